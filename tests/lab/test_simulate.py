"""Simulations: the same rows whatever the number of processes, and files that agree."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children
from pathlib import Path

import underthrone as ut
from underthrone.lab.match import Plan
from underthrone.lab.pool import DeadWorker, Task, played
from underthrone.lab.simulate import read, simulate, summary, write

PLAN = Plan("shadow-throne", None, 3, {"target": "15"}, True)
RANDOM = ["random"] * 3


def test_rows_do_not_depend_on_the_number_of_jobs() -> None:
    alone = simulate(PLAN, RANDOM, 10, 5, 1)
    assert [row["seed"] for row in alone.rows] == list(range(5, 15))
    assert simulate(PLAN, RANDOM, 10, 5, 2) == alone


def test_statistics_do_not_change_the_game() -> None:
    with_them = simulate(PLAN, RANDOM, 3, 1, 1).rows
    without = simulate(PLAN._replace(statistics=False), RANDOM, 3, 1, 1).rows
    assert [{**row, "statistics": {}} for row in with_them] == without


def test_parquet_and_json_lines_agree(tmp_path: Path) -> None:
    rows = simulate(PLAN, RANDOM, 5, 1, 1).rows
    for name in ("a.parquet", "a.jsonl"):
        write(tmp_path / name, rows, {"command": "none"})
    found, about = read(tmp_path / "a.parquet")
    assert (found, about) == read(tmp_path / "a.jsonl")
    assert about == {"command": "none"}
    assert [row["scores"] for row in found] == [row["scores"] for row in rows]


def test_cards_are_counted() -> None:
    rows = simulate(PLAN, RANDOM, 4, 1, 1).rows
    for row in rows:
        totals = row["statistics"]
        battles = totals["battles.fought"]
        assert battles == row["rounds"]
        assert _sum(totals, "drafted") == battles * 3 * 6
        assert _sum(totals, "chosen") >= battles * 3 * 4  # and more with extra cards
        assert _sum(totals, "chosen") == _sum(totals, "played") + _sum(totals, "turned")
        assert _sum(totals, "influence") == sum(row["scores"])
        won = sum(totals[f"battles.{name}"] for name in ("empire", "rebels", "church"))
        assert won >= battles + totals["battles.tied"]


def test_the_summary_adds_up() -> None:
    rows = simulate(PLAN, RANDOM, 10, 1, 1).rows
    seats, rounds, reasons, *own = summary(ut.game("shadow-throne"), rows)
    assert sum(row[1] for row in seats[2]) <= 10
    assert all(low <= rate <= high for _, _, rate, low, high, _, _ in seats[2])
    assert sum(row[1] for row in rounds[2]) == sum(row[1] for row in reasons[2]) == 10
    assert {table[0].split(" (")[0] for table in own} >= {"Battles won by faction", "Cards"}


def test_a_worker_that_dies_takes_only_its_own_games_along() -> None:
    tasks = [Task(RANDOM, seed) for seed in range(40)]
    rows = played(PLAN, tasks, 2)
    first = next(rows)
    assert not isinstance(first, DeadWorker)
    child = active_children()[0]
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    rest = list(rows)
    [death] = [row for row in rest if isinstance(row, DeadWorker)]
    assert death.code == -signal.SIGKILL
    assert 1 + len(rest) - 1 + len(death.lost) == 40


def _sum(totals: dict[str, int], what: str) -> int:
    return sum(n for name, n in totals.items() if name.startswith("card.") and name.endswith(f".{what}"))
