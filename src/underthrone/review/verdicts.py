"""Best, good, inaccuracy, mistake, blunder: by the win chance that a decision lost."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
SIGNS: Final = {BEST: "✓", GOOD: "·", INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
VERDICTS: Final = tuple(SIGNS)

FROM: Final = ((0.15, BLUNDER), (0.08, MISTAKE), (0.04, INACCURACY))  # lost chance, by what is sure of it
FOUND: Final = FROM[-1][0]  # won against what a quick player would do: less isn't told
NOTHING: Final = 0.01  # that much is no loss
FADE: Final = 4.354  # of accuracy with lost chance: the curve that Lichess found for chess


def verdict(lost: float, sure: float) -> str:
    """In doubt for the player: what is sure of the loss counts."""
    for least, name in FROM:
        if sure >= least:
            return name
    return BEST if lost < NOTHING else GOOD


def accuracy(losses: Sequence[float]) -> float:
    """From 0 to 100: what the decisions of a player were worth on average; 100 for who never lost anything."""
    if not losses:
        return 100.0
    each = [max(0.0, min(100.0, 103.1668 * math.exp(-FADE * loss) - 3.1669)) for loss in losses]
    return sum(each) / len(each)
