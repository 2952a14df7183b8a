"""People at one table: who left and who went on, who is away, who watches and speaks, and how they meet again."""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.table.houses import begun, later, play_first, within
from tests.table.serving import Serving, Table
from tests.table.test_pages import Browser
from tests.table.test_verbs import refused

from underthrone.table import sight
from underthrone.table.house import House
from underthrone.table.limits import LINES_AT_ONCE, Limits, TooMany
from underthrone.table.listener import Listener
from underthrone.table.presence import ABSENT_SECONDS, GONE_SECONDS, HERE_SECONDS, Presence, whose
from underthrone.table.room import Room
from underthrone.table.stream import _messages
from underthrone.table.verbs.again import again
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.create import create
from underthrone.table.verbs.forget import forget
from underthrone.table.verbs.give import give
from underthrone.table.verbs.leave import leave
from underthrone.table.verbs.rename import rename
from underthrone.table.verbs.sit import sit
from underthrone.table.verbs.start import start


async def finish(one: House, room: Room) -> None:
    """Everybody takes the first move to the end."""
    while room.phase == "playing":
        await play_first(one, room)


# --- Who left, and who went on


def told(room: Room, lang: str = "en") -> list[str]:
    return [sentence for entry in sight.of(room, 0, lang).log for sentence in entry.sentences]


def test_who_left_keeps_the_name_in_the_log(data: Path) -> None:
    async def first(one: House) -> str:
        room, _ = await create(one, "styx", ["open", "open"])
        _, token = await sit(one, room, "Ada", 0)
        await sit(one, room, "Bo", 1)
        await play_first(one, room, 6)
        before = [line for line in told(room) if "Bo" in line]
        assert before
        await leave(one, room, 1)
        assert sight.of(room, 0, "en").seats[1].name == "Bo"
        assert told(room)[-1] == "Bo left the table."
        await give(one, room, 0, 1, "easy")
        assert told(room)[-1] == "Lethe, a bot, goes on in the place of Bo.".replace("Lethe", room.chairs[1].name)
        assert [line for line in told(room) if "Bo" in line][: len(before)] == before
        assert told(room, "fr")[-1] == f"{room.chairs[1].name}, un robot, continue à la place de Bo."
        await leave(one, room, 0)
        await sit(one, room, "Ada", 0, invitation=token)
        assert told(room)[-1] == "Ada is back at the table."
        return room.id

    async def second(one: House, table: str) -> None:
        room = await one.rooms.open(table)
        if room.log.missing:
            room.log.fill(await one.store.log(room))
        lines = told(room)
        assert "Bo left the table." in lines
        await rename(one, room, 0, "Zoe")
        assert told(room)[-1] == "Zoe goes on in the place of Ada."
        assert sight.of(room, 0, "en").seats[1].kind == "bot"
        seen = sight.at(room, 3, 0, "en")
        assert (seen.seats[1].name, seen.seats[1].kind) == ("Bo", "person"), "in a replay it was still his"

    table = within(data, first, bots=0)
    within(data, lambda one: second(one, table), bots=0)


def test_a_deleted_name_is_nowhere(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        await leave(one, room, 1)
        await give(one, room, 0, 1, "easy")
        await forget(one, room, 2)
        room = await one.rooms.open(room.id)
        assert told(room)[-1] == "Player 3 left the table."
        with one.store.engine.connect() as connection:
            rows = connection.exec_driver_sql("select name from handovers order by number").scalars().all()
        assert rows == ["Person 1", "Person 1", ""]

    within(data, story, bots=0)


# --- Who is away


def test_who_closes_the_page_is_away_within_seconds(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        bo = whose(room.id, room.chairs[1])
        room.presence.arrive(bo)
        later(one, 1000)
        assert room.standing()[1] == (True, False)
        assert room.presence.go(bo)
        assert room.standing()[1] == (True, False), "a page may be loading anew"
        assert room.presence.changes_in(bo) <= GONE_SECONDS
        later(one, GONE_SECONDS)
        seat = sight.of(room, 0, "en").seats[1]
        assert (seat.present, seat.can_give) == (False, False)
        assert seat.away_for is not None
        assert seat.away_for >= int(GONE_SECONDS)
        later(one, ABSENT_SECONDS - GONE_SECONDS)
        assert sight.of(room, 0, "en").seats[1].can_give
        assert room.presence.changes_in(bo) == float("inf")
        room.saw(1)
        assert room.presence.changes_in(bo) > GONE_SECONDS, "without a page nobody knows when they go"

    within(data, story, bots=0)


def test_pages_are_told_without_anybody_doing_anything(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underthrone.table.presence.GONE_SECONDS", 0.05)
    for part in ("presence", "room", "sight"):
        monkeypatch.setattr(f"underthrone.table.{part}.ABSENT_SECONDS", 1.0)

    async def story(one: House) -> None:
        room = await begun(one)
        bo = whose(room.id, room.chairs[1])
        room.presence.arrive(bo)
        messages = _messages(one, room, Listener(0))
        assert (await anext(messages)).event == "ply"
        assert (await anext(messages)).event == "presence"  # that Ada has come
        room.presence.go(bo)
        waiting = asyncio.create_task(anext(messages))
        assert (await asyncio.wait_for(waiting, PATIENCE)).event == "presence"
        assert not sight.present(room, room.chairs[1])
        assert not sight.of(room, 0, "en").seats[1].can_give
        waiting = asyncio.create_task(anext(messages))
        assert (await asyncio.wait_for(waiting, PATIENCE)).event == "presence"
        assert sight.of(room, 0, "en").seats[1].can_give, "the button comes by itself"
        await messages.aclose()

    within(folder, story, bots=0)


def test_of_several_processes_one_page_is_enough() -> None:
    now = [0.0]
    presence, ada = Presence(lambda: now[0]), ("table", "ada")
    presence.arrive(ada)
    assert presence.heard_gone(ada), "she has a page here: the others are told"
    presence.go(ada)
    assert not presence.heard_gone(ada)
    now[0] += GONE_SECONDS
    assert not presence.here(ada)
    assert ada not in presence.beat()
    assert presence.heard(ada)
    now[0] += HERE_SECONDS - 1
    assert presence.here(ada)


# --- Who watches


def test_spectators_write_where_the_host_allows_it(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        assert await refused(chat(one, room, None, "Hello", "Eve")) == "not-seated"
        assert sight.of(room, None, "en").may == []
        other, _ = await create(one, "styx", ["me", "open"], name="Ada", open_chat=True)
        await chat(one, other, None, "Hello", "  Eve\n")
        assert sight.of(other, None, "en").may == ["sit", "chat"]
        one.rooms.forget(other)
        again = await one.rooms.open(other.id)
        assert again.open_chat
        assert (again.chat[-1].seat, again.chat[-1].name, again.chat[-1].text) == (None, "Eve", "Hello")

    within(data, story, bots=0)


def test_spectators_drown_nobody() -> None:
    limits = Limits(True)
    for _ in range(int(LINES_AT_ONCE)):
        limits.check_watcher("table", "203.0.113.7")
    with pytest.raises(TooMany):
        limits.check_watcher("table", "203.0.113.7")
    limits.check_watcher("table", "203.0.113.8")


def test_a_program_watches_and_speaks(client: httpx.Client) -> None:
    made = client.post("/api/tables", json={"game": "styx", "seats": ["me", "open"], "open_chat": True}).json()
    path = f"/api/tables/{made['table']}"
    assert client.post(f"{path}/chat", json={"text": "Hello", "name": "Eve"}).status_code == 204
    seen = client.get(path).json()
    assert seen["open_chat"]
    assert [(line["seat"], line["name"]) for line in seen["chat"]] == [(None, "Eve")]
    closed = client.post("/api/tables", json={"game": "styx", "seats": ["me", "open"]}).json()
    assert client.post(f"/api/tables/{closed['table']}/chat", json={"text": "Hello"}).status_code == 401


# --- Once more


def test_a_rematch_keeps_the_settings(data: Path) -> None:
    async def story(one: House) -> None:
        options = {"rulebook": "fr"}
        room, _ = await create(
            one, "styx", ["me", "open", "hard"], options, "Ada", live=False, public=True, open_chat=True
        )
        await sit(one, room, "Bo", 1)
        await give_up(one, room)
        first, _ = await again(one, room, 0)
        new = await one.rooms.open(first)
        assert (new.live, new.public, new.open_chat) == (False, True, True)
        assert new.setup.options == room.setup.options
        assert new.setup.options["rulebook"] == "fr"
        assert [(chair.kind, chair.level) for chair in new.chairs] == [("person", ""), ("open", ""), ("bot", "hard")]
        assert new.game.edition == room.game.edition
        await sit(one, new, "Bo", 1)
        await give_up(one, new)
        second, token = await again(one, room, 0)
        assert second not in (first, room.id), "who plays again never lands at an end"
        assert token
        assert (await again(one, room, 0)) == (second, token)

    within(data, story, bots=0)


async def give_up(one: House, room: Room) -> None:
    """The host starts, and everybody takes the first move."""
    await start(one, room, 0)
    await finish(one, room)


# --- What was played


@pytest.fixture
def over(server: Serving, client: httpx.Client) -> Table:
    table = Table(client, "styx", 2)
    while table.deciders():
        table.go_on(50)
    return table


def test_a_game_that_is_over_is_seen_through_any_eyes(over: Table, server: Serving) -> None:
    eve = Browser(server)
    page = eve.get(f"/t/{over.id}/replay/4")
    assert "?by=1" not in page
    theirs = eve.get(f"/t/{over.id}/replay/4?by=1")
    assert f"/t/{over.id}/replay/5?by=1" in theirs
    assert "(you)" not in theirs
    eve.get(f"/t/{over.id}/replay/4?by=7", 404)
    running = Table(over.client, "styx", 2)
    eve.get(f"/t/{running.id}/replay/0?by=1", 409)
    eve.get(f"/t/{running.id}/story", 409)


def test_a_game_is_a_story_to_read(over: Table, server: Serving) -> None:
    for lang, words in (("en", ("Audience 1", "How it ended", "won")), ("fr", ("Audience 1", "Comment tout finit"))):
        text = html.unescape(re.sub("<[^>]+>", " ", Browser(server, lang).get(f"/t/{over.id}/story")))
        assert all(word in text for word in words)


def test_your_tables_say_what_came_of_them(server: Serving) -> None:
    ada = Browser(server)
    ada.get("/")
    ada.post("/play", game="styx", players="2", level="easy", at_once="1")
    page = ada.get("/tables")
    assert "STYX" in page
    assert "Going on" in page
    assert re.search("Your turn|Waiting for", page)
    assert "Nothing has been played to its end yet." in page
