"""What a mustered card does at the end of the Audience, and what several of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underthrone.games.styx import moves as m
from underthrone.games.styx.cards import EFFECTS
from underthrone.games.styx.moves import DECLINE
from underthrone.games.styx.state import RULES, Table
from underthrone.kernel.rules import Reason

Effect = Callable[[Table, int, int], None]
ABILITIES: Final[list[Effect | None]] = [None] * len(EFFECTS)


def effect(name: str) -> Callable[[Effect], Effect]:
    """Decorates what a card does at the end of the Audience in which seat `me` mustered it."""

    def decorate(fn: Effect) -> Effect:
        ABILITIES[EFFECTS.index(name)] = fn
        return fn

    return decorate


@RULES.step
def take_effect(s: Table, card: int, me: int) -> None:
    """A mustered card's effect."""
    happens = ABILITIES[s.cards.effect[card]]
    if happens is not None:
        happens(s, me, card)


def with_declining(base: int, cards: list[int]) -> list[int]:
    """To leave it, or a move for each card of an ordered list."""
    return [DECLINE, *[base + c for c in cards]]


def declined(s: Table, me: int, effect: str) -> None:
    """The effect is optional."""
    s.tell(m.DECLINED, me, s.cards.holder[EFFECTS.index(effect)])


def received(s: Table, me: int, card: int, given: int) -> None:
    """A card that an effect brings: Influence moves by what it has more than the card given for it."""
    p = s.players[me]
    s.join(p, card)
    s.gain_influence(p, s.cards.strength[card] - s.cards.strength[given])


def in_pile(s: Table, kind: int) -> list[int]:
    """The cards of a kind in the draw pile."""
    return [c for c in s.pile if s.cards.kind[c] == kind]


# --- Why not


def not_yours(card: int) -> Reason:
    return "not-yours", {"card": card}


def not_in_pile(s: Table, card: int, kind: int, wrong: str) -> Reason:
    fits = card < len(s.cards.ids) and s.cards.kind[card] == kind
    return ("not-in-pile", {"card": card}) if fits else (wrong, {"card": card})
