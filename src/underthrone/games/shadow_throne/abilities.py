"""What characters can do, by the names that the card file gives: an effect's own function adds its entry here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Happens = Callable[[Any, Any], list[Any]]  # table and character give the changes


class Ability:
    """What a character can do, beside its numbers."""

    def __init__(self, name: str, happens: Happens | None, whom: bool, amount: bool, number: int) -> None:
        self.name = name
        self.happens = happens  # when its number comes; without it other rules carry it out
        self.whom = whom  # the card file gives it a rank
        self.amount = amount  # the card file gives it a number
        self.number = number  # the only one that it may have; 0: any


ABILITIES: Final[list[Ability]] = []  # a character's effect is a place in this list


def ability(name: str, whom: bool = False, amount: bool = False, number: int = 0) -> int:
    """Adds an ability that other rules carry out; gives its number."""
    ABILITIES.append(Ability(name, None, whom, amount, number))
    return len(ABILITIES) - 1


def effect(name: str, whom: bool = False, amount: bool = False) -> Callable[[Happens], Happens]:
    """Decorates what an ability does when its number comes; `me` is the character that has it."""
    place = ability(name, whom, amount)

    def decorate(fn: Happens) -> Happens:
        ABILITIES[place].happens = fn
        return fn

    return decorate


NO_EFFECT: Final = ability("none")
PLAY_ANOTHER: Final = ability("play-another", number=3)  # King Kyros: before the other 3s
NEXT_WAVE: Final = ability("embolden-next-wave")  # Picureas: once that wave is paid for
STAY: Final = ability("stay")  # Langman: when the battle is lost
MARTYR: Final = ability("martyr", amount=True)  # Simone: when she dies
