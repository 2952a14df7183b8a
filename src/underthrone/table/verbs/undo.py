"""A seat takes back: its sealed answer, or its last one if nobody chose and nothing was revealed since."""

from __future__ import annotations

from underthrone.journal.moments import BACK, UNDO
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
        assert room.journal is not None
        try:
            draft = room.journal.draft_undo(seat)
        except Illegal as illegal:
            raise IllegalMove(illegal) from None
        await accept(house, room, [draft], ply)
    house.tell(room, "ply")
