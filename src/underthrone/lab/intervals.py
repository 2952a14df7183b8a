"""How sure a rate is."""

from __future__ import annotations

from math import sqrt

SIGMAS = 1.959964  # 95 % of a normal distribution


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson's score: sound for small numbers and near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    z = SIGMAS * SIGMAS / games
    middle = (rate + z / 2) / (1 + z)
    half = SIGMAS * sqrt(rate * (1 - rate) / games + z / (4 * games)) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)
