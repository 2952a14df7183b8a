"""Bad days: full disks, broken connections, many seats, restarts, stops under load, and people who try things."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from tests.patience import till, until
from tests.table.houses import begun, play_first, url_of, within
from tests.table.kill import Witness, stored_in
from tests.table.serving import Serving, Table, bearer, serving
from tests.table.test_secrecy import web

from underthrone.table import sight
from underthrone.table.bench.load import Plan
from underthrone.table.house import House
from underthrone.table.listener import Listener
from underthrone.table.pages.session import COOKIE, MOST_SEATS, Session
from underthrone.table.refusal import Refusal
from underthrone.table.storage.writer import Writer
from underthrone.table.stream import _messages
from underthrone.table.tokens import new_id, new_token
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.create import create
from underthrone.table.verbs.sit import sit
from underthrone.table.verbs.start import start

# --- Storage


def test_a_write_that_fails_is_not_told_as_accepted(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        heard = Listener()
        one.listen(room, heard)
        move = room.state.moves(0)[0]

        def full(*_: Any) -> None:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_transaction", full)
            with pytest.raises(OperationalError):
                await answer(one, room, 0, [move], 0)
        assert heard.closed, "whoever listens comes back and looks anew"
        with pytest.raises(Refusal, match="late"):
            await answer(one, room, 0, [move], 0)  # nobody plays on in a room that may differ from the disk
        again = await one.rooms.open(room.id)
        assert again.ply == 0
        await answer(one, again, 0, [move], 0)
        assert again.ply == 1

    within(data, story)


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit on the size of files")
def test_a_full_disk_is_said_and_nothing_is_lost(folder: Path) -> None:
    with serving(folder, "--no-limits") as server, server.client() as client:
        table = Table(client)
        ply = table.go_on(5)
        limit = max(file.stat().st_size for file in folder.iterdir())
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        seat = table.deciders()[0]
        seen = table.see(seat)
        said = table.play(seat, ply, seen["choices"][0]["move"])
        assert (said.status_code, said.json()["error"]) == (503, "unstored"), limit
        assert client.get("/").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert table.see()["ply"] == ply
        assert table.play(seat, ply, seen["choices"][0]["move"]).status_code == 200
        assert table.see()["ply"] == ply + 1


# --- Stops and starts


def test_a_clean_stop_under_load_keeps_what_was_accepted(data: Path) -> None:
    server = Serving(data, "--no-limits", "--quiet")
    plan = Plan("127.0.0.1", int(server.url.rpartition(":")[2]), url_of(data), 6, 0, 0)
    witnesses = [Witness(plan, number) for number in range(6)]

    async def under_load() -> None:
        playing = [asyncio.create_task(witness.play_on()) for witness in witnesses]
        await till(lambda: sum(len(a) for w in witnesses for a in w.accepted.values()) >= 60, "nobody plays")
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.gather(*playing)

    asyncio.run(under_load())
    stored = stored_in(url_of(data))
    for witness in witnesses:
        witness.catch_up(stored)


def test_bots_go_on_by_themselves_after_a_restart(data: Path) -> None:
    async def first(one: House) -> str:
        room, _ = await create(one, "styx", ["me", "easy", "easy"], name="Ada")
        await start(one, room, 0)
        return room.id

    async def second(one: House, table: str) -> None:
        async def mine() -> bool:
            room = await one.rooms.open(table)
            return room.state.decider() == 0

        while not await mine():
            await asyncio.sleep(0.02)

    table = within(data, first, bots=0)
    within(data, lambda one: second(one, table), bots=1)


# --- Listening


def listening(client: httpx.Client) -> int:
    """How many listen at the server."""
    return int(client.get("/healthz").text.split()[3])


def test_a_stream_that_dies_leaves_nobody_behind(server: Serving, client: httpx.Client) -> None:
    table, before = Table(client), listening(client)
    with server.client() as other, other.stream("GET", f"{table.path}/stream", headers=bearer(table.tokens[0])) as news:
        lines = news.iter_lines()
        next(lines)
        assert table.see()["seats"][0]["present"]
        assert listening(client) == before + 1
    until(lambda: listening(client) == before, "somebody still listens")


def test_a_stream_of_a_room_that_was_put_away_hears_the_news(data: Path) -> None:
    async def story(one: House) -> None:
        rooms = [await begun(one) for _ in range(3)]
        assert one.rooms.held(rooms[0].id) is None
        news = _messages(one, rooms[0], Listener(0))
        await anext(news)
        held = one.rooms.held(rooms[0].id)
        assert held is not None
        assert one.presence._pages.total() == len(held.listeners) == 1
        await play_first(one, held)
        assert (await anext(news)).event == "presence"
        assert (await anext(news)).event == "ply"
        await news.aclose()
        assert one.presence._pages.total() == len(held.listeners) == 0

    within(data, story, rooms=2)


# --- Two of the same


def test_two_tabs_of_one_seat_agree(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        first, second = room.state.moves(0)[:2]
        said = await asyncio.gather(
            answer(one, room, 0, [first], 0), answer(one, room, 0, [second], 0), return_exceptions=True
        )
        assert [type(one_said) for one_said in said] == [type(None), Refusal]
        assert [c.move for c in sight.of(room, 0, "en").sealed] == [first]

    within(data, story)


def test_two_people_want_one_seat(data: Path) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["me", "open"], name="Ada")
        said = await asyncio.gather(sit(one, room, "Bo", 1), sit(one, room, "Carl", 1), return_exceptions=True)
        assert [isinstance(one_said, Refusal) for one_said in said] == [False, True]
        assert room.chairs[1].name == "Bo"

    within(data, story)


# --- Cookies and addresses


def test_a_cookie_with_many_seats_fits() -> None:
    session = Session(b"k" * 32, None)
    for _ in range(MOST_SEATS + 5):
        session.sit(new_id(), new_token(), "Ω" * 24)
    assert len(session.seats) == MOST_SEATS
    assert len(COOKIE) + len(session.cookie()) < 4000


def test_finished_tables_are_forgotten_before_those_that_go_on(folder: Path) -> None:
    async def story() -> None:
        async with web(folder) as (one, client):
            going, over = await begun(one, "styx", 2), await begun(one, "styx", 2)
            while over.phase == "playing":
                await play_first(one, over)
            session = Session(one.key, None)
            for table_id in (going.id, over.id, *(new_id() for _ in range(MOST_SEATS - 2))):
                session.sit(table_id, new_token())
            client.cookies.set(COOKIE, session.cookie())
            form = {"csrf": session.csrf, "game": "styx", "players": "2", "level": "easy"}
            said = await client.post("/play", data=form)
            held = Session(one.key, said.cookies[COOKIE]).seats
            assert said.headers["location"].rpartition("/")[2] in held
            assert (going.id in held, over.id in held) == (True, False)

    asyncio.run(story())


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/..%2f..%2fapp.py",
        "/static//etc/passwd",
        "/static/%2e%2e/%2e%2e/config.py",
        "/t/..%2f..%2fetc",
        "/t/x%0d%0aset-cookie:%20a=b/replay?ply=1",
        "/t/%00",
        "/rules/..%2f..%2fREADME",
        "/cards/%2e%2e",
    ],
)
def test_paths_that_lead_elsewhere_lead_nowhere(client: httpx.Client, path: str) -> None:
    said = client.get(path)
    assert said.status_code in (400, 404)
    assert "set-cookie: a" not in str(said.headers)


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nx: y", "evil"])
def test_nobody_is_sent_elsewhere(client: httpx.Client, back: str) -> None:
    page = client.get("/").text
    csrf = page.partition('name="csrf" value="')[2].partition('"')[0]
    said = client.post("/prefs", data={"csrf": csrf, "lang": "fr", "back": back})
    assert (said.status_code, said.headers["location"]) == (303, "/")
    assert "x" not in said.headers


# --- The quick way says the same as the long one


def test_an_answer_says_the_same_on_both_ways(client: httpx.Client) -> None:
    table = Table(client)
    move = table.see(0)["choices"][0]["move"]
    quick = table.play(0, 0, move)
    padded = msgspec.json.encode({"ply": 0, "moves": [move]})
    long = client.post(f"{table.path}/answer/", content=padded, headers=bearer(table.tokens[0]))
    assert (quick.status_code, quick.content) == (long.status_code, long.content) == (200, quick.content)
    assert quick.headers["content-type"] == long.headers["content-type"]
    huge = client.post(f"{table.path}/answer", content=padded + b" " * 70_000, headers=bearer(table.tokens[0]))
    assert (huge.status_code, huge.json()["error"]) == (413, "too-large")
