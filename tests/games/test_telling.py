"""Chances as people are told: together 1 at every table, better stays better, and a file that says how."""

from __future__ import annotations

from importlib.resources import files
from math import isclose

import pytest

import underthrone as ut
from underthrone.bots import Seat
from underthrone.games.stygian_society.rules.setup import leaders
from underthrone.games.telling import AS_IT_LOOKS, Manner, from_text, manners, told
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State

EVERY = pytest.mark.parametrize("game_id", ut.games())
SOME = [AS_IT_LOOKS, Manner([1.6, 0.8], [-1.0, 0.5], 0.1), Manner([0.4, -0.2], [2.0, -3.0], 0.0)]
TEXT = """
[made]
command = "underthrone bench chances"
[2]
power = [1.0, 0.5]
lean = [0.0, 0.0]
doubt = 0.1
"""


def positions(game_id: str, players: int, seed: int) -> list[State]:
    """Some positions of a game by habit, and its end."""
    g, dice = ut.game(game_id), Dice(seeded(seed))
    s = g.new(players, seed, recording=False)
    found: list[State] = []
    while (seat := s.decider()) >= 0:
        found.append(s.clone())
        s.play(seat, g.heuristics.habit(s, seat, dice))
    return [*found[:: max(1, len(found) // 8)], s]


@EVERY
def test_stated_chances_are_together_one_at_every_table_or_the_team_s(game_id: str) -> None:
    g = ut.game(game_id)
    for players in g.players:
        for s in positions(game_id, players, players):
            assert 0.0 <= g.heuristics.progress(s) <= 1.0
            rows = [g.heuristics.stated(s)]
            if s.question >= 0:
                rows.append(Seat(s, s.decider(), 1).chances(2))
            for row in rows:
                assert len(row) == players
                assert all(0.0 <= chance <= 1.0 for chance in row)
                assert len(set(row)) == 1 if g.cooperative else isclose(sum(row), 1.0)


@EVERY
def test_the_end_is_told_as_it_is(game_id: str) -> None:
    g = ut.game(game_id)
    s = positions(game_id, g.players[-1], 3)[-1]
    assert g.heuristics.stated(s) == g.heuristics.chances(s)
    assert set(g.heuristics.stated(s)) <= {0.0, 1.0, 0.5, 1 / 3}


@EVERY
def test_what_a_seat_states_does_not_change_with_what_is_hidden(game_id: str) -> None:
    for s in positions(game_id, 4, 6)[:-1]:
        assert Seat(s, 0, 1).chances(3) == Seat(s.redeal(0, 9), 0, 1).chances(3)


@EVERY
def test_every_table_has_its_manner(game_id: str) -> None:
    g = ut.game(game_id)
    found = manners(game_id)
    assert {g.heuristics.alike(players) for players in g.players} == set(found)
    text = (files("underthrone.games") / game_id.replace("-", "_") / "data" / "chances.toml").read_text("utf-8")
    assert f"underthrone bench chances {game_id} " in text


def test_teams_of_as_many_heroes_are_alike() -> None:
    g = ut.game("stygian-society")
    assert [g.heuristics.alike(players) for players in g.players] == [len(leaders(players)) for players in g.players]


@pytest.mark.parametrize("manner", SOME)
@pytest.mark.parametrize("far", [0.0, 0.4, 1.0])
def test_what_is_better_is_told_as_better(manner: Manner, far: float) -> None:
    before = [-1.0, -1.0]
    for step in range(101):
        mine = step / 100
        row = told([mine, (1 - mine) * 0.7, (1 - mine) * 0.3], far, False, manner)
        team = told([mine, mine], far, True, manner)
        assert isclose(sum(row), 1.0)
        assert team[0] == team[1]
        for chance, last in zip((row[0], team[0]), before):
            assert last <= chance <= 1.0
        assert row[1] >= row[2]
        before = [row[0], team[0]]


@pytest.mark.parametrize("manner", SOME)
@pytest.mark.parametrize("equal", [0.0, 0.25, 1.0])
def test_equals_stay_equal(manner: Manner, equal: float) -> None:
    assert told([equal] * 4, 0.5, False, manner) == [0.25] * 4


def test_as_it_looks_changes_nothing() -> None:
    assert told([0.5, 0.3, 0.2], 0.7, False, AS_IT_LOOKS) == pytest.approx([0.5, 0.3, 0.2])
    assert told([0.3, 0.3], 0.7, True, AS_IT_LOOKS) == pytest.approx([0.3, 0.3])


def test_manners_are_read_by_number_of_players() -> None:
    found = from_text(TEXT, "chances.toml")
    assert list(found) == [2]
    assert (found[2].power, found[2].lean, found[2].doubt) == ([1.0, 0.5], [0.0, 0.0], 0.1)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("[2]", "[2"), "isn't TOML"),
        (("[2]", "[two]"), "'two' isn't a number of players"),
        (("[made]", "3 = 1\n[made]"), "'3' isn't a number of players"),
        (("doubt = 0.1", ""), "'doubt' is missing"),
        (("doubt = 0.1", "doubts = 0.1"), "there is no 'doubts'; there are: power, lean, doubt"),
        (("doubt = 0.1", "doubt = 1.5"), "doubt must be at least 0 and below 1, not 1.5"),
        (("[1.0, 0.5]", "1.0"), "power needs two numbers"),
        (("[1.0, 0.5]", "[1.0, -1.0]"), "power must be above 0 from the start to the end"),
        (("[1.0, 0.5]", "[1.0, nan]"), "power must be a number, not nan"),
        (("[0.0, 0.0]", '["a", 0.0]'), "lean must be a number, not 'a'"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_a_sentence(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(ut.Trouble, match=sentence):
        from_text(TEXT.replace(*change), "chances.toml")
