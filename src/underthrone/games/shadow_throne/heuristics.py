"""What Shadow Throne tells its bots."""

from __future__ import annotations

from underthrone.games.heuristics import Heuristics
from underthrone.games.shadow_throne.state import Table
from underthrone.games.shadow_throne.value import value
from underthrone.kernel.state import State


class ThroneHeuristics(Heuristics):
    """Rules of thumb, in value.py."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Table)
        return value(s, seat)
