"""How good a position looks, and what one would plausibly do there: for bots, no rule."""

from __future__ import annotations

import math
from typing import Final

from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import AT_ANY, FLOORS, PASSIVE, SUPPORT, Card
from underthrone.games.stygian_society.moves import (
    AIM,
    BUY,
    CURE,
    DONE,
    GIVE,
    LEARN,
    LEARN_NEXT,
    OPEN,
    PASS,
    PAY,
    REGROUP,
    USE,
    WILD,
)
from underthrone.games.stygian_society.state import VICTORY, Table
from underthrone.games.stygian_society.vocabulary import Op
from underthrone.kernel.dice import Dice

OUT: Final = 0.75  # of the cubes that one drops, or others in their place, so many come out at once


# --- Value


def value(s: Table, seat: int) -> float:
    """The team's outlook; a turn that has begun is first played to its end by habit."""
    if not s.end and s.turns and not at_start(s):
        s = s.clone()
        s.recording = False
        dice = Dice(s.rng)
        now = s.turns
        while not s.end and s.turns == now:
            me = s.decider()
            s.answered(me, habit(s, me, dice))
    if s.end:
        return 1.0 if s.end == VICTORY else 0.0
    return outlook(s)


def at_start(s: Table) -> bool:
    """Whether the active hero has done nothing yet in this turn."""
    return s.card < 0 and (REGROUP not in s.options(s.decider()) or not s.ready(s.active, SUPPORT))


def outlook(s: Table) -> float:
    """About how often this is won: the higher up the better, less for wounds and peril, a little more for what we have.

    Peril counts as it will be when the floor's enemies are dead; what the next floor costs counts for nobody yet.
    """
    if not s.turns:
        return 0.1
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
    return max(0.01, min(0.98, chance))


# --- Habit


def habit(s: Table, seat: int, dice: Dice) -> int:
    """Mostly what makes sense at first sight."""
    options = s.options(seat)
    first = options[0]
    last = options[-1]
    if first == last:
        return first
    if REGROUP in options:
        return best_action(s, options, dice)
    if first == DONE:
        if last in BUY:
            return best_step(s, options)
        return options[1] if last in CURE else DONE
    if first == PASS:
        if last == OPEN:
            return OPEN if s.wounds + s.peril // 2 + 3 < s.most_wounds() else PASS
        return most_useful(s, options, dice)
    if first in AIM:
        return best_target(s, options, dice)
    if first in WILD:
        return best_colour(s, options, dice)
    if first in PAY:
        return cheapest(options)
    if first in LEARN or first == LEARN_NEXT:
        return LEARN_NEXT if last == LEARN_NEXT and dice.below(2) else options[dice.below(len(options))]
    if first in GIVE:
        return best_hands(s, options, dice)
    return options[dice.below(len(options))]


def best_action(s: Table, options: list[int], dice: Dice) -> int:
    """The action that promises most with what lies there and what it drops."""
    if s.bank[3] + s.bank[4] + s.bank[5] < 5 and s.peril + 5 < s.sheet_now().last:
        return REGROUP
    best = options[0]
    most = -1.0
    for move in options:
        if move != REGROUP:
            promise = promised(s, s.box.cards[USE.card(move)]) + dice.below(100) * 0.01
            if promise > most:
                most = promise
                best = move
    return best


def promised(s: Table, card: Card) -> float:
    """Wounds and more that an action can be expected to bring."""
    drop = card.drop
    wild = 0.33 * drop[3]
    double = s.double()
    white = s.field[0] + double * s.crypt[0] + OUT * (drop[0] + wild)
    blue = s.field[1] + double * s.crypt[1] + OUT * (drop[1] + wild)
    green = s.field[2] + double * s.crypt[2] + OUT * (drop[2] + wild)
    wounds = 0.0
    other = useful(s, card.does, 1.0)
    begun = False
    for step in card.steps:
        if step.after and not begun:
            continue
        times = float(step.times)
        cost = step.cost
        if cost[0]:
            times = min(times, white / cost[0])
        if cost[1]:
            times = min(times, blue / cost[1])
        if cost[2]:
            times = min(times, green / cost[2])
        if times > 1.0:
            times = float(math.floor(times))
        begun = times >= 0.7
        white -= times * cost[0]
        blue -= times * cost[1]
        green -= times * cost[2]
        wounds += times * step.wounds
        if step.others:
            other += useful(s, step.others, times)
    if wounds <= 0.0:
        return other
    if card.attack >= 0:
        wounds += s.modifier(s.active, v.MIGHT, card.attack) - s.ill(s.active, v.WEARY)
    best = 0.0
    several = 0.0
    for token in s.reachable(card):
        left = s.enemy(token).wounds - s.hits[token]
        dealt = wounds - s.reduction(token, card.attack)
        if dealt >= left:
            dealt = left + 1.0
        if dealt > 0.0:
            several += dealt
            if dealt > best:
                best = dealt
    return other + (several if card.aim > AT_ANY else min(several, best * card.count))


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


def most_useful(s: Table, options: list[int], dice: Dice) -> int:
    """The support or response that is worth most, if it is worth being exhausted."""
    best = PASS
    most = 1.0 + dice.below(100) * 0.01
    for move in options:
        if move != PASS:
            worth = useful(s, s.box.cards[USE.card(move)].does, 1.0)
            if worth > most:
                most = worth
                best = move
    return best


def best_target(s: Table, options: list[int], dice: Dice) -> int:
    """Who is nearest to death, defences counted; bosses before their guards."""
    card = s.box.cards[s.card]
    best = options[0]
    least = 1000.0
    for move in options:
        if move != DONE:
            token = AIM.token(move)
            left = float(s.enemy(token).wounds - s.hits[token] + 2 * s.reduction(token, card.attack) + dice.below(3))
            if s.enemy(token).boss:
                left *= 0.4
            if left < least:
                least = left
                best = move
    return best


def best_colour(s: Table, options: list[int], dice: Dice) -> int:
    """A colour that the next hero's own skill needs, mostly."""
    after = s.box.cards[s.heroes[(s.active + 1) % len(s.heroes)]].drop
    best = options[dice.below(len(options))]
    for move in options:
        if after[WILD.colour(move)] >= 2 and dice.below(4):
            best = move
    return best


def best_step(s: Table, options: list[int]) -> int:
    """The first step that isn't wasted."""
    card = s.box.cards[s.card]
    for move in options:
        if move != DONE:
            step = card.steps[BUY.step(move)]
            if (step.wounds and not enough(s, card)) or (step.others and useful(s, step.others, 1.0) > 0.3):
                return move
    return DONE


def enough(s: Table, card: Card) -> bool:
    """Whether the wounds that are bought already kill every target, or nothing is there to be wounded."""
    bought = 0
    for i, step in enumerate(card.steps):
        bought += step.wounds * s.bought[i]
    if bought and card.attack >= 0:
        bought += s.modifier(s.active, v.MIGHT, card.attack) - s.ill(s.active, v.WEARY)
    for token in s.targets:
        if s.kinds[token] >= 0 and s.hits[token] + bought - s.reduction(token, card.attack) < s.enemy(token).wounds:
            return False
    return True


def cheapest(options: list[int]) -> int:
    """Without luck if it can be, and cubes of the field first."""
    best = options[0]
    for move in options:
        if PAY.luck(move) < PAY.luck(best):
            best = move
    return best


def best_hands(s: Table, options: list[int], dice: Dice) -> int:
    """Somebody who attacks as a passive treasure helps to; otherwise anybody."""
    card = s.box.cards[s.found[0]] if s.found else None
    if card is not None and card.kind == PASSIVE and card.mods[0][0] == v.MIGHT:
        for move in options:
            if s.box.cards[s.heroes[GIVE.place(move)]].attack == card.mods[0][2]:
                return move
    return options[dice.below(len(options))]
