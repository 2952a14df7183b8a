"""One trial: everybody plays, things are killed, everything comes to rest, and the books are checked."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.patience import NAP, PATIENCE, till
from tests.table.faults.books import Books
from tests.table.faults.people import Asker, Bots, Diary, Party, Record
from tests.table.faults.stage import Stage
from tests.table.postgres import Postgres, running

from underthrone.games import games

STIR: Final = 6  # answers between two faults
STIR_SECONDS: Final = 10.0  # that are waited for them
TOGETHER: Final = 0.2  # how often two things go wrong at once


def said(sentence: str) -> None:
    """For whoever reads along."""
    print(sentence, flush=True)


@dataclass(slots=True)
class Trial:
    """What is tried."""

    folder: Path
    database: str
    kills: int
    chance: random.Random
    seconds: float  # after which no more is killed
    parties: int = 2  # of people, at each game
    rest: int = 20  # answers that every table must get in the end, unless it is over before
    crews: bool = True  # several workers at each server
    tell: Callable[[str], None] = said


async def tried(trial: Trial) -> dict[str, int]:
    """Gives what was counted; AssertionError when anything was lost."""
    with _postgres(trial) as postgres:
        stage, diary = Stage(trial.folder, trial.chance, postgres, trial.crews), Diary()
        try:
            await stage.open()
            return await _played(trial, stage, diary)
        finally:
            await stage.close()


@contextmanager
def _postgres(trial: Trial) -> Iterator[Postgres | None]:
    if trial.database == "sqlite":
        yield None
    else:
        with running(fsync=True) as postgres:
            yield postgres


async def _played(trial: Trial, stage: Stage, diary: Diary) -> dict[str, int]:
    seeds = iter(range(1, 1000))
    people = [Party(stage, diary, game, next(seeds)) for game in games() for _ in range(trial.parties)]
    groups: list[Party | Bots] = [*people, *[Bots(stage, diary, game, next(seeds)) for game in games()]]
    evenings = [asyncio.create_task(group.evening()) for group in groups]
    try:
        await till(lambda: len(diary.tables) >= len(groups), "nobody plays")
        kinds = await _killing(trial, stage, diary, evenings)
        await _goes_on(stage, diary, evenings, trial.rest)
        longest = max(record.stood for record in diary.tables.values())
        for group in groups:
            group.stopping = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*evenings)
        verified = await _verified(stage, diary)
        await stage.close()
        found = Books(stage.url).check(diary)
        for trouble in (" broken path=", "never retrieved"):
            assert trouble not in stage.logs(), f"a server failed with an error of its own: {stage.logs()[-3000:]}"
        assert not diary.statuses[500], "500"
    finally:
        for evening in evenings:
            evening.cancel()
        await asyncio.gather(*evenings, return_exceptions=True)
    _told(trial, kinds, diary, found, verified, longest)
    return found


async def _killing(trial: Trial, stage: Stage, diary: Diary, evenings: list[asyncio.Task[None]]) -> Counter[str]:
    kinds: Counter[str] = Counter()
    end = time.monotonic() + trial.seconds
    while kinds.total() < trial.kills and time.monotonic() < end:
        await asyncio.sleep(trial.chance.random() * 1.5)
        some = [stage.fault()]
        if trial.chance.random() < TOGETHER and kinds.total() + 2 <= trial.kills:
            other = stage.fault()
            some += [other] if other[0].split()[0] != some[0][0].split()[0] else []
        for name, _ in some:
            kinds[name] += 1
            trial.tell(f"{trial.database} {kinds.total():3} {name}")
        stage.healed = 0.0
        await asyncio.gather(*[make() for _, make in some])
        stage.healed = time.monotonic()
        await _stirs(diary)
        _all_play(evenings)
    return kinds


def _all_play(evenings: list[asyncio.Task[None]]) -> None:
    """Nobody goes home before it is time."""
    for evening in evenings:
        if evening.done():
            evening.result()  # whatever ended it


async def _stirs(diary: Diary) -> None:
    """A moment, in which somebody gets on somewhere: else the next fault comes before anything happened at all."""
    before = sum(record.ply for record in diary.tables.values())
    end = time.monotonic() + STIR_SECONDS
    while time.monotonic() < end and sum(record.ply for record in diary.tables.values()) < before + STIR:
        await asyncio.sleep(0.05)


async def _goes_on(stage: Stage, diary: Diary, evenings: list[asyncio.Task[None]], rest: int) -> None:
    """Every table that people sat down at, or bots alone, gets further answers, or ends; at whatever pace."""
    before = {table: one.ply for table, one in diary.tables.items() if one.moved and not one.over}
    while True:
        behind = [table for table, ply in before.items() if not _came(diary.tables[table], ply + rest)]
        if not behind:
            return
        _all_play(evenings)
        still = [table for table in behind if time.monotonic() - diary.tables[table].moved > PATIENCE]
        assert not still, "tables stand still:\n" + "\n".join(_traces(stage, diary, table) for table in still)
        await asyncio.sleep(NAP)


def _traces(stage: Stage, diary: Diary, table: str) -> str:
    """Whatever may tell why a table stands still."""
    record = diary.tables[table]
    known = f"{table}: {record.game} after {record.ply} answers, the last ones {record.answers[-3:]}"
    told = [line for line in diary.backwards if line.startswith(table)]
    logs = [line for line in stage.logs().splitlines() if table in line or "bot" in line or "thinker" in line]
    return "\n".join([known, *told, Books(stage.url).stand(table), *logs[-30:]])


def _came(record: Record, ply: int) -> bool:
    return record.over or record.ply >= ply


async def _verified(stage: Stage, diary: Diary) -> int:
    """What the server itself says of every finished game."""
    asker, count = Asker(stage, diary, random.Random(1)), 0
    for table, record in diary.tables.items():
        if record.over:
            status, said = await asker.surely(f"/api/tables/{table}/verify")
            assert (status, said.get("verified")) == (200, True), f"{table}: {said}"
            count += 1
    await asker.hang_up()
    return count


def _told(
    trial: Trial, kinds: Counter[str], diary: Diary, found: dict[str, int], verified: int, longest: float
) -> None:
    asked = diary.statuses
    for sentence in (
        f"{kinds.total()} faults: " + ", ".join(f"{n} {name}" for name, n in sorted(kinds.items())),
        f"acknowledged and there, once: {found['answers']} answers, {found['chat']} lines of chat, "
        f"{found['seats']} seats, {found['rematches']} rematches",
        f"{found['tables']} tables with {found['stored answers']} answers, {found['games over']} of them over; "
        f"each was replayed by its rules, {verified} were verified by a server too",
        f"{asked.total()} requests, {asked[0]} without an answer, {asked[503]} told to come back; "
        f"the longest that a table stood still while everything ran: {longest:.1f} s",
    ):
        trial.tell(f"{trial.database}: {sentence}")
