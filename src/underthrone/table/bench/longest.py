"""What has the loop for long: a real server whose every callback is timed, asked for what may take long.

`underthrone bench loop` tells the processor time of the longest callback of each kind of request, with 1,000 tables,
one of 4,000 answers that goes on and one that is over.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import sys
import tempfile
import time
from asyncio import events
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

import msgspec

from underthrone.table.bench.opening import GAME, LONG, SEATS, played
from underthrone.table.bench.server import Subject, server
from underthrone.table.config import Config
from underthrone.table.house import House
from underthrone.table.logbook import REQUEST
from underthrone.table.serve import address, listening, serve
from underthrone.table.verbs.create import create
from underthrone.table.verbs.sit import sit

OUT: Final = "UNDERTHRONE_LONGEST"  # the variable of the environment that names the file
TABLES: Final = 1000
TIMES: Final = 3


def watch(file: Path) -> dict[str, float]:
    """Times every callback of the loop from now on; the longest of each request are written when the process ends."""
    longest: dict[str, float] = {}
    run = events.Handle._run

    def timed(handle: Any) -> None:
        begun = time.thread_time()
        run(handle)
        took = time.thread_time() - begun
        who = handle._context.get(REQUEST, "") or "nobody"
        if took > longest.get(who, 0.0):
            longest[who] = took

    events.Handle._run = timed  # type: ignore[assignment, method-assign]
    atexit.register(lambda: file.write_bytes(msgspec.json.encode(longest)))
    return longest


async def _filled(folder: Path) -> dict[str, str]:
    """A house with many tables; gives the long one that goes on, the one that is over, and a seat's token."""
    house = House(Config(folder, bots=0, limits=False, quiet=True))
    await house.open()
    found: dict[str, str] = {}
    for name, end in (("long", False), ("over", True)):
        room, _ = await create(house, GAME, ["open"] * SEATS)
        tokens = [(await sit(house, room, f"Player {seat}", seat))[1] for seat in range(SEATS)]
        await played(house, room, LONG)
        if end:
            await played(house, room, 1 << 30, 1)
        found |= {name: room.id, f"{name} token": tokens[0]}
    for _ in range(TABLES):
        await create(house, "styx", ["open", "open"], public=True)
    await house.close()
    return found


def request_all(client: HTTPConnection, there: dict[str, str]) -> None:
    """Everything that may take long, each with a name of its own as its id."""
    seat = {"authorization": f"Bearer {there['long token']}"}
    paths = {"lobby": "/", "lobby-api": "/api/tables", "health": "/healthz", "metrics": "/metrics"}
    for name in ("long", "over"):
        table = there[name]
        for what in ("", "now", "replay/2000", "journal", "verify"):
            paths[f"{name}-page-{what}"] = f"/t/{table}/{what}"
            paths[f"{name}-api-{what}"] = f"/api/tables/{table}/{what}"
        paths[f"{name}-api-moves"] = f"/api/tables/{table}/moves"
    for name, path in paths.items():
        for turn in range(TIMES):
            known = {"x-request-id": f"{name.replace('/', '.')}-{turn}"}
            client.request("GET", path, headers=known | (seat if name.startswith("long-api") else {}))
            client.getresponse().read()


def measured() -> dict[str, float]:
    """Fills a folder, serves it, asks; gives the milliseconds of each kind of request, the longest first."""
    with tempfile.TemporaryDirectory(prefix="underthrone-bench-") as name:
        folder = Path(name)
        there = asyncio.run(_filled(folder))
        os.environ[OUT] = str(folder / "longest.json")
        words = ("-m", "underthrone.table.bench.longest")
        with server(Subject(), folder, words) as one:
            request_all(HTTPConnection("127.0.0.1", one.port), there)
        longest = json.loads((folder / "longest.json").read_text())
    kinds: dict[str, float] = {}
    for who, seconds in longest.items():
        kind = who.rpartition("-")[0] if who[-1].isdigit() else who
        kinds[kind] = max(kinds.get(kind, 0.0), round(1000 * seconds, 1))
    return dict(sorted(kinds.items(), key=lambda one: -one[1]))


def watched(folder: Path) -> None:
    """Serves a folder, every callback timed from when it is open."""
    longest = watch(Path(os.environ[OUT]))
    bound = listening("127.0.0.1", 0)

    def ready() -> None:
        longest.clear()
        print(address(bound), flush=True)

    serve(Config(folder, bots=0, limits=False), bound, ready, loop="asyncio")


if __name__ == "__main__":
    watched(Path(sys.argv[sys.argv.index("--data") + 1]))
