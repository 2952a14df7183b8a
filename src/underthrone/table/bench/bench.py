"""Starts real servers on loopback, lets players play against them, and says how long they waited."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from underthrone.kernel.errors import Trouble
from underthrone.table.bench.disk import disk
from underthrone.table.bench.load import Plan
from underthrone.table.bench.memory import memory
from underthrone.table.bench.opening import opening
from underthrone.table.bench.pages import pages
from underthrone.table.bench.postgres import programs, running
from underthrone.table.bench.script import GAME, SEATS
from underthrone.table.bench.server import Server, Subject, server
from underthrone.table.storage.database import checked

PACE: Final = 100.0  # moves per second
OWN: Final = "postgresql"  # the word for a PostgreSQL that is started and thrown away


def measure(
    subjects: list[Subject], seconds: float, rounds: int, tell: Callable[[str], None], keep: Callable[[Any], None]
) -> dict[str, Any]:
    """Each subject: moves per second, waiting times at a hundred a second, memory; then opening and pages.

    What is found is kept after each, so that a run that is stopped has told what it knew.
    """
    found: dict[str, Any] = {"game": GAME, "players": SEATS, "seconds": seconds, "rounds": rounds, "runs": []}
    for subject in subjects:
        run: dict[str, Any] = {
            "tables": subject.tables,
            "workers": subject.workers,
            "database": "PostgreSQL" if subject.database else "SQLite",
        }
        for name in ("saturated", "paced", "disk"):
            results = []
            for number in range(rounds):
                tell(f"{subject}: {name}, round {number + 1} of {rounds}")
                results.append(_round(subject, name, seconds))
            results.sort(key=lambda one: -one["moves_per_second"] if name == "saturated" else one["p99_ms"])
            run[name] = results[len(results) // 2] | {"all": results}
        tell(f"{subject}: memory")
        with _folder() as folder, server(subject, folder) as one:
            run["memory"] = memory(one, subject.tables)
        found["runs"].append(run)
        keep(found)
    tell("opening")
    with _folder() as folder:
        found["opening"] = opening(folder, subjects[0].database)
    tell("pages")
    found["pages"] = pages()
    return found


@contextlib.contextmanager
def database(words: str) -> Iterator[str]:
    """The database that somebody wants: nothing for SQLite, a URL, or one that is made for this alone."""
    if words in ("", "sqlite"):
        yield ""
    elif words != OWN:
        yield checked(words)
    elif programs() is None:
        raise Trouble("There is no PostgreSQL on this machine (on Debian: apt install postgresql).")
    else:
        with running(fsync=True) as postgres:
            yield checked(postgres.new("bench"))


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="underthrone-bench-") as folder:
        yield Path(folder)


def _round(subject: Subject, name: str, seconds: float) -> dict[str, Any]:
    with _folder() as folder:
        if name == "disk":
            return _summed(disk(folder, seconds, PACE), seconds)
        with server(subject, folder) as one:
            return _run(one, subject, seconds, PACE if name == "paced" else 0.0)


def _run(one: Server, subject: Subject, seconds: float, pace: float) -> dict[str, Any]:
    plan = Plan("127.0.0.1", one.port, one.url, subject.tables, seconds, pace, one.pids())
    done = subprocess.run(
        [sys.executable, "-m", "underthrone.table.bench.load"], input=msgspec.json.encode(plan), capture_output=True
    )
    if done.returncode:
        raise Trouble(f"The players stopped: {done.stderr.decode()[-500:]}")
    said = msgspec.json.decode(done.stdout)
    found = _summed(said["times"], said["seconds"])
    if pace:
        found["news_p50_ms"], found["news_p99_ms"] = _percentiles(said["news"])
    for name in ("server_us", "players_us"):  # of the processor, for one move
        found[name] = round(said[name])
    return found


def _percentiles(times: list[float]) -> tuple[float, float]:
    return round(1000 * times[len(times) // 2], 2), round(1000 * times[len(times) * 99 // 100], 2)


def _summed(times: list[float], seconds: float) -> dict[str, Any]:
    half, most = _percentiles(times)
    return {
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds, 1),
        "p50_ms": half,
        "p99_ms": most,
        "most_ms": round(1000 * times[-1], 2),
    }
