"""A Ray cluster: the same tasks and results as on the cores of one machine, on many."""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from underthrone.kernel.errors import Trouble
from underthrone.lab.executor import ATTEMPTS, DeadWorker, Failure, Job, R, T, attempt, batches
from underthrone.lab.pool import cores
from underthrone.lab.stamp import engine, installed

AUTO: Final = "auto"
AHEAD: Final = 4  # batches for each worker that are sent out at once
STORE: Final = 100 << 20  # bytes that a cluster of our own keeps results in: rows are small
_ready: dict[str, Callable[[Any], Any]] = {}  # in a worker: the last job, by its digest


def on_ray(job: Job[T, R], tasks: list[T], address: str) -> Iterator[R | DeadWorker[T]]:
    """A result for each task; what a lost worker or machine had is done again on another."""
    import ray

    with _cluster(address):
        workers = int(ray.cluster_resources().get("CPU", 1))
        packed = pickle.dumps(job)
        send = partial(
            ray.remote(max_retries=ATTEMPTS - 1)(work).remote,
            ray.put(packed),
            hashlib.sha256(packed).hexdigest(),
            version(),
        )
        waiting = batches(tasks, workers)[::-1]
        pending: dict[Any, list[T]] = {}
        while waiting or pending:
            while waiting and len(pending) < AHEAD * workers:
                batch = waiting.pop()
                pending[send(batch)] = batch
            [done], _ = ray.wait(list(pending), num_returns=1)
            batch = pending.pop(done)
            try:
                results: list[R | Failure] = ray.get(done)
            except ray.exceptions.RayError:  # its workers died again and again: by which of the tasks?
                if len(batch) == 1:
                    yield DeadWorker(None, batch)
                waiting += [[task] for task in batch if len(batch) > 1]
                continue
            for result in results:
                if isinstance(result, Failure):
                    raise result.error
                yield result


def work(packed: bytes, digest: str, expected: str, tasks: list[Any]) -> list[Any]:
    """In a worker: a batch of tasks."""
    if expected != version():
        error = Trouble(f"A worker of the cluster has underthrone {version()}, and this is {expected}.")
        return [Failure(error)]
    if digest not in _ready:
        _ready.clear()
        job: Job[Any, Any] = pickle.loads(packed)
        _ready[digest] = job.ready()
    results: list[Any] = []
    for task in tasks:
        results.append(attempt(_ready[digest], task))
        if isinstance(results[-1], Failure):
            break
    return results


def version() -> str:
    """What must be the same everywhere, so that the rows are."""
    return f"{installed('underthrone')} ({engine()})"


@contextmanager
def _cluster(address: str) -> Iterator[None]:
    """A connection to the cluster; one that this program has already stays as it is."""
    import ray

    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    how: dict[str, Any] = {"address": address}
    if address == AUTO:
        how = {"address": "local", "num_cpus": cores(), "object_store_memory": STORE, "include_dashboard": False}
    with _own_signals():
        try:
            ray.init(**how, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray has no class for those of a start
            what = "Ray doesn't start here" if address == AUTO else f"There is no Ray cluster at {address}"
            raise Trouble(f"{what}: {(str(error) or repr(error)).splitlines()[0]}") from None
    try:
        yield
    finally:
        ray.shutdown()


@contextmanager
def _own_signals() -> Iterator[None]:
    """Ray takes SIGTERM for itself when it begins: it stays with us."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
