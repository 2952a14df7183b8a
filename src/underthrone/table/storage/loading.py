"""Rooms from what is stored: whole, or what is new since they were read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, select

from underthrone.journal.moments import Line
from underthrone.journal.starts import Start
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.table.chair import Chair
from underthrone.table.handover import Handover
from underthrone.table.log import Entry, entry_from
from underthrone.table.room import CHAT_KEPT, RECENT, Room, Said
from underthrone.table.storage.editions import game_of
from underthrone.table.storage.schema import CHAT, CHECKPOINTS, HANDOVERS, LINES, SEATS, STARTS, TABLES
from underthrone.table.storage.statements import SEAT_FIELDS

AT_ONCE: Final = 20  # lines that are played again in one turn of the loop


class Fresh(NamedTuple):
    """What is stored of a table, as far as a room hasn't got it."""

    table: RowMapping
    chairs: list[Chair]
    handovers: list[Handover]
    lines: Sequence[RowMapping]
    chat: list[Said]


def fresh(connection: Connection, table_id: str, ply: int, said: int, revision: int = -1) -> Fresh | None:
    """A table's row and seats, its lines after a ply and its chat; None when there is no such table.

    The chat is what came after a number; all of it when the revision is another one, since some may be deleted.
    """
    table = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
    if table is None:
        return None
    lines = select(LINES).where(LINES.c.table == table_id, LINES.c.ply > ply).order_by(LINES.c.ply)
    chat = (
        select(CHAT)
        .where(CHAT.c.table == table_id, CHAT.c.number > (said if table["revision"] == revision else 0))
        .order_by(CHAT.c.number.desc())
        .limit(CHAT_KEPT)
    )
    return Fresh(
        table,
        chairs_of(connection, [table_id])[table_id],
        [] if table["revision"] == revision else handovers_of(connection, table_id),
        connection.execute(lines).mappings().all() if table["deal"] else [],
        [
            Said(row["number"], row["seat"], row["name"], row["text"], row["at"])
            for row in reversed(connection.execute(chat).mappings().all())
        ],
    )


def chairs_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[Chair]]:
    """Who sits where at some tables."""
    found: dict[str, list[Chair]] = {table_id: [] for table_id in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)).mappings():
        found[row["table"]].append(Chair(row["seat"], *[row[name] for name in SEAT_FIELDS]))
    return found


def handovers_of(connection: Connection, table_id: str) -> list[Handover]:
    """Who left in the middle of the game, and who went on."""
    some = select(HANDOVERS).where(HANDOVERS.c.table == table_id).order_by(HANDOVERS.c.number)
    return [Handover(*list(row)[1:]) for row in connection.execute(some)]


def logged(connection: Connection, table_id: str, game: Game, count: int) -> list[Entry]:
    """What the first lines of a table caused."""
    some = select(LINES.c.ply, LINES.c.seat, LINES.c.verb, LINES.c.caused).where(LINES.c.table == table_id)
    rows = connection.execute(some.where(LINES.c.ply <= count).order_by(LINES.c.ply))
    return [entry_from(game, *row) for row in rows]


def checkpoint(connection: Connection, table_id: str, upto: int | None = None) -> tuple[int, str] | None:
    """The last position that is stored of a table, or the last one up to a ply, with its ply."""
    some = select(CHECKPOINTS.c.ply, CHECKPOINTS.c.state).where(CHECKPOINTS.c.table == table_id)
    if upto is not None:
        some = some.where(CHECKPOINTS.c.ply <= upto)
    row = connection.execute(some.order_by(CHECKPOINTS.c.ply.desc()).limit(1)).one_or_none()
    return None if row is None else (row.ply, row.state)


def loaded(connection: Connection, table_id: str) -> Room | None:
    """A table rebuilt from what is stored, from its last checkpoint on; None when there is none."""
    kept = checkpoint(connection, table_id)
    if kept is not None:
        with suppress(Trouble, msgspec.DecodeError):  # the position isn't what was kept: the lines tell all
            return _loaded(connection, table_id, kept)
    return _loaded(connection, table_id, None)


def _loaded(connection: Connection, table_id: str, kept: tuple[int, str] | None) -> Room | None:
    found = fresh(connection, table_id, max(0, kept[0] - RECENT) if kept else 0, 0)
    if found is None:
        return None
    room = empty(connection, found.table)
    if kept:
        _renew_seats(room, found)
        _renew_deal(room, found.table["deal"])
        earlier = [row for row in found.lines if row["ply"] <= kept[0]]
        _resume(room, earlier, *kept)
        found = found._replace(lines=found.lines[len(earlier) :])
    renew(room, found)
    return room


def empty(connection: Connection, row: RowMapping) -> Room:
    """A room of the table, with nobody in it, by its own rules and with its own cards; Trouble when there is none."""
    goes_on = start_of(connection, row["id"])  # first: a game that is read for the first time takes a while
    game, options = game_of(connection, row), json.loads(row["options"])
    room = Room(row["id"], game, row["players"], options, bytes(row["secret"]), row["rules"])
    room.live, room.public, room.origin = row["live"], row["public"], row["origin"]
    room.open_chat, room.hints = row["open_chat"], row["hints"]
    room.continues, room.start = goes_on
    room.created = room.moved = row["created"]
    room.closed = row["closed"]
    room.revision = -1
    return room


def start_of(connection: Connection, table_id: str) -> tuple[str, Start | None]:
    """The table and the moment that a game goes on from; nothing for one that began with a deal."""
    row = connection.execute(select(STARTS).where(STARTS.c.table == table_id)).one_or_none()
    return ("", None) if row is None else (row.of, Start(row.number, row.digest, row.seat, row.state))


def _resume(room: Room, rows: Sequence[RowMapping], ply: int, state: str) -> None:
    """Goes on from a position that was kept; the lines led to it, and may be sent again."""
    assert room.journal is not None
    for row in rows:
        room.received[row["seat"], row["seen_ply"]] = row["verb"], row["move"]
    before = room.journal.first if ply == 1 else rows[-2]["digest"]
    s = room.game.from_data(msgspec.json.decode(state))
    room.journal.resume(ply, line_of(rows[-1]), s, before)
    room.log.missing = ply
    room.checkpoint = room.question_ply = ply
    room.moved = rows[-1]["at"]


def line_of(row: RowMapping) -> Line:
    """A line of the journal."""
    return Line(row["seat"], row["verb"], row["move"], row["digest"])


def parts(found: Fresh) -> list[Fresh]:
    """The same in parts that take a moment each, however many lines there are."""
    lines = [found.lines[i : i + AT_ONCE] for i in range(0, len(found.lines), AT_ONCE)]
    return [found._replace(lines=some, chat=[] if i else found.chat) for i, some in enumerate(lines or [[]])]


def renew(room: Room, found: Fresh) -> list[str]:
    """Brings a room up to date; gives what changed: `seats`, `ply`, `chat`."""
    changed: list[str] = []
    if found.table["revision"] != room.revision:
        _renew_seats(room, found)
        room.chat = []
        changed.append("seats")
    if found.table["deal"] and room.journal is None:
        _renew_deal(room, found.table["deal"])
        changed.append("ply")
    if found.lines:
        _renew_lines(room, found.lines)
        changed.append("ply")
    if found.chat:
        room.chat = [*room.chat, *found.chat][-CHAT_KEPT:]
        changed.append("chat")
    return changed


def _renew_seats(room: Room, found: Fresh) -> None:
    for chair in found.chairs:
        room.chairs[chair.seat] = chair
    room.handovers = found.handovers
    room.host, room.dealing, room.next = (found.table[name] for name in ("host", "dealing", "next"))
    room.revision = found.table["revision"]
    room.rename()


def _renew_deal(room: Room, deal: str) -> None:
    """The game has begun; the first deal must be what was written down."""
    journal = room.new_journal()
    journal.where = f"Table {room.id}"
    if journal.first != deal:
        raise Trouble(f"{journal.where}: the first deal isn't what was stored.")
    room.begin(journal)


def _renew_lines(room: Room, rows: Sequence[RowMapping]) -> None:
    """More answers; what comes of them must be what was written down."""
    assert room.journal is not None
    for row, moment in zip(rows, room.journal.verified(map(line_of, rows)), strict=True):
        if row["ply"] != moment.number:
            raise Trouble(f"{room.journal.where}, answer {moment.number}: it isn't stored.")
        room.write(moment, row["seen_ply"])
        if row["at"] == room.moved and moment.number > 1:  # it came together with the one before
            room.came_together(room.requests.get(moment.number - 1, moment.number - 1), moment.number)
        room.moved = row["at"]
    room.forget_long_ago()
