"""The game begins: the key of all draws is made of the host's secret and everybody's contribution."""

from __future__ import annotations

import time

from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import GATHERING, Room
from underthrone.table.verbs.anew import anew


@anew
async def start(house: House, room: Room, seat: int | None) -> None:
    """The host starts, once nobody is missing; asked again, without those who don't open their contribution."""
    async with room.lock:
        if room.phase != GATHERING:
            return  # asked twice
        if seat is None or room.host not in (seat, None):
            raise Refusal("not-host", 403)
        if room.open_seats():
            raise Refusal("seats-open")
        if room.dealing:
            await begin(house, room)
        else:
            await deal(house, room)


async def deal(house: House, room: Room) -> None:
    """Seals are final, contributions are opened; begins when there is none to wait for. The caller holds the lock."""
    if not room.unopened():
        await begin(house, room)
        return
    await house.store.change(room, dealing=True)
    room.dealing = True
    house.log("deal", table=room.id)
    house.tell(room, "seats")


async def begin(house: House, room: Room) -> None:
    """The first deal; the caller holds the room's lock."""
    journal = room.new_journal()
    await house.store.begin(room, journal)
    room.begin(journal)
    room.moved = time.time()
    house.log("start", table=room.id, game=room.game.id, players=room.players)
    room.tell("seats")  # a page that hasn't seen an answer yet learns that there is a game now
    house.tell(room, "ply")
