"""A seat takes back: its sealed answer, or what it sent last if nobody chose and nothing was revealed since."""

from __future__ import annotations

from underthrone.journal.moments import BACK, UNDO, Moment
from underthrone.kernel.errors import Illegal
from underthrone.table.house import House
from underthrone.table.refusal import IllegalMove, Refusal
from underthrone.table.room import GATHERING, OVER, Room
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.answer import accept


@anew
async def undo(house: House, room: Room, seat: int, ply: int) -> None:
    """Taken back once, however often it is sent."""
    async with room.lock:
        if room.phase == GATHERING:
            raise Refusal("not-begun")
        if room.received.get((seat, ply)) in ((BACK, None), (UNDO, None)):
            return
        if room.phase == OVER:
            raise Refusal("over")
        if room.answered(seat, ply):
            raise Refusal("late")
        await accept(house, room, drafted(room, seat), ply)
    house.tell(room, "ply")


def drafted(room: Room, seat: int) -> list[Moment]:
    """What was sent together is taken back together, as far back as the seat may go."""
    assert room.journal is not None
    last = room.journal.now.undoable
    try:
        drafts = [room.journal.draft_undo(seat)]
    except Illegal as illegal:
        raise IllegalMove(illegal) from None
    if last is not None and drafts[0].line is not None and drafts[0].line.verb == UNDO:
        request = room.requests.get(last.number, last.number)
        while (more := drafts[-1].undoable) and more.seat == seat and room.requests.get(more.number) == request:
            drafts.append(room.journal.draft_undo(seat, drafts[-1]))
    return drafts
