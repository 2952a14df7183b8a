"""An Audience: tokens, bids, resolution."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.styx.table import (
    PLAIN,
    asked,
    can,
    card,
    do,
    down,
    g,
    go,
    happened,
    income,
    names,
    new,
    offered,
    put,
    strength,
    table,
    up,
)
from tests.rule import rule

import underthrone as ut
from underthrone.games.styx.moves import BID, DECLINE, ELIMINATE, GIVE_UP, MUSTER, PAY, PLACE, TITHE, WAGER

THREE: list[dict[str, int]] = [{}, {}, {}]


# --- Placing and revealing


@rule("SX-10")
def test_tokens_are_placed_in_turn_order_and_only_the_card_is_public() -> None:
    s = table(*THREE, first=1)
    for seat in (1, 2, 0):
        assert s.deciders() == [seat]
        s.play(seat, PLACE.of(0, ELIMINATE if seat == 2 else TITHE))
        if seat:
            token = s.view((seat + 1) % 3)["tokens"][-1]
            assert (token["seat"], token["slot"], token["action"]) == (seat, 0, None)
            assert s.view(seat)["tokens"][-1]["action"] == ("eliminate" if seat == 2 else "tithe")
            (told,) = happened(s, "placed")
            assert told["action"] is None


@rule("SX-15")
@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 3), (6, 6)])
def test_an_audience_is_one_list_in_the_order_of_the_rulebook(players: int, tokens: int) -> None:
    s = new(players)
    to_come = [s.rules.step_names[step] for step, _, _ in reversed(s.agenda) if step >= 0]
    resolving = ["eliminate_all", "muster_all", "tithe_all", "discard_unclaimed", "take_effects"]
    assert to_come == ["consult_oracle", *["reveal"] * tokens, *resolving, "end_audience", "begin_audience"]


@rule("SX-10")
def test_a_token_may_be_a_bluff_without_a_possible_bid() -> None:
    s = table({"coins": 0, "discard": ["ember-bearer"]}, {}, {})
    assert s.moves(0) == [PLACE.of(slot, action) for slot in (0, 1) for action in (TITHE, MUSTER, ELIMINATE)]
    go(s, "left muster", "left tithe", "left tithe")
    assert s.audience == 2, "nobody was asked for a bid"


@rule("SX-11", "SX-15")
def test_tokens_are_revealed_in_turn_order_over_both_cards_and_nothing_is_resolved_before() -> None:
    s = table({}, {}, {}, {})
    put(s, "left muster", "right tithe", "right muster", "left muster")
    assert (asked(s), s.deciders()) == ("bid", [0])
    do(s, "bid", 2)
    assert s.deciders() == [2]
    assert [t.shown for t in s.tokens] == [True, True, True, False]
    do(s, "bid", 1)
    assert s.deciders() == [3]
    assert [p.coins for p in s.players] == [4, 4, 4, 4]
    do(s, "give-up")
    assert [p.coins for p in s.players][:1] == [2]


@rule("SX-11")
def test_a_revealed_tithe_announces_nothing() -> None:
    s = table(*THREE)
    go(s, "left tithe", "left tithe", "right tithe")
    assert s.audience == 2


@rule("SX-12")
def test_a_muster_bids_from_1_to_all_coins_and_more_than_every_earlier_bid_on_that_card() -> None:
    s = table({"coins": 3}, {"coins": 5}, {"coins": 2}, {"coins": 9})
    put(s, "left muster", "left muster", "right muster", "left muster")
    assert s.moves(0) == [GIVE_UP, BID.of(1), BID.of(2), BID.of(3)]
    do(s, "bid", 2)
    assert s.moves(1) == [GIVE_UP, BID.of(3), BID.of(4), BID.of(5)]
    do(s, "give-up")
    assert s.moves(2) == [GIVE_UP, BID.of(1), BID.of(2)], "the bids on the other card don't matter"
    do(s, "bid", 1)
    assert s.moves(3) == [GIVE_UP, *map(BID.of, range(3, 10))]
    assert g.why_not(s, 3, BID.of(2)) == "The bid must be 3 or more."
    assert g.why_not(s, 3, BID.of(10)) == "You have only 9 coins."


@rule("SX-12")
def test_without_a_possible_bid_a_muster_gives_up_by_itself() -> None:
    s = table({"coins": 4}, {"coins": 4}, {})
    put(s, "left muster", "left muster", "right tithe")
    do(s, "bid", 4)
    assert s.audience == 2
    assert [event["seat"] for event in happened(s, "gave-up")] == [1]
    assert s.players[1].coins == 4


@rule("SX-13")
def test_an_elimination_bids_strength_that_can_be_spent() -> None:
    s = table({"army": ["zombie", "hydra", "pyre-phoenix"], "discard": ["ghoul"]}, {}, {}, left="harpy", right="lich")
    put(s, "left eliminate", "left tithe", "left eliminate")
    most = 1 + strength("zombie") + strength("hydra")  # the Standard-Bearer; no Eternal, nothing that lies face down
    assert s.moves(0) == [GIVE_UP, *map(WAGER.of, range(1, most + 1))]
    do(s, "wager", 1)
    assert (s.audience, asked(s)) == (1, "pay"), "the third can't bid 2 and gives up by itself"


@rule("SX-13")
def test_a_second_elimination_must_bid_more() -> None:
    s = table({"army": ["ghoul"]}, {"army": ["lich"]}, {}, left="harpy", right="fury")
    put(s, "left eliminate", "left eliminate", "right tithe")
    do(s, "wager", 1)
    assert s.moves(1)[:2] == [GIVE_UP, WAGER.of(2)]
    assert g.why_not(s, 1, WAGER.of(9)) == "The Strength that you can spend is only 3."


@rule("SX-14")
def test_everybody_bids_once_and_losers_pay_nothing() -> None:
    s = table({"coins": 9}, {"coins": 9}, {"coins": 9})
    go(s, "left muster 3", "left muster 5", "right tithe")
    assert s.audience == 2, "the first isn't asked again"
    assert [p.coins for p in s.players][:2] == [9, 4]


@rule("SX-14")
def test_when_everybody_gives_up_on_eliminating_muster_and_tithe_go_on_as_usual() -> None:
    s = table({}, {}, {}, left="usurer-of-souls")
    go(s, "left eliminate", "left muster 2", "left tithe")
    assert up(s.players[1]) == ["usurer-of-souls"]
    assert s.players[2].coins == 4 + income("usurer-of-souls")
    assert s.chaos == strength("harpy"), "only the other card was left over"


@rule("SX-15")
def test_eliminations_come_before_musters_whatever_the_order_of_reveal() -> None:
    s = table({"coins": 4}, {}, {"army": ["lich"]})
    go(s, "left muster 4", "right tithe", "left eliminate 1")
    assert up(s.players[0]) == []
    assert s.players[0].coins == 4


# --- Elimination


@rule("SX-16")
def test_an_elimination_is_paid_with_cards_none_of_which_is_superfluous() -> None:
    s = table({"army": ["ghoul", "lich", "reaper"]}, {}, {}, left="fury", right="storm-crow")
    go(s, "left eliminate 4", "right tithe", "right tithe")
    assert offered(s) == ["lich", "reaper"], "3 + 2, 3 + 1 or 2 + 2, strongest first; nothing else begins a payment"
    do(s, "pay", "reaper")
    assert offered(s) == ["ember-bearer", "lich", "ghoul"]
    assert "strongest first" not in g.why_not(s, 0, PAY.of(card("lich")))
    assert "in it already" in g.why_not(s, 0, PAY.of(card("reaper")))
    do(s, "pay", "ember-bearer")
    assert down(s.players[0]) == ["ember-bearer", "reaper"]


@rule("SX-16")
def test_paying_more_than_the_bid_is_fine_when_every_card_is_needed() -> None:
    s = table({"army": ["reaper"]}, {}, {})
    go(s, "left eliminate 2", "right tithe", "right tithe")
    assert down(s.players[0]) == ["reaper"], "3 for a bid of 2; with the Standard-Bearer too it would be superfluous"
    assert s.players[0].army == [card("ember-bearer")]


@rule("SX-16")
def test_a_payment_that_leaves_no_choice_is_made_without_asking() -> None:
    s = table({"army": ["ghoul"]}, {}, {}, left="lich")
    go(s, "left eliminate 3", "right tithe", "right tithe")
    assert down(s.players[0]) == ["ember-bearer", "ghoul"]


@rule("SX-16")
def test_two_eliminations_are_paid_in_the_order_of_their_reveal() -> None:
    s = table({"army": ["storm-crow"]}, {"army": ["ash-imp"]}, {}, first=1)
    go(s, "right eliminate 1", "right tithe", "left eliminate 1")
    assert (asked(s), s.deciders()) == ("pay", [1])
    do(s, "pay", "ash-imp")
    assert (asked(s), s.deciders()) == ("pay", [0])


@rule("SX-17")
def test_an_eliminated_card_goes_to_the_centre_moves_chaos_and_gives_its_soul() -> None:
    s = table({"coins": 0}, {}, {}, left="hellhound", right="storm-crow", chaos=2)
    go(s, "left eliminate 1", "right muster 1", "right tithe")
    assert names(s.centre) == ["hellhound"]
    assert s.chaos == 2 + strength("hellhound")
    assert s.players[0].soul == 2


@rule("SX-17")
def test_a_soul_is_never_more_than_complete() -> None:
    s = table({"soul": 3}, {}, {}, left="hellhound")
    go(s, "left eliminate 1", "right tithe", "right tithe")
    assert s.players[0].soul == 4


@rule("SX-18")
def test_an_eliminated_eternal_goes_back_to_the_pile_without_chaos_and_soul() -> None:
    s = table({}, {}, {}, left="pyre-phoenix", right="storm-crow", pile=PLAIN[3:])
    go(s, "left eliminate 1", "right muster 1", "left tithe")
    assert (s.chaos, s.centre, s.players[0].soul) == (0, [], 0)
    assert card("pyre-phoenix") in s.pile + s.slots
    assert down(s.players[0]) == ["ember-bearer"], "it was paid for all the same"


@rule("SX-19")
def test_cards_that_are_spent_move_no_chaos_and_give_no_soul() -> None:
    s = table({"army": ["horseman-of-conquest"]}, {}, {}, left="toll-keeper", right="pyre-phoenix")
    go(s, "left eliminate 3", "right tithe", "right tithe")
    assert s.chaos == strength("toll-keeper")
    assert s.players[0].soul == 0


@rule("SX-20")
def test_an_eliminated_card_brings_nobody_anything() -> None:
    seats: tuple[dict[str, Any], ...] = (
        {},
        {"army": ["toll-keeper"]},
        {"coins": 4},
        {"army": ["djinn"], "soul": 4},
        {"soul": 4},
    )
    s = table(*seats, left="usurer-of-souls", right="pyre-phoenix", options={"consolation": "off"})
    go(s, "left eliminate 1", "left tithe", "left muster 3", "left tithe", "left tithe")
    assert s.players[1].coins == 4 + 2, "the army's income"
    assert s.players[2].coins == 4
    assert s.players[3].coins == 4 + 2, "the Djinn is a card of the army, the bonus of the Soul is none"
    assert s.players[4].coins == 4 + 1, "never less than 1"


@rule("SX-20")
def test_the_effects_of_an_eliminated_card_do_not_happen() -> None:
    s = table({}, {}, {}, left="cultist", right="storm-crow")
    go(s, "left eliminate 1", "left muster 2", "right tithe")
    assert (asked(s), s.audience) == ("place", 2)


# --- Muster, Tithe, unclaimed


@rule("SX-21")
def test_the_muster_winner_pays_and_gets_the_card_and_its_influence() -> None:
    s = table({}, {"coins": 6}, {}, left="reaper", right="storm-crow")
    go(s, "left muster 2", "left muster 3", "right tithe")
    p = s.players[1]
    assert (up(p), p.coins, p.influence) == (["reaper"], 3, 1 + strength("reaper"))
    assert (s.players[0].coins, s.players[0].influence) == (4, 1)
    assert s.chaos == strength("storm-crow")


@rule("SX-22")
def test_a_tithe_pays_target_army_djinn_and_bonus() -> None:
    s = table({"army": ["toll-keeper", "djinn", "hydra"], "soul": 1}, {}, {}, left="usurer-of-souls")
    go(s, "left tithe", "right tithe", "right tithe")
    army = income("toll-keeper") + income("djinn") + income("hydra")
    assert s.players[0].coins == 4 + income("usurer-of-souls") + army + 2 + 1


@rule("SX-22")
def test_a_tithe_counts_a_card_that_somebody_else_musters() -> None:
    s = table({}, {}, {}, left="usurer-of-souls")
    go(s, "left tithe", "left muster 1", "right tithe")
    assert s.players[0].coins == 4 + income("usurer-of-souls")


@rule("SX-22")
def test_a_tithe_never_brings_less_than_1() -> None:
    s = table({"army": ["hydra"], "discard": ["toll-keeper"]}, {}, {}, left="nidhogr", right="horseman-of-war")
    go(s, "left tithe", "right tithe", "right tithe")
    assert [p.coins for p in s.players] == [5, 5, 5]


@rule("SX-23")
def test_an_unclaimed_card_goes_to_the_centre_and_moves_chaos_but_an_eternal_goes_back() -> None:
    s = table({}, {}, {}, left="reaper", right="pyre-phoenix", pile=PLAIN[1:3])
    go(s, "left tithe", "left tithe", "right tithe")
    assert (names(s.centre), s.chaos) == (["reaper"], strength("reaper"))
    assert card("pyre-phoenix") in s.pile + s.slots


# --- The end of an Audience


@rule("SX-24")
def test_effects_happen_at_the_end_in_the_order_of_the_list_not_of_the_cards_or_players() -> None:
    s = table({"army": ["ghoul"]}, {"army": ["harpy"]}, {}, left="cultist", right="siren")
    go(s, "left muster 1", "right muster 1", "left tithe")
    assert (asked(s), s.deciders()) == ("take", [1]), "the Siren before the Cultist"
    do(s, "decline")
    assert (asked(s), s.deciders()) == ("summon", [0])


@rule("SX-24")
def test_effects_are_optional() -> None:
    s = table({"army": ["ghoul"]}, {"army": ["harpy"]}, {}, left="devils-soul", right="siren")
    go(s, "left muster 1", "right muster 1", "left tithe")
    do(do(s, "decline"), "decline")
    assert (up(s.players[0]), s.audience) == (["devils-soul", "ghoul"], 2)


@rule("SX-24", "SX-75")
def test_by_the_french_rulebook_the_devils_soul_is_not_optional() -> None:
    seats: tuple[dict[str, Any], ...] = ({"army": ["ghoul"]}, {"army": ["harpy"]}, {})
    s = table(*seats, left="devils-soul", right="siren", options={"rulebook": "fr"})
    go(s, "left muster 1", "right muster 1", "left tithe")
    assert (asked(s), g.prompt(s)) == ("turn", "The Devil’s Soul makes you turn one of your cards face down.")
    assert not can(s, "decline")
    assert "isn’t optional" in g.why_not(s, 0, DECLINE)
    do(s, "turn", "ghoul")
    assert s.audience == 2, "the Siren finds nothing to exchange any more"


@rule("SX-24")
def test_what_goes_into_the_pile_earlier_can_be_fetched_later_in_the_same_audience() -> None:
    s = table({}, {}, {}, left="reaper", right="succubus", centre=["horseman-of-war"], pile=[*PLAIN[:4]])
    go(s, "left muster 1", "right muster 1", "left tithe")
    do(s, "reap", "horseman-of-war")
    assert asked(s) == "summon"
    do(s, "summon", "horseman-of-war")


@rule("SX-25")
def test_victory_is_checked_after_the_effects_so_a_reaper_can_avert_the_war() -> None:
    seats: list[dict[str, int]] = [{}, {}, {}]
    for reaps in (True, False):
        s = table(*seats, left="reaper", right="harpy", centre=["horseman-of-war"], chaos=20)
        go(s, "left muster 1", "right tithe", "right tithe")
        assert s.chaos == 20 + strength("harpy") >= 21
        do(s, "reap", "horseman-of-war") if reaps else do(s, "decline")
        assert s.over is not reaps


@rule("SX-26")
def test_the_first_player_token_passes_left_and_two_cards_are_revealed() -> None:
    s = table(*THREE, first=2)
    go(s, "left tithe", "left tithe", "right tithe")
    assert (s.first, s.deciders(), len(s.slots), s.tokens) == (0, [0], 2, [])


@rule("SX-26")
@pytest.mark.parametrize("pile", [[], ["ash-imp"], ["pyre-phoenix", "stone-sentinel", "lost-echo"]])
def test_too_few_cards_or_only_eternals_bring_war_wherever_chaos_stands(pile: list[str]) -> None:
    s = table({}, {"army": ["lich"]}, {}, left="storm-crow", right="harpy", pile=pile)
    go(s, "left tithe", "left tithe", "right tithe")
    assert (s.over, s.war, s.chaos < 21) == (True, True, True)
    result = s.result()
    assert result is not None
    assert (result.winners, result.reason) == ([1], "war")


@rule("SX-26")
def test_one_card_that_is_not_eternal_is_enough_to_go_on() -> None:
    s = table(*THREE, left="storm-crow", right="harpy", pile=["ash-imp", "pyre-phoenix"])
    go(s, "left tithe", "left tithe", "right tithe")
    assert sorted(names(s.slots)) == ["ash-imp", "pyre-phoenix"]


def test_an_illegal_bid_changes_nothing() -> None:
    s = table(*THREE)
    put(s, "left muster", "left tithe", "left tithe")
    before = s.to_data()
    with pytest.raises(ut.Illegal, match="You have only 4 coins"):
        s.play(0, BID.of(5))
    assert s.to_data() == before
