"""Random play through the public surface: one integer decides the options and every answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pytest
from hypothesis import strategies as st

import underthrone as ut
from underthrone.games.position import Position
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State

TABLES = [(game_id, players) for game_id in ut.games() for players in ut.game(game_id).players]
LONGEST_GAME = 5_000
S = TypeVar("S", bound=State)

every_game = pytest.mark.parametrize("game_id", ut.games())
every_table = pytest.mark.parametrize(("game_id", "players"), TABLES, ids=[f"{game_id}-{n}" for game_id, n in TABLES])
seeds = st.integers(0, (1 << 62) - 1)


def new(game_id: str, players: int, seed: int, recording: bool = True) -> Position:
    """A new game whose options come from the seed too."""
    g, dice = ut.game(game_id), chance(seed + 1)
    options = {name: option.choices[dice.below(len(option.choices))] for name, option in g.options.items()}
    return g.new(players, seed, options, recording)


def chance(seed: int) -> Dice:
    return Dice(seeded(seed))


def one_of(things: list[int], dice: Dice) -> int:
    return things[dice.below(len(things))]


def decide(s: State, dice: Dice) -> tuple[int, int]:
    """Any decider and any of its moves."""
    seat = one_of(s.deciders(), dice)
    return seat, one_of(s.moves(seat), dice)


def walk(s: S, dice: Dice, every: int = 1) -> Iterator[S]:
    """Plays to the end; stops at about one in `every` decisions, where others may look at the state but not play."""
    for _ in range(LONGEST_GAME):
        if not s.deciders():
            return
        if dice.below(every) == 0:
            yield s
        s.play(*decide(s, dice))
    raise AssertionError(f"the game doesn't end within {LONGEST_GAME} decisions")


def lively(s: State, dice: Dice) -> Iterator[State]:
    """Plays mostly by the game's habits, which reach what chance alone hardly ever does; stops at every decision."""
    while s.deciders():
        yield s
        seat = s.decider()
        s.play(seat, s.setup.game.heuristics.habit(s, seat, dice) if dice.below(10) else one_of(s.moves(seat), dice))


def finish(s: State, dice: Dice) -> State:
    """The state at the end of the game."""
    for _ in walk(s, dice, LONGEST_GAME):
        pass
    return s


def answer(s: State, seat: int, dice: Dice) -> list[int]:
    """A whole answer of a seat to the open question, all its parts: found on a copy, not played."""
    copy, moves = s.clone(), []
    copy.withdraw(seat) if copy.parts_of(seat) else None
    parts = s.rules.parts[s.question]
    for _ in range(parts):
        moves.append(one_of(copy.moves(seat), dice))
        if len(moves) < parts:
            copy.play(seat, moves[-1])
    return moves


def give(s: State, seat: int, moves: list[int]) -> None:
    """Plays all parts of an answer."""
    for move in moves:
        s.play(seat, move)
