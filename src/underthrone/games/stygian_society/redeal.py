"""Another world that looks the same to a seat: hidden are the order of the decks and where cubes lie in the tower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.stygian_society.state import Table


def redeal(s: Table, seat: int | None, seed: int) -> Table:
    """Shuffles the decks and puts the tower's cubes somewhere in it."""
    w = s.clone()
    s.imagine(w, SPECTATOR if seat is None else seat, seed)
    for deck in (w.lower, w.upper, w.bosses, w.wizards, w.chests, w.low_treasures, w.high_treasures):
        deck.sort()
        w.shuffle(deck)
    inside = sorted([cube for row in w.tower for cube in row])
    w.shuffle(inside)
    room = w.box.room[:]
    w.tower = [[] for _ in room]
    for cube in inside:
        spot = w.below(sum(room))
        level = 0
        while spot >= room[level]:
            spot -= room[level]
            level += 1
        room[level] -= 1
        w.tower[level].append(cube)
    return w
