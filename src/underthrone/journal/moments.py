"""A game line by line: the one place where a line of a journal becomes the next position."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from underthrone.kernel.data import by_name
from underthrone.kernel.game import Game
from underthrone.kernel.state import Result, State

ANSWER: Final = "answer"  # the seat made a move
BACK: Final = "back"  # the seat took its sealed answer back
UNDO: Final = "undo"  # the seat took its last answer back
RESULT: Final = re.compile("winners ([^,]+), places ([^,]+), scores ([^,]+), by (.+)")
# as json.dumps with sorted keys and no spaces; records are opened on the way, which is four times as fast as to_data
SORTED: Final = msgspec.json.Encoder(order="sorted", enc_hook=by_name)


class Line(NamedTuple):
    """What a seat did: answer with a move, or take back; and the digest of the table after it."""

    seat: int
    verb: str
    move: int | None  # None unless the verb is ANSWER
    digest: str

    @property
    def said(self) -> str:
        """The move or the verb, as it is written down."""
        return self.verb if self.move is None else str(self.move)


@dataclass(slots=True, frozen=True)
class Moment:
    """The game after some lines; its state is read, never played on."""

    number: int  # how many lines; 0 is the first deal
    line: Line | None  # the last of them
    state: State
    undoable: Undoable | None = None  # what may be taken back now; None behind a fence


@dataclass(slots=True, frozen=True)
class Undoable:
    """An answer that nobody's choice, no reveal and no random event came after."""

    number: int  # of its line
    seat: int
    before: Moment
    back: bool = False  # it took a sealed answer back: a journal may undo that, nobody is offered it


def after(game: Game, moment: Moment, line: Line) -> Moment:
    """The next moment; Illegal when the line isn't possible. A random event, a reveal and a choice are fences."""
    number = moment.number + 1
    if line.move is None and line.verb == UNDO:
        undoable = moment.undoable
        if undoable is None or undoable.seat != line.seat:
            moment.state.refuse(("no-undo", {}))
        back = undoable.before
        return Moment(number, line, back.state, back.undoable)
    s = moment.state.clone()
    if line.move is None:
        s.withdraw(line.seat)
        return Moment(number, line, s, Undoable(number, line.seat, moment, back=True))
    fence = _played(game, s, line.seat, line.move)
    return Moment(number, line, s, None if fence else Undoable(number, line.seat, moment))


def _played(game: Game, s: State, seat: int, move: int) -> bool:
    """Plays a move; tells whether it is a fence for undo."""
    draws = s.rng
    together = len(s.addressed) > 1
    s.play(seat, move)
    resolved = together and not s.parts_of(seat)
    revealed = any(game.events.kinds[event.kind].reveals for event in s.events)
    return resolved or revealed or s.rng != draws


def chained(before: str, text: str, s: State) -> str:
    """The digest of everything on the table and of all that led there."""
    table = SORTED.encode(s.table())
    return hashlib.sha256(f"{before}\n{text}\n".encode() + table).hexdigest()[:16]


def result_text(result: Result | None) -> str:
    """The result as it is written down; nothing while the game goes on."""
    if result is None:
        return ""

    def row(numbers: list[int]) -> str:
        return " ".join(map(str, numbers)) or "none"

    return (
        f"winners {row(result.winners)}, places {row(result.places)}, scores {row(result.scores)}, by {result.reason}"
    )


def result_from(text: str) -> Result | None:
    """The reverse of result_text()."""
    found = RESULT.fullmatch(text)
    if found is None:
        return None
    winners, places, scores = [[int(n) for n in row.split() if n != "none"] for row in found.groups()[:3]]
    return Result(winners, places, scores, found[4])
