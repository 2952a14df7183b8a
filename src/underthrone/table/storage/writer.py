"""The one writer: everything that waits goes into one transaction, and each is told after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.dml import UpdateBase

Row = dict[str, Any]


class Write(NamedTuple):
    """A statement with its rows."""

    what: UpdateBase
    rows: list[Row]


Waiting = tuple[Sequence[Write], "asyncio.Future[None]"]


class Writer:
    """Group commit: while one transaction is synced to the disk, the next ones gather."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self._idle = asyncio.Event()
        self._idle.set()

    async def write(self, *writes: Write) -> None:
        """Returns when the rows are on the disk: all of them, or none and an error."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((writes, done))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._begin)  # whoever is about to write in this turn of the loop comes along
        await done

    async def close(self) -> None:
        """Finishes what was accepted."""
        await self._idle.wait()
        self._thread.shutdown()

    def _begin(self) -> None:
        """Everything that waits goes to the disk, while the loop goes on."""
        batch, self._waiting = self._waiting, []
        committing = self._loop.run_in_executor(self._thread, self._commit, [writes for writes, _ in batch])
        committing.add_done_callback(lambda committed: self._told(batch, committed.result()))

    def _told(self, batch: list[Waiting], errors: list[Exception | None]) -> None:
        """Tells everybody of a batch, and begins the next."""
        for (_, done), error in zip(batch, errors):
            if done.cancelled():
                continue  # somebody who left doesn't hear of it
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        if self._waiting:
            self._begin()
        else:
            self._idle.set()

    def _commit(self, batch: list[Sequence[Write]]) -> list[Exception | None]:
        """All in one transaction; where one of them can't be written, each in its own."""
        try:
            self._transaction([write for writes in batch for write in writes])
            return [None] * len(batch)
        except Exception as error:
            if len(batch) == 1:
                return [error]
            return [failed for writes in batch for failed in self._commit([writes])]

    def _transaction(self, writes: list[Write]) -> None:
        with self.engine.begin() as connection:
            rows: list[Row] = []
            for i, write in enumerate(writes):
                rows.extend(write.rows)
                if i + 1 == len(writes) or writes[i + 1].what is not write.what:
                    _execute(connection, write.what, rows)
                    rows = []
        self.commits += 1


def _execute(connection: Connection, what: UpdateBase, rows: list[Row]) -> None:
    connection.execute(what, rows)
