"""Several processes on one socket: started, watched and stopped together."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from types import FrameType
from typing import Final

from underthrone.kernel.errors import Trouble
from underthrone.table.crew import FOLDER

WATCH: Final = 0.2  # seconds between two looks
STOP: Final = 30.0  # seconds that a process may take to finish what it has accepted
BREATH: Final = 1.0  # seconds before a process that died at once is started again
DIE_WITH_PARENT: Final = 1  # prctl's PR_SET_PDEATHSIG


class Worker:
    """One process that is started again when it dies; it says on its output that it is ready."""

    def __init__(self, words: Sequence[str], fds: Sequence[int], database: str, crew: str) -> None:
        self.words = words
        self.fds = fds
        self.env = {"UNDERTHRONE_DATABASE": database, FOLDER: crew}
        self.start()

    def start(self) -> None:
        """Starts."""
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "underthrone", *self.words],
            pass_fds=self.fds,
            stdout=subprocess.PIPE,
            env={**os.environ, **self.env},
            preexec_fn=partial(_with_parent, os.getpid()),
        )

    def ready(self) -> None:
        """Waits until it has said so; Trouble when it died before."""
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise Trouble(f"`underthrone {self.words[0]}` didn't start.")

    def end(self) -> None:
        """Waits until it has stopped; one that stands still is killed."""
        try:
            self.process.wait(STOP)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def watch(self) -> bool:
        """Starts it again when it is dead; tells whether it was."""
        if self.process.poll() is None:
            return False
        if time.monotonic() - self.begun < BREATH:
            time.sleep(BREATH)
        self.start()
        return True


def _with_parent(parent: int) -> None:
    """Runs in the new process: when this one is killed, that one stops too; it may be dead already."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGTERM)
        if os.getppid() != parent:
            os._exit(1)


def supervise(workers: Sequence[Worker], ready: Callable[[], None]) -> None:
    """Until it is told to stop: SIGTERM and SIGINT stop all of them."""
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, stop)
    try:
        for worker in workers:
            worker.ready()
        ready()
        while not stopping:
            time.sleep(WATCH)
            for worker in workers:
                if not stopping and worker.watch():
                    print(f"worker-died words={worker.words[0]}", file=sys.stderr, flush=True)
    finally:
        for worker in workers:
            if worker.process.poll() is None:
                worker.process.send_signal(signal.SIGTERM)
        for worker in workers:
            worker.end()
