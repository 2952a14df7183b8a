"""A seat answers: on the disk first, then in the room, then everybody is told."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from underthrone.journal.moments import ANSWER, Moment, result_text
from underthrone.kernel.errors import Illegal
from underthrone.table.refusal import IllegalMove, Refusal
from underthrone.table.room import GATHERING, OVER, Room

if TYPE_CHECKING:
    from underthrone.table.house import House

MOST_MOVES: Final = 32  # that may come together
MOST_LINES: Final = 20_000  # of a game, changed and taken back ones too: ten times a long one


async def answer(house: House, room: Room, seat: int, moves: Sequence[int], ply: int) -> None:
    """Moves of one seat, given to the position after `ply` answers; the same ones sent again count once."""
    if not 0 < len(moves) <= MOST_MOVES:
        raise Refusal("how-many", 400, most=MOST_MOVES)
    async with room.lock:
        if room.phase == GATHERING:
            raise Refusal("not-begun")
        if all(room.received.get((seat, ply + i)) == (ANSWER, move) for i, move in enumerate(moves)):
            return
        if room.phase == OVER:
            raise Refusal("over")
        if room.answered(seat, ply):
            raise Refusal("late")
        await accept(house, room, drafted(room, seat, moves), ply)
    house.tell(room, "ply")


def drafted(room: Room, seat: int, moves: Sequence[int]) -> list[Moment]:
    """What would come of the moves, one after the other; refused when one of them isn't possible."""
    assert room.journal is not None
    draft: Moment | None = None
    drafts: list[Moment] = []
    try:
        for move in moves:
            draft = room.journal.draft(seat, move, draft)
            drafts.append(draft)
    except Illegal as illegal:
        raise IllegalMove(illegal) from None
    return drafts


async def accept(house: House, room: Room, drafts: Sequence[Moment], seen_ply: int) -> None:
    """Stores the lines, and only then do they count; the caller holds the room's lock."""
    if room.ply + len(drafts) > MOST_LINES:
        raise Refusal("too-long")
    now = time.time()
    ended = result_text(drafts[-1].state.result())
    lines = [draft.line for draft in drafts if draft.line is not None]
    try:
        await house.store.answer(room, lines, seen_ply, now, ended)
    except IntegrityError:  # another server was faster
        house.rooms.forget(room)
        raise Refusal("late") from None
    except BaseException:  # nobody knows what is on the disk: read it again
        house.rooms.forget(room)
        raise
    for i, draft in enumerate(drafts):
        room.write(draft, seen_ply + i)
    room.moved = now
    house.log("answer", table=room.id, seat=lines[-1].seat, ply=room.ply)
    if ended:
        house.log("end", table=room.id, result=f"{ended!r}")
