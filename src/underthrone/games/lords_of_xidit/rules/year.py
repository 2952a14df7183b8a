"""The course of a year: secret orders, their resolution, its end (p. 6, 7, 14)."""

from __future__ import annotations

from typing import Final

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.moves import ORDER, ORDERS, WAIT, WHEELS, is_road
from underthrone.games.lords_of_xidit.rules.actions import eliminate, recruit
from underthrone.games.lords_of_xidit.rules.census import census
from underthrone.games.lords_of_xidit.rules.end import assessments
from underthrone.games.lords_of_xidit.rules.titans import face_titans
from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT, Player, Table
from underthrone.games.lords_of_xidit.tensor import SEATS
from underthrone.kernel.rules import Task, do

WHEEL: Final = [ORDER.of(icon) for icon in range(len(ORDERS))]


# --- Phase one: secret orders (p. 6)


@RULES.step
def year(s: Table, _a: int, _b: int) -> None:
    """One year: secret orders, their resolution, perhaps a census, the token to the left."""
    s.year += 1
    for p in s.players:
        p.orders = []
        p.recruited = 0
        p.beaten = 0
        p.slain = 0
    s.tell(m.YEAR_BEGAN, s.year, s.first)
    s.agenda.extend(YEAR_WITH_CENSUS if s.year in s.mode.censuses else YEAR)
    s.agenda.append(program.ask_all(len(s.players)))


@RULES.question("XI-10", parts=WHEELS)
def program(s: Table, me: int, _a: int) -> list[int]:
    """Set the next wheel of your programming board: a road, an action or a wait, always all of them."""
    return WHEEL


@program.answer
def programmed(s: Table, me: int, move: int) -> None:
    s.players[me].orders.append(ORDER.order(move))


# --- Phase two: order resolution (p. 7)


@RULES.step
def order(s: Table, k: int, _b: int) -> None:
    """Everybody's order number k, in turn order."""
    s.tell(m.ORDERS_BEGAN, k + 1)
    s.agenda.extend(IN_TURN[len(s.players)][s.first][k])


@RULES.step
def carry_out(s: Table, me: int, k: int) -> None:
    """One order of one player: what it does is decided by what lies there now."""
    p = s.players[me]
    icon = p.orders[k]
    if is_road(icon):
        travel(s, me, p, icon)
    elif icon == WAIT:
        s.tell(m.WAITED, me)
    elif s.tile[p.city] == RECRUITMENT:
        recruit(s, me, p)
    elif s.tile[p.city] == THREAT:
        eliminate(s, me, p)
    else:
        face_titans(s, me, p)


def travel(s: Table, me: int, p: Player, colour: int) -> None:
    """Along the road of that colour; where there is none, nothing happens."""
    there = s.mode.land.roads[p.city][colour]
    if there < 0:
        s.tell(m.STRAYED, me, colour, p.city)
        return
    p.city = there
    s.tell(m.TRAVELLED, me, colour, there)


# --- Phase five: end of the game year (p. 14)


@RULES.step
def end_of_year(s: Table, _a: int, _b: int) -> None:
    """The token passes to the left; after the last year the assessments begin."""
    if s.year < s.mode.years:
        s.first = s.first + 1 if s.first + 1 < len(s.players) else 0
        do(s, year.later())
    else:
        do(s, *assessments())


# --- The course of a year, last task first like the agenda

YEAR: Final[list[Task]] = [*[order.later(k) for k in range(WHEELS)], end_of_year.later()][::-1]
YEAR_WITH_CENSUS: Final[list[Task]] = [YEAR[0], census.later(), *YEAR[1:]]
IN_TURN: Final[list[list[list[list[Task]]]]] = [  # by number of players, First Player and wheel
    [
        [[carry_out.later((first + i) % players, k) for i in range(players)][::-1] for k in range(WHEELS)]
        for first in range(players)
    ]
    for players in range(SEATS + 1)
]
