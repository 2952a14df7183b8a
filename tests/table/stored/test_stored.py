"""What a server of any version since 1.0 has stored is opened by this one: every table goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.table.houses import play_first, url_of, within
from tests.table.stored.folder import FOLDER, SEATS

from underthrone.table.house import House
from underthrone.table.room import OVER, PLAYING
from underthrone.table.storage import papers
from underthrone.table.storage.folder import DATABASE
from underthrone.table.storage.schema import TABLES


@pytest.mark.parametrize("version", [path.stem for path in sorted(FOLDER.glob("*.sql"))])
def test_tables_of_an_earlier_version_go_on(version: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.executescript((FOLDER / f"{version}.sql").read_text("utf-8"))

    async def story(one: House) -> list[str]:
        with one.store.engine.connect() as connection:
            ids = connection.execute(select(TABLES.c.id)).scalars().all()
        rooms = [await one.rooms.open(table_id) for table_id in ids]
        assert sorted(room.game.id for room in rooms if room.phase == PLAYING) == sorted(SEATS)
        assert len(await one.store.listed(ids)) == len(rooms) == len(SEATS) + 1
        for room in rooms:
            assert room.chat[0].text == f"A table of {room.game.id}."
            before = room.ply
            await play_first(one, room)
            assert room.ply == before + 1 or room.phase == OVER
        return [room.id for room in rooms if room.phase == OVER]

    over = within(tmp_path, story, bots=0)
    assert len(over) >= 1
    for table_id in over:
        assert papers.verify(url_of(tmp_path), table_id)[1] == ""


def test_the_first_release_is_there() -> None:
    assert (FOLDER / "1.0.sql").exists()
