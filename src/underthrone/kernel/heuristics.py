"""What a game tells its bots: rules of thumb, no rules."""

from __future__ import annotations

from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State


class Heuristics:
    """An evaluation and a quick policy; a game's own class knows better than these."""

    def value(self, s: State, seat: int) -> float:
        """How good the position looks for the seat, from 0 to 1."""
        raise AssertionError("each game has an evaluation")

    def habit(self, s: State, seat: int, dice: Dice) -> int:
        """A quick and plausible move, for playouts: any of the options unless a game knows better."""
        options = s.options(seat)
        return options[dice.below(len(options))]

    def horizon(self, s: State) -> int:
        """For searches: 0 for a tree; otherwise moves are compared in the same worlds, so many rounds ahead."""
        return 0
