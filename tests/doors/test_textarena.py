"""TextArena plays every game with every number of players, through its own wrappers."""

from __future__ import annotations

import copy
import random
import re
from typing import Any

import pytest
from tests.laws.random_play import every_game, every_table

import underthrone as ut

ta: Any = pytest.importorskip("textarena", reason="the door to TextArena needs underthrone[textarena]")

from underthrone.doors.textarena import TextTable, env_id  # noqa: E402
from underthrone.games.prose import LONGEST_TURN  # noqa: E402

MOVE = re.compile(r"^([a-z][a-z-]*(?::[^ ]+)?) – ", re.MULTILINE)  # a line of a turn: notation, dash, words


def offered(board: str) -> list[str]:
    """The moves of a turn in words, as a model reads them."""
    return MOVE.findall(board)


@every_table
def test_a_whole_game_in_words(game_id: str, players: int) -> None:
    env = ta.make(env_id(game_id) + "-raw", rules=False)
    env.reset(num_players=players, seed=3)
    dice, done, turns = random.Random(1), False, 0
    while not done:
        me, seen = env.get_observation()
        _, board, kind = seen[-1]
        assert kind == ta.ObservationType.GAME_BOARD
        assert len(board) <= LONGEST_TURN
        assert offered(board) == [env.game.notation(move) for move in env.position.moves(me)]
        done, _ = env.step(f"I think of [nothing], then: [{dice.choice(offered(board))}]")
        turns += 1
    rewards, infos = env.close()
    assert rewards == dict(enumerate(env.position.payoffs()))
    assert sum(info["turn_count"] for info in infos.values()) == turns
    assert infos[0]["reason"] == env.game.reason(env.position)


@every_game
@pytest.mark.parametrize("version", ["", "-train"])
def test_its_own_wrappers_show_what_is_needed(game_id: str, version: str) -> None:
    env = ta.make(env_id(game_id) + version, lang="fr")
    players = ut.game(game_id).players[-1]
    env.reset(num_players=players, seed=1)
    rules = ut.game(game_id).rules_text("fr")
    for _ in range(8):
        _, seen = env.get_observation()
        assert rules in seen
        other = copy.deepcopy(env)
        move = offered(seen)[-1]
        assert env.step(move)[0] is other.step(f"[{move.upper()}]")[0] is False
        assert env.position == other.position


@every_game
def test_who_is_refused_too_often_loses(game_id: str) -> None:
    env = TextTable(game_id, error_allowance=2)
    env.reset(num_players=ut.game(game_id).players[0], seed=1)
    me, _ = env.get_observation()
    for _ in range(2):
        assert env.step("[resign]") == (False, {})
        again, seen = env.get_observation()
        assert again == me
        assert "resign" in seen[-1][1]
    assert env.step("no move at all")[0]
    rewards, infos = env.close()
    assert rewards == {seat: -1.0 if seat == me else 0.0 for seat in rewards}
    assert infos[me]["invalid_move"]


def test_nobody_reads_what_another_answers() -> None:
    env = TextTable("shadow-throne", rules=False)
    env.reset(num_players=3, seed=1)
    first, seen = env.get_observation()
    mine = offered(seen[-1][1])[0]
    env.step(f"[{mine}] because of my plan")
    second, seen = env.get_observation()
    assert second != first
    assert all("plan" not in said for _, said, _ in seen)
