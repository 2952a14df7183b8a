"""How good a position of STYX looks for a seat, and what one would plausibly do there: for bots, no rule."""

from __future__ import annotations

import math

from underthrone.games.styx.cards import ELEMENTS, HORSEMAN, WHOLE_SOUL
from underthrone.games.styx.moves import (
    BID,
    DECLINE,
    ELIMINATE,
    GIVE_UP,
    MUSTER,
    NAME,
    NO_LOOK,
    PAY,
    PLACE,
    TITHE,
    TURN,
    WAGER,
)
from underthrone.games.styx.state import ENOUGH_INFLUENCE, WAR, Player, Table
from underthrone.kernel.dice import Dice

# --- Value


def value(s: Table, seat: int) -> float:
    """The seat's share of all chances; an Audience that has begun is first played to its end by habit."""
    if s.tokens and not s.over:
        s = s.clone()
        s.recording = False
        dice = Dice(s.rng)
        now = s.audience
        while not s.over and s.audience == now:
            me = s.decider()
            s.answered(me, habit(s, me, dice))
    if s.over:
        result = s.result()
        return 1.0 if result is not None and seat in result.winners else 0.0
    strengths = [s.strength(p) for p in s.players]
    coins = 1 + sum([p.coins for p in s.players])
    total = 0.0
    mine = 0.0
    for x, p in enumerate(s.players):
        outlook = (appeal(s, p, s.slots[0]) + appeal(s, p, s.slots[1])) * p.coins / coins
        chance = math.exp(standing(s, p, lead(strengths, x)) + 0.05 * outlook)
        total += chance
        if x == seat:
            mine = chance
    return mine / total


def lead(strengths: list[int], x: int) -> int:
    """By how much a player's army is stronger than the best of the others."""
    best = 0
    for y, strength in enumerate(strengths):
        if y != x and strength > best:
            best = strength
    return strengths[x] - best


def standing(s: Table, p: Player, ahead: int) -> float:
    """How near a player is to each of the four ways to win, and what there is to go on with."""
    influence = min(1.0, p.influence / ENOUGH_INFLUENCE)
    worth = 3.5 * influence + 3.0 * influence**4
    elements = 1 - s.missing(p) / len(ELEMENTS)
    soul = p.soul / WHOLE_SOUL
    both = (elements + soul) / 2
    worth += 0.8 * elements + 1.0 * soul + 4.0 * both**3 + 2.5 * (elements * soul) ** 2
    if s.horsemen(p):
        worth += 1.2 if riders_left(s) else 0.2
    near = min(1.0, s.chaos / WAR)
    worth += near * near * 1.8 * max(-1.0, min(1.0, ahead / 5))
    return worth + 0.35 * math.sqrt(p.coins) + 0.12 * (s.income(p) + s.bonus(p))


def riders_left(s: Table) -> bool:
    """Whether there is a Horseman of the Apocalypse still to come."""
    kind = s.cards.kind
    for c in s.pile:
        if kind[c] == HORSEMAN:
            return True
    for c in s.slots:
        if kind[c] == HORSEMAN:
            return True
    return bool(s.summoned)


# --- Habit


def habit(s: Table, seat: int, dice: Dice) -> int:
    """Mostly what makes sense at first sight."""
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    first = options[0]
    if first in PLACE:
        return place(s, seat, options, dice)
    if first == GIVE_UP:
        return bid(s, seat, options, dice)
    if first in PAY:
        return payment(s, options, dice)
    if first == DECLINE and options[1] in TURN:
        return DECLINE  # nobody turns an own card face down without need
    if first in (DECLINE, NO_LOOK):
        return options[1 + dice.below(len(options) - 1)]
    if first in NAME:
        return NAME.of(seat)
    return options[dice.below(len(options))]


def place(s: Table, seat: int, options: list[int], dice: Dice) -> int:
    """Any action, the likelier the more it promises."""
    p = s.players[seat]
    weights: list[int] = []
    total = 0
    for move in options:
        weight = promise(s, seat, p, s.slots[PLACE.slot(move)], PLACE.action(move))
        weights.append(weight)
        total += weight
    pick = dice.below(total)
    for i, weight in enumerate(weights):
        pick -= weight
        if pick < 0:
            return options[i]
    return options[0]


def promise(s: Table, seat: int, p: Player, card: int, action: int) -> int:
    """How much an action on a card promises a player, in coins or so."""
    cards = s.cards
    if action == TITHE:
        return max(1, 8 - p.coins + 2 * cards.income[card])
    if action == MUSTER:
        return 1 + appeal(s, p, card) if p.coins > 1 else 1
    strength = s.strength(p)
    if strength < (cards.strength[card] if cards.legendary[card] else 1):
        return 1
    soul = min(cards.soul[card], WHOLE_SOUL - p.soul)
    return 1 + 2 * soul + danger(s, seat, card)


def appeal(s: Table, p: Player, card: int) -> int:
    """What a card in the army would be worth, in coins."""
    cards = s.cards
    worth = 2 * cards.strength[card] + cards.income[card]
    if throne(s, p, card):
        worth += 20
    elif cards.kind[card] == HORSEMAN:
        worth += 4
    if cards.gives[card] or cards.either[card]:
        worth += p.soul
    return worth


def throne(s: Table, p: Player, card: int) -> bool:
    """Whether the card would bring a player the Throne at once."""
    cards = s.cards
    if p.influence + cards.strength[card] >= ENOUGH_INFLUENCE:
        return True
    if cards.kind[card] == HORSEMAN:
        return s.horsemen(p) > 0
    return p.soul == WHOLE_SOUL and s.missing(p, card) == 0


def danger(s: Table, seat: int, card: int) -> int:
    """How much somebody else would like the card at once."""
    for x, p in enumerate(s.players):
        if x != seat and p.coins > 0 and throne(s, p, card):
            return 12
    return 0


def bid(s: Table, seat: int, options: list[int], dice: Dice) -> int:
    """The least that may do, a little more if others may follow, nothing if it is too dear."""
    t = s.tokens[s.arg]
    p = s.players[seat]
    card = s.slots[t.slot]
    low = options[1]
    if t.action == MUSTER:
        limit = 1 + (2 * appeal(s, p, card)) // 3
        least = BID.coins(low)
        if least > limit:
            return GIVE_UP
        extra = 0
        for o in s.tokens:
            if not o.shown and o.slot == t.slot and o.seat != seat:
                extra += dice.below(3)
        return min(BID.of(min(least + extra, max(limit, least))), options[-1])
    assert t.action == ELIMINATE
    if WAGER.strength(low) > 1 + cards_worth(s, seat, card):
        return GIVE_UP
    return low


def cards_worth(s: Table, seat: int, card: int) -> int:
    """The Strength that one would give for an Elimination."""
    return s.cards.soul[card] + s.cards.strength[card] + danger(s, seat, card)


def payment(s: Table, options: list[int], dice: Dice) -> int:
    """A card that stays face up, or any."""
    for move in options:
        if s.stays_up(PAY.card(move)):
            return move
    return options[dice.below(len(options))]
