"""The game begins: the key of all draws is made of the host's secret and everybody's contribution."""

from __future__ import annotations

import time

from underthrone.journal.journal import Journal
from underthrone.table.chair import Chair
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


async def deal(house: House, room: Room, *chairs: Chair) -> None:
    """Seals are final, contributions are opened; begins when there is none to wait for. The caller holds the lock.

    Chairs that change with it are stored in the same moment: no kill leaves a table where everybody sits and waits.
    """
    if not room.unopened(chairs):
        await begin(house, room, *chairs)
        return
    await house.store.change(room, *chairs, dealing=True)
    room.chairs = room.chairs_with(chairs)
    room.dealing = True
    house.log("deal", table=room.id)
    house.tell(room, "seats")


async def begin(house: House, room: Room, *chairs: Chair) -> None:
    """The first deal, and chairs that change with it; the caller holds the room's lock."""
    journal = room.new_journal(chairs)
    await house.store.begin(room, journal, *chairs)
    room.chairs = room.chairs_with(chairs)
    begun(house, room, journal)


def begun(house: House, room: Room, journal: Journal) -> None:
    """It is stored: everybody is told."""
    room.begin(journal)
    room.moved = time.time()
    house.log("start", table=room.id, game=room.game.id, players=room.players)
    room.tell("seats")  # a page that hasn't seen an answer yet learns that there is a game now
    house.tell(room, "ply")
