"""People who play all games over HTTP, at whatever server answers, and write down what they were told."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from tests.table.faults.stage import Stage

from underthrone.games import game as find
from underthrone.table.bench.wire import Wire

REQUEST_SECONDS: Final = 5.0  # after which nobody waits for an answer any more
NAP: Final = 0.15
CHAT: Final = 0.08  # how often somebody says something with an answer
GONE: Final = (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError)


@dataclass(slots=True)
class Sent:
    """An answer that somebody gave, and what they were told: `counts`, the word of a refusal, or nothing at all."""

    seat: int
    ply: int  # that the position had when it was given
    move: int
    told: str = ""


@dataclass(slots=True)
class Record:
    """What the people of one table know."""

    game: str
    seats: dict[int, str] = field(default_factory=dict)  # tokens, as they were acknowledged
    answers: list[Sent] = field(default_factory=list)
    said: list[str] = field(default_factory=list)  # chat that was acknowledged, in that order
    tried: list[str] = field(default_factory=list)  # chat that was sent
    next: str = ""  # the rematch
    over: bool = False
    ply: int = 0  # the highest that anybody was shown
    moved: float = 0.0  # when that was
    stood: float = 0.0  # the longest that it stood still while everything ran

    def showed(self, ply: int, healed: float) -> None:
        """Somebody was shown the table after so many answers; everything runs since `healed`."""
        now = time.monotonic()
        if self.moved and now > healed > 0:
            self.stood = max(self.stood, now - max(self.moved, healed))
        if ply != self.ply or not self.moved:
            self.ply, self.moved = max(ply, self.ply), now


class Diary:
    """What all people know."""

    def __init__(self) -> None:
        self.tables: dict[str, Record] = {}
        self.statuses: Counter[int] = Counter()  # 0: nobody answered
        self.backwards: list[str] = []  # tables that were shown with less than was acknowledged before


class Asker:
    """Asks whichever server there is; one that doesn't answer is left."""

    def __init__(self, stage: Stage, diary: Diary, chance: random.Random) -> None:
        self.stage = stage
        self.diary = diary
        self.chance = chance
        self._wire: Wire | None = None

    async def ask(self, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """The status and what came back; 0 when nobody answered."""
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                if self._wire is None or self.chance.random() < 0.1:
                    await self.hang_up()
                    self._wire = Wire("127.0.0.1", self.chance.choice(self.stage.ports))
                    await self._wire.open()
                wire = self._wire
                status, said = await (wire.get(path, token) if body is None else wire.post(path, body, token))
        except GONE:
            await self.hang_up()
            status, said = 0, {}
        self.diary.statuses[status] += 1
        if status in (0, 503):
            await asyncio.sleep(NAP)
        return status, said

    async def surely(self, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """Asks until somebody answers."""
        while True:
            status, said = await self.ask(path, body, token)
            if status not in (0, 503):
                return status, said

    async def hang_up(self) -> None:
        """Leaves the server."""
        wire, self._wire = self._wire, None
        if wire is not None:
            with suppress(OSError, AttributeError):  # or it was never open
                await wire.close()


class Party:
    """The people of one table after the other, each on a connection of their own; the last seat is a bot's."""

    def __init__(self, stage: Stage, diary: Diary, game: str, seed: int) -> None:
        self.game = game
        self.diary = diary
        self.stage = stage
        self.chance = random.Random(seed)
        self.players = max(2, find(game).players[0])
        self.people = [Asker(stage, diary, random.Random(seed + n)) for n in range(self.players - 1)]
        self.stopping = False
        self.table = ""

    async def evening(self) -> None:
        """Table after table, until it is time; the last one is played to its end."""
        rematch = ""
        while not self.stopping:
            if await (self._sit_again(rematch) if rematch else self._sit_anew()):
                record = self.diary.tables[self.table]
                await asyncio.gather(*[self._play(record, seat) for seat in record.seats])
                rematch = await self._again(record) if record.over and self.chance.random() < 0.6 else ""
            else:
                rematch = ""
        for person in self.people:
            await person.hang_up()

    # --- Sitting down

    async def _sit_anew(self) -> bool:
        seats = ["open"] * (self.players - 1) + ["easy"]
        status, said = await self.people[0].ask("/api/tables", {"game": self.game, "seats": seats})
        if status != 201:
            return False
        self.table = said["table"]
        self.diary.tables[self.table] = Record(self.game)
        return await self._sit_down(range(self.players - 1))

    async def _sit_again(self, table: str) -> bool:
        """The others sit down at the rematch, and its host starts."""
        self.table = table
        record = self.diary.tables[table]
        host, token = next(iter(record.seats.items()))
        if not await self._sit_down(seat for seat in range(self.players - 1) if seat != host):
            return False
        asker = self.people[host]
        if self.players > 2:
            status, _ = await asker.surely(f"/api/tables/{table}/start", {}, token)
        else:
            status, _ = await asker.surely(f"/api/tables/{table}/contribute", {"contribution": "mine"}, token)
        return status == 204

    async def _sit_down(self, seats: Any) -> bool:
        """Whether everybody has a seat: who wasn't told may have one that nobody can use."""
        record = self.diary.tables[self.table]
        for seat in seats:
            sitting = {"name": f"Person {seat}", "seat": seat, "contribution": f"word {seat}"}
            status, said = await self.people[seat].surely(f"/api/tables/{self.table}/sit", sitting)
            if status != 201:
                return False
            record.seats[seat] = said["token"]
        return True

    # --- Playing

    async def _play(self, record: Record, seat: int) -> None:
        """One person, until the game is over or it is time."""
        asker, token, path = self.people[seat], record.seats[seat], f"/api/tables/{self.table}"
        while not record.over and not self.stopping:
            known = record.ply
            status, seen = await asker.surely(f"{path}/moves", token=token)
            if status != 200:
                self.diary.backwards.append(f"{self.table}: {status} {seen}")
                return
            if seen["ply"] < known:
                self.diary.backwards.append(f"{self.table}: ply {seen['ply']} after {known}")
            record.showed(seen["ply"], self.stage.healed)
            if seen["deciding"]:
                move = asker.chance.choice(seen["choices"])["move"]
                await self._answer(asker, record, Sent(seat, seen["ply"], move), token)
            elif not seen["prompt"] and await self._ended(asker, record):
                return
            else:
                await asyncio.sleep(NAP)

    async def _answer(self, asker: Asker, record: Record, sent: Sent, token: str) -> None:
        """The same answer again and again, until somebody says that it counts or doesn't."""
        record.answers.append(sent)
        path = f"/api/tables/{self.table}/answer"
        status, said = await asker.surely(path, {"ply": sent.ply, "moves": [sent.move]}, token)
        sent.told = "counts" if status == 200 else said["error"]
        if status == 200:
            record.showed(said["ply"], self.stage.healed)
            record.over |= said["phase"] == "over"
        if asker.chance.random() < CHAT:
            await self._chat(asker, record, token)

    async def _chat(self, asker: Asker, record: Record, token: str) -> None:
        text = f"line {len(record.tried)} of {sum(record.seats) * 1000 + asker.chance.randrange(1 << 40)}"
        record.tried.append(text)
        status, _ = await asker.ask(f"/api/tables/{self.table}/chat", {"text": text}, token)
        if status == 204:
            record.said.append(text)

    async def _ended(self, asker: Asker, record: Record) -> bool:
        status, seen = await asker.ask(f"/api/tables/{self.table}")
        if status == 200 and seen["phase"] == "over":
            record.over = True
        return record.over

    async def _again(self, record: Record) -> str:
        """A rematch, opened by the first person; nothing when it isn't theirs."""
        status, said = await self.people[0].surely(f"/api/tables/{self.table}/again", {}, record.seats[0])
        if status != 201:
            return ""
        record.next = said["table"]
        if not said["token"]:
            return ""
        rematch = self.diary.tables[record.next] = Record(self.game)
        rematch.seats[said["seat"]] = said["token"]
        return record.next


class Bots:
    """A table of bots alone, which nobody touches: now and then somebody looks whether it goes on."""

    def __init__(self, stage: Stage, diary: Diary, game: str, seed: int) -> None:
        self.asker = Asker(stage, diary, random.Random(seed))
        self.stage = stage
        self.diary = diary
        self.game = game
        self.stopping = False

    async def evening(self) -> None:
        """Table after table."""
        seats = ["easy"] * max(2, find(self.game).players[0])
        while not self.stopping:
            status, said = await self.asker.ask("/api/tables", {"game": self.game, "seats": seats})
            if status == 201:
                record = self.diary.tables[said["table"]] = Record(self.game)
                await self._watch(record, said["table"])
        await self.asker.hang_up()

    async def _watch(self, record: Record, table: str) -> None:
        while not record.over and not self.stopping:
            status, seen = await self.asker.ask(f"/api/tables/{table}")
            if status == 200:
                record.showed(seen["ply"], self.stage.healed)
                record.over = seen["phase"] == "over"
            await asyncio.sleep(4 * NAP)
