"""Plans: answers of several parts, weighed as a whole and given part by part."""

from __future__ import annotations

from typing import Final

from underthrone.bots.clock import CLOCK
from underthrone.bots.seat import Seat
from underthrone.games.heuristics import Heuristics
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State

Plan = tuple[int, ...]

FIRST_WORLDS: Final = 16
MOST_WORLDS: Final = 32  # in which the best plan need not be doubted
THOUGHTS: Final = 4  # plausible answers of somebody else, before the best of them is bettered
NEVER: Final = -1.0  # the value of a plan that isn't possible
POOL: Final = 48  # plausible answers that a search begins with
LEADERS: Final = 8  # those that are weighed again when there are more worlds


class Planner:
    """Keeps the plan while its parts are given; the same dice and the same decisions make the same plans."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.plan: Plan = ()

    def next_part(self, seat: Seat, worlds: int, ideas: int) -> int:
        """The next part of a plan that looks good at once."""
        if not self.goes_on(seat):
            self.plan = self.planned(seat, worlds, ideas)
        return self.plan[len(seat.said())]

    def next_searched(self, seat: Seat, budget: int, end: float) -> int:
        """The next part of a plan that was searched with a budget of imagined rounds, or until the time `end`."""
        if not self.goes_on(seat):
            self.plan = self.searched(seat, budget, end)
        return self.plan[len(seat.said())]

    def goes_on(self, seat: Seat) -> bool:
        """What the seat has said so far is the beginning of the plan."""
        said = seat.said()
        return 0 < len(said) < len(self.plan) and self.plan[: len(said)] == tuple(said)

    def planned(self, seat: Seat, worlds: int, ideas: int) -> Plan:
        """The best of some plausible answers, bettered part by part."""
        trial = Trial(seat, self.dice)
        trial.imagine(worlds)
        return trial.bettered(ideas)

    def searched(self, seat: Seat, budget: int, end: float) -> Plan:
        """Plausible answers and all that are one step from the best, again and again, in more and more worlds."""
        trial = Trial(seat, self.dice, budget, end)
        trial.imagine_thought(max(4, min(FIRST_WORLDS, budget // 150)))
        best = trial.raced([trial.idea() for _ in range(max(4, min(POOL, budget // 24)))])
        while not trial.is_over():
            better = trial.raced([best, *neighbours(best, len(seat.said()), seat.moves())])
            if better == best:
                if len(trial.worlds) >= MOST_WORLDS:
                    break
                trial.imagine_thought(len(trial.worlds))
                better = trial.raced(trial.leaders())
            best = better
        return best


def neighbours(plan: Plan, said: int, moves: list[int]) -> list[Plan]:
    """Plans with another part somewhere, or with a part put in or taken out and the later ones moved."""
    found: list[Plan] = []
    for k in range(said, len(plan)):
        for move in moves:
            found.append((*plan[:k], move, *plan[k + 1 :]))
            found.append((*plan[:k], move, *plan[k:-1]))
            found.append((*plan[:k], *plan[k + 1 :], move))
    return found


class Trial:
    """Plans tried in the same imagined worlds, in each of which everybody else has answered."""

    def __init__(self, seat: Seat, dice: Dice, budget: int = 0, end: float = 0.0) -> None:
        self.seat = seat
        self.me = seat.me
        self.said = seat.said()
        self.heuristics = seat.heuristics()
        self.dice = dice
        self.budget = budget
        self.end = end
        self.spent: int = 0
        self.worlds: list[State] = []
        self.seeds: list[int] = []  # of the habits that play a world to the end of its round
        self.values: dict[Plan, list[float]] = {}  # of each plan, in the first worlds

    def is_over(self) -> bool:
        """The budget or the time is spent."""
        return self.spent >= self.budget or (self.end > 0.0 and CLOCK.now() > self.end)

    def imagine(self, count: int) -> None:
        """More worlds, in which everybody else answers by habit."""
        for _ in range(count):
            world = self.seat.redeal(self.dice.below(1 << 29))
            for other in world.deciders():
                while other != self.me and other in world.deciders():
                    world.answered(other, self.heuristics.habit(world, other, self.dice))
            self.add(world)

    def imagine_thought(self, count: int) -> None:
        """More worlds, in which everybody else plans for a moment, as far as the budget goes."""
        for _ in range(count):
            if self.worlds and self.is_over():
                return
            world = self.seat.redeal(self.dice.below(1 << 29))
            for other in world.deciders():
                if other != self.me:
                    for move in self.thought(world, other):
                        world.answered(other, move)
            self.add(world)

    def thought(self, world: State, other: int) -> Plan:
        """What somebody else may come to in a moment, in one world that looks right from there."""
        trial = Trial(Seat(world, other, self.dice.below(1 << 29), self.heuristics), self.dice)
        trial.imagine(1)
        plan = trial.bettered(THOUGHTS)
        self.spent += trial.spent
        return plan

    def add(self, world: State) -> None:
        """One more world to try plans in."""
        self.worlds.append(world)
        self.seeds.append(seeded(len(self.seeds)))

    def idea(self) -> Plan:
        """A plausible whole answer."""
        mine = self.worlds[self.dice.below(len(self.worlds))].clone()
        plan = self.said[:]
        while True:
            plan.append(self.heuristics.habit(mine, self.me, self.dice))
            if len(plan) == self.seat.parts():
                return tuple(plan)
            mine.answered(self.me, plan[-1])

    def bettered(self, ideas: int) -> Plan:
        """The best of some plausible answers, bettered part by part."""
        best = self.better(self.idea(), [self.idea() for _ in range(ideas - 1)])
        for k in range(len(self.said), self.seat.parts()):
            best = self.better(best, [(*best[:k], move, *best[k + 1 :]) for move in self.seat.moves()])
        return best

    def best(self, plans: list[Plan], worlds: int) -> Plan:
        """The plan with the most value in the first worlds; of equal ones the first."""
        found = plans[0]
        for plan in plans:
            if self.total(plan, worlds) > self.total(found, worlds):
                found = plan
        return found

    def better(self, found: Plan, plans: list[Plan]) -> Plan:
        """The best that is better than the plan found, and in half of the worlds no worse: others are soon given up."""
        worlds = len(self.worlds)
        for plan in plans:
            if self.total(plan, worlds // 2) >= self.total(found, worlds // 2):
                if self.total(plan, worlds) > self.total(found, worlds):
                    found = plan
        return found

    def raced(self, plans: list[Plan]) -> Plan:
        """The best in all worlds of those that are good in a quarter, then in half of them."""
        left = list(dict.fromkeys(plans))
        for worlds in (len(self.worlds) // 4, len(self.worlds) // 2):
            ranked = sorted([(-self.total(plan, worlds), i) for i, plan in enumerate(left)])
            left = [left[i] for _, i in ranked[: 2 + len(left) // 3]]
        if plans[0] not in left:
            left.append(plans[0])
        return self.best(left, len(self.worlds))

    def leaders(self) -> list[Plan]:
        """The best of the plans that have been tried in most worlds."""
        most = max([len(values) for values in self.values.values()])
        tried = [(-sum(values), plan) for plan, values in self.values.items() if len(values) == most]
        return [plan for _, plan in sorted(tried)[:LEADERS]]

    def total(self, plan: Plan, worlds: int) -> float:
        """What the plan is worth in the first worlds together."""
        values = self.values.setdefault(plan, [])
        while len(values) < worlds:
            values.append(self.value(plan, len(values)) if not values or values[0] >= 0.0 else NEVER)
        total = 0.0
        for i in range(worlds):
            total += values[i]
        return total

    def value(self, plan: Plan, i: int) -> float:
        """The evaluation of a world when its round is over."""
        self.spent += 1
        after = self.worlds[i].clone()
        now = after.round()
        for k in range(len(self.said), len(plan)):
            if i == 0 and plan[k] not in after.options(self.me):  # a seat's own options are the same in every world
                return NEVER
            after.answered(self.me, plan[k])
        play_until(after, now + 1, Dice(self.seeds[i]), self.heuristics)
        return self.heuristics.value(after, self.me)


def play_until(world: State, last: int, dice: Dice, heuristics: Heuristics) -> None:
    """Plays by habit until a round begins."""
    while world.question >= 0 and world.round() < last:
        seat = world.decider()
        world.answered(seat, heuristics.habit(world, seat, dice))
