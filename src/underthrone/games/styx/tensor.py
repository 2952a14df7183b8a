"""What a seat may know of STYX as numbers: see games/tensors.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from underthrone.games.styx.cards import CARD_LIMIT, FATES, SEATS, WHOLE_SOUL
from underthrone.games.styx.moves import ACTIONS, HIGHEST_BID
from underthrone.games.styx.redeal import knows
from underthrone.games.tensors import Pen, Scale, turned

if TYPE_CHECKING:
    from underthrone.games.styx.state import Player, Table

ASKED: Final = 24  # room for questions of later rules
SLOT: Final = 2
ACTION: Final = len(ACTIONS)
FATE: Final = len(FATES)
AUDIENCES: Final = Scale(60, 10)
COINS: Final = Scale(99, 20)
POINTS: Final = Scale(99, 20)  # Influence, Strength, Chaos
SMALL: Final = Scale(12, 4)
BIDS: Final = Scale(HIGHEST_BID, 20)
LEFT_OUT: Final = dict.fromkeys(("centre", "fresh", "aside", "out", "summoned", "spent"), "order")


def write(s: Table, me: int, pen: Pen) -> None:
    """What is asked, the Audience, the tokens, the piles, and what lies in front of everybody."""
    n = s.setup.players
    pen.part("question")
    pen.one(ASKED, s.question)
    pen.part("addressed")
    pen.bits(turned(s.called, me, n))
    pen.part("audience")
    pen.number(AUDIENCES, s.audience)
    pen.part("chaos")
    pen.number(POINTS, s.chaos)
    pen.part("first")
    pen.one(SEATS, (s.first - me) % n)
    pen.part("named")
    pen.one(SEATS, (s.named - me) % n if s.named >= 0 else -1)
    pen.part("ended")
    pen.flag(s.war)
    pen.flag(s.over)
    _audience(s, pen)
    _tokens(s, me, n, pen)
    _piles(s, pen)
    pen.part("seats", n)
    for i in range(n):
        _seat(s, s.players[(me + i) % n], pen)


def _audience(s: Table, pen: Pen) -> None:
    pen.part("emissaries", 2)
    for slot in range(2):
        there = slot < len(s.slots)
        pen.lone(s.slots[slot] if there else -1, CARD_LIMIT)
        pen.one(FATE, s.fate[slot] if there else -1)


def _tokens(s: Table, me: int, n: int, pen: Pen) -> None:
    """In the order of placing; with two players everybody has two."""
    most = 4 if n == 2 else n
    bidding = s.rules.question_names[s.question] in ("bid", "wager") if s.question >= 0 else False
    pen.part("tokens", most)
    for i in range(most):
        if i >= len(s.tokens):
            pen.skip(SEATS + SLOT + ACTION + SEATS + 3)
            continue
        t = s.tokens[i]
        pen.one(SEATS, (t.seat - me) % n)
        pen.one(SLOT, t.slot)
        pen.one(ACTION, t.action if knows(t, me) else -1)
        pen.one(SEATS, (t.seen - me) % n if t.seen >= 0 else -1)
        pen.number(BIDS, t.bid)
        pen.flag(t.shown)
        pen.flag(bidding and s.arg == i)


def _piles(s: Table, pen: Pen) -> None:
    pen.part("piles", 7)
    pen.some(s.pile, CARD_LIMIT)
    pen.some(s.centre, CARD_LIMIT)
    pen.some(s.fresh, CARD_LIMIT)
    pen.some(s.aside, CARD_LIMIT)
    pen.some(s.out, CARD_LIMIT)
    pen.some(s.summoned, CARD_LIMIT)
    pen.some(s.spent, CARD_LIMIT)
    pen.part("wanted")
    wanted = s.question >= 0 and s.rules.question_names[s.question] in ("give", "offer")
    pen.lone(s.arg if wanted else -1, CARD_LIMIT)
    pen.part("counters")
    pen.number(SMALL, s.djinn)
    pen.number(SMALL, s.hydra)


def _seat(s: Table, p: Player, pen: Pen) -> None:
    """With what is read off the army, so that a learner needn't add it up."""
    pen.number(COINS, p.coins)
    pen.number(POINTS, p.influence)
    pen.number(SMALL, p.soul)
    pen.flag(p.soul == WHOLE_SOUL)
    pen.number(SMALL, s.income(p))
    pen.number(POINTS, s.strength(p))
    pen.number(SMALL, s.horsemen(p))
    pen.number(SMALL, s.missing(p))
    pen.some(p.army, CARD_LIMIT)
    pen.some(p.discard, CARD_LIMIT)
