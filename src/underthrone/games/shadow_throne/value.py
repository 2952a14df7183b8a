"""How good a position of Shadow Throne looks for a seat: for bots, no rule."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from underthrone.games.shadow_throne.state import Table


def value(s: Table, seat: int) -> float:
    """The seat's expected influence against the best of the others, squeezed between 0 and 1."""
    result = s.result()
    if result is not None:
        return 1.0 if seat in result.winners else 0.0
    chances = winning(s)
    mine = 0.0
    best = -99.0
    for x in range(len(s.players)):
        worth = standing(s, x, chances)
        if x == seat:
            mine = worth
        elif worth > best:
            best = worth
    return 1.0 / (1.0 + math.exp((best - mine) * 0.3))


def winning(s: Table) -> list[float]:
    """The chance of each faction to win the battle: what lies there counts the more the fewer waves are to come."""
    cards = s.cards
    left = 4 - s.wave if s.wave > 0 else 4
    spread = 2.0 + 2.0 * left
    powers = s.powers()
    weights = [math.exp(powers[i] / spread * 2.0) for i in range(len(powers))]
    total = sum(weights)
    assert cards is not None
    return [w / total for w in weights]


def standing(s: Table, x: int, chances: list[float]) -> float:
    """Influence, what the battle line may bring, gold and cards."""
    cards = s.cards
    p = s.players[x]
    worth = float(p.influence)
    for f in s.line:
        if f.seat == x:
            chance = chances[s.faction(f)]
            influence = cards.influence[f.card] // 2 if f.dead else cards.influence[f.card]
            worth += chance * influence + (1.0 - chance) * cards.consolation[f.card] * 0.25
    worth += 0.4 * math.sqrt(p.gold)
    for c in p.hand:
        chance = chances[cards.faction[c]]
        worth += 0.3 * chance * cards.influence[c] + 0.05 * cards.power[c] - 0.05 * cards.price[c]
    return worth
