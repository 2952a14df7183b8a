"""Simulations: the same rows whatever the number of processes, and files that agree."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

import pytest

import underthrone as ut
from underthrone.bots.clock import CLOCK
from underthrone.games.edition import Edition
from underthrone.kernel.errors import Trouble
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.match import Cards, Plan, Task
from underthrone.lab.simulate import read, simulate, summary, write

PLAN = Plan("shadow-throne", None, 3, {"target": "15"}, True)
RANDOM = ["random"] * 3


def test_rows_do_not_depend_on_the_number_of_jobs() -> None:
    alone = simulate(PLAN, RANDOM, 10, 5, Workers(1))
    assert [row["seed"] for row in alone.rows] == list(range(5, 15))
    assert simulate(PLAN, RANDOM, 10, 5, Workers(2)) == alone


def test_statistics_do_not_change_the_game() -> None:
    with_them = simulate(PLAN, RANDOM, 3, 1, Workers(1)).rows
    without = simulate(PLAN._replace(statistics=False), RANDOM, 3, 1, Workers(1)).rows
    assert [{**row, "statistics": {}} for row in with_them] == without


def test_parquet_and_json_lines_agree(tmp_path: Path) -> None:
    rows = simulate(PLAN, RANDOM, 5, 1, Workers(1)).rows
    for name in ("a.parquet", "a.jsonl"):
        write(tmp_path / name, rows, {"command": "none"})
    found, about = read(tmp_path / "a.parquet")
    assert (found, about) == read(tmp_path / "a.jsonl")
    assert about == {"command": "none"}
    assert [row["scores"] for row in found] == [row["scores"] for row in rows]


def test_cards_are_counted() -> None:
    rows = simulate(PLAN, RANDOM, 4, 1, Workers(1)).rows
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
    rows = simulate(PLAN, RANDOM, 10, 1, Workers(1)).rows
    seats, rounds, reasons, *own = summary(ut.game("shadow-throne"), rows)
    assert sum(row[1] for row in seats[2]) <= 10
    assert all(low <= rate <= high for _, _, rate, low, high, _, _ in seats[2])
    assert sum(row[1] for row in rounds[2]) == sum(row[1] for row in reasons[2]) == 10
    assert {table[0].split(" (")[0] for table in own} >= {"Battles won by faction", "Cards"}


def test_games_of_a_worker_that_dies_are_played_by_another() -> None:
    rows = spread(PLAN, [Task(RANDOM, seed) for seed in range(40)], Workers(2))
    found = [next(rows)]
    child = active_children()[0]
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    found += list(rows)
    seeds = sorted(row["seed"] for row in found if not isinstance(row, DeadWorker))
    assert seeds == list(range(40))


class Deadly:
    """Squares numbers; some of them kill who tries, some are refused."""

    def __init__(self, kills: set[int], refuses: set[int]) -> None:
        self.kills, self.refuses = kills, refuses

    def ready(self) -> Callable[[int], int]:
        return self.do

    def do(self, number: int) -> int:
        if number in self.kills:
            os.kill(os.getpid(), signal.SIGKILL)
        if number in self.refuses:
            raise Trouble(f"{number} is refused.")
        return number * number


def test_a_task_that_kills_every_worker_is_given_up_and_the_others_are_done() -> None:
    found = list(spread(Deadly({3}, set()), list(range(20)), Workers(2)))
    assert [death for death in found if isinstance(death, DeadWorker)] == [DeadWorker(-signal.SIGKILL, [3])]
    assert sorted(n for n in found if isinstance(n, int)) == [n * n for n in range(20) if n != 3]


def test_where_all_tasks_kill_it_ends_soon() -> None:
    deaths = list(spread(Deadly(set(range(100)), set()), list(range(100)), Workers(2)))
    assert sum(len(death.lost) for death in deaths if isinstance(death, DeadWorker)) == 100


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_task_raises_is_raised_here(jobs: int) -> None:
    with pytest.raises(Trouble, match="7 is refused"):
        list(spread(Deadly(set(), {7}), list(range(20)), Workers(jobs)))


class Clocked:
    """Tells which clock a bot would think by."""

    def ready(self) -> Callable[[int], bool]:
        return lambda number: CLOCK.processor


@pytest.mark.parametrize("jobs", [1, 2])
def test_other_work_beside_it_takes_nothing_from_a_bots_time(jobs: int) -> None:
    assert list(spread(Clocked(), [1, 2], Workers(jobs))) == [True, True]
    assert not CLOCK.processor, "where people wait, the wall's clock counts"


def test_an_edition_travels_by_its_contents(tmp_path: Path) -> None:
    g = ut.game("styx")
    plan = Plan("styx", Cards(g.edition, g.contents), 2, g.setup(2, None).options, False)
    assert plan.load() is g
    other = json.loads(g.contents)
    list(other["cards"].values())[-1]["name"] = "Somebody else"
    changed = Edition("mine", other)
    own = plan._replace(edition=Cards(changed.id, changed.text))
    [row] = simulate(own, ["random"] * 2, 1, 1, Workers(1)).rows
    assert own.load().edition == changed.id != g.edition
    assert row == simulate(own, ["random"] * 2, 2, 1, Workers(2)).rows[0]


def _sum(totals: dict[str, int], what: str) -> int:
    return sum(n for name, n in totals.items() if name.startswith("card.") and name.endswith(f".{what}"))
