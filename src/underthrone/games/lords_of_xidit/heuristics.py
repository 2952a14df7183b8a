"""What Lords of Xidit tells its bots."""

from __future__ import annotations

from typing import Final

from underthrone.games.heuristics import Heuristics
from underthrone.games.learned import tried
from underthrone.games.lords_of_xidit.habit import habit
from underthrone.games.lords_of_xidit.state import Table
from underthrone.games.lords_of_xidit.value import value
from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State

HORIZON: Final = 1  # all but the orders, which bots plan as a whole, are small questions


class XiditHeuristics(Heuristics):
    """Rules of thumb, in value.py and habit.py."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Table)
        return value(s, seat)

    def habit(self, s: State, seat: int, dice: Dice) -> int:
        assert isinstance(s, Table)
        return habit(s, seat, dice)

    def priors(self, s: State, seat: int, options: list[int]) -> list[float]:
        return tried(self, s, seat, options)

    def horizon(self, s: State) -> int:
        return HORIZON
