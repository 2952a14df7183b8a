"""Commands of the lab."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.cli.conftest import Shell
from tests.patience import PATIENCE

from underthrone.lab import chance, simulate
from underthrone.lab.executor import DeadWorker, Workers
from underthrone.lab.match import Plan, Row, Task


def test_sim_and_report(shell: Shell, tmp_path: Path) -> None:
    said = shell("sim shadow-throne --games 12 --bots random --jobs 1 --out runs")
    assert said.code == 0
    for words in ("Seats", "Rounds", "How games ended", "Battles won by faction", "Outlaw", "12 games in"):
        assert words in said.out
    for name in ("games.parquet", "games.jsonl"):
        assert shell(f"report runs/{name} --out {name}.html").code == 0
        page = (tmp_path / f"{name}.html").read_text("utf-8")
        assert "Outlaw" in page
        assert "12 games" in page


def test_one_named_file(shell: Shell, tmp_path: Path) -> None:
    shell("sim shadow-throne --games 1 --bots random --jobs 1 --format jsonl --no-statistics --out one.jsonl")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.jsonl", "one.jsonl.about.json"]


def test_a_worker_that_dies_is_reported(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def spread(plan: Plan, tasks: list[Task], workers: Workers) -> Iterator[Row | DeadWorker[Task]]:
        yield DeadWorker(-9, tasks)

    monkeypatch.setattr(simulate, "spread", spread)
    said = shell("sim shadow-throne --games 3 --bots random")
    assert said.code == 1
    assert "Workers died (exit code -9): 3 games from seed 1 on weren't played." in said.err


def lines(screen: int) -> Iterator[str]:
    """What a terminal shows, bit by bit, until nobody writes to it any more."""
    with suppress(OSError):  # Linux says so at the end
        while some := os.read(screen, 4096):
            yield some.decode(errors="replace")


@pytest.mark.slow
@pytest.mark.parametrize(("stop", "jobs"), [(signal.SIGINT, 2), (signal.SIGTERM, 2), (signal.SIGTERM, 1)])
def test_ctrl_c_and_kill_keep_what_is_done(tmp_path: Path, stop: signal.Signals, jobs: int) -> None:
    words = f"sim shadow-throne --games 1000000 --bots random --jobs {jobs} --format jsonl --out kept.jsonl"
    screen, terminal = pty.openpty()  # on a terminal it says how far it is
    process = subprocess.Popen(
        [sys.executable, "-m", "underthrone", *words.split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(os.path.abspath(p) for p in sys.path if p), "TERM": "xterm"},
        stderr=terminal,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a suite in the background ignores it
    )
    os.close(terminal)
    err = ""
    for said in lines(screen):
        err += said
        if re.search(r"[1-9]\d*/1000000", err):
            process.send_signal(stop)
            break
    err = "".join(lines(screen))
    process.wait(PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in err
    rows, about = simulate.read(tmp_path / "kept.jsonl")
    assert rows
    assert about["wanted"] == 1000000
    assert f"Stopped: {len(rows):,} game" in err


def test_arena(shell: Shell, tmp_path: Path) -> None:
    said = shell("arena shadow-throne --bots greedy,random,random --games 3 --jobs 1 --out result.json")
    assert said.code == 0
    assert "greedy" in said.out
    found = json.loads((tmp_path / "result.json").read_text())
    assert found["games"] == 3
    assert {"date", "command", "commit", "engine", "rules", "edition"} <= set(found)


def test_bench_prints_a_table_and_json(shell: Shell, tmp_path: Path) -> None:
    said = shell("bench shadow-throne --players 3 --seconds 0.02 --rounds 2 --json figures.json")
    assert "decisions/s" in said.err
    assert json.loads(said.out)["games"]
    [row] = json.loads((tmp_path / "figures.json").read_text())["games"]
    assert row["players"] == 3
    assert row["decisions_per_second"] > row["games_per_second"] > 0
    assert row["clone_microseconds"] > 0


def test_the_battery_prints_a_table_and_keeps_the_figures(shell: Shell, tmp_path: Path) -> None:
    said = shell("bench chance --draws 20000 --json chance.json")
    assert said.code == 0
    assert max(map(len, said.out.splitlines())) <= 80
    assert "fine triples" in said.out
    kept = json.loads((tmp_path / "chance.json").read_text())
    assert kept["draws"] == {"fast": 20_000, "keyed": 2_000}
    assert len(kept["tests"]) == len(chance.BATTERY)
