"""What simulations count in STYX: actions, the way of every card, and how often every effect is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underthrone.games.styx import moves as m
from underthrone.games.styx.cards import EFFECTS, SPIRIT, Cards
from underthrone.games.styx.moves import ACTIONS
from underthrone.games.styx.state import Table
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

COUNTED: Final = ("came", "mustered", "eliminated", "unclaimed", "coins")
USED: Final = {  # the events that show an effect at work; the Djinn and the Hydra are seen on the table
    m.LOOKED: "oracle",
    m.LOOKED_OF_TWO: "oracle",
    m.CLAIMED: "headless",
    m.CHARMED: "siren",
    m.FETCHED: "necromancer",
    m.TURNED_UP: "lich",
    m.REAPED: "reaper",
    m.TOTEM_JOINED: "shaman",
    m.TURNED_DOWN: "devil",
}


def start(g: Game) -> dict[str, int]:
    """Every number, at zero."""
    numbers = {f"action.{name}": 0 for name in ACTIONS}
    numbers.update({f"effect.{name}": 0 for name in EFFECTS[1:]})
    for id in _cards(g).ids:
        for what in COUNTED:
            numbers[f"card.{id}.{what}"] = 0
    return numbers


def fold(g: Game, s: State, numbers: dict[str, int]) -> None:
    """Adds what the last answer caused."""
    assert isinstance(s, Table)
    cards = s.cards
    for kind, a, b, c, _who in s.events:
        if kind == m.REVEALED:
            numbers[f"action.{ACTIONS[c]}"] += 1
        elif kind == m.CAME:
            numbers[f"card.{cards.ids[a]}.came"] += 1
        elif kind == m.UNCLAIMED:
            numbers[f"card.{cards.ids[a]}.unclaimed"] += 1
        elif kind == m.ELIMINATED:
            numbers[f"card.{cards.ids[b]}.eliminated"] += 1
        elif kind == m.MUSTERED:
            numbers[f"card.{cards.ids[b]}.mustered"] += 1
            numbers[f"card.{cards.ids[b]}.coins"] += c
            if EFFECTS[cards.effect[b]] == "nidhogr":
                numbers["effect.nidhogr"] += 1
        elif kind == m.DJINN_HELPED:
            numbers["effect.djinn"] += 1
        elif kind == m.STAYED_UP:
            numbers[f"effect.{EFFECTS[cards.effect[b]]}"] += 1
        elif kind == m.SUMMONED:
            numbers["effect.cultist" if cards.kind[b] == SPIRIT else "effect.succubus"] += 1
        elif kind in USED:
            numbers[f"effect.{USED[kind]}"] += 1


def figures(g: Game, totals: Mapping[str, int]) -> list[tuple[str, list[str], list[list[Any]]]]:
    """Actions, effects, and cards by how they left the Audience."""
    revealed = sum(totals.get(f"action.{name}", 0) for name in ACTIONS)
    actions: list[list[Any]] = []
    for name in ACTIONS:
        n = totals.get(f"action.{name}", 0)
        actions.append([g.say("en", f"action-{name}", {}), n, n / revealed if revealed else 0.0])
    cards = _cards(g)
    effects: list[list[Any]] = []
    for i, name in enumerate(EFFECTS):
        if i and cards.holder[i] >= 0:
            effects.append([cards.names[cards.holder[i]]["en"], totals.get(f"effect.{name}", 0)])
    rows: list[list[Any]] = []
    for c, id in enumerate(cards.ids):
        came, mustered, eliminated, unclaimed, coins = [totals.get(f"card.{id}.{what}", 0) for what in COUNTED]
        if came:
            price = coins / mustered if mustered else 0.0
            rows.append([cards.names[c]["en"], came, mustered / came, eliminated / came, unclaimed / came, price])
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
