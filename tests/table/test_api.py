"""The JSON API, asked of a real server."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from tests.patience import PATIENCE
from tests.table.serving import Serving, Table, bearer, serving

import underthrone as ut
from underthrone.journal import read

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def error(said: httpx.Response, status: int) -> str:
    """What a refusal is called; it always has a sentence."""
    assert said.status_code == status, said.text
    body = said.json()
    assert set(body) == {"error", "detail"}
    assert body["detail"]
    return str(body["error"])


# --- The example


@pytest.mark.parametrize("seats", [["open", "easy"], ["open", "open"]], ids=["against-a-bot", "against-itself"])
def test_the_example_plays_to_the_end(server: Serving, client: httpx.Client, seats: list[str]) -> None:
    opened = client.post("/api/tables", json={"game": "styx", "seats": seats}).json()
    command = [sys.executable, str(BOT), server.url, opened["table"]]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE) for kind in seats if kind == "open"]
    for program in running:
        out, _ = program.communicate(timeout=PATIENCE)
        assert program.returncode == 0
    seen = client.get(f"/api/tables/{opened['table']}").json()
    assert seen["phase"] == "over"
    assert out.decode().splitlines()[-1] == seen["result"]["words"]


def test_the_example_is_short() -> None:
    code = [line for line in BOT.read_text().splitlines() if line.strip()]
    assert len(code) <= 36


# --- Games and tables


def test_games_are_explained(client: httpx.Client) -> None:
    for lang in ("en", "fr"):
        told = client.get("/api/games", params={"lang": lang}).json()
        assert [game["id"] for game in told] == ut.games()
        for game in told:
            assert game["about"]
            for option in game["options"]:
                assert option["default"] in option["choices"]
                assert all(option["choices"].values())


def test_views_are_described(client: httpx.Client) -> None:
    table = Table(client, "styx", 2)
    schema = client.get(f"{table.path}/schema").json()
    assert schema == client.get("/api/games/styx/schema", params={"players": 2}).json()
    for seat in (None, 0, 1):
        jsonschema_rs.validate(schema, table.see(seat)["view"])
    assert error(client.get("/api/games/styx/schema", params={"players": 9}), 400) == "bad-input"
    assert error(client.get("/api/games/chess/schema", params={"players": 2}), 400) == "bad-input"


def test_public_tables_are_listed_and_private_ones_are_not(client: httpx.Client) -> None:
    body = {"game": "styx", "seats": ["me", "open"], "name": "Ada"}
    shown = client.post("/api/tables", json=body | {"public": True}).json()["table"]
    hidden = client.post("/api/tables", json=body).json()["table"]
    listed = {table["table"]: table for table in client.get("/api/tables").json()}
    assert shown in listed
    assert hidden not in listed
    assert [seat["kind"] for seat in listed[shown]["seats"]] == ["person", "open"]
    assert "token" not in str(listed)


def test_a_whole_game_over_the_api(client: httpx.Client) -> None:
    table = Table(client, "styx", 2)
    assert error(client.get(f"{table.path}/journal"), 409) == "not-over"
    assert error(client.get(f"{table.path}/verify"), 409) == "not-over"
    while seats := table.deciders():
        asked = client.get(f"{table.path}/moves", headers=bearer(table.tokens[seats[0]]), params={"lang": "fr"}).json()
        assert asked["deciding"]
        assert asked["prompt"]
        assert all(choice["words"] for choice in asked["choices"])
        answer = table.play(seats[0], asked["ply"], asked["choices"][-1]["move"])
        assert (answer.headers["x-content-type-options"], answer.headers["cache-control"]) == ("nosniff", "no-store")
        said = answer.json()
        assert said["ply"] == asked["ply"] + 1
    seen = table.see()
    assert seen["phase"] == "over"
    assert seen["fair"]["verified"]
    assert len(seen["views"]) == 2
    verified = client.get(f"{table.path}/verify").json()
    assert verified["verified"]
    assert len(verified["checked"]) == 5
    journal = read(client.get(f"{table.path}/journal").text, "downloaded")
    assert journal.verify() == verified["checked"]
    moment = client.get(f"{table.path}/replay/3", params={"lang": "fr"}).json()
    assert (moment["ply"], moment["last"], moment["replay"]) == (3, seen["ply"], True)
    assert moment["view"] == journal.replay(3).view(None)
    assert error(table.play(0, seen["ply"], 0), 409) == "over"


def test_the_stream_tells_what_changed(server: Serving, client: httpx.Client) -> None:
    table = Table(client)
    with server.client() as other, other.stream("GET", f"{table.path}/stream", headers=bearer(table.tokens[1])) as news:
        lines = news.iter_lines()
        heard: list[str] = []
        while "event: presence" not in heard:
            heard.append(next(lines))
        assert table.see()["seats"][1]["present"]
        table.go_on(1)
        while "data: 1" not in heard:
            heard.append(next(lines))
        assert heard[-2] == "event: ply"
        table.do(0, "chat", text="hello")
        while "event: chat" not in heard:
            heard.append(next(lines))
    assert table.see()["chat"][0]["text"] == "hello"


# --- Bad input


@pytest.mark.parametrize(
    ("path", "body", "status", "name"),
    [
        ("/api/tables", {"game": "chess", "seats": ["me"]}, 400, "bad-input"),
        ("/api/tables", {"game": "styx", "seats": ["me", "nobody"]}, 400, "no-such-seat"),
        ("/api/tables", {"game": "styx"}, 400, "bad-request"),
        ("/api/tables", {"game": 7, "seats": []}, 400, "bad-request"),
        ("/api/tables", {"game": "styx", "seats": ["me", "open"], "x": 1}, 400, "bad-request"),
        ("/api/tables", [1, 2], 400, "bad-request"),
        ("/api/tables/nowhere/sit", {"name": "Ada"}, 404, "no-table"),
        (f"/api/tables/{'x' * 500}/sit", {"name": "Ada"}, 404, "no-table"),
        ("/api/games", {}, 405, "bad-method"),
    ],
)
def test_bad_requests(client: httpx.Client, path: str, body: Any, status: int, name: str) -> None:
    assert error(client.post(path, json=body), status) == name


def test_unknown_paths(client: httpx.Client) -> None:
    assert error(client.get("/api/nothing"), 404) == "no-page"
    assert error(client.get("/api/tables/x/y/z"), 404) == "no-page"
    assert client.get("/api/nothing").headers["x-content-type-options"] == "nosniff"
    assert client.get("/api/games").headers["cache-control"] == "no-store"
    assert client.get("/api/openapi.json").json()["info"]["title"] == "Underthrone"


def test_what_a_seat_may_not_do(client: httpx.Client) -> None:
    table = Table(client)
    other = Table(client)
    before = table.see(0)
    move = before["choices"][0]["move"]
    play = f"{table.path}/answer"
    answer = {"ply": 0, "moves": [move]}
    assert error(client.post(play, json=answer), 401) == "not-seated"
    assert error(client.post(play, json=answer, headers=bearer("forged")), 401) == "bad-token"
    assert error(client.post(play, json=answer, headers=bearer(other.tokens[0])), 401) == "bad-token"
    assert error(client.get(table.path, headers=bearer("forged")), 401) == "bad-token"
    elsewhere = next(m for m in range(54) if m not in [c["move"] for c in before["choices"]])
    assert error(table.play(0, 0, elsewhere), 409) == "illegal"
    assert error(table.play(0, 7, move), 409) == "late"
    assert error(table.play(0, 0, -1), 400) == "bad-request"
    assert error(table.play(0, 0), 400) == "bad-request"
    assert error(table.do(0, "undo", ply=0), 409) == "illegal"
    assert error(table.do(0, "give", seat=1, level="easy"), 409) == "not-yours-to-give"
    assert error(client.get(f"{table.path}/replay/1"), 404) == "no-moment"
    said = table.client.post(
        play, json=answer | {"ply": 9}, headers={**bearer(table.tokens[0]), "Accept-Language": "fr"}
    )
    assert "trop tard" in said.json()["detail"]
    after = table.see(0)
    for name in ("ply", "view", "log", "choices"):
        assert after[name] == before[name]


def test_giant_and_broken_bodies(client: httpx.Client) -> None:
    assert error(client.post("/api/tables", content=b"x" * 200_000), 413) == "too-large"
    giant = {"game": "styx", "seats": ["me", "open"], "name": "x" * 200_000}
    assert error(client.post("/api/tables", json=giant), 413) == "too-large"
    chunks = (b"x" * 1000 for _ in range(300))
    assert error(client.post("/api/tables", content=chunks), 413) == "too-large"
    assert error(client.post("/api/tables", content=b"{"), 400) == "bad-request"
    assert error(client.post("/api/tables", content=b"\xff\xfe"), 400) == "bad-request"


def test_fifty_at_once_count_once(server: Serving) -> None:
    with server.client() as client:
        table = Table(client)
        move = table.see(1)["choices"][0]["move"]
        with ThreadPoolExecutor(10) as crowd:
            said = list(crowd.map(lambda _: table.play(1, 0, move), range(50)))
        assert {answer.status_code for answer in said} == {200}
        assert {answer.json()["ply"] for answer in said} == {1}
        assert table.see()["ply"] == 1


# --- Going down and coming back


def test_a_restart_keeps_everything(data: Path) -> None:
    with serving(data, "--no-limits") as server:
        with server.client() as client:
            table = Table(client, public=True)
            table.go_on(20)
            table.do(2, "chat", text="see you")
            before = [table.see(seat) for seat in (None, 0, 1, 2)]
            listening = client.stream("GET", f"{table.path}/stream")
            listening.__enter__()
            assert server.stop() == 0, "streams don't hold up a clean stop"
        assert "stop signal=SIGTERM" in server.log.read_text()
        server.start()
        with server.client() as client:
            table.client = client
            for seat, was in zip((None, 0, 1, 2), before):
                now = table.see(seat)
                for name in set(was) - {"seats", "link", "created"}:
                    assert now[name] == was[name], name
            table.go_on(3)


def test_who_asks_too_often_is_refused(folder: Path) -> None:
    with serving(folder) as server, server.client() as client:
        said = [client.post("/api/tables", json={}) for _ in range(220)]
        assert {answer.status_code for answer in said} == {400, 429}
        refused = next(answer for answer in said if answer.status_code == 429)
        assert error(refused, 429) == "too-many"
        assert int(refused.headers["retry-after"]) >= 1
        assert client.get("/api/games").status_code == 200
