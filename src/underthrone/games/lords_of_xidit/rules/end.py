"""The end of the game: three assessments (p. 14 to 16)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.rules import Task

Standing = tuple[int, int, int]


def assessments() -> list[Task]:
    """All three in their order, then the verdict."""
    return [*[assessment.later(i) for i in range(len(ASSESSMENTS))], finish.later()]


@RULES.step
def assessment(s: Table, i: int, _b: int) -> None:
    """Everybody is scored; of those still in, the last goes out, with five players first the last two."""
    kind = s.assessments[i]
    points = s.points(kind)
    for seat, mine in enumerate(points):
        s.tell(m.ASSESSED, seat, kind, mine)
    if s.dummy:
        s.tell(m.DUMMY_ASSESSED, kind, s.dummy[kind])
    for _ in range(2 if i == 0 and len(points) == 5 else 1):
        eliminate_last(s, kind, points)


def eliminate_last(s: Table, kind: int, points: list[int]) -> None:
    """The lowest of those still in goes out; the dummy is below its equals."""
    n = len(points)
    last = -1
    lowest = (0, 0, 0)
    for seat in range(n):
        rank = standing(points[seat], sum(s.players[seat].units), seat, s.first, n)
        if seat not in s.out and (last < 0 or rank < lowest):
            last = seat
            lowest = rank
    if s.dummy and n not in s.out and s.dummy[kind] <= points[last]:
        s.out.append(n)
        s.tell(m.DUMMY_ELIMINATED, kind)
    else:
        s.out.append(last)
        s.tell(m.ELIMINATED, last, kind)


def standing(points: int, units: int, seat: int, first: int, players: int) -> Standing:
    """A player's rank in an assessment: points, then units behind the screen, then how far from the First Player."""
    return points, units, (seat - first) % players


@RULES.step
def finish(s: Table, _a: int, _b: int) -> None:
    """Who is still in has saved the kingdom; if it is the dummy, nobody has."""
    s.over = True
    for seat in range(len(s.players)):
        if seat not in s.out:
            s.tell(m.SAVED, seat)
            return
    s.tell(m.LOST)
