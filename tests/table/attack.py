"""Attacks a real server, point by point, and says what held: `python -m tests.table.attack`.

Each point comes from an address of its own (127.x.y.z are all this machine), so that no limit of one point is met in
another. The tests run the same points with smaller numbers.
"""

from __future__ import annotations

import json
import random
import select
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import httpx
from tests.patience import PATIENCE, until
from tests.table.raw import Raw, client, memory
from tests.table.serving import Serving, Table, bearer, serving

HEAD: Final = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
POST: Final = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
SECONDS: Final = "1"  # for the head of a request, so that nobody waits long here
PER_ADDRESS: Final = 150  # connections
JSON: Final = {"content-type": "application/json"}
GAME: Final = {"game": "styx", "seats": ["me", "easy"]}


class Attack:
    """A server, an address to attack from, and how much is sent."""

    def __init__(self, server: Serving, number: int, much: bool) -> None:
        self.server = server
        self.number = number
        self.address = self.near(0, 1)
        self.much = much

    def near(self, network: int, last: int) -> str:
        """An address of the point's own."""
        return f"127.{10 + self.number}.{network}.{last}"

    def raw(self, receive: int = 0) -> Raw:
        """A connection from the point's address."""
        return Raw(self.server, self.address, receive)

    def client(self, last: int = 1) -> httpx.Client:
        """A client there, or at a neighbour's."""
        return client(self.server, self.near(0, last))

    @contextmanager
    def another(self, *options: str) -> Iterator[Serving]:
        """A server of the point's own, with other settings."""
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", *options) as server:
            yield server

    def grown(self, before: float) -> str:
        """How much memory the server took meanwhile; refused above a bound."""
        more = memory(self.server) - before
        assert more < 40, f"{more:.0f} MB more"
        return f"{max(0.0, more):.0f} MB more"


Point = Callable[[Attack], str]
POINTS: list[Point] = []


def point(attack: Point) -> Point:
    """One thing that gave way once."""
    POINTS.append(attack)
    return attack


# --- Connections


@point
def one_header_without_end(a: Attack) -> str:
    """A header that never ends is cut off, and takes no memory."""
    before, sent = memory(a.server), 0
    with a.raw() as raw:
        raw.send(HEAD + b"x: ")
        while sent < (90_000_000 if a.much else 2_000_000) and raw.send(b"a" * 65536):
            sent += 65536
        status = raw.answer()
    assert sent < 80_000_000, "everything was taken"
    assert status in (0, 431)
    return f"ended after {sent // 1000} kB, {a.grown(before)}"


@point
def many_headers(a: Attack) -> str:
    """Ten thousand small headers, and a path of a hundred thousand signs."""
    with a.raw() as raw:
        raw.send(HEAD + b"".join(b"h%d: 1\r\n" % n for n in range(10_000)) + b"\r\n")
        headers = raw.answer()
    with a.raw() as raw:
        raw.send(HEAD + b"".join(b"h%d: 1\r\n" % n for n in range(200)) + b"\r\n")
        some = raw.answer()
    with a.raw() as raw:
        raw.send(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n")
        path = raw.answer()
    assert {headers, path} <= {0, 431}
    assert some == 431
    return f"{headers}, {some} and {path}"


@point
def slow_heads_and_silence(a: Attack) -> str:
    """Whoever sends a byte now and then, or nothing at all, is hung up on."""
    with a.raw() as silent, a.raw() as slow:
        dripping = slow.drip(HEAD, b"x", 0.2)
        nothing = silent.answer()
    assert dripping == nothing == 408
    return "408 and 408"


@point
def slow_bodies(a: Attack) -> str:
    """A body that comes byte by byte isn't waited for; nor is the one that comes after its answer."""
    with a.raw() as raw:
        slow = raw.drip(POST + b"content-length: 5000\r\n\r\n{", b" ", 0.2)
    assert slow == 408
    return "408"


@point
def bodies_without_end(a: Attack) -> str:
    """Chunks, extensions and trailers without end."""
    before, said = memory(a.server), []
    chunked = POST + b"transfer-encoding: chunked\r\n\r\n"
    for first, more in ((b"", b"1000\r\n" + b" " * 4096 + b"\r\n"), (b"1;", b"a" * 4096), (b"0\r\nx: ", b"a" * 4096)):
        with a.raw() as raw:
            raw.send(chunked + first)
            sent = sum(raw.send(more) for _ in range(3000 if a.much else 200))
            said.append(raw.answer())
        assert sent < 3000
    assert set(said) <= {0, 400, 413}, said
    return f"{said}, {a.grown(before)}"


@point
def many_requests_ahead(a: Attack) -> str:
    """Thousands of requests on one connection before the first is answered."""
    before = memory(a.server)
    with a.raw() as raw:
        raw.send(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 6000)
        said = raw.rest()
    answers = said.count(b"HTTP/1.1 ")
    assert answers < 100
    return f"{answers} answers of 6000, then hung up, {a.grown(before)}"


@point
def readers_who_do_not_read(a: Attack) -> str:
    """Whoever asks for pages and never reads them is hung up on."""
    with ExitStack() as stack:
        there = [stack.enter_context(a.raw(receive=2048)) for _ in range(20 if a.much else 3)]
        for raw in there:
            raw.send(b"GET /rules/styx HTTP/1.1\r\nhost: x\r\n\r\n" * 8)
        before = connections(a)
        end = time.monotonic() + PATIENCE
        while (now := connections(a)) > before - len(there) and time.monotonic() < end:
            time.sleep(0.2)
    assert now <= before - len(there), "they are still there"
    return f"{len(there)} hung up on"


def connections(a: Attack) -> int:
    """How many connections are open, as the metrics tell."""
    with Raw(a.server) as raw:
        raw.send(b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        lines = raw.rest().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("underthrone_connections "))))


@point
def connections_of_one_address(a: Attack) -> str:
    """One address can't take all connections; its neighbour comes in meanwhile."""
    with ExitStack() as stack:
        for _ in range(PER_ADDRESS):
            stack.enter_context(a.raw())
        with a.raw() as one_more:
            refused = one_more.answer()
        with a.client(2) as neighbour:
            served = neighbour.get("/").status_code
    assert (refused, served) == (429, 200)
    return f"the {PER_ADDRESS + 1}st is refused, a neighbour is served"


# --- Streams


@point
def spectators_do_not_shut_out_a_player(a: Attack) -> str:
    """Spectators who listen in hundreds; who sits there listens all the same."""
    with a.client() as opener:
        table = Table(opener)
    with ExitStack() as stack:
        watching: Counter[bool] = Counter()
        for number in range(360 if a.much else 210):
            place = number // 100 if a.much else 0  # from some addresses, since each has its own bound
            raw = stack.enter_context(Raw(a.server, a.near(0, 10 + place)))
            raw.send(b"GET /api/tables/%s/stream HTTP/1.1\r\nhost: x\r\n\r\n" % table.id.encode())
            watching[raw.listens()] += 1
            if watching[False] > 5:
                break
        player = stack.enter_context(a.raw())
        path, token = table.path.encode(), table.tokens[0].encode()
        listen = b"GET %s/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer %s\r\n\r\n" % (path, token)
        player.send(listen)
        seated = player.listens()
        pages: Counter[bool] = Counter()
        for _ in range(14):
            raw = stack.enter_context(a.raw())
            raw.send(listen)
            pages[raw.listens()] += 1
    assert seated
    assert watching[False], watching
    assert pages[False], pages
    return f"{watching[True]} spectators were let in, then no more; the player was, with {pages[True] + 1} pages"


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


# --- Limits


@point
def too_often(a: Attack) -> str:
    """Whoever asks too often is told when to come back; the health check isn't refused, nor is whoever sits."""
    with a.another("--rate", "1") as server, client(server, a.address) as flood:
        table = Table(flood)
        said: Counter[int] = Counter()
        with ThreadPoolExecutor(8) as threads:
            for answer in threads.map(lambda _: flood.get("/nothing-here"), range(3000 if a.much else 300)):
                said[answer.status_code] += 1
                if answer.status_code == 429:
                    assert int(answer.headers["retry-after"]) >= 1
        assert said[429], said
        assert flood.get("/healthz").status_code == 200
        player = flood.get(table.path, headers=bearer(table.tokens[0])).status_code
    assert player == 200
    return f"{said[404]} answered, {said[429]} refused with Retry-After; a player at the same address goes on"


@point
def a_club_behind_one_address(a: Attack) -> str:
    """A hundred browsers behind one router: ten pages each, a table each."""
    people = 100 if a.much else 30
    pages: Counter[int] = Counter()
    tables: Counter[int] = Counter()
    for _ in range(people):
        with a.client() as one:
            for path in ("/", "/lobby", "/rules/styx", "/new", "/cards/styx", "/", "/lobby", "/credits", "/", "/new"):
                pages[one.get(path).status_code] += 1
            csrf = one.get("/").text.partition('name="csrf" value="')[2].partition('"')[0]
            form = {"csrf": csrf, "game": "styx", "players": "2", "level": "easy"}
            tables[one.post("/play", data=form).status_code] += 1
    assert set(pages) == {200}, pages
    assert set(tables) == {303}, tables
    return f"{pages[200]} of {pages.total()} pages, {tables[303]} of {tables.total()} tables"


@point
def a_flood_beside_others(a: Attack) -> str:
    """Many requests at once from one address: a neighbour doesn't wait for all of them."""
    many = 140 if a.much else 60
    with ExitStack() as stack:
        neighbour = stack.enter_context(Raw(a.server, a.near(0, 2)))
        flood = [stack.enter_context(a.raw()) for _ in range(many)]
        for raw in flood:
            raw.send(b"GET /cards/stygian-society HTTP/1.1\r\nhost: x\r\n\r\n")
        begun = time.perf_counter()
        neighbour.send(b"GET /credits HTTP/1.1\r\nhost: x\r\n\r\n")
        assert neighbour.answer() == 200
        waited = time.perf_counter() - begun
        waiting = many - len(select.select([raw.socket for raw in flood], [], [], 0)[0])
        statuses = Counter(raw.answer() for raw in flood)
    assert waiting > many // 3, f"{waiting} of {many} were still to come"
    assert statuses == {200: many}
    return f"a neighbour's page after {1000 * waited:.0f} ms, before {waiting} of {many} of the flood"


# --- Seats


@point
def a_left_seat(a: Attack) -> str:
    """An opponent can't sit on a seat that was left, in no browser; whoever has its link can."""
    with a.client() as one:
        table = Table(one)
        assert table.do(1, "leave").status_code == 204
        said = [
            one.post(f"{table.path}/sit", json={"name": "Eve", "seat": 1}).status_code,
            table.do(0, "sit", name="Eve", seat=1).status_code,
            table.do(0, "sit", name="Eve", invitation=table.tokens[1]).status_code,
            one.get(table.path, headers=bearer(table.tokens[1])).status_code,
        ]
        substitute = one.post(f"{table.path}/sit", json={"name": "Sub", "invitation": table.tokens[1]}).status_code
        again = one.post(f"{table.path}/sit", json={"name": "Eve", "invitation": table.tokens[1]}).status_code
    assert said == [403, 403, 403, 401]
    assert (substitute, again) == (201, 409)
    return f"{said} without its link, {substitute} with it, {again} a second time"


@point
def metrics_from_elsewhere(a: Attack) -> str:
    """The metrics are seen on this machine alone, and not through a proxy."""
    with a.client() as one:
        proxied = one.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code
        here = one.get("/metrics").status_code
    assert (here, proxied) == (200, 404)
    return "404 through a proxy"


@contextmanager
def attacked(data: Path) -> Iterator[Serving]:
    """A server whose clocks run faster, with the limits that it has by default."""
    with serving(data, "--timeout", SECONDS, "--connections-per-address", str(PER_ADDRESS)) as server:
        yield server


def main() -> int:
    """Attacks at all points; gives how many gave way."""
    given = 0
    with tempfile.TemporaryDirectory() as folder, attacked(Path(folder) / "data") as server:
        for number, one in enumerate(POINTS):
            try:
                told = "held       " + one(Attack(server, number, much=True))
            except AssertionError as error:
                given += 1
                told = f"GAVE WAY   {error}"
            print(f"{one.__name__.replace('_', ' '):42} {told}", flush=True)
        print(f"{len(POINTS) - given} of {len(POINTS)} points held; {memory(server):.0f} MB in the end")
    return given


if __name__ == "__main__":
    sys.exit(main())
