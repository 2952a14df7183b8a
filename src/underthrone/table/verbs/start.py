"""The game begins: the seed is made of the host's secret and everybody's word."""

from __future__ import annotations

import time

from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import GATHERING, Room


async def start(house: House, room: Room, seat: int | None) -> None:
    """The host starts, once nobody is missing."""
    async with room.lock:
        if room.phase != GATHERING:
            return  # asked twice
        if seat is None or seat != room.host:
            raise Refusal("not-host", 403)
        if room.open_seats():
            raise Refusal("seats-open")
        await begin(house, room)


async def begin(house: House, room: Room) -> None:
    """Deals; the caller holds the room's lock."""
    journal = room.new_journal()
    await house.store.begin(room, journal)
    room.begin(journal)
    room.moved = time.time()
    house.log("start", table=room.id, game=room.game.id, players=room.players)
    house.tell(room, "ply")
