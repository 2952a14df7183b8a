"""Cards with an ability while they lie face up: the Djinn, the Hydra, the Zombie; the Dark Oracle is in oracle.py."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import ability
from underthrone.games.styx.state import Table

ability("djinn", amount=True, events=(m.DJINN_HELPED,))
ability("hydra", events=(m.STAYED_UP,))
ability("zombie", events=(m.STAYED_UP,))


def use_djinn(s: Table, me: int) -> None:
    """A Tithe takes a counter off its owner's Djinn."""
    if s.djinn > 0 and s.cards.djinn in s.players[me].army:
        s.djinn -= 1
        s.tell(m.DJINN_HELPED, me, s.cards.djinn, s.djinn)


def spend(s: Table, me: int, card: int) -> None:
    """A spent card turns face down, unless it stays up: no Chaos, no Soul."""
    if not s.stays_up(card):
        s.turn_down(me, card)
        s.tell(m.SPENT, me, card)
        return
    left = 0
    if card == s.cards.hydra:
        s.hydra -= 1
        left = s.hydra
    s.tell(m.STAYED_UP, me, card, left)
