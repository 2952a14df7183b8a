"""`underthrone serve` as one starts it."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.table.serving import Serving, serving


def said(*words: str) -> str:
    """What a serve that can't start says, in one sentence."""
    command = [sys.executable, "-m", "underthrone.cli", "serve", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
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
    folder.parent.joinpath("file").write_text("not a folder")
    assert "file" in said("--data", str(folder.parent / "file"))


def test_behind_a_proxy_links_and_cookies_are_of_the_outer_address(folder: Path) -> None:
    with serving(folder, "--base-url", "https://play.example.org/") as server:
        assert server.url == "https://play.example.org"
        port = server.log.read_text().rpartition("port ")[2].split()[0]
        server.url = f"http://127.0.0.1:{port}"
        with server.client() as client:
            cookie = client.get("/").headers["set-cookie"]
            assert "Secure" in cookie
            table = client.post("/api/tables", json={"game": "styx", "seats": ["me", "easy"]}).json()["table"]
            link = client.get(f"/api/tables/{table}").json()["link"]
            assert link == f"https://play.example.org/t/{table}"
