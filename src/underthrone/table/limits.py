"""How often one address may ask: a bucket that fills up again."""

from __future__ import annotations

import time
from typing import Final

BURST: Final = 240.0  # requests at once
STEADY: Final = 40.0  # requests per second in the long run
NEW_BURST: Final = 40.0  # tables at once
NEW_STEADY: Final = 0.5  # tables per second in the long run
MOST: Final = 20_000  # addresses that are remembered


class Buckets:
    """One bucket for each who asks."""

    def __init__(self, burst: float, steady: float) -> None:
        self.burst = burst
        self.steady = steady
        self._level: dict[str, tuple[float, float]] = {}  # what is left, and when that was

    def take(self, who: str) -> bool:
        """Whether there is something left for this request."""
        now = time.monotonic()
        left, then = self._level.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.steady)
        if len(self._level) >= MOST and who not in self._level:
            self._level.clear()
        self._level[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1
