"""The Dark Oracle: an unlimited ability."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.cards import ORACLE
from underthrone.games.styx.moves import LOOK, NO_LOOK
from underthrone.games.styx.state import RULES, Table, Token
from underthrone.kernel.rules import Reason, do


@RULES.step
def consult_oracle(s: Table, _a: int, _b: int) -> None:
    """The owner of a face-up Dark Oracle may look at a token of somebody else before the reveal."""
    oracle = s.cards.holder[ORACLE]
    if oracle >= 0:
        for seat, p in enumerate(s.players):
            if oracle in p.army:
                do(s, look.ask(seat))


@RULES.question("SX-73")
def look(s: Table, me: int, _a: int) -> list[int]:
    """Look at one face-down token of another player, or at none."""
    return [NO_LOOK, *[LOOK + i for i, t in enumerate(s.tokens) if t.seat != me]]


@look.answer
def looked(s: Table, me: int, move: int) -> None:
    if move != NO_LOOK:
        t = s.tokens[move - LOOK]
        t.seen = me
        if len(s.players) == 2:
            s.tell(m.LOOKED_OF_TWO, me, nth(s, t), t.action, 1 << me)
        else:
            s.tell(m.LOOKED, me, t.seat, t.action, 1 << me)
        do(s, exchange.ask(me))


@look.refusal
def not_looked(s: Table, me: int, move: int) -> Reason | None:
    if LOOK <= move < m.KEEP:
        return ("own-token", {}) if move - LOOK < len(s.tokens) else ("no-token", {})
    return None


@RULES.question("SX-73")
def exchange(s: Table, me: int, _a: int) -> list[int]:
    """Exchange a token of yours for one that you haven't placed, on the same card and place, or keep it."""
    mine = [t.action for t in s.tokens if t.seat == me]
    options = [m.KEEP]
    for i, t in enumerate(s.tokens):
        if t.seat == me:
            options.extend([m.SWAP + 3 * i + action for action in range(3) if action not in mine])
    return options


@exchange.answer
def exchanged(s: Table, me: int, move: int) -> None:
    if move == m.KEEP:
        s.tell(m.KEPT, me)
        return
    t = s.tokens[(move - m.SWAP) // 3]
    t.action = (move - m.SWAP) % 3
    if len(s.players) == 2:
        s.tell(m.SWAPPED_OF_TWO, me, nth(s, t), t.action, 1 << me)
    else:
        s.tell(m.SWAPPED, me, s.slots[t.slot], t.action, 1 << me)


def nth(s: Table, t: Token) -> int:
    """Which of its player's tokens it is, in the order of placing: 1 or 2."""
    return 1 + [o for o in s.tokens if o.seat == t.seat].index(t)


@exchange.refusal
def not_exchanged(s: Table, me: int, move: int) -> Reason | None:
    if not m.SWAP <= move < m.GIVE_UP:
        return None
    i = (move - m.SWAP) // 3
    if i >= len(s.tokens) or s.tokens[i].seat != me:
        return "not-your-token", {}
    return "placed-already", {"action": (move - m.SWAP) % 3}
