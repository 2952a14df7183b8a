"""What simulations count in Shadow Throne: battles by faction, and the way of every card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underthrone.games.shadow_throne import moves as m
from underthrone.games.shadow_throne.abilities import ABILITIES, PLAY_ANOTHER
from underthrone.games.shadow_throne.cards import FACTIONS, Cards
from underthrone.games.shadow_throne.state import Table
from underthrone.kernel.game import Game
from underthrone.kernel.state import Event, State

HELD: Final = {"drafted": "card"}  # by event: how a seat comes to hold a card, or chooses it
CHOSEN: Final = {"revealed": "card", "extra-played": "card"}
EFFECTS: Final = tuple([ability.name for ability in ABILITIES if ability.name != "none"])
BY_OTHERS: Final = (m.SILENCED, m.EMBOLDENED, m.CONVERTED, m.KILLED)  # events that name who did it
BY_ITSELF: Final = (m.SUFFERED, m.DESPAIRED, m.STAYED)  # events of a character's own ability
SHARES: Final = (*FACTIONS, "tied")  # measures that are parts of a whole
COUNTED = ("drafted", "chosen", "played", "turned", "influence")


def start(g: Game) -> dict[str, int]:
    """Every number, at zero."""
    numbers = {f"battles.{name}": 0 for name in ("fought", *FACTIONS, "tied")}
    numbers.update({f"effect.{name}": 0 for name in EFFECTS})
    for card_id in _cards(g).ids:
        for what in COUNTED:
            numbers[f"card.{card_id}.{what}"] = 0
    return numbers


def fold(g: Game, s: State, numbers: dict[str, int]) -> None:
    """Adds what the last answer caused."""
    assert isinstance(s, Table)
    ids = s.cards.ids
    for kind, a, b, c, _who in s.events:
        if kind == m.DRAFTED:
            numbers[f"card.{ids[b]}.drafted"] += 1
        elif kind == m.REVEALED or kind == m.EXTRA_PLAYED:
            numbers[f"card.{ids[b]}.chosen"] += 1
            numbers[f"card.{ids[b]}.played"] += 1
        elif kind == m.TURNED:
            numbers[f"card.{ids[b]}.played"] -= 1
            numbers[f"card.{ids[b]}.turned"] += 1
        elif kind == m.INFLUENCED or kind == m.SUFFERED:
            numbers[f"card.{ids[b]}.influence"] += c
        elif kind == m.BATTLE_BEGAN:
            numbers["battles.fought"] += 1
        elif kind == m.FACTION_WON:
            numbers[f"battles.{FACTIONS[a]}"] += 1
        elif kind == m.FACTIONS_TIED:
            numbers["battles.tied"] += 1
    for name in at_work(s.cards, s.events):
        numbers[f"effect.{name}"] += 1


def at_work(cards: Cards, events: list[Event]) -> list[str]:
    """The abilities that did something, once for each character that has them, however many they reached."""
    doers: list[int] = []
    for kind, a, b, c, _who in events:
        if kind in BY_OTHERS:
            doers.append(c)
        elif kind in BY_ITSELF:
            doers.append(m.doer(a, b))
    done = [ABILITIES[cards.effect[m.doer_of(by)[1]]].name for by in dict.fromkeys(doers)]
    return done + [ABILITIES[PLAY_ANOTHER].name for event in events if event.kind == m.EXTRA_PLAYED]


def measures(numbers: Mapping[str, int]) -> dict[str, float]:
    """What a designer compares, of one game: the share of its battles that each faction won, and effects."""
    fought = numbers.get("battles.fought", 0) or 1
    shares = {name: numbers.get(f"battles.{name}", 0) / fought for name in SHARES}
    return shares | {f"effect {name}": float(numbers.get(f"effect.{name}", 0)) for name in EFFECTS}


def so_far(numbers: Mapping[str, int]) -> dict[str, int]:
    """What is told round by round: effects at work."""
    return {f"effect {name}": numbers[f"effect.{name}"] for name in EFFECTS}


def figures(g: Game, totals: Mapping[str, int], lang: str = "en") -> list[tuple[str, list[str], list[list[Any]]]]:
    """Faction shares (ties count for each faction in them), cards by times played, cards never played."""
    fought = totals.get("battles.fought", 0)
    won: list[list[Any]] = []
    for name in (*FACTIONS, "tied"):
        n = totals.get(f"battles.{name}", 0)
        words = g.say(lang, f"faction-{name}", {}) if name != "tied" else "tied (in the others too)"
        won.append([words, n, n / fought if fought else 0.0])
    cards = _cards(g)
    rows: list[list[Any]] = []
    for c, card_id in enumerate(cards.ids):
        drafted, chosen, played, turned, influence = [totals.get(f"card.{card_id}.{what}", 0) for what in COUNTED]
        each = influence / played if played else 0.0
        rate = played / drafted if drafted else 0.0
        name = f"{cards.names[c][lang]} ×{cards.copies[c]}"
        rows.append([name, played, drafted, rate, chosen, turned, influence, each])
    rows.sort(key=lambda row: (-int(row[1]), str(row[0])))
    columns = ["card", "played", "drafted", "play %", "chosen", "turned", "infl.", "each"]
    never = [[row[0], row[2]] for row in rows if row[1] == 0]
    tables: list[tuple[str, list[str], list[list[Any]]]] = [
        (f"Battles won by faction ({fought} battles)", ["faction", "battles", "share %"], won),
        ("Cards (each: influence for each time played)", columns, rows),
    ]
    if never:
        tables.append(("Cards never played", ["card", "drafted"], never))
    return tables


def _cards(g: Game) -> Cards:
    cards: Cards = getattr(g, "cards")  # noqa: B009  (the game's class imports what this module counts)
    return cards
