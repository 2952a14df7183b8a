"""The Dark Oracle: an unlimited ability."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import ability
from underthrone.games.styx.book import RULES
from underthrone.games.styx.cards import ORACLE
from underthrone.games.styx.moves import ACTIONS, KEEP, LOOK, NO_LOOK, SWAP
from underthrone.games.styx.state import Table, Token
from underthrone.kernel.rules import Reason, Task, do, do_all

ability("oracle", events=(m.LOOKED, m.LOOKED_OF_TWO))


@RULES.step
def consult_oracle(s: Table, _a: int, _b: int) -> None:
    """The owner of a face-up Dark Oracle may look at a token of somebody else before the reveal."""
    power = s.cards.power
    asked: list[Task] = []
    for seat, p in enumerate(s.players):
        for c in p.army:
            if power[c] == ORACLE:
                asked.append(look.ask(seat))
    do_all(s, tuple(asked))


@RULES.question("SX-73")
def look(s: Table, me: int, _a: int) -> list[int]:
    """Look at one face-down token of another player that nobody has looked at, or at none."""
    return [NO_LOOK, *[LOOK.of(i) for i, t in enumerate(s.tokens) if t.seat != me and t.seen < 0]]


@look.answer
def looked(s: Table, me: int, move: int) -> None:
    if move != NO_LOOK:
        t = s.tokens[LOOK.token(move)]
        t.seen = me
        if len(s.players) == 2:
            s.tell(m.LOOKED_OF_TWO, me, nth(s, t), t.action, 1 << me)
        else:
            s.tell(m.LOOKED, me, t.seat, t.action, 1 << me)
        do(s, exchange.ask(me))


@look.refusal
def not_looked(s: Table, me: int, move: int) -> Reason | None:
    if move not in LOOK:
        return None
    if LOOK.token(move) >= len(s.tokens):
        return "no-token", {}
    return ("own-token", {}) if s.tokens[LOOK.token(move)].seat == me else ("looked-at", {})


@RULES.question("SX-73")
def exchange(s: Table, me: int, _a: int) -> list[int]:
    """Exchange a token of yours for one that you haven't placed, on the same card and place, or keep it."""
    mine = [t.action for t in s.tokens if t.seat == me]
    options = [KEEP]
    for i, t in enumerate(s.tokens):
        if t.seat == me:
            options.extend([SWAP.of(i, action) for action in range(len(ACTIONS)) if action not in mine])
    return options


@exchange.answer
def exchanged(s: Table, me: int, move: int) -> None:
    if move == KEEP:
        s.tell(m.KEPT, me)
        return
    t = s.tokens[SWAP.token(move)]
    t.action = SWAP.action(move)
    if len(s.players) == 2:
        s.tell(m.SWAPPED_OF_TWO, me, nth(s, t), t.action, 1 << me)
    else:
        s.tell(m.SWAPPED, me, s.slots[t.slot], t.action, 1 << me)


def nth(s: Table, t: Token) -> int:
    """Which of its player's tokens it is, in the order of placing: 1 or 2."""
    return 1 + [o for o in s.tokens if o.seat == t.seat].index(t)


@exchange.refusal
def not_exchanged(s: Table, me: int, move: int) -> Reason | None:
    if move not in SWAP:
        return None
    i = SWAP.token(move)
    if i >= len(s.tokens) or s.tokens[i].seat != me:
        return "not-your-token", {}
    return "placed-already", {"action": SWAP.action(move)}
