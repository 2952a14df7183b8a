"""How good a position of STYX looks for a seat: for bots, no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.kernel.dice import Dice

if TYPE_CHECKING:
    from underthrone.games.styx.state import Table


def value(s: Table, seat: int) -> float:
    """First a stub of the evaluation."""
    result = s.result()
    if result is not None:
        return 1.0 if seat in result.winners else 0.0
    return 0.5


def habit(s: Table, seat: int, dice: Dice) -> int:
    options = s.options(seat)
    return options[dice.below(len(options))]
