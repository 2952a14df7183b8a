"""A real server with its own data, to be measured."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from underthrone.kernel.errors import Trouble
from underthrone.table.config import Config


@dataclass(slots=True, frozen=True)
class Subject:
    """What is measured: how many tables, at how many servers, on which database."""

    tables: int = 50
    workers: int = 1
    database: str = ""  # SQLAlchemy's URL of a PostgreSQL; nothing: SQLite in a new folder
    options: tuple[str, ...] = ("--no-limits",)

    def __str__(self) -> str:
        where = "PostgreSQL" if self.database else "SQLite"
        return f"{self.tables} tables, {self.workers} worker{'s' if self.workers > 1 else ''}, {where}"


class Server:
    """One that runs."""

    def __init__(self, pid: int, port: int, url: str) -> None:
        self.pid = pid
        self.port = port
        self.url = url  # of its database

    def pids(self) -> list[int]:
        """Its process and those that serve for it."""
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.pid)], capture_output=True, text=True)
        return [self.pid, *map(int, found.stdout.split())]

    def megabytes(self) -> float:
        """The memory of all of them; what they share counts once."""
        return sum(_kilobytes(pid, "Pss:") for pid in self.pids()) / 1000


def _kilobytes(pid: int, name: str) -> int:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1])
    return 0


@contextlib.contextmanager
def server(subject: Subject, folder: Path, words: Sequence[str] = ("-m", "underthrone")) -> Iterator[Server]:
    """A server on a free port; its log is in the folder."""
    where = ["--workers", str(subject.workers)] if subject.database else ["--data", str(folder)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, *words, "serve", *where, *subject.options, "--bots", "0"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, "UNDERTHRONE_DATABASE": subject.database},
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise Trouble(f"The server didn't start: {(folder / 'log').read_text()[-500:]}")
        yield Server(process.pid, int(line.strip().rpartition(":")[2]), subject.database or Config(folder).url)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
