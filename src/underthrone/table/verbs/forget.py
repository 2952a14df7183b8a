"""A person's data are deleted: name, chat, reports and token; what the game needs to be verified stays."""

from __future__ import annotations

from underthrone.table.house import House
from underthrone.table.room import Room
from underthrone.table.verbs.anew import anew


@anew
async def forget(house: House, room: Room, seat: int) -> None:
    """Deletes what belongs to the seat; in a game that goes on it is open then, for a bot."""
    async with room.lock:
        await house.store.forget(room, seat)
    await house.rooms.renew(room)
    house.log("forget", table=room.id, seat=seat)
