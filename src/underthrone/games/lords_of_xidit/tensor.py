"""What a seat may know of Lords of Xidit as numbers: see games/tensors.py. What lay open is counted for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, CITIES, PILES, REGIONS, UNITS, among
from underthrone.games.lords_of_xidit.moves import ORDER as ORDER_OF
from underthrone.games.lords_of_xidit.moves import ORDERS, SHOW, WHEELS
from underthrone.games.tensors import Pen, Scale, turned

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.state import Table

SEATS: Final = 5
ASKED: Final = 16  # room for questions of later rules
TILE: Final = 3
ORDER: Final = len(ORDERS)
ASSESSED: Final = len(ASSESSMENTS)
ABOUT: Final = Scale(31, 8)
YEARS: Final = Scale(12, 4)
FEW: Final = Scale(19, 4)
STOCK: Final = Scale(20, 10)
GOLD: Final = Scale(80, 20)
DEPTH: Final = Scale(CITIES, 8)
LEFT_OUT: Final = {
    **dict.fromkeys(("years", "censuses", "recruitment.discard", "threats.discard", "rankings", "eliminated"), "all"),
    **dict.fromkeys(("points", "barracks"), "all"),
}


def write(s: Table, me: int, pen: Pen) -> None:
    """What is asked, the year, the board, the queues, and everybody's stock as who counts knows it."""
    n = s.setup.players
    pen.part("question")
    pen.one(ASKED, s.question)
    pen.part("about")
    pen.number(ABOUT, s.arg)
    pen.number(ABOUT, s.fought + 1)
    pen.number(ABOUT, s.counted)
    pen.part("addressed")
    pen.bits(turned(s.called, me, n))
    pen.part("year")
    pen.number(YEARS, s.year)
    pen.part("first")
    pen.one(SEATS, (s.first - me) % n)
    pen.part("assessments", len(ASSESSMENTS))
    for place in range(len(ASSESSMENTS)):
        pen.one(ASSESSED, s.assessments[place] if place < len(s.assessments) else -1)
    pen.part("dummy")
    for assessment in range(len(ASSESSMENTS)):
        pen.number(STOCK, s.dummy[assessment] if s.dummy else 0)
    pen.part("over")
    pen.flag(s.over)
    pen.part("barracks")
    pen.numbers(FEW, s.barracks)
    pen.part("sealed", WHEELS)
    mine = s.parts_of(me)
    for k in range(WHEELS):
        pen.one(ORDER, ORDER_OF.order(mine[k]) if k < len(mine) and mine[k] in ORDER_OF else -1)
    pen.part("census")
    pen.number(FEW, SHOW.count(mine[0]) + 1 if mine and mine[0] in SHOW else 0)
    _board(s, me, n, pen)
    _queues(s, pen)
    pen.part("seats", n)
    for i in range(n):
        _seat(s, (me + i) % n, pen)


def _board(s: Table, me: int, n: int, pen: Pen) -> None:
    pen.part("cities", CITIES)
    stationed = s.stationed
    units = len(UNITS)
    for c in range(CITIES):
        pen.one(TILE, s.tile[c])
        pen.run(FEW, stationed, c * units, units)
        pen.one(SEATS, (s.guild[c] - me) % n if s.guild[c] >= 0 else -1)
        pen.number(FEW, s.height[c])
    pen.part("regions", REGIONS)
    for r in range(REGIONS):
        pen.run(STOCK, s.bards, r * n + me, n - me)
        pen.run(STOCK, s.bards, r * n, me)


def _queues(s: Table, pen: Pen) -> None:
    """The next tiles, the tops, and the places of tiles that were seen when they went into the piles."""
    pen.part("queues", 2)
    _queue(s, s.next_recruitment, s.recruitment_pile, pen)
    _queue(s, s.next_threat, s.threat_pile, pen)
    pen.part("titans", PILES)
    for pile in range(PILES):
        upper = s.titan_on_top[pile]
        pen.number(FEW, (1 if upper >= 0 else 0) + (1 if s.titan_under[pile] >= 0 else 0))
        pen.number(FEW, 0 if not s.raging[pile] else 1 + upper % 2)


def _queue(s: Table, next_tile: int, pile: list[int], pen: Pen) -> None:
    pen.one(CITIES, next_tile)
    pen.one(CITIES, pile[-1] if pile else -1)
    depths = [0] * CITIES
    for depth in range(len(pile)):
        c = pile[len(pile) - 1 - depth]
        if not among(c, s.hidden):
            depths[c] = depth + 1
    pen.numbers(DEPTH, depths)
    pen.number(DEPTH, len(pile))


def _seat(s: Table, seat: int, pen: Pen) -> None:
    p = s.players[seat]
    pen.one(CITIES, p.city)
    for k in range(WHEELS):
        pen.one(ORDER, p.orders[k] if k < len(p.orders) else -1)
    pen.bits(p.recruited, CITIES)
    pen.bits(p.beaten, CITIES)
    pen.bits(p.slain, CITIES)
    pen.numbers(FEW, p.units)
    pen.number(FEW, p.shown)
    pen.number(GOLD, p.gold)
    pen.number(STOCK, p.bards)
    pen.number(STOCK, p.stories)
    pen.number(STOCK, p.held)
    pen.flag(seat in s.out)
