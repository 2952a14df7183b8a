"""The processes that are killed: servers, thinkers and their database, and all the ways in which they go."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import psycopg
from tests.patience import PATIENCE
from tests.table.postgres import Postgres

from underthrone.table.config import Config
from underthrone.table.storage.database import checked

FREEZE_SECONDS: Final = (0.5, 2.0, 7.0)  # the last is longer than a lease
Fault = tuple[str, Callable[[], Awaitable[None]]]


class Started:
    """A process of ours that is started again whenever it was ended; its log is kept."""

    def __init__(self, name: str, words: list[str], log: Path) -> None:
        self.name = name
        self.words = words
        self.log = log
        self.process: asyncio.subprocess.Process

    async def start(self) -> None:
        """Until it says that it is ready; tried again when it can't be yet, because its database isn't."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with self.log.open("ab") as log:
                    self.process = await asyncio.create_subprocess_exec(
                        sys.executable, "-m", "underthrone", *self.words, stdout=subprocess.PIPE, stderr=log
                    )
                assert self.process.stdout is not None
                if await self.process.stdout.readline():
                    return
                await self.process.wait()

    async def kill(self) -> None:
        """kill -9."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """A clean stop."""
        await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()

    def children(self) -> list[int]:
        """The processes that it has started itself."""
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return [int(pid) for pid in found.stdout.split()]

    async def again(self, end: Callable[[], Awaitable[None]]) -> None:
        """Ends, and starts again."""
        await end()
        await self.start()

    async def freeze(self, seconds: float) -> None:
        """Stops it in the middle of whatever it does, with all that it started, and lets it go on."""
        await frozen([self.process.pid, *self.children()], seconds)


async def frozen(pids: list[int], seconds: float) -> None:
    """Processes that stand still for some time."""
    _signal(pids, signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        _signal(pids, signal.SIGCONT)


def _signal(pids: list[int], sign: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, sign)


def free_port() -> int:
    """A port that nobody has now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Stage:
    """Everything that runs."""

    def __init__(self, folder: Path, chance: random.Random, postgres: Postgres | None, crews: bool = True) -> None:
        self.chance = chance
        self.postgres = postgres
        self.healed = 0.0  # since when everything runs; 0: something doesn't
        self.ports = [free_port() for _ in range(2 if postgres else 1)]
        if postgres is None:
            where, more = ["--data", str(folder / "data")], ["--bots", "1"]
            self.url = Config(folder / "data").url
        else:
            url = postgres.new("faults")
            where, more = ["--database", url], ["--bots", "0", *(["--workers", "2"] if crews else [])]
            self.url = checked(url)
        common = ["--no-limits", "--pause", "0"]
        self.servers = [
            Started("server", ["serve", *where, *common, *more, "--port", str(port)], folder / f"server{n}.log")
            for n, port in enumerate(self.ports)
        ]
        thinking = ["think", *where, "--bots", "1", "--pause", "0"]
        self.thinkers = [Started("thinker", thinking, folder / f"thinker{n}.log") for n in range(2 if postgres else 0)]

    @property
    def started(self) -> list[Started]:
        """All processes but the database's."""
        return [*self.servers, *self.thinkers]

    async def open(self) -> None:
        """Starts everything."""
        await asyncio.gather(*[one.start() for one in self.started])

    async def close(self) -> None:
        """Stops everything, whatever state it is in."""
        for one in self.started:
            if hasattr(one, "process") and one.process.returncode is None:
                _signal([one.process.pid, *one.children()], signal.SIGCONT)
                await one.stop()

    def logs(self) -> str:
        """What all of them have said."""
        return "".join(one.log.read_text() for one in self.started if one.log.exists())

    # --- Faults

    def fault(self) -> Fault:
        """One of the ways in which something goes wrong."""
        server = self.chance.choice(self.servers)
        found: list[Fault] = [
            ("server killed", lambda: server.again(server.kill)),
            ("server stopped and started", lambda: server.again(server.stop)),
            ("server frozen", lambda: server.freeze(self.chance.choice(FREEZE_SECONDS))),
            ("child of a server killed", lambda: self._kill_child(server)),
        ]
        if self.postgres is not None:
            thinker, postgres = self.chance.choice(self.thinkers), self.postgres
            found += [
                ("child of a server frozen", lambda: self._freeze_child(server)),
                ("thinker killed", lambda: thinker.again(thinker.kill)),
                ("thinker stopped and started", lambda: thinker.again(thinker.stop)),
                ("thinker frozen", lambda: thinker.freeze(self.chance.choice(FREEZE_SECONDS))),
                ("child of a thinker killed", lambda: self._kill_child(thinker)),
                ("PostgreSQL killed", lambda: self._restart(postgres, postgres.kill)),
                ("PostgreSQL stopped and started", lambda: self._restart(postgres, postgres.stop)),
                ("PostgreSQL frozen", lambda: self._freeze(postgres)),
                ("all connections ended", lambda: asyncio.to_thread(disconnect, postgres, 1.0)),
                ("some connections ended", lambda: asyncio.to_thread(disconnect, postgres, 0.4)),
            ]
        return self.chance.choice(found)

    async def _kill_child(self, parent: Started) -> None:
        """A worker, or a process that thinks: whoever started it notices."""
        children = parent.children()
        if children:
            _signal([self.chance.choice(children)], signal.SIGKILL)

    async def _freeze_child(self, parent: Started) -> None:
        children = parent.children()
        if children:
            await frozen([self.chance.choice(children)], self.chance.choice(FREEZE_SECONDS))

    async def _restart(self, postgres: Postgres, end: Callable[[], None]) -> None:
        await asyncio.to_thread(end)
        await asyncio.sleep(self.chance.random())
        await asyncio.to_thread(postgres.start)

    async def _freeze(self, postgres: Postgres) -> None:
        await frozen(postgres.processes(), self.chance.choice(FREEZE_SECONDS))


def disconnect(postgres: Postgres, share: float) -> None:
    """Ends a share of all connections to the database; if it was killed in the same moment there are none."""
    with (
        suppress(psycopg.OperationalError),
        psycopg.connect(postgres.url("postgres"), autocommit=True) as connection,
    ):
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = 'faults' AND pid <> pg_backend_pid() AND random() < %s",
            (share,),
        )
