"""What STYX tells its bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import learned
from underthrone.games.styx import belief, features, habit
from underthrone.games.styx.state import Table
from underthrone.kernel.state import State

TREE_FROM: Final = 10
WEIGHTS: Final = Path(__file__).parent / "data" / "weights.toml"


class StyxHeuristics(learned.Learned):
    """Features in features.py, weights in data/weights.toml; an Audience that has begun is played to its end."""

    def facts(self, s: State) -> list[list[float]]:
        assert isinstance(s, Table)
        return features.facts(s)

    def progress(self, s: State) -> float:
        assert isinstance(s, Table)
        return features.progress(s)

    def settled(self, s: State) -> bool:
        assert isinstance(s, Table)
        return not s.tokens

    def traits(self, s: State, seat: int, options: list[int]) -> list[learned.Trait]:
        assert isinstance(s, Table)
        return features.traits(s, seat, options)

    def thumb(self, s: State, seat: int, options: list[int]) -> list[float]:
        assert isinstance(s, Table)
        return habit.thumb(s, seat, options)

    def tree_from(self, s: State) -> int:
        return TREE_FROM

    def imagine(self, s: State, seat: int, seed: int) -> State:
        w = s.redeal(seat, seed)
        assert isinstance(w, Table)
        belief.believe(w, seat, seed, self)
        return w


def load() -> StyxHeuristics:
    """With the weights that were learned."""
    return StyxHeuristics(features.NAMES, learned.read(WEIGHTS, features.NAMES))
