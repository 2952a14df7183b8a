"""The end of the game: three assessments (p. 14 to 16)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.rules import Task


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
    """The lowest of those still in goes out."""
    _, last = min([(s.standing(kind, points, seat), seat) for seat in s.contestants() if seat not in s.out])
    s.out.append(last)
    if last == len(points):
        s.tell(m.DUMMY_ELIMINATED, kind)
    else:
        s.tell(m.ELIMINATED, last, kind)


@RULES.step
def finish(s: Table, _a: int, _b: int) -> None:
    """Who is still in has saved the kingdom; if it is the dummy, nobody has."""
    s.over = True
    for seat in range(len(s.players)):
        if seat not in s.out:
            s.tell(m.SAVED, seat)
            return
    s.tell(m.LOST)
