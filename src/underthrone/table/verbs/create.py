"""Opens a new table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from underthrone.games import game as find
from underthrone.games import written
from underthrone.games.edition import NAME_LENGTH
from underthrone.journal.starts import Start
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.table.chair import BOT, BOT_NAMES, OPEN, PERSON
from underthrone.table.house import House
from underthrone.table.refusal import BadEdition, BadInput, Refusal
from underthrone.table.room import Room
from underthrone.table.tokens import hashed, new_id, new_token
from underthrone.table.verbs.names import clean
from underthrone.table.verbs.start import begun

ME = "me"


class GoesOn(NamedTuple):
    """The moment of another game that a new one goes on from."""

    table: str
    rules: int
    start: Start


async def create(
    house: House,
    game: str | Game,
    seats: Sequence[str],
    options: Mapping[str, Any] | None = None,
    name: str = "",
    live: bool = True,
    public: bool = False,
    open_chat: bool = False,
    dealing: bool = False,
    after: Room | None = None,
    origin: str = "",
    token: str = "",
    table_id: str = "",
    hints: bool = False,
    goes_on: GoesOn | None = None,
) -> tuple[Room, str]:
    """A table with its seats: `me`, `open`, or a bot's level; gives the room and the token of the seat `me`.

    With `dealing` a table without open seats begins as soon as that seat contributes to chance; `after` is the table
    whose rematch it is, `origin` tells from where it is opened. Token and id are new ones when none are given. A game
    that `goes_on` from a moment of another keeps that one's rules.
    """
    _check_seats(seats, (ME, OPEN, *house.config.levels))
    room = _room(table_id or new_id(), game, seats, options, None if goes_on is None else goes_on.rules)
    room.live, room.public, room.open_chat, room.origin, room.hints = live, public, open_chat, origin, hints
    if goes_on is not None:
        room.continues, room.start = goes_on.table, goes_on.start
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
    house.log("create", table=room.id, game=room.game.id, players=room.players, public=public)
    if journal is not None:
        begun(house, room, journal)
    return room, token


async def cards_of(game: str, name: str, text: str) -> Game | None:
    """The game with the edition that somebody brings, read beside the loop; None without any."""
    if not text.strip():
        return None
    try:
        return (await asyncio.to_thread(written, game, name[:NAME_LENGTH], text))[0]
    except Trouble as trouble:
        raise BadEdition(trouble) from None


def _check_seats(seats: Sequence[str], known: Sequence[str]) -> None:
    for kind in seats:
        if kind not in known:
            raise Refusal("no-such-seat", 400, kind=str(kind)[:20])
    if list(seats).count(ME) > 1:
        raise Refusal("one-seat", 400)


def _room(
    table_id: str, game: str | Game, seats: Sequence[str], options: Mapping[str, Any] | None, rules: int | None
) -> Room:
    try:
        played = find(game) if isinstance(game, str) else game
        return Room(table_id, played, len(seats), options or {}, secrets.token_bytes(32), rules)
    except Trouble as trouble:
        raise BadInput(trouble) from None
