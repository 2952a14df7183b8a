"""A real server process for tests, and programs that play at it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.patience import PATIENCE
from tests.table.houses import DATABASES


class Serving:
    """`underthrone serve` on a free port with a data folder."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.log = data.with_name(data.name + ".log")
        self.start()

    def start(self) -> None:
        """Starts, and waits until the table is open."""
        url = DATABASES.get(self.data)
        where = ["--database", url] if url else ["--data", str(self.data)]
        command = [sys.executable, "-m", "underthrone", "serve", *where, "--pause", "0"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdout=subprocess.PIPE, stderr=log, env={**os.environ, "COLUMNS": "200"}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert "://" in line, self.log.read_text()
        self.url = line.split()[-1]
        self.port = int(self.log.read_text().rpartition(" · port ")[2].split()[0])

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """A clean stop; gives the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def client(self, **more: Any) -> httpx.Client:
        """Somebody at the server's door."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **more)


@contextmanager
def serving(data: Path, *options: str) -> Iterator[Serving]:
    """A server that is stopped afterwards."""
    server = Serving(data, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def bearer(token: str) -> dict[str, str]:
    """The header of somebody with a token."""
    return {"Authorization": f"Bearer {token}"}


class Table:
    """A table over the API with a program on every seat."""

    def __init__(
        self,
        client: httpx.Client,
        game: str = "shadow-throne",
        seats: int = 3,
        contributions: Sequence[str] = (),
        **more: Any,
    ) -> None:
        self.client = client
        opened = client.post("/api/tables", json={"game": game, "seats": ["open"] * seats, **more})
        assert opened.status_code == 201, opened.text
        self.id: str = opened.json()["table"]
        self.path = f"/api/tables/{self.id}"
        self.tokens: list[str] = []
        for seat in range(seats):
            mine = contributions[seat] if contributions else ""
            body = {"name": f"Prog {seat}", "seat": seat, "contribution": mine}
            sat = client.post(f"{self.path}/sit", json=body)
            self.tokens.append(sat.json()["token"])

    def see(self, seat: int | None = None, **params: str) -> dict[str, Any]:
        """The table as a seat sees it."""
        headers = {} if seat is None else bearer(self.tokens[seat])
        said = self.client.get(self.path, headers=headers, params=params)
        assert said.status_code == 200, said.text
        return dict(said.json())

    def do(self, me: int, verb: str, **body: Any) -> httpx.Response:
        """A seat does something."""
        return self.client.post(f"{self.path}/{verb}", json=body, headers=bearer(self.tokens[me]))

    def play(self, seat: int, ply: int, *moves: int) -> httpx.Response:
        """A seat answers."""
        return self.do(seat, "answer", ply=ply, moves=list(moves))

    def deciders(self) -> list[int]:
        """Who must decide."""
        return [seat["number"] for seat in self.see()["seats"] if seat["deciding"]]

    def go_on(self, answers: int) -> int:
        """Plays some answers, always the first move; gives the ply."""
        for _ in range(answers):
            seats = self.deciders()
            if not seats:
                break
            seen = self.see(seats[0])
            assert self.play(seats[0], seen["ply"], seen["choices"][0]["move"]).status_code == 200
        return int(self.see()["ply"])
