"""What the rooms read and write: tables, seats, lines and chat."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, bindparam, func, select, update

from underthrone.journal.journal import VERSION, Journal
from underthrone.journal.moments import Moment
from underthrone.kernel.data import by_name
from underthrone.kernel.game import Game
from underthrone.kernel.state import State
from underthrone.review.hints import Hint
from underthrone.table.chair import BOT, Chair
from underthrone.table.config import Config
from underthrone.table.handover import Handover
from underthrone.table.log import Entry, written
from underthrone.table.room import Room, Said
from underthrone.table.storage import database, editions, hints, reviews, work
from underthrone.table.storage.bans import Ban, bans
from underthrone.table.storage.folder import Folder
from underthrone.table.storage.forgetting import forget_seat, old_chat, outdated
from underthrone.table.storage.invitations import Invitation, found
from underthrone.table.storage.loading import Fresh, chairs_of, fresh, loaded, logged
from underthrone.table.storage.news import BOTS
from underthrone.table.storage.reports import report
from underthrone.table.storage.schema import CHAT, KEYS, LINES, NEWS, TABLES
from underthrone.table.storage.statements import (
    ADD_CHAT,
    ADD_CHECKPOINT,
    ADD_HANDOVER,
    ADD_LINE,
    ADD_SEAT,
    ADD_START,
    ADD_TABLE,
    ADD_WORK,
    HOLD_PLY,
    HOLD_TABLE,
    SEAT_FIELDS,
    SET_RESULT,
    SET_SEAT,
    SET_TABLE,
    TABLE_FIELDS,
    Write,
)
from underthrone.table.storage.writer import Conflict, Writer

T = TypeVar("T")
STATES: Final = msgspec.json.Encoder(enc_hook=by_name)
STAND: Final = select(
    TABLES.c.revision,
    select(func.max(LINES.c.ply)).where(LINES.c.table == bindparam("at_table")).scalar_subquery().label("ply"),
    select(func.max(CHAT.c.number)).where(CHAT.c.table == bindparam("at_table")).scalar_subquery().label("number"),
).where(TABLES.c.id == bindparam("at_table"))
MOVED: Final = (
    select(LINES.c.at).where(LINES.c.table == TABLES.c.id).order_by(LINES.c.ply.desc()).limit(1).scalar_subquery()
)
SET_KEY: Final = update(KEYS).where(KEYS.c.name == bindparam("at_name")).values(value=bindparam("fresh"))
PROBE: Final = "probe"


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
    moved: float  # when the last answer came
    result: str  # nothing until the game is over


class Store:
    """Reads in threads, writes through the one writer."""

    def __init__(self, config: Config) -> None:
        self.process = secrets.token_hex(4)  # tells this process from others
        self.folder = None if config.database else Folder(config.data)
        self.engine: Engine = database.opened(config.url)
        self.shared = self.folder is None  # other processes may change what is stored
        self.writer: Writer
        self._kept: set[str] = set()  # editions that are stored for sure

    def start(self) -> None:
        """From now on there is a writer, in the loop that runs."""
        self.writer = Writer(self.engine, self.process)

    async def close(self) -> None:
        """Finishes what was accepted and closes the database."""
        await self.writer.close()
        self.engine.dispose()
        if self.folder is not None:
            self.folder.release()

    async def key(self, name: str) -> bytes:
        """A secret of the server's own."""
        return await asyncio.to_thread(database.key, self.engine, name)

    async def _read(self, fn: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect() as connection:
                return fn(connection)

        return await asyncio.to_thread(reading)

    # --- Writing: each returns when it is on the disk; Conflict when another process was faster

    async def add(self, room: Room, after: Room | None = None, journal: Journal | None = None) -> None:
        """A new table with its seats; it is the rematch `after` another, and begins at once if it has a journal."""
        await self.keep(room.game)
        row = _table_row(room) | {"deal": "" if journal is None else journal.first}
        writes = [Write(ADD_TABLE, [row]), Write(ADD_SEAT, [_seat_row(room, c) for c in room.chairs])]
        if room.start is not None:
            writes.append(Write(ADD_START, [{"table": room.id, "of": room.continues, **room.start._asdict()}]))
        if journal is not None:
            writes += work.anew(room, (), work.due(journal.state, room.chairs), time.time())
        if after is None:
            await self._written(f"{room.id} seats", writes)
        else:
            await self.change(after, before=writes, next=room.id)

    async def keep(self, game: Game) -> None:
        """The cards of a game are stored from now on."""
        if game.edition not in self._kept:
            await self.writer.do(lambda connection: editions.keep(connection, game))
            self._kept.add(game.edition)

    async def change(
        self,
        room: Room,
        *chairs: Chair,
        before: Sequence[Write] = (),
        handover: Handover | None = None,
        **facts: Any,
    ) -> None:
        """Who sits where, and other facts of the table: host, dealing, deal, next; all of it together."""
        row = {name: getattr(room, name) for name in TABLE_FIELDS} | facts
        row |= {"at_table": room.id, "at_revision": room.revision, "revision": room.revision + 1}
        writes = [
            *before,
            Write(SET_TABLE, [row]),
            Write(SET_SEAT, [_seat_row(room, chair, "at_") for chair in chairs]),
        ]
        if handover is not None:
            writes.append(Write(ADD_HANDOVER, [{"table": room.id, **asdict(handover)}]))
        if room.journal is not None:
            if self.shared:
                writes.append(Write(HOLD_PLY, [{"at_table": room.id, "at_ply": room.ply}]))
            seats = [chair.seat for chair in chairs]
            bots = {chair.seat for chair in chairs if chair.kind == BOT} & set(room.state.deciders())
            writes += work.anew(room, seats, bots, time.time())
        await self._written(f"{room.id} seats", writes)
        room.revision += 1

    async def begin(self, room: Room, journal: Journal, *chairs: Chair) -> None:
        """The game begins: the digest of the first deal, what bots have to do, and chairs that change with it."""
        bots = work.due(journal.state, room.chairs)
        await self.change(room, *chairs, before=work.anew(room, (), bots, time.time()), deal=journal.first)

    async def answer(
        self,
        room: Room,
        moments: Sequence[Moment],
        entries: Sequence[Entry],
        seen_ply: int,
        at: float,
        ended: str,
        checkpoint: bool,
    ) -> None:
        """Lines of one seat that came together, and what they caused; `ended` is the result if they ended the game."""
        last = moments[-1]
        lines = [_line_row(room, moment, seen_ply + i, at, entries[i]) for i, moment in enumerate(moments)]
        writes = [Write(ADD_LINE, lines)]
        if self.shared:
            writes.append(Write(HOLD_TABLE, [{"at_table": room.id, "at_revision": room.revision}]))
        if ended:
            writes.append(Write(SET_RESULT, [{"at_table": room.id, "text": ended}]))
        if checkpoint:
            state = {"table": room.id, "ply": last.number, "state": _state_text(last.state)}
            writes.append(Write(ADD_CHECKPOINT, [state]))
        if room.has_bots:
            writes += work.after(room, moments, at)
        await self._written(f"{room.id} ply", writes)
        if checkpoint:
            room.checkpoint = last.number

    async def _written(self, news: str, writes: Sequence[Write]) -> None:
        """Writes, and tells other processes; thinkers too when there is something for them."""
        due = any(write.what is ADD_WORK and write.rows for write in writes)
        await self.writer.write(*writes, news=[news, BOTS] if due else [news])

    async def say(self, room: Room, said: Said) -> None:
        """A line of chat."""
        await self.writer.write(Write(ADD_CHAT, [{"table": room.id, **asdict(said)}]), news=[f"{room.id} chat"])

    async def forget(self, room: Room, seat: int) -> None:
        """What belongs to whoever sits on a seat is deleted."""
        token = room.chairs[seat].token
        news = [f"{room.id} seats"]
        if not await self.writer.do(lambda connection: forget_seat(connection, room.id, seat, token), news):
            raise Conflict("somebody else sits there")

    async def report(self, room: Room, seat: int, about: int | None, text: str, at: float) -> float:
        """A report; or for how many seconds to wait."""
        return await self.writer.do(lambda connection: report(connection, room.id, seat, about, text, at))

    async def digest(self, table_id: str, ply: int) -> str:
        """The digest of an answer."""
        one = select(LINES.c.digest).where(LINES.c.table == table_id, LINES.c.ply == ply)
        return await self._read(lambda connection: str(connection.execute(one).scalar_one()))

    async def want_review(self, room: Room) -> None:
        """Thinkers have something to do, unless the review is there."""
        await self.writer.do(lambda connection: reviews.want(connection, room), [BOTS])

    async def review(self, table_id: str) -> reviews.Stored:
        """How far a review is."""
        return await self._read(lambda connection: reviews.stored(connection, table_id))

    async def hint(self, table_id: str, seat: int, ply: int) -> Hint | None:
        """The hint that a seat got at a moment."""
        return await self._read(lambda connection: hints.kept(connection, table_id, seat, ply))

    async def tidy(self, keep_chat: float, now: float) -> list[str]:
        """Deletes what is older than it may be; gives the tables where something was said that isn't kept."""
        await self.writer.do(lambda connection: outdated(connection, now))
        tables: list[str] = []
        while keep_chat:
            some = await self.writer.do(lambda connection: old_chat(connection, now - keep_chat))
            if not some:
                break
            await self.tell([f"{table_id} seats" for table_id in some])
            tables += some
        return tables

    async def tell(self, news: Sequence[str]) -> None:
        """Tells other processes something that isn't stored."""
        if news:
            await self.writer.write(news=news)

    async def probe(self) -> None:
        """Writes something that nobody needs: an error says that nothing can be written."""
        await self.key(PROBE)
        await self.writer.write(Write(SET_KEY, [{"at_name": PROBE, "fresh": secrets.token_bytes(8)}]))

    # --- Reading

    async def load(self, table_id: str) -> Room | None:
        """A table rebuilt from what is stored; None when there is none."""
        return await self._read(lambda connection: loaded(connection, table_id))

    async def fresh(self, room: Room) -> Fresh | None:
        """What is stored of a table and isn't in its room yet; None when the table is gone."""
        revision, ply, said = room.stand
        return await self._read(lambda connection: fresh(connection, room.id, ply, said, revision))

    async def log(self, room: Room) -> list[Entry]:
        """The entries that are missing in a room's log."""
        return await self._read(lambda connection: logged(connection, room.id, room.game, room.log.missing))

    async def stand(self, table_id: str) -> tuple[int, int, int] | None:
        """How far a table is: its revision, its answers and its lines of chat; None when there is none."""

        def reading(connection: Connection) -> tuple[int, int, int] | None:
            row = connection.execute(STAND, {"at_table": table_id}).one_or_none()
            return None if row is None else (row.revision, row.ply or 0, row.number or 0)

        return await self._read(reading)

    async def public(self, most: int) -> list[Listed]:
        """Open tables that everybody may see, newest first."""
        some = (TABLES.c.public, TABLES.c.result == "", ~TABLES.c.closed, editions.playable())
        return await self._read(lambda connection: _listed(connection, most, *some))

    async def listed(self, ids: Sequence[str]) -> list[Listed]:
        """Some tables by their ids, newest first."""
        some = (TABLES.c.id.in_(ids), ~TABLES.c.closed, editions.playable())
        return await self._read(lambda connection: _listed(connection, len(ids), *some)) if ids else []

    async def outline(self, table_id: str) -> Listed:
        """What is seen from outside of a table that there is, even where it can't be opened."""
        found = await self._read(lambda connection: _listed(connection, 1, TABLES.c.id == table_id))
        return found[0]

    async def cards(self, game_id: str, edition_id: str) -> Game | None:
        """A game with the cards of an edition; None when they aren't stored."""
        return await self._read(lambda connection: editions.with_cards(connection, game_id, edition_id))

    async def invitation(self, token: str) -> Invitation | None:
        """What a token invites to; None when it isn't valid."""
        return await self._read(lambda connection: found(connection, token))

    async def bans(self) -> list[Ban]:
        """Who may not come."""
        return await self._read(bans)

    async def last_news(self) -> int:
        """The number of the last news for the server of a folder."""
        return await self._read(lambda connection: connection.execute(select(func.max(NEWS.c.number))).scalar() or 0)

    async def news_since(self, number: int) -> list[tuple[int, str]]:
        """What commands beside the server of a folder told it since."""
        some = select(NEWS.c.number, NEWS.c.news).where(NEWS.c.number > number).order_by(NEWS.c.number)
        return await self._read(lambda connection: [(row.number, row.news) for row in connection.execute(some)])

    async def bots_waiting(self) -> int:
        """How many decisions of bots nobody has taken."""
        return await self._read(work.waiting)

    async def count(self) -> int:
        """How many tables there are."""
        return await self._read(
            lambda connection: int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())
        )


def _table_row(room: Room) -> dict[str, Any]:
    return {
        "id": room.id,
        "game": room.game.id,
        "rules": room.setup.rules,
        "edition": room.game.edition,
        "players": room.players,
        "options": json.dumps(room.setup.options),
        "live": room.live,
        "public": room.public,
        "open_chat": room.open_chat,
        "hints": room.hints,
        "host": room.host,
        "secret": room.secret,
        "journal": VERSION,
        "dealing": room.dealing,
        "deal": "",
        "result": "",
        "next": "",
        "created": room.created,
        "origin": room.origin,
        "revision": room.revision,
    }


def _line_row(room: Room, moment: Moment, seen_ply: int, at: float, entry: Entry) -> dict[str, Any]:
    assert moment.line is not None
    seat, verb, move, digest = moment.line
    return {
        "table": room.id,
        "ply": moment.number,
        "seat": seat,
        "verb": verb,
        "move": move,
        "digest": digest,
        "seen_ply": seen_ply,
        "at": at,
        "caused": written(room.game, entry),
    }


def _state_text(s: State) -> str:
    """to_data() as JSON; records are opened on the way, which is four times as fast."""
    return STATES.encode({**s.setup.to_data(), "state": s.table()}).decode()


def _seat_row(room: Room, chair: Chair, prefix: str = "") -> dict[str, Any]:
    where = {f"{prefix}table": room.id, f"{prefix}seat": chair.seat}
    return where | {name: getattr(chair, name) for name in SEAT_FIELDS}


def _listed(connection: Connection, most: int, *those: ColumnElement[bool]) -> list[Listed]:
    some = select(TABLES, MOVED.label("moved")).where(*those).order_by(TABLES.c.created.desc()).limit(most)
    rows = connection.execute(some).mappings().all()
    chairs = chairs_of(connection, [row["id"] for row in rows])
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
            row["moved"] or row["created"],
            row["result"],
        )
        for row in rows
    ]
