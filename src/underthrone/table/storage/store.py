"""What the rooms read and write: tables, seats, lines and chat."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update

from underthrone.games import game as find
from underthrone.journal.journal import READERS, VERSION, Journal
from underthrone.journal.moments import Line
from underthrone.journal.reading import other_version
from underthrone.kernel.errors import Trouble
from underthrone.table.chair import BOT, Chair
from underthrone.table.room import Room, Said
from underthrone.table.storage import database
from underthrone.table.storage.invitations import Invitation, found
from underthrone.table.storage.schema import CHAT, KEYS, LINES, SEATS, TABLES
from underthrone.table.storage.writer import Write, Writer

T = TypeVar("T")
SEAT_FIELDS: Final = ("kind", "name", "level", "token", "seal", "contribution")
ADD_TABLE: Final = insert(TABLES)
ADD_SEAT: Final = insert(SEATS)
ADD_LINE: Final = insert(LINES)
ADD_CHAT: Final = insert(CHAT)
SET_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("at_table"), SEATS.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in SEAT_FIELDS})
)
SET_HOST: Final = update(TABLES).where(TABLES.c.id == bindparam("at_table")).values(host=bindparam("seat"))
SET_DEALING: Final = update(TABLES).where(TABLES.c.id == bindparam("at_table")).values(dealing=True)
SET_DEAL: Final = update(TABLES).where(TABLES.c.id == bindparam("at_table")).values(deal=bindparam("digest"))
SET_RESULT: Final = update(TABLES).where(TABLES.c.id == bindparam("at_table")).values(result=bindparam("text"))
SET_NEXT: Final = update(TABLES).where(TABLES.c.id == bindparam("at_table")).values(next=bindparam("new"))
SET_KEY: Final = update(KEYS).where(KEYS.c.name == bindparam("at_name")).values(value=bindparam("fresh"))
PROBE: Final = "probe"
CHAT_KEPT: Final = 200  # lines of chat that a room shows


class OtherVersion(Trouble):
    """A table whose journal is of another version."""

    def __init__(self, version: int) -> None:
        super().__init__(other_version(version))
        self.reader = READERS.get(version, "newer")


class Listed(NamedTuple):
    """A table in a list: what everybody may see of it from outside."""

    id: str
    game: str
    players: int
    live: bool
    public: bool
    phase: str
    created: float
    seats: list[Chair]


class Store:
    """Reads in threads, writes through the one writer."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = database.opened(url)
        self.writer: Writer

    def start(self) -> None:
        """From now on there is a writer, in the loop that runs."""
        self.writer = Writer(self.engine)

    async def close(self) -> None:
        """Finishes what was accepted and closes the database."""
        await self.writer.close()
        self.engine.dispose()

    async def key(self, name: str) -> bytes:
        """A secret of the server's own."""
        return await asyncio.to_thread(database.key, self.engine, name)

    async def _read(self, fn: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect() as connection:
                return fn(connection)

        return await asyncio.to_thread(reading)

    # --- Writing: each returns when it is on the disk

    async def add(self, room: Room) -> None:
        """A new table with its seats."""
        await self.writer.write(
            Write(ADD_TABLE, [_table_row(room)]), Write(ADD_SEAT, [_seat_row(room, c) for c in room.chairs])
        )

    async def seat(self, room: Room, *chairs: Chair, host: int | None) -> None:
        """Who sits where, and who is the host."""
        rows = [_seat_row(room, chair, "at_") for chair in chairs]
        await self.writer.write(Write(SET_SEAT, rows), Write(SET_HOST, [{"at_table": room.id, "seat": host}]))

    async def deal(self, room: Room) -> None:
        """Seals are final from now on."""
        await self.writer.write(Write(SET_DEALING, [{"at_table": room.id}]))

    async def begin(self, room: Room, journal: Journal) -> None:
        """The game begins: the digest of the first deal."""
        await self.writer.write(Write(SET_DEAL, [{"at_table": room.id, "digest": journal.first}]))

    async def answer(self, room: Room, lines: Sequence[Line], seen_ply: int, at: float, ended: str) -> None:
        """Answers of one seat that came together; `ended` is the result if they ended the game."""
        rows = [
            {
                "table": room.id,
                "ply": room.ply + 1 + i,
                "seat": line.seat,
                "verb": line.verb,
                "move": line.move,
                "digest": line.digest,
                "seen_ply": seen_ply + i,
                "at": at,
            }
            for i, line in enumerate(lines)
        ]
        if ended:
            await self.writer.write(Write(ADD_LINE, rows), Write(SET_RESULT, [{"at_table": room.id, "text": ended}]))
        else:
            await self.writer.write(Write(ADD_LINE, rows))

    async def say(self, room: Room, said: Said) -> None:
        """A line of chat."""
        await self.writer.write(Write(ADD_CHAT, [{"table": room.id, **asdict(said)}]))

    async def follow(self, room: Room, table_id: str) -> None:
        """The table of the rematch."""
        await self.writer.write(Write(SET_NEXT, [{"at_table": room.id, "new": table_id}]))

    async def probe(self) -> None:
        """Writes something that nobody needs: an error says that nothing can be written."""
        await self.key(PROBE)
        await self.writer.write(Write(SET_KEY, [{"at_name": PROBE, "fresh": secrets.token_bytes(8)}]))

    # --- Reading

    async def load(self, table_id: str) -> Room | None:
        """A table rebuilt from what is stored; None when there is none."""
        return await self._read(lambda connection: _load(connection, table_id))

    async def public(self, most: int) -> list[Listed]:
        """Open tables that everybody may see, newest first."""
        return await self._read(lambda connection: _listed(connection, None, most))

    async def listed(self, ids: Sequence[str]) -> list[Listed]:
        """Some tables by their ids, newest first."""
        return await self._read(lambda connection: _listed(connection, ids, len(ids))) if ids else []

    async def with_bots(self, most: int) -> list[str]:
        """Tables that are being played and where bots sit, newest first."""
        bots = select(SEATS.c.table).where(SEATS.c.kind == BOT)
        found = select(TABLES.c.id).where(TABLES.c.deal != "", TABLES.c.result == "", TABLES.c.id.in_(bots))
        newest = found.order_by(TABLES.c.created.desc()).limit(most)
        return await self._read(lambda connection: list(connection.execute(newest).scalars()))

    async def invitation(self, token: str) -> Invitation | None:
        """What a token invites to; None when it isn't valid."""
        return await self._read(lambda connection: found(connection, token))

    async def count(self) -> int:
        """How many tables there are."""
        return await self._read(
            lambda connection: int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())
        )


def _table_row(room: Room) -> dict[str, Any]:
    return {
        "id": room.id,
        "game": room.game.id,
        "rules": room.game.version,
        "edition": room.game.edition,
        "players": room.players,
        "options": json.dumps(room.setup.options),
        "live": room.live,
        "public": room.public,
        "host": room.host,
        "secret": room.secret,
        "journal": VERSION,
        "dealing": room.dealing,
        "deal": "",
        "result": "",
        "next": "",
        "created": room.created,
    }


def _seat_row(room: Room, chair: Chair, prefix: str = "") -> dict[str, Any]:
    where = {f"{prefix}table": room.id, f"{prefix}seat": chair.seat}
    return where | {name: getattr(chair, name) for name in SEAT_FIELDS}


def _load(connection: Connection, table_id: str) -> Room | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
    if row is None:
        return None
    game = find(row["game"])
    if row["journal"] != VERSION:
        raise OtherVersion(row["journal"])
    if (row["rules"], row["edition"]) != (game.version, game.edition):
        raise Trouble(f"Table {table_id} was played with rules {row['rules']} and edition {row['edition']}.")
    room = Room(table_id, game, row["players"], json.loads(row["options"]), bytes(row["secret"]))
    room.live, room.public, room.host, room.dealing = row["live"], row["public"], row["host"], row["dealing"]
    room.created = room.moved = row["created"]
    room.next = row["next"]
    for chair in _chairs(connection, [table_id])[table_id]:
        room.chairs[chair.seat] = chair
    chat = select(CHAT).where(CHAT.c.table == table_id).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
    room.chat = [
        Said(said["number"], said["seat"], said["name"], said["text"], said["at"])
        for said in reversed(connection.execute(chat).mappings().all())
    ]
    if row["deal"]:
        _play_again(room, connection, row["deal"])
    return room


def _play_again(room: Room, connection: Connection, deal: str) -> None:
    """The game from its first deal; what comes out must be what was written down."""
    journal = room.new_journal()
    journal.where = f"Table {room.id}"
    if journal.first != deal:
        raise Trouble(f"{journal.where}: the first deal isn't what was stored.")
    room.begin(journal)
    rows = connection.execute(select(LINES).where(LINES.c.table == room.id).order_by(LINES.c.ply)).all()
    lines = [Line(row.seat, row.verb, row.move, row.digest) for row in rows]
    for row, moment in zip(rows, journal.verified(lines), strict=True):
        if row.ply != moment.number:
            raise Trouble(f"{journal.where}, answer {moment.number}: it isn't stored.")
        room.write(moment, row.seen_ply)
        room.moved = row.at


def _chairs(connection: Connection, ids: Sequence[str]) -> dict[str, list[Chair]]:
    found: dict[str, list[Chair]] = {table_id: [] for table_id in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)).mappings():
        found[row["table"]].append(Chair(row["seat"], *[row[name] for name in SEAT_FIELDS]))
    return found


def _listed(connection: Connection, ids: Sequence[str] | None, most: int) -> list[Listed]:
    some = select(TABLES).order_by(TABLES.c.created.desc()).limit(most)
    some = some.where(TABLES.c.public, TABLES.c.result == "") if ids is None else some.where(TABLES.c.id.in_(ids))
    rows = connection.execute(some).mappings().all()
    chairs = _chairs(connection, [row["id"] for row in rows])
    return [
        Listed(
            row["id"],
            row["game"],
            row["players"],
            row["live"],
            row["public"],
            "over" if row["result"] else "playing" if row["deal"] else "gathering",
            row["created"],
            chairs[row["id"]],
        )
        for row in rows
    ]
