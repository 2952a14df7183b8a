"""Once more: the same game with the same options, cards, bots, pace and chat; everybody else is invited."""

from __future__ import annotations

import base64
import hashlib
import hmac

from underthrone.games import game as installed
from underthrone.kernel.game import Game
from underthrone.table.chair import BOT, OPEN
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import OVER, Room
from underthrone.table.tokens import new_id, seat_of
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.create import ME, create


@anew
async def again(house: House, room: Room, seat: int) -> tuple[str, str]:
    """The id of the new table, and the token of one's seat when one is the first to ask; asked again, the same.

    When that one is over too, there is another: who plays again never lands at an end.
    """
    async with room.lock:
        if room.phase != OVER:
            raise Refusal("not-over")
        if room.next:
            new = await house.rooms.open(room.next)
            if new.phase != OVER:
                token = _token(house, room, seat, new.id)
                return room.next, "" if seat_of(new, token) is None else token
        table_id = new_id()
        token = _token(house, room, seat, table_id)
        new, _ = await create(
            house,
            _cards(room.game),
            [ME if c.seat == seat else _level(house, c.level) if c.kind == BOT else OPEN for c in room.chairs],
            room.setup.options,
            room.chairs[seat].name,
            live=room.live,
            public=room.public,
            open_chat=room.open_chat,
            hints=room.hints,
            dealing=True,
            after=room,
            origin=room.origin,
            token=token,
            table_id=table_id,
        )
        room.next = new.id
        house.tell(room, "seats")
        return new.id, token


def _cards(game: Game) -> Game:
    """The table's own edition; of the box's own cards those that are installed by now."""
    box = installed(game.id)
    return box if game.edition.rpartition("-")[0] == box.edition.rpartition("-")[0] else game


def _token(house: House, room: Room, seat: int, new: str) -> str:
    """Of the first seat of the new table: whoever wasn't told of it, because the server was killed, asks again."""
    known = f"again {room.id} {seat} {room.chairs[seat].token} {new}"
    return base64.urlsafe_b64encode(hmac.digest(house.key, known.encode(), hashlib.sha256)[:18]).decode()


def _level(house: House, level: str) -> str:
    """The bot's level; of an engine that isn't offered any more another."""
    return level if level in house.config.levels else "normal"
