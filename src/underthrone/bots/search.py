"""Search: moves compared in the same imagined worlds, which are played on by habit or, with time, down a growing tree.

Worlds are imagined as the seat believes them to be and judged by the game's chances after a round or so.
"""

from __future__ import annotations

import math
from typing import Final

from underthrone.bots.bot import Bot
from underthrone.bots.clock import CLOCK
from underthrone.bots.greedy import leaning
from underthrone.bots.plans import Planner, play_until
from underthrone.bots.seat import Seat
from underthrone.bots.tree import Tree
from underthrone.kernel.dice import Dice, seeded

NO_LIMIT: Final = 1 << 30
WITHIN_ONE: Final = 20  # iterations, or so, that take a millisecond
MOST_WORLDS: Final = 64  # for each halving of a comparison: more of them hardly change it


class Search(Bot):
    """Thinks for so many iterations or milliseconds about each decision."""

    def __init__(self, seed: int, iterations: int = NO_LIMIT, milliseconds: int = NO_LIMIT, rounds: int = 1) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.rounds = rounds  # a playout ends after so many rounds and is judged by the game's evaluation
        self.done: int = 0
        self.planner = Planner(self.dice)

    def choose(self, seat: Seat) -> int:
        if seat.parts() > 1:
            return self.choose_part(seat)
        return self.compare(seat)

    def compare(self, seat: Seat) -> int:
        """All moves in the same imagined worlds; again and again the better half goes on."""
        heuristics = seat.heuristics()
        left = seat.moves()
        lean = dict(zip(left, leaning(heuristics, seat.redeal(self.dice.below(1 << 29)), seat.me, left)))
        totals = dict.fromkeys(left, 0.0)
        halvings = max(1, math.ceil(math.log2(len(left))))
        budget = self.iterations // halvings
        long = min(self.milliseconds, self.iterations // WITHIN_ONE) >= seat.tree_from()
        tree = Tree(seat) if long else None
        worlds = NO_LIMIT if long else MOST_WORLDS
        self.done = 0
        while len(left) > 1:
            end = CLOCK.now() + self.milliseconds / halvings / 1000.0
            for _ in range(max(1, min(budget // len(left), worlds))):
                world = seat.redeal(self.dice.below(1 << 29))
                chance = seeded(self.dice.below(1 << 29))
                last = world.round() + self.rounds * seat.horizon()
                for move in left:
                    after = world.clone()
                    totals[move] += lean[move]
                    if tree is None:
                        after.answered(seat.me, move)
                        play_until(after, last, Dice(chance), heuristics)
                        totals[move] += heuristics.value(after, seat.me)
                    else:
                        totals[move] += tree.play(after, seat.me, move, last, Dice(chance))
                    self.done += 1
                if self.milliseconds < NO_LIMIT and CLOCK.now() > end:
                    break
            best = sorted(left, key=lambda move: -totals[move])
            left = best[: (len(left) + 1) // 2]
        return left[0]

    def choose_part(self, seat: Seat) -> int:
        """An answer of several parts is searched as a whole, with the budget of all its parts together."""
        if self.milliseconds < NO_LIMIT:
            end = CLOCK.now() + self.milliseconds * seat.parts() / 1000.0
            return self.planner.next_searched(seat, NO_LIMIT, end)
        return self.planner.next_searched(seat, self.iterations * seat.parts(), 0.0)
