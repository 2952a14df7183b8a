"""Points of limits and seats: what one person could do to others."""

from __future__ import annotations

import select
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from tests.table.attack.point import Attack, point
from tests.table.raw import Raw, client
from tests.table.serving import Table, bearer

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
