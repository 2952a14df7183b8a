"""The lab's one seam to many workers: a job and its tasks go out, a result comes back for each, on cores or on Ray."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from underthrone.bots.clock import CLOCK

T = TypeVar("T")
R = TypeVar("R")
T_contra = TypeVar("T_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)

ATTEMPTS: Final = 3  # a task whose worker dies is done again on another one, so often in all
LARGEST_BATCH: Final = 25


class Job(Protocol[T_contra, R_co]):
    """What is the same for all tasks. It is pickled, so it carries contents (an edition, weights) and no file names."""

    def ready(self) -> Callable[[T_contra], R_co]:
        """Called once in each worker: what does one task. The same task gives the same result on every worker."""


class Workers(NamedTuple):
    """Where tasks are done."""

    jobs: int = 0  # processes on this machine; 0 is one for each core
    ray: str = ""  # the address of a Ray cluster instead; `auto` starts one here


class DeadWorker(NamedTuple, Generic[T]):
    """Tasks that killed every worker that tried them, or for which no worker would live."""

    code: int | None  # the last one's exit code, where it is known
    lost: list[T]


class Failure(NamedTuple):
    """A task raised something: it is raised again where the results are awaited."""

    error: Exception


@contextmanager
def undisturbed() -> Iterator[None]:
    """Bots think by the processor's clock meanwhile: nobody waits for them, and other work takes nothing from them."""
    CLOCK.processor = True
    try:
        yield
    finally:
        CLOCK.processor = False


def attempt(do: Callable[[T], R], task: T) -> R | Failure:
    """One task in a worker; an error carries along where it came from."""
    try:
        with undisturbed():
            return do(task)
    except Exception as error:
        error.add_note("In a worker:\n" + traceback.format_exc().rstrip())
        return Failure(error)


def spread(job: Job[T, R], tasks: list[T], workers: Workers) -> Iterator[R | DeadWorker[T]]:
    """A result for each task, in the order in which they are done; Ctrl-C comes out as KeyboardInterrupt."""
    if workers.ray:
        from underthrone.lab.cluster import on_ray

        return on_ray(job, tasks, workers.ray)
    from underthrone.lab.pool import cores, on_cores

    return on_cores(job, tasks, workers.jobs or cores())


def batches(tasks: list[T], workers: int) -> list[list[T]]:
    """A few tasks at a time: many enough that the way there costs little, few enough that nobody waits at the end."""
    size = max(1, min(LARGEST_BATCH, len(tasks) // (workers * 8)))
    return [tasks[i : i + size] for i in range(0, len(tasks), size)]
