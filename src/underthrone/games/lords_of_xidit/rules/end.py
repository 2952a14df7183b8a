"""The end of the game: three assessments (p. 14 to 16)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.state import Table


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
    if i == 2:
        finish(s)


def eliminate_last(s: Table, kind: int, points: list[int]) -> None:
    """Ties: more units behind the screen, then further from the First Player; the dummy is below its equals."""
    n = len(points)
    last = -1
    least = (0, 0, 0)
    for seat in range(n):
        rank = (points[seat], sum(s.players[seat].units), (seat - s.first) % n)
        if seat not in s.out and (last < 0 or rank < least):
            last = seat
            least = rank
    if s.dummy and n not in s.out and s.dummy[kind] <= least[0]:
        s.out.append(n)
        s.tell(m.DUMMY_ELIMINATED, kind)
    else:
        s.out.append(last)
        s.tell(m.ELIMINATED, last, kind)


def finish(s: Table) -> None:
    """Who is still in has saved the kingdom; if it is the dummy, nobody has."""
    s.over = True
    for seat in range(len(s.players)):
        if seat not in s.out:
            s.tell(m.SAVED, seat)
            return
    s.tell(m.LOST)
