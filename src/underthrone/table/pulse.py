"""The loop's pulse: how long everybody had to wait for one thing that ran in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

BEAT: Final = 0.01  # seconds between two looks at the clock
MINUTE: Final = 60.0


class Pulse:
    """Wakes up again and again; when it wakes late, something else had the loop."""

    def __init__(self, each: float, then: Callable[[], Awaitable[None]]) -> None:
        self._each = each
        self._then = then  # done after so many seconds, again and again
        self._now = 0.0  # the longest of this minute
        self._before = 0.0  # and of the one before
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def longest(self) -> float:
        """Seconds, of the last minute or two."""
        return max(self._now, self._before)

    def start(self) -> None:
        """In the loop that runs."""
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._turn())]

    def stop(self) -> None:
        """No more."""
        for task in self._tasks:
            task.cancel()

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        minute = loop.time()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            late = loop.time() - due
            if late > self._now:
                self._now = late
            if due - minute > MINUTE:
                self._before, self._now, minute = self._now, 0.0, due

    async def _turn(self) -> None:
        while True:
            await self._then()
            await asyncio.sleep(self._each)
