"""Another world that looks the same to a seat: hidden is which cubes lie where in the tower; decks are drawn by chance.

What is known of the tower is said in the view: how many cubes of each drop lie on each level, and which colours a drop
has inside. Cubes of one drop can't be told apart, so that any of them may lie where any other does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.games.stygian_society.tower import drop_of
from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.stygian_society.state import Table


def redeal(s: Table, seat: int | None, seed: int) -> Table:
    """The cubes of each drop change places among themselves."""
    w = s.clone()
    s.imagine(w, SPECTATOR if seat is None else seat, seed)
    w.changed()  # worlds share nothing with the table, not even what is added up
    bags: dict[int, list[int]] = {}
    for row in w.tower:
        for cube in row:
            bags.setdefault(drop_of(cube), []).append(cube)
    for bag in bags.values():
        bag.sort()
    for row in w.tower:
        drops = sorted([drop_of(cube) for cube in row])
        row.clear()
        for drop in drops:
            row.append(w.draw(bags[drop]))
    return w
