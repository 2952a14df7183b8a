"""Trees where a game has no habit to go by: each seat's tree holds its own decisions only, tried by confidence."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from underthrone.bots.seat import Seat
from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State

EXPLORE: Final = 0.6


class Branch:
    """A move of one seat: how often it was there, how often it was tried, what it brought, what the seat did next."""

    def __init__(self) -> None:
        self.there: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.next: dict[int, Branch] = {}


class Trees:
    """No choice depends on what a seat can't see yet: its tree knows nothing of the others.

    Answers given at the same time are played one after the other, hidden from each other by that.
    """

    def __init__(self, seat: Seat, dice: Dice, rounds: int) -> None:
        self.me = seat.me
        self.heuristics = seat.heuristics()
        self.dice = dice
        self.rounds = rounds
        self.roots = [Branch() for _ in range(seat.players())]

    def favourite(self) -> int:
        """What was tried most often at the root."""
        best = -1
        most = -1
        for move, branch in sorted(self.roots[self.me].next.items()):
            if branch.visits > most:
                most = branch.visits
                best = move
        return best

    def iterate(self, world: State) -> None:
        """One imagined world, played to the end of the round: down the trees, then by habit."""
        dice = self.dice
        heuristics = self.heuristics
        here: list[Branch | None] = list(self.roots)
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
        values = [heuristics.value(world, seat) for seat in range(len(self.roots))]
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
            bound = branch.total / branch.visits + EXPLORE * sqrt(log(branch.there) / branch.visits)
            if bound > high:
                high = bound
                best = move
    return best
