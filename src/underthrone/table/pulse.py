"""The loop's pulse: how long everybody had to wait for one thing that ran in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

BEAT: Final = 0.02  # seconds between two looks at the clock
MINUTE: Final = 60.0


class Pulse:
    """Wakes up again and again; when it wakes late, something else had the loop."""

    def __init__(self, each: float, then: Callable[[], Awaitable[None]]) -> None:
        self._each = each
        self._then = then  # done after so many seconds, again and again
        self._now = 0.0  # the longest of this minute
        self._before = 0.0  # and of the one before
        self._minute = 0.0  # when this one began
        self._handle: asyncio.TimerHandle | None = None
        self._turning: asyncio.Task[None] | None = None

    @property
    def longest(self) -> float:
        """Seconds, of the last minute or two."""
        return max(self._now, self._before)

    def start(self) -> None:
        """In the loop that runs."""
        loop = asyncio.get_running_loop()
        self._minute = loop.time()
        self._handle = loop.call_later(BEAT, self._beat, loop, self._minute + BEAT)
        self._turning = asyncio.create_task(self._turn())

    def stop(self) -> None:
        """No more."""
        if self._handle is not None:
            self._handle.cancel()
        if self._turning is not None:
            self._turning.cancel()

    def _beat(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        now = loop.time()
        if now - due > self._now:
            self._now = now - due
        if now - self._minute > MINUTE:
            self._before, self._now, self._minute = self._now, 0.0, now
        self._handle = loop.call_at(now + BEAT, self._beat, loop, now + BEAT)

    async def _turn(self) -> None:
        while True:
            await self._then()
            await asyncio.sleep(self._each)
