"""All cores of this machine: each worker gets a few tasks at a time and sends back their results."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic

from underthrone.lab.executor import ATTEMPTS, DeadWorker, Failure, Job, R, T, attempt, batches, undisturbed

SPAWN = get_context("spawn")  # never a copy of a process that has threads
MOST_DEATHS: Final = 10  # one after the other without a result: then it isn't the tasks


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_cores(job: Job[T, R], tasks: list[T], jobs: int) -> Iterator[R | DeadWorker[T]]:
    """A result for each task; a single process needs no worker."""
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from _here(job, tasks)
        return
    pool = Pool(job)
    try:
        yield from pool.run(batches(tasks, jobs), jobs)
    finally:
        pool.close()


def _here(job: Job[T, R], tasks: list[T]) -> Iterator[R]:
    do = job.ready()
    for task in tasks:
        with _stopping_between_tasks() as stopped, undisturbed():
            result = do(task)
        yield result
        if stopped:
            raise KeyboardInterrupt


def work(job: Job[Any, Any], pipe: Connection) -> None:
    """A worker's life."""
    do = job.ready()
    with suppress(EOFError):
        while True:
            for task in pipe.recv():
                pipe.send(attempt(do, task))


class Pool(Generic[T, R]):
    """Worker processes by the pipe to them; what a dead one left is done by the next."""

    def __init__(self, job: Job[T, R]) -> None:
        self.job = job
        self.processes: dict[Connection, SpawnProcess] = {}
        self.busy: dict[Connection, list[T]] = {}
        self.waiting: list[list[T]] = []  # the last goes out first
        self.deaths: Counter[int] = Counter()  # by the task that was being done, as its id
        self.row_of_deaths = 0

    def run(self, batches: list[list[T]], jobs: int) -> Iterator[R | DeadWorker[T]]:
        """Results as they come."""
        self.waiting = batches[::-1]
        for _ in range(jobs):
            self.hire()
        while self.busy:
            ready = wait(list(self.busy))
            for pipe in [pipe for pipe in self.busy if pipe in ready]:
                try:
                    result: R | Failure = pipe.recv()
                except (EOFError, ConnectionError):
                    yield from self.bury(pipe)
                    continue
                if isinstance(result, Failure):
                    raise result.error
                yield result
                self.row_of_deaths = 0
                del self.busy[pipe][0]
                if not self.busy[pipe]:
                    del self.busy[pipe]
                    self.send(pipe)

    def hire(self) -> None:
        """One more worker, if there is something to do."""
        if not self.waiting:
            return
        with _ignoring_ctrl_c():
            here, there = SPAWN.Pipe()
            process = SPAWN.Process(target=work, args=(self.job, there), daemon=True)
            process.start()
            there.close()
        self.processes[here] = process
        self.send(here)

    def send(self, pipe: Connection) -> None:
        """The next batch."""
        if self.waiting:
            self.busy[pipe] = self.waiting.pop()
            with suppress(ConnectionError):  # a worker that died meanwhile is noticed when its result is awaited
                pipe.send(self.busy[pipe])

    def bury(self, pipe: Connection) -> Iterator[DeadWorker[T]]:
        """Another worker goes on with what a dead one left, but for a task that kills all who try it."""
        left = self.busy.pop(pipe)
        process = self.processes.pop(pipe)
        process.join()
        self.row_of_deaths += 1
        self.deaths[id(left[0])] += 1
        if self.deaths[id(left[0])] >= ATTEMPTS:
            yield DeadWorker(process.exitcode, [left.pop(0)])
        if left:
            self.waiting.append(left)
        if self.row_of_deaths < MOST_DEATHS:
            self.hire()
        elif not self.busy and self.waiting:
            yield DeadWorker(None, [task for batch in self.waiting[::-1] for task in batch])

    def close(self) -> None:
        """Ends all workers."""
        for process in self.processes.values():
            process.terminate()
        for process in self.processes.values():
            process.join()


@contextmanager
def _stopping_between_tasks() -> Iterator[list[int]]:
    """A stop waits for the end of the task: compiled code can't be broken off in the middle."""
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
