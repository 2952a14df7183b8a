"""How good a position of Lords of Xidit looks for a seat: for bots, no rule."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from underthrone.games.lords_of_xidit.kingdom import CITIES
from underthrone.games.lords_of_xidit.moves import BARD, NO_BARD
from underthrone.kernel.dice import Dice

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.state import Table

STRENGTH: Final = (1.0, 1.5, 2.0, 2.6, 3.2)
SHARE: Final = (0.30, 0.22, 0.30)  # what a unit's strength will bring in each assessment
GROWTH: Final = (1.0, 0.8, 1.0)  # how far points may still change in a year
SECURE: Final = (1.2, 1.0, 1.4)  # how far they are apart when it is over: a difference that counts


def value(s: Table, seat: int) -> float:
    """The chance to be the last one in, if points at the end lie about where they point to now."""
    if s.over:
        return 0.0 if seat in s.out else 1.0
    if s.question >= 0 and BARD <= s.options(s.decider())[0] < NO_BARD:
        s = _sung(s)
    n = len(s.players)
    left = s.mode.years - s.year
    weights: list[list[float]] = []
    for kind in s.assessments:
        spread = SECURE[kind] + GROWTH[kind] * math.sqrt(left + 0.2)
        weights.append([math.exp(-points / spread) for points in outlook(s, kind, left)])
    everybody = (1 << len(weights[0])) - 1
    return _survives(seat, weights, 0, 2 if n == 5 else 1, everybody)


def _sung(s: Table) -> Table:
    """The position after the bards that are due have been placed by habit."""
    w = s.clone()
    dice = Dice(1)
    while w.question >= 0:
        options = w.options(w.decider())
        if not BARD <= options[0] < NO_BARD:
            return w
        w.answered(w.decider(), w.habit(w.decider(), dice))
    return w


def outlook(s: Table, kind: int, left: int) -> list[float]:
    """Points that each seat, and the dummy, will have in an assessment: those it has, and what its army promises."""
    points = [float(now) for now in s.points(kind)]
    promise = SHARE[kind] * min(1.0, left / 3.0)
    for seat, p in enumerate(s.players):
        army = 0.0
        for unit in range(5):
            army += STRENGTH[unit] * p.units[unit]
        points[seat] += promise * min(army, 4.0 * left + 2.0) + 0.01 * army
        if kind == 2:
            points[seat] += 0.1 * (20 - p.bards)
        elif kind == 1:
            points[seat] += 0.3 * p.held
        points[seat] += 0.03 * promise * _prospects(s, p.city)
    if s.dummy:
        points.append(s.dummy[kind] - 0.5 + 0.25 * left)
    return points


def _prospects(s: Table, c: int) -> float:
    """What lies around a city."""
    near = 0.0
    distance = s.mode.land.distance
    for other in range(CITIES):
        if s.tile[other]:
            near += 3.0 / (1.0 + distance[c * CITIES + other])
    return near


def _survives(seat: int, weights: list[list[float]], stage: int, due: int, alive: int) -> float:
    """The chance of the seat, over all that may go out next: each with the weight of being last."""
    if stage == 3:
        return 1.0
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
            else:
                chance += here[i] / total * _survives(seat, weights, stage + 1, 1, rest)
    return chance
