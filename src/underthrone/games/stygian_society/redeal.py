"""Another world that looks the same to a seat: hidden is where cubes lie in the tower; decks are drawn by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.stygian_society.state import Table


def redeal(s: Table, seat: int | None, seed: int) -> Table:
    """Puts the tower's cubes somewhere in it."""
    w = s.clone()
    s.imagine(w, SPECTATOR if seat is None else seat, seed)
    inside: list[int] = []
    for row in w.tower:
        inside += row
        row.clear()
    inside.sort()
    room = w.box.room[:]
    free = sum(room)
    while inside:
        spot = w.below(free)
        level = 0
        while spot >= room[level]:
            spot -= room[level]
            level += 1
        room[level] -= 1
        free -= 1
        w.tower[level].append(w.draw(inside))
    return w
