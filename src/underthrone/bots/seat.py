"""What a bot gets: a seat. It has options, a view and imagined worlds; the true state isn't in it."""

from __future__ import annotations

from typing import Any

from underthrone.kernel.heuristics import Heuristics
from underthrone.kernel.state import State


class Seat:
    """A seat at a table, seen by its player: holds a redealt world, which by law tells no more than the view does."""

    def __init__(self, s: State, me: int, seed: int) -> None:
        self.me = me
        self._world = s.redeal(me, seed)

    def players(self) -> int:
        """How many sit at the table."""
        return self._world.setup.players

    def moves(self) -> list[int]:
        """The legal moves."""
        return self._world.moves(self.me)

    def parts(self) -> int:
        """How many moves make a whole answer to the question that is open."""
        return self._world.rules.parts[self._world.question]

    def said(self) -> list[int]:
        """The parts of the answer that are sealed so far."""
        return self._world.parts_of(self.me)

    def heuristics(self) -> Heuristics:
        """What the game tells its bots."""
        return self._world.setup.game.heuristics

    def horizon(self) -> int:
        """How a search goes about this game."""
        return self.heuristics().horizon(self._world)

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._world.view(self.me)

    def redeal(self, seed: int) -> State:
        """A world that looks like the true one from here; a bot may play on in it."""
        return self._world.redeal(self.me, seed)
