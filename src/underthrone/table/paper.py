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


def eyes(room: Room, by: str) -> int | None:
    """The seat through whose eyes a game that is over is seen; None for one's own."""
    if not by:
        return None
    if room.phase != OVER:
        raise Refusal("not-over")
    if by not in map(str, range(room.players)):
        raise Refusal("no-seat", 404)
    return int(by)


def finished(room: Room) -> str:
    """The table's id, if its game is over: before, its journal would tell secrets."""
    if room.journal is None:
        raise Refusal("not-begun")
    if room.phase != OVER:
        raise Refusal("not-over")
    return room.id
