"""A rematch: the same game with the same options and bots; everybody else is invited."""

from __future__ import annotations

import base64
import hashlib
import hmac

from underthrone.table.chair import BOT, OPEN
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import OVER, Room
from underthrone.table.tokens import seat_of
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.create import ME, create


@anew
async def again(house: House, room: Room, seat: int) -> tuple[str, str]:
    """The id of the new table, and the token of one's seat when one is the first to ask; asked again, the same."""
    async with room.lock:
        if room.phase != OVER:
            raise Refusal("not-over")
        token = _token(house, room, seat)
        if room.next:
            new = await house.rooms.open(room.next)
            return room.next, "" if seat_of(new, token) is None else token
        seats = [chair.level if chair.kind == BOT else OPEN for chair in room.chairs]
        seats[seat] = ME
        name = room.chairs[seat].name
        options = room.setup.options
        new, _ = await create(
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
            token=token,
        )
        room.next = new.id
        house.tell(room, "seats")
        return new.id, token


def _token(house: House, room: Room, seat: int) -> str:
    """Of the rematch's first seat: whoever wasn't told of it, because the server was killed, asks again."""
    known = f"again {room.id} {seat} {room.chairs[seat].token}"
    return base64.urlsafe_b64encode(hmac.digest(house.key, known.encode(), hashlib.sha256)[:18]).decode()
