"""Several processes on one PostgreSQL: any of them serves any table, and no two do the same thing."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE, till, until
from tests.table.houses import DATABASES, begun, house, later, play_first, within
from tests.table.postgres import Postgres, programs, running
from tests.table.serving import Serving, Table, serving

from underthrone.kernel.errors import Trouble
from underthrone.table.house import House
from underthrone.table.listener import Listener
from underthrone.table.presence import ABSENT_SECONDS
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.storage.database import checked
from underthrone.table.storage.folder import Folder
from underthrone.table.verbs.again import again
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.create import create
from underthrone.table.verbs.give import give
from underthrone.table.verbs.rename import rename
from underthrone.table.verbs.sit import sit
from underthrone.table.verbs.start import start


def together(data: Path, story: Callable[[House, House], Awaitable[None]]) -> None:
    """A story in two houses that share their tables, as two processes do."""

    async def told(one: House) -> None:
        async with house(data) as other:
            await till(lambda: all(each.news and each.news.listening for each in (one, other)), "nobody listens")
            await story(one, other)

    within(data, told)


# --- Two at once


def test_an_answer_counts_once_and_both_know_it(shared: Path) -> None:
    async def story(one: House, other: House) -> None:
        room = await begun(one)
        theirs = await other.rooms.open(room.id)
        first, second = room.state.moves(0)[:2]
        said = await asyncio.gather(
            answer(one, room, 0, [first], 0), answer(other, theirs, 0, [second], 0), return_exceptions=True
        )
        assert sorted(type(one_said).__name__ for one_said in said) == ["NoneType", "Refusal"]
        room, theirs = await one.rooms.open(room.id), await other.rooms.open(room.id)
        assert room.ply == theirs.ply == 1
        assert room.state == theirs.state

    together(shared, story)


def test_who_joins_a_reading_that_has_begun_sees_what_came_since(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House, other: House) -> None:
        room, read, go = await begun(one), other.store.load, asyncio.Event()
        reading: list[Room | None] = []

        async def slowly(table_id: str) -> Room | None:
            reading.append(await read(table_id))
            await go.wait()
            return reading[0]

        monkeypatch.setattr(other.store, "load", slowly)
        first = asyncio.create_task(other.rooms.open(room.id))
        await till(lambda: reading, "nobody reads")
        await play_first(one, room)
        second = asyncio.create_task(other.rooms.open(room.id))
        await asyncio.sleep(0)
        go.set()
        assert [(await task).ply for task in (first, second)] == [1, 1]

    together(shared, story)


def test_who_listens_in_a_room_that_took_another_s_place_is_told(shared: Path) -> None:
    async def story(one: House, other: House) -> None:
        room = await begun(one)
        dropped, listener = await other.rooms.open(room.id), Listener()
        async with dropped.lock:
            await play_first(one, room)
            await till(lambda: other.rooms._behind.get(room.id) is False, "it hears of nothing")
            other.rooms.forget(dropped)
            theirs = await other.rooms.open(room.id)
            other.listen(theirs, listener)
            await play_first(one, room)
            await till(lambda: other.rooms._behind[room.id], "it hears of nothing more")
        await till(lambda: theirs.ply == 2, "the new room stays behind")
        assert "ply" in await listener.news(PATIENCE)
        other.unlisten(theirs, listener)

    together(shared, story)


def test_sealed_answers_at_two_processes_do_not_make_each_other_late(shared: Path) -> None:
    async def story(one: House, other: House) -> None:
        room = await begun(one)
        theirs = await other.rooms.open(room.id)
        await asyncio.gather(
            answer(one, room, 0, [room.state.moves(0)[0]], 0),
            answer(other, theirs, 1, [room.state.moves(1)[0]], 0),
            answer(other, theirs, 2, [room.state.moves(2)[0]], 0),
        )
        assert (await one.rooms.open(room.id)).ply == (await other.rooms.open(room.id)).ply == 3
        await answer(other, theirs, 0, [theirs.state.moves(0)[0]], 3)

    together(shared, story)


def test_one_seat_one_start_one_rematch(shared: Path) -> None:
    async def story(one: House, other: House) -> None:
        room, _ = await create(one, "styx", ["me", "open"], name="Ada")
        theirs = await other.rooms.open(room.id)
        seated = await asyncio.gather(sit(one, room, "Bo", 1), sit(other, theirs, "Carl", 1), return_exceptions=True)
        assert sorted(type(one_said).__name__ for one_said in seated) == ["Refusal", "tuple"]
        await asyncio.gather(start(one, room, 0), start(other, theirs, 0), chat(other, theirs, 1, "go"))
        room, theirs = await one.rooms.open(room.id), await other.rooms.open(room.id)
        assert room.chairs[1].token == theirs.chairs[1].token
        assert room.deal == theirs.deal != ""
        while room.phase == "playing":
            await play_first(one, room)
        theirs = await other.rooms.open(room.id)
        assert theirs.phase == "over"
        made = await asyncio.gather(again(one, room, 0), again(other, theirs, 1))
        assert made[0][0] == made[1][0]
        assert sorted(bool(token) for _, token in made) == [False, True]
        assert await one.store.count() == 2

    together(shared, story)


def test_names_and_chat_of_two_processes_all_stay(shared: Path) -> None:
    async def story(one: House, other: House) -> None:
        room = await begun(one)
        theirs = await other.rooms.open(room.id)
        places = ((one, room), (other, theirs))
        saying = [chat(*at, seat, f"{n} {seat}") for n in range(4) for seat, at in enumerate(places)]
        await asyncio.gather(rename(one, room, 0, "Zoe"), rename(other, theirs, 1, "Yves"), *saying)
        room, theirs = await one.rooms.open(room.id), await other.rooms.open(room.id)
        assert [chair.name for chair in room.chairs][:2] == ["Zoe", "Yves"] == [c.name for c in theirs.chairs][:2]
        assert [said.number for said in room.chat] == list(range(1, 9)) == [said.number for said in theirs.chat]

    together(shared, story)


def test_news_travel_and_a_lost_connection_is_made_up_for(shared: Path, postgres: Postgres) -> None:
    async def story(one: House, other: House) -> None:
        room = await begun(one)
        theirs = await other.rooms.open(room.id)
        other.listen(theirs, heard := Listener())
        await play_first(one, room)
        assert (await heard.news(PATIENCE))["ply"] == 1
        assert theirs.ply == 1
        with one.store.engine.connect() as connection:
            mine = "pid <> pg_backend_pid() AND query LIKE 'LISTEN%%'"
            connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")
        assert other.news is not None
        await till(lambda: other.news and not other.news.listening, "still connected")
        await play_first(one, room)
        assert (await heard.news(PATIENCE))["ply"] == 2
        other.unlisten(theirs, heard)

    together(shared, story)


def test_news_that_come_together_are_followed_once(shared: Path) -> None:
    async def story(one: House, other: House) -> None:
        room = await begun(one)
        theirs = await other.rooms.open(room.id)
        other.listen(theirs, heard := Listener())
        for _ in range(3):
            other.rooms.heard(f"{room.id} ply")
        followed = list(other.rooms._following)
        assert len(followed) == 1
        await asyncio.gather(*followed)
        await play_first(one, room)
        while (await heard.news(PATIENCE)).get("ply") != 1:
            pass
        assert theirs.ply == 1
        other.unlisten(theirs, heard)

    together(shared, story)


# --- Real processes


@contextmanager
def two(data: Path) -> Iterator[tuple[Serving, Serving]]:
    """Two servers that share their tables."""
    with serving(data, "--no-limits") as one, serving(data, "--no-limits") as other:
        yield one, other


def test_a_page_at_one_server_hears_of_an_answer_at_another(shared: Path) -> None:
    with two(shared) as (one, other), one.client() as here, other.client() as there:
        table = Table(here)
        heard: list[str] = []
        listening = threading.Event()

        def listen() -> None:
            with there.stream("GET", f"{table.path}/stream") as stream:
                for row in stream.iter_lines():
                    if row.startswith("data:"):
                        heard.append(row)
                        listening.set()
                    if "1" in row and row.startswith("data:"):
                        return

        ear = threading.Thread(target=listen)
        ear.start()
        assert listening.wait(PATIENCE)
        assert table.go_on(1) == 1
        ear.join(PATIENCE)
        assert heard[-1].strip() == "data: 1"
        elsewhere = there.get(table.path, headers={"Authorization": f"Bearer {table.tokens[0]}"}).json()
        assert elsewhere["ply"] == 1
        assert elsewhere["me"] == 0


def test_a_table_goes_on_wherever_one_asks(shared: Path) -> None:
    with two(shared) as (one, other), one.client() as here, other.client() as there:
        table = Table(here)
        clients: list[httpx.Client] = [here, there]
        for turn in range(30):
            table.client = clients[turn % 2]
            assert table.go_on(1) == turn + 1
        one.kill()
        table.client = there
        assert table.go_on(5) == 35


def test_a_database_that_is_killed_loses_nothing_and_everybody_goes_on(tmp_path: Path) -> None:
    if programs() is None:
        pytest.skip("There is no PostgreSQL (on Debian: apt install postgresql).")
    folder = tmp_path / "shared"
    folder.mkdir()
    with running() as postgres:
        DATABASES[folder] = postgres.new("killed")
        with serving(folder, "--no-limits", "--bots", "1") as server, server.client() as client:
            table, bots = Table(client), {"game": "styx", "seats": ["easy", "easy"]}
            other = client.post("/api/tables", json=bots).json()["table"]
            ply = table.go_on(5)
            seat = table.deciders()[0]
            move = table.see(seat)["choices"][0]["move"]
            postgres.kill()
            said = table.play(seat, ply, move)
            assert (said.status_code, said.json()["error"]) == (503, "unstored")
            assert client.get(table.path).status_code == 503
            postgres.start()
            until(lambda: table.play(seat, ply, move).status_code == 200, "the table stands still")
            assert table.see()["ply"] == ply + 1
            assert table.go_on(5) == ply + 6
            until(lambda: client.get(f"/api/tables/{other}").json()["phase"] == "over", "the bots stand still")
            assert "broken" not in server.log.read_text()


def test_a_person_who_was_replaced_answers_no_more(shared: Path) -> None:
    async def story(one: House, other: House) -> None:
        room = await begun(one)
        theirs = await other.rooms.open(room.id)
        later(one, ABSENT_SECONDS)
        assert other.news is not None
        await other.news.close()  # it doesn't hear of it in time
        await give(one, room, 0, 1, "easy")
        with pytest.raises(Refusal, match="late"):
            await answer(other, theirs, 1, [theirs.state.moves(1)[0]], 0)

    together(shared, story)


# --- One process on SQLite


def test_a_second_server_on_a_folder_is_refused(folder: Path) -> None:
    with serving(folder) as first:
        second = subprocess.run(
            [sys.executable, "-m", "underthrone", "serve", "--data", str(folder)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert second.returncode == 2
        assert "Another server has its tables in" in second.stderr
        assert "Traceback" not in second.stderr
        with first.client() as client:
            assert client.get("/healthz").status_code == 200


def test_what_is_stored_is_its_owners_alone(folder: Path) -> None:
    folder.mkdir(mode=0o755)
    (folder / "underthrone.db").touch(0o644)

    async def story(one: House) -> None:
        await begun(one)
        with pytest.raises(Trouble, match="Another server"):
            Folder(folder)

    within(folder, story)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}
    Folder(folder).release()


def test_a_folder_of_others_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Folder(tmp_path).release()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


# --- URLs


@pytest.mark.parametrize("url", ["mysql://a/b", "sqlite:///x.db", "not a url"])
def test_another_database_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(Trouble, match="postgresql://"):
        checked(url)


def test_a_url_is_no_folder(tmp_path: Path) -> None:
    for words, expected in (
        (["--data", "postgresql://a@b/c"], "--database postgresql://a@b/c"),
        (["--database", "postgresql://a@127.0.0.1:9/c"], "can't be opened"),
        (["--database", "postgresql://a@b/c", "--data", "x"], "choose one"),
    ):
        command = [sys.executable, "-m", "underthrone", "serve", *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path)
        assert (done.returncode, "Traceback" in done.stderr) == (2, False), done.stderr
        assert expected in " ".join(done.stderr.split())
    assert not list(tmp_path.iterdir())
