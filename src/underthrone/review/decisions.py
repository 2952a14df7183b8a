"""The decisions of a game: what counted in the end, without what was taken back.

An answer of several parts is one decision, and so is a payment step by step: half of it isn't worth a word.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from underthrone.journal.moments import ANSWER, UNDO, Moment
from underthrone.kernel.state import State

Answer = tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Decision:
    """One whole answer of a seat."""

    number: int  # of its first line, from 1
    last: int  # of its last line
    seat: int
    answer: Answer
    before: State  # read, never played on
    after: State
    forced: bool = False  # there was nothing to choose

    @property
    def resolved(self) -> bool:
        """No sealed answer lies on the table after it."""
        return not any(part >= 0 for part in self.after.sealed)


class _Given(NamedTuple):
    """A line that counted."""

    number: int
    seat: int
    move: int
    before: State
    after: State


def decisions(moments: Iterable[Moment]) -> list[Decision]:
    """All decisions of a game, in the order in which they were made."""
    kept: dict[int, list[_Given]] = {0: []}  # the lines that count, after each line
    last = 0
    for before, moment in pairwise(moments):
        line = moment.line
        assert line is not None
        last = moment.number
        if line.verb == UNDO:
            assert before.undoable is not None
            kept[last] = kept[before.undoable.before.number]
            continue
        s, given = before.state, kept[before.number]
        sealed = len(s.parts_of(line.seat))
        if line.verb != ANSWER or sealed == s.rules.parts[s.question]:  # taken back, or said anew
            given = _without(given, line.seat, sealed)
        if line.move is not None:
            given = [*given, _Given(last, line.seat, line.move, s, moment.state)]
        kept[last] = given
    return _grouped(kept[last])


def _without(given: list[_Given], seat: int, count: int) -> list[_Given]:
    """The lines without the last ones of a seat."""
    mine = [i for i, one in enumerate(given) if one.seat == seat][-count:]
    return [one for i, one in enumerate(given) if i not in mine]


def goes_on(before: State, seat: int, after: State) -> bool:
    """The seat goes on paying."""
    if after.question != before.question or not before.rules.piecemeal[before.question]:
        return False
    return before.addressed == after.addressed == [seat]


def _grouped(given: list[_Given]) -> list[Decision]:
    groups: list[list[_Given]] = []
    open_to: dict[int, list[_Given]] = {}  # answers that still lack a part, by seat
    for one in given:
        last = groups[-1][-1] if groups else None
        if last is not None and last.seat == one.seat and goes_on(last.before, one.seat, one.before):
            groups[-1].append(one)
            continue
        group = open_to.setdefault(one.seat, [])
        if not group:
            groups.append(group)
        group.append(one)
        if len(group) == one.before.rules.parts[one.before.question]:
            del open_to[one.seat]
    found = [
        Decision(
            group[0].number,
            group[-1].number,
            group[0].seat,
            tuple(one.move for one in group),
            group[0].before,
            group[-1].after,
            all(len(one.before.options(one.seat)) == 1 for one in group),
        )
        for group in groups
    ]
    return sorted(found, key=lambda decision: decision.last)
