"""The JSON Schema of Shadow Throne's view: view.py writes what stands here."""

from __future__ import annotations

from underthrone.games.board import BoardGame
from underthrone.games.schema import (
    FLAG,
    Schema,
    for_each,
    header,
    maybe,
    moves,
    named,
    number,
    one_of,
    record,
    row,
    some,
)
from underthrone.games.shadow_throne.cards import FACTIONS, POOL, Cards
from underthrone.games.shadow_throne.state import WAVES

HAND = POOL + 1  # with the card that was saved
WAVE = number(0, WAVES)
HUSH_MONEY = 1


def vocabulary(cards: Cards) -> dict[str, list[str]]:
    """Ids of characters."""
    return {"card": cards.ids}


def view(g: BoardGame, cards: Cards, players: int, seated: bool) -> Schema:
    """What everybody sees; a seat sees its own cards, and those that it looked at, too."""
    shown = {
        **header(g, players, seated),
        "battle": number(1),
        "wave": WAVE,
        "power": for_each(FACTIONS, number()),
        "seats": row(_seat(), players),
        "over": FLAG,
        "past": some(_past(players, seated)),
    }
    own = {
        "hand": _cards(HAND),
        "prices": some(number(min(cards.price), max(cards.price) + HUSH_MONEY), HAND),
        "pool": _cards(POOL),
        "picks": _cards(POOL),
        "seen": some(_cards(POOL), POOL),
        "saved": maybe(named("card")),
        "sealed": moves(g),
    }
    return record({**shown, **own} if seated else shown)


def _past(players: int, seated: bool) -> Schema:
    """A battle that is over."""
    shown = {"shown": row(_cards(HAND), players), "stayed": _cards()}
    own = {"saved": maybe(named("card")), "picks": _cards(POOL), "seen": some(_cards(POOL), POOL)}
    return record({**shown, **own} if seated else shown)


def _seat() -> Schema:
    return record(
        {
            "gold": number(),
            "influence": number(),
            "cards": number(0, HAND),
            "hush": some(one_of(FACTIONS), len(FACTIONS), once=True),
            "line": some(_fighter()),
            "turned": some(record({"card": named("card"), "wave": WAVE}), HAND),
        }
    )


def _fighter() -> Schema:
    return record(
        {
            "card": named("card"),
            "wave": WAVE,
            "faction": one_of(FACTIONS),
            "power": number(),
            "plus": number(),
            "silenced": FLAG,
            "converted": FLAG,
            "dead": FLAG,
        }
    )


def _cards(most: int | None = None) -> Schema:
    return some(named("card"), most)
