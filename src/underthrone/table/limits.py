"""How much may be asked for, and how often: a bucket that fills up again for each who asks."""

from __future__ import annotations

import time
from typing import Final

from litestar.types import Scope

from underthrone.table.refusal import Refusal

BURST: Final = 240.0  # requests at once
STEADY: Final = 40.0  # requests per second in the long run
LARGEST_BODY: Final = 64 * 1024  # bytes of a request's body
MOST_STREAMS: Final = 4000  # pages and programs that listen at once
AT_ONE_TABLE: Final = 300  # of them
SEAT_BURST: Final = 200.0  # answers, undos, chat of one seat at once
SEAT_STEADY: Final = 40.0  # and per second in the long run
NEW_BURST: Final = 40.0  # tables at once
NEW_STEADY: Final = 0.5  # tables per second in the long run
MOST_ADDRESSES: Final = 20_000  # addresses that are remembered
OPENS: Final = ("/api/tables", "/new", "/play")  # what opens a table


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
        if len(self._level) >= MOST_ADDRESSES and who not in self._level:
            self._level.clear()
        self._level[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Limits:
    """Who asks too often is refused: by address, and more strictly for new tables."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.requests = Buckets(BURST, STEADY)
        self.seats = Buckets(SEAT_BURST, SEAT_STEADY)
        self.tables = Buckets(NEW_BURST, NEW_STEADY)

    def check(self, scope: Scope) -> None:
        """Refused when the address has nothing left."""
        if not self.on:
            return
        client = scope.get("client")
        address = client[0] if client else ""
        if not self.requests.take(address):
            raise Refusal("too-many", 429)
        if scope.get("method") == "POST" and scope["path"].rstrip("/") in OPENS:
            if not self.tables.take(address):
                raise Refusal("too-many", 429)

    def check_seat(self, table: str, seat: int) -> None:
        """Refused when the seat does too much, from wherever."""
        if self.on and not self.seats.take(f"{table} {seat}"):
            raise Refusal("too-many", 429)
