"""Whose seat it is: left ones, links to another one, absence after a restart, and who may open tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from tests.table.houses import begun, within
from tests.table.serving import Serving, serving
from tests.table.test_pages import Browser, opened
from tests.table.test_verbs import refused

from underthrone.table.house import House
from underthrone.table.storage.invitations import invitations, invite, withdraw
from underthrone.table.tokens import hashed, left_seat, seat_of
from underthrone.table.verbs.create import create
from underthrone.table.verbs.give import give
from underthrone.table.verbs.leave import leave
from underthrone.table.verbs.sit import sit


@pytest.fixture
def browsers(server: Serving) -> Iterator[list[Browser]]:
    """Ada, Bea (who speaks French) and Carl."""
    three = [Browser(server), Browser(server, "fr"), Browser(server)]
    yield three
    for browser in three:
        browser.client.close()


def playing(browsers: list[Browser]) -> str:
    """All three sit, and the game has begun; gives the table's path."""
    ada, bea, carl = browsers
    path = opened(ada)
    for browser, name in ((bea, "Bea"), (carl, "Carl")):
        browser.get(path)
        browser.post(f"{path}/sit", name=name)
    ada.get(path)
    ada.post(f"{path}/start")
    return path


def my_link(browser: Browser, path: str) -> str:
    """The personal link on the page."""
    found = re.search(rf"{path}/me/[\w-]+", browser.get(path))
    assert found, "no personal link"
    return found[0]


# --- A seat whose answer was lost on the way


def test_a_browser_that_never_heard_of_its_seat_has_it_when_it_comes_back(browsers: list[Browser]) -> None:
    ada, bea, carl = browsers
    path = opened(ada)
    bea.get(path)
    before = dict(bea.client.cookies)
    bea.post(f"{path}/sit", name="Bea", seat="1")
    bea.client.cookies.clear()
    bea.client.cookies.update(before)
    link = my_link(bea, path)
    assert my_link(bea, path) == link
    carl.get(path)
    assert "/me/" not in carl.get(path), "nobody else has it"
    bea.client.cookies.clear()
    bea.client.cookies.update(before)
    bea.post(f"{path}/sit", name="Bea", seat="2")
    assert my_link(bea, path) == link, "nobody has two seats"


def test_a_program_sits_down_once_however_often_it_asks(server: Serving, browsers: list[Browser]) -> None:
    path = f"/api/tables/{opened(browsers[0]).rpartition('/')[2]}/sit"
    with server.client() as client:
        key = {"Idempotency-Key": "this-programs-own-key"}
        first = client.post(path, json={"name": "Bea"}, headers=key).json()
        assert client.post(path, json={"name": "Bea"}, headers=key).json() == first
        other = client.post(path, json={"name": "Carl"}, headers={"Idempotency-Key": "b" * 16}).json()
        assert (other["seat"] != first["seat"], other["token"] != first["token"]) == (True, True)
        short = client.post(path, json={"name": "Eve"}, headers={"Idempotency-Key": "short"})
        assert (short.status_code, short.json()["error"]) == (400, "bad-once")


# --- A seat that was left


def test_a_left_seat_is_handed_on_by_its_link_alone(server: Serving, browsers: list[Browser]) -> None:
    ada, bea, carl = browsers
    path = playing(browsers)
    link = my_link(carl, path)
    page = carl.post(f"{path}/leave")
    assert (carl.path, link in page) == (link, True)
    assert "This seat is free" in page
    assert "Cette place est libre" not in page
    eve = Browser(server)
    assert f"{path}/sit" not in eve.get(path), "nobody is offered somebody's hand"
    assert "cards lie at this seat" in eve.post(f"{path}/sit", 403, name="Eve", seat="2")
    assert "nobody plays two hands" in ada.get(link, 403)
    ada.get(path)
    ada.post(f"{path}/sit", name="Ada", seat="2", invitation=link.rpartition("/")[2])
    seen = ada.get(path)
    assert "Carl left the table." in seen
    assert "goes on in the place" not in seen, "the seat is still free"
    sub = Browser(server, "fr")
    assert "Cette place est libre" in sub.get(link)
    sub.post(f"{path}/sit", name="Dora", invitation=link.rpartition("/")[2])
    assert sub.path == path
    assert "Dora" in bea.get(path)
    carl.get(link, 403)
    eve.client.close()
    sub.client.close()


def test_a_left_seat_goes_to_a_bot_and_its_link_with_it(folder: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        room.chairs[1].token = hashed("secret")
        await leave(one, room, 1)
        assert (seat_of(room, "secret"), left_seat(room, "secret")) == (None, 1)
        loaded = await one.store.load(room.id)
        assert loaded is not None
        assert left_seat(loaded, "secret") == 1, "the link outlives a restart"
        assert await refused(sit(one, room, "Eve", 1, invitation="guessed")) == "not-invited"
        await give(one, room, 0, 1, "easy")
        assert await refused(sit(one, room, "Eve", invitation="secret")) == "full"

    within(folder, story)


def test_while_people_gather_a_left_seat_is_anybodys(folder: Path) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["me", "open"], name="Ada")
        await sit(one, room, "Bea", 1)
        await leave(one, room, 1)
        assert room.chairs[1].token == ""
        seat, _ = await sit(one, room, "Carl")
        assert (seat, room.chairs[1].name) == (1, "Carl")

    within(folder, story)


# --- A link to another seat


def test_a_link_to_another_seat_asks_before_it_replaces_ones_own(browsers: list[Browser]) -> None:
    ada, bea, carl = browsers
    path = playing(browsers)
    link = my_link(carl, path)
    page = bea.get(link)
    assert "Une autre place à votre table" in page
    assert (bea.path, "Carl" in page, "Bea" in page) == (link, True, True)
    assert my_link(bea, path) != link, "only asked: nothing has changed"
    assert "Another seat at your table" in ada.get(link)
    ada.post(link)
    assert (ada.path, my_link(ada, path)) == (path, link)
    assert carl.get(link)
    assert carl.path == path, "one's own link asks nothing"


# --- Who may open tables


@pytest.mark.parametrize(("who", "sentence"), [("invited", "with an invitation"), ("admins", "by those who run it")])
def test_who_may_open_tables_is_a_setting(folder: Path, who: str, sentence: str) -> None:
    with serving(folder, "--open-tables", who) as server:
        engine = create_engine(f"sqlite:///{folder}/underthrone.db")
        guest, admin, old = invite(engine, "Bea"), invite(engine, "Ada", admin=True), invite(engine, days=-1)
        ada = Browser(server)
        for path in ("/", "/lobby", "/new"):
            page = ada.get(path)
            assert sentence in page
            assert 'action="/play"' not in page
            assert 'href="/new' not in page
        assert sentence in ada.post("/play", 403, game="styx", players="2", level="easy")
        assert sentence in ada.post("/new", 403, game="styx", name="Ada")
        seats = {"game": "styx", "seats": ["open", "open"]}
        assert ada.client.post("/api/tables", json=seats).status_code == 403
        ada.get("/invited/nonsense", 403)
        ada.get(f"/invited/{old}", 403)
        assert ada.client.post("/api/tables", json={**seats, "invitation": old}).status_code == 403
        ada.get(f"/invited/{guest}")
        assert ada.path == ("/new" if who == "invited" else "/")
        answer = ada.client.post("/api/tables", json={**seats, "invitation": guest})
        assert answer.status_code == (201 if who == "invited" else 403)
        ada.get(f"/invited/{admin}")
        assert ada.path == "/new"
        ada.post("/play", game="styx", players="2", level="easy")
        table = ada.path
        other = Browser(server)
        assert other.get(table), "looking and sitting down is everybody's"
        assert withdraw(engine, hashed(admin)[:12]) == 1
        assert sentence in ada.get("/")
        assert [one.note for one in invitations(engine)] == ["", "Bea"]
        engine.dispose()
        for browser in (ada, other):
            browser.client.close()
