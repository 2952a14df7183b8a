"""A tree of what each seat knows: in worlds that a seat can't tell apart it stands at the same node."""

from __future__ import annotations

from math import sqrt
from typing import Final

from underthrone.bots.seat import Seat
from underthrone.games.heuristics import Heuristics
from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State

EXPLORE: Final = 1.0  # how much a likely option is tried before it has shown itself
PLAUSIBLE: Final = 0.15  # of a prior is spread evenly: habit may be wrong


class Branch:
    """A move: how often it was tried, and what it brought."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0


class Node:
    """A decision of one seat; its options may differ between worlds that somebody else imagines."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0
        self.options: list[int] = []  # those that the priors are of
        self.priors: list[float] = []
        self.next: dict[int, Branch] = {}

    def expect(self, options: list[int], priors: list[float]) -> None:
        """Other options than the last time."""
        self.options = options
        self.priors = priors
        for move in options:
            if move not in self.next:
                self.next[move] = Branch()

    def note(self, move: int, value: float) -> None:
        """A move was tried, and brought so much."""
        branch = self.next[move]
        branch.visits += 1
        branch.total += value
        self.visits += 1
        self.total += value

    def chosen(self) -> int:
        """The best by what it brought and how likely it seemed (PUCT)."""
        root = EXPLORE * sqrt(self.visits)
        mean = self.total / self.visits if self.visits else 0.0
        even = PLAUSIBLE / len(self.options)
        best = self.options[0]
        high = -1.0
        for i, move in enumerate(self.options):
            branch = self.next[move]
            prior = (1.0 - PLAUSIBLE) * self.priors[i] + even
            brought = branch.total / branch.visits if branch.visits else mean
            bound = brought + root * prior / (1 + branch.visits)
            if bound > high:
                high = bound
                best = move
        return best


class Tree:
    """Grown by imagined worlds that are played to their end: down the nodes, then by habit.

    A seat's node is found by what it saw and did since the root, so no choice depends on what it can't know.
    """

    def __init__(self, seat: Seat) -> None:
        self.players = seat.players()
        self.heuristics: Heuristics = seat.heuristics()
        self.secret = [[*kind.secret, False, False, False] for kind in seat.game().events.kinds]
        self.nodes: dict[int, Node] = {}

    def play(self, world: State, me: int, move: int, last: int, dice: Dice) -> float:
        """Answers with the move, plays on until a round begins, learns from it, and gives the seat's chance there."""
        known = [key(seat, 0) for seat in range(self.players)]
        inside = [True] * self.players  # whose decisions are in the tree so far
        path: list[Node] = []
        taken: list[int] = []
        seats: list[int] = []
        seat = me
        world.recording = True
        while True:
            known[seat] = key(known[seat], move + 1)
            world.answered(seat, move)
            if world.question < 0 or world.round() >= last:
                break
            if world.recording:
                self.hear(world, known, inside)
            seat = world.decider()
            options = world.options(seat)
            if len(options) == 1:
                move = options[0]
            elif inside[seat]:
                node = self.nodes.get(known[seat])
                if node is None:
                    node = Node()
                    self.nodes[known[seat]] = node
                    inside[seat] = False
                    world.recording = True in inside
                if node.options != options:
                    node.expect(options[:], self.heuristics.priors(world, seat, options))
                move = node.chosen() if inside[seat] else self.heuristics.habit(world, seat, dice)
                path.append(node)
                taken.append(move)
                seats.append(seat)
            else:
                move = self.heuristics.habit(world, seat, dice)
        values = self.heuristics.chances(world)
        for i, node in enumerate(path):
            node.note(taken[i], values[seats[i]])
        return values[me]

    def hear(self, world: State, known: list[int], inside: list[bool]) -> None:
        """What happened goes into what each seat knows, without the parts that it may not see."""
        for kind, a, b, c, who in world.noted:
            hidden = self.secret[kind]
            whole = key(kind, key(a, key(b, c)))
            part = key(kind, key(0 if hidden[0] else a, key(0 if hidden[1] else b, 0 if hidden[2] else c)))
            for seat in range(self.players):
                if inside[seat]:
                    sees = who < 0 or who >> seat & 1
                    known[seat] = key(known[seat], whole if sees else part)


def key(a: int, b: int) -> int:
    """Two numbers as one; of numbers it is the same in every process."""
    return hash((a, b))
