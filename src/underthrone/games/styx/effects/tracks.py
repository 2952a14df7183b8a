"""Cards that move the tracks: Nídhögr the Soul, the Reaper Chaos, the Shaman with his Totem Influence."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import effect
from underthrone.games.styx.book import RULES
from underthrone.games.styx.effects.ability import declined, with_declining
from underthrone.games.styx.moves import DECLINE, REAP
from underthrone.games.styx.state import Table
from underthrone.kernel.rules import Reason, do

# --- Nídhögr


@effect("nidhogr", amount=True)
def nidhogr(s: Table, me: int, card: int) -> None:
    """Its owner gains Soul; nobody would decline, so nobody is asked."""
    s.gain_soul(me, s.cards.amount[card])


# --- Reaper


@effect("reaper", events=(m.REAPED,))
def reaper(s: Table, me: int, card: int) -> None:
    """Its owner may put a card of the centre discard into the draw pile: Chaos moves back."""
    if reapable(s):
        do(s, reap.ask(me, card))


def reapable(s: Table) -> list[int]:
    """The centre discard without what went there in this Audience."""
    return sorted([c for c in s.centre if c not in s.fresh])


@RULES.question("SX-81")
def reap(s: Table, me: int, _card: int) -> list[int]:
    """Put a card of the centre discard into the draw pile, or don't."""
    return with_declining(REAP, reapable(s))


@reap.answer
def reaped(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me)
        return
    card = REAP.card(move)
    s.centre.remove(card)
    s.tell(m.REAPED, me, card)
    s.to_pile(card)
    back = min(s.chaos, s.cards.strength[card])
    s.chaos -= back
    s.tell(m.CHAOS_MOVED, s.chaos, -back)


@reap.refusal
def not_reaped(s: Table, me: int, move: int) -> Reason | None:
    if move not in REAP:
        return None
    c = REAP.card(move)
    return ("too-fresh", {"card": c}) if c in s.centre else ("not-in-centre", {"card": c})


# --- Shaman


@effect("shaman", events=(m.TOTEM_JOINED,))
def shaman(s: Table, me: int, card: int) -> None:
    """The Totem that lies beside the Shaman joins the same army."""
    if s.aside:
        totem = s.aside.pop()
        p = s.players[me]
        s.join(p, totem)
        s.gain_influence(p, s.cards.strength[totem])
        s.tell(m.TOTEM_JOINED, me, totem)
