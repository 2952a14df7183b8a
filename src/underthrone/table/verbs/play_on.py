"""Play on from here: any moment of a game that is over becomes a table against bots."""

from __future__ import annotations

import secrets

from underthrone.journal.starts import started
from underthrone.table.house import House
from underthrone.table.looking import position
from underthrone.table.paper import finished, moment
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.tokens import new_id
from underthrone.table.verbs.create import ME, GoesOn, create

LEVEL = "normal"


async def play_on(
    house: House, room: Room, ply: int, seat: int, redealt: bool, name: str, address: str, origin: str, token: str = ""
) -> tuple[Room, str]:
    """A table where somebody sits on a seat and bots on all others; with everything as it was, or what the seat
    couldn't know dealt anew. Chance is new: nobody knows what comes."""
    finished(room)
    assert room.journal is not None
    if not 0 <= seat < room.players:
        raise Refusal("no-seat", 404)
    at = moment(room, ply)
    s = await position(house, room, at, address)
    if not s.deciders():
        raise Refusal("no-moment", 404, last=room.ply - 1)
    digest = await house.store.digest(room.id, at) if at else room.journal.first
    start = started(s, at, digest, seat if redealt else None, secrets.randbits(29))
    return await create(
        house,
        room.game,
        [ME if each == seat else LEVEL for each in range(room.players)],
        room.setup.options,
        name,
        dealing=True,
        origin=origin,
        token=token,
        table_id=new_id(),
        goes_on=GoesOn(room.id, room.setup.rules, start),
    )
