"""What Shadow Throne tells its bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import learned
from underthrone.games.shadow_throne import features
from underthrone.games.shadow_throne.state import Table
from underthrone.kernel.state import State

TREE_FROM: Final = 40
WEIGHTS: Final = Path(__file__).parent / "data" / "weights.toml"


class ThroneHeuristics(learned.Learned):
    """Features in features.py, weights in data/weights.toml; a battle that has begun is played to its end."""

    def facts(self, s: State) -> list[list[float]]:
        assert isinstance(s, Table)
        return features.facts(s)

    def progress(self, s: State) -> float:
        assert isinstance(s, Table)
        return features.progress(s)

    def settled(self, s: State) -> bool:
        """Before the draft of a battle."""
        assert isinstance(s, Table)
        return s.wave == 0 and not s.players[0].picks

    def traits(self, s: State, seat: int, options: list[int]) -> list[learned.Trait]:
        assert isinstance(s, Table)
        return features.traits(s, seat, options)

    def tree_from(self, s: State) -> int:
        return TREE_FROM


def load() -> ThroneHeuristics:
    """With the weights that were learned."""
    return ThroneHeuristics(features.NAMES, learned.read(WEIGHTS, features.NAMES))
