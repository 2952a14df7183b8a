"""A person takes another name."""

from __future__ import annotations

from dataclasses import replace

from underthrone.table.house import House
from underthrone.table.room import Room
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.names import clean


@anew
async def rename(house: House, room: Room, seat: int, name: str) -> None:
    """The new name stands everywhere, also in what was told before."""
    async with room.lock:
        chair = replace(room.chairs[seat], name=clean(name))
        await house.store.change(room, chair)
        room.chairs[seat] = chair
        room.rename()
        house.log("rename", table=room.id, seat=seat)
        house.tell(room, "seats")
