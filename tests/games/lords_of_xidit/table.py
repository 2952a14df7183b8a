"""Words for tests of Lords of Xidit: set up a position, give everybody orders, look at the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import underthrone as ut
from underthrone.games.lords_of_xidit.game import LordsOfXidit
from underthrone.games.lords_of_xidit.moves import ORDER, ORDERS
from underthrone.games.lords_of_xidit.state import Player, Table
from underthrone.kernel.dice import Dice, seeded

LETTERS = {"P": "militia", "A": "archers", "I": "infantry", "C": "clerics", "M": "mages"}
FAR = (5, 18, 4, 12)  # cities where nothing is in the way of a test
At = dict[str, Any]


@cache
def xidit() -> LordsOfXidit:
    g = ut.game("lords-of-xidit")
    assert isinstance(g, LordsOfXidit)
    return g


def new(players: int = 4, seed: int = 1, **options: str) -> Table:
    s = xidit().new(players, seed, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(s, Table)
    return s


def units(letters: str) -> dict[str, int]:
    return {name: letters.count(letter) for letter, name in LETTERS.items() if letter in letters}


def letters(p: Player) -> str:
    return "".join(letter * p.units[i] for i, letter in enumerate(LETTERS))


def seat(city: int, army: str = "", **more: Any) -> At:
    return {"city": city, "units": units(army), **more}


def position(*seats: At, players: int = 4, **more: Any) -> Table:
    """A scene; seats that aren't given stand far away with nothing."""
    at = [*seats, *[seat(FAR[i]) for i in range(players - len(seats))]]
    s = xidit().scene({"seats": at, **more})
    assert isinstance(s, Table)
    return s


def recruiting(**tiles: str) -> dict[int, dict[str, int]]:
    """Recruitment tiles with their units: `recruiting(_7="AIM")`."""
    return {int(name[1:]): units(army) for name, army in tiles.items()}


def orders(s: Table, *programs: str) -> Table:
    """Everybody's six orders; what isn't said is a wait. Stops at the next question."""
    for me in range(s.setup.players):
        icons = programs[me].split() if me < len(programs) else []
        for icon in [*icons, *["wait"] * (6 - len(icons))]:
            s.play(me, ORDER.of(ORDERS.index(icon)))
    return s


def asked(s: Table) -> str | None:
    return s.rules.question_names[s.question] if s.question >= 0 else None


def options(s: Table) -> list[str]:
    """The decider's moves in words."""
    return [xidit().words(s, s.decider(), move) for move in s.moves(s.decider())]


def answer(s: Table, *words: str) -> Table:
    """The decider takes the move that says this; and so on."""
    for word in words:
        fitting = [move for move in s.moves(s.decider()) if word in xidit().words(s, s.decider(), move)]
        assert len(fitting) == 1, f"{word!r} is said by {len(fitting)} of {options(s)}"
        s.play(s.decider(), fitting[0])
    return s


def told(s: Table) -> str:
    return " ".join(xidit().log(s, None))


def events(s: Table, name: str) -> list[dict[str, Any]]:
    return [event for event in xidit().happened(s, None) if event["event"] == name]


def bards(s: Table, me: int) -> dict[str, int]:
    """Where a seat has bards, the Bastion included."""
    ids = s.mode.land.region_ids
    return {ids[r]: s.bards_in(r)[me] for r in range(len(ids)) if s.bards_in(r)[me]}


def cities(tiles: list[int]) -> list[int]:
    """Their numbers."""
    return [c + 1 for c in tiles]


def lively(players: int, seed: int, **options: str) -> Iterator[Table]:
    """A game played by habit, position after position."""
    s, dice = new(players, seed, **options), Dice(seeded(seed))
    while s.deciders():
        yield s
        s.play(s.decider(), s.setup.game.heuristics.habit(s, s.decider(), dice))
    yield s
