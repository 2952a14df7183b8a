"""What The Stygian Society tells its bots."""

from __future__ import annotations

from typing import Final

from underthrone.games.heuristics import Heuristics
from underthrone.games.learned import tried
from underthrone.games.stygian_society.cards import FLOORS
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.value import habit, value
from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State

HORIZON: Final = 3  # turns: the tower is too fickle for a tree; moves are compared where they meet the same chance


class SocietyHeuristics(Heuristics):
    """Rules of thumb, in value.py."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Table)
        return value(s, seat)

    def alike(self, players: int) -> int:
        """One leads three heroes and two lead four."""
        return {1: 3, 2: 4}.get(players, players)

    def progress(self, s: State) -> float:
        assert isinstance(s, Table)
        return s.floor / FLOORS

    def habit(self, s: State, seat: int, dice: Dice) -> int:
        assert isinstance(s, Table)
        return habit(s, seat, dice)

    def priors(self, s: State, seat: int, options: list[int]) -> list[float]:
        return tried(self, s, seat, options)

    def horizon(self, s: State) -> int:
        return HORIZON
