"""`underthrone serve` as one starts it."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import uvicorn
from tests.patience import PATIENCE
from tests.table.serving import Serving, serving

from underthrone.table.app import application
from underthrone.table.config import Config
from underthrone.table.serve import Server


def said(*words: str, code: int = 2) -> str:
    """What a serve that can't start says, in one sentence."""
    command = [sys.executable, "-m", "underthrone", "serve", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert done.stderr.strip().count("\n") == 0
    return done.stderr


def test_it_says_where_it_is_and_which_engine_runs(server: Serving) -> None:
    first = server.log.read_text().splitlines()[0]
    assert first.split(" · ")[0] in ("rules plain", "rules compiled")
    assert str(server.data) in first
    assert (server.data / "underthrone.db").exists()


def test_bad_settings_are_said_in_a_sentence(folder: Path) -> None:
    assert "between 0 and 65535" in said("--port", "70000", "--data", str(folder))
    assert "at least 0" in said("--bots", "-1", "--data", str(folder))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "in use" in said("--port", str(taken.getsockname()[1]), "--data", str(folder))
    assert "is neither" in said("--trusted-proxies", "the moon", "--data", str(folder))


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(folder: Path) -> None:
    folder.parent.joinpath("file").write_text("not a folder")
    assert "Nothing can be written" in said("--data", str(folder.parent / "file"), code=1)
    assert "Nothing can be written" in said("--data", "/proc/underthrone", code=1)
    folder.mkdir()
    folder.joinpath("underthrone.db").write_text("this is no database")
    assert "can't be opened: file is not a database" in said("--data", str(folder), code=1)


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_signal_stops_it_in_peace(folder: Path, name: str) -> None:
    before = signal.signal(signal.Signals[name], signal.SIG_DFL)  # a suite in the background may ignore it
    server = Serving(folder)
    signal.signal(signal.Signals[name], before)
    try:
        server.process.send_signal(signal.Signals[name])
        assert server.process.wait(PATIENCE) == 0
        assert f"stop signal={name}" in server.log.read_text()
    finally:
        server.process.kill()


def test_it_outlives_the_terminal_when_it_was_started_to(folder: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does
    try:
        server = Serving(folder)
    finally:
        signal.signal(signal.SIGHUP, before)
    try:
        server.process.send_signal(signal.SIGHUP)
        with server.client() as client:
            assert client.get("/healthz").status_code == 200
        assert server.stop() == 0
        assert "SIGHUP" not in server.log.read_text()
    finally:
        server.process.kill()


def test_behind_a_proxy_links_and_cookies_are_of_the_outer_address(folder: Path) -> None:
    with serving(folder, "--base-url", "https://play.example.org/") as server:
        assert server.url == "https://play.example.org"
        server.url = f"http://127.0.0.1:{server.port}"
        with server.client() as client:
            cookie = client.get("/").headers["set-cookie"]
            assert "Secure" in cookie
            assert client.get("/healthz").headers["strict-transport-security"] == "max-age=31536000"
            table = client.post("/api/tables", json={"game": "styx", "seats": ["me", "easy"]}).json()["table"]
            link = client.get(f"/api/tables/{table}").json()["link"]
            assert link == f"https://play.example.org/t/{table}"


def test_a_stop_is_heard_while_the_house_is_opened(folder: Path) -> None:
    async def told() -> bool:
        app, house = application(Config(folder, quiet=True))
        server = Server(uvicorn.Config(app), house, lambda: None)
        server.handle_exit(signal.SIGTERM, None)
        house.store.engine.dispose()
        return server.should_exit

    assert asyncio.run(told())
