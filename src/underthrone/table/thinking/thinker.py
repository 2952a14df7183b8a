"""Bots take their turns: a thinker takes decisions from the database by lease, chooses, and answers as people do."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from underthrone import bots
from underthrone.table.chair import BOT
from underthrone.table.logbook import REQUEST
from underthrone.table.refusal import Refusal
from underthrone.table.room import OVER, PLAYING, Room
from underthrone.table.storage import hints, papers, reviews, work
from underthrone.table.storage.work import HINT, LEASE, REVIEW, Work
from underthrone.table.storage.writer import Conflict
from underthrone.table.thinking.mind import search_milliseconds
from underthrone.table.thinking.pool import Pool
from underthrone.table.verbs.answer import answer

if TYPE_CHECKING:
    from underthrone.table.house import House

IDLE: Final = 1.0  # seconds after which it looks for work that nobody told of: of a thinker that died
RENEW: Final = LEASE / 4
TIDY: Final = 60  # renewals after which it is forgotten who was served long ago
LONGEST: Final = 120.0  # seconds, beyond what an engine may take, after which a turn is given up and taken again
MARGIN: Final = 0.15  # seconds that the way to a process and back may take
JITTER: Final = 0.1  # seconds: nobody reads from the time what a bot had to choose from


class Engine(NamedTuple):
    """A bot from outside: its name, and how many seconds it may take."""

    name: str
    patience: float


class Thinker:
    """As many decisions at a time as there are processes."""

    def __init__(self, house: House, count: int) -> None:
        self.house = house
        self.pool = Pool(count, house.log)
        self.engines = {name: Engine(bot, bots.named(bot, 0).patience) for name, bot in house.config.engines}
        self.longest = LONGEST + max([engine.patience for engine in self.engines.values()], default=0.0)
        self.turns: dict[asyncio.Task[None], Work] = {}
        self._thinking: set[asyncio.Task[None]] = set()  # turns that still have a process
        self._free = asyncio.Semaphore(count)
        self._news = asyncio.Event()
        self._tasks = [asyncio.create_task(self._take()), asyncio.create_task(self._renew())]

    def wake(self) -> None:
        """There may be something to do."""
        self._news.set()

    async def close(self) -> None:
        """Gives back what it has taken."""
        tasks = [*self._tasks, *self.turns]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()
        store = self.house.store
        await asyncio.gather(
            store.writer.do(lambda connection: work.give_back(connection, store.process)), return_exceptions=True
        )

    # --- Taking

    async def _take(self) -> None:
        while True:
            await self._free.acquire()
            taken = await self._next()
            turn = asyncio.create_task(self._turn(taken))
            self.turns[turn] = taken
            self._thinking.add(turn)
            turn.add_done_callback(self._done)

    def _done(self, turn: asyncio.Task[None]) -> None:
        self.turns.pop(turn, None)
        self._thought(turn)

    def _thought(self, turn: asyncio.Task[None] | None) -> None:
        """Others may think while this one waits to answer."""
        if turn in self._thinking:
            self._thinking.discard(turn)
            self._free.release()

    async def _next(self) -> Work:
        """Waits until there is work."""
        store = self.house.store
        while True:
            self._news.clear()
            try:
                taken = await store.writer.do(lambda connection: work.take(connection, store.process))
            except Exception as error:  # whatever it is: without this task no bot would ever move again
                self.house.log("thinker-waits", why=repr(str(error)))
                taken = None
            if taken is not None:
                return taken
            with suppress(TimeoutError):
                async with asyncio.timeout(IDLE):
                    await self._news.wait()

    async def _renew(self) -> None:
        """Gives a sign of life as long as somebody thinks."""
        store = self.house.store
        for number in range(1, 1 << 62):
            await asyncio.sleep(RENEW)
            try:
                if self.turns:
                    await store.writer.do(partial(work.renew, holder=store.process, works=[*self.turns.values()]))
                if number % TIDY == 0:
                    await store.writer.do(work.forget)
            except Exception as error:  # the same
                self.house.log("thinker-waits", why=repr(str(error)))

    # --- Thinking

    async def _turn(self, taken: Work) -> None:
        """One decision; what it thought is dropped when the position changed meanwhile."""
        REQUEST.set("")  # no request asked for it
        store = self.house.store
        try:
            async with asyncio.timeout(self.longest), self.house.rooms.using(taken.table) as room:
                if taken.seat == REVIEW:
                    await self._review(room, taken)
                elif taken.seat <= HINT:
                    await self._advise(room, taken)
                elif _due(room, taken.seat):
                    await self._decide(room, taken)
                else:
                    await store.writer.do(lambda connection: work.drop(connection, store.process, taken))
        except Refusal as refusal:
            self.house.log("bot-refused", table=taken.table, seat=taken.seat, why=refusal.error)
            with suppress(SQLAlchemyError, Conflict):  # then the lease ends by itself
                await store.writer.do(lambda connection: work.give_back(connection, store.process, taken))
        except Exception as error:
            self.house.log("bot-failed", table=taken.table, seat=taken.seat, why=repr(error))
            current = asyncio.current_task()
            assert current is not None
            self.turns.pop(current, None)  # its lease ends by itself
            await asyncio.sleep(LEASE)  # it is tried again, and not in a hurry

    async def _decide(self, room: Room, taken: Work) -> None:
        """Bots that are asked at the same time answer at the same time; how long it took tells nothing of any."""
        ply, seat, begun = room.ply, taken.seat, time.monotonic()
        level = room.chairs[seat].level
        world = room.state.redeal(seat, secrets.randbits(29))  # what is hidden, and the key of all draws, stay here
        granted = self.pool.granted(taken.age, taken.waiting)
        engine, thinks = self.engines.get(level), 0
        if engine is None:
            thinks = min(granted, world.rules.parts[world.question] * search_milliseconds(room.game.id, level))
            moves = await self.pool.choose(world, seat, level, granted)
        else:
            patience = max(granted, round(1000 * engine.patience))
            moves = await self.pool.choose(world, seat, level, patience, engine.name, _heard(room, seat))
        if self.house.config.pause:  # a decision with one option takes as long as any other
            await _until(begun + thinks / 1000 + MARGIN)
            self._thought(asyncio.current_task())
            await _until(begun - taken.age + self.house.config.pause)
            await asyncio.sleep(JITTER * random.random())
        if _due(room, seat):
            await answer(self.house, room, seat, moves, ply)

    async def _review(self, room: Room, taken: Work) -> None:
        """The next pieces of a review; then others have their turn. One that can't be thought is given up."""
        store = self.house.store
        first = (await store.review(room.id)).next
        drop = partial(work.drop, holder=store.process, work=taken)
        if room.phase != OVER:
            await store.writer.do(drop)
            return
        journal = await self.house.elsewhere.ask("reviews", papers.bare, room.id)
        try:
            found = await self.pool.review(journal, first)
        except RuntimeError:
            await store.writer.do(drop)
            raise
        await store.writer.do(partial(reviews.add, holder=store.process, taken=taken, first=first, found=found))

    async def _advise(self, room: Room, taken: Work) -> None:
        """A hint for a person, by what their seat may know."""
        store, seat, ply = self.house.store, HINT - taken.seat, room.ply
        try:
            if room.phase == PLAYING and seat in room.state.deciders():
                world = room.state.redeal(seat, secrets.randbits(29))
                found = await self.pool.advise(world, seat)
                await store.writer.do(partial(hints.keep, table_id=room.id, seat=seat, ply=ply, hint=found))
        finally:
            await store.writer.do(partial(work.drop, holder=store.process, work=taken))


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.monotonic()))


def _heard(room: Room, seat: int) -> list[dict[str, Any]]:
    """What the seat saw since its last answer, as far as it is in memory."""
    found: list[dict[str, Any]] = []
    for entry in reversed(room.log.entries):
        found = [room.game.seen(event, seat) for event in entry.events] + found
        if entry.seat == seat:
            break
    return found


def _due(room: Room, seat: int) -> bool:
    return room.phase == PLAYING and room.chairs[seat].kind == BOT and seat in room.state.deciders()
