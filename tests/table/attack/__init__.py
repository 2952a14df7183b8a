"""Attacks a real server, point by point, and says what held: `python -m tests.table.attack`.

Each point comes from an address of its own (127.x.y.z are all this machine), so that no limit of one point is met in
another. The tests run the same points with smaller numbers.
"""

from __future__ import annotations

from tests.table.attack import connections, people, requests
from tests.table.attack.point import POINTS, Attack, Point, attacked

__all__ = ["POINTS", "Attack", "Point", "attacked", "connections", "people", "requests"]
