"""What The Stygian Society tells its bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import learned
from underthrone.games.stygian_society import features, habit
from underthrone.games.stygian_society.cards import FLOORS, SUPPORT
from underthrone.games.stygian_society.moves import REGROUP
from underthrone.games.stygian_society.state import Table
from underthrone.kernel.state import State

HORIZON: Final = 3  # turns: the tower is too fickle for a tree; moves are compared where they meet the same chance
DOUBT: Final = 0.0125  # the outlook misjudges what habit knows from many games
WEIGHTS: Final = Path(__file__).parent / "data" / "weights.toml"


class SocietyHeuristics(learned.Learned):
    """Features in features.py and habit.py, weights in data/weights.toml; a turn that has begun is played on."""

    def facts(self, s: State) -> list[list[float]]:
        assert isinstance(s, Table)
        return features.facts(s)

    def alike(self, players: int) -> int:
        """One leads three heroes and two lead four."""
        return {1: 3, 2: 4}.get(players, players)

    def progress(self, s: State) -> float:
        assert isinstance(s, Table)
        return s.floor / FLOORS

    def settled(self, s: State) -> bool:
        """The active hero has done nothing yet in this turn."""
        assert isinstance(s, Table)
        if not s.turns:
            return True
        return s.card < 0 and (REGROUP not in s.options(s.decider()) or not s.ready(s.active, SUPPORT))

    def traits(self, s: State, seat: int, options: list[int]) -> list[learned.Trait]:
        assert isinstance(s, Table)
        return habit.traits(s, seat, options)

    def horizon(self, s: State) -> int:
        return HORIZON


def load() -> SocietyHeuristics:
    """With the weights that were learned."""
    found = SocietyHeuristics(features.NAMES, learned.read(WEIGHTS, features.NAMES))
    found.doubt = DOUBT
    return found
