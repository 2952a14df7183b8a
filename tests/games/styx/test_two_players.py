"""Two players, and the variant with consolation."""

from __future__ import annotations

from tests.games.styx.table import asked, can, card, do, g, go, income, names, new, offered, put, table, up
from tests.rule import rule

from underthrone.games.styx.moves import ELIMINATE, MUSTER, PLACE, TITHE


@rule("SX-50")
def test_each_places_two_different_tokens_one_row_after_the_other() -> None:
    s = table({}, {}, first=1)
    for seat in (1, 0, 1, 0):
        assert s.deciders() == [seat]
        assert len(s.moves(seat)) == (6 if len(s.tokens) < 2 else 4)
        s.play(seat, s.moves(seat)[-1])
    assert [t.seat for t in s.tokens] == [1, 0, 1, 0]


@rule("SX-50")
def test_the_second_token_may_lie_on_the_same_card_or_the_other_but_is_another_action() -> None:
    s = table({}, {})
    put(s, "left muster", "left tithe")
    assert s.moves(0) == [PLACE.of(slot, action) for slot in (0, 1) for action in (TITHE, ELIMINATE)]
    assert g.why_not(s, 0, PLACE.of(1, MUSTER)) == "Your Muster token lies on an emissary already."


@rule("SX-51")
def test_tokens_are_revealed_in_the_order_in_which_they_were_placed() -> None:
    s = table({"coins": 9}, {"coins": 9})
    put(s, "left muster", "right muster", "right eliminate", "left eliminate")
    order: list[tuple[str, int]] = []
    while asked(s) in ("bid", "wager"):
        order.append((asked(s), s.decider()))
        do(s, "give-up")
    assert order == [("bid", 0), ("bid", 1), ("wager", 0), ("wager", 1)]


@rule("SX-52")
def test_a_tithe_counts_cards_that_were_spent_in_the_same_audience() -> None:
    s = table({"army": ["toll-keeper"], "discard": ["ember-bearer"]}, {}, left="ghoul", right="harpy")
    go(s, "left tithe", "right tithe", "right eliminate 1", "left muster")
    assert s.players[0].army == []
    assert s.players[0].coins == 4 + 2


@rule("SX-52")
def test_a_tithe_does_not_count_a_card_mustered_or_a_soul_won_in_the_same_audience() -> None:
    s = table({}, {}, left="usurer-of-souls", right="minotaur-shade")
    go(s, "left muster 1", "right tithe", "right tithe", "left eliminate")
    assert s.players[0].coins == 4 - 1 + 1
    s = table({"army": ["ghoul"], "soul": 0}, {}, left="hellhound", right="harpy")
    go(s, "left eliminate 2", "right tithe", "right tithe", "left muster")
    assert (s.players[0].soul, s.players[0].coins) == (2, 4 + 1)


@rule("SX-52")
def test_tithe_and_muster_on_one_card_count_its_income_once() -> None:
    s = table({}, {}, left="usurer-of-souls", right="harpy")
    go(s, "left muster 1", "right tithe", "left tithe", "right muster")
    assert up(s.players[0]) == ["usurer-of-souls"]
    assert s.players[0].coins == 4 - 1 + income("usurer-of-souls")


@rule("SX-52")
def test_a_muster_spends_only_coins_held_at_the_start() -> None:
    s = table({"coins": 1}, {}, left="usurer-of-souls", right="harpy")
    put(s, "left tithe", "right tithe", "right muster", "right eliminate")
    assert can(s, "bid", 1)
    assert not can(s, "bid", 2)


@rule("SX-52")
def test_an_elimination_is_paid_only_with_cards_that_were_there_at_the_start() -> None:
    s = table({"army": ["ash-imp"]}, {}, left="reaper", right="harpy")
    put(s, "left muster", "left tithe", "right eliminate", "left muster")
    do(s, "bid", 4)
    assert can(s, "wager", 2)
    assert not can(s, "wager", 3)
    do(s, "wager", 1)
    assert offered(s) == ["ember-bearer", "ash-imp"]


@rule("SX-52", "SX-71")
def test_a_djinn_mustered_with_the_tithe_keeps_its_counters() -> None:
    s = table({}, {}, left="djinn", right="harpy")
    go(s, "left muster 1", "right tithe", "left tithe", "left eliminate")
    assert s.djinn == 3
    assert s.players[0].coins == 4 - 1 + 1


@rule("SX-55")
def test_a_failed_bid_brings_a_coin_in_the_variant() -> None:
    for option, coins in (("on", [5, 2, 5, 4]), ("off", [4, 2, 4, 4])):
        s = table({}, {}, {}, {}, options={"consolation": option})
        go(s, "left muster 1", "left muster 2", "right muster 1", "right eliminate 1")
        assert [p.coins for p in s.players] == coins, "outbid, winner, cancelled, winner"


@rule("SX-55")
def test_an_elimination_that_is_outbid_failed_too_but_giving_up_is_no_bid() -> None:
    s = table({}, {"army": ["lich"]}, {}, options={"consolation": "on"})
    go(s, "left eliminate 1", "left eliminate 2", "right muster")
    assert [p.coins for p in s.players] == [5, 4, 4]


@rule("SX-55")
def test_a_muster_cancelled_by_ones_own_elimination_is_not_consoled() -> None:
    s = table({}, {}, options={"consolation": "on"}, left="ghoul", right="harpy")
    go(s, "left muster 1", "right tithe", "left eliminate 1", "left muster")
    assert s.players[0].coins == 4
    assert names(s.centre) == ["ghoul", "harpy"]
    assert card("ember-bearer") in s.players[0].discard


@rule("SX-55")
def test_the_variant_is_on_with_five_and_six_and_a_choice_for_all() -> None:
    assert [new(n).setup.options["consolation"] for n in range(2, 7)] == ["off", "off", "off", "on", "on"]
    assert new(5, consolation="off").setup.options["consolation"] == "off"
