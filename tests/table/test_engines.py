"""Engines at the web table: the operator offers them by name, and a visitor can't name one of their own."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.table.serving import bearer, serving

from underthrone.cli.serving import engines_of
from underthrone.kernel.errors import Trouble

EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"
TASTE = shlex.join([sys.executable, str(EXAMPLES / "engine.py")])


def test_an_engine_of_the_operators_plays_and_nobody_elses(tmp_path: Path) -> None:
    log = tmp_path / "said.log"
    options = ["--no-limits", "--bots", "1", "--engine", f"taste=cmd(time=30s,log={log}):{TASTE}"]
    with serving(tmp_path / "data", *options) as server, server.client() as client:
        for seat in ("cmd:touch never", "taste2", f"cmd:{TASTE}"):
            assert client.post("/api/tables", json={"game": "styx", "seats": ["me", seat]}).status_code == 400
        made = client.post("/api/tables", json={"game": "styx", "seats": ["me", "open"]}).json()
        me, path = bearer(made["token"]), f"/api/tables/{made['table']}"
        refused = client.post(f"{path}/give", json={"seat": 1, "level": "cmd:true"}, headers=me)
        assert refused.status_code == 400
        assert "easy, normal, hard, expert, taste" in refused.json()["detail"]
        assert "Bot: taste" in client.get("/new").text
        assert "taste" in client.get("/").text
        assert client.post(f"{path}/give", json={"seat": 1, "level": "taste"}, headers=me).status_code == 204
        client.post(f"{path}/start", headers=me, json={})
        end = time.monotonic() + PATIENCE
        while (seen := client.get(path, headers=me).json())["phase"] != "over":
            assert time.monotonic() < end
            if seen["phase"] == "playing" and seen["seats"][0]["deciding"]:
                answer = {"ply": seen["ply"], "moves": [seen["choices"][0]["move"]]}
                assert client.post(f"{path}/answer", json=answer, headers=me).status_code == 200
            else:
                time.sleep(0.02)
        assert seen["seats"][1]["level"] == "taste"
    assert len(log.read_text("utf-8").splitlines()) > 5, "the engine was asked"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["easy=greedy"], "a new name"),
        (["a=greedy", "a=random"], "a new name"),
        (["MuchTooLong=greedy"], "a new name"),
        (["greedy"], "a new name"),
        (["x=cmd:/no/such/engine"], "There is no program '/no/such/engine'"),
    ],
)
def test_a_wrong_engine_is_said_before_anything_is_served(given: list[str], says: str) -> None:
    with pytest.raises(Trouble) as error:
        engines_of(given)
    assert says in str(error.value)
    assert engines_of(["x=greedy", "y=cmd(time=1s):true"]) == (("x", "greedy"), ("y", "cmd(time=1s):true"))
