"""Positions and answers in words, for tests that read like sentences."""

from __future__ import annotations

from typing import Any

import underthrone as ut
from underthrone.games.styx.moves import ACTIONS, BID, GIVE_UP, MOVES, PLACE, WAGER
from underthrone.games.styx.state import Player, Table

g = ut.game("styx")
SLOTS = ("left", "right")
PLAIN = ["toll-keeper", "ghoul", "storm-crow", "gravedigger", "ash-imp", "drowned-sailor"]  # cards without effects


def table(*seats: dict[str, Any], left: str = "ghoul", right: str = "harpy", **more: Any) -> Table:
    """A position at the start of an Audience; seat 0 is First Player unless it says otherwise."""
    s = ut.scene("styx", {"seats": list(seats), "emissaries": [left, right], **more})
    assert isinstance(s, Table)
    return s


def new(players: int, seed: int = 1, **options: str) -> Table:
    s = g.new(players, seed, options)
    assert isinstance(s, Table)
    return s


def asked(s: Table) -> str:
    """The name of the question that is open; nothing at the end."""
    return s.rules.question_names[s.question] if s.question >= 0 else ""


def go(s: Table, *tokens: str) -> Table:
    """Places tokens in turn order, as `left muster 3`, and bids when they are revealed; no number gives up."""
    put(s, *tokens)
    return bids(s, *tokens)


def put(s: Table, *tokens: str) -> Table:
    for token in tokens:
        slot, action = token.split()[:2]
        s.play(s.decider(), PLACE.of(SLOTS.index(slot), ACTIONS.index(action)))
    return s


def bids(s: Table, *tokens: str) -> Table:
    while asked(s) in ("bid", "wager"):
        words = tokens[s.arg].split()
        kind = BID if asked(s) == "bid" else WAGER
        s.play(s.decider(), kind.of(int(words[2])) if len(words) > 2 else GIVE_UP)
    return s


def move(s: Table, kind: str, *args: str | int) -> int:
    """A move by its kind and arguments; cards and actions by name."""
    found = next(k for k in MOVES.kinds if k.name == kind)
    number = 0
    for name, size, arg in zip(found.args, found.sizes, args, strict=True):
        value = card(arg) if name == "card" else ACTIONS.index(arg) if name == "action" else arg
        number = number * size + int(value)
    return found.base + number


def do(s: Table, kind: str, *args: str | int) -> Table:
    """The decider's answer."""
    s.play(s.decider(), move(s, kind, *args))
    return s


def can(s: Table, kind: str, *args: str | int) -> bool:
    return move(s, kind, *args) in s.moves(s.decider())


def offered(s: Table) -> list[str]:
    """What the decider may choose: the cards' ids, and the other moves by their kinds."""
    said: list[str] = []
    for number in s.moves(s.decider()):
        found = MOVES.find(number)
        assert found is not None
        kind, args = found
        said.append(s.cards.ids[args["card"]] if "card" in args else kind.name)
    return said


def card(card_id: str | int) -> int:
    ids: list[str] = getattr(g, "cards").ids  # noqa: B009
    return ids.index(str(card_id))


def up(p: Player) -> list[str]:
    """The ids of the face-up cards but the Standard-Bearer."""
    return [card_id for card_id in names(p.army) if not card_id.endswith("-bearer")]


def down(p: Player) -> list[str]:
    return names(p.discard)


def names(cards: list[int]) -> list[str]:
    ids: list[str] = getattr(g, "cards").ids  # noqa: B009
    return [ids[c] for c in cards]


def strength(card_id: str) -> int:
    numbers: list[int] = getattr(g, "cards").strength  # noqa: B009
    return numbers[card(card_id)]


def income(card_id: str) -> int:
    numbers: list[int] = getattr(g, "cards").income  # noqa: B009
    return numbers[card(card_id)]


def happened(s: Table, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind that the last answer caused."""
    return [event for event in g.happened(s, seat) if event["event"] == name]
