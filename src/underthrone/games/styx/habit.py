"""What one would plausibly do in STYX where nothing was learned: for bots, no rule."""

from __future__ import annotations

from underthrone.games.styx.moves import DECLINE, NAME, NO_LOOK, PAY, TURN
from underthrone.games.styx.state import Table


def thumb(s: Table, seat: int, options: list[int]) -> list[float]:
    """Mostly what makes sense at first sight."""
    first = options[0]
    if first in PAY:
        return payments(s, options)
    if first == DECLINE and options[1] in TURN:
        return only(0, options)  # nobody turns an own card face down without need
    if first in (DECLINE, NO_LOOK):
        return [0.0, *[1.0 for _ in options[1:]]]
    if first in NAME:
        return only(options.index(NAME.of(seat)), options)
    return [1.0 for _ in options]


def only(i: int, options: list[int]) -> list[float]:
    """One of the options and no other."""
    return [1.0 if j == i else 0.0 for j in range(len(options))]


def payments(s: Table, options: list[int]) -> list[float]:
    """A card that stays face up, or any."""
    for i, move in enumerate(options):
        if s.stays_up(PAY.card(move)):
            return only(i, options)
    return [1.0 for _ in options]
