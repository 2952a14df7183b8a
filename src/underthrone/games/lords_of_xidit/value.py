"""How good a position of Lords of Xidit looks for a seat: for bots, no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.state import Table


def value(s: Table, seat: int) -> float:
    """1 for the saviour, 0 for the others."""
    result = s.result()
    if result is not None:
        return 1.0 if seat in result.winners else 0.0
    return 0.5
