"""What cards can do, by the names that the card file gives: an effect's own function adds its entry here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Happens = Callable[[Any, int, int], None]  # table, seat, card


class Ability:
    """What a card can do, beside its numbers."""

    def __init__(self, happens: Happens | None, amount: bool, seeks: str, events: tuple[int, ...]) -> None:
        self.happens = happens  # at the end of the Audience in which the card was mustered
        self.amount = amount  # the card file gives it a number
        self.seeks = seeks  # the kind of cards that it looks for in the draw pile
        self.events = events  # what tells that it was at work; without any, mustering the card does


ABILITIES: Final[dict[str, Ability]] = {}


def ability(name: str, amount: bool = False, events: tuple[int, ...] = ()) -> str:
    """Adds an ability that other rules carry out (p. 10: limited and unlimited use)."""
    ABILITIES[name] = Ability(None, amount, "", events)
    return name


def effect(
    name: str, amount: bool = False, seeks: str = "", events: tuple[int, ...] = ()
) -> Callable[[Happens], Happens]:
    """Decorates what a card does at the end of the Audience in which seat `me` mustered it (p. 10: Muster effects)."""

    def decorate(fn: Happens) -> Happens:
        ABILITIES[name] = Ability(fn, amount, seeks, events)
        return fn

    return decorate
