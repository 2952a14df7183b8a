"""The JSON Schema of STYX's view: view.py writes what stands here."""

from __future__ import annotations

from underthrone.games.board import BoardGame
from underthrone.games.schema import (
    FLAG,
    YES,
    Schema,
    for_each,
    header,
    maybe,
    named,
    number,
    one_of,
    record,
    row,
    seat,
    some,
)
from underthrone.games.styx.cards import CONDITIONS, ELEMENTS, FATES, WHOLE_SOUL, Cards
from underthrone.games.styx.moves import ACTIONS, HIGHEST_BID
from underthrone.games.styx.rules import SLOTS
from underthrone.games.styx.state import USES, in_turn

CARDS = some(named("card"), once=True)
BONUS = 2  # the most that the token brings


def vocabulary(cards: Cards, players: int) -> dict[str, list[str]]:
    """Ids of cards: of all, of those that may lie in the draw pile, and of those with counters."""
    return {
        "card": cards.ids,
        "drawn": [cards.ids[c] for c in cards.decks[players]],
    }


def view(g: BoardGame, cards: Cards, players: int, seated: bool) -> Schema:
    """What everybody sees; a seat sees more of the token with which it bids."""
    strongest = max(cards.strength)
    drawn = some(named("drawn"), once=True)
    return record(
        {
            **header(g, players, seated),
            "audience": number(),
            "first": seat(players),
            "named": maybe(seat(players)),
            "order": row(seat(players), len(in_turn(players, 0))),
            "emissaries": some(_emissary(strongest), SLOTS),
            "tokens": some(_token(players), len(in_turn(players, 0))),
            "bidding": maybe(_bidding(players, seated)),
            "reach": for_each(CONDITIONS, some(seat(players), players, once=True)),
            "spent": CARDS,
            "wanted": maybe(named("card")),
            "chaos": number(),
            "pile": drawn,
            "centre": CARDS,
            "fresh": CARDS,
            "aside": CARDS,
            "out": CARDS,
            "summoned": drawn,
            "seats": row(_seat(cards), players),
            "war": FLAG,
            "over": FLAG,
        }
    )


def _emissary(strongest: int) -> Schema:
    return record(
        {"card": named("drawn"), "fate": one_of(FATES), "least": number(0, strongest), "brings": some(named("card"), 1)}
    )


def _token(players: int) -> Schema:
    return record(
        {
            "seat": seat(players),
            "slot": number(0, SLOTS - 1),
            "action": maybe(one_of(ACTIONS)),
            "shown": FLAG,
            "seen": maybe(seat(players)),
            "bid": number(0, HIGHEST_BID),
            "bid_is": maybe(one_of(("leading", "outbid", "cancelled"))),
        }
    )


def _bidding(players: int, seated: bool) -> Schema:
    """For the bidder: the bid that is enough, and for a bid of Strength the cards that it would cost."""
    token = {"token": number(0, len(in_turn(players, 0)) - 1)}
    cost = record({"strength": number(1), "cards": CARDS})
    return record(token, {"enough": number(), "costs": some(cost, least=1)} if seated else None)


def _seat(cards: Cards) -> Schema:
    lowest = min(0, sum([income for income in cards.income if income < 0]))
    return record(
        {
            "coins": number(),
            "influence": number(),
            "soul": number(0, WHOLE_SOUL),
            "bonus": number(0, BONUS),
            "income": number(lowest),
            "tithes": some(number(1), SLOTS),
            "strength": number(0, sum(cards.strength)),
            "horsemen": number(0, 4),
            "elements": record({"sure": _elements(), "choices": some(_elements())}),
            "missing": number(0, len(ELEMENTS)),
            "army": some(_card(), once=True),
            "discard": CARDS,
        }
    )


def _elements() -> Schema:
    return some(one_of(ELEMENTS), len(ELEMENTS), once=True)


def _card() -> Schema:
    """A face-up card; a Djinn or Hydra with its counters; `stays` where spending it doesn't turn it."""
    return record({"card": named("card")}, {"counters": number(0, USES), "stays": YES})
