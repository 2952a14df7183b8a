"""Servers, thinkers and the database die while people play: `python -m tests.table.faults` kills 200 times."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.table.faults.trial import Trial, tried
from tests.table.postgres import programs


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_and_every_table_goes_on(tmp_path: Path, database: str) -> None:
    if database == "postgresql" and programs() is None:
        pytest.skip("There is no PostgreSQL (on Debian: apt install postgresql).")
    told: list[str] = []
    trial = Trial(tmp_path, database, 3, random.Random(4), 60.0, parties=1, rest=3, crews=False, tell=told.append)
    found = asyncio.run(tried(trial))
    assert found["answers"] > 0
    assert found["seats"] > 0
    assert len(told) == 3 + 4
