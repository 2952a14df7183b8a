"""Points that were answered with 500 once, or with a line of their own in the log."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from typing import Final

from tests.patience import PATIENCE, until
from tests.table.attack.point import GAME, JSON, Attack, point
from tests.table.raw import Raw, client
from tests.table.serving import Serving, Table

# --- What was answered with 500

WEIRD: Final = [
    b"GET /%ff%fe/%80 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/%ed%a0%80 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /?x=%ff&%fe=%80 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /new?game=%ed%a0%80 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\ncookie: underthrone=\xff\xfe; lang=\x80; theme=\xff\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\ncookie: ;;=;a\x80;=\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: \xff\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\naccept-language: \xff;q=nan,fr;q=inf\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nx-request-id: a\x80b\r\n\r\n",
    b"GET /api/tables/x/replay/" + b"9" * 5000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/x/replay/" + b"9" * 5000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/TABLE/now?since=" + b"9" * 5000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/TABLE/now?since=99999999999999999999 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/TABLE/now?since=-99999999999999999999 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/TABLE/replay?ply=" + b"9" * 5000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/TABLE/replay/99999999999999999999 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /api/tables/TABLE?lang=%ff HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/TABLE/me/%ff%fe HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /invited/%ed%a0%80 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /t/" + b"a" * 20_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /static/%00/%ff HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET http://[::/ HTTP/1.1\r\nhost: x\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n",
    b"CONNECT x:80 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"TRACE / HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nauthorization: Bearer \xff\xfe\r\n\r\n",
    b"GET /api/tables/TABLE HTTP/1.1\r\nhost: x\r\nauthorization: Bearer \xff\xfe\r\n\r\n",
    b"GET / HTTP/9.9\r\nhost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]
BODIES: Final = [
    b"\xff\xfe",
    b'"\xff"',
    b"[" * 50_000,
    b'{"a":' * 10_000,
    b'{"game": "styx", "seats": ["me"], "options": ' + b'{"a":' * 9000 + b"}" * 9001,
    b'{"ply": ' + b"9" * 5000 + b', "moves": [1]}',
    b'{"ply": 1e999, "moves": [-0, 1e400]}',
    b'{"ply": 0, "moves": [' + b"9" * 5000 + b"]}",
    b'{"game": "\\ud800", "seats": ["\\udfff"]}',
    b'{"name": "\\ud800", "seat": 0}',
    b'{"text": "\\ud800"}',
    b'{"contribution": "\\u0000"}',
    b'{"seat": -99999999999999999999999, "level": null}',
    b"null",
    b"",
]
FORMS: Final = [
    b"csrf=%ff%fe&game=%80",
    b"csrf=%ed%a0%80",
    b"csrf=" + b"9" * 9000,
    b"a=b&" * 5000,
    b"\xff\xfe=\x80",
    b"%",
    b"",
]


def weird(table: Table) -> Iterator[bytes]:
    """Requests that some server somewhere answers with a traceback."""
    at = table.id.encode()
    for request in WEIRD:
        yield request.replace(b"TABLE", at)
    bearing = b"authorization: Bearer %s\r\n" % table.tokens[0].encode()
    for verb in (b"/api/tables", b"sit", b"answer", b"undo", b"chat", b"contribute", b"seal", b"give", b"rename"):
        path = verb if verb.startswith(b"/") else b"/api/tables/" + at + b"/" + verb
        for body in BODIES:
            head = b"POST " + path + b" HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            yield head + (b"" if verb == b"sit" else bearing) + b"content-length: %d\r\n\r\n" % len(body) + body
    for path in (b"/new", b"/play", b"/prefs", b"/t/" + at + b"/sit", b"/t/" + at + b"/answer"):
        for kind in (b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x", b"text/plain", b"\xff"):
            for body in FORMS:
                head = b"POST " + path + b" HTTP/1.1\r\nhost: x\r\ncontent-type: " + kind
                yield head + b"\r\ncontent-length: %d\r\n\r\n" % len(body) + body


@point
def weird_requests(a: Attack) -> str:
    """Invalid UTF-8, deep JSON, endless numbers: never a 500, never a traceback."""
    with a.client() as opener:
        table = Table(opener)
    statuses: Counter[int] = Counter()
    for number, request in enumerate(weird(table)):
        with Raw(a.server, a.near(0, 1 + number % 200)) as raw:
            raw.send(request)
            raw.socket.shutdown(1)
            statuses[raw.answer()] += 1
        assert statuses[500] == 0, request[:200]
    assert "broken" not in a.server.log.read_text()
    return " ".join(f"{status}:{count}" for status, count in sorted(statuses.items()))


@point
def random_bytes(a: Attack) -> str:
    """Requests with bytes changed, cut, doubled and shuffled by chance."""
    with a.client() as opener:
        table = Table(opener)
    chance, statuses = random.Random(7), Counter[int]()
    seeds = list(weird(table))
    for number in range(3000 if a.much else 300):
        request = bytearray(chance.choice(seeds)[:4000])
        for _ in range(chance.randrange(1, 12)):
            place = chance.randrange(len(request) or 1)
            piece = chance.choice([bytes([chance.randrange(256)]), b"\r\n", b"\0", b"%", b":", b"\xff", b"["])
            request[place : place + chance.randrange(0, 3)] = piece
        with Raw(a.server, a.near(1 + number // 250, 1 + number % 250)) as raw:
            raw.send(bytes(request))
            raw.socket.shutdown(1)
            statuses[raw.answer()] += 1
        assert statuses[500] == 0, bytes(request)
    with a.client() as after:
        assert after.get("/healthz").status_code == 200
    return " ".join(f"{status}:{count}" for status, count in sorted(statuses.items()))


@point
def lines_in_the_log(a: Attack) -> str:
    """What stands in a path or a header doesn't make a line of its own in the log."""
    damage(a.server, "x\n2026-01-01 answer table=forged", options="not JSON")
    with a.client() as one:
        damaged = one.get("/t/x%0a2026-01-01%20answer%20table=forged", headers={"x-request-id": "a b"})
    until(lambda: "forged" in a.server.log.read_text(), "nothing was logged, so nothing is shown by it")
    lines = [line for line in a.server.log.read_text().splitlines() if "forged" in line]
    assert not any(line.startswith("2026-01-01") or " answer table=forged" in line.partition('"')[0] for line in lines)
    assert damaged.status_code == 500
    return f"{len(lines)} lines, none of them forged"


@point
def damaged_rows_and_games_that_are_gone(a: Attack) -> str:
    """A table that makes no sense is said to be damaged; lists go on without it."""
    said = []
    rows: dict[str, dict[str, object]] = {
        "no-options": {"options": "not JSON"},
        "no-players": {"players": 99},
        "no-secret": {"secret": b"", "deal": "0123456789abcdef"},
        "no-game": {"game": "checkers", "public": 1},
        "no-host": {"host": "nobody", "public": 1},
        "no-deal": {"deal": "0123456789abcdef", "public": 1},
    }
    for name, row in rows.items():
        damage(a.server, name, **row)
        with a.client() as one:
            said.append(one.get(f"/t/{name}").status_code)
            api = one.get(f"/api/tables/{name}")
            assert api.status_code < 500 or api.json()["error"] == "damaged", api.text
            lists = [one.get(path).status_code for path in ("/", "/lobby", "/api/tables")]
        assert lists == [200, 200, 200], name
    assert "broken" not in a.server.log.read_text()
    assert "Traceback" not in a.server.log.read_text()
    return f"{said}, lists are fine"


def damage(server: Serving, name: str, **row: object) -> None:
    """A table whose row makes no sense, beside those that do."""
    with client(server, "127.9.0.1") as one:
        table = one.post("/api/tables", json={"game": "styx", "seats": ["open", "open"]}).json()["table"]
    database = sqlite3.connect(server.data / "underthrone.db", timeout=PATIENCE)
    with database:
        database.execute("PRAGMA foreign_keys=OFF")
        database.execute('UPDATE seats SET "table" = ? WHERE "table" = ?', (name, table))
        database.execute("UPDATE tables SET id = ? WHERE id = ?", (name, table))
        for column, value in row.items():
            database.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, name))
    database.close()


@point
def plain_text_across_sites(a: Attack) -> str:
    """What a page elsewhere can make a browser send opens no table."""
    said = []
    body = json.dumps(GAME)
    with a.client() as one:
        for headers in (
            {"content-type": "text/plain"},
            {"content-type": "application/x-www-form-urlencoded"},
            {"origin": "https://evil.example"},
            {"sec-fetch-site": "cross-site"},
            {**JSON, "origin": "https://evil.example"},
        ):
            said.append(one.post("/api/tables", content=body, headers=headers).status_code)
        fine = one.post("/api/tables", content=body, headers=JSON).status_code
    assert said == [415, 415, 403, 403, 403]
    assert fine == 201
    return f"{said}"
