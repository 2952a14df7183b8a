"""A hint: what a bot would do. Against bots, or where the host allows it: nobody meets a bot unawares."""

from __future__ import annotations

from underthrone.review.hints import Hint
from underthrone.table.chair import PERSON
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import PLAYING, Room
from underthrone.table.storage import hints
from underthrone.table.storage.news import BOTS


def allowed(room: Room, seat: int) -> bool:
    """Whether the seat may ask: it must decide, alone among bots or where the host allows it."""
    if room.phase != PLAYING or seat not in room.state.deciders():
        return False
    return room.hints or [chair.kind for chair in room.chairs].count(PERSON) == 1


async def want_hint(house: House, room: Room, seat: int, address: str) -> None:
    """Somebody wants to know."""
    if not allowed(room, seat):
        raise Refusal("no-hint", 403)
    if await found_hint(house, room, seat) is None:
        house.limits.check_thought(address)
        await house.store.writer.do(lambda connection: hints.want(connection, room, seat), [BOTS])
        house.wake()


async def found_hint(house: House, room: Room, seat: int) -> Hint | None:
    """The hint for the moment that is; None while it is thought."""
    return await house.store.hint(room.id, seat, room.ply)
