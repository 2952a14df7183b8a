"""The players, in a process of their own that costs as little as possible: bytes that were made before go out, and
what comes back must be what the rules give."""

from __future__ import annotations

import asyncio
import os
import select
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from underthrone.table.bench.script import SEATS, Step, Table, opened

FAST: Final = 4500.0  # moves per second for which requests are made ready
GAME_STEPS: Final = 105  # that a game has at least
LONGEST_ANSWER: Final = 65536
NEWS: Final = 200  # times that somebody listens for one answer


class Plan(msgspec.Struct):
    """What is measured."""

    host: str
    port: int
    database: str  # its URL
    tables: int
    seconds: float
    pace: float  # moves per second over all tables; 0: as many as possible
    pids: list[int] = []  # the server's processes


class Lane:
    """One connection, on which tables are played one after the other."""

    def __init__(self, plan: Plan, tables: list[Table]) -> None:
        self.plan = plan
        self.socket = _connected(plan)
        self.steps = iter([step for table in tables for step in table.steps])
        self.step: Step | None = None  # that is under way
        self.since = 0.0
        self.due = 0.0  # when the next one is to go out, where it is paced
        self._read = b""

    def send(self, since: float) -> bool:
        """The next answer; whether there was one."""
        self.step = next(self.steps, None)
        if self.step is None:
            return False
        self.since = since
        with suppress(BrokenPipeError, ConnectionResetError):  # it is noticed when nothing comes back
            self.socket.sendall(self.step.request)
        return True

    @property
    def partly(self) -> bool:
        """A part of an answer has come."""
        return bool(self._read)

    def again(self) -> None:
        """The server hangs up on whoever was silent for long: a new connection, and what was under way once more."""
        self.socket.close()
        self.socket = _connected(self.plan)
        if self.step is not None:
            self.socket.sendall(self.step.request)

    def received(self) -> bool:
        """Reads what came; whether it is the whole of what must come."""
        assert self.step is not None
        self._read += _received(self.socket)
        if not self._read:
            return False
        if not self._read.endswith(self.step.expected):
            wrong = not self._read.startswith(b"HTTP/1.1 200") or len(self._read) > 4096
            assert not wrong, f"expected {self.step.expected!r}, not {self._read!r}"
            return False
        self._read, self.step = b"", None
        return True


def _connected(plan: Plan) -> socket.socket:
    there = socket.create_connection((plan.host, plan.port))
    there.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return there


def _received(there: socket.socket) -> bytes:
    try:
        return there.recv(LONGEST_ANSWER)
    except ConnectionResetError:
        return b""


class Lanes:
    """All connections, in one loop."""

    def __init__(self, plan: Plan, lanes: list[Lane]) -> None:
        self.plan = plan
        self.lanes = lanes
        self.by_number: dict[int, Lane] = {}
        self.times: list[float] = []
        self._poll = select.epoll()
        for lane in lanes:
            self._watch(lane)

    def _watch(self, lane: Lane) -> None:
        self.by_number[lane.socket.fileno()] = lane
        self._poll.register(lane.socket.fileno(), select.EPOLLIN)

    def warm(self, steps: int) -> None:
        """Everything has been loaded once."""
        for _ in range(steps):
            for lane in self.lanes:
                lane.send(time.perf_counter())
            self._until_quiet()
        self.times.clear()

    def saturate(self) -> float:
        """One answer after the other on each; gives the seconds that it took."""
        begun = time.perf_counter()
        end = begun + self.plan.seconds
        for lane in self.lanes:
            lane.send(time.perf_counter())
        while time.perf_counter() < end:
            for lane in self._came(1.0):
                lane.send(time.perf_counter())
        self._until_quiet()
        return time.perf_counter() - begun

    def paced(self) -> float:
        """An answer of each at its time; one that has to wait for the one before counts from when it was due."""
        gap = len(self.lanes) / self.plan.pace
        begun = time.perf_counter()
        end = begun + self.plan.seconds
        for number, lane in enumerate(self.lanes):
            lane.due = begun + gap * number / len(self.lanes)
        waiting = list(self.lanes)  # those with nothing under way, the next one first
        while time.perf_counter() < end:
            now = time.perf_counter()
            while waiting and waiting[0].due <= now:
                lane = waiting.pop(0)
                lane.send(lane.due if now - lane.due > gap else now)
                lane.due += gap
            for lane in self._came(max(0.0, (waiting[0].due if waiting else end) - time.perf_counter())):
                waiting.append(lane)
                waiting.sort(key=lambda one: one.due)
        self._until_quiet()
        return time.perf_counter() - begun

    def _until_quiet(self) -> None:
        while any(lane.step is not None for lane in self.lanes):
            self._came(1.0)

    def _came(self, patience: float) -> list[Lane]:
        """Those whose answer has come."""
        found = []
        for number, _ in self._poll.poll(patience):
            lane = self.by_number[number]
            if lane.step is not None and lane.received():
                self.times.append(time.perf_counter() - lane.since)
                found.append(lane)
            elif not lane.partly:
                lane.again()
                self._watch(lane)
        return found


def news(plan: Plan, tables: list[Table]) -> list[float]:
    """From sending an answer until somebody else at the table hears of it, each time at another table."""
    times = []
    for table in tables[:NEWS]:
        lane, ear = Lane(plan, [table]), socket.create_connection((plan.host, plan.port))
        ear.sendall(table.stream(None))
        heard = b""
        while b"event: ply" not in heard:
            heard += ear.recv(4096)
        lane.send(time.perf_counter())
        heard = b""
        while b"event: ply" not in heard:
            heard += ear.recv(4096)
        times.append(time.perf_counter() - lane.since)
        while not lane.received():
            pass
        ear.close()
        lane.socket.close()
    return sorted(times)


def processor(pids: list[int]) -> float:
    """Seconds of the processor that some processes have used."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def prepared(plan: Plan, count: int) -> list[Table]:
    """Tables whose games have begun."""
    return await opened(plan.host, plan.port, plan.database, count)


def run(plan: Plan) -> dict[str, Any]:
    """Opens all tables, plays, and gives the times of all moves in seconds."""
    wanted = (plan.pace or FAST) * plan.seconds / plan.tables + SEATS
    each = 1 + int(wanted / GAME_STEPS)
    tables = asyncio.run(prepared(plan, plan.tables * each))
    lanes = Lanes(plan, [Lane(plan, tables[n * each : n * each + each]) for n in range(plan.tables)])
    lanes.warm(SEATS)
    begun, mine = processor(plan.pids), time.process_time()
    took = lanes.paced() if plan.pace else lanes.saturate()
    found: dict[str, Any] = {"seconds": took, "times": sorted(lanes.times)}
    found["server_us"] = 1e6 * (processor(plan.pids) - begun) / len(lanes.times)
    found["players_us"] = 1e6 * (time.process_time() - mine) / len(lanes.times)
    if plan.pace:
        found["news"] = news(plan, asyncio.run(prepared(plan, NEWS)))
    return found


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(run(msgspec.json.decode(sys.stdin.buffer.read(), type=Plan))))
