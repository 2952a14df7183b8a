"""Plans: answers of several parts, weighed as a whole and given part by part."""

from __future__ import annotations

import time

from underthrone.bots.seat import Seat
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State


class Planner:
    """Keeps the plan while its parts are given; the same dice and the same decisions make the same plans."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.plan: list[int] = []

    def next_part(self, seat: Seat, worlds: int, ideas: int, end: float = 0.0) -> int:
        """The next part of the plan; a plan is made with the first part, until the time `end` if there is one."""
        said = seat.said()
        if not said or len(said) >= len(self.plan) or self.plan[: len(said)] != said:
            self.plan = self.planned(seat, said, worlds, ideas, end)
        return self.plan[len(said)]

    def planned(self, seat: Seat, said: list[int], count: int, ideas: int, end: float) -> list[int]:
        """The best of some plausible whole answers, bettered part by part, in the same imagined worlds."""
        worlds = [self.answered_by_others(seat) for _ in range(count)]
        best: list[int] = []
        most = -1.0
        tried: set[tuple[int, ...]] = set()
        for i in range(ideas):
            plan = self.idea(worlds[i % count], seat.me, said, seat.parts())
            if tuple(plan) not in tried:
                tried.add(tuple(plan))
                total = judged(worlds, seat.me, plan, said)
                if total > most:
                    most = total
                    best = plan
            if end and time.perf_counter() > end:
                return best
        for k in range(len(said), seat.parts()):
            for move in seat.moves():
                plan = [*best[:k], move, *best[k + 1 :]]
                if tuple(plan) not in tried:
                    tried.add(tuple(plan))
                    total = judged(worlds, seat.me, plan, said)
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


def judged(worlds: list[State], me: int, plan: list[int], said: list[int]) -> float:
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


def play_round(world: State, now: int, dice: Dice) -> None:
    """Plays by habit until the round is over."""
    while world.question >= 0 and world.round() == now:
        seat = world.decider()
        world.answered(seat, world.habit(seat, dice))
