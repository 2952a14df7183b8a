"""`serve --check-data` says what an upgrade would do, on SQLite and PostgreSQL, and changes nothing."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, text, update
from tests.table.houses import DATABASES, begun, play_first, url_of, within
from tests.upgrading import newer_rules, other_cards

from underthrone.cli import run
from underthrone.table.house import House
from underthrone.table.storage.database import migrate
from underthrone.table.storage.schema import EDITIONS, LINES, META, TABLES

Said = tuple[int, str]
OLD = {  # a table from before 1.0
    "game": "styx",
    "rules": 3,
    "edition": "cards-0123456789ab",
    "players": 2,
    "options": "{}",
    "live": True,
    "public": True,
    "host": None,
    "secret": bytes(32),
    "journal": 2,
    "dealing": False,
    "deal": "",
    "result": "",
    "next": "",
    "created": 1.0,
}


def check(data: Path, capsys: pytest.CaptureFixture[str], *more: str) -> Said:
    """The exit code, and what is printed."""
    where = ["--database", DATABASES[data]] if data in DATABASES else ["--data", str(data)]
    code = run(["serve", "--check-data", *where, *more])
    said = capsys.readouterr()
    return code, said.out + said.err


def stored(data: Path) -> Any:
    """Everything that is stored, and the files that it is in."""
    files = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(data.glob("*"))}
    engine = create_engine(url_of(data))
    if data not in DATABASES:
        return files
    with engine.connect() as connection:
        tables = ["alembic_version", *[table.name for table in META.sorted_tables]]
        there = {row[0] for row in connection.execute(text("SELECT tablename FROM pg_tables"))}
        return {
            name: sorted(map(str, connection.execute(text(f'SELECT * FROM "{name}"')).all()))
            for name in tables
            if name in there
        }


def change(data: Path, *statements: Any) -> None:
    """Something happens to the database behind everybody's back."""
    engine = create_engine(url_of(data))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


async def evening(one: House) -> list[str]:
    """A running table of two games, and one that is over."""
    ids = []
    for game_id, seats, answers in (("shadow-throne", 3, 12), ("styx", 2, 6), ("styx", 2, 1000)):
        room = await begun(one, game_id, seats)
        await play_first(one, room, answers)
        ids.append(room.id)
    return ids


def test_it_says_what_goes_on(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    within(data, evening, bots=0)
    before = stored(data)
    code, said = check(data, capsys, "--all")
    assert code == 0, said
    assert "has the newest shape" in said
    assert "3 of 3 tables are right from deal to end" in said
    assert "Nothing is in the way" in said
    with newer_rules("styx"), other_cards("shadow-throne"):
        assert check(data, capsys)[0] == 0
    assert stored(data) == before


def test_changes_of_the_shape_are_named_and_not_made(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data.mkdir(mode=0o700, exist_ok=True)
    engine = create_engine(url_of(data))
    with engine.begin() as connection:
        migrate(connection, "0006")
        rows = [{"id": f"table{n}", **OLD} for n in range(2)]
        connection.execute(insert(TABLES), rows)
    engine.dispose()
    for file in data.glob("*.db"):
        file.chmod(0o600)
    before = stored(data)
    code, said = check(data, capsys)
    assert code == 0, said
    assert "shape 0006" in said
    assert "0007 The cards of every table, by their hash." in said
    assert "from before 1.0" in said
    assert stored(data) == before


def test_what_is_from_before_the_first_release_is_closed_and_nothing_is_wrong(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = within(data, evening, bots=0)[0]
    change(data, update(TABLES).where(TABLES.c.id == table).values(journal=2, edition="cards-0123456789ab"))
    code, said = check(data, capsys)
    assert code == 0, said
    assert "from before 1.0" in said
    assert "2 of 2 tables" in said


def test_what_is_wrong_is_named(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with other_cards("shadow-throne"):
        first, second, _ = within(data, evening, bots=0)
    change(
        data,
        EDITIONS.delete().where(EDITIONS.c.game == "shadow-throne"),
        update(LINES).where(LINES.c.table == second, LINES.c.ply == 3).values(digest="0123456789abcdef"),
    )
    code, said = check(data, capsys)
    assert code == 1
    assert "aren't stored" in " ".join(said.split())
    assert f"{second}: Table {second}, answer 3: the table after it isn't" in said
    assert first not in said
    change(data, text("UPDATE alembic_version SET version_num = '9999'"))
    assert "A newer underthrone has changed this database (shape 9999)" in check(data, capsys)[1]


def test_a_folder_that_isn_t_there_isn_t_made(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(folder, capsys)
    assert code == 0
    assert "Nothing is stored here yet" in said
    assert not folder.exists()


def test_a_folder_that_is_open_to_others_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    within(folder, evening, bots=0)
    folder.chmod(0o755)
    code, said = check(folder, capsys)
    assert code == 1
    assert f"{folder} is open to others (drwxr-xr-x)" in said
    assert folder.stat().st_mode & 0o777 == 0o755


def test_a_server_goes_on_meanwhile(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        await play_first(one, room, 3)
        code, said = await asyncio.to_thread(check, data, capsys)
        assert code == 0, said
        assert "1 of 1 tables" in said
        await play_first(one, room, 3)

    within(data, story, bots=0)


def test_all_goes_with_the_check_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--all", "--data", str(folder)]) == 2
    assert "--all goes with --check-data." in capsys.readouterr().err
