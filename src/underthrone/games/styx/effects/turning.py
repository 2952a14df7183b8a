"""Cards that turn others: the Devil's Soul face down, the Lich face up."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import effect
from underthrone.games.styx.book import RULES
from underthrone.games.styx.effects.ability import declined, not_yours, with_declining
from underthrone.games.styx.moves import DECLINE, RAISE, TURN
from underthrone.games.styx.state import Table
from underthrone.kernel.rules import Reason, do

# --- Devil's Soul


@effect("devil", events=(m.TURNED_DOWN,))
def devil(s: Table, me: int, card: int) -> None:
    """Its owner turns one own card face down; with none to turn it joins face down itself."""
    if victims(s, me, card):
        do(s, turn.ask(me, card))
    else:
        s.turn_down(me, card)
        s.tell(m.TURNED_DOWN, me, card)


def victims(s: Table, me: int, card: int) -> list[int]:
    """No Eternal, no Zombie, not itself; the Standard-Bearer may be."""
    spared = [*s.cards.zombies, card]
    return [c for c in s.players[me].army if not s.cards.eternal[c] and c not in spared]


@RULES.question("SX-75")
def turn(s: Table, me: int, card: int) -> list[int]:
    """Turn one of your cards face down for the Devil's Soul; the English rulebook lets you leave it (p. 6)."""
    if s.setup.options["rulebook"] == "en":
        return with_declining(TURN, victims(s, me, card))
    return [TURN.of(c) for c in victims(s, me, card)]


@turn.answer
def turned(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me)
        return
    s.turn_down(me, TURN.card(move))
    s.tell(m.TURNED_DOWN, me, TURN.card(move))


@turn.refusal
def not_turned(s: Table, me: int, move: int) -> Reason | None:
    if move == DECLINE:
        return "compulsory", {}
    if move not in TURN:
        return None
    c = TURN.card(move)
    if c not in s.players[me].army:
        return not_yours(c)
    if s.cards.eternal[c]:
        return "spared-eternal", {"card": c}
    return ("spared-itself", {}) if c == s.arg else ("spared", {"card": c})


# --- Lich


@effect("lich", events=(m.TURNED_UP,))
def lich(s: Table, me: int, card: int) -> None:
    """Its owner may turn the strongest card of the personal discard face up."""
    if s.players[me].discard:
        do(s, raise_dead.ask(me, card))


def strongest(s: Table, me: int) -> list[int]:
    """The strongest cards of the personal discard."""
    discard = s.players[me].discard
    most = max([s.cards.strength[c] for c in discard])
    return [c for c in discard if s.cards.strength[c] == most]


@RULES.question("SX-79")
def raise_dead(s: Table, me: int, _card: int) -> list[int]:
    """Turn the strongest card of your personal discard face up, or don't."""
    return with_declining(RAISE, strongest(s, me))


@raise_dead.answer
def raised(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me)
        return
    p = s.players[me]
    card = RAISE.card(move)
    p.discard.remove(card)
    s.join(p, card)
    s.tell(m.TURNED_UP, me, card)


@raise_dead.refusal
def not_raised(s: Table, me: int, move: int) -> Reason | None:
    if move not in RAISE:
        return None
    c = RAISE.card(move)
    return ("not-strongest", {"card": c}) if c in s.players[me].discard else ("not-in-discard", {"card": c})
