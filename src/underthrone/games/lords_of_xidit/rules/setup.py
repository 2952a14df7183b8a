"""Setup (p. 5, 6)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, CITIES, PILE, set_of
from underthrone.games.lords_of_xidit.moves import PLACE
from underthrone.games.lords_of_xidit.rules.tiles import lay_recruits, lay_titans, show_tops
from underthrone.games.lords_of_xidit.rules.year import year
from underthrone.games.lords_of_xidit.state import THREAT, Table
from underthrone.kernel.rules import Reason, do


@RULES.step
def set_up(s: Table, first: int, _b: int) -> None:
    """Titans, city tiles, queues, assessments, First Player; then everybody places the Idrakys."""
    mode = s.mode
    lay_titans(s)
    tiles = mode.cities[:]
    s.shuffle(tiles)
    n = mode.spread
    for c in tiles[:n]:
        lay_recruits(s, c)
    for c in tiles[n : 2 * n]:
        s.tile[c] = THREAT
    s.recruitment_pile = tiles[2 * n : 2 * n + PILE]
    s.threat_pile = tiles[2 * n + PILE :]
    s.hidden = set_of(s.recruitment_pile + s.threat_pile)
    s.next_recruitment = s.recruitment_pile.pop()
    s.next_threat = s.threat_pile.pop()
    show_tops(s)
    s.assessments = [*range(len(ASSESSMENTS))]
    s.shuffle(s.assessments)
    if mode.dummy:
        s.dummy = [0, 0, 0]
        for i, assessment in enumerate(s.assessments):
            s.dummy[assessment] = mode.dummy - i
    s.first = first if first >= 0 else s.below(len(s.players))
    do(s, *[place.ask(seat) for seat in s.in_turn()], year.later())


@RULES.question("XI-06")
def place(s: Table, me: int, _a: int) -> list[int]:
    """Place your Idrakys in a city where no other stands yet."""
    taken = [p.city for p in s.players]
    return [PLACE.of(c) for c in range(CITIES) if c not in taken]


@place.answer
def placed(s: Table, me: int, move: int) -> None:
    s.players[me].city = PLACE.city(move)
    s.tell(m.PLACED, me, PLACE.city(move))


@place.refusal
def not_placed(s: Table, me: int, move: int) -> Reason | None:
    return ("city-taken", {"city": PLACE.city(move)}) if move in PLACE else None
