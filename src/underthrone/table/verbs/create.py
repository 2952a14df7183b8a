"""Opens a new table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from underthrone.games import game as find
from underthrone.kernel.errors import Trouble
from underthrone.table.chair import BOT, BOT_NAMES, LEVELS, OPEN, PERSON
from underthrone.table.house import House
from underthrone.table.refusal import BadInput, Refusal
from underthrone.table.room import Room
from underthrone.table.tokens import hashed, new_id, new_token
from underthrone.table.verbs.names import clean
from underthrone.table.verbs.start import begun

ME = "me"


async def create(
    house: House,
    game: str,
    seats: Sequence[str],
    options: Mapping[str, Any] | None = None,
    name: str = "",
    live: bool = True,
    public: bool = False,
    dealing: bool = False,
    after: Room | None = None,
    origin: str = "",
    token: str = "",
) -> tuple[Room, str]:
    """A table with its seats: `me`, `open`, or a bot's level; gives the room and the token of the seat `me`.

    With `dealing` a table without open seats begins as soon as that seat contributes to chance; `after` is the table
    whose rematch it is, `origin` tells from where it is opened. The token is a new one when none is given.
    """
    room = _room(game, seats, options)
    room.live, room.public, room.origin = live, public, origin
    token = (token or new_token()) if ME in seats else ""
    for chair, kind in zip(room.chairs, seats, strict=True):
        if kind == ME:
            chair.kind, chair.name, chair.token, chair.origin = PERSON, clean(name), hashed(token), origin
            room.host = chair.seat
        elif kind != OPEN:
            chair.kind, chair.name, chair.level = BOT, BOT_NAMES[chair.seat], kind
    room.dealing = dealing and not room.open_seats()
    journal = room.new_journal() if room.host is None and not room.open_seats() else None
    await house.store.add(room, after, journal)
    house.rooms.add(room)
    if room.host is not None:
        room.saw(room.host)
    house.log("create", table=room.id, game=game, players=room.players, public=public)
    if journal is not None:
        begun(house, room, journal)
    return room, token


def _room(game: str, seats: Sequence[str], options: Mapping[str, Any] | None) -> Room:
    for kind in seats:
        if kind not in (ME, OPEN, *LEVELS):
            raise Refusal("no-such-seat", 400, kind=str(kind)[:20])
    if list(seats).count(ME) > 1:
        raise Refusal("one-seat", 400)
    try:
        return Room(new_id(), find(game), len(seats), options or {}, secrets.token_bytes(32))
    except Trouble as trouble:
        raise BadInput(trouble) from None
