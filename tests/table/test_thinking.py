"""Bots think by lease: nothing is lost, nothing is done twice, and nobody's bots wait for another's flood."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Iterator, Sized
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import select
from tests.patience import PATIENCE, till, until
from tests.table.houses import DATABASES, begun, house, play_first, within
from tests.table.serving import Serving, serving
from tests.table.test_watch import number

from underthrone.kernel.state import State
from underthrone.table.house import House
from underthrone.table.room import Room
from underthrone.table.storage import work
from underthrone.table.storage.schema import WORK
from underthrone.table.thinking import pool, thinker
from underthrone.table.thinking.pool import Pool
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.create import create
from underthrone.table.verbs.give import give
from underthrone.table.verbs.leave import leave
from underthrone.table.verbs.start import start
from underthrone.table.verbs.undo import undo


@contextmanager
def thinking(data: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that thinks."""
    command = [sys.executable, "-m", "underthrone", "think", "--pause", "0", *options]
    env = {**os.environ, "UNDERTHRONE_DATABASE": DATABASES[data]}
    with data.with_name("think.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=env)
    assert process.stdout is not None
    assert b"Thinking" in process.stdout.readline()
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


def waiting(one: House) -> set[tuple[str, int]]:
    """What is written down as bots' work."""
    with one.store.engine.connect() as connection:
        return {(row.table, row.seat) for row in connection.execute(select(WORK.c.table, WORK.c.seat))}


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(word) for word in found.stdout.split()]


# --- What is due


def test_work_is_written_with_what_makes_it_due(data: Path) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "shadow-throne", ["me", "easy", "open"], name="Ada")
        assert waiting(one) == set()
        await give(one, room, 0, 2, "easy")
        await start(one, room, 0)
        assert waiting(one) == {(room.id, 1), (room.id, 2)}
        await answer(one, room, 0, [room.state.moves(0)[0]], 0)
        await answer(one, room, 1, [room.state.moves(1)[0]], 0)
        assert waiting(one) == {(room.id, 2)}
        await undo(one, room, 0, room.ply)
        assert waiting(one) == {(room.id, 2)}
        people = await begun(one, "styx", 2)
        first = people.state.decider()
        await leave(one, people, first)
        await give(one, people, 1 - first, first, "easy")
        assert (people.id, first) in waiting(one)
        for seat in range(3):
            if seat in room.state.deciders():
                await answer(one, room, seat, [room.state.moves(seat)[0]], room.ply)
        assert {seat for table, seat in waiting(one) if table == room.id} == work.due(room.state, room.chairs)

    within(data, story, bots=0)


def test_the_address_that_was_served_longest_ago_comes_first(data: Path) -> None:
    async def story(one: House) -> None:
        async def table(origin: str) -> str:
            room, _ = await create(one, "styx", ["easy", "easy"], origin=origin)
            return room.id

        flood = [await table("flood") for _ in range(5)]
        other = await table("other")
        found = [await one.store.writer.do(lambda connection: work.take(connection, "me")) for _ in range(4)]
        taken = [each.table for each in found if each is not None]
        assert taken[0] == flood[0]
        assert taken[1] == other
        assert taken[2:] == flood[1:3]
        assert [each.waiting for each in found if each is not None] == [5, 4, 3, 2]
        await one.store.writer.do(lambda connection: work.give_back(connection, "me"))
        again = await one.store.writer.do(lambda connection: work.take(connection, "you"))
        assert again is not None
        assert again.table == other, "the flood was served after it"

    within(data, story, bots=0)


def test_two_thinkers_never_take_the_same(shared: Path) -> None:
    async def story(one: House) -> None:
        async with house(shared, bots=0) as other:
            for _ in range(6):
                await create(one, "styx", ["easy", "easy"])
            houses = [one, other] * 4

            def take(each: House) -> Awaitable[work.Work | None]:
                return each.store.writer.do(lambda connection: work.take(connection, each.store.process))

            taking = [take(each) for each in houses]
            found = [taken for taken in await asyncio.gather(*taking) if taken is not None]
            assert len({taken.table for taken in found}) == len(found) == 6

    within(shared, story, bots=0)


def test_a_lease_that_is_not_renewed_ends(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House) -> None:
        await create(one, "styx", ["easy", "easy"])
        with monkeypatch.context() as patch:
            patch.setattr(work, "LEASE", 0.05)
            assert await one.store.writer.do(lambda connection: work.take(connection, "dead"))
        await asyncio.sleep(0.06)
        taken = await one.store.writer.do(lambda connection: work.take(connection, "me"))
        assert taken is not None
        assert await one.store.writer.do(lambda connection: work.take(connection, "you")) is None

    within(data, story, bots=0)


def test_a_turn_that_never_ends_is_given_up_and_taken_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "LONGEST", 0.5)
    monkeypatch.setattr(thinker, "LEASE", 0.1)
    choose, asked = Pool.choose, []

    async def stuck_at_first(self: Pool, world: State, seat: int, level: str, milliseconds: int) -> list[int]:
        asked.append(seat)
        if len(asked) == 1:
            await asyncio.Event().wait()
        return await choose(self, world, seat, level, milliseconds)

    async def story(one: House) -> None:
        assert one.thinker is not None
        await till(lambda: asked, "nobody thinks")
        one.thinker.longest = PATIENCE
        room = await one.rooms.open(table)
        await till(lambda: room.ply > 0, "nobody takes it again")

    async def opened(one: House) -> str:
        return (await create(one, "styx", ["easy", "easy"]))[0].id

    table = within(data, opened, bots=0)
    monkeypatch.setattr(Pool, "choose", stuck_at_first)
    within(data, story, bots=1)


# --- Thinking time


@pytest.mark.parametrize(("level", "seconds"), [("easy", 0.0), ("normal", 0.0), ("hard", 0.0), ("expert", 0.1)])
def test_a_decision_with_one_option_waits_like_any_other(
    folder: Path, monkeypatch: pytest.MonkeyPatch, level: str, seconds: float
) -> None:
    """As long as its level thinks, and no longer: nobody waits for a bot that follows habit."""
    ends: list[float] = []

    async def until_then(moment: float) -> None:
        ends.append(moment)

    async def at_once(self: Pool, world: State, seat: int, level: str, milliseconds: int) -> list[int]:
        return [rooms[-1].state.moves(seat)[0]]

    rooms: list[Room] = []

    async def story(one: House) -> None:
        room, _ = await create(one, "shadow-throne", ["me", level, level], name="Ada")
        rooms.append(room)
        monkeypatch.setattr(Pool, "choose", at_once)
        monkeypatch.setattr(Pool, "granted", lambda pool, age, waiting: 2000)
        monkeypatch.setattr(thinker, "time", SimpleNamespace(monotonic=float))  # it stands still
        monkeypatch.setattr(thinker, "_until", until_then)
        await start(one, room, 0)
        await till(lambda: room.state.deciders() == [0], "no bot moved")
        assert ends[::2][:2] == [seconds + thinker.MARGIN] * 2

    within(folder, story, bots=1, pause=0.01)


def test_bots_that_are_asked_together_answer_together(folder: Path) -> None:
    """One process thinks for all of them while each waits: nobody sits through a pause for each bot."""

    async def story(one: House) -> None:
        room, _ = await create(one, "shadow-throne", ["me", "easy", "easy", "easy", "easy"], name="Ada")
        await start(one, room, 0)
        assert one.thinker is not None
        thinker = one.thinker
        await till(lambda: len(thinker.turns) == 4, "bots wait for each other")
        assert room.state.deciders() == [0, 1, 2, 3, 4], "nobody answers before the pause is over"

    within(folder, story, bots=1, pause=30.0)


# --- Real processes


def test_a_stopped_process_is_noticed(folder: Path) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["easy", "easy"])
        await till(lambda: room.ply > 3, "no bot moved")
        assert one.thinker is not None
        process = one.thinker.pool._workers[0].process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        ply = room.ply
        await till(lambda: room.ply > ply + 3 or room.phase == "over", "the table stands still")

    within(folder, story, bots=1)


def test_a_process_that_dies_while_nobody_needs_it_is_replaced(folder: Path) -> None:
    """Once uvloop had an error of its own for it, and the bots of that process stood still for ever."""

    def ended(room: Room, turns: Sized) -> bool:
        return room.phase == "over" and not turns

    async def story(one: House) -> None:
        assert one.thinker is not None
        turns, worker = one.thinker.turns, one.thinker.pool._workers[0]
        for _ in range(3):
            room, _ = await create(one, "styx", ["easy", "easy"])
            await till(partial(ended, room, turns), "no bot moved")
            process = worker.process
            assert process is not None
            process.kill()
            await process.wait()
            await asyncio.sleep(0.1)  # the loop has heard of it

    within(folder, story, bots=1)


def test_a_busy_machine_is_not_taken_for_a_dead_process(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed for being late, started again and late again, its bots would stand still for good."""
    monkeypatch.setattr(pool, "PATIENCE", 0.01)  # as if the machine were hundreds of times as busy
    monkeypatch.setattr(pool, "LONGEST_DELAY", 2**20)

    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["easy", "easy"])
        await till(lambda: room.ply > 3 or room.phase == "over", "the table stands still")

    within(folder, story, bots=1)


def test_thinkers_on_other_hosts_play_for_all_servers_and_may_die(shared: Path) -> None:
    def over(server: Serving, tables: list[str]) -> bool:
        with server.client() as client:
            return all(client.get(f"/api/tables/{table}").json()["phase"] == "over" for table in tables)

    with serving(shared, "--no-limits", "--bots", "0") as server, server.client() as client:
        seats = ["easy", "normal"]
        tables = [client.post("/api/tables", json={"game": "styx", "seats": seats}).json()["table"] for _ in range(3)]
        assert client.get(f"/api/tables/{tables[0]}").json()["ply"] == 0
        with thinking(shared, "--bots", "1") as first:
            until(lambda: client.get(f"/api/tables/{tables[0]}").json()["ply"] > 2, "nobody thinks")
            first.kill()
        with thinking(shared, "--bots", "1") as second:
            until(lambda: over(server, tables), "the tables stand still")
            second.send_signal(signal.SIGTERM)
            assert second.wait(PATIENCE) == 0
        for table in tables:
            assert client.get(f"/api/tables/{table}/verify").json()["verified"] is True


def test_many_workers_share_a_port_and_a_dead_one_comes_back(shared: Path) -> None:
    with serving(shared, "--no-limits", "--workers", "2", "--bots", "1") as server:
        started = children(server.process.pid)
        assert len(started) == 3
        with server.client() as client:
            table = client.post("/api/tables", json={"game": "styx", "seats": ["easy", "easy"]}).json()["table"]
            until(lambda: client.get(f"/api/tables/{table}").json()["ply"] > 2, "nobody thinks")
            until(lambda: number(client, "underthrone_processes") == 3, "the metrics are those of one process")
            answers = 'underthrone_events_total{event="answer"}'
            until(lambda: number(client, answers) > 2, "what the thinker did isn't counted")
        os.kill(started[0], signal.SIGKILL)
        until(lambda: len(set(children(server.process.pid)) - set(started)) == 1, "nobody takes its place")
        with server.client() as client:
            until(lambda: client.get(f"/api/tables/{table}").json()["phase"] == "over", "the table stands still")
        assert server.stop() == 0
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started), "some stayed")


def test_several_workers_need_a_database(folder: Path) -> None:
    for words, expected in (
        (["serve", "--workers", "2", "--data", str(folder)], "SQLite serves one process"),
        (["think"], "Thinkers share a PostgreSQL"),
    ):
        command = [sys.executable, "-m", "underthrone", *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert (done.returncode, "Traceback" in done.stderr) == (2, False)
        assert expected in done.stderr


def test_a_table_without_thinkers_waits_and_goes_on(folder: Path) -> None:
    async def first(one: House) -> str:
        room, _ = await create(one, "styx", ["me", "easy"], name="Ada")
        await start(one, room, 0)
        await play_first(one, room, 2)
        return room.id

    async def second(one: House, table: str) -> None:
        room = await one.rooms.open(table)
        await till(lambda: 0 in room.state.deciders(), "no bot moved")

    table = within(folder, first, bots=0)
    within(folder, lambda one: second(one, table), bots=1)


def test_a_thinker_renews_what_it_has_in_hand_alone(data: Path) -> None:
    async def story(one: House) -> None:
        def leases() -> dict[str, float]:
            with one.store.engine.connect() as connection:
                return {row.table: row.until for row in connection.execute(select(WORK).where(WORK.c.holder == "me"))}

        for _ in range(2):
            await create(one, "styx", ["easy", "easy"])
        taken = [await one.store.writer.do(lambda connection: work.take(connection, "me")) for _ in range(2)]
        heard, lost = taken  # the answer to the second never came
        assert heard is not None
        assert lost is not None
        before = leases()
        await till(lambda: time.monotonic() > begun_at + 0.05, "no time passes")
        await one.store.writer.do(partial(work.renew, holder="me", works=[heard]))
        after = leases()
        assert after[heard.table] > before[heard.table]
        assert after[lost.table] == before[lost.table], "nobody would ever get it"

    begun_at = time.monotonic()
    within(data, story, bots=0)
