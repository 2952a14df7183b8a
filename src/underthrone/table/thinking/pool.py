"""The bots' processes: each takes one decision at a time; one that dies is started again."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, Final

import msgspec

from underthrone.table.thinking.mind import HARD_MILLISECONDS, Task

PATIENCE: Final = 30.0  # seconds after which a process that doesn't answer is taken for dead
TRIES: Final = 3
LEAST_MILLISECONDS: Final = 30  # that a bot may think however many wait


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, task: Task) -> list[int]:
        """Sends the task and waits; EOFError, OSError or TimeoutError when the process is dead."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "underthrone.table.thinking.mind", stdin=PIPE, stdout=PIPE
            )
        pipe, answers = self.process.stdin, self.process.stdout
        assert pipe is not None
        assert answers is not None
        pipe.write(msgspec.json.encode(task) + b"\n")
        await pipe.drain()
        line = await asyncio.wait_for(answers.readline(), PATIENCE)
        if not line:
            raise EOFError("no answer")
        return msgspec.json.decode(line, type=list[int])

    async def end(self) -> None:
        """Ends the process."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """Decisions wait in a queue; the more wait, the shorter each is thought about."""

    def __init__(self, count: int, log: Callable[..., None]) -> None:
        self.log = log
        self.waiting = 0  # decisions that no process has taken yet
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker() for _ in range(count)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, game: str, position: dict[str, Any], seat: int, level: str, seed: int) -> list[int]:
        """A bot's answer, within about two seconds even when several think."""
        deadline = time.monotonic() + HARD_MILLISECONDS / 1000
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            left = 1000 * (deadline - time.monotonic()) / (1 + self.waiting / len(self._workers))
            return await self._persistently(
                worker, Task(game, position, seat, level, seed, max(LEAST_MILLISECONDS, int(left)))
            )
        finally:
            self._free.put_nowait(worker)

    async def _persistently(self, worker: Worker, task: Task) -> list[int]:
        for _ in range(TRIES):
            try:
                return await worker.ask(task)
            except (EOFError, OSError, TimeoutError):
                self.log("bot-died", game=task.game, level=task.level)
                await worker.end()
            except asyncio.CancelledError:
                await worker.end()  # its answer would be taken for that to the next task
                raise
        raise RuntimeError(f"bots die on this position of {task.game}")

    async def close(self) -> None:
        """Ends the processes."""
        for worker in self._workers:
            await worker.end()
