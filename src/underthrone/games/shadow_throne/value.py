"""How good a position of Shadow Throne looks for a seat: for bots, no rule."""

from __future__ import annotations

import math
from typing import Final

from underthrone.games.shadow_throne.state import WAVES, Player, Table

GOLD: Final = 0.35  # what a coin is worth in influence
FORCE: Final = 0.04  # what a point of power is worth for each point of influence that depends on it


def value(s: Table, seat: int) -> float:
    """The seat's expected influence against the best of the others, squeezed between 0 and 1."""
    result = s.result()
    if result is not None:
        return 1.0 if seat in result.winners else 0.0
    left = WAVES - s.wave
    chances = winning(s, left)
    mine = 0.0
    best = -99.0
    for x, p in enumerate(s.players):
        worth = standing(s, x, p, chances)
        if x == seat:
            mine = worth + prospects(s, x, p, chances, left)
        elif worth > best:
            best = worth
    return 1.0 / (1.0 + math.exp((best - mine) * 0.25))


def winning(s: Table, left: int) -> list[float]:
    """The chance of each faction to win the battle: what lies there, and what the hands would add on average."""
    cards = s.cards
    power = [float(total) for total in s.powers()]
    if left > 0:
        for p in s.players:
            share = left / len(p.hand) if len(p.hand) > left else 1.0
            for c in p.hand:
                power[cards.faction[c]] += share * cards.power[c]
    spread = 1.0 + 1.2 * left
    top = max(power)
    weights = [math.exp((total - top) / spread) for total in power]
    sum_ = weights[0] + weights[1] + weights[2]
    return [weights[0] / sum_, weights[1] / sum_, weights[2] / sum_]


def standing(s: Table, x: int, p: Player, chances: list[float]) -> float:
    """Influence, gold, and what the battle line may bring."""
    cards = s.cards
    worth = p.influence + GOLD * min(p.gold, 10)
    for f in s.line:
        if f.seat == x:
            chance = chances[s.faction(f)]
            influence = cards.influence[f.card] // 2 if f.dead else cards.influence[f.card]
            worth += chance * influence + (1.0 - chance) * GOLD * cards.consolation[f.card]
    return worth


def prospects(s: Table, x: int, p: Player, chances: list[float], left: int) -> float:
    """What the best cards of the hand may bring in the waves to come, as far as the gold reaches."""
    cards = s.cards
    stakes = [0.0, 0.0, 0.0]
    for f in s.line:
        if f.seat == x and not f.dead:
            stakes[s.faction(f)] += cards.influence[f.card]
    for c in p.hand:
        stakes[cards.faction[c]] += cards.influence[c]
    gains: list[float] = []
    for c in p.hand:
        chance = chances[cards.faction[c]]
        gain = chance * cards.influence[c] + (1.0 - chance) * GOLD * cards.consolation[c] - GOLD * cards.price[c]
        gain += FORCE * cards.power[c] * stakes[cards.faction[c]]
        if cards.price[c] > p.gold + 3:
            gain *= 0.5
        gains.append(gain)
    gains.sort(reverse=True)
    return sum(gains[:left]) if left > 0 else 0.1 * sum(gains)
