"""Habits that win: bots that follow habit alone play each other, and what winners did becomes likelier than before.

Each step is one of the natural policy gradient: it goes as far as it may change what is done, whatever the features'
scales are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from underthrone.games import game
from underthrone.games.learned import Learned, Weights, drawn
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import State
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.fit import Array, Choice, by_kind, laid_out, offsets, softmax, stacked

BATCH = 50  # games of one task
STRIDE = 0.1  # how far a step goes: the root of the mean square that it adds to what speaks for an option
RIDGE = 1e-3
FIRST = 10_000_000  # the first seed: no duel and no game to learn from has it

Slope = tuple[Array, Array, int]


class Lots(NamedTuple):
    """Some games to play."""

    players: int
    seed: int


class Habits(NamedTuple):
    """The job: games in which everybody follows the same habit."""

    game: str
    habit: list[list[float]]

    def ready(self) -> Callable[[Lots], Slope]:
        g = game(self.game)
        of = g.heuristics
        assert isinstance(of, Learned)
        following = type(of)(of.names, with_habit(of.weights, self.habit))
        return lambda lots: slope(g, following, lots)


def with_habit(weights: Weights, habit: list[list[float]]) -> Weights:
    """The same value, another habit."""
    return Weights(weights.early, weights.late, habit, weights.sharpness)


def bettered(
    g: Game, weights: Weights, steps: int, games: int, players: list[int], workers: Workers, tell: Callable[[], None]
) -> Weights:
    """The weights with a habit that was bettered by so many steps, each after so many games."""
    habit = weights.habit
    tasks = batches(games)
    for step in range(steps):
        seed = FIRST * (step + 1)
        lots = [Lots(players[i % len(players)], seed + i * BATCH) for i in range(tasks)]
        towards, curve, decisions = np.zeros(1), np.zeros((1, 1)), 0
        for found in spread(Habits(g.id, habit), lots, workers):
            if not isinstance(found, DeadWorker):
                towards, curve, decisions = towards + found[0], curve + found[1], decisions + found[2]
                tell()
        if not decisions:
            raise Trouble("No game between habits was played to its end: every worker died.")
        habit = stepped(habit, towards / decisions, curve / decisions)
    return with_habit(weights, habit)


def batches(games: int) -> int:
    """Tasks of a step."""
    return -(-games // BATCH)


def stepped(habit: list[list[float]], towards: Array, curve: Array) -> list[list[float]]:
    """A step of fixed length."""
    step = np.linalg.solve(curve + RIDGE * np.eye(len(towards)), towards)
    length = float(np.sqrt(step @ curve @ step))
    starts = [0]
    for row in habit:
        starts.append(starts[-1] + len(row))
    return by_kind(np.concatenate(habit) + step * STRIDE / max(length, RIDGE), starts)


def slope(g: Game, of: Learned, lots: Lots) -> Slope:
    """Which way winning lies, how much each direction changes what is done, and of how many decisions."""
    choices: list[Choice] = []
    far: list[float] = []
    for seed in range(lots.seed, lots.seed + BATCH):
        played(g, of, lots.players, seed, choices, far)
    if g.cooperative:
        compared(choices, far)
    habit = np.concatenate(of.weights.habit)
    width = len(habit)
    towards, curve = np.zeros(width), np.zeros((width, width))
    for features, gained in stacked(choices):
        likely = softmax(features @ habit)
        centred = features - likely[:, None, :] @ features
        towards += gained.ravel() @ centred.reshape(-1, width)
        flat = (centred * np.sqrt(likely)[:, :, None]).reshape(-1, width)
        curve += flat.T @ flat
    return towards, curve, len(choices)


def played(g: Game, of: Learned, players: int, seed: int, choices: list[Choice], far: list[float]) -> None:
    """Adds the decisions of one game, right by what their seat then gained, and how far the game had come at each."""
    starts = offsets(of.names)
    s = g.new(players, seed, recording=False)
    dice = Dice(seeded(seed))
    first = len(choices)
    seats: list[int] = []
    while (seat := s.decider()) >= 0:
        options = s.options(seat)
        traits = of.traits(s, seat, options) if len(options) > 1 else []
        if traits:
            nth = drawn(of.leanings(traits), dice)
            taken = np.zeros(len(options))
            taken[nth] = 1.0
            choices.append(Choice(laid_out(traits, starts), taken, seed))
            far.append(of.progress(s))
            seats.append(seat)
            s.answered(seat, options[nth])
        else:
            s.answered(seat, of.habit(s, seat, dice))
    for seat, choice in zip(seats, choices[first:]):
        choice.right[:] *= gained(of, s, seat)


def gained(of: Learned, s: State, seat: int) -> float:
    """What a seat won more than an equal share; how far a team came, and as much again for a victory."""
    result = s.result()
    assert result is not None
    if s.setup.game.cooperative:
        return of.progress(s) + bool(result.winners)
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return share - (1 / s.setup.players if result.winners else 0.0)


def compared(choices: list[Choice], far: list[float]) -> None:
    """Of a team's decisions: what they gained beside all others that were made as far in the game."""
    come: dict[float, list[float]] = {}
    for choice, at in zip(choices, far):
        come.setdefault(at, []).append(float(choice.right.sum()))
    for choice, at in zip(choices, far):
        choice.right[choice.right != 0] -= sum(come[at]) / len(come[at])
