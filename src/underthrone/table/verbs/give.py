"""A seat is given to a bot: an open one, or that of somebody long absent."""

from __future__ import annotations

from dataclasses import replace

from underthrone.table.chair import BOT, BOT_NAMES
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.sight import replaceable
from underthrone.table.verbs.anew import anew


@anew
async def give(house: House, room: Room, me: int, seat: int, level: str) -> None:
    """A bot sits down."""
    async with room.lock:
        if level not in house.config.levels:
            raise Refusal("no-level", 400, levels=", ".join(house.config.levels))
        if seat not in replaceable(room, me):
            raise Refusal("not-yours-to-give")
        chair = replace(room.chairs[seat], kind=BOT, name=BOT_NAMES[seat], level=level, token="", origin="")
        host = me if room.host == seat else room.host
        handover = room.handover(seat, BOT)
        await house.store.change(room, chair, handover=handover, host=host)
        room.host = host
        room.hand_over(chair, handover)
        house.log("give", table=room.id, seat=seat, level=level)
        house.tell(room, "seats")
