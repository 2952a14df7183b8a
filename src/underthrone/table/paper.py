"""A table's game on paper: moments of it, and after the end the whole journal with its secret."""

from __future__ import annotations

from underthrone.table.refusal import Refusal
from underthrone.table.room import GATHERING, OVER, Room


def moment(room: Room, ply: int) -> int:
    """A moment that there was."""
    if room.phase == GATHERING:
        raise Refusal("not-begun")
    if not 0 <= ply <= room.ply:
        raise Refusal("no-moment", 404, last=room.ply)
    return ply


def finished(room: Room) -> str:
    """The table's id, if its game is over: before, its journal would tell secrets."""
    if room.journal is None:
        raise Refusal("not-begun")
    if room.phase != OVER:
        raise Refusal("not-over")
    return room.id
