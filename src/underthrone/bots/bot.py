"""Bots: programs that sit on a seat."""

from __future__ import annotations

from typing import Any, SupportsIndex

from mypy_extensions import mypyc_attr

from underthrone.bots.seat import Seat
from underthrone.games.heuristics import Heuristics
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Trouble
from underthrone.kernel.state import Result, State, whole


def number(bot: object, chosen: Any) -> int:
    """The number of the move that a bot chose; Trouble when it is none."""
    try:
        return whole(chosen)
    except TypeError:
        wrong = f"{type(bot).__name__} chose {chosen!r}"
        raise Trouble(f"{wrong}: a bot gives one of seat.moves(), or seat.parse(text) of a notation.") from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat; the same seed and the same decisions give the same moves."""

    def __init__(self, seed: SupportsIndex) -> None:
        self.dice = Dice(seeded(whole(seed)))
        self.heuristics: Heuristics | None = None  # other rules of thumb than the game's own
        self.listens: bool = False  # True: the host tells it what happens, by `hear`
        self.patience: float = 0.0  # seconds that a bot from outside may take for an answer
        self.faults: dict[str, int] = {}  # what a bot from outside did wrong, by kind; ours have none

    def choose(self, seat: Seat) -> SupportsIndex:
        """One of the seat's moves."""
        raise AssertionError("each bot chooses in its own way")

    def move(self, s: State, seat: SupportsIndex) -> int:
        """Sits down at the seat and chooses: the host calls this; the bot sees the seat alone."""
        me = whole(seat)
        options = s.options(me)
        return options[0] if len(options) == 1 else number(self, self.choose(self.seated(s, me)))

    def seated(self, s: State, me: int) -> Seat:
        """A seat as the bot sees it."""
        return Seat(s, me, self.dice.below(1 << 29), self.heuristics)

    def hear(self, events: list[dict[str, Any]]) -> None:
        """What an answer caused, as the seat may know it: told after every answer to a bot that listens."""

    def leave(self, result: Result | None) -> None:
        """The game is over, or nobody will ask any more: the host says so once."""


class Random(Bot):
    """Any legal move."""

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[self.dice.below(len(moves))]
