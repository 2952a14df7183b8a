"""How hard the laws are tried: quickly and alike each time; `--examples 100` tries a hundred times as many games.

`--quick` leaves out what is slow, and tries what is true at every table with each game's fewest players alone.
`--busy 6` runs six processes beside the tests that do nothing but work: no test may depend on how fast the machine is.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

import underthrone as ut

QUICK = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TESTS = Path(__file__).parent
SLOW = {  # folders, and files by their paths; a test alone has the mark `slow`
    *("browser", "deploy", "lab", "table", "cli/test_edition.py", "cli/test_terminal.py", "docs/test_add_a_card.py"),
    *("docs/test_add_a_game.py", "docs/test_bots.py", "docs/test_change_a_rule.py", "docs/test_operate.py"),
    *("docs/test_workshop.py", "doors/test_engines.py", "doors/test_http.py", "games/styx/test_bots.py"),
    *("laws/test_reach.py", "laws/test_same_game.py", "laws/test_schema.py", "packaging", "review/test_review.py"),
}
WORK = "while True: sum(range(1000))"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("underthrone")
    group.addoption("--examples", type=int, default=1, metavar="TIMES", help="Try every law that many times as often.")
    group.addoption("--quick", action="store_true", help="Leave out what is slow.")
    group.addoption("--busy", type=int, default=0, metavar="N", help="Processes that keep the machine busy meanwhile.")


def pytest_configure(config: pytest.Config) -> None:
    times: int = config.getoption("examples")
    if times < 1:
        raise pytest.UsageError("--examples is at least 1.")
    more = settings(QUICK, max_examples=QUICK.max_examples * times, derandomize=False, print_blob=True)
    settings.register_profile("underthrone", QUICK if times == 1 else more)
    settings.load_profile("underthrone")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is slow isn't even read."""
    return True if config.getoption("quick") and is_slow(collection_path) else None


def is_slow(path: Path) -> bool:
    """In a folder that is slow, or a file that is."""
    return any(path == TESTS / name or TESTS / name in path.parents for name in SLOW)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        chance = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
        if chance or "times" in getattr(item, "fixturenames", ()):
            item.add_marker("law")
        if is_slow(item.path):
            item.add_marker("slow")
    if config.getoption("quick"):
        left_out = {item for item in items if item.get_closest_marker("slow") or crowded(item)}
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


class OneByOne(LoadScopeScheduling):  # type: ignore[misc]  # xdist shows no types
    """Tests go to whoever is free, but those of wheels all to one process: a wheel is built once."""

    def _split_scope(self, nodeid: str) -> str:
        return "wheels" if "/packaging/" in nodeid else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneByOne:
    return OneByOne(config, log)


def crowded(item: pytest.Item) -> bool:
    """A table with more players than the game needs."""
    given: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return {"game_id", "players"} <= given.keys() and given["players"] > ut.game(given["game_id"]).players[0]


@pytest.fixture(scope="session")
def times(request: pytest.FixtureRequest) -> int:
    """How many times as much as usual a law is tried."""
    wanted: int = request.config.getoption("examples")
    return wanted


@pytest.fixture(scope="session", autouse=True)
def company(request: pytest.FixtureRequest) -> Iterator[None]:
    """Others who work on the same machine."""
    first = getattr(request.config, "workerinput", {}).get("workerid", "gw0") == "gw0"
    wanted: int = request.config.getoption("busy") if first else 0
    others = [subprocess.Popen([sys.executable, "-c", WORK]) for _ in range(wanted)]
    yield
    for other in others:
        other.kill()
        other.wait()
