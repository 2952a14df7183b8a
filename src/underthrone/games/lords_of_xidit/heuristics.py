"""What Lords of Xidit tells its bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import learned
from underthrone.games.lords_of_xidit import features, habit
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.state import State

WEIGHTS: Final = Path(__file__).parent / "data" / "weights.toml"


class XiditHeuristics(learned.Learned):
    """Features in features.py and habit.py, weights in data/weights.toml; a year with its orders given is played on."""

    def facts(self, s: State) -> list[list[float]]:
        assert isinstance(s, Table)
        return features.facts(s)

    def progress(self, s: State) -> float:
        assert isinstance(s, Table)
        return s.year / s.mode.years

    def settled(self, s: State) -> bool:
        """While everybody gives orders."""
        return s.rules.parts[s.question] > 1

    def value(self, s: State, seat: int) -> float:
        """With a dummy at the table somebody must outlast it too."""
        if s.question >= 0 and not self.settled(s):
            s = self.played_on(s)
        assert isinstance(s, Table)
        if s.over:
            return 0.0 if seat in s.out else 1.0
        share = self.chances(s)[seat]
        return share * (1.0 - features.dummys_chance(s)) if s.dummy else share

    def traits(self, s: State, seat: int, options: list[int]) -> list[learned.Trait]:
        assert isinstance(s, Table)
        return habit.traits(s, seat, options)

    def thumb(self, s: State, seat: int, options: list[int]) -> list[float]:
        assert isinstance(s, Table)
        return habit.thumb(s, options)


def load() -> XiditHeuristics:
    """With the weights that were learned."""
    return XiditHeuristics(features.NAMES, learned.read(WEIGHTS, features.NAMES))
