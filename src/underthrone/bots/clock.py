"""The clock that bots think by: the wall's where people wait for them, the processor's where nobody does."""

from __future__ import annotations

import time


class Clock:
    """Of this process."""

    def __init__(self) -> None:
        self.processor: bool = False  # True: what else the machine does takes nothing from a bot's time

    def now(self) -> float:
        """Seconds."""
        return time.process_time() if self.processor else time.perf_counter()


CLOCK = Clock()
