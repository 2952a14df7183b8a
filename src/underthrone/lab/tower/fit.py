"""The game's discrete tower, fitted to the physical one by a coordinate search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from underthrone.games.stygian_society.cards import Box, Level
from underthrone.games.stygian_society.tower import WHOLE, drop, lands_in_crypt
from underthrone.kernel.dice import Dice, seeded
from underthrone.lab.tower.drops import Drop, distances, distributions, means

LEVELS: Final = 5
ROOMS: Final = (2, 14)
STEPS: Final = (80, 40, 20, 10)  # per mille; the search goes on with the next when this one finds nothing better
EVEN: Final = 0.25  # weight of the stock by level and by drop against the four distributions


class Figures(NamedTuple):
    """The discrete model's figures, from the top level to the lowest; shares per mille."""

    room: tuple[int, ...]
    rest: tuple[int, ...]
    knock: tuple[int, ...]
    swap: tuple[int, ...]
    crypt: int

    def box(self) -> Box:
        """A box with nothing but this tower in it."""
        box = Box()
        box.levels = [Level(*figures) for figures in zip(self.room, self.rest, self.knock, self.swap)]
        box.crypt = self.crypt
        return box


def dropped(box: Box, towers: int, drops: int, cubes: int, seed: int) -> list[Drop]:
    """Towers of the discrete model, each from empty."""
    dice = Dice(seeded(seed))
    found: list[Drop] = []
    for _ in range(towers):
        tower: list[list[int]] = [[] for _ in range(LEVELS)]
        for number in range(1, drops + 1):
            out = drop(dice, box, tower, [number] * cubes)
            crypt = sum([lands_in_crypt(dice, box) for _ in out])
            found.append(
                Drop(number, cubes, len(out), len(out) - out.count(number), crypt, [len(row) for row in tower])
            )
    return found


def fit(physics: list[Drop], drops: int, cubes: int, towers: int, tell: Callable[[], None] = lambda: None) -> Figures:
    """Moves one figure at a time, with the same chance for all, until no step of any size brings the two nearer."""
    share = means(physics, drops)["crypt"]
    best = Figures((6,) * LEVELS, (200,) * LEVELS, (200,) * LEVELS, (200,) * LEVELS, round(WHOLE * share))
    wanted = (distributions(physics, drops), means(physics, drops))

    def miss(figures: Figures) -> float:
        tell()
        rows = dropped(figures.box(), towers, drops, cubes, seed=1)
        told = means(rows, drops)
        total = sum(distances(wanted[0], distributions(rows, drops)).values())
        for name in ("levels", "growth"):
            gaps = [abs(a - b) for a, b in zip(told[name], wanted[1][name])]
            total += EVEN * sum(gaps) / len(gaps)
        return total

    least = miss(best)
    for step in STEPS:
        better = True
        while better:
            better = False
            for move in moves(step):
                other = moved(best, *move)
                if fine(other) and (found := miss(other)) < least:
                    best, least, better = other, found, True
    return best


def moves(step: int) -> list[tuple[str, int, range]]:
    """Which figure changes by how much on which levels: on one of them, and on all alike."""
    where = [range(LEVELS), *[range(level, level + 1) for level in range(LEVELS)]]
    sizes = (("rest", step), ("knock", step), ("swap", step), ("room", max(1, step // 40)))
    return [(name, sign * by, levels) for levels in where for name, by in sizes for sign in (1, -1)]


def moved(figures: Figures, name: str, by: int, levels: range) -> Figures:
    """The figures with one of them changed."""
    old: tuple[int, ...] = getattr(figures, name)
    new = tuple([n + by if level in levels else n for level, n in enumerate(old)])
    return Figures(**{**figures._asdict(), name: new})


def fine(figures: Figures) -> bool:
    """Whether the game takes them."""
    rooms = all(ROOMS[0] <= n <= ROOMS[1] for n in figures.room)
    rests = all(0 <= n <= WHOLE for n in figures.rest)
    return rooms and rests and all(min(a, b) >= 0 and a + b <= WHOLE for a, b in zip(figures.knock, figures.swap))
