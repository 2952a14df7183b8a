"""The three assessments."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.lords_of_xidit.table import answer, lively, new, orders, position, seat, told, xidit
from tests.rule import rule

from underthrone.games.lords_of_xidit.kingdom import REPUTATION
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.state import Result

STEVE, PAUL, ALEX, STEPHANIE = range(4)


def end(*seats: dict[str, Any], **more: Any) -> Table:
    return position(*seats, moment="end", players=len(seats), **more)


def result(s: Table) -> Result:
    found = s.result()
    assert found is not None
    return found


def stories(count: int, *towns: int) -> dict[int, int]:
    """Guilds with so many stories in all."""
    guilds = {}
    for town in towns:
        if count > 0:
            guilds[town] = min(4, count)
            count -= 4
    return guilds


def the_friends(**more: Any) -> Table:
    """Gold, guilds, bards and units of the rulebook's example of all three assessments."""
    steve = {"gull-cape": 1, "amber-coast": 1, "copper-hills": 2, "high-moors": 2}
    paul = {"heartlands": 2, "high-moors": 3, "long-meadows": 3, "lantern-vale": 1}
    alex = {"gull-cape": 1, "amber-coast": 1, "copper-hills": 3, "long-meadows": 2, "snowfields": 1}
    stephanie = {"heartlands": 3, "snowfields": 2, "thorn-marsh": 2, "lantern-vale": 2}
    return end(
        seat(5, gold=20, guilds=stories(8, 1, 2), bards=steve),
        seat(6, "PPPP", gold=18, guilds=stories(12, 3, 4, 5), bards=paul),
        seat(7, gold=19, guilds=stories(9, 6, 7, 8), bards=alex),
        seat(8, "PP", gold=18, guilds=stories(11, 9, 10, 11), bards=stephanie),
        **more,
    )


@rule("XI-70", "XI-72")
def test_the_three_assessments_of_the_rulebook_end_with_paul() -> None:
    s = the_friends()
    assert s.view(None)["points"]["influence"] == [8, 12, 9, 11]
    assert s.view(None)["points"]["reputation"] == [12, 16, 15, 18]
    assert s.out == [STEPHANIE, STEVE, ALEX]
    assert result(s) == Result([PAUL], [3, 1, 2, 4], [1, 3, 2, 0], "savior")
    assert "Player 2 saved the kingdom." in xidit().log(s, None)
    assert xidit().reason(s) == "Player 2 outlasted all others in the three assessments and saved the kingdom."


@rule("XI-72")
def test_stephanie_and_paul_tie_on_wealth_and_paul_has_more_units() -> None:
    assert the_friends().out[0] == STEPHANIE
    assert "Player 4 was eliminated by Wealth." in told(the_friends())


@rule("XI-72")
@pytest.mark.parametrize(("first", "out"), [(0, [0, 1, 2]), (2, [2, 3, 0])])
def test_of_those_tied_on_units_too_the_furthest_from_the_first_player_stays(first: int, out: list[int]) -> None:
    assert end(*[seat(c) for c in (1, 2, 3, 4)], first=first).out == out


@rule("XI-70")
def test_the_order_of_the_assessments_decides_who_goes_out() -> None:
    rich = seat(1, gold=9)
    wise = seat(2, gold=1, guilds={1: 4})
    famed = seat(3, gold=2, guilds={2: 1}, bards={"heartlands": 3})
    poor = seat(4, guilds={3: 2}, bards={"snowfields": 1})
    assert end(rich, wise, famed, poor).out == [3, 0, 1]
    assert end(rich, wise, famed, poor, assessments=["influence", "wealth", "reputation"]).out == [0, 3, 1]


@rule("XI-70")
def test_with_five_players_the_first_assessment_takes_two() -> None:
    s = end(*[seat(c, gold=c) for c in (1, 2, 3, 4, 5)])
    assert s.out[:2] == [0, 1]
    assert len(s.out) == 4
    assert result(s).places[:2] == [5, 4]
    assert result(s).scores[:2] == [0, 0]
    assert sorted(result(s).scores) == [0, 0, 1, 2, 3]


@rule("XI-70")
def test_bards_of_the_eliminated_still_count_in_the_regions() -> None:
    s = end(
        seat(1, bards={"heartlands": 9}),
        seat(2, gold=5, bards={"heartlands": 2}),
        seat(3, gold=5, guilds={1: 1}),
        seat(4, gold=5, bards={"heartlands": 1}),
    )
    assert s.out[0] == 0
    assert s.reputation() == [6, 4, 0, 0]


def reputation(*counts: int, region: str = "heartlands") -> list[int]:
    """What one region brings to players with so many bards there."""
    return end(*[seat(i + 1, bards={region: count}) for i, count in enumerate(counts)]).points(REPUTATION)


@rule("XI-71")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 3, 1, 0), [6, 4, 0, 0]),
        ((4, 4, 1, 0), [6, 6, 0, 0]),
        ((4, 2, 2, 0), [6, 4, 4, 0]),
        ((2, 0, 0, 0), [6, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 1, 1, 1), [6, 6, 6, 6]),
        ((1, 2, 3, 2), [0, 4, 6, 4]),
    ],
)
def test_first_and_second_most_bards_score_a_regions_values(counts: tuple[int, ...], points: list[int]) -> None:
    assert reputation(*counts) == points


@rule("XI-71")
def test_wealth_is_gold_and_influence_is_stories_on_the_board() -> None:
    s = end(seat(1, gold=7, guilds={1: 3, 2: 4}, held=2), seat(2), seat(3), seat(4))
    assert s.view(None)["points"]["wealth"] == [7, 0, 0, 0]
    assert s.view(None)["points"]["influence"] == [7, 0, 0, 0]


# --- Three players and the dummy


@rule("XI-81")
def test_the_dummy_begins_with_six_five_and_four_points_or_one_more_each() -> None:
    for options, most in (({}, 6), ({"dummy": "7-6-5"}, 7)):
        s = new(3, 5, **options)
        assert [s.dummy[kind] for kind in s.assessments] == [most, most - 1, most - 2]
    assert new(4).dummy == []


@rule("XI-81")
def test_stephanie_beats_a_threat_and_raises_the_dummys_wealth() -> None:
    s = position(seat(1, "PPPAAAIICCMM"), players=3, threats=[1])
    orders(s, "action")
    while s.rules.question_names[s.question] != "help_dummy":
        s.play(s.decider(), s.moves(s.decider())[0])
    before = s.view(None)["dummy"]["wealth"]
    assert answer(s, "Wealth").view(None)["dummy"]["wealth"] == before + 1


@rule("XI-81")
def test_a_titan_raises_the_dummy_too() -> None:
    s = position(seat(1, "PPP"), players=3, raging=["root-mother"])
    answer(orders(s, "action"), "Root Mother", "leave 3 bards")
    assert s.rules.question_names[s.question] == "help_dummy"


@rule("XI-81")
def test_tied_with_a_player_the_dummy_goes_out_and_exactly_one_goes_out() -> None:
    s = end(seat(1, gold=6), seat(2, gold=6), seat(3, gold=7), dummy={"wealth": 6})
    assert s.out[0] == 3
    assert len(s.out) == 3
    better = end(seat(1, gold=5), seat(2, gold=6), seat(3, gold=7), dummy={"wealth": 6})
    assert better.out[0] == 0, "tied with a player who isn't last, the dummy stays"


@rule("XI-81")
def test_the_dummy_can_win_and_then_no_player_does() -> None:
    s = end(seat(1), seat(2), seat(3))
    assert s.out == [0, 1, 2]
    assert result(s) == Result([], [3, 2, 1], [0, 1, 2], "dummy")
    assert xidit().reason(s) == "The dummy player outlasted everybody, and nobody won."


@rule("XI-97")
def test_in_games_by_habit_the_dummy_neither_always_wins_nor_always_goes_out_first() -> None:
    outs = []
    for seed in range(12):
        *_, s = lively(3, seed)
        outs.append(s.out.index(3) if 3 in s.out else 3)
    assert len(set(outs)) > 1
