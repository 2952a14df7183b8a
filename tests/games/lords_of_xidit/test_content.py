"""The tiles as a designer reads them: none is another one's better or copy."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from tests.games.lords_of_xidit.table import xidit
from tests.rule import rule

from underthrone.games.lords_of_xidit.kingdom import CITIES, Tiles

land = xidit().land
SETS = pytest.mark.parametrize("tiles", [land.five, land.trio], ids=["five", "trio"])


def listed(counts: list[int]) -> list[int]:
    """Units one by one, the strongest first."""
    return sorted((unit for unit, n in enumerate(counts) for _ in range(n)), reverse=True)


def costs_no_more(one: list[int], other: list[int]) -> bool:
    """Each unit of the one need has a unit of its own in the other that is as strong or stronger."""
    mine, theirs = listed(one), listed(other)
    return len(mine) <= len(theirs) and all(a <= b for a, b in zip(mine, theirs))


def pays_as_much(tiles: Tiles, one: int, other: int) -> bool:
    return all(a >= b for a, b in zip(tiles.offered(one), tiles.offered(other)))


@rule("XI-97")
def test_a_cost_is_compared_unit_by_unit() -> None:
    assert costs_no_more([1, 0, 0, 1, 0], [0, 1, 0, 0, 1])
    assert costs_no_more([0, 2, 0, 0, 0], [1, 1, 1, 0, 0])
    assert not costs_no_more([0, 0, 2, 0, 0], [2, 0, 1, 0, 0])


@rule("XI-97")
@SETS
def test_no_threat_costs_no_more_than_another_and_pays_as_much_in_every_respect(tiles: Tiles) -> None:
    for one, other in permutations(tiles.cities, 2):
        cheaper = costs_no_more(tiles.needs[one], tiles.needs[other])
        better = cheaper and pays_as_much(tiles, one, other)
        assert not better, f"Tile {one + 1} asks for no more than tile {other + 1} and brings no less of anything."


@rule("XI-97")
def test_nor_does_a_titan() -> None:
    for one, other in permutations(range(len(land.titans)), 2):
        cheaper = land.titan_units[one] <= land.titan_units[other]
        assert not (cheaper and pays_as_much(land.five, CITIES + one, CITIES + other)), land.titan_ids[one]


@rule("XI-97")
@SETS
def test_no_two_tiles_of_a_set_bring_the_same_recruits(tiles: Tiles) -> None:
    for one, other in combinations(tiles.cities, 2):
        assert tiles.recruits[one] != tiles.recruits[other], f"Tiles {one + 1} and {other + 1} bring the same units."


@rule("XI-80", "XI-97")
def test_three_players_tiles_are_no_copies() -> None:
    five, trio = land.five, land.trio
    threats = [(five.needs[c], five.offered(c)) for c in five.cities]
    for c in trio.cities:
        assert (trio.needs[c], trio.offered(c)) not in threats, f"the threat of {c + 1}"
        assert trio.foes[c]["en"] not in [foe["en"] for foe in five.foes]
        fewer = all(mine <= theirs for mine, theirs in zip(trio.recruits[c], five.recruits[c]))
        assert not fewer, f"the recruits of {c + 1} are the other tile's but one"
