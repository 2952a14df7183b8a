"""Quick and plausible moves of Lords of Xidit: for playouts, no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.kernel.dice import Dice

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.state import Table


def habit(s: Table, seat: int, dice: Dice) -> int:
    """Any of the options."""
    options = s.options(seat)
    return options[dice.below(len(options))]
