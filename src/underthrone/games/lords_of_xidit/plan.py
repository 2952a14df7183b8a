"""What a lord's orders would do, as far as the lord can know it: the rules carry them out where nobody else moves."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.kingdom import CITIES, Kingdom, listed
from underthrone.games.lords_of_xidit.moves import ACTION, CAUSES, ORDERS, is_road
from underthrone.games.lords_of_xidit.rules.titans import fight
from underthrone.games.lords_of_xidit.rules.year import carry_out
from underthrone.games.lords_of_xidit.state import NO_TILE, Table
from underthrone.kernel.rules import do
from underthrone.kernel.state import Event

Outcome = dict[str, Any]  # what comes of an order, and the facts that its words need
VAIN: Final = ("strayed", "cancelled")


def leads(land: Kingdom) -> list[list[int]]:
    """Of each city, where each order leaves a lord who is there: at the end of a road that begins there, or there."""
    return [
        [land.roads[c][order] if is_road(order) and land.roads[c][order] >= 0 else c for order in range(len(ORDERS))]
        for c in range(CITIES)
    ]


def first_orders(land: Kingdom) -> list[list[int]]:
    """Of each city, the order that begins the shortest way to each city; who is there acts."""
    return [[ACTION if there == c else land.way[c][there] for there in range(CITIES)] for c in range(CITIES)]


def outcomes(s: Table, me: int, orders: list[int]) -> list[Outcome]:
    """What comes of each order, as the board stands now; tiles that nobody knows never come."""
    w = s.redeal(me, 0)
    assert isinstance(w, Table)
    w.recording = True
    w.agenda.clear()
    w.sealed = []
    w.players[me].orders = orders
    found: list[Outcome] = []
    for k in range(len(orders)):
        w.noted = []
        do(w, carry_out.later(me, k))
        w.advance()
        found.append(_outcome(w, me))
        while w.waiting:  # whatever it asks on the way: the first answer
            w.play(w.decider(), w.options(w.decider())[0])
        for c in listed(s.hidden):
            w.tile[c] = NO_TILE
    return found


def _outcome(w: Table, me: int) -> Outcome:
    """The first thing that an order did, and why it brings no stories."""
    p = w.players[me]
    if w.question == fight.id:
        return {"what": "fight", "city": p.city}
    first: Event = w.events[0]
    found: Outcome = {"what": m.EVENTS.kinds[first.kind].name, "city": p.city}
    if first.kind == m.RECRUITED:
        found["unit"] = first.c
    elif first.kind == m.CANCELLED:
        found["cause"] = CAUSES[first.c]
        if first.c == m.UNITS_LACK:
            found["lacking"] = [max(0, n - have) for n, have in zip(w.mode.tiles.needs[p.city], p.units)]
    elif first.kind == m.BEATEN:
        denied = [CAUSES[event.c] for event in w.events if event.kind == m.DENIED]
        found["denied"] = denied[0] if denied else ""
    return found
