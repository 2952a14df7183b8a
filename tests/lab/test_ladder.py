"""A ladder: every pair of levels meets, and who is stronger stands higher."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import underthrone as ut
from underthrone.bots import named
from underthrone.bots.levels import LEVELS, levels
from underthrone.cli import run
from underthrone.lab.executor import Workers
from underthrone.lab.ladder import climb, outdone, tables
from underthrone.lab.match import Plan, Row


@pytest.mark.parametrize("game_id", ut.games())
def test_every_level_is_a_bot(game_id: str) -> None:
    assert tuple(levels(game_id)) == LEVELS
    assert len({type(named(name, 1)).__name__ + name for name in levels(game_id).values()}) == len(LEVELS)


def test_each_pair_sits_equally_often_on_each_seat() -> None:
    tasks = tables(["a", "b", "c"], 4, 8, 1, team=False)
    assert len(tasks) == 3 * 8
    for seat in range(4):
        assert sum(task.names[seat] == "a" for task in tasks if "b" in task.names) == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_game_is_played_twice(players: int) -> None:
    tasks = tables(["a", "b"], players, 30, 1, team=False)
    assert len({(tuple(task.names), task.seed) for task in tasks}) == len(tasks) == 30


def test_a_team_is_of_one_level_and_all_get_the_same_deals() -> None:
    tasks = tables(["a", "b"], 3, 2, 7, team=True)
    assert [(task.names, task.seed) for task in tasks] == [
        (["a"] * 3, 7),
        (["a"] * 3, 8),
        (["b"] * 3, 7),
        (["b"] * 3, 8),
    ]


def test_of_two_teams_the_one_that_won_or_came_further_is_ahead() -> None:
    def row(name: str, won: bool, floor: int) -> Row:
        return {"bots": [name] * 2, "winners": [0, 1] if won else [], "scores": [floor] * 2}

    assert outdone([row("a", True, 6), row("b", False, 6)]) == {("a", "b"): 1.0, ("b", "a"): 0.0}
    assert outdone([row("a", False, 2), row("b", False, 5)]) == {("a", "b"): 0.0, ("b", "a"): 1.0}
    assert outdone([row("a", False, 3), row("b", False, 3)]) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_who_thinks_stands_above_who_does_not() -> None:
    plan = Plan("styx", None, 3, {}, statistics=False)
    found = climb(plan, {"low": "random", "high": "greedy"}, 9, 1, Workers(jobs=1))
    low, high = found["levels"]
    assert (low["elo"], low["level"]) == (0, "low")
    assert high["elo"] > 100
    [meeting] = found["meetings"]
    assert (meeting["lower"], meeting["higher"], meeting["games"]) == ("random", "greedy", 9)


def test_the_command_stores_what_it_found(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    assert (
        run(
            [
                "ladder",
                "styx",
                "--bots",
                "random,habit",
                "--games",
                "2",
                "--players",
                "2",
                "--jobs",
                "1",
                "--out",
                str(file),
            ]
        )
        == 0
    )
    found = json.loads(file.read_text("utf-8"))
    assert found["kind"] == "ladder"
    assert found["game"] == "styx"
    assert [one["bot"] for one in found["levels"]] == ["random", "habit"]
