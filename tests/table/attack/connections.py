"""Points that connections and streams are attacked at."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import ExitStack

from tests.patience import PATIENCE
from tests.table.attack.point import HEAD, PER_ADDRESS, POST, Attack, point
from tests.table.raw import Raw, memory
from tests.table.serving import Table

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
