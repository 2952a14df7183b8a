"""How much may be asked for, and how often: by seat and browser first, by address with room for a club."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from typing import Final

from underthrone.table.listener import Listener
from underthrone.table.refusal import Refusal

LARGEST_BODY: Final = 64 * 1024  # bytes of a request's body
LARGEST_EDITION: Final = 3 * LARGEST_BODY  # of one that may bring an edition: a template is long
RATE: Final = 40.0  # requests per second of one person in the long run
SECONDS_AT_ONCE: Final = 6.0  # so many seconds' worth may come at once
NEW_TABLES: Final = 60.0  # tables per hour that one person opens in the long run
TABLES_AT_ONCE: Final = 20.0
LINES_AT_ONCE: Final = 6.0  # of chat by spectators at one address, at one table
LINES_EACH: Final = 0.5  # a second in the long run
THOUGHTS_AT_ONCE: Final = 12.0  # reviews and hints that one address asks for
THOUGHTS: Final = 240.0  # of them an hour in the long run
CLUB: Final = 10  # an address has room for so many people who all do their utmost: a hundred who do what people do
MOST_REMEMBERED: Final = 20_000  # buckets
AT_ONCE: Final = 8  # requests of one address that are worked on at the same time
HOUR: Final = 3600.0

STREAMS: Final = 4000  # pages and programs that listen at once
RESERVED: Final = 1000  # of them for people who sit
WATCHERS_AT_TABLE: Final = 300  # spectators who listen to one table
WATCHERS_AT_ADDRESS: Final = 200  # spectators who listen from one address
SEATED_AT_ADDRESS: Final = 400  # pages of people who sit, from one address: a hundred with four each
PAGES_OF_SEAT: Final = 12


def largest_body(path: str) -> int:
    """How many bytes the body of a request to this path may have."""
    brings = path.rstrip("/") in ("/new", "/api/tables") or path.startswith("/editor/")
    return LARGEST_EDITION if brings else LARGEST_BODY


class TooMany(Refusal):
    """Too much at once: try again after some seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-many", 429)
        self.headers["retry-after"] = str(max(1, math.ceil(wait)))


class Buckets:
    """One bucket for each who asks, filled up again at a steady rate."""

    def __init__(self, burst: float, steady: float, most: int = MOST_REMEMBERED) -> None:
        self.burst = burst
        self.steady = steady
        self.most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was
        self._rest: tuple[float, float] = (burst, 0.0)  # of all those who can't be remembered each

    def take(self, who: str) -> float:
        """Takes one if there is one: 0, or for how many seconds to wait."""
        now = time.monotonic()
        level = self._levels.get(who)
        known = level is not None or self._room(now)
        left, then = level or ((self.burst, now) if known else self._rest)
        left = min(self.burst, left + (now - then) * self.steady)
        after = (left - 1 if left >= 1 else left, now)
        if known:
            self._levels[who] = after
            self._levels.move_to_end(who)
        else:
            self._rest = after
        return 0.0 if left >= 1 else (1 - left) / self.steady if self.steady else HOUR

    def _room(self, now: float) -> bool:
        """Whether one more can be remembered; buckets that are full again needn't be."""
        while len(self._levels) >= self.most:
            left, then = next(iter(self._levels.values()))
            if left + (now - then) * self.steady < self.burst:
                return False  # newcomers share a bucket: nobody is forgotten because many come
            self._levels.popitem(last=False)
        return True


class Limits:
    """Who asks too often is refused."""

    def __init__(self, on: bool, rate: float = RATE, new_tables: float = NEW_TABLES) -> None:
        self.on = on
        self.people = Buckets(SECONDS_AT_ONCE * rate, rate)
        self.seated = Buckets(CLUB * SECONDS_AT_ONCE * rate, CLUB * rate)  # by address, those whom we know
        self.strangers = Buckets(CLUB * SECONDS_AT_ONCE * rate, CLUB * rate)  # by address, all others
        self.opening = Buckets(TABLES_AT_ONCE, new_tables / HOUR)
        self.opening_there = Buckets(CLUB * TABLES_AT_ONCE, CLUB * new_tables / HOUR)  # by address
        self.watching = Buckets(LINES_AT_ONCE, LINES_EACH)  # by table and address
        self.thoughts = Buckets(THOUGHTS_AT_ONCE, THOUGHTS / HOUR)  # by address
        self.turns = Turns(AT_ONCE)

    def check(self, address: str, person: str = "", known: bool = False) -> None:
        """Refused when a browser or an address has nothing left; strangers don't use up what people with seats have."""
        if self.on:
            if person:
                _taken(self.people, person)
            _taken(self.seated if known else self.strangers, address)

    def check_opening(self, address: str, person: str = "") -> None:
        """Refused when too many tables are opened."""
        if self.on:
            if person:
                _taken(self.opening, person)
            _taken(self.opening_there, address)

    def check_seat(self, table: str, seat: int) -> None:
        """Refused when a seat does too much, from wherever."""
        if self.on:
            _taken(self.people, f"{table} {seat}")

    def check_watcher(self, table: str, address: str) -> None:
        """Refused when spectators say too much: nobody who plays is to drown in it."""
        if self.on:
            _taken(self.watching, f"{table} {address}")

    def check_thought(self, address: str) -> None:
        """Refused when somebody lets the bots think too much."""
        if self.on:
            _taken(self.thoughts, address)


def _taken(buckets: Buckets, who: str) -> None:
    wait = buckets.take(who)
    if wait:
        raise TooMany(wait)


class Turns:
    """So many requests of one address are worked on at once; its others wait in order, and nobody else for them."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.busy: Counter[str] = Counter()
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, address: str) -> None:
        """Waits for its turn."""
        if self.busy[address] < self.at_once:
            self.busy[address] += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(address)  # its turn had come
            raise

    def leave(self, address: str) -> None:
        """Done: the next one's turn comes once all others who have come meanwhile were looked at."""
        asyncio.get_running_loop().call_soon(self._next, address)

    def _next(self, address: str) -> None:
        queue = self._queues.get(address)
        while queue:
            turn = queue.popleft()
            if not queue:
                del self._queues[address]
            if not turn.done():
                turn.set_result(None)  # it takes the place that is left
                return
        self.busy[address] -= 1
        if not self.busy[address]:
            del self.busy[address]


class Streams:
    """Who listens: spectators can't take the places of those who sit."""

    def __init__(self) -> None:
        self.open = 0
        self.watching = 0
        self._there: Counter[tuple[bool, str]] = Counter()  # by seated or not, and address

    def check(self, listeners: set[Listener], new: Listener) -> None:
        """Refused when too many listen already: all, at this table, on this seat, from this address."""
        seated = new.seat is not None
        there = self._there[seated, new.address]
        if seated:
            pages = sum(other.seat == new.seat for other in listeners)
            fits = self.open < STREAMS and pages < PAGES_OF_SEAT and there < SEATED_AT_ADDRESS
        else:
            watchers = sum(other.seat is None for other in listeners)
            fits = (
                self.watching < STREAMS - RESERVED and watchers < WATCHERS_AT_TABLE and there < WATCHERS_AT_ADDRESS
            ) and self.open < STREAMS
        if not fits:
            raise TooMany(10)

    def enter(self, listener: Listener) -> None:
        """One more listens."""
        self._count(listener, 1)

    def leave(self, listener: Listener) -> None:
        """One goes."""
        self._count(listener, -1)

    def _count(self, listener: Listener, one: int) -> None:
        seated = listener.seat is not None
        self.open += one
        self.watching += 0 if seated else one
        self._there[seated, listener.address] += one
        if not self._there[seated, listener.address]:
            del self._there[seated, listener.address]
