"""Greedy: looks one answer ahead in a few imagined worlds and takes what looks best."""

from __future__ import annotations

from typing import Final

from underthrone.bots.bot import Bot
from underthrone.bots.seat import Seat
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State

WORLDS: Final = 8
IDEAS: Final = 12  # whole answers that come to mind when an answer has several parts


class Greedy(Bot):
    """The game's evaluation after each move, averaged over worlds in which the others do something plausible."""

    def __init__(self, seed: int, worlds: int = WORLDS, ideas: int = IDEAS) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.ideas = ideas
        self.plan: list[int] = []  # the whole answer of several parts that is being given

    def choose(self, seat: Seat) -> int:
        if seat.parts() > 1:
            return self.choose_part(seat)
        moves = seat.moves()
        totals = [0.0] * len(moves)
        for _ in range(self.worlds):
            world = seat.redeal(self.dice.below(1 << 29))
            habits = self.dice.below(1 << 29)
            for i, move in enumerate(moves):
                after = world.clone()
                settle(after, seat.me, move, Dice(seeded(habits)))
                totals[i] += after.value(seat.me)
        best = 0
        for i, total in enumerate(totals):
            if total > totals[best]:
                best = i
        return moves[best]

    # --- Answers of several parts

    def choose_part(self, seat: Seat) -> int:
        """The next part of the plan; a plan is made with the first part."""
        said = seat.said()
        if not said or len(said) >= len(self.plan) or self.plan[: len(said)] != said:
            self.plan = self.planned(seat, said)
        return self.plan[len(said)]

    def planned(self, seat: Seat, said: list[int]) -> list[int]:
        """The best of some plausible whole answers, bettered part by part."""
        worlds = [self.answered_by_others(seat) for _ in range(self.worlds)]
        best: list[int] = []
        most = -1.0
        for i in range(self.ideas):
            plan = self.idea(worlds[i % self.worlds], seat.me, said, seat.parts())
            total = self.judged(worlds, seat.me, plan, said)
            if total > most:
                most = total
                best = plan
        for k in range(len(said), seat.parts()):
            for move in seat.moves():
                if move != best[k]:
                    plan = best[:]
                    plan[k] = move
                    total = self.judged(worlds, seat.me, plan, said)
                    if total > most:
                        most = total
                        best = plan
        return best

    def answered_by_others(self, seat: Seat) -> State:
        """An imagined world in which everybody else has answered in a plausible way."""
        world = seat.redeal(self.dice.below(1 << 29))
        for other in world.deciders():
            while other != seat.me and other in world.deciders():
                world.answered(other, world.habit(other, self.dice))
        return world

    def idea(self, world: State, me: int, said: list[int], parts: int) -> list[int]:
        """A plausible whole answer."""
        mine = world.clone()
        plan = said[:]
        while True:
            plan.append(mine.habit(me, self.dice))
            if len(plan) == parts:
                return plan
            mine.answered(me, plan[-1])

    def judged(self, worlds: list[State], me: int, plan: list[int], said: list[int]) -> float:
        """The evaluation when the round is over, summed over the worlds; -1 for a plan that isn't possible."""
        total = 0.0
        for i, world in enumerate(worlds):
            after = world.clone()
            for move in plan[len(said) :]:
                if move not in after.options(me):
                    return -1.0
                after.answered(me, move)
            play_round(after, world.round(), Dice(seeded(i)))
            total += after.value(me)
        return total


def settle(world: State, me: int, move: int, dice: Dice) -> None:
    """Plays the move, and where answers are sealed, plausible ones for the others."""
    world.answered(me, move)
    if world.sealed and world.parts_of(me):
        for other in world.deciders():
            if other == me:
                return
        for other in world.deciders():
            while other in world.deciders():
                world.answered(other, world.habit(other, dice))


def play_round(world: State, now: int, dice: Dice) -> None:
    """Plays by habit until the round is over."""
    while world.question >= 0 and world.round() == now:
        seat = world.decider()
        world.answered(seat, world.habit(seat, dice))
