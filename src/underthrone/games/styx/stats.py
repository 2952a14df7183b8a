"""What simulations count in STYX: actions, the way of every card, and how often every effect is used."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import ABILITIES
from underthrone.games.styx.cards import CONDITIONS, Cards
from underthrone.games.styx.moves import ACTIONS
from underthrone.games.styx.state import Table, ways_of
from underthrone.kernel.game import Game
from underthrone.kernel.state import Event, State

CHOSEN: Final = {"mustered": "card", "summoned": "card", "claimed": "card"}  # by event: how a seat chooses a card
SHARES: Final = (*CONDITIONS, *ACTIONS)  # measures that are parts of a whole
COUNTED: Final = ("came", "mustered", "eliminated", "unclaimed", "coins")


def start(g: Game) -> dict[str, int]:
    """Every number, at zero."""
    numbers = {f"action.{name}": 0 for name in ACTIONS}
    numbers.update({f"way.{name}": 0 for name in CONDITIONS})
    numbers.update({f"effect.{name}": 0 for name in ABILITIES})
    for card_id in _cards(g).ids:
        for what in COUNTED:
            numbers[f"card.{card_id}.{what}"] = 0
    return numbers


def fold(g: Game, s: State, numbers: dict[str, int]) -> None:
    """Adds what the last answer caused."""
    assert isinstance(s, Table)
    cards = s.cards
    for event in s.events:
        kind = event.kind
        if kind == m.REVEALED:
            numbers[f"action.{ACTIONS[event.c]}"] += 1
        elif kind == m.CAME:
            numbers[f"card.{cards.ids[event.a]}.came"] += 1
        elif kind == m.UNCLAIMED:
            numbers[f"card.{cards.ids[event.a]}.unclaimed"] += 1
        elif kind == m.ELIMINATED:
            numbers[f"card.{cards.ids[event.b]}.eliminated"] += 1
        elif kind == m.MUSTERED:
            numbers[f"card.{cards.ids[event.b]}.mustered"] += 1
            numbers[f"card.{cards.ids[event.b]}.coins"] += event.c
        for name in at_work(cards, event):
            numbers[f"effect.{name}"] += 1
    result = s.result() if s.over else None
    if result is not None:
        met = s.conditions()
        for name in {way for seat in result.winners for way in ways_of(met[seat])}:
            numbers[f"way.{name}"] = 1


def measures(numbers: Mapping[str, int]) -> dict[str, float]:
    """What a designer compares, of one game: ways to win that decided it, shares of the actions, effects."""
    placed = sum(numbers.get(f"action.{name}", 0) for name in ACTIONS) or 1
    ways = {name: float(numbers.get(f"way.{name}", 0)) for name in CONDITIONS}
    shares = {name: numbers.get(f"action.{name}", 0) / placed for name in ACTIONS}
    return ways | shares | {f"effect {name}": float(numbers.get(f"effect.{name}", 0)) for name in ABILITIES}


def so_far(numbers: Mapping[str, int]) -> dict[str, int]:
    """What is told round by round: effects at work."""
    return {f"effect {name}": numbers[f"effect.{name}"] for name in ABILITIES}


def at_work(cards: Cards, event: Event) -> list[str]:
    """The abilities that an event shows at work: one without events of its own is, when its card is mustered."""
    if event.kind == m.MUSTERED:
        name = cards.effect[event.b]
        return [name] if name and not ABILITIES[name].events else []
    names = tellers(event.kind)
    if len(names) < 2:
        return names
    about = event.b  # several tell of it: the card's own ability, or the one that looks for such cards
    return [n for n in names if cards.effect[about] == n or cards.kind[about] == cards.seeks[cards.holder(n)]]


@cache
def tellers(kind: int) -> list[str]:
    """The abilities that a kind of event tells of."""
    return [name for name, ability in ABILITIES.items() if kind in ability.events]


def figures(g: Game, totals: Mapping[str, int], lang: str = "en") -> list[tuple[str, list[str], list[list[Any]]]]:
    """Actions, effects, and cards by how they left the Audience."""
    revealed = sum(totals.get(f"action.{name}", 0) for name in ACTIONS)
    actions: list[list[Any]] = []
    for name in ACTIONS:
        n = totals.get(f"action.{name}", 0)
        actions.append([g.say(lang, f"action-{name}", {}), n, n / revealed if revealed else 0.0])
    cards = _cards(g)
    effects: list[list[Any]] = []
    for name, holders in cards.holders.items():
        who = ", ".join([cards.names[c][lang] for c in holders])
        effects.append([who, totals.get(f"effect.{name}", 0)])
    rows: list[list[Any]] = []
    for c, card_id in enumerate(cards.ids):
        came, mustered, eliminated, unclaimed, coins = [totals.get(f"card.{card_id}.{what}", 0) for what in COUNTED]
        if came:
            price = coins / mustered if mustered else 0.0
            rows.append([cards.names[c][lang], came, mustered / came, eliminated / came, unclaimed / came, price])
    rows.sort(key=lambda row: (-float(row[2]), str(row[0])))
    columns = ["card", "came", "mustered %", "eliminated %", "unclaimed %", "coins"]
    return [
        (f"Actions ({revealed} tokens)", ["action", "tokens", "share %"], actions),
        ("Effects used", ["card", "times"], effects),
        ("Emissaries", columns, rows),
    ]


def _cards(g: Game) -> Cards:
    cards: Cards = getattr(g, "cards")  # noqa: B009  (the game's class imports what this module counts)
    return cards
