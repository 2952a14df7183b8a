"""Ray: the same rows as on the cores of this machine, also when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from underthrone.kernel.errors import Trouble
from underthrone.lab import cluster
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.match import Plan, Row, Task

ray = pytest.importorskip("ray", reason="There is no Ray: pip install 'underthrone[ray]'.")
PLAN = Plan("shadow-throne", None, 3, {"target": "15"}, True)
TASKS = [Task(["random"] * 3, seed) for seed in range(200)]


def descendants(of: int) -> Iterator[int]:
    """The processes that a process started, and those that they started."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == of:
                yield int(folder.name)
                yield from descendants(int(folder.name))


def at_work() -> list[int]:
    """The workers of the cluster that this process started."""
    found = []
    for pid in descendants(os.getpid()):
        if Path(f"/proc/{pid}/cmdline").read_bytes().startswith(b"ray::work"):
            found.append(pid)
    return found


def known(rows: list[Row]) -> list[Row]:
    """All that the seed decides, in the order of the seeds."""
    return sorted(
        [{name: value for name, value in row.items() if name != "spent"} for row in rows], key=lambda row: row["seed"]
    )


def test_two_workers_one_is_killed_and_the_rows_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "cores", lambda: 2)
    rows = spread(PLAN, TASKS, Workers(ray="auto"))
    found, workers = [next(rows)], at_work()
    while not workers and len(found) < len(TASKS) // 2:  # between two tasks a worker is idle for a moment
        found.append(next(rows))
        workers = at_work()
    assert 1 <= len(workers) <= 2
    os.kill(workers[0], signal.SIGKILL)
    found += list(rows)
    played = [row for row in found if not isinstance(row, DeadWorker)]
    assert len(played) == len(found) == len(TASKS)
    here = [row for row in spread(PLAN, TASKS, Workers(1)) if not isinstance(row, DeadWorker)]
    assert known(played) == known(here)
    assert not ray.is_initialized()


def test_where_there_is_no_cluster_it_is_said_in_a_sentence() -> None:
    with pytest.raises(Trouble, match="no Ray cluster at rubbish"):
        list(spread(PLAN, TASKS, Workers(ray="rubbish:address")))


def test_a_machine_that_is_too_busy_to_start_one_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(**how: object) -> None:
        raise Exception("The current node timed out during startup.\nSee the logs.")

    monkeypatch.setattr(ray, "init", slow)
    with pytest.raises(Trouble, match=r"^Ray doesn't start here: The current node timed out during startup.$"):
        list(spread(PLAN, TASKS, Workers(ray="auto")))


def test_a_worker_with_another_version_is_refused() -> None:
    [failure] = cluster.work(b"", "", "0.9 (plain)", [1, 2])
    assert "and this is 0.9 (plain)." in str(failure.error)
