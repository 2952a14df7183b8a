"""Cards with an ability while they lie face up: the Djinn, the Hydra, the Zombie; the Dark Oracle is in oracle.py."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import ability
from underthrone.games.styx.cards import DJINN, HYDRA
from underthrone.games.styx.state import Table

ability("djinn", amount=True, events=(m.DJINN_HELPED,))
ability("hydra", events=(m.STAYED_UP,))
ability("zombie", events=(m.STAYED_UP,))


def use_djinn(s: Table, me: int) -> None:
    """A Tithe takes a counter off each of its owner's Djinns."""
    power = s.cards.power
    for c in s.players[me].army:
        if power[c] == DJINN and s.counters(c) > 0:
            s.put_counters(c, s.counters(c) - 1)
            s.tell(m.DJINN_HELPED, me, c, s.counters(c))


def spend(s: Table, me: int, card: int) -> None:
    """A spent card turns face down, unless it stays up: no Chaos, no Soul."""
    if not s.stays_up(card):
        s.turn_down(me, card)
        s.tell(m.SPENT, me, card)
        return
    left = 0
    if s.cards.power[card] == HYDRA:
        left = s.counters(card) - 1
        s.put_counters(card, left)
    s.tell(m.STAYED_UP, me, card, left)
