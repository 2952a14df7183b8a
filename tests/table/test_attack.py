"""What gave way to attackers once: each point on a real server. `python -m tests.table.attack` sends more of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.table.attack import POINTS, Attack, Point, attacked
from tests.table.serving import Serving


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the limits that it has by default."""
    with attacked(tmp_path_factory.mktemp("attack") / "data") as server:
        yield server


@pytest.mark.parametrize("point", POINTS, ids=lambda point: point.__name__)
def test_it_holds(target: Serving, point: Point) -> None:
    assert point(Attack(target, POINTS.index(point), much=False))
