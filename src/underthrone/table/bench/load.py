"""The players: they know the rules and play along, so that every request is a move and every answer is checked."""

from __future__ import annotations

import asyncio
import sys
import time
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, create_engine, select

from underthrone.games import game as find
from underthrone.journal.journal import draw_key
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State
from underthrone.table.bench.wire import Wire
from underthrone.table.storage.schema import TABLES

GAME: Final = "shadow-throne"
SEATS: Final = 3


class Plan(msgspec.Struct):
    """What is measured."""

    host: str
    port: int
    database: str  # its URL
    tables: int
    seconds: float
    pace: float  # moves per second over all tables; 0: as many as possible


class Player:
    """One table's three players on one connection, with a copy of their game."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.wire = Wire(plan.host, plan.port)
        self.times: list[float] = []

    async def sit(self) -> None:
        """A new table with all seats taken: the game begins."""
        await self.wire.open()
        await self._new()

    async def _new(self) -> None:
        _, table = await self.wire.post("/api/tables", {"game": GAME, "seats": ["open"] * SEATS})
        self.table: str = table["table"]
        self.tokens: list[str] = []
        given: dict[int, str] = {}
        for seat in range(SEATS):
            given[seat] = f"word {seat}"
            sitting = {"name": f"Player {seat}", "contribution": given[seat], "seat": seat}
            _, seated = await self.wire.post(f"/api/tables/{self.table}/sit", sitting)
            self.tokens.append(seated["token"])
        key = draw_key(_secret(self.plan.database, self.table), given)
        self.s: State = find(GAME).new(SEATS, recording=False, draw_key=key)
        self.ply = 0

    def next_move(self, seat: int) -> int:
        """Which of its moves the seat takes: the same one however often it is asked."""
        options = self.s.options(seat)
        return options[Dice(seeded(self.number + 1000 * self.ply)).below(len(options))]

    async def move(self) -> None:
        """One move, timed and checked; a new table when the game is over."""
        if not self.s.deciders():
            await self._new()
        seat = self.s.decider()
        move = self.next_move(seat)
        begun = time.perf_counter()
        status, said = await self.wire.post(
            f"/api/tables/{self.table}/answer", {"ply": self.ply, "moves": [move]}, self.tokens[seat]
        )
        self.times.append(time.perf_counter() - begun)
        self.s.play(seat, move)
        self.ply += 1
        expected = self.s.moves(seat) if seat in self.s.deciders() else []
        if status != 200 or said["ply"] != self.ply or said["moves"] != expected:
            raise AssertionError(f"table {self.table}, ply {self.ply}: {status} {said}, expected {expected}")


@cache
def _engine(url: str) -> Engine:
    return create_engine(url)


def _secret(url: str, table: str) -> bytes:
    """The host's secret, which the bench may read because it owns the server."""
    with _engine(url).connect() as connection:
        return bytes(connection.execute(select(TABLES.c.secret).where(TABLES.c.id == table)).scalar_one())


async def saturate(player: Player, end: float) -> None:
    """One move after the other."""
    while time.perf_counter() < end:
        await player.move()


async def pace(player: Player, begun: float, end: float, gap: float) -> None:
    """A move every `gap` seconds, whatever the one before took."""
    next_time = begun + gap * player.number / player.plan.tables
    while next_time < end:
        await asyncio.sleep(max(0.0, next_time - time.perf_counter()))
        await player.move()
        next_time += gap


async def run(plan: Plan) -> dict[str, Any]:
    """Sits down at all tables, plays, and gives the times of all moves in seconds."""
    players = [Player(plan, number) for number in range(plan.tables)]
    for player in players:
        await player.sit()
    for player in players:
        for _ in range(SEATS):
            await player.move()  # everything has been loaded once
        player.times.clear()
    begun = time.perf_counter()
    end = begun + plan.seconds
    if plan.pace:
        gap = plan.tables / plan.pace
        await asyncio.gather(*[pace(player, begun, end, gap) for player in players])
    else:
        await asyncio.gather(*[saturate(player, end) for player in players])
    took = time.perf_counter() - begun
    for player in players:
        await player.wire.close()
    return {"seconds": took, "times": sorted(t for player in players for t in player.times)}


if __name__ == "__main__":
    found = asyncio.run(run(msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)))
    sys.stdout.buffer.write(msgspec.json.encode(found))
