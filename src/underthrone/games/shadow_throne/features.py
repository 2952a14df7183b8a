"""What bots look at in Shadow Throne: features of a seat for its chances, and of an option for the habit. No rule."""

from __future__ import annotations

from math import sqrt
from typing import Final

from underthrone.games.learned import Names, Trait, lead, shares
from underthrone.games.shadow_throne.cards import FACTIONS, SEATS
from underthrone.games.shadow_throne.moves import CHOOSE, DRAFT, EXTRA, NO_EXTRA, SAVE
from underthrone.games.shadow_throne.state import WAVES, Table

VALUE: Final = (
    "influence",
    "influence-squared",
    "influence-lead",
    "one-battle-short",
    "gold",
    "gold-lead",
    "saved-influence",
    "saved-power",
    "stayed",
)

HABIT: Final = {
    "draft": (
        "power", "influence", "price", "too-dear", "consolation", "ability", "company", "company-power", "purse",
    ),
    "choose": (
        "power", "influence", "price", "too-dear", "consolation", "ability", "likely", "stake", "last-price",
        "last-likely", "gold-left", "hush",
    ),
    "no-extra": ("always",),
    "extra": ("power", "price", "likely"),
    "save": ("power", "influence", "price", "too-dear", "ability"),
}  # fmt: skip
KINDS: Final = tuple(HABIT)
DRAFTS: Final = KINDS.index("draft")
CHOICES: Final = KINDS.index("choose")
NO_EXTRAS: Final = KINDS.index("no-extra")
EXTRAS: Final = KINDS.index("extra")
SAVES: Final = KINDS.index("save")

NAMES: Final = Names(VALUE, HABIT, range(3, SEATS + 1))

NEAR: Final = 6  # influence that a good battle brings
MANY: Final = 5.0  # of power, influence or gold: what features are measured by

# --- Of a seat


def facts(s: Table) -> list[list[float]]:
    """Each seat's features before the draft of a battle."""
    cards, target = s.cards, s.target
    influence = [p.influence for p in s.players]
    gold = [p.gold for p in s.players]
    stayed = [0.0] * len(s.players)
    for f in s.line:
        stayed[f.seat] += cards.influence[f.card] / MANY
    found: list[list[float]] = []
    for x, p in enumerate(s.players):
        part = p.influence / target
        found.append(
            [
                part,
                part * part,
                lead(influence, x) / target,
                1.0 if p.influence >= target - NEAR else 0.0,
                sqrt(p.gold),
                max(-1.0, min(1.0, lead(gold, x) / 10.0)),
                cards.influence[p.hand[0]] / MANY if p.hand else 0.0,
                cards.power[p.hand[0]] / MANY if p.hand else 0.0,
                stayed[x],
            ]
        )
    return found


def progress(s: Table) -> float:
    """How near somebody is to the influence that ends the game."""
    return min(1.0, max([p.influence for p in s.players]) / s.target)


# --- Of an option


def traits(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """The features of the cards that one may take, play or keep."""
    last = options[-1]
    if last in CHOOSE:
        return choosing(s, seat, options)
    if last in DRAFT:
        return drafting(s, seat, options)
    if last in SAVE:
        return saving(s, seat, options)
    return playing_extra(s, seat, options)


def drafting(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """Cards to take: what they are, and how they go with the hand."""
    cards, p = s.cards, s.players[seat]
    influence = [0.0] * len(FACTIONS)
    power = [0.0] * len(FACTIONS)
    prices = 0
    for c in p.hand:
        influence[cards.faction[c]] += cards.influence[c] / MANY
        power[cards.faction[c]] += cards.power[c] / MANY
        prices += cards.price[c]
    purse = (p.gold - prices) / MANY
    found: list[Trait] = []
    for move in options:
        c = DRAFT.card(move)
        f = cards.faction[c]
        price = cards.price[c] / MANY
        found.append(
            (
                DRAFTS,
                [
                    cards.power[c] / MANY,
                    cards.influence[c] / MANY,
                    price,
                    1.0 if cards.price[c] > p.gold + 2 else 0.0,
                    cards.consolation[c] / MANY,
                    1.0 if cards.number[c] else 0.0,
                    power[f] * cards.influence[c] / MANY,
                    influence[f] * cards.power[c] / MANY,
                    purse * price,
                ],
            )
        )
    return found


def choosing(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """Cards to play in this wave: what they cost, and what they bring if their faction wins."""
    cards, p = s.cards, s.players[seat]
    chances = winning(s, seat)
    stakes = [0.0] * len(FACTIONS)
    for g in s.line:
        if g.seat == seat and not g.dead:
            stakes[s.faction(g)] += cards.influence[g.card] / MANY
    last = 1.0 if s.wave == WAVES else 0.0
    found: list[Trait] = []
    for move in options:
        c = CHOOSE.card(move)
        f = cards.faction[c]
        hush = s.hush(seat, f)
        costs = cards.price[c] + hush
        price = costs / MANY
        likely = chances[f] * cards.influence[c] / MANY
        found.append(
            (
                CHOICES,
                [
                    cards.power[c] / MANY,
                    cards.influence[c] / MANY,
                    price,
                    1.0 if costs > p.gold else 0.0,
                    (1.0 - chances[f]) * cards.consolation[c] / MANY,
                    1.0 if cards.number[c] else 0.0,
                    likely,
                    stakes[f] * cards.power[c] / MANY,
                    last * price,
                    last * likely,
                    sqrt(max(0, p.gold - costs)),
                    1.0 if hush else 0.0,
                ],
            )
        )
    return found


def playing_extra(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """One more card of the Empire, or none."""
    cards = s.cards
    chances = winning(s, seat)
    found: list[Trait] = []
    for move in options:
        if move == NO_EXTRA:
            found.append((NO_EXTRAS, [1.0]))
        else:
            c = EXTRA.card(move)
            likely = chances[cards.faction[c]] * cards.influence[c] / MANY
            found.append((EXTRAS, [cards.power[c] / MANY, cards.price[c] / MANY, likely]))
    return found


def saving(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """A card to keep for the next battle."""
    cards, gold = s.cards, s.players[seat].gold
    found: list[Trait] = []
    for move in options:
        c = SAVE.card(move)
        found.append(
            (
                SAVES,
                [
                    cards.power[c] / MANY,
                    cards.influence[c] / MANY,
                    cards.price[c] / MANY,
                    1.0 if cards.price[c] > gold + 2 else 0.0,
                    1.0 if cards.number[c] else 0.0,
                ],
            )
        )
    return found


def winning(s: Table, seat: int) -> list[float]:
    """The chance of each faction to win the battle, by what lies there and what the own hand may add."""
    cards = s.cards
    power = [float(total) for total in s.powers()]
    left = WAVES + 1 - s.wave
    hand = s.players[seat].hand
    share = left / len(hand) if len(hand) > left else 1.0
    for c in hand:
        power[cards.faction[c]] += share * cards.power[c]
    spread = 2.0 + 1.2 * left
    return shares([total / spread for total in power])
