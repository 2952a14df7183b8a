"""Greedy: looks one answer ahead in a few imagined worlds and takes what looks best."""

from __future__ import annotations

from math import log
from typing import Final

from underthrone.bots.bot import Bot
from underthrone.bots.plans import Planner
from underthrone.bots.seat import Seat
from underthrone.games.heuristics import Heuristics
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State

WORLDS: Final = 8
HARDLY: Final = 1e-6  # no option is less likely
IDEAS: Final = 12  # whole answers that come to mind when an answer has several parts


class Greedy(Bot):
    """The game's evaluation after each move, averaged over worlds in which the others do something plausible."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.planner = Planner(self.dice)

    def choose(self, seat: Seat) -> int:
        if seat.parts() > 1:
            return self.planner.next_part(seat, WORLDS, IDEAS)
        heuristics = seat.heuristics()
        moves = seat.moves()
        lean = leaning(heuristics, seat.redeal(self.dice.below(1 << 29)), seat.me, moves)
        totals = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = seat.redeal(self.dice.below(1 << 29))
            habits = self.dice.below(1 << 29)
            for i, move in enumerate(moves):
                after = world.clone()
                settle(after, seat.me, move, Dice(seeded(habits)), heuristics)
                totals[i] += lean[i] + heuristics.value(after, seat.me)
        best = 0
        for i, total in enumerate(totals):
            if total > totals[best]:
                best = i
        return moves[best]


def leaning(heuristics: Heuristics, world: State, me: int, moves: list[int]) -> list[float]:
    """What counts beside each imagined world: habit's preference, which the evaluation there must outweigh."""
    return [heuristics.doubt * log(max(HARDLY, prior)) for prior in heuristics.priors(world, me, moves)]


def settle(world: State, me: int, move: int, dice: Dice, heuristics: Heuristics) -> None:
    """Plays the move, and where answers are sealed, plausible ones for the others."""
    world.answered(me, move)
    if world.sealed and world.parts_of(me):
        for other in world.deciders():
            if other == me:
                return
        for other in world.deciders():
            while other in world.deciders():
                world.answered(other, heuristics.habit(world, other, dice))
