"""What a seat may know of STYX: a list of what is shown, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underthrone.games.styx.cards import ELEMENTS, FATES
from underthrone.games.styx.moves import ACTIONS
from underthrone.games.styx.redeal import knows
from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.styx.state import Table, Token


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """Public: everything but what face-down tokens stand for and what will be drawn. Own tokens are known."""
    me = SPECTATOR if seat is None else seat
    return {
        "game": s.setup.game.id,
        "players": s.setup.players,
        "options": dict(s.setup.options),
        "seat": seat,
        "audience": s.audience,
        "question": s.rules.question_names[s.question] if s.question >= 0 else None,
        "asked": s.addressed[:],
        "first": s.first,
        "named": s.named if s.named >= 0 else None,
        "emissaries": [{"card": s.cards.ids[c], "fate": FATES[s.fate[slot]]} for slot, c in enumerate(s.slots)],
        "tokens": [_token(t, me) for t in s.tokens],
        "spent": _ids(s, s.spent),
        "wanted": _wanted(s),
        "chaos": s.chaos,
        "pile": _ids(s, s.pile),
        "centre": _ids(s, s.centre),
        "fresh": _ids(s, s.fresh),
        "aside": _ids(s, s.aside),
        "out": _ids(s, s.out),
        "summoned": _ids(s, s.summoned),
        "seats": [_seat(s, i) for i in range(s.setup.players)],
        "war": s.war,
        "over": s.over,
    }


def _token(t: Token, me: int) -> dict[str, Any]:
    return {
        "seat": t.seat,
        "slot": t.slot,
        "action": ACTIONS[t.action] if knows(t, me) else None,
        "shown": t.shown,
        "seen": t.seen if t.seen >= 0 else None,
        "bid": t.bid,
    }


def _wanted(s: Table) -> str | None:
    """The card that somebody is about to get in exchange for one of the own cards."""
    question = s.rules.question_names[s.question] if s.question >= 0 else ""
    return s.cards.ids[s.arg] if question in ("give", "offer") else None


def _seat(s: Table, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    return {
        "coins": p.coins,
        "influence": p.influence,
        "soul": p.soul,
        "bonus": s.bonus(p),
        "income": s.income(p) + s.bonus(p),
        "tithes": [s.tithe(s.income(p), s.bonus(p), slot) for slot in range(len(s.slots))],
        "strength": s.strength(p),
        "horsemen": s.horsemen(p),
        "elements": _elements(s, seat),
        "missing": s.missing(p),
        "army": [_card(s, c) for c in p.army],
        "discard": _ids(s, p.discard),
    }


def _card(s: Table, c: int) -> dict[str, Any]:
    """A face-up card; a Djinn or Hydra with its counters, and what stays face up when it is spent."""
    shown: dict[str, Any] = {"card": s.cards.ids[c]}
    if c == s.cards.djinn:
        shown["counters"] = s.djinn
    elif c == s.cards.hydra:
        shown["counters"] = s.hydra
    if s.stays_up(c):
        shown["stays"] = True
    return shown


def _elements(s: Table, seat: int) -> dict[str, Any]:
    """The elements that are there for sure, and the choices that can stand for more."""
    sure = 0
    choices: list[list[str]] = []
    for c in s.players[seat].army:
        sure |= s.cards.gives[c]
        if s.cards.either[c]:
            choices.append(_named(s.cards.either[c]))
    return {"sure": _named(sure), "choices": choices}


def _named(bits: int) -> list[str]:
    return [name for i, name in enumerate(ELEMENTS) if bits >> i & 1]


def _ids(s: Table, cards: list[int]) -> list[str]:
    return [s.cards.ids[c] for c in cards]
