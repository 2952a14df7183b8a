"""A real PostgreSQL to throw away: Debian's, as another user than root, on a free port, in a temporary folder."""

from __future__ import annotations

import getpass
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import psycopg

FOLDERS: Final = "/usr/lib/postgresql"
ACCOUNT: Final = "postgres"  # who runs it where we are root
PATIENCE: Final = 300.0  # seconds
SETTINGS: Final = ("max_connections=200", "listen_addresses=127.0.0.1", "unix_socket_directories=")


def programs() -> Path | None:
    """The folder with initdb and postgres, of the newest version that is installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path(FOLDERS).glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else None


class Postgres:
    """One server that can be killed, stopped and started again."""

    def __init__(self, folder: Path, fsync: bool = False) -> None:
        found = programs()
        assert found is not None
        self.programs = found
        self.settings = (*SETTINGS, f"fsync={'on' if fsync else 'off'}")
        self.folder = folder / "cluster"
        self.log = folder / "log"
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            shutil.chown(folder, ACCOUNT)
            self._as = {"user": ACCOUNT, "group": ACCOUNT, "extra_groups": []}
        self.name = ACCOUNT if os.getuid() == 0 else getpass.getuser()
        making: list[str | Path] = [found / "initdb", "-D", self.folder, "-U", self.name, "-A", "trust", "-N"]
        subprocess.run(making, check=True, capture_output=True, cwd=folder, **self._as)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.start()

    def start(self) -> None:
        """Starts, and waits until it answers."""
        settings = [part for setting in self.settings for part in ("-c", setting)]
        command: list[str | Path] = [self.programs / "postgres", "-D", self.folder, "-p", str(self.port), *settings]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder.parent, **self._as)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end, f"PostgreSQL doesn't start: {self.log.read_text()[-500:]}"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def processes(self) -> list[int]:
        """The ids of all its processes."""
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return [self.process.pid, *map(int, children.stdout.split())]

    def kill(self) -> None:
        """kill -9 of all its processes, as a crash of the machine."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """At once, whoever is connected."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def url(self, database: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://{self.name}@127.0.0.1:{self.port}/{database}"

    def new(self, database: str) -> str:
        """An empty database; gives its URL."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}"'.encode())
        return self.url(database)

    def drop(self, database: str) -> None:
        """Away with it, whoever is connected."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{database}" WITH (FORCE)'.encode())


@contextmanager
def running(fsync: bool = False) -> Iterator[Postgres]:
    """A server for some time; its folder is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="underthrone-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), fsync)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.stop()
