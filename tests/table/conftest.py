"""One real server for all tests that only need one; and houses without a web for the verbs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.table.serving import Serving, serving


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


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder of one's own."""
    return tmp_path / "data"
