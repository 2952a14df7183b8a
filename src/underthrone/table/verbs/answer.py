"""A seat answers: on the disk first, then in the room, then everybody is told."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from underthrone.journal.journal import Next
from underthrone.kernel.errors import Illegal
from underthrone.table.refusal import IllegalMove, Refusal
from underthrone.table.room import GATHERING, OVER, Room

if TYPE_CHECKING:
    from underthrone.table.house import House

MOST: Final = 32  # moves that may come together
LONGEST: Final = 20_000  # answers of a game, changed and taken back ones too: ten times a long one


async def answer(house: House, room: Room, seat: int, moves: Sequence[int], ply: int) -> None:
    """Moves of one seat, given to the position after `ply` answers; the same ones sent again count once."""
    if not 0 < len(moves) <= MOST:
        raise Refusal("how-many", 400, most=MOST)
    async with room.lock:
        if room.phase == GATHERING:
            raise Refusal("not-begun")
        if all(room.bases.get((seat, ply + i)) == move for i, move in enumerate(moves)):
            return
        if room.phase == OVER:
            raise Refusal("over")
        if room.answered(seat, ply):
            raise Refusal("late")
        await accept(house, room, foreseen(room, seat, moves), ply)
    house.tell(room, "ply")


def foreseen(room: Room, seat: int, moves: Sequence[int]) -> list[Next]:
    """What would come of the moves, one after the other; refused when one of them isn't possible."""
    assert room.journal is not None
    next: Next | None = None
    found: list[Next] = []
    try:
        for move in moves:
            if move < 0:
                room.state.refuse(("no-such-move", {"number": move, "last": room.game.move_count - 1}))
            next = room.journal.next(seat, move, next)
            found.append(next)
    except Illegal as illegal:
        raise IllegalMove(illegal) from None
    return found


async def accept(house: House, room: Room, found: Sequence[Next], base: int) -> None:
    """Stores the answers, and only then do they count; the caller holds the room's lock."""
    if room.ply + len(found) > LONGEST:
        raise Refusal("too-long")
    now = time.time()
    try:
        await house.store.answer(room, [next.line for next in found], base, now, found[-1].ended)
    except IntegrityError:  # another server was faster
        house.rooms.forget(room)
        raise Refusal("late") from None
    except BaseException:  # nobody knows what is on the disk: read it again
        house.rooms.forget(room)
        raise
    for i, next in enumerate(found):
        room.write(next, base + i)
    room.moved = now
    house.log("answer", table=room.id, seat=found[-1].line.seat, ply=room.ply)
    if found[-1].ended:
        house.log("end", table=room.id, result=f"{found[-1].ended!r}")
