"""Information-set Monte Carlo tree search: every iteration imagines a world, every seat has a tree of its own."""

from __future__ import annotations

import math
import time
from typing import Final

from underthrone.bots.bot import Bot
from underthrone.bots.plans import Planner, play_until
from underthrone.bots.seat import Seat
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State

EXPLORE: Final = 0.6
NO_LIMIT: Final = 1 << 30
MOST_WORLDS: Final = 64  # for each halving of a comparison: more of them hardly change it


class Branch:
    """A move of one seat: how often it was there, how often it was tried, what it brought, what the seat did next."""

    def __init__(self) -> None:
        self.there: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.next: dict[int, Branch] = {}


class Search(Bot):
    """A seat's tree holds its own decisions only, so no choice depends on what that seat can't see yet.

    Answers given at the same time are played one after the other, hidden from each other by that.
    """

    def __init__(self, seed: int, iterations: int = NO_LIMIT, milliseconds: int = NO_LIMIT, rounds: int = 1) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.rounds = rounds  # a playout ends after so many rounds and is judged by the game's evaluation
        self.done: int = 0
        self.planner = Planner(self.dice)

    def choose(self, seat: Seat) -> int:
        """The move that was tried most often."""
        if seat.parts() > 1:
            return self.choose_part(seat)
        if seat.horizon() > 0:
            return self.compare(seat)
        roots = [Branch() for _ in range(seat.players())]
        end = time.perf_counter() + self.milliseconds / 1000.0
        self.done = 0
        while self.done < self.iterations:
            world = seat.redeal(self.dice.below(1 << 29))
            self.iterate(world, roots)
            self.done += 1
            if self.done % 16 == 0 and self.milliseconds < NO_LIMIT and time.perf_counter() > end:
                break
        best = -1
        most = -1
        for move, branch in sorted(roots[seat.me].next.items()):
            if branch.visits > most:
                most = branch.visits
                best = move
        return best

    def compare(self, seat: Seat) -> int:
        """All moves in the same imagined worlds, played on by habit; again and again the better half goes on."""
        heuristics = seat.heuristics()
        left = seat.moves()
        usual = left[0]
        totals = dict.fromkeys(left, 0.0)
        halvings = max(1, math.ceil(math.log2(len(left))))
        budget = self.iterations // halvings
        self.done = 0
        while len(left) > 1:
            end = time.perf_counter() + self.milliseconds / halvings / 1000.0
            for _ in range(max(1, min(budget // len(left), MOST_WORLDS))):
                world = seat.redeal(self.dice.below(1 << 29))
                chance = seeded(self.dice.below(1 << 29))
                last = world.round() + self.rounds * seat.horizon()
                usual = heuristics.habit(world, seat.me, Dice(chance))
                for move in left:
                    after = world.clone()
                    after.answered(seat.me, move)
                    play_until(after, last, Dice(chance))
                    totals[move] += heuristics.value(after, seat.me)
                    self.done += 1
                if self.milliseconds < NO_LIMIT and time.perf_counter() > end:
                    break
            best = sorted(left, key=lambda move: (-totals[move], move != usual))  # habit where nothing tells them apart
            left = best[: (len(left) + 1) // 2]
        return left[0]

    def choose_part(self, seat: Seat) -> int:
        """An answer of several parts is searched as a whole, with the budget of all its parts together."""
        if self.milliseconds < NO_LIMIT:
            end = time.perf_counter() + self.milliseconds * seat.parts() / 1000.0
            return self.planner.next_searched(seat, NO_LIMIT, end)
        return self.planner.next_searched(seat, self.iterations * seat.parts(), 0.0)

    def iterate(self, world: State, roots: list[Branch]) -> None:
        """One imagined world, played to its end: down the trees, then by habit."""
        dice = self.dice
        heuristics = world.setup.game.heuristics
        here: list[Branch | None] = list(roots)
        path: list[Branch] = []
        seats: list[int] = []
        last = world.round() + self.rounds
        while world.question >= 0 and world.round() < last:
            seat = world.decider()
            at = here[seat]
            if at is None:
                world.answered(seat, heuristics.habit(world, seat, dice))
                continue
            move = select(at, world.options(seat), dice)
            branch = at.next[move]
            path.append(branch)
            seats.append(seat)
            here[seat] = branch if branch.visits > 0 else None
            world.answered(seat, move)
        values = [heuristics.value(world, seat) for seat in range(len(roots))]
        for i, branch in enumerate(path):
            branch.visits += 1
            branch.total += values[seats[i]]


def select(at: Branch, options: list[int], dice: Dice) -> int:
    """An option never tried, at random; otherwise the best by upper confidence bound."""
    best = -1
    high = -1.0
    fresh = 0
    for move in options:
        branch = at.next.get(move)
        if branch is None:
            branch = Branch()
            at.next[move] = branch
        branch.there += 1
        if branch.visits == 0:
            fresh += 1
            if dice.below(fresh) == 0:
                best = move
        elif fresh == 0:
            bound = branch.total / branch.visits + EXPLORE * math.sqrt(math.log(branch.there) / branch.visits)
            if bound > high:
                high = bound
                best = move
    return best
