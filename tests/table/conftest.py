"""One real server for all tests that only need one; and houses without a web for the verbs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.table.houses import DATABASES
from tests.table.postgres import Postgres, programs, running
from tests.table.serving import Serving, serving

BOTH = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server process."""
    with serving(tmp_path_factory.mktemp("table") / "data", "--no-limits") as running:
        yield running
        assert "broken" not in running.log.read_text()


@pytest.fixture
def client(server: Serving) -> Iterator[httpx.Client]:
    """A browser or a program that has never been here."""
    with server.client() as one:
        yield one


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    if programs() is None:
        pytest.skip("There is no PostgreSQL (on Debian: apt install postgresql).")
    with running() as server:
        yield server


@pytest.fixture
def shared(postgres: Postgres, tmp_path: Path) -> Iterator[Path]:
    """A data folder whose tables are in a database of their own on PostgreSQL: several processes share it."""
    name = f"t{time.monotonic_ns()}"
    folder = tmp_path / "shared"
    folder.mkdir()
    DATABASES[folder] = postgres.new(name)
    yield folder
    del DATABASES[folder]
    postgres.drop(name)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder of one's own, on SQLite."""
    return tmp_path / "data"


@pytest.fixture(params=BOTH)
def data(request: pytest.FixtureRequest) -> Path:
    """A data folder of one's own, once on SQLite and once with its tables on PostgreSQL."""
    found: Path = request.getfixturevalue("folder" if request.param == "sqlite" else "shared")
    return found
