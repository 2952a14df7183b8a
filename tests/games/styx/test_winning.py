"""The four ways to win, ties, and the tracks."""

from __future__ import annotations

import pytest
from tests.games.styx.table import card, do, g, go, new, put, strength, table
from tests.rule import rule

from underthrone.games.styx.state import Table
from underthrone.kernel.dice import Dice, seeded

ELEMENTS = ["water-spirit", "fire-spirit", "earth-spirit", "air-spirit"]
IDLE = ("left tithe", "left tithe", "right tithe")


def won(s: Table) -> tuple[list[int], str]:
    result = s.result()
    assert result is not None
    assert all(result.places[seat] == 1 for seat in result.winners)
    return result.winners, result.reason


@rule("SX-40")
def test_20_influence_wins_at_the_end_of_the_audience() -> None:
    s = table({}, {"influence": 19}, {}, left="storm-crow")
    go(s, "right tithe", "left muster 1", "right tithe")
    assert won(s) == ([1], "influence")
    assert g.reason(s) == "Player 2 won with 20 Influence."


@rule("SX-40")
def test_19_is_not_enough() -> None:
    s = table({"influence": 19}, {}, {})
    assert not go(s, *IDLE).over


@rule("SX-40")
def test_20_influence_prevents_a_war_of_the_same_audience() -> None:
    s = table({}, {"influence": 19}, {"army": ["reaper", "lich"]}, left="storm-crow", chaos=20)
    go(s, "right tithe", "left muster 1", "right tithe")
    assert s.chaos >= 21
    assert won(s) == ([1], "influence")


@rule("SX-40")
def test_chaos_on_exactly_20_does_nothing() -> None:
    s = table({}, {}, {}, left="storm-crow", right="pyre-phoenix", chaos=19)
    go(s, *IDLE)
    assert (s.chaos, s.over) == (20, False)


@rule("SX-41")
def test_chaos_at_21_brings_war_and_the_strongest_army_wins_with_its_standard_bearer() -> None:
    s = table(
        {"army": ["ghoul"]}, {"army": ["lich"], "discard": ["bone-bearer"]}, {}, chaos=20, right="harpy", left="reaper"
    )
    go(s, *IDLE)
    assert s.war
    assert won(s) == ([0], "war")


@rule("SX-42")
def test_four_elements_and_a_complete_soul_win() -> None:
    s = table({"army": ELEMENTS, "soul": 4}, {}, {})
    assert won(go(s, *IDLE)) == ([0], "elements")


@rule("SX-42")
@pytest.mark.parametrize(("army", "soul"), [(ELEMENTS, 3), (ELEMENTS[:3], 4)])
def test_less_does_not(army: list[str], soul: int) -> None:
    assert not go(table({"army": army, "soul": soul}, {}, {}), *IDLE).over


@rule("SX-42")
def test_the_last_quarter_may_cost_the_element() -> None:
    s = table({"army": ELEMENTS, "soul": 3, "discard": ["ember-bearer"]}, {}, {}, left="harpy", right="ghoul")
    go(s, "left eliminate 1", "right tithe", "right tithe")
    do(s, "pay", "water-spirit")
    assert (s.players[0].soul, s.over) == (4, False)


@rule("SX-43")
def test_two_horsemen_of_the_apocalypse_win() -> None:
    s = table({"army": ["horseman-of-war"]}, {}, {}, left="horseman-of-death")
    go(s, "left muster 1", "right tithe", "right tithe")
    assert won(s) == ([0], "horsemen")


@rule("SX-44")
def test_most_conditions_win() -> None:
    both = {"army": ["horseman-of-war", "horseman-of-death"], "influence": 20}
    s = table({"influence": 25, "army": ["barrow-king", "abyssal-leviathan"]}, both, {})
    assert won(go(s, *IDLE)) == ([1], "several")


@rule("SX-44")
def test_then_the_strength_of_face_up_legendary_cards_the_headless_horseman_included() -> None:
    strong, legend = {"influence": 20, "army": ["reaper", "lich"]}, {"influence": 20, "army": ["headless-horseman"]}
    s = table(strong, legend, {})
    assert won(go(s, *IDLE)) == ([1], "influence")


@rule("SX-44")
def test_then_the_number_of_face_up_cards_eternals_too() -> None:
    s = table({"influence": 20, "army": ["lich"]}, {"influence": 20, "army": ["pyre-phoenix", "ash-imp"]}, {})
    assert won(go(s, *IDLE)) == ([1], "influence")


@rule("SX-44")
def test_then_the_number_of_horsemen() -> None:
    assert strength("horseman-of-conquest") == strength("headless-horseman")
    s = table({"influence": 20, "army": ["headless-horseman"]}, {"influence": 20, "army": ["horseman-of-conquest"]}, {})
    assert won(go(s, *IDLE)) == ([1], "influence")


@rule("SX-44")
def test_still_tied_the_win_is_shared() -> None:
    s = table(
        {"influence": 20, "army": ["ghoul"]}, {}, {"influence": 22, "army": ["lich"]}, left="reaper", right="harpy"
    )
    assert won(go(s, *IDLE)) == ([0, 2], "influence")
    result = s.result()
    assert result is not None
    assert result.places == [1, 3, 1]
    assert g.reason(s) == "Player 1 won with 20 Influence. Player 3 won with 22 Influence."


@rule("SX-44")
def test_a_win_shared_by_two_conditions_gives_each_winner_the_true_reason() -> None:
    legends = {"army": ["horseman-of-war", "horseman-of-conquest"]}  # 7 of Legendary Strength, three cards, two riders
    same = {"army": ["horseman-of-famine", "horseman-of-death"], "influence": 20}
    s = go(table(legends, {"influence": 19}, same), *IDLE)
    assert won(s) == ([2], "several")
    assert g.reason(s) == "Player 3 won with 20 Influence and 2 Horsemen of the Apocalypse."
    s = go(
        table({"army": ["siren", "lich", "ash-imp", "djinn"], "influence": 20}, {"army": ELEMENTS, "soul": 4}, {}),
        *IDLE,
    )
    assert won(s) == ([0, 1], "several")
    assert g.reason(s) == (
        "Player 1 won with 20 Influence. Player 2 won with all four elements beside a complete Soul."
    )
    assert g.reason(s, "fr").startswith("Joueur 1 a gagné avec 20 d’Influence. Joueur 2 a gagné avec les quatre")


@rule("SX-44")
def test_behind_the_winner_come_those_who_met_a_condition_and_then_the_others_by_influence() -> None:
    s = table({"influence": 12}, {"influence": 20, "army": ["lich"]}, {"influence": 15}, {"influence": 25}, {})
    go(s, *IDLE, "left tithe", "right tithe")
    result = s.result()
    assert result is not None
    assert result.winners == [1], "more cards than the fourth, who has more Influence"
    assert result.places == [4, 1, 3, 2, 5]
    assert result.scores == [0, 1, 0, 1, 0], "the ways to win that each has met"


@rule("SX-44")
@pytest.mark.parametrize("players", range(2, 7))
def test_nobody_has_a_better_place_with_a_lower_score(players: int) -> None:
    for seed in range(20):
        s, dice = new(players, seed), Dice(seeded(seed))
        while s.deciders():
            s.play(s.decider(), g.heuristics.habit(s, s.decider(), dice))
        result = s.result()
        assert result is not None
        ranked = sorted(zip(result.places, result.scores))
        assert [score for _, score in ranked] == sorted(result.scores, reverse=True)


@rule("SX-44", "SX-25")
def test_everything_of_one_audience_is_simultaneous() -> None:
    s = table({"influence": 19}, {"influence": 19}, {}, left="storm-crow", right="barrow-king")
    go(s, "left muster 1", "right muster 1", "left tithe")
    assert won(s) == ([1], "influence"), "both are there, and the second has a Legendary card"


@rule("SX-45")
def test_influence_and_soul_never_move_back() -> None:
    s = table({"army": ["reaper"], "soul": 2}, {"army": ["ghoul"]}, {}, left="siren", right="lich")
    before = s.players[0].influence
    go(s, "left muster 1", "right tithe", "right tithe")
    do(do(s, "take", "ghoul"), "give", "reaper")
    assert s.players[0].influence == before + strength("siren")
    assert s.players[0].soul == 2


@rule("SX-45")
@pytest.mark.parametrize("players", range(2, 7))
def test_influence_is_usually_the_sum_over_all_own_cards(players: int) -> None:
    s = new(players, 11)
    dice = Dice(seeded(players))
    exchanged = False
    while s.deciders() and not exchanged:
        exchanged = s.question >= 0 and s.rules.question_names[s.question] in ("claim", "give", "offer")
        for p in s.players:
            assert p.influence == sum(s.cards.strength[c] for c in p.army + p.discard)
        options = s.moves(s.decider())
        s.play(s.decider(), options[dice.below(len(options))])


@rule("SX-46")
def test_chaos_is_the_sum_of_the_centre_discard_until_cards_are_exchanged() -> None:
    s = table({}, {}, {}, centre=["lich", "reaper"])
    assert s.chaos == strength("lich") + strength("reaper")
    go(s, *IDLE)
    assert s.chaos == sum(s.cards.strength[c] for c in s.centre)


@rule("SX-46")
def test_chaos_moves_back_for_the_reaper_only_and_not_below_0() -> None:
    s = table({}, {}, {}, left="reaper", right="pyre-phoenix", centre=["horseman-of-war"], chaos=2)
    go(s, "left muster 1", "right tithe", "right tithe")
    do(s, "reap", "horseman-of-war")
    assert s.chaos == 0


@rule("SX-46")
@pytest.mark.parametrize(("given", "fetched"), [("lich", "reaper"), ("reaper", "lich")])
def test_a_necromancers_exchange_moves_chaos_forward_only(given: str, fetched: str) -> None:
    s = table({"army": [given]}, {}, {}, left="necromancer", right="pyre-phoenix", centre=[fetched], chaos=5)
    go(s, "left muster 1", "right tithe", "right tithe")
    do(do(s, "fetch", fetched), "give", given)
    assert s.chaos == 5 + max(0, strength(given) - strength(fetched))
    assert card(given) in s.centre


def test_nobody_is_asked_after_the_end() -> None:
    s = go(table({"army": ELEMENTS, "soul": 4}, {}, {}), *IDLE)
    assert s.deciders() == []
    assert g.why_not(s, 0, 0) == "The game is over."
    assert put(s) is s
