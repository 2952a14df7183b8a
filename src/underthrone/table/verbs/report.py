"""A player reports something to whoever runs the server."""

from __future__ import annotations

import time
from typing import Final

from underthrone.table.house import House
from underthrone.table.limits import TooMany
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.verbs.names import clean

LONGEST_REPORT: Final = 1000


async def report(house: House, room: Room, seat: int, text: str, about: int | None = None) -> None:
    """What happened, about a seat or the whole table; once a minute."""
    text = clean(text, LONGEST_REPORT)
    if not text:
        raise Refusal("no-text", 400)
    if about is not None and not 0 <= about < room.players:
        raise Refusal("no-seat", 404)
    wait = await house.store.report(room, seat, about, text, time.time())
    if wait:
        raise TooMany(wait)
    house.log("report", table=room.id, seat=seat)
