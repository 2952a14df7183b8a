"""Habit: plausible moves at once, without thinking; the warmer, the more often an unlikely one."""

from __future__ import annotations

from math import log

from underthrone.bots.bot import Bot
from underthrone.bots.seat import Seat
from underthrone.games.learned import drawn


class Habit(Bot):
    """Draws a move by the game's habit, tempered: at 2 a move that is 9 times as likely is taken 3 times as often."""

    def __init__(self, seed: int, warmth: float = 1.0) -> None:
        super().__init__(seed)
        self.warmth = warmth

    def choose(self, seat: Seat) -> int:
        world = seat.redeal(self.dice.below(1 << 29))
        options = world.options(seat.me)
        priors = seat.heuristics().priors(world, seat.me, options)
        return options[drawn([log(max(1e-9, prior)) / self.warmth for prior in priors], self.dice)]
