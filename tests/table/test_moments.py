"""What a kill could leave half done is one transaction, and what nobody was told of can be asked for again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from tests.table.houses import begun, play_first, within

from underthrone.journal.journal import commitment
from underthrone.table.house import House
from underthrone.table.storage.schema import CHAT
from underthrone.table.storage.writer import Wanted
from underthrone.table.verbs.again import again
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.contribute import contribute
from underthrone.table.verbs.create import create
from underthrone.table.verbs.sit import sit
from underthrone.table.verbs.start import start


def test_a_table_never_waits_for_a_start_that_was_killed(data: Path) -> None:
    async def story(one: House) -> None:
        await create(one, "styx", ["open", "open"])  # its edition is stored by now
        commits = one.store.writer.commits
        room, _ = await create(one, "styx", ["easy", "easy"])
        assert (room.phase, one.store.writer.commits) == ("playing", commits + 1)
        room, _ = await create(one, "styx", ["open", "open"])
        await sit(one, room, "Ada", 0)
        commits = one.store.writer.commits
        await sit(one, room, "Bo", 1)
        assert (room.phase, one.store.writer.commits) == ("playing", commits + 1)

    within(data, story, bots=0)


def test_the_last_contribution_and_the_deal_are_one(data: Path) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["me", "open"], name="Ada")
        await sit(one, room, "Bo", 1, seal=commitment(b"word"))
        await start(one, room, 0)
        assert room.dealing
        commits = one.store.writer.commits
        await contribute(one, room, 1, "word")
        assert (room.phase, one.store.writer.commits) == ("playing", commits + 1)
        again_read = await one.store.load(room.id)
        assert again_read is not None
        assert again_read.deal == room.deal

    within(data, story, bots=0)


def test_who_was_not_told_of_the_rematch_asks_again(data: Path) -> None:
    async def first(one: House) -> tuple[str, tuple[str, str]]:
        room = await begun(one, "styx", 2)
        while room.phase == "playing":
            await play_first(one, room)
        made = await again(one, room, 0)
        assert await again(one, room, 1) == (made[0], "")
        return room.id, made

    async def second(one: House, table: str) -> tuple[str, str]:
        room = await one.rooms.open(table)
        return await again(one, room, 0)

    table, made = within(data, first, bots=0)
    assert made[1]
    assert within(data, lambda one: second(one, table), bots=0) == made


def test_what_may_be_stored_is_not_written_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House) -> None:
        rooms = [await begun(one, "styx", 2) for _ in range(2)]
        writer = one.store.writer
        real = writer._transaction

        def lost(batch: list[Wanted]) -> None:
            real(batch)
            raise OperationalError("COMMIT", {}, Exception("gone"), connection_invalidated=True)

        with monkeypatch.context() as patched:
            patched.setattr(writer, "_transaction", lost)
            saying = [chat(one, room, 0, "once") for room in rooms]
            said = await asyncio.gather(*saying, return_exceptions=True)
        assert [type(each) for each in said] == [OperationalError] * 2
        with one.store.engine.connect() as connection:
            assert sorted(connection.execute(select(CHAT.c.table)).scalars()) == sorted(room.id for room in rooms)

    within(data, story, bots=0)
