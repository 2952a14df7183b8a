"""Tables that whoever runs the server closes: everything stays, and nobody opens them; until they are reopened."""

from __future__ import annotations

import time

from sqlalchemy import Connection, Engine, delete, insert, update

from underthrone.table.room import PLAYING
from underthrone.table.storage import work
from underthrone.table.storage.desk import telling
from underthrone.table.storage.forgetting import changed, delete_table, forget_seat
from underthrone.table.storage.loading import loaded
from underthrone.table.storage.news import BOTS
from underthrone.table.storage.schema import TABLES, WORK


def close(engine: Engine, table_id: str) -> bool:
    """Nobody opens it from now on, and no bot thinks for it; False when there is no such table."""
    with telling(engine, f"{table_id} seats") as connection:
        connection.execute(delete(WORK).where(WORK.c.table == table_id))
        return _set(connection, table_id, closed=True)


def reopen(engine: Engine, table_id: str) -> bool:
    """It goes on where it was; False when there is no such table."""
    with telling(engine, f"{table_id} seats", BOTS) as connection:
        if not _set(connection, table_id, closed=False):
            return False
        room = loaded(connection, table_id)
        if room is not None and room.phase == PLAYING:
            connection.execute(delete(WORK).where(WORK.c.table == table_id))
            rows = work.rows(room, work.due(room.state, room.chairs), time.time())
            if rows:
                connection.execute(insert(WORK), rows)
        return True


def remove(engine: Engine, table_id: str) -> bool:
    """A table and all that belongs to it, for good; False when there is no such table."""
    with telling(engine, f"{table_id} seats") as connection:
        return delete_table(connection, table_id)


def forget(engine: Engine, table_id: str, seat: int) -> bool:
    """What belongs to a seat; False when no person sits there."""
    with telling(engine, f"{table_id} seats") as connection:
        return forget_seat(connection, table_id, seat)


def _set(connection: Connection, table_id: str, closed: bool) -> bool:
    if not changed(connection, table_id):
        return False
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(closed=closed))
    return True
