"""The bots' processes: each takes one decision at a time; one that dies is started again."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from underthrone.games import game as find
from underthrone.kernel.state import State
from underthrone.review.hints import Hint
from underthrone.table.thinking.mind import MOST_MILLISECONDS, Ask, Reviewed, Slice, Task

LIMIT: Final = 1 << 24  # bytes of an answer
SLICE_MILLISECONDS: Final = 800  # of a review at a time: who plays waits no longer for it
START: Final = 60.0  # seconds that a process may take to start
END: Final = 5.0  # seconds that one that was killed may take to be gone
PATIENCE: Final = 6.0  # seconds beyond its time after which one that doesn't answer is taken for dead
LONGER: Final = 4  # times as long is waited for the next one: a machine that is very busy looks like one that died
LONGEST_DELAY: Final = 16  # times as long at most
TRIES: Final = 3
LEAST_MILLISECONDS: Final = 30  # that a bot may think however many wait


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.delay = 1.0  # how many times as long as usual is waited

    async def ask(self, task: Task | Slice | Ask) -> bytes:
        """Sends the task and waits; an error when the process is dead or stopped: which one depends on the loop."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "underthrone.table.thinking.mind", stdin=PIPE, stdout=PIPE, limit=LIMIT
            )
            await self._line(START)
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(task) + b"\n")
        await self.process.stdin.drain()
        usual, begun = task.milliseconds / 1000 + PATIENCE, time.monotonic()
        answer = await self._line(usual * self.delay)
        self.delay = min(LONGEST_DELAY, max(1.0, LONGER * (time.monotonic() - begun) / usual))
        return answer

    async def _line(self, patience: float) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                line = await self.process.stdout.readline()
        except TimeoutError:
            self.delay = min(LONGEST_DELAY, LONGER * self.delay)
            raise
        if not line:
            raise EOFError("no answer")
        return line

    async def end(self) -> None:
        """Ends the process; nobody waits for one that doesn't go."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), END)


class Pool:
    """Some processes; the more decisions wait, the shorter each is thought about."""

    def __init__(self, count: int, log: Callable[..., None]) -> None:
        self.log = log
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker() for _ in range(count)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    def granted(self, age: float, waiting: int) -> int:
        """How many milliseconds a bot may think: all are to answer within about two seconds."""
        left = (MOST_MILLISECONDS - 1000 * max(0.0, age)) / (1 + waiting / len(self._workers))
        return max(LEAST_MILLISECONDS, int(left))

    async def choose(
        self,
        world: State,
        seat: int,
        level: str,
        milliseconds: int,
        engine: str = "",
        events: Sequence[dict[str, Any]] = (),
    ) -> list[int]:
        """A bot's answer in a world that looks the same to it."""
        game = world.setup.game
        contents = "" if game is find(game.id) else game.contents
        task = Task(
            game.id, world.to_data(), seat, level, secrets.randbits(29), milliseconds, contents, engine, [*events]
        )
        return msgspec.json.decode(await self._asked(task, game.id, level), type=list[int])

    async def review(self, journal: str, first: int) -> Reviewed:
        """The next pieces of a review."""
        task = Slice(journal, first, SLICE_MILLISECONDS)
        return msgspec.json.decode(await self._asked(task, "", "review"), type=Reviewed)

    async def advise(self, world: State, seat: int) -> Hint:
        """What a bot would do in the person's place, in a world that looks the same to it."""
        game = world.setup.game
        contents = "" if game is find(game.id) else game.contents
        task = Ask(game.id, world.to_data(), seat, secrets.randbits(20), MOST_MILLISECONDS, contents)
        return msgspec.json.decode(await self._asked(task, game.id, "hint"), type=Hint)

    async def _asked(self, task: Task | Slice | Ask, game: str, level: str) -> bytes:
        worker = await self._free.get()
        try:
            return await self._persistently(worker, task, game, level)
        finally:
            self._free.put_nowait(worker)

    async def _persistently(self, worker: Worker, task: Task | Slice | Ask, game: str, level: str) -> bytes:
        for _ in range(TRIES):
            try:
                return await worker.ask(task)
            except asyncio.CancelledError:
                await worker.end()  # its answer would be taken for that to the next task
                raise
            except Exception as error:
                self.log("bot-died", game=game, level=level, why=repr(error))
                await worker.end()
        raise RuntimeError(f"bots die on this position of {game or level}")

    async def close(self) -> None:
        """Ends the processes."""
        for worker in self._workers:
            await worker.end()
