"""Nothing accepted is ever lost: `python tests/table/kill.py 20` kills more often."""

from __future__ import annotations

from pathlib import Path

from tests.table.kill import killed


def test_no_kill_loses_an_answer(data: Path) -> None:
    told: list[str] = []
    killed(data, 3, told.append)
    assert len(told) == 3
