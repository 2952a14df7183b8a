"""Hints: asked for as work, kept until the seat asks again."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, select

from underthrone.review.hints import Hint
from underthrone.table.room import Room
from underthrone.table.storage import work
from underthrone.table.storage.database import insert_into
from underthrone.table.storage.schema import HINTS, WORK


def want(connection: Connection, room: Room, seat: int) -> None:
    """A seat wants a hint: asked twice it is thought once."""
    if kept(connection, room.id, seat, room.ply) is None:
        rows = work.rows(room, [work.HINT - seat], time.time())
        connection.execute(insert_into(connection, WORK).on_conflict_do_nothing(), rows)


def keep(connection: Connection, table_id: str, seat: int, ply: int, hint: Hint) -> None:
    """The hint in the place of the last one."""
    row = {"ply": ply, "hint": msgspec.json.encode(hint).decode()}
    insert = insert_into(connection, HINTS).values(table=table_id, seat=seat, **row)
    connection.execute(insert.on_conflict_do_update(index_elements=["table", "seat"], set_=row))


def kept(connection: Connection, table_id: str, seat: int, ply: int) -> Hint | None:
    """The hint for a moment."""
    one = select(HINTS.c.hint).where(HINTS.c.table == table_id, HINTS.c.seat == seat, HINTS.c.ply == ply)
    found = connection.execute(one).scalar()
    return None if found is None else msgspec.json.decode(found, type=Hint)
