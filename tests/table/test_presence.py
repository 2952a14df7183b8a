"""Who is here, and since when an absence was really seen."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest
from tests.patience import PATIENCE, till
from tests.table.houses import begun, house, later, within
from tests.table.serving import Table, bearer, serving
from tests.table.test_processes import together

from underthrone.table import sight
from underthrone.table.house import House
from underthrone.table.listener import Listener
from underthrone.table.presence import ABSENT_SECONDS, HERE_SECONDS, Presence, whose
from underthrone.table.refusal import Refusal
from underthrone.table.verbs.give import give


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_absence_counts_from_when_it_was_seen() -> None:
    clock = Clock()
    presence, ada = Presence(clock), ("table", "ada")
    assert presence.here(ada), "nobody knows yet"
    clock.now += 100
    assert presence.away(ada) == 100
    assert presence.arrive(ada)
    assert not presence.arrive(ada)
    clock.now += 1000
    assert presence.away(ada) == 0
    assert not presence.go(ada)
    assert presence.go(ada)
    clock.now += 50
    assert presence.away(ada) == 50
    presence.missed()
    assert presence.away(ada) == 0, "in between she may have been here"
    clock.now += HERE_SECONDS
    assert not presence.here(ada)
    assert presence.heard(ada)
    assert not presence.heard(ada)


def test_nobody_is_replaced_after_a_restart_or_by_a_clock_that_jumps(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(one: House) -> str:
        room = await begun(one)
        later(one, ABSENT_SECONDS)
        assert sight.of(room, 0, "en").seats[1].can_give
        return room.id

    async def second(one: House, table: str) -> None:
        room = await one.rooms.open(table)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 100_000)
        seen = sight.of(room, 0, "en").seats[1]
        assert (seen.can_give, seen.present, seen.away_for) == (False, True, None)
        with pytest.raises(Refusal, match="not-yours-to-give"):
            await give(one, room, 0, 1, "easy")
        later(one, ABSENT_SECONDS / 2)
        assert not sight.of(room, 0, "en").seats[1].can_give
        later(one, ABSENT_SECONDS / 2)
        assert sight.of(room, 0, "en").seats[1].can_give

    table = within(data, first)
    within(data, lambda one: second(one, table))


def test_who_is_at_another_process_is_here(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underthrone.table.house.BEAT_SECONDS", 0.1)

    async def story(one: House, other: House) -> None:
        room = await begun(one)
        theirs = await other.rooms.open(room.id)
        later(other, ABSENT_SECONDS)
        assert 0 in sight.replaceable(theirs, 1)
        other.listen(theirs, heard := Listener())
        one.presence.arrive(whose(room.id, room.chairs[0]))
        await till(lambda: 0 not in sight.replaceable(theirs, 1), "nobody told")
        assert "presence" in await heard.news(PATIENCE)
        later(other, ABSENT_SECONDS)
        await till(lambda: 0 not in sight.replaceable(theirs, 1), "no beat was heard")
        one.presence.go(whose(room.id, room.chairs[0]))
        one.presence.arrive(stranger := (room.id, "stranger"))
        await till(lambda: stranger in other.presence._seen, "no beat was heard after that")
        later(other, ABSENT_SECONDS)
        assert 0 in sight.replaceable(theirs, 1)
        other.unlisten(theirs, heard)

    together(shared, story)


def test_a_new_process_hears_who_is_at_the_others(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underthrone.table.house.BEAT_SECONDS", 0.1)

    async def story(one: House) -> None:
        room = await begun(one)
        one.presence.arrive(whose(room.id, room.chairs[0]))
        async with house(shared) as other:
            theirs = await other.rooms.open(room.id)
            await till(lambda: other.presence._seen, "no beat was heard")
            later(other, HERE_SECONDS)
            await till(lambda: sight.present(theirs, theirs.chairs[0]), "no beat was heard")
            assert not sight.present(theirs, theirs.chairs[1])

    within(shared, story)


def test_a_page_at_another_process_is_known_here(shared: Path) -> None:
    with serving(shared, "--no-limits", "--bots", "0") as server, server.client() as client:
        table, closing = Table(client), threading.Event()

        def page() -> None:
            with client.stream("GET", f"{table.path}/stream", headers=bearer(table.tokens[1])):
                closing.wait(PATIENCE)

        async def story(one: House) -> None:
            room = await one.rooms.open(table.id)
            await till(lambda: one.news and one.news.listening, "nobody listens")
            later(one, ABSENT_SECONDS)  # whoever isn't told of is away
            looking = asyncio.create_task(asyncio.to_thread(page))
            try:
                await till(lambda: sight.present(room, room.chairs[1]), "nobody told of the page")
                with pytest.raises(Refusal, match="not-yours-to-give"):
                    await give(one, room, 0, 1, "easy")
            finally:
                closing.set()
                await looking

        within(shared, story, bots=0)
