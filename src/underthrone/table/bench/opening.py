"""How long a table takes to open that has thousands of answers."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, Final

from underthrone.table.config import Config
from underthrone.table.house import House
from underthrone.table.looking import ready
from underthrone.table.room import PLAYING, Room
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.create import create
from underthrone.table.verbs.sit import sit

GAME: Final = "shadow-throne"
SEATS: Final = 5
SHORT: Final = 10
LONG: Final = 4000
TOGETHER: Final = 31  # answers of one seat in one request
TIMES: Final = 15


def opening(folder: Path, database: str) -> dict[str, Any]:
    """The median times in milliseconds of opening a short and a long table, and of reading the long one's log."""
    return asyncio.run(_measured(Config(folder, database=database, bots=0, limits=False, quiet=True)))


async def _measured(config: Config) -> dict[str, Any]:
    house = House(config)
    await house.open()
    try:
        room, _ = await create(house, GAME, ["open"] * SEATS)
        for seat in range(SEATS):
            await sit(house, room, f"Player {seat}", seat)
        await played(house, room, SHORT)
        found: dict[str, Any] = {f"open_{room.ply}_ms": await _opened(house, room)}
        await played(house, room, LONG)
        found[f"open_{room.ply}_ms"] = await _opened(house, room)
        again = await house.store.load(room.id)
        assert again is not None
        begun = time.perf_counter()
        await ready(house, again, 0, "en", "")
        found[f"log_of_{room.ply}_ms"] = round(1000 * (time.perf_counter() - begun), 1)
        return found
    finally:
        await house.close()


async def played(house: House, room: Room, answers: int, together: int = TOGETHER) -> None:
    """Everybody changes sealed answers as often as one may, until there are so many lines."""
    while room.ply < answers and room.phase == PLAYING:
        seat = room.state.decider()
        moves = room.state.moves(seat)
        sealed = len(room.state.deciders()) > 1 and answers > TOGETHER
        given = [moves[n % len(moves)] for n in range(together)] if sealed else moves[:1]
        await answer(house, room, seat, given, room.ply)


async def _opened(house: House, room: Room) -> float:
    times = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await house.store.load(room.id)
        times.append(time.perf_counter() - begun)
    return round(1000 * sorted(times)[TIMES // 2], 1)
