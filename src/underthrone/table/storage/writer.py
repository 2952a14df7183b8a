"""The one writer of a process: everything that waits goes into one transaction, and each is told after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import Insert, UpdateBase

from underthrone.table.storage.database import for_writing
from underthrone.table.storage.news import announce
from underthrone.table.storage.statements import Row, Write

T = TypeVar("T")


class Conflict(Exception):
    """Another process was faster: what was to be written is no longer so."""


class Wanted(NamedTuple):
    """What somebody wants written, whole or not at all; the news of it for other processes; and what is to be done."""

    writes: Sequence[Write]
    news: Sequence[str]
    do: Callable[[Connection], Any] | None
    done: asyncio.Future[Any]


class Writer:
    """Group commit: while one transaction is synced to the disk, the next ones gather."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = for_writing(engine)
        self.process = process
        self.commits = 0
        self._driver = Driver(engine)
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Wanted] = []
        self._idle = asyncio.Event()
        self._idle.set()

    async def write(self, *writes: Write, news: Sequence[str] = ()) -> None:
        """Returns when the rows are on the disk: all of them, or none and an error; Conflict: somebody was faster."""
        await self._want(Wanted(writes, news, None, self._loop.create_future()))

    async def do(self, what: Callable[[Connection], T], news: Sequence[str] = ()) -> T:
        """Does something in the next transaction; returns what it found when that is on the disk."""
        return cast(T, await self._want(Wanted((), news, what, self._loop.create_future())))

    async def _want(self, wanted: Wanted) -> Any:
        self._waiting.append(wanted)
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._begin)  # whoever is about to write in this turn of the loop comes along
        return await wanted.done

    async def close(self) -> None:
        """Finishes what was accepted."""
        await self._idle.wait()
        self._thread.shutdown()

    def _begin(self) -> None:
        """Everything that waits goes to the disk, while the loop goes on."""
        batch, self._waiting = self._waiting, []
        committing = self._loop.run_in_executor(self._thread, self._commit, batch)
        committing.add_done_callback(lambda committed: self._resolve(batch, committed.result()))

    def _resolve(self, batch: list[Wanted], results: list[Any]) -> None:
        """Tells everybody of a batch, and begins the next."""
        for wanted, result in zip(batch, results):
            if wanted.done.cancelled():
                continue  # somebody who left doesn't hear of it
            if isinstance(result, Exception):
                wanted.done.set_exception(result)
            else:
                wanted.done.set_result(result)
        if self._waiting:
            self._begin()
        else:
            self._idle.set()

    def _commit(self, batch: list[Wanted]) -> list[Any]:
        """All in one transaction; where one of them can't be written, each in its own. Gives results and errors.

        When the connection was lost, it may have been committed: whoever asked must look what is stored.
        """
        try:
            return self._transaction(batch)
        except IntegrityError as error:
            failed: Exception = Conflict(str(error.orig))
        except Exception as error:
            failed = error
        lost = isinstance(failed, DBAPIError) and failed.connection_invalidated
        if lost or len(batch) == 1:
            return [failed] * len(batch)
        return [found for wanted in batch for found in self._commit([wanted])]

    def _transaction(self, batch: list[Wanted]) -> list[Any]:
        writes = [write for wanted in batch for write in wanted.writes if write.rows]
        with self.engine.begin() as connection:
            for _, group in groupby(sorted(writes, key=_place), key=_place):
                self._execute(connection, list(group))
            results = [None if wanted.do is None else wanted.do(connection) for wanted in batch]
            if self.engine.dialect.name == "postgresql":
                announce(connection, self.process, [news for wanted in batch for news in wanted.news])
        self.commits += 1
        return results

    def _execute(self, connection: Connection, writes: list[Write]) -> None:
        """One statement with all rows; guards in the order of their tables: two processes don't wait crosswise."""
        rows = [row for write in writes for row in write.rows]
        if writes[0].guards:
            rows.sort(key=itemgetter("at_table"))
        done = connection.exec_driver_sql(*self._driver.statement(writes[0].what, rows))
        if writes[0].guards and done.rowcount != len(rows):
            raise Conflict("a table has changed")


class Driver:
    """Statements as the database's driver wants them, made once: the same in half of the time."""

    def __init__(self, engine: Engine) -> None:
        self._dialect = engine.dialect
        self._made: dict[tuple[int, tuple[str, ...]], SQLCompiler] = {}

    def statement(self, what: UpdateBase, rows: list[Row]) -> tuple[str, list[Any]]:
        """The text and its parameters."""
        names = tuple(rows[0])
        made = self._made.get((id(what), names))
        if made is None:
            keys = list(names) if isinstance(what, Insert) else None
            made = what.compile(dialect=self._dialect, column_keys=keys)
            self._made[id(what), names] = made
        fixed = {name: value for name, value in made.params.items() if value is not None}
        if made.positiontup is None:
            return made.string, [fixed | row for row in rows]
        values = [fixed | row for row in rows] if fixed else rows
        return made.string, [tuple([row[name] for name in made.positiontup]) for row in values]


def _place(write: Write) -> int:
    return write.place
