"""What takes long: whole games from what is stored. Runs in a process of its own, and reads for itself."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, select

from underthrone.journal.journal import Journal
from underthrone.kernel.errors import Trouble
from underthrone.table.fairness import Fairness
from underthrone.table.fairness import fairness as recomputed
from underthrone.table.storage.database import connecting
from underthrone.table.storage.loading import chairs_of, checkpoint, empty, line_of
from underthrone.table.storage.schema import LINES, TABLES


def prepare(server: int) -> None:
    """The process: people first, and the server says when to stop, or is gone; it may be gone already."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(5)
    threading.Thread(target=_with_parent, args=(server,), daemon=True).start()


def _with_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)


@cache
def _engine(url: str) -> Engine:
    return connecting(url)


def text(url: str, table_id: str) -> str:
    """The whole game on paper."""
    return _journal(url, table_id).text()


def bare(url: str, table_id: str) -> str:
    """The same without words: for machines."""
    return _journal(url, table_id).text(words=False)


def verify(url: str, table_id: str) -> tuple[list[str], str]:
    """What was recomputed and found right, in sentences; or the first thing that isn't."""
    try:
        return _journal(url, table_id).verify(), ""
    except Trouble as trouble:
        return [], str(trouble)


def fairness(url: str, table_id: str) -> Fairness:
    """What chance was made of."""
    return recomputed(_journal(url, table_id))


def position(url: str, table_id: str, ply: int) -> dict[str, Any]:
    """The table after some answers, as plain data: from the last checkpoint, or from the deal where that is damaged."""
    with _engine(url).connect() as connection:
        kept = checkpoint(connection, table_id, ply)
        if kept is not None:
            with suppress(Trouble, msgspec.DecodeError):
                return _position(connection, table_id, ply, kept)
        return _position(connection, table_id, ply, None)


def _position(connection: Connection, table_id: str, ply: int, kept: tuple[int, str] | None) -> dict[str, Any]:
    journal = _header(connection, table_id)
    first = 0 if kept is None else kept[0] - 1
    some = select(LINES).where(LINES.c.table == table_id, LINES.c.ply >= first, LINES.c.ply <= ply)
    rows = connection.execute(some.order_by(LINES.c.ply)).mappings().all()
    if kept is not None:
        at = next(i for i, row in enumerate(rows) if row["ply"] == kept[0])
        before = rows[at - 1]["digest"] if at else journal.first
        journal.resume(kept[0], line_of(rows[at]), journal.game.from_data(msgspec.json.decode(kept[1])), before)
        rows = rows[at + 1 :]
    last = deque(journal.verified(map(line_of, rows)), maxlen=1)
    return (last[0].state if last else journal.state).to_data()


def _journal(url: str, table_id: str) -> Journal:
    with _engine(url).connect() as connection:
        return journal(connection, table_id)


def journal(connection: Connection, table_id: str) -> Journal:
    """All lines as they are stored."""
    found = _header(connection, table_id)
    rows = connection.execute(select(LINES).where(LINES.c.table == table_id).order_by(LINES.c.ply)).mappings()
    found.lines.extend(map(line_of, rows))
    return found


def _header(connection: Connection, table_id: str) -> Journal:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one()
    room = empty(connection, row)
    room.chairs = chairs_of(connection, [table_id])[table_id]
    journal = room.new_journal()
    journal.where, journal.first, journal.ended = f"Table {table_id}", row["deal"], row["result"]
    journal.setup.names[:] = [chair.name for chair in room.chairs]
    return journal
