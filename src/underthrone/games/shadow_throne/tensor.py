"""What a seat may know of Shadow Throne as numbers: see games/tensors.py. Earlier battles aren't in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from underthrone.games.shadow_throne.cards import POOL
from underthrone.games.tensors import Pen, Scale, padded, turned

if TYPE_CHECKING:
    from underthrone.games.shadow_throne.state import Fighter, Table

ASKED: Final = 8  # room for questions of later rules
WAVE: Final = 5
BATTLES: Final = Scale(40, 5)
GOLD: Final = Scale(40, 8)
INFLUENCE: Final = Scale(60, 10)
POWER: Final = Scale(60, 10)
HAND: Final = Scale(8, 8)
PLUS: Final = Scale(8, 2)
FIGHTERS: Final = 7  # of a seat in the line; further ones aren't written
TURNED: Final = 3
MARKS: Final = 3  # of a fighter: silenced, converted, dead
LEFT_OUT: Final = {"past": "all", "picks": "order", "seats.line": "order", "sealed": "all"}


def write(s: Table, me: int, pen: Pen) -> None:
    """What is asked, the battle, the seat's own cards, what everybody shows."""
    n = s.setup.players
    kinds = len(s.cards.ids)
    pen.part("question")
    pen.one(ASKED, s.question)
    pen.part("addressed")
    pen.bits(turned(s.called, me, n))
    pen.part("battle")
    pen.number(BATTLES, s.battle)
    pen.part("wave")
    pen.one(WAVE, s.wave)
    pen.part("power")
    pen.numbers(POWER, s.track)
    pen.part("over")
    pen.flag(s.over)
    _own(s, me, kinds, pen)
    pen.part("seats", n)
    for i in range(n):
        _seat(s, (me + i) % n, kinds, pen)


def _own(s: Table, me: i64, kinds: i64, pen: Pen) -> None:
    """Hand, pool, picks, the saved card, and the pools that the seat has looked at."""
    players = s.players
    p = players[me]
    pen.part("hand", 3)
    pen.copies(p.hand, kinds)
    pen.part("pool", 3)
    pen.copies(p.pool, kinds)
    pen.part("picks", 3)
    pen.copies(p.picks, kinds)
    pen.part("saved")
    pen.lone(p.saved, kinds)
    pen.part("seen", 3 * (POOL + 1))
    looks: i64 = 0 if s.loose else len(p.picks) + (1 if p.pool else 0)
    n: i64 = len(players)
    done: i64 = len(players[0].picks)
    each = 3 * padded(kinds)
    for k in range(POOL + 1):
        if k < looks:
            first = (me - k) % n
            pen.heap(players[(first + done) % n].pool, kinds)
            for j in range(k, done):
                pen.heap_one(players[(first + j) % n].picks[j], kinds)
        pen.skip(each)


def _seat(s: Table, seat: i64, kinds: i64, pen: Pen) -> None:
    p = s.players[seat]
    pen.number(GOLD, p.gold)
    pen.number(INFLUENCE, p.influence)
    pen.number(HAND, len(p.hand))
    written = 0
    for f in s.line:
        if f.seat == seat and written < FIGHTERS:
            _fighter(s, f, kinds, pen)
            written += 1
    pen.skip((FIGHTERS - written) * (padded(kinds) + WAVE + 2 + padded(MARKS)))
    written = 0
    for f in s.turned:
        if f.seat == seat and written < TURNED:
            pen.lone(f.card, kinds)
            pen.one(WAVE, f.wave)
            written += 1
    pen.skip((TURNED - written) * (padded(kinds) + WAVE))


def _fighter(s: Table, f: Fighter, kinds: i64, pen: Pen) -> None:
    pen.lone(f.card, kinds)
    pen.one(WAVE, f.wave)
    pen.number(POWER, s.power(f))
    pen.number(PLUS, f.plus)
    pen.bits((1 if f.silenced else 0) | (2 if f.converted else 0) | (4 if f.dead else 0), MARKS)
