"""What drops did, whichever tower they went through, and how far apart two towers are."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, Final, NamedTuple

OLD_BINS: Final = 5  # the share of old cubes is told in fifths
LUCKY: Final = 2  # so many cubes into the crypt bring luck


class Drop(NamedTuple):
    """One drop: its number since the tower was empty, cubes in, out, old among them, into the crypt, held by level."""

    number: int
    cubes: int
    out: int
    old: int
    crypt: int
    levels: list[int]


Shares = dict[int, float]


def distributions(drops: list[Drop], last: int) -> dict[str, Shares]:
    """Cubes out of a drop, fifths of old ones among them, stock after the last drop, cubes into the crypt."""
    fell = [d for d in drops if d.out and d.number > 1]
    return {
        "out": shares([d.out for d in drops]),
        "old": shares([min(OLD_BINS - 1, OLD_BINS * d.old // d.out) for d in fell]),
        "stock": shares([sum(d.levels) for d in drops if d.number == last]),
        "crypt": shares([d.crypt for d in drops]),
    }


def means(drops: list[Drop], last: int) -> dict[str, Any]:
    """The same as single figures, with the luck, and the stock by level and by drop."""
    out = sum(d.out for d in drops)
    ends = [d.levels for d in drops if d.number == last]
    later = [d for d in drops if d.number > 1]
    return {
        "out": out / len(drops),
        "old": sum(d.old for d in later) / max(1, sum(d.out for d in later)),
        "stock": sum(map(sum, ends)) / len(ends),
        "crypt": sum(d.crypt for d in drops) / max(1, out),
        "luck": sum(d.crypt >= LUCKY for d in drops) / len(drops),
        "levels": [sum(level) / len(ends) for level in zip(*ends)],
        "growth": [mean([sum(d.levels) for d in drops if d.number == n]) for n in range(1, last + 1)],
    }


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def shares(numbers: list[int]) -> Shares:
    """How often each number comes."""
    return {n: times / len(numbers) for n, times in sorted(Counter(numbers).items())}


def apart(one: Shares, other: Shares) -> float:
    """The earth mover's distance: the area between the cumulative shares."""
    ends = sorted({*one, *other})
    total = ahead = 0.0
    for n in range(ends[0], ends[-1] + 1):
        ahead += one.get(n, 0.0) - other.get(n, 0.0)
        total += abs(ahead)
    return total


def spread(one: Shares) -> float:
    """The standard deviation."""
    middle = sum(n * share for n, share in one.items())
    return sqrt(sum(share * (n - middle) ** 2 for n, share in one.items()))


def distances(physics: dict[str, Shares], model: dict[str, Shares]) -> dict[str, float]:
    """How far a model's distributions are from the physical ones, each in the physical one's standard deviations."""
    return {name: apart(found, model[name]) / max(0.1, spread(found)) for name, found in physics.items()}
