"""Responses: cards that are used after an event, each hero once for each."""

from __future__ import annotations

from underthrone.games.stygian_society.book import RULES, then
from underthrone.games.stygian_society.cards import RESPONSE
from underthrone.games.stygian_society.moves import PASS, USE
from underthrone.games.stygian_society.state import Table, asked_of, event_of, place_of
from underthrone.kernel.rules import Reason


def occasion(s: Table, event: int) -> None:
    """Something happened that cards may respond to."""
    if s.listened(event) and not s.end:
        then(s, respond.later(event, 0))


def answers(s: Table, place: int, event: int) -> list[int]:
    """The responses that a hero has to an event; those of the team are the active hero's."""
    cards = s.box.cards
    found: list[int] = []
    for c in s.ready(place, RESPONSE):
        if cards[c].when == event and (place == s.active or not cards[c].team):
            found.append(c)
    return found


@RULES.step
def respond(s: Table, event: int, k: int) -> None:
    """Each hero in turn order may respond once."""
    order = s.order()
    while k < len(order):
        place = order[k]
        k += 1
        if answers(s, place, event):
            then(s, response.ask(s.owner[place], asked_of(event, place)), respond.later(event, k))
            return


@RULES.question("SO-21")
def response(s: Table, me: int, a: int) -> list[int]:
    """Respond to what happened, or not; what a card does then is in skills.py."""
    return [PASS, *[USE.of(c) for c in answers(s, place_of(a), event_of(a))]]


@response.refusal
def not_responded(s: Table, me: int, move: int) -> Reason | None:
    return unusable(s, place_of(s.arg), USE.card(move), RESPONSE) if move in USE else None


def unusable(s: Table, place: int, c: int, wanted: int) -> Reason:
    """Why a hero can't use a card where cards of a kind are asked for."""
    if c not in s.held[place] and c not in s.team:
        return "not-of-hero", {"card": c, "place": place}
    kind = s.box.cards[c].kind
    if kind != wanted:
        return ("is-action", "is-support", "is-passive", "is-response")[kind], {"card": c}
    return "exhausted" if c in s.exhausted else "not-usable", {"card": c}
