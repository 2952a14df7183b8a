"""Storage: durable, whole, and everything in it can be opened again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, delete, insert, select, text, update
from tests.table.houses import begun, play_first, within

from underthrone.kernel.errors import Trouble
from underthrone.table import sight
from underthrone.table.house import House
from underthrone.table.listener import Listener
from underthrone.table.refusal import Refusal
from underthrone.table.storage import database
from underthrone.table.storage.schema import KEYS, LINES, META
from underthrone.table.storage.statements import Write
from underthrone.table.storage.writer import Conflict
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.undo import undo


def test_a_commit_is_synced_to_the_disk(folder: Path) -> None:
    folder.mkdir()
    engine = database.opened(f"sqlite:///{folder / 'x.db'}")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL: the log is synced at each commit
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def test_the_migrations_make_the_schema(data: Path) -> None:
    async def story(one: House) -> None:
        with one.store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), META) == []

    within(data, story)


def test_a_migration_that_was_killed_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir()
    url = f"sqlite:///{folder / 'x.db'}"
    engine = create_engine(url)
    with monkeypatch.context() as patch:
        patch.setattr("alembic.operations.ops.CreateIndexOp.create_index", lambda *a, **k: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            database.opened(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM sqlite_master")).scalar() == 0
    database.opened(url)


def test_who_reads_before_writing_is_not_refused_when_others_write(folder: Path) -> None:
    folder.mkdir()
    engine = database.opened(f"sqlite:///{folder / 'x.db'}")
    with ThreadPoolExecutor(1) as other:
        with database.for_writing(engine).begin() as connection:
            assert connection.execute(select(KEYS.c.value).where(KEYS.c.name == "mine")).scalar() is None
            theirs = other.submit(database.key, engine, "theirs")  # it waits for its turn
            assert not wait([theirs], 0.3).done
            connection.execute(insert(KEYS).values(name="mine", value=b"1"))
        assert len(theirs.result()) == 32
    engine.dispose()


def test_waiting_writes_share_a_commit_and_a_bad_one_fails_alone(data: Path) -> None:
    async def story(one: House) -> None:
        add = insert(KEYS)

        def row(name: str) -> Write:
            return Write(add, [{"name": name, "value": b""}])

        before = one.store.writer.commits
        await asyncio.gather(*[one.store.writer.write(row(f"k{i}")) for i in range(100)])
        assert one.store.writer.commits - before < 10
        writes = [one.store.writer.write(row(name)) for name in ("a", "k7", "b")]
        said = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one_said) for one_said in said] == [type(None), Conflict, type(None)]

    within(data, story)


def test_any_room_is_rebuilt_from_what_is_stored(data: Path) -> None:
    async def story(one: House) -> None:
        for game, seats in (("shadow-throne", 3), ("styx", 2), ("lords-of-xidit", 4)):
            room = await begun(one, game, seats)
            for _ in range(30):
                await play_first(one, room)
                seat = room.journal.lines[-1].seat if room.journal else 0
                if room.ply % 4 == 0 and room.phase == "playing" and room.journal and room.journal.can_undo(seat):
                    await undo(one, room, seat, room.ply)
            await chat(one, room, 1, "hello")
            again = await one.store.load(room.id)
            assert again is not None
            again.log.fill(await one.store.log(again))
            assert again.state == room.state
            assert (again.log.entries, again.received, again.question_ply) == (
                room.log.entries,
                room.received,
                room.question_ply,
            )
            assert again.chat == room.chat
            for me in (None, *range(seats)):
                mine, theirs = sight.of(room, me, "fr"), sight.of(again, me, "fr")
                for name in ("view", "choices", "log", "sealed", "can_undo", "ply", "options", "chat", "commitment"):
                    assert getattr(mine, name) == getattr(theirs, name), name

    within(data, story)


def test_rooms_leave_the_memory_and_come_back(data: Path) -> None:
    async def story(one: House) -> None:
        rooms = [await begun(one) for _ in range(8)]
        assert len(one.rooms) == 3
        for room in rooms:
            async with one.rooms.using(room.id) as again:
                await play_first(one, again, 2)
                assert again.ply == 2
                assert len(one.rooms) <= 3
        listener = Listener()
        one.listen(await one.rooms.open(rooms[0].id), listener)
        for room in rooms[1:]:
            await one.rooms.open(room.id)
        assert rooms[0].id in {room.id for room in one.rooms.all()}, "somebody listens there"
        assert not listener.closed

    within(data, story, rooms=3)


@pytest.mark.parametrize("damage", ["move", "missing"])
def test_a_damaged_table_is_not_played_on(data: Path, damage: str) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        await play_first(one, room, 12)
        with one.store.engine.begin() as connection:
            third = (LINES.c.table == room.id) & (LINES.c.ply == 3)
            other = update(LINES).where(third).values(digest="0123456789abcdef")
            connection.execute(other if damage == "move" else delete(LINES).where(third))
        with pytest.raises(Trouble, match="answer"):
            await one.store.load(room.id)
        one.rooms.forget(room)
        with pytest.raises(Refusal, match="damaged"):
            await one.rooms.open(room.id)

    within(data, story)
