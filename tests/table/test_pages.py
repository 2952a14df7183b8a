"""The pages, asked of a real server by a browser without scripts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import pytest
from tests.table.serving import Serving, Table

import underthrone as ut
from underthrone.bots.levels import LEVELS, ratings
from underthrone.journal import read
from underthrone.table.lessons import Course, lessons
from underthrone.table.lessons.naming import move_of


class Browser:
    """Follows links, fills in forms, keeps cookies."""

    def __init__(self, server: Serving, lang: str = "en") -> None:
        self.client = server.client(follow_redirects=True, headers={"Accept-Language": lang})
        self.csrf = self.path = ""
        self.get("/")

    def get(self, path: str, status: int = 200, **more: Any) -> str:
        """A page, and its forms' token."""
        said = self.client.get(path, **more)
        assert said.status_code == status, said.text
        token = re.search(r'name="csrf" value="([^"]+)"', said.text)
        self.csrf = token[1] if token else self.csrf
        self.path = said.url.path
        return said.text

    def post(self, path: str, status: int = 200, **fields: Any) -> str:
        """Sends a form."""
        said = self.client.post(path, data={"csrf": self.csrf} | fields)
        assert said.status_code == status, said.text
        self.path = said.url.path
        return said.text


@pytest.fixture
def ada(server: Serving) -> Iterator[Browser]:
    browser = Browser(server)
    yield browser
    browser.client.close()


@pytest.fixture
def bea(server: Serving) -> Iterator[Browser]:
    browser = Browser(server, "fr-CA, fr;q=0.9, en;q=0.5")
    yield browser
    browser.client.close()


def opened(ada: Browser, **fields: Any) -> str:
    """A new table of Ada's; gives its path."""
    form = {"game": "shadow-throne", "name": "Ada", "seat-0": "me", "seat-1": "open", "seat-2": "open", "live": "1"}
    ada.post("/new", **form | {"option-target": "20", "public": "1"} | fields)
    assert ada.path.startswith("/t/")
    return ada.path


# --- From the home page to a game


def test_play_now_takes_two_clicks(ada: Browser) -> None:
    home = ada.get("/")
    for table_id in ut.games():
        assert unescape(ut.game(table_id).title()) in home
    assert home.count('<noscript><input type="hidden" name="at_once" value="1"></noscript>') == len(ut.games())
    page = ada.post("/play", game="shadow-throne", players="3", level="easy", at_once="1")
    assert ada.path.startswith("/t/")
    assert 'name="ply" value="' in page
    assert "Your tables" in ada.get("/")


def test_friends_gather_play_and_come_back(server: Serving, ada: Browser, bea: Browser) -> None:
    path = opened(ada)
    assert path[3:] in Browser(server).get("/lobby")
    assert "Shadow Throne" in bea.get(path)
    bea.post(f"{path}/sit", name="Béa <b>", seat="1")
    assert "Béa &lt;b&gt;" in ada.get(path)
    ada.post(f"{path}/give", seat="2", level="easy")
    bea.post(f"{path}/start", 403)
    ada.post(f"{path}/start")
    choice = re.search(r'name="move" value="(\d+)"', ada.get(path))
    ply = re.search(r'name="ply" value="(\d+)"', ada.get(path))
    assert choice is not None
    assert ply is not None
    ada.post(f"{path}/answer", move=choice[1], ply=ply[1])
    ada.post(f"{path}/answer", move=choice[1], ply=ply[1])  # a double click
    assert f'action="{path}/undo"' in ada.get(path), "a sealed answer can be taken back"
    bea.post(f"{path}/chat", text="Salut <script>alert(1)</script>")
    shown = ada.get(path)
    assert "<script>alert" not in shown
    assert "&lt;script&gt;alert(1)" in shown
    link = re.search(r'(http[^"<\s]*/t/[a-z0-9]+/me/[\w-]+)', shown)
    assert link is not None, "a personal link for another device"
    phone = Browser(server)
    phone.get(link[1].removeprefix(server.url))
    assert phone.path == path
    assert 'action="' + path + '/chat"' in phone.get(path)
    bea.post(f"{path}/leave")
    assert 'action="' + path + '/chat"' not in bea.get(path)


def test_a_page_that_updates_itself(ada: Browser) -> None:
    path = opened(ada, **{"seat-1": "easy", "seat-2": "easy"})
    ada.post(f"{path}/start")
    now = ada.get(f"{path}/now?since=0", headers={"HX-Request": "true"})
    assert "<html" not in now
    said = ada.client.post(
        f"{path}/answer", data={"csrf": ada.csrf, "move": "9999", "ply": "0"}, headers={"HX-Request": "true"}
    )
    assert said.status_code == 409
    assert "<html" not in said.text
    packed = ada.client.get(f"{path}/now?since=0")
    assert packed.headers["content-encoding"] == "gzip"


def test_a_table_that_is_over_shows_everything(server: Serving, client: httpx.Client) -> None:
    table = Table(client, "styx", 2)
    eve = Browser(server)
    path = f"/t/{table.id}"
    table.go_on(6)
    eve.get(f"{path}/journal", 409)
    assert "/replay/2" not in eve.get(f"{path}/replay/3")[:100]
    eve.get(f"{path}/replay/999", 404)
    table.go_on(1000)
    over = eve.get(path)
    seen = table.see()
    assert unescape(seen["result"]["words"]) in unescape(over)
    assert seen["fair"]["secret"] in over
    journal = read(eve.get(f"{path}/journal"), "downloaded")
    journal.verify()
    eve.get(f"{path}/replay/{len(journal.lines)}")
    assert eve.get(f"{path}/replay?ply=4")
    assert eve.path == f"{path}/replay/4"


# --- Languages, rules, errors


def test_french_is_chosen_from_the_browser_and_switched(bea: Browser) -> None:
    assert '<html lang="fr"' in bea.get("/")
    bea.post("/prefs", lang="en", theme="light", back="/rules/styx")
    assert bea.path == "/rules/styx"
    assert '<html lang="en"' in bea.get("/")
    bea.post("/prefs", lang="fr", back="https://elsewhere.example/")
    assert bea.path == "/"
    bea.post("/prefs", lang="fr", back="//elsewhere.example/")
    assert bea.path == "/"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_has_an_anchor(server: Serving, lang: str) -> None:
    reader = Browser(server, lang)
    for table_id in ut.games():
        page = reader.get(f"/rules/{table_id}")
        assert len(re.findall(r'id="[A-Z]{2}-\d\d"', page)) > 25


def test_errors_are_pages_in_the_readers_language(bea: Browser) -> None:
    assert "Cette table n’existe pas" in bea.get("/t/nowhere", 404)
    assert "Cette page n’existe pas" in bea.get("/nowhere", 404)
    assert "Cette page n’existe pas" in bea.get("/rules/chess", 404)
    assert '<html lang="fr"' in bea.get("/t/nowhere/stream", 404)


def test_a_mistake_in_the_form_is_said_beside_it(ada: Browser) -> None:
    page = ada.post("/new", 400, game="styx", name="Ada", **{"seat-0": "me"})
    assert "2 to 6 players" in unescape(page)
    assert 'value="Ada"' in page


# --- Safety


def test_every_page_has_a_policy_and_no_inline_script(server: Serving, ada: Browser) -> None:
    path = opened(ada, **{"seat-1": "easy", "seat-2": "easy"})
    for page in ("/", "/lobby", "/new", "/rules/styx", "/cards/shadow-throne", "/credits", path, "/nowhere"):
        said = ada.client.get(page)
        policy = said.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert said.headers["x-content-type-options"] == "nosniff"
        for script in re.findall(r"<script\b[^>]*>(.*?)</script>", said.text, re.S):
            assert not script.strip() or "application/json" in said.text
        assert not re.search(r"<[^>]+\s(on\w+|style)=", said.text)


def test_cookies_are_out_of_reach(server: Serving) -> None:
    with server.client() as client:
        cookie = client.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_a_cookie_that_says_nothing_new_is_not_sent_again(server: Serving) -> None:
    """A late answer to one tab would take away the seat that another has just taken."""
    with server.client() as client:
        assert "set-cookie" in client.get("/").headers
        assert "set-cookie" not in client.get("/").headers
        assert "set-cookie" not in client.get("/lobby").headers


def test_forms_from_elsewhere_are_refused(server: Serving, ada: Browser) -> None:
    path = opened(ada)
    for fields in ({}, {"csrf": ""}, {"csrf": "forged"}, {"csrf": Browser(server).csrf}):
        said = ada.client.post(f"{path}/leave", data=fields)
        assert said.status_code == 403
    said = ada.client.post(f"{path}/leave", data={"csrf": ada.csrf}, headers={"Origin": "https://evil.example"})
    assert said.status_code == 403
    assert f'action="{path}/leave"' in ada.get(path)


def test_a_forged_cookie_is_a_stranger(server: Serving, ada: Browser) -> None:
    path = opened(ada)
    cookie = ada.client.cookies["underthrone"]
    for forged in (cookie[:-2] + "xx", "x" * 3000, cookie.split(".")[0] + ".", "{}"):
        with server.client(cookies={"underthrone": forged}) as stranger:
            page = stranger.get(path)
            assert page.status_code == 200
            assert f'action="{path}/leave"' not in page.text
            assert stranger.post(f"{path}/start", data={"csrf": ada.csrf}).status_code == 403


def test_bad_fields_change_nothing(ada: Browser) -> None:
    path = opened(ada, **{"seat-1": "easy", "seat-2": "easy"})
    ada.post(f"{path}/start")
    for move, ply in (("x", "0"), ("-1", "0"), ("1e9", "0"), ("9" * 40, "0"), ("0", "-1"), ("0", ""), ("²", "0")):
        ada.post(f"{path}/answer", 400, move=move, ply=ply)
    ada.post(f"{path}/answer", 400, ply="0")
    ada.post(f"{path}/answer", 413, move="0", ply="0", more="x" * 70_000)
    ada.get(f"{path}/now?since=x", 400)
    ada.get(f"{path}/replay/x", 404)
    ada.get(f"{path}/me/forged", 403)


def test_static_files_are_kept_and_nothing_else_is_served(client: httpx.Client) -> None:
    home = client.get("/").text
    for address in re.findall(r'(?:href|src)="(/static/[^"]+)"', home):
        said = client.get(address)
        assert said.status_code == 200
        assert "immutable" in said.headers["cache-control"]
    for path in ("/static/../__init__.py", "/static/%2e%2e/%2e%2e/house.py", "/static/", "/static/nothing.css"):
        assert client.get(path).status_code == 404


def test_health(client: httpx.Client) -> None:
    assert client.get("/healthz").text.startswith("ok")


def test_home_offers_every_level(client: httpx.Client) -> None:
    page = client.get("/").text
    for level in LEVELS:
        assert page.count(f'name="level" value="{level}"') >= 3, level


def test_a_level_is_chosen_by_how_strong_it_is(client: httpx.Client) -> None:
    page = client.get("/new?game=styx").text
    elo = ratings("styx")
    assert elo["easy"] == 0
    assert "easy (" not in page, "nobody is above the weakest by nothing"
    for level in ("normal", "hard", "expert"):
        assert f"Bot: {level} (about {elo[level]} Elo above the weakest)" in page


def test_in_a_lesson_orders_say_what_they_would_do(ada: Browser) -> None:
    first = lessons("lords-of-xidit")[0]
    page = ada.get(f"/learn/{first.game}/{first.id}")
    address = f"/learn/{first.game}/{first.id}/foretell"
    assert f'data-foretell="{address}"' in page
    course = Course(first)
    moves = [move_of(course.s, first.me, text) for text in first.steps[0].solution[:2]]
    told = ada.client.get(address, params={"move": moves}).json()
    assert [one["works"] for one in told] == [True, True]
    assert told[1]["words"] == "+ 1 peasant militia"
    assert ada.client.get(f"/learn/{first.game}/nothing/foretell").status_code == 404
