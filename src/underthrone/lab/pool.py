"""Many games on all cores: each worker gets a few games at a time and sends back their rows."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import NamedTuple

from underthrone.lab.match import Plan, Row, play

SPAWN = get_context("spawn")  # never a copy of a process that has threads


class Task(NamedTuple):
    """One game to play."""

    names: list[str]
    seed: int


class Death(NamedTuple):
    """A worker that died, and the games that died with it."""

    code: int | None
    lost: list[Task]


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(plan: Plan, tasks: list[Task], jobs: int) -> Iterator[Row | Death]:
    """A row for each task, in the order in which they are done."""
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        g = plan.load()
        for task in tasks:
            with _unbroken() as stopped:
                row = play(g, plan, *task)
            yield row
            if stopped:
                raise KeyboardInterrupt
        return
    size = max(1, min(25, len(tasks) // (jobs * 8)))
    batches = [tasks[i : i + size] for i in range(0, len(tasks), size)]
    with workers(plan, jobs) as at:
        yield from _shared_out(batches, at)


@contextmanager
def workers(plan: Plan, jobs: int) -> Iterator[dict[Connection, SpawnProcess]]:
    """Worker processes by the line to them; they end with the block, whatever happens in it."""
    at: dict[Connection, SpawnProcess] = {}
    with _deaf():
        for _ in range(jobs):
            here, there = SPAWN.Pipe()
            process = SPAWN.Process(target=work, args=(plan, there), daemon=True)
            process.start()
            there.close()
            at[here] = process
    try:
        yield at
    finally:
        for process in at.values():
            process.terminate()
        for process in at.values():
            process.join()


def work(plan: Plan, line: Connection) -> None:
    """A worker's life."""
    g = plan.load()
    with suppress(EOFError):
        while True:
            for task in line.recv():
                line.send(play(g, plan, *task))


def _shared_out(batches: list[list[Task]], at: dict[Connection, SpawnProcess]) -> Iterator[Row | Death]:
    waiting = batches[::-1]
    busy: dict[Connection, list[Task]] = {}
    for line in at:
        if waiting:
            busy[line] = waiting.pop()
            line.send(busy[line])
    while busy:
        ready = wait(list(busy))
        for line in [line for line in busy if line in ready]:
            try:
                row: Row = line.recv()
            except (EOFError, ConnectionError):
                at[line].join()
                yield Death(at[line].exitcode, busy.pop(line))
                continue
            yield row
            del busy[line][0]
            if not busy[line]:
                del busy[line]
                if waiting:
                    busy[line] = waiting.pop()
                    with suppress(ConnectionError):  # a worker that died meanwhile is noticed when its row is awaited
                        line.send(busy[line])
    if waiting:
        yield Death(None, [task for batch in waiting for task in batch])


@contextmanager
def _unbroken() -> Iterator[list[int]]:
    """A stop waits for the end of the game: compiled code can't be broken off in the middle."""
    stopped: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return
    stops = [stop for stop in (signal.SIGINT, signal.SIGTERM) if callable(signal.getsignal(stop))]
    before = [signal.signal(stop, lambda number, _frame: stopped.append(number)) for stop in stops]
    try:
        yield stopped
    finally:
        for stop, handler in zip(stops, before):
            signal.signal(stop, handler)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started here never hear Ctrl-C: the one who started them does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
