"""An upgrade closes no table: each keeps the rules and the cards that it began with, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, select, update
from tests.patience import PATIENCE
from tests.table.houses import begun, url_of, within
from tests.upgrading import answers, newer_rules, other_cards

import underthrone as ut
from underthrone.journal.reading import read
from underthrone.table import looking
from underthrone.table.app import application
from underthrone.table.config import Config
from underthrone.table.house import House
from underthrone.table.look.hand import at_hand
from underthrone.table.refusal import Refusal
from underthrone.table.room import OVER, Room
from underthrone.table.storage import papers
from underthrone.table.storage.schema import EDITIONS, TABLES
from underthrone.table.thinking.mind import Task, choose
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.create import create
from underthrone.table.verbs.sit import sit

SEATS = {"lords-of-xidit": 3, "shadow-throne": 3, "stygian-society": 2, "styx": 2}


async def played(one: House, room: Room, most: int = 100_000, seed: int = 3) -> None:
    """Answers of all seats, drawn by seed."""
    for seat, move in answers(lambda: room.state, seed, most):
        await answer(one, room, seat, [move], room.ply)


async def opened(one: House, table_id: str) -> Room:
    """A table as it is stored."""
    return await one.rooms.open(table_id)


@pytest.mark.parametrize("game_id", ut.games())
def test_newer_rules_leave_running_tables_as_they_were(data: Path, game_id: str) -> None:
    async def before(one: House) -> tuple[str, dict[str, Any]]:
        room = await begun(one, game_id, SEATS[game_id])
        await played(one, room, 8)
        return room.id, room.state.to_data()

    async def after(one: House) -> str:
        room = await opened(one, table_id)
        assert room.state.to_data() == there
        await played(one, room)
        assert room.phase == OVER
        again = await one.store.load(table_id)
        assert again is not None
        assert again.state.to_data() == room.state.to_data()
        new = await begun(one, game_id, SEATS[game_id])
        assert (new.setup.rules, room.setup.rules) == (newer, newer - 1)
        await played(one, new, 5)
        return new.id

    table_id, there = within(data, before)
    with newer_rules(game_id) as newer:
        late = within(data, after)
        found, trouble = papers.verify(url_of(data), table_id)
        assert trouble == ""
        assert found[-1].startswith("The result is right")
        assert read(papers.text(url_of(data), table_id), "it").verify() == found
        assert papers.position(url_of(data), table_id, 8) == there
        world = ut.game(game_id).from_data(there)
        seat = world.decider()
        task = Task(game_id, there, seat, "easy", 1, 30)
        assert choose(task)[0] in world.moves(seat)

    async def back(one: House) -> None:
        assert (await opened(one, table_id)).phase == OVER
        with pytest.raises(Refusal) as caught:
            await opened(one, late)
        assert (caught.value.error, caught.value.status) == ("newer-table", 410)
        assert await one.store.listed([late]) == []

    within(data, back)


@pytest.mark.parametrize("game_id", ut.games())
def test_a_table_keeps_its_cards(data: Path, game_id: str) -> None:
    async def before(one: House) -> tuple[str, str]:
        room = await begun(one, game_id, SEATS[game_id])
        await played(one, room, 8)
        return room.id, room.game.edition

    async def after(one: House) -> None:
        room = await opened(one, table_id)
        assert room.game.edition == edition != ut.game(game_id).edition
        assert (await opened(one, table_id)).game is room.game
        await played(one, room)
        assert room.phase == OVER
        found, trouble = papers.verify(url_of(data), table_id)
        assert trouble == ""
        assert found[-1].startswith("The result is right")
        assert read(papers.text(url_of(data), table_id), "it").verify() == found
        assert papers.position(url_of(data), table_id, 8)["edition"] == edition
        new = await begun(one, game_id, SEATS[game_id])
        assert new.game is ut.game(game_id)

    with other_cards(game_id) as other:
        table_id, edition = within(data, before)
        assert other.edition == edition
    within(data, after)


def test_bots_go_on_with_the_cards_of_their_table(data: Path) -> None:
    async def before(one: House) -> str:
        room, _ = await create(one, "styx", ["open", "easy"])
        return room.id

    async def after(one: House) -> None:
        room = await opened(one, table_id)
        await sit(one, room, "Ada", 0)
        late = time.monotonic() + PATIENCE
        assert room.journal is not None
        while not any(line.seat == 1 for line in room.journal.lines):
            assert time.monotonic() < late
            if 0 in room.state.deciders():
                await answer(one, room, 0, [room.state.moves(0)[0]], room.ply)
            await asyncio.sleep(0.01)
        then = await looking.position(one, room, room.ply, "a")  # in a process of its own
        assert then.to_data()["edition"] == room.game.edition == edition

    with other_cards("styx") as other:
        edition = other.edition
        table_id = within(data, before, bots=0)
    within(data, after, bots=1)


def test_an_edition_is_stored_once(data: Path) -> None:
    async def story(one: House) -> None:
        for _ in range(3):
            await begun(one)
        one.store._kept.clear()
        await asyncio.gather(begun(one), begun(one, "styx", 2))
        with one.store.engine.connect() as connection:
            rows = connection.execute(select(EDITIONS).order_by(EDITIONS.c.game)).mappings().all()
        wanted = [(g, ut.game(g).edition) for g in ("shadow-throne", "styx")]
        assert [(row["game"], row["id"]) for row in rows] == wanted
        assert rows[1]["contents"] == ut.game("styx").contents

    within(data, story)


def test_cards_that_are_gone_close_a_table_and_no_other(data: Path) -> None:
    async def before(one: House) -> str:
        return (await begun(one, "styx", 2)).id

    async def after(one: House) -> None:
        with one.store.engine.begin() as connection:
            connection.execute(EDITIONS.delete())
        with pytest.raises(Refusal, match="damaged"):
            await opened(one, table_id)
        await begun(one, "styx", 2)

    with other_cards("styx"):
        table_id = within(data, before)
    within(data, after)


# --- On the pages


SAYS = {"en": "A table from before 1.0", "fr": "Une table d’avant la version 1.0"}


def paged(folder: Path) -> TestClient[Any]:
    """A server of the folder, without a socket."""
    return TestClient(application(Config(folder, limits=False, quiet=True, bots=0, base_url="http://table.test"))[0])


@pytest.mark.parametrize("lang", SAYS)
def test_a_table_from_before_the_first_release_is_shown_as_such(folder: Path, lang: str) -> None:
    with paged(folder) as client:
        new = {"game": "styx", "seats": ["open", "open"], "public": True}
        table = client.post("/api/tables", json=new).json()["table"]
        assert table in client.get("/lobby").text
    engine = create_engine(url_of(folder))
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(journal=2, rules=3, edition="cards-0123456789ab"))
    engine.dispose()
    with paged(folder) as client:
        assert table not in client.get("/lobby").text
        assert client.get("/api/tables").json() == []
        page = client.get(f"/t/{table}", headers={"accept-language": lang})
        assert page.status_code == 410
        assert SAYS[lang] in page.text
        assert "STYX" in page.text
        assert "/new?game=styx" in page.text
        said = client.get(f"/api/tables/{table}")
        assert (said.status_code, said.json()["error"]) == (410, "before-one")
        for path in ("replay/0", "journal", "now", "stream"):
            assert client.get(f"/t/{table}/{path}").status_code == 410


@pytest.mark.parametrize("game_id", ut.games())
def test_the_pages_of_a_table_show_its_own_cards(folder: Path, game_id: str) -> None:
    new = {"game": game_id, "seats": ["easy"] * SEATS[game_id]}
    with other_cards(game_id) as other, paged(folder) as client:
        table = client.post("/api/tables", json=new).json()["table"]
    with paged(folder) as client:
        assert f"/cards/{game_id}?edition={other.edition}" in client.get(f"/t/{table}").text
        theirs = client.get(f"/cards/{game_id}", params={"edition": other.edition})
        ours = client.get(f"/cards/{game_id}")
        assert theirs.status_code == ours.status_code == 200
        assert theirs.text.replace(f"?edition={other.edition}", "") != ours.text
        assert client.get(f"/cards/{game_id}", params={"edition": "cards-0"}).status_code == 404
        assert at_hand(game_id) is ut.game(game_id)
        fresh = client.post("/api/tables", json=new).json()["table"]
        assert other.edition not in client.get(f"/t/{fresh}").text
