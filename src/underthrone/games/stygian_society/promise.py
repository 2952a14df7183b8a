"""What cards promise in The Stygian Society, and what threatens: for the habit of bots, no rule."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import AT_ANY, Card
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS, RED, Op

HELP: Final = (
    "heal", "heal-wounded", "peril", "peril-high", "call", "luck", "refresh", "banish", "lose", "cure", "bleed",
    "xp", "lift", "shake", "ward", "ward-danger", "daze",
)  # fmt: skip
OUT: Final = 0.75  # of the cubes that one drops, or others in their place, so many come out at once


def danger(s: Table) -> float:
    """About how many colours of enemies can act after the next drop."""
    total = 0.0
    for colour in range(RED, len(COLOURS)):
        total += armed(s, colour, OUT * s.cubes[colour - RED])
    return total


def armed(s: Table, colour: int, coming: float) -> float:
    """How far cubes pay for the cheapest action of a colour, with some more to come."""
    kind = s.in_play(colour)
    cost = s.box.enemies[kind].costs[-1] if kind >= 0 else s.sheet_now().costs[colour - RED]
    return min(1.0, (s.field[colour] + 2 * s.crypt[colour] + coming) / cost) if cost else 0.0


def blows(s: Table, card: Card, wounds: float) -> tuple[float, float, float, float]:
    """Of an attack with so many wounds: those that count, whom they kill, those beyond death, and a boss's."""
    if wounds <= 0.0:
        return 0.0, 0.0, 0.0, 0.0
    if card.attack >= 0:
        wounds += s.modifier(s.active, v.MIGHT, card.attack) - s.ill(s.active, v.WEARY)
    hits: list[tuple[float, float, float, float]] = []
    for token in s.reachable(card):
        left = s.enemy(token).wounds - s.hits[token]
        force = max(0.0, wounds - s.reduction(token, card.attack))
        dealt = min(force, float(left))
        dies = 1.0 if force >= left else 0.0
        hits.append((dies + dealt / 10.0, dealt, force - dealt, dealt if s.enemy(token).boss else 0.0))
    hits.sort()
    if card.aim <= AT_ANY:
        hits = hits[-card.count :]
    total, kills, wasted, boss = 0.0, 0.0, 0.0, 0.0
    for good, dealt, beyond, on_boss in hits:
        total += dealt
        kills += 1.0 if good >= 1.0 else 0.0
        wasted += beyond
        boss += on_boss
    return total, kills, wasted, boss


def added(amounts: list[float], more: list[float]) -> None:
    """Adds one list to another."""
    for i, amount in enumerate(more):
        amounts[i] += amount


def helps(s: Table, ops: list[Op], times: float, threat: float) -> list[float]:
    """What words on cards do here and now, in the order of HELP."""
    heal, calm, call, luck, fresh, banished, lost, cured = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    bleed, xp, lift, shake, ward, daze = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for word, n, about in ops:
        if word == v.HEAL:
            heal += min(times * n, float(s.wounds))
        elif word == v.PERIL:
            calm += min(-times * n, float(s.peril))
        elif word == v.CALL:
            call += min(times * n, float(s.bank[about])) if about < HERO_COLOURS else -times * n
        elif word == v.LUCK:
            luck += min(times * n, float(s.box.max_luck - s.luck))
        elif word == v.REFRESH:
            fresh += min(times * n, float(len(s.exhausted)))
        elif word == v.BANISH:
            gone = min(times * n, float(s.field[about] + s.crypt[about]))
            if about < HERO_COLOURS:
                lost += gone
            else:
                banished += gone
        elif word == v.CURE:
            cured += min(times * n, float(s.ailments()))
        elif word == v.BLEED:
            bleed += times * n
        elif word == v.XP:
            xp += times * n
        elif word == v.LIFT:
            lift += min(times * n, float(s.field[about]))
        elif word == v.SHAKE:
            shake += times * n
        elif word == v.WARD:
            ward += times * n
        elif word != v.WOUND:
            daze += min(times, 1.0)
    return [
        heal / 3.0,
        heal / 3.0 * s.wounds / s.most_wounds(),
        calm / 3.0,
        calm / 3.0 * s.peril / s.sheet_now().last,
        call / 3.0,
        luck / 3.0,
        fresh,
        banished / 3.0,
        lost / 3.0,
        cured,
        bleed / 3.0,
        xp / 3.0,
        lift / 3.0,
        shake / 3.0,
        ward / 3.0,
        ward / 3.0 * threat,
        daze,
    ]
