"""News between processes, by PostgreSQL's LISTEN and NOTIFY: sent in the transaction that made them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, make_url

CHANNEL: Final = "underthrone"
BOTS: Final = "bots"  # the news that a bot must decide
PRESENCE: Final = "presence"  # the news that somebody is here
GONE: Final = "gone"  # after it: or that the last page there was closed
BANNED: Final = "bans"  # the news that somebody may not come any more, or may again
LOOK: Final = 1.0  # seconds between two looks for news on SQLite
LARGEST: Final = 7000  # bytes of one note; PostgreSQL takes 8,000
ALIVE: Final = 5.0  # seconds of silence after which the connection is asked whether it still is one
PATIENCE: Final = 1.0  # seconds between two tries to connect again


def announce(connection: Connection, process: str, news: Sequence[str]) -> None:
    """Tells all processes, when this transaction is committed; the same news once."""
    note = process
    for one in dict.fromkeys(news):
        if len(note) + len(one) > LARGEST:
            _notify(connection, note)
            note = process
        note += f"\n{one}"
    if note != process:
        _notify(connection, note)


def _notify(connection: Connection, note: str) -> None:
    connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', %s)", (note,))


class News:
    """Listens for what other processes tell; connects again when the connection is lost."""

    def __init__(
        self, url: str, process: str, heard: Callable[[str], None], again: Callable[[], None], log: Callable[..., None]
    ) -> None:
        self.listening = False
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard  # called with each of the others' news
        self._again = again  # called when it listens from now on: what was told before nobody heard
        self._log = log
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Hears nothing more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        from psycopg import Error  # only with PostgreSQL

        while True:
            try:
                await self._listen()
            except (Error, OSError, TimeoutError) as error:
                self._log("deaf", why=repr(str(error).strip()))
            self.listening = False
            await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        async with await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening = True
            self._again()
            while True:
                async for note in connection.notifies(timeout=ALIVE):
                    self._hear(note.payload)
                async with asyncio.timeout(ALIVE):
                    await connection.execute("SELECT 1")

    def _hear(self, payload: str) -> None:
        process, *news = payload.split("\n")
        if process != self._process:
            for one in news:
                self._heard(one)
