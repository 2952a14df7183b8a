"""Starts a real server on loopback, lets players play against it, and says how long they waited."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from underthrone.kernel.errors import Trouble
from underthrone.table.bench.disk import disk
from underthrone.table.bench.load import GAME, SEATS, Plan
from underthrone.table.bench.opening import opening
from underthrone.table.bench.pages import pages
from underthrone.table.config import Config

PACE: Final = 100.0  # moves per second


@dataclass(slots=True, frozen=True)
class Subject:
    """What is measured: how many tables, at how many servers, on which database."""

    tables: int = 50
    workers: int = 1
    database: str = ""  # SQLAlchemy's URL of a PostgreSQL; nothing: SQLite in a new folder


def measure(subject: Subject, seconds: float, rounds: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """Moves per second as fast as possible, waiting times at a hundred moves per second, the disk alone, and pages."""
    found: dict[str, Any] = {"game": GAME, "players": SEATS, "tables": subject.tables, "workers": subject.workers}
    found |= {"database": "PostgreSQL" if subject.database else "SQLite", "seconds": seconds, "rounds": rounds}
    runs: dict[str, list[dict[str, Any]]] = {"saturated": [], "paced": [], "disk": []}
    for number in range(rounds):
        for name in runs:
            tell(f"{name}, round {number + 1} of {rounds}")
            with tempfile.TemporaryDirectory(prefix="underthrone-bench-") as folder:
                runs[name].append(_round(subject, name, Path(folder), seconds))
    for name, results in runs.items():
        results.sort(key=lambda run: -run["moves_per_second"] if name == "saturated" else run["p99_ms"])
        found[name] = results[len(results) // 2] | {"all": results}
    tell("opening")
    with tempfile.TemporaryDirectory(prefix="underthrone-bench-") as folder:
        found["opening"] = opening(Path(folder), subject.database)
    tell("pages")
    found["pages"] = pages()
    return found


@contextlib.contextmanager
def server(subject: Subject, folder: Path) -> Iterator[int]:
    """A server with its own data, on a free port; its log is in the folder."""
    where = ["--workers", str(subject.workers)] if subject.database else ["--data", str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-m", "underthrone.cli", "serve", *where, "--no-limits", "--bots", "0"],
        stdout=subprocess.PIPE,
        stderr=(folder / "log").open("wb"),
        text=True,
        env={**os.environ, "UNDERTHRONE_DATABASE": subject.database},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise Trouble(f"The server didn't start: {(folder / 'log').read_text()[-500:]}")
        yield int(line.strip().rpartition(":")[2])
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def _round(subject: Subject, name: str, folder: Path, seconds: float) -> dict[str, Any]:
    if name == "disk":
        return _summed(disk(folder, seconds, PACE), seconds)
    with server(subject, folder) as port:
        return _run(subject, folder, port, seconds, PACE if name == "paced" else 0.0)


def _run(subject: Subject, folder: Path, port: int, seconds: float, pace: float) -> dict[str, Any]:
    url = subject.database or Config(folder).url
    plan = Plan("127.0.0.1", port, url, subject.tables, seconds, pace)
    done = subprocess.run(
        [sys.executable, "-m", "underthrone.table.bench.load"], input=msgspec.json.encode(plan), capture_output=True
    )
    if done.returncode:
        raise Trouble(f"The players stopped: {done.stderr.decode()[-500:]}")
    said = msgspec.json.decode(done.stdout)
    return _summed(said["times"], said["seconds"])


def _summed(times: list[float], seconds: float) -> dict[str, Any]:
    return {
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 2),
        "most_ms": round(1000 * times[-1], 2),
    }
