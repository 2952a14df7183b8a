"""A house without a web: verbs and storage, tried directly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import uvloop

from underthrone.table.config import Config
from underthrone.table.house import House
from underthrone.table.room import Room
from underthrone.table.storage.database import checked
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.create import create
from underthrone.table.verbs.sit import sit

T = TypeVar("T")
DATABASES: dict[Path, str] = {}  # the URLs of data folders whose tables are on PostgreSQL


def url_of(data: Path) -> str:
    """The database of a data folder."""
    return checked(DATABASES[data]) if data in DATABASES else Config(data).url


@asynccontextmanager
async def house(data: Path, **more: Any) -> AsyncIterator[House]:
    """An open house."""
    more = {"base_url": "http://table.test", "limits": False, "quiet": True, "pause": 0.0, **more}
    one = House(Config(data, database=url_of(data) if data in DATABASES else "", **more))
    await one.open()
    try:
        yield one
    finally:
        await one.close()


def within(data: Path, story: Callable[[House], Awaitable[T]], **more: Any) -> T:
    """Tells a story in a house, in the loop that a server has: a dead process has other errors there."""

    async def told() -> T:
        async with house(data, **more) as one:
            return await story(one)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(told())


def later(one: House, seconds: float) -> None:
    """So many seconds pass."""
    before = one.presence._clock
    one.presence._clock = lambda: before() + seconds


async def begun(one: House, game: str = "shadow-throne", seats: int = 3) -> Room:
    """A table with people on all seats; the game has begun."""
    room, _ = await create(one, game, ["open"] * seats)
    for seat in range(seats):
        await sit(one, room, f"Person {seat}", seat)
    assert room.phase == "playing"
    return room


async def play_first(one: House, room: Room, answers: int = 1) -> None:
    """The first decider takes its first move, some times."""
    for _ in range(answers):
        seat = room.state.decider()
        if seat >= 0:
            await answer(one, room, seat, [room.state.moves(seat)[0]], room.ply)
