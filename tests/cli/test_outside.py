"""Bots from outside in the commands of the lab: named as ours are, and what they do wrong is counted."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Shell
from tests.doors.standin import model, server


def test_the_arena_counts_what_a_model_does_wrong(shell: Shell, tmp_path: Path) -> None:
    lines = iter(range(10**6))

    def sometimes(notations: list[str], _: list[dict[str, str]]) -> str:
        return notations[0] if next(lines) % 2 else "I resign."

    with server(model(sometimes)) as (url, _):
        name = f"llm(rules=off,tries=1):{url}/v1#odd"
        said = shell(f"arena styx --bots {name},random --games 2 --jobs 1 --out a.json")
    assert said.code == 0
    assert "Bots from outside" in said.out
    rows = {row["bot"]: row for row in json.loads((tmp_path / "a.json").read_text())["standings"]}
    assert rows["random"]["faults"] == {}
    assert rows[name]["faults"]["illegal"] == rows[name]["faults"]["fallback"] > 5


def test_faults_are_kept_in_the_rows_of_a_simulation(shell: Shell, tmp_path: Path) -> None:
    said = shell("sim styx --bots cmd(restarts=0):false,random --games 2 --jobs 1 --out runs")
    assert said.code == 0
    for line in (tmp_path / "runs" / "games.jsonl").read_text().splitlines():
        faults = json.loads(line)["faults"]
        assert faults[0]["died"] == 1
        assert faults[0]["fallback"] > 5
    assert shell("report runs/games.parquet --out page.html").code == 0


def test_one_plays_against_an_engine_in_the_terminal(shell: Shell) -> None:
    said = shell("play styx --seed 1 --bots cmd(restarts=0):false", "1\n" * 8 + "q\n")
    assert said.code == 0
    assert "Player 2" in said.out
