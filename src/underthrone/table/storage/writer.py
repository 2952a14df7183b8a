"""The one writer of a process: everything that waits goes into one transaction, and each is told after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import UpdateBase

from underthrone.table.storage.news import announce

Row = dict[str, Any]


class Conflict(Exception):
    """Another process was faster: what was to be written is no longer so."""


class Write(NamedTuple):
    """A statement with its rows; `guarded`: each row must find what it changes."""

    what: UpdateBase
    rows: list[Row]
    guarded: bool = False


class Wanted(NamedTuple):
    """What somebody wants written, whole or not at all, and the news of it for other processes."""

    writes: Sequence[Write]
    news: str
    done: asyncio.Future[None]


class Writer:
    """Group commit: while one transaction is synced to the disk, the next ones gather."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.commits = 0
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Wanted] = []
        self._idle = asyncio.Event()
        self._idle.set()

    async def write(self, *writes: Write, news: str = "") -> None:
        """Returns when the rows are on the disk: all of them, or none and an error; Conflict: somebody was faster."""
        wanted = Wanted(writes, news, self._loop.create_future())
        self._waiting.append(wanted)
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._begin)  # whoever is about to write in this turn of the loop comes along
        await wanted.done

    async def close(self) -> None:
        """Finishes what was accepted."""
        await self._idle.wait()
        self._thread.shutdown()

    def _begin(self) -> None:
        """Everything that waits goes to the disk, while the loop goes on."""
        batch, self._waiting = self._waiting, []
        committing = self._loop.run_in_executor(self._thread, self._commit, batch)
        committing.add_done_callback(lambda committed: self._told(batch, committed.result()))

    def _told(self, batch: list[Wanted], errors: list[Exception | None]) -> None:
        """Tells everybody of a batch, and begins the next."""
        for wanted, error in zip(batch, errors):
            if wanted.done.cancelled():
                continue  # somebody who left doesn't hear of it
            if error is None:
                wanted.done.set_result(None)
            else:
                wanted.done.set_exception(error)
        if self._waiting:
            self._begin()
        else:
            self._idle.set()

    def _commit(self, batch: list[Wanted]) -> list[Exception | None]:
        """All in one transaction; where one of them can't be written, each in its own."""
        try:
            self._transaction(batch)
            return [None] * len(batch)
        except IntegrityError as error:
            failed: Exception = Conflict(str(error.orig))
        except Exception as error:
            failed = error
        if len(batch) == 1:
            return [failed]
        return [found for wanted in batch for found in self._commit([wanted])]

    def _transaction(self, batch: list[Wanted]) -> None:
        writes = [write for wanted in batch for write in wanted.writes]
        with self.engine.begin() as connection:
            rows: list[Row] = []
            for i, write in enumerate(writes):
                rows.extend(write.rows)
                if i + 1 == len(writes) or writes[i + 1].what is not write.what:
                    _execute(connection, write, rows)
                    rows = []
            if self.engine.dialect.name == "postgresql":
                announce(connection, self.process, [wanted.news for wanted in batch if wanted.news])
        self.commits += 1


def _execute(connection: Connection, write: Write, rows: list[Row]) -> None:
    if not rows:
        return
    done = connection.execute(write.what, rows)
    if write.guarded and done.rowcount != len(rows):
        raise Conflict("a table has changed")
