"""Who sat where before: a person gets up in the middle of a game, and somebody else goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from underthrone.table.chair import OPEN


@dataclass(slots=True, frozen=True)
class Handover:
    """A seat is left, or goes to somebody else; bots keep theirs, so it was a person's."""

    number: int
    ply: int  # the answers that were given by then
    seat: int
    kind: str  # what the seat is from then on: open, person or bot
    name: str  # of the person who had it; nothing once it was deleted
    at: float


def names_at(handovers: Sequence[Handover], names: Sequence[str], ply: int) -> list[str]:
    """What the seats were called when an answer was given; `names` is what they are called now."""
    found = list(names)
    for handover in reversed(handovers):
        if handover.kind != OPEN and ply <= handover.ply:
            found[handover.seat] = handover.name
    return found


def successor(handovers: Sequence[Handover], names: Sequence[str], handover: Handover) -> str:
    """The name of whoever has the seat after a handover."""
    later = [one for one in handovers if one.number > handover.number and one.seat == handover.seat]
    return next((one.name for one in later if one.kind != OPEN), names[handover.seat])
