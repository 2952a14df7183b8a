"""What a mustered card does at the end of the Audience, and what several of them share."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import ABILITIES
from underthrone.games.styx.book import RULES
from underthrone.games.styx.cards import KINDS
from underthrone.games.styx.moves import DECLINE, OfCard
from underthrone.games.styx.state import Table
from underthrone.kernel.rules import Reason


@RULES.step
def take_effect(s: Table, card: int, me: int) -> None:
    """A mustered card's effect."""
    happens = ABILITIES[s.cards.effect[card]].happens
    assert happens is not None
    happens(s, me, card)


def has_effect(s: Table, card: int) -> bool:
    """Whether something happens at the end of the Audience in which the card is mustered."""
    name = s.cards.effect[card]
    return name != "" and ABILITIES[name].happens is not None


def with_declining(kind: OfCard, cards: list[int]) -> list[int]:
    """To leave it, or a move for each card of an ordered list."""
    return [DECLINE, *[kind.of(c) for c in cards]]


def declined(s: Table, me: int) -> None:
    """The effect is optional: the question's argument is the card that has it."""
    s.tell(m.DECLINED, me, s.arg)


def received(s: Table, me: int, card: int, given: int) -> None:
    """A card that an effect brings: Influence moves by what it has more than the card given for it."""
    p = s.players[me]
    s.join(p, card)
    s.gain_influence(p, s.cards.strength[card] - s.cards.strength[given])


def sought(s: Table, card: int) -> list[int]:
    """The cards in the draw pile that the effect of a card looks for."""
    return [c for c in s.pile if s.cards.kind[c] == s.cards.seeks[card]]


# --- Why not


def not_yours(card: int) -> Reason:
    return "not-yours", {"card": card}


def not_in_pile(s: Table, card: int) -> Reason:
    """Not what the effect of the question's card looks for, or not there."""
    seeks = s.cards.seeks[s.arg]
    if card < len(s.cards.ids) and s.cards.kind[card] == seeks:
        return "not-in-pile", {"card": card}
    return "not-sought", {"card": card, "kind": KINDS[seeks]}
