"""What a table and a page that listens cost in memory; and whether it stays so while everybody plays."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any, Final

from underthrone.table.bench.load import Lane, Lanes, Plan
from underthrone.table.bench.script import SEATS, Table, opened
from underthrone.table.bench.server import Server

AT_ADDRESS: Final = 100  # listeners from one address
FEW: Final = 5  # answers that each table has had
STAGES: Final = (40, 50, 60, 70)  # answers that the tables of a soak have had: a room holds its last 40 to 80
LOOK: Final = 20.0  # seconds between two looks at the memory: every table has one answer in between


def memory(server: Server, tables: int) -> dict[str, Any]:
    """Kilobytes of a table in the middle of its game, and of a listener."""
    before = server.megabytes()
    there = _tables(server, tables)
    with_tables = server.megabytes()
    ears = listeners(server, there, tables)
    with_ears = server.megabytes()
    for ear in ears:
        ear.close()
    return {
        "start_MB": round(before, 1),
        "kB_per_table": round(1000 * (with_tables - before) / tables, 1),
        "kB_per_listener": round(1000 * (with_ears - with_tables) / len(ears), 1),
    }


def _tables(server: Server, count: int) -> list[Table]:
    """Tables that have had some answers."""
    plan = Plan("127.0.0.1", server.port, server.url, count, 0, 0)
    there = asyncio.run(opened(plan.host, plan.port, plan.database, count))
    for table in there:
        lane = Lane(plan, [table])
        Lanes(plan, [lane]).warm(FEW)
        lane.socket.close()
    return there


def listeners(server: Server, tables: list[Table], count: int) -> list[socket.socket]:
    """Pages of people and spectators, over all tables, from many addresses; each has heard where its game stands."""
    ears = []
    for number in range(count):
        ear = socket.socket()
        ear.bind((f"127.0.{1 + number // AT_ADDRESS}.1", 0))
        ear.connect(("127.0.0.1", server.port))
        seat = number // len(tables) % (SEATS + 1)
        ear.sendall(tables[number % len(tables)].stream(seat if seat < SEATS else None))
        heard = b""
        while b"event: ply" not in heard:
            part = ear.recv(4096)
            assert part, heard
            heard += part
        ear.setblocking(False)
        ears.append(ear)
    return ears


def soak(
    server: Server, tables: int, count: int, minutes: float, pace: float, tell: Callable[[str], None]
) -> dict[str, Any]:
    """The memory while everybody plays and listens."""
    plan = Plan("127.0.0.1", server.port, server.url, tables, LOOK, pace)
    tell(f"opening {tables} tables")
    there = asyncio.run(opened(plan.host, plan.port, plan.database, tables))
    each = [Lane(plan, [table]) for table in there]
    for i, answers in enumerate(STAGES):
        tell(f"{answers} answers at each table of a quarter")
        Lanes(plan, each[i :: len(STAGES)]).warm(answers)
    lanes = Lanes(plan, each)
    ears = listeners(server, there, count)
    begun, curve = time.monotonic(), []
    while time.monotonic() - begun < 60 * minutes:
        lanes.paced()
        news = sum(_heard(ear) for ear in ears)
        curve.append([round(time.monotonic() - begun), round(server.megabytes(), 1), len(lanes.times), news])
        tell(f"{curve[-1][0]} s: {curve[-1][1]} MB, {curve[-1][2]} answers")
    for ear in ears:
        ear.close()
    times = sorted(lanes.times)
    return {
        "tables": tables,
        "listeners": count,
        "minutes": minutes,
        "answers": len(times),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 2),
        "heard": sum(row[3] for row in curve),
        "first_MB": curve[0][1],
        "last_MB": curve[-1][1],
        "most_MB": max(row[1] for row in curve),
        "curve": [row[:2] for row in curve],
    }


def _heard(ear: socket.socket) -> int:
    """How many news came."""
    count = 0
    while True:
        try:
            part = ear.recv(65536)
        except BlockingIOError:
            return count
        assert part, "the server has hung up"
        count += part.count(b"event: ")
