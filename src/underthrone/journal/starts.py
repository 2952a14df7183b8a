"""Where a continuation begins: the position that it goes on from, kept on its own paper."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NamedTuple

from underthrone.journal.cards import packed, unpacked
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game, Setup
from underthrone.kernel.state import State

SAID: Final = re.compile(r"answer (\d{1,9}) ([0-9a-f]{16})(?:, redealt for seat (\d))?")
CHANCE: Final = {"rng": 1, "draw_key": ""}  # that of the other game has no say here


class Start(NamedTuple):
    """A moment of another game: after which answer, that line's digest, and whose knowledge was kept."""

    number: int
    digest: str
    seat: int | None  # what this seat couldn't know was dealt anew; None: all is as it really was
    state: str  # JSON

    def said(self) -> str:
        """As it stands in a header."""
        return f"answer {self.number} {self.digest}" + ("" if self.seat is None else f", redealt for seat {self.seat}")

    def paper(self) -> str:
        """The position in one word."""
        return packed(self.state)

    def position(self, game: Game, setup: Setup) -> State:
        """The position, without chance of its own."""
        try:
            state: dict[str, Any] = json.loads(self.state)
        except ValueError:
            raise Trouble("The position that the game begins with is damaged.") from None
        s = game.from_data(setup.to_data() | {"state": state})
        if not s.deciders():
            raise Trouble("The position that the game begins with is an end.")
        return s


def started(s: State, number: int, digest: str, seat: int | None, seed: int) -> Start:
    """A start from a position: as it is, or for a seat with everything dealt anew that it can't know."""
    world = s if seat is None else s.redeal(seat, seed)
    return Start(number, digest, seat, json.dumps(world.to_data()["state"] | CHANCE, separators=(",", ":")))


def read_start(said: str, paper: str) -> Start:
    """The reverse of said() and paper()."""
    found = SAID.fullmatch(said)
    if found is None:
        raise Trouble(f"What the game continues isn't said as it should be: {said[:60]!r}.")
    return Start(int(found[1]), found[2], None if found[3] is None else int(found[3]), unpacked(paper))
