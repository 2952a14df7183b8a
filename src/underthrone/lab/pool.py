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


class DeadWorker(NamedTuple):
    """A worker that died, and the games that died with it."""

    code: int | None
    lost: list[Task]


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(plan: Plan, tasks: list[Task], jobs: int) -> Iterator[Row | DeadWorker]:
    """A row for each task, in the order in which they are done."""
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        g = plan.load()
        for task in tasks:
            with _stopping_between_games() as stopped:
                row = play(g, plan, *task)
            yield row
            if stopped:
                raise KeyboardInterrupt
        return
    size = max(1, min(25, len(tasks) // (jobs * 8)))
    batches = [tasks[i : i + size] for i in range(0, len(tasks), size)]
    with workers(plan, jobs) as processes:
        yield from _dispatch(batches, processes)


@contextmanager
def workers(plan: Plan, jobs: int) -> Iterator[dict[Connection, SpawnProcess]]:
    """Worker processes by the pipe to them; they end with the block, whatever happens in it."""
    processes: dict[Connection, SpawnProcess] = {}
    with _ignoring_ctrl_c():
        for _ in range(jobs):
            here, there = SPAWN.Pipe()
            process = SPAWN.Process(target=work, args=(plan, there), daemon=True)
            process.start()
            there.close()
            processes[here] = process
    try:
        yield processes
    finally:
        for process in processes.values():
            process.terminate()
        for process in processes.values():
            process.join()


def work(plan: Plan, pipe: Connection) -> None:
    """A worker's life."""
    g = plan.load()
    with suppress(EOFError):
        while True:
            for task in pipe.recv():
                pipe.send(play(g, plan, *task))


def _dispatch(batches: list[list[Task]], processes: dict[Connection, SpawnProcess]) -> Iterator[Row | DeadWorker]:
    waiting = batches[::-1]
    busy: dict[Connection, list[Task]] = {}
    for pipe in processes:
        if waiting:
            busy[pipe] = waiting.pop()
            pipe.send(busy[pipe])
    while busy:
        ready = wait(list(busy))
        for pipe in [pipe for pipe in busy if pipe in ready]:
            try:
                row: Row = pipe.recv()
            except (EOFError, ConnectionError):
                processes[pipe].join()
                yield DeadWorker(processes[pipe].exitcode, busy.pop(pipe))
                continue
            yield row
            del busy[pipe][0]
            if not busy[pipe]:
                del busy[pipe]
                if waiting:
                    busy[pipe] = waiting.pop()
                    with suppress(ConnectionError):  # a worker that died meanwhile is noticed when its row is awaited
                        pipe.send(busy[pipe])
    if waiting:
        yield DeadWorker(None, [task for batch in waiting for task in batch])


@contextmanager
def _stopping_between_games() -> Iterator[list[int]]:
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
def _ignoring_ctrl_c() -> Iterator[None]:
    """Processes started here never hear Ctrl-C: the one who started them does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
