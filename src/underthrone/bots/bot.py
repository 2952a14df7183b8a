"""Bots: programs that sit on a seat."""

from __future__ import annotations

from underthrone.bots.seat import Seat
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State


class Bot:
    """Chooses moves for a seat; the same seed and the same decisions give the same moves."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seeded(seed))

    def choose(self, seat: Seat) -> int:
        """One of the seat's moves."""
        raise AssertionError("each bot chooses in its own way")

    def move(self, s: State, me: int) -> int:
        """Sits down at the seat and chooses: the host calls this; the bot sees the seat alone."""
        options = s.options(me)
        return options[0] if len(options) == 1 else self.choose(Seat(s, me, self.dice.below(1 << 29)))


class Random(Bot):
    """Any legal move."""

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[self.dice.below(len(moves))]
