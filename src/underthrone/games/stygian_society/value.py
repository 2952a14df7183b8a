"""How good a position looks, and what one would plausibly do there: for bots, no rule."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import Card
from underthrone.games.stygian_society.moves import (
    AIM,
    BUY,
    CURE,
    DONE,
    LEARN,
    LEARN_NEXT,
    MOST_LUCK,
    OPEN,
    PASS,
    PAY,
    REGROUP,
    RELIEVE,
    TRADE,
    USE,
    WILD,
)
from underthrone.kernel.dice import Dice

if TYPE_CHECKING:
    from underthrone.games.stygian_society.state import Table

VICTORY: Final = 3
TURN: Final = 40  # decisions that a turn rarely has


# --- Value


def value(s: Table, seat: int) -> float:
    """The team's outlook; a turn that has begun is first played to its end by habit."""
    if not s.end and s.turns and s.card >= 0:
        s = s.clone()
        s.recording = False
        dice = Dice(s.rng)
        now = s.turns
        floor = s.floor
        for _ in range(TURN):
            if s.end or s.turns != now or s.floor != floor:
                break
            me = s.decider()
            s.answered(me, habit(s, me, dice))
    if s.end:
        return 1.0 if s.end == VICTORY else 0.0
    return 1.0 / (1.0 + math.exp(5.0 - 0.5 * outlook(s)))


def outlook(s: Table) -> float:
    """Floors behind us, what stands in the way here, wounds and peril against their limits, and what we have."""
    if not s.turns:
        return 0.0
    floor = s.sheet_now()
    wounds = s.wounds / s.most_wounds()
    peril = s.peril / floor.last
    ahead = 0.0
    for token in s.foes():
        enemy = s.enemy(token)
        ahead += 1.5 + enemy.wounds - s.hits[token] + 0.3 * sum(enemy.resist)
    total = 3.0 * s.floor - 0.16 * ahead
    total -= 2.2 * wounds + 3.0 * wounds**4
    total -= 2.5 * peril + 3.0 * peril**4
    total += 0.12 * s.luck + 0.06 * s.xp - 0.04 * len(s.exhausted) - 0.07 * sum(s.ills)
    for colour in range(3):
        total += 0.05 * min(6, s.field[colour] + 2 * s.crypt[colour])
    for colour in range(3, 6):
        total -= 0.03 * (s.field[colour] + 2 * s.crypt[colour])
        total -= 0.02 * max(0, 3 - s.bank[colour])
    cards = s.box.cards
    for held in s.held:
        for c in held:
            total += 0.12 + 0.06 * cards[c].level
    return total + 0.2 * len(s.team)


# --- Habit


def habit(s: Table, seat: int, dice: Dice) -> int:
    """Mostly what makes sense at first sight."""
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    first = options[0]
    last = options[-1]
    if last == REGROUP:
        return best_action(s, options, dice)
    if first == PASS and last == OPEN:
        return OPEN if s.wounds + s.peril // 2 + 3 < s.most_wounds() else PASS
    if first == PASS:
        return options[1 + dice.below(len(options) - 1)] if dice.below(4) else PASS
    if AIM <= first < WILD:
        return best_target(s, options, dice)
    if first == DONE and last < PAY:
        return best_step(s, options)
    if PAY <= first < LEARN:
        return cheapest(options)
    if first == DONE and CURE <= last < RELIEVE:
        return options[1]
    if last == LEARN_NEXT:
        return LEARN_NEXT if dice.below(2) else options[dice.below(len(options))]
    if first == DONE and last >= TRADE:
        return DONE
    return options[dice.below(len(options))]


def best_action(s: Table, options: list[int], dice: Dice) -> int:
    """The action that promises most with what lies there and what it drops."""
    if s.bank[3] + s.bank[4] + s.bank[5] < 5 and s.peril + 5 < s.sheet_now().last:
        return REGROUP
    best = options[0]
    most = -1.0
    for move in options:
        if move != REGROUP:
            promise = promised(s, s.box.cards[move - USE]) + dice.below(100) / 50
            if promise > most:
                most = promise
                best = move
    return best


def promised(s: Table, card: Card) -> float:
    """Wounds and healing that an action can be expected to bring."""
    purse = [s.purse(colour) + 0.6 * card.drop[colour] + 0.25 * card.drop[3] for colour in range(3)]
    wounds = 0.0
    other = 0.0
    for i, step in enumerate(card.steps):
        for _ in range(step.times):
            if any(step.cost[colour] > purse[colour] for colour in range(3)) or (i and step.after and not wounds):
                break
            for colour in range(3):
                purse[colour] -= step.cost[colour]
            for word, n, _about in step.does:
                if word == v.WOUND:
                    wounds += n
                elif word == v.HEAL:
                    other += 1.2 * min(n, s.wounds) * (0.4 + s.wounds / s.most_wounds())
                else:
                    other += 0.7
    other += 1.2 * len(card.does)
    if wounds and card.aim:
        best = 0.0
        several = 0.0
        might = s.modifier(s.active, v.MIGHT, card.attack) if card.attack >= 0 else 0
        for token in s.reachable(card):
            dealt = min(wounds + might - s.reduction(token, card.attack), s.enemy(token).wounds - s.hits[token])
            best = max(best, dealt)
            several += max(0.0, dealt)
        return other + (several if card.aim > 2 else min(several, best * card.count))
    return other


def best_target(s: Table, options: list[int], dice: Dice) -> int:
    """Who is nearest to death, defences counted."""
    card = s.box.cards[s.card]
    best = options[0]
    least = 1000.0
    left = 0.0
    for move in options:
        if move != DONE:
            token = move - AIM
            near = s.enemy(token).wounds - s.hits[token] + 2 * s.reduction(token, card.attack) + dice.below(3)
            left = float(near)
            if s.enemy(token).boss:
                left = left * 0.5
            if left < least:
                least = left
                best = move
    return best


def best_step(s: Table, options: list[int]) -> int:
    """The first step that isn't wasted."""
    card = s.box.cards[s.card]
    for move in options[1:]:
        for word, _n, _about in card.steps[move - BUY].does:
            if word == v.WOUND and enough(s, card):
                continue
            if word == v.HEAL and not s.wounds:
                continue
            return move
    return DONE


def enough(s: Table, card: Card) -> bool:
    """Whether the wounds that are bought already kill every target, or nothing is there to be wounded."""
    bought = s.modifier(s.active, v.MIGHT, card.attack) if card.attack >= 0 else 0
    for step, times in zip(card.steps, s.bought):
        for word, n, _about in step.does:
            if word == v.WOUND:
                bought += n * times
    for token in s.targets:
        if s.kinds[token] >= 0 and s.hits[token] + bought - s.reduction(token, card.attack) < s.enemy(token).wounds:
            return False
    return True


def cheapest(options: list[int]) -> int:
    """Without luck if it can be, and cubes of the field first."""
    best = options[0]
    for move in options:
        if (move - PAY) % (MOST_LUCK + 1) < (best - PAY) % (MOST_LUCK + 1):
            best = move
    return best
