"""A point of attack: one thing that gave way once, and the server that it is tried on."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
from tests.table.raw import Raw, client, memory
from tests.table.serving import Serving, serving

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


@contextmanager
def attacked(data: Path) -> Iterator[Serving]:
    """A server whose clocks run faster, with the limits that it has by default."""
    with serving(data, "--timeout", SECONDS, "--connections-per-address", str(PER_ADDRESS)) as server:
        yield server
