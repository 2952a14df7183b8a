"""What is played, written before the clock runs: every request and the answer that must come, byte for byte."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Engine, create_engine, select

from underthrone.games import game as find
from underthrone.journal.journal import draw_key
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State
from underthrone.table.api.shapes import Status
from underthrone.table.bench.wire import Wire
from underthrone.table.storage.schema import TABLES

GAME: Final = "shadow-throne"
SEATS: Final = 3
AT_ONCE: Final = 8  # tables that are opened at the same time


class Step(NamedTuple):
    """One answer: the bytes of the request, and how the server's must end."""

    request: bytes
    expected: bytes


class Table:
    """A table that is open, its people, and a copy of its game: all requests of a whole game."""

    def __init__(self, table: str, tokens: list[str], s: State, number: int) -> None:
        self.id = table
        self.tokens = tokens
        self.steps = list(self._steps(s, number))

    def _steps(self, s: State, number: int) -> list[Step]:
        chance, found = Dice(seeded(number)), list[Step]()
        while s.deciders():
            seat, ply = s.decider(), len(found)
            options = s.options(seat)
            move = options[chance.below(len(options))]
            body = msgspec.json.encode({"ply": ply, "moves": [move]})
            bearer = f"authorization: Bearer {self.tokens[seat]}"
            head = f"POST /api/tables/{self.id}/answer HTTP/1.1\r\nhost: bench\r\n{bearer}"
            kind = f"content-type: application/json\r\ncontent-length: {len(body)}"
            s.play(seat, move)
            deciding = seat in s.deciders()
            phase = "playing" if s.deciders() else "over"
            status = Status(ply + 1, phase, deciding, s.moves(seat) if deciding else [])
            found.append(Step(f"{head}\r\n{kind}\r\n\r\n".encode() + body, b"\r\n\r\n" + msgspec.json.encode(status)))
        return found

    def stream(self, seat: int | None) -> bytes:
        """Asks for the news of the table."""
        bearer = "" if seat is None else f"authorization: Bearer {self.tokens[seat]}\r\n"
        return f"GET /api/tables/{self.id}/stream HTTP/1.1\r\nhost: bench\r\n{bearer}\r\n".encode()


async def opened(host: str, port: int, database: str, count: int) -> list[Table]:
    """So many new tables with people on all seats: their games have begun."""
    numbers = iter(range(1, count + 1))

    async def opening() -> list[Table]:
        wire = Wire(host, port)
        await wire.open()
        found = [await _opened(wire, database, number) for number in numbers]
        await wire.close()
        return found

    groups = await asyncio.gather(*[opening() for _ in range(AT_ONCE)])
    return [table for group in groups for table in group]


async def _opened(wire: Wire, database: str, number: int) -> Table:
    status, said = await wire.post("/api/tables", {"game": GAME, "seats": ["open"] * SEATS})
    assert status == 201, said
    table, tokens, given = str(said["table"]), [], {}
    for seat in range(SEATS):
        given[seat] = f"word {seat}"
        sitting = {"name": f"Player {seat}", "contribution": given[seat], "seat": seat}
        _, seated = await wire.post(f"/api/tables/{table}/sit", sitting)
        tokens.append(seated["token"])
    key = draw_key(_secret(database, table), given)
    return Table(table, tokens, find(GAME).new(SEATS, recording=False, draw_key=key), number)


@cache
def _engine(url: str) -> Engine:
    return create_engine(url)


def _secret(url: str, table: str) -> bytes:
    """The host's secret, which the bench may read because it owns the server."""
    with _engine(url).connect() as connection:
        return bytes(connection.execute(select(TABLES.c.secret).where(TABLES.c.id == table)).scalar_one())
