"""`underthrone admin`: on SQLite and PostgreSQL, beside houses that run."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, select, update
from tests.patience import till
from tests.table.houses import DATABASES, begun, house, play_first, within

from underthrone import cli
from underthrone.kernel.errors import Trouble
from underthrone.table.config import Config
from underthrone.table.house import House
from underthrone.table.listener import Listener
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.storage import bans, checking, closing, papers
from underthrone.table.storage.backup import backup, restore
from underthrone.table.storage.database import checked, connecting
from underthrone.table.storage.desk import desk
from underthrone.table.storage.schema import CHAT, LINES, META, TABLES, WORK
from underthrone.table.tokens import seat_of
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.create import create
from underthrone.table.verbs.forget import forget
from underthrone.table.verbs.report import report
from underthrone.table.verbs.sit import sit

Admin = Callable[..., str]


def config(data: Path) -> Config:
    return Config(data, database=checked(DATABASES[data]) if data in DATABASES else "")


@pytest.fixture
def admin(data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Runs `underthrone admin` with some words at the data; gives what it says."""
    monkeypatch.setenv("COLUMNS", "80")
    where = ["--database", DATABASES[data]] if data in DATABASES else ["--data", str(data)]

    def run(*words: str, code: int = 0) -> str:
        assert cli.run(["admin", *words, *where]) == code
        said = capsys.readouterr()
        return said.out + said.err

    return run


async def finished(one: House) -> Room:
    """A game that is over, between two people who both contributed."""
    room, _ = await create(one, "styx", ["open", "open"])
    for seat, name in enumerate(("Ada", "Bea")):
        await sit(one, room, name, seat, contribution=f"word of {name}", origin="0123456789abcdef")
    await chat(one, room, 0, "hello from Ada")
    await play_first(one, room, 1000)
    assert room.phase == "over"
    return room


async def opens(one: House, table: str) -> str:
    """Nothing when a table opens, or why it doesn't."""
    try:
        await one.rooms.open(table)
    except Refusal as refusal:
        return refusal.error
    return ""


# --- Beside houses that run


def test_a_table_is_closed_reopened_and_deleted_while_it_is_played(data: Path) -> None:
    async def story(one: House) -> None:
        engine = await asyncio.to_thread(desk, config(data))
        room, _ = await create(one, "styx", ["open", "easy"], public=True)
        await sit(one, room, "Ada", 0)
        await play_first(one, room)
        listener = Listener(0)
        one.listen(room, listener)
        assert await asyncio.to_thread(closing.close, engine, room.id)
        await till(lambda: room.lock.gone and listener.closed, "the house doesn't hear that a table is closed")
        assert await opens(one, room.id) == "closed"
        assert await one.store.public(9) == await one.store.listed([room.id]) == []
        assert await one.store.bots_waiting() == 0
        assert await asyncio.to_thread(closing.reopen, engine, room.id)
        assert await opens(one, room.id) == ""
        again = await one.rooms.open(room.id)
        with engine.connect() as connection:
            work = set(connection.execute(select(WORK.c.seat)).scalars())
        assert work == {seat for seat in again.state.deciders() if again.chairs[seat].kind == "bot"}
        assert await asyncio.to_thread(closing.remove, engine, room.id)
        await till(lambda: again.lock.gone, "the house doesn't hear that a table is deleted")
        assert await opens(one, room.id) == "no-table"
        assert not await asyncio.to_thread(closing.close, engine, room.id)

    within(data, story, bots=0)


def test_a_ban_holds_at_every_house_within_seconds(data: Path) -> None:
    async def story(one: House) -> None:
        engine = await asyncio.to_thread(desk, config(data))
        room = await begun(one)
        there, elsewhere = Listener(None, "2001:db8:1:2::/64"), Listener(None, "203.0.113.8")
        one.listen(room, there)
        one.listen(room, elsewhere)
        await asyncio.to_thread(bans.ban, engine, "2001:db8:1:2::77", "rude", 1)
        await till(lambda: one.guard.refuses("2001:db8:1:2::/64"), "the house doesn't hear of a ban")
        await till(lambda: there.closed, "who is banned listens on")
        assert not elsewhere.closed
        assert not one.guard.refuses("2001:db8:1:3::/64")
        assert not one.guard.refuses("203.0.113.8")
        assert await asyncio.to_thread(bans.unban, engine, "2001:db8:1:2::1")
        await till(lambda: not one.guard.refuses("2001:db8:1:2::/64"), "the house doesn't hear that a ban is over")

    within(data, story)


def test_whom_a_ban_means() -> None:
    assert bans.meant("203.0.113.7") == bans.meant("::ffff:203.0.113.7") == "203.0.113.7"
    assert bans.meant("203.0.113.7/24") == "203.0.113.0/24"
    assert bans.meant("2001:db8::1") == bans.meant("[2001:db8::1]") == "2001:db8::/64"
    assert bans.meant("2001:db8::/32") == "2001:db8::/32"
    assert bans.meant("0123456789abcdef") == "0123456789abcdef"
    with pytest.raises(Trouble, match="is no address"):
        bans.meant("the moon")


def test_who_opened_a_table_is_banned_by_its_hash(folder: Path) -> None:
    async def story(one: House) -> None:
        from underthrone.table.guard import origin_of

        engine = await asyncio.to_thread(desk, config(folder))
        await asyncio.to_thread(bans.ban, engine, origin_of(one.key, "203.0.113.7"))
        await till(lambda: one.guard.refuses("203.0.113.7"), "the house doesn't hear of a ban")
        assert not one.guard.refuses("203.0.113.8")

    within(folder, story)


def test_two_houses_forget_what_one_of_them_forgets(shared: Path) -> None:
    async def story(one: House) -> None:
        async with house(shared) as other:
            await till(lambda: other.news and other.news.listening, "nobody listens")
            room = await begun(one)
            await chat(one, room, 0, "secret of mine")
            theirs = await other.rooms.open(room.id)
            assert theirs.chat
            await forget(one, room, 0)
            await till(lambda: not theirs.chat and not theirs.chairs[0].name, "the other house remembers")

    within(shared, story)


# --- What belongs to a seat


def test_a_seat_is_forgotten_and_its_game_still_verifies(data: Path) -> None:
    async def story(one: House) -> None:
        engine = await asyncio.to_thread(desk, config(data))
        over = await finished(one)
        before = await one.elsewhere.ask("", papers.text, over.id)
        await forget(one, over, 0)
        assert await asyncio.to_thread(closing.forget, engine, over.id, 1)
        room = await one.rooms.open(over.id)
        await till(lambda: not room.chairs[1].name, "the house doesn't hear what is forgotten")
        for chair in room.chairs:
            assert (chair.kind, chair.name, chair.token, chair.origin) == ("person", "", "", "")
            assert chair.contribution.startswith("word of")
        assert room.chat == []
        assert await one.elsewhere.ask("", papers.verify, over.id) != ([], "")
        text = await one.elsewhere.ask("", papers.text, over.id)
        assert "Ada" not in text.replace("word of Ada", "")
        assert text.splitlines()[-1] == before.splitlines()[-1]
        with engine.connect() as connection:
            assert connection.execute(select(CHAT)).all() == []

    within(data, story)


def test_who_is_forgotten_in_a_game_leaves_it(data: Path) -> None:
    async def story(one: House) -> None:
        room, token = await create(one, "shadow-throne", ["me", "open", "open"], name="Ada", origin="0123456789abcdef")
        await sit(one, room, "Bea", 1)
        await chat(one, room, 0, "hello")
        await forget(one, room, 0)
        assert room.chairs[0].kind == "open"
        assert (room.host, room.chat, seat_of(room, token)) == (1, [], None)
        running = await begun(one)
        await play_first(one, running, 3)
        kept = running.chairs[2].contribution
        await forget(one, running, 2)
        assert (running.chairs[2].kind, running.chairs[2].token) == ("open", "")
        assert running.chairs[2].contribution == kept
        _, trouble = await one.elsewhere.ask("", papers.verify, running.id)
        assert not trouble

    within(data, story)


def test_while_the_cards_are_dealt_a_seat_keeps_what_the_deal_needs(folder: Path) -> None:
    async def story(one: House) -> None:
        room, token = await create(one, "styx", ["me", "easy"], name="Ada", dealing=True)
        await forget(one, room, 0)
        assert (room.chairs[0].kind, room.chairs[0].name, seat_of(room, token)) == ("person", "", 0)

    within(folder, story)


def test_chat_is_kept_as_long_as_was_said(data: Path) -> None:
    async def told(one: House) -> str:
        room = await begun(one)
        for text in ("old", "new"):
            await chat(one, room, 0, text)
        engine = one.store.engine
        with engine.begin() as connection:
            connection.execute(update(CHAT).where(CHAT.c.text == "old").values(at=time.time() - 11 * 86400))
        for table in await one.store.tidy(10 * 86400, time.time()):
            one.rooms.heard(f"{table} seats")
        await till(lambda: [said.text for said in room.chat] == ["new"], "a house shows what isn't kept")
        assert await one.store.tidy(0, time.time()) == []
        return room.id

    table = within(data, told)

    async def later(one: House) -> None:
        await till(lambda: not one.store.engine.connect().execute(select(CHAT)).all(), "it isn't tidied by itself")
        assert (await one.rooms.open(table)).chat == []

    with connecting(config(data).url).begin() as connection:
        connection.execute(update(CHAT).values(at=time.time() - 11 * 86400))
    within(data, later, keep_chat=10.0)


# --- On the command line


def test_tables_are_listed_looked_at_and_never_show_a_hand_or_a_key(data: Path, admin: Admin) -> None:
    async def story(one: House) -> list[str]:
        over, running = await finished(one), await begun(one, "lords-of-xidit", 5)
        await report(one, over, 1, "Ada is rude", 0)
        with pytest.raises(Refusal, match="too-many"):
            await report(one, over, 1, "again", 0)
        return [over.id, running.id]

    over, running = within(data, story)
    listed = admin("tables")
    assert over in listed
    assert max(map(len, listed.splitlines())) <= 80
    assert [one["table"] for one in json.loads(admin("tables", "--phase", "playing", "--json"))] == [running]
    assert [one["table"] for one in json.loads(admin("tables", "--from", "0123456789abcdef", "--json"))] == [over]
    assert json.loads(admin("tables", "--idle", "1", "--json")) == []
    assert "no game 'chess'" in admin("tables", "--game", "chess", code=2)
    shown = admin("show", over)
    assert "hello from Ada" in shown
    assert "Ada is rude" in shown
    for secret in stored_secrets(desk(config(data))):
        assert secret not in admin("show", running, "--json") + admin("show", over, "--json") + listed
    assert "There is no table zzz" in admin("show", "zzz", code=2)
    assert "Ada is rude" in admin("reports")
    number = json.loads(admin("reports", "--json"))[0]["number"]
    assert admin("reports", "--done", str(number)).startswith("0 reports")
    assert "dealt with" in admin("reports", "--all")


def stored_secrets(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        secrets = [bytes(row).hex() for row in connection.execute(select(TABLES.c.secret)).scalars()]
        tokens = connection.execute(select(META.tables["seats"].c.token)).scalars()
        return [*secrets, *filter(None, tokens)]


def test_what_cant_be_undone_asks(data: Path, admin: Admin) -> None:
    table = within(data, begun_id)
    for words in (["delete", table], ["close", table], ["forget", table, "1"]):
        assert "without --yes" in admin(*words, code=2)
    assert "is closed" in admin("close", table, "--yes")
    assert "open again" in admin("reopen", table)
    assert "contribution" in admin("forget", table, "1", "--yes")
    assert "no seat 9" in admin("forget", table, "9", "--yes", code=2)
    assert "is deleted" in admin("delete", table, "--yes")
    assert "There is no table" in admin("delete", table, "--yes", code=2)


async def begun_id(one: House) -> str:
    return (await begun(one)).id


def test_bans_and_invitations_are_made_listed_and_taken_back(data: Path, admin: Admin) -> None:
    within(data, begun_id)
    assert "for 2 days" in admin("ban", "203.0.113.7", "--for", "2", "--note", "rude")
    assert "2 d" in admin("bans")
    assert "may come again" in admin("unban", "203.0.113.7")
    assert "isn't banned" in admin("unban", "203.0.113.7", code=2)
    token = admin("invite", "Bea", "--base-url", "https://x.org/").strip().rpartition("/invited/")[2]
    listed = json.loads(admin("invitations", "--json"))
    assert token not in str(listed)

    async def valid(one: House) -> bool:
        return await one.store.invitation(token) is not None

    assert within(data, valid)
    admin("withdraw", listed[0]["token"][:12])
    assert not within(data, valid)


def test_it_says_where_there_is_nothing(data: Path, admin: Admin, tmp_path: Path) -> None:
    sentence = admin("tables", code=2)
    assert "There are no tables" in sentence or "has the shape of an empty one" in sentence


# --- Everything


def rows(engine: Engine) -> dict[str, list[Any]]:
    with engine.connect() as connection:
        return {
            name: sorted(map(tuple, connection.execute(select(table)).all()), key=repr)
            for name, table in META.tables.items()
            if name not in ("news", "served")
        }


def test_a_backup_of_a_running_house_is_restored_on_either_database(
    data: Path, admin: Admin, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def story(one: House) -> str:
        over, running = await finished(one), await begun(one, "stygian-society", 2)
        await report(one, over, 0, "é ☃", None)
        await play_first(one, running, 40)
        engine = await asyncio.to_thread(desk, config(data))
        await asyncio.to_thread(backup, engine, tmp_path / "b.zip")
        return running.id

    table = within(data, story)
    first = rows(desk(config(data)))
    assert (tmp_path / "b.zip").stat().st_mode & 0o077 == 0
    assert "never replaces another" in admin("backup", str(tmp_path / "b.zip"), code=2)
    assert "There are" in admin("restore", str(tmp_path / "b.zip"), code=2)
    other = tmp_path / "other" if data in DATABASES else request.getfixturevalue("shared")
    where = ["--database", DATABASES[other]] if other in DATABASES else ["--data", str(other)]
    assert cli.run(["admin", "restore", str(tmp_path / "b.zip"), *where]) == 0
    assert rows(desk(config(other))) == first
    assert cli.run(["admin", "check", *where]) == 0

    async def on(one: House) -> None:
        room = await one.rooms.open(table)
        await play_first(one, room, 5)
        over = next(row for row in first["tables"] if row[0] != table)[0]
        await report(one, await one.rooms.open(over), 1, "goes on counting", None)

    within(other, on)


def test_a_damaged_backup_restores_nothing(folder: Path, tmp_path: Path) -> None:
    within(folder, begun_id)
    file, target = tmp_path / "b.zip", tmp_path / "target"
    backup(desk(config(folder)), file)
    whole = file.read_bytes()
    target.mkdir()
    at = whole.index(b"seats.jsonl") + 40
    for damaged in (whole[:200], b"no zip", whole[:at] + b"\xff\xff" + whole[at + 2 :]):
        file.write_bytes(damaged)
        with pytest.raises(Trouble, match="damaged"):
            restore(connecting(config(target).url), file)
    file.write_bytes(whole)
    restore(connecting(config(target).url), file)
    assert rows(desk(config(target))) == rows(desk(config(folder)))


def test_a_check_finds_what_isnt_well(data: Path, admin: Admin) -> None:
    async def story(one: House) -> str:
        return (await finished(one)).id

    table = within(data, story)
    assert "1 table: all is well" in admin("check")
    engine = desk(config(data))
    with engine.begin() as connection:
        last = LINES.c.table == table, LINES.c.ply == 5
        connection.execute(update(LINES).where(*last).values(digest="0" * 16))
    assert "1 trouble" in admin("check", code=1)
    with engine.begin() as connection:
        connection.execute(delete(LINES).where(LINES.c.table == table))
    assert table in admin("check", "--no-journals", code=1)
    if data not in DATABASES:
        data.chmod(0o755)
        assert "is open to others" in admin("check", code=1)


def test_a_check_says_what_is_of_another_version(folder: Path) -> None:
    table = within(folder, begun_id)
    engine = desk(config(folder))
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(journal=1))
    assert any(table in said for said in checking.games(engine, [table], lambda: None, journals=True))
