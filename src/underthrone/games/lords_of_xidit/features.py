"""What bots look at in Lords of Xidit, of a seat: for its chances, no rule. Of an option: habit.py."""

from __future__ import annotations

from math import log
from typing import Final

from underthrone.games.learned import Names
from underthrone.games.lords_of_xidit.habit import HABIT
from underthrone.games.lords_of_xidit.kingdom import REGIONS, UNITS
from underthrone.games.lords_of_xidit.outlook import looks, standing
from underthrone.games.lords_of_xidit.state import Table
from underthrone.games.lords_of_xidit.tensor import SEATS

VALUE: Final = ("standing", "regions-first", "regions-second", "census-leads", "late-in-turn")
NAMES: Final = Names(VALUE, HABIT, range(3, SEATS + 1))

HARDLY: Final = 1e-5  # no chance is smaller
SHARE: Final = 1.0 / REGIONS


def facts(s: Table) -> list[list[float]]:
    """Each seat's features at the beginning of a year."""
    n = len(s.players)
    chances = standing(s, looks(s))
    firsts, seconds = regions(s)
    leads = census_leads(s)
    near = 1.0 / (1 + years_to_census(s))
    return [
        [
            log(max(HARDLY, chances[seat])),
            firsts[seat] * SHARE,
            seconds[seat] * SHARE,
            leads[seat] * near,
            (seat - s.first) % n / n,
        ]
        for seat in range(n)
    ]


def dummys_chance(s: Table) -> float:
    """The chance of the dummy to be the last one in."""
    return standing(s, looks(s))[-1]


def regions(s: Table) -> tuple[list[int], list[int]]:
    """Of each seat: in how many regions it is first, in how many second."""
    n = len(s.players)
    firsts = [0] * n
    seconds = [0] * n
    for r in range(REGIONS):
        counts = s.bards_in(r)
        best = max(counts)
        if not best:
            continue
        next_best = 0
        for count in counts:
            if next_best < count < best:
                next_best = count
        for seat in range(n):
            count = counts[seat]
            if count == best:
                firsts[seat] += 1
            elif count == next_best and count:
                seconds[seat] += 1
    return firsts, seconds


def census_leads(s: Table) -> list[float]:
    """Of how many kinds of unit each seat has the most, tied for a half."""
    leads = [0.0] * len(s.players)
    for unit in range(len(UNITS)):
        counts = [p.units[unit] for p in s.players]
        most = max(counts)
        if most:
            share = 1.0 if counts.count(most) == 1 else 0.5
            for seat, count in enumerate(counts):
                if count == most:
                    leads[seat] += share
    return leads


def years_to_census(s: Table) -> int:
    """Years until the one that ends with the next census."""
    for last in s.mode.censuses:
        if last >= s.year:
            return last - s.year
    return 0
