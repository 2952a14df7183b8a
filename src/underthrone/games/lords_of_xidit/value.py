"""How good a position of Lords of Xidit looks for a seat: for bots, no rule."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from underthrone.games.heuristics import Heuristics
from underthrone.games.lords_of_xidit.kingdom import CITIES, INFLUENCE, REGIONS, REPUTATION, UNITS
from underthrone.games.lords_of_xidit.moves import FIGHT, PLACE
from underthrone.kernel.dice import Dice

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.state import Table

# Measured in games between greedy bots: what made the points at the end, by assessment, and how far off that was.
# Lists, because compiled code makes a new tuple each time that it takes a part of one.
PROMISE: Final = [
    [0.36, 0.70, 0.52, 0.47, 0.70],  # by unit
    [0.17, 0.18, 0.15, 0.50, 0.75],
    [0.20, 0.25, 0.35, 0.55, 0.40],
]
NEAR: Final = [0.45, 0.18, 0.36]  # for a tile in the city, less for those further away
SPREAD: Final = [0.25, 0.1, 1.6]
SPREAD_BY_TIME: Final = [1.05, 0.78, 0.60]  # times the root of the years left
HELD: Final = 0.4
CLOSE: Final = [1.0 / (1 + distance) for distance in range(CITIES + 1)]


def value(s: Table, seat: int) -> float:
    """The chance to be the last one in, if points at the end lie about where they point to now."""
    if _is_due(s):
        s = _settled(s)
    if s.over:
        return 0.0 if seat in s.out else 1.0
    left = _years_left(s)
    tiles = [c for c in range(CITIES) if s.tile[c]]
    around = [_around(s.mode.land.distance[p.city], tiles) for p in s.players]
    weights: list[list[float]] = []
    for kind in s.assessments:
        points = outlook(s, kind, left)
        near = NEAR[kind] * min(1.0, left)
        for i in range(len(around)):
            points[i] += near * around[i]
        weights.append(_weights(points, kind, left))
    everybody = (1 << len(weights[0])) - 1
    return _survives(seat, weights, 0, 2 if len(s.players) == 5 else 1, everybody)


def pressure(s: Table, seat: int, kind: int) -> float:
    """How much a point more in an assessment helps not to be the last there."""
    left = _years_left(s)
    weights = _weights(outlook(s, kind, left), kind, left)
    return weights[seat] / sum(weights) / _spread(kind, left)


def _years_left(s: Table) -> float:
    """Years to play, with a part for a year that has begun."""
    left = float(s.mode.years - s.year)
    if s.question >= 0:
        left += 1.0 if s.rules.parts[s.question] > 1 else 0.4
    return left


def _spread(kind: int, left: float) -> float:
    return SPREAD[kind] + SPREAD_BY_TIME[kind] * math.sqrt(left)


def _weights(points: list[float], kind: int, left: float) -> list[float]:
    """Weights of being last: 1 for who has least."""
    spread = _spread(kind, left)
    least = min(points)
    return [math.exp(max(-300.0, (least - mine) / spread)) for mine in points]


def _is_due(s: Table) -> bool:
    """Somebody is in the middle of an order: units to send, rewards to choose, bards to place, a token to move."""
    if s.question < 0 or s.sealed:
        return False
    first = s.options(s.decider())[0]
    return not (first in PLACE or first in FIGHT)


def _settled(s: Table) -> Table:
    """The position after that order, finished by habit: half of it looks worse than it is."""
    w = s.clone()
    me = s.decider()
    dice = Dice(1)
    heuristics: Heuristics = s.setup.game.heuristics
    while _is_due(w) and w.decider() == me:
        w.answered(me, heuristics.habit(w, me, dice))
    return w


def outlook(s: Table, kind: int, left: float) -> list[float]:
    """Points that each seat, and the dummy, will have in an assessment: those it has, and what its army promises."""
    points = _fame(s, left) if kind == REPUTATION else [float(now) for now in s.points(kind)]
    rate = PROMISE[kind]
    promise = min(1.0, 0.7 * left)
    most = 3.0 * left + 1.0  # more units than that find nothing to do
    for seat, p in enumerate(s.players):
        army = 0.0
        count = 0
        for unit in range(len(UNITS)):
            if p.units[unit]:
                army += rate[unit] * p.units[unit]
                count += p.units[unit]
        if count > most:
            army *= most / count
        points[seat] += promise * army + 0.01 * count
        if kind == INFLUENCE:
            points[seat] += HELD * p.held
    if s.dummy:
        points.append(s.dummy[kind] - 0.5 + 0.35 * left)
    return points


def _fame(s: Table, left: float) -> list[float]:
    """Reputation that will last: until the last years regions change hands, and a share of their bards counts more."""
    n = len(s.players)
    land = s.mode.land
    settled = max(0.0, 1.0 - 0.36 * left)
    share = 0.62 * min(1.0, left)
    fame = [0.0] * n
    if settled > 0.0:
        fame = [settled * now for now in s.reputation()]
    for r in range(REGIONS):
        counts = s.bards_in(r)
        total = sum(counts)
        if total:
            worth = share * (land.first[r] + land.second[r]) / (total + 4)
            for seat in range(n):
                fame[seat] += worth * counts[seat]
    return fame


def _around(distance: list[int], tiles: list[int]) -> float:
    """The tiles around a city, the nearer the more."""
    around = 0.0
    for c in tiles:
        around += CLOSE[distance[c]]
    return around


def _survives(seat: int, weights: list[list[float]], stage: int, due: int, alive: int) -> float:
    """The chance of the seat, over all that may go out next: each with the weight of being last."""
    total = 0.0
    here = weights[stage]
    for i in range(len(here)):
        if alive >> i & 1:
            total += here[i]
    chance = 0.0
    for i in range(len(here)):
        if alive >> i & 1 and i != seat:
            rest = alive & ~(1 << i)
            if due > 1:
                chance += here[i] / total * _survives(seat, weights, stage, due - 1, rest)
            elif stage < 2:
                chance += here[i] / total * _survives(seat, weights, stage + 1, 1, rest)
            else:
                chance += here[i] / total
    return chance
