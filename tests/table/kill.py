"""kill -9 of the server under load, again and again: `python tests/table/kill.py 20`.

Players write down every answer that was accepted. After each kill the server starts again, and then every table must
open, and hold every accepted answer at its place; what was under way may have been stored or not.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select
from tests.table.houses import url_of
from tests.table.serving import Serving

from underthrone.games import game as find
from underthrone.journal.journal import draw_key
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State
from underthrone.table.bench.load import Plan
from underthrone.table.bench.script import GAME, SEATS
from underthrone.table.bench.wire import Wire
from underthrone.table.storage.schema import LINES, TABLES

AT_ONCE = 16
Answers = list[tuple[int, int]]


class Witness:
    """One table's three players on one connection, with a copy of their game, who remember what was accepted."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.wire = Wire(plan.host, plan.port)
        self.accepted: dict[str, Answers] = {}
        self.under_way: tuple[int, int] | None = None
        self.seated = False

    async def play_on(self) -> None:
        """Until the server is gone."""
        self.wire.port = self.plan.port
        await self.wire.open()
        try:
            if not self.seated:
                await self._sit_anew()
            while True:
                if not self.s.deciders():
                    await self._sit_anew()
                seat = self.s.decider()
                self.under_way = (seat, self.next_move(seat))
                await self.move()
                self.accepted[self.table].append(self.under_way)
                self.under_way = None
        except (OSError, EOFError):
            await self.wire.close()

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
        """One move, checked; a new table when the game is over."""
        if not self.s.deciders():
            await self._new()
        seat = self.s.decider()
        move = self.next_move(seat)
        given = {"ply": self.ply, "moves": [move]}
        status, said = await self.wire.post(f"/api/tables/{self.table}/answer", given, self.tokens[seat])
        self.s.play(seat, move)
        self.ply += 1
        expected = self.s.moves(seat) if seat in self.s.deciders() else []
        if status != 200 or said["ply"] != self.ply or said["moves"] != expected:
            raise AssertionError(f"table {self.table}, ply {self.ply}: {status} {said}, expected {expected}")

    async def _sit_anew(self) -> None:
        self.seated = False
        await self._new()
        self.seated = True
        self.accepted[self.table] = []

    def catch_up(self, stored: dict[str, Answers]) -> int:
        """Every accepted answer is stored; gives how many answers nobody was told of."""
        late, self.under_way = self.under_way, None
        untold = 0
        for table, answers in self.accepted.items():
            if late and table == self.table and self.seated and stored[table] == [*answers, late]:
                self.s.play(*late)
                self.ply += 1
                answers.append(late)
                untold += 1
            assert stored[table] == answers, f"table {table}: {len(stored[table])} of {len(answers)} answers"
        return untold


def _secret(url: str, table: str) -> bytes:
    """The host's secret, which the test may read because it owns the server."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found = bytes(connection.execute(select(TABLES.c.secret).where(TABLES.c.id == table)).scalar_one())
    engine.dispose()
    return found


def stored_in(url: str) -> dict[str, Answers]:
    """All tables with their answers."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found: dict[str, Answers] = {row.id: [] for row in connection.execute(select(TABLES.c.id))}
        for row in connection.execute(select(LINES).order_by(LINES.c.table, LINES.c.ply)):
            assert row.ply == len(found[row.table]) + 1
            found[row.table].append((row.seat, row.move))
    engine.dispose()
    return found


def check(server: Serving, witnesses: list[Witness]) -> dict[str, int]:
    """After a start: all accepted answers are there, and every table opens as its players know it."""
    stored = stored_in(url_of(server.data))
    untold = sum(witness.catch_up(stored) for witness in witnesses)
    known = {witness.table: witness for witness in witnesses if witness.seated}
    with server.client() as client:
        for table in stored:
            seen = client.get(f"/api/tables/{table}")
            assert seen.status_code == 200, f"table {table} doesn't open: {seen.text}"
            if table in known:
                assert seen.json()["ply"] == known[table].ply
                assert seen.json()["view"] == known[table].s.view(None)
    return {"tables": len(stored), "answers": sum(map(len, stored.values())), "stored but not told": untold}


def killed(data: Path, kills: int, tell: Any = print) -> None:
    """Kills the server some times while everybody plays."""
    server = Serving(data, "--no-limits", "--quiet")
    plan = Plan("127.0.0.1", 0, url_of(data), AT_ONCE, 0, 0)
    witnesses = [Witness(plan, number) for number in range(AT_ONCE)]
    chance = random.Random(5)
    try:
        for number in range(1, kills + 1):
            asyncio.run(_under_load(server, witnesses, 0.3 + chance.random()))
            server.start()
            tell(f"kill {number}: {check(server, witnesses)}")
    finally:
        server.kill()


async def _under_load(server: Serving, witnesses: list[Witness], seconds: float) -> None:
    for witness in witnesses:
        witness.plan.port = int(server.url.rpartition(":")[2])
    before = _count(witnesses)
    playing = [asyncio.create_task(witness.play_on()) for witness in witnesses]
    while not any(task.done() for task in playing) and _count(witnesses) < before + AT_ONCE:
        await asyncio.sleep(0.02)  # until everybody is at it
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.gather(*playing)


def _count(witnesses: list[Witness]) -> int:
    return sum(len(answers) for witness in witnesses for answers in witness.accepted.values())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        killed(Path(folder) / "data", int(sys.argv[1]) if len(sys.argv) > 1 else 20)
