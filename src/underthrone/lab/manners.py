"""How chances must be told so that they are true: fitted to games, a handful of numbers for each number of players."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from underthrone.games.telling import LEAST, Manner
from underthrone.kernel.game import Game
from underthrone.lab.calibrate import Said
from underthrone.lab.fit import Array

LOOSE = np.array([0.3, 0.3, 0.5, 0.5, 0.1])  # how far numbers lie from their neighbours' before games show more


class Looks(NamedTuple):
    """Positions of games: world by world how far and how it looks for each side, as logarithms; and what came."""

    far: Array  # by position and world
    sides: Array  # and by side
    came: Array  # by position and side
    weight: Array  # of a position: those of one game count together as one


def looks(games: list[Said], team: bool) -> Looks:
    """What deciding seats imagined in games with one number of players; a team and what it plays against are sides."""
    every = [(look, one) for one in games for look in one.looks]
    far = np.array([[world[0] for world in look] for look, _ in every])
    sides = np.array([[world[1] for world in look] for look, _ in every])
    came = np.array([one.came for _, one in every])
    if team:
        sides = np.stack([sides[:, :, 0], 1 - sides[:, :, 0]], axis=2)
        came = np.stack([came[:, 0], 1 - came[:, 0]], axis=1)
    weight = np.array([1 / len(one.looks) for _, one in every])
    return Looks(far, np.log(np.maximum(sides, LEAST)), came, weight)


def stated(x: Looks, numbers: Array) -> Array:
    """`telling.told`, of all positions at once, and its mean over the worlds."""
    power, added, lean, later, doubt = numbers
    scores = (power + added * x.far)[:, :, None] * x.sides
    scores[:, :, 0] += lean + later * x.far
    raised = np.exp(scores - scores.max(axis=2, keepdims=True))
    raised /= raised.sum(axis=2, keepdims=True)
    found: Array = (1 - doubt) * raised.mean(axis=1) + doubt / raised.shape[2]
    return found


def manner(of: list[Looks], team: bool, near: Array) -> Array:
    """The numbers by which what came is likeliest, near others as far as games don't speak against it.

    Each is tried a step higher and lower, with ever smaller steps.
    """

    def unlikely(numbers: Array) -> float:
        away = float((((numbers - near) / LOOSE) ** 2).sum()) / 2
        for x in of:
            away -= float(((np.log(stated(x, numbers) + 1e-9) * x.came).sum(axis=1) * x.weight).sum())
        return away

    best = near.copy()
    least = unlikely(best)
    steps = LOOSE * ([1, 1, 1, 1, 1] if team else [1, 1, 0, 0, 1])
    while steps[0] > 0.002:
        before = least
        for step in (*np.diag(steps), *np.diag(-steps)):
            other = best + step
            if min(other[0], other[0] + other[1]) >= 0.1 and 0 <= other[4] < 0.9 and (now := unlikely(other)) < least:
                best, least = other, now
        if before - least < 1e-3:
            steps = steps / 2
    return best.round(3)


def manners(g: Game, games: dict[int, list[Said]]) -> dict[int, Manner]:
    """Those of all numbers of players together first; each that goes its own way may leave that as far as it shows."""
    alike: dict[int, list[Looks]] = {}
    for players, some in games.items():
        if some:
            alike.setdefault(g.heuristics.alike(players), []).append(looks(some, g.cooperative))
    every = [x for some in alike.values() for x in some]
    common = manner(every, g.cooperative, np.array([1.0, 0.0, 0.0, 0.0, 0.0]))
    found: dict[int, Manner] = {}
    for players in sorted(alike):
        numbers = [float(x) for x in manner(alike[players], g.cooperative, common)]
        found[players] = Manner(numbers[:2], numbers[2:4], numbers[4])
    return found
