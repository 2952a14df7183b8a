"""How good a position looks, and what words on cards are worth in it: for bots, no rule."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import FLOORS
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.vocabulary import Op

UNBEGUN: Final = 0.1
LEAST: Final = 0.01  # no chance looks smaller
MOST: Final = 0.98


def outlook(s: Table) -> float:
    """About how often this is won: the higher up the better, less for wounds and peril, a little more for what we have.

    Peril counts as it will be when the floor's enemies are dead; what the next floor costs counts for nobody yet.
    """
    if not s.turns:
        return UNBEGUN
    floor = s.sheet_now()
    left = 0.0
    for token in s.foes():
        left += 1.0 + s.enemy(token).wounds - s.hits[token]
    wounds = s.wounds / s.most_wounds()
    peril = (s.peril + 1.1 * left / (2.5 + s.floor)) / floor.last
    done = 1.0 - min(1.5, left / floor.strength)
    chance = 0.62 + 0.3 * done if s.floor == FLOORS else 0.02 + 0.1 * s.floor + 0.09 * done
    chance *= 1.0 - 0.5 * wounds - 0.4 * wounds**3
    chance *= 1.0 - 0.2 * min(1.0, peril) - 0.5 * min(1.0, max(0.0, peril - 0.6))
    chance += 0.004 * s.luck + 0.003 * s.xp - 0.003 * len(s.exhausted) - 0.007 * sum(s.ills) + 0.01 * len(s.team)
    cube = 0.05 / floor.strength
    for colour in range(3):
        chance += cube * min(6, s.field[colour] + 2 * s.crypt[colour])
        chance -= 0.004 * (s.field[colour + 3] + 2 * s.crypt[colour + 3]) + 0.004 * max(0, 3 - s.bank[colour + 3])
    cards = s.box.cards
    for held in s.held:
        for c in held:
            chance += 0.006 + 0.004 * cards[c].level
    return max(LEAST, min(MOST, chance))


def useful(s: Table, ops: list[Op], times: float) -> float:
    """What words of a card are worth now, in wounds to enemies."""
    total = 0.0
    for word, n, about in ops:
        if word == v.HEAL:
            total += min(times * n, s.wounds) * (0.4 + 0.8 * s.wounds / s.most_wounds())
        elif word == v.PERIL:
            total += 0.8 * min(-n, s.peril)
        elif word == v.CALL:
            total += 0.6 * min(n, s.bank[about])
        elif word == v.LUCK:
            total += 0.8 * min(times * n, s.box.max_luck - s.luck)
        elif word == v.WOUND:
            total += n
        elif word == v.REFRESH:
            total += 1.5 * min(n, len(s.exhausted))
        elif word == v.BANISH:
            total += 0.5 * min(n, s.field[about] + s.crypt[about])
        elif word == v.CURE:
            total += 0.8 * min(times * n, sum(s.ills))
        elif word == v.BLEED:
            total -= n
        elif word == v.XP:
            total += n
        elif word == v.LIFT:
            total += 0.8 * min(n, s.field[about])
        elif word == v.SHAKE:
            total += 0.25 * n
        else:
            total += min(times, 1.0)
    return total
