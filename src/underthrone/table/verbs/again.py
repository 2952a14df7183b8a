"""A rematch: the same game with the same options and bots; everybody else is invited."""

from __future__ import annotations

from underthrone.table.chair import BOT, OPEN
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import OVER, Room
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.create import ME, create


@anew
async def again(house: House, room: Room, seat: int) -> tuple[str, str]:
    """The id of the new table, and the token of one's seat when one is the first to ask."""
    async with room.lock:
        if room.phase != OVER:
            raise Refusal("not-over")
        if room.next:
            return room.next, ""
        seats = [chair.level if chair.kind == BOT else OPEN for chair in room.chairs]
        seats[seat] = ME
        name = room.chairs[seat].name
        options = room.setup.options
        new, token = await create(
            house,
            room.game.id,
            seats,
            options,
            name,
            live=room.live,
            public=room.public,
            dealing=True,
            after=room,
            origin=room.origin,
        )
        room.next = new.id
        house.tell(room, "seats")
        return new.id, token
