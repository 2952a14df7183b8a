"""Cards that exchange others: the Siren with a player, the Necromancer with the centre discard."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import effect
from underthrone.games.styx.book import RULES
from underthrone.games.styx.effects.ability import declined, not_yours, received, with_declining
from underthrone.games.styx.moves import DECLINE, FETCH, GIVE, TAKE
from underthrone.games.styx.state import Table
from underthrone.kernel.rules import Reason, do

# --- Siren


@effect("siren", events=(m.CHARMED,))
def siren(s: Table, me: int, card: int) -> None:
    """Its owner may exchange one own card for another player's, both face up."""
    if gifts(s, me) and charmable(s, me):
        do(s, take.ask(me, card))


def gifts(s: Table, me: int) -> list[int]:
    """Own face-up cards but those of this Audience and the Standard-Bearer."""
    return [c for c in s.players[me].army if not s.bearer(c) and c not in s.slots]


def charmable(s: Table, me: int) -> list[int]:
    """The same of all other players."""
    cards: list[int] = []
    for seat in range(len(s.players)):
        if seat != me:
            cards.extend(gifts(s, seat))
    cards.sort()
    return cards


@RULES.question("SX-77")
def take(s: Table, me: int, _card: int) -> list[int]:
    """Take a face-up card of another player for one of yours, or don't."""
    return with_declining(TAKE, charmable(s, me))


@take.answer
def taken(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me)
    else:
        do(s, give.ask(me, TAKE.card(move)))


@take.refusal
def not_taken(s: Table, me: int, move: int) -> Reason | None:
    return ("no-exchange", {"card": TAKE.card(move)}) if move in TAKE else None


@RULES.question("SX-77")
def give(s: Table, me: int, _card: int) -> list[int]:
    """Give one of your face-up cards in exchange."""
    return [GIVE.of(c) for c in gifts(s, me)]


@give.answer
def given(s: Table, me: int, move: int) -> None:
    mine, theirs = GIVE.card(move), s.arg
    other = owner(s, theirs)
    s.leave(s.players[me], mine)
    s.leave(s.players[other], theirs)
    received(s, me, theirs, mine)
    received(s, other, mine, theirs)
    s.tell(m.CHARMED, me, theirs, other)
    s.tell(m.GAVE, me, mine, other)


@give.refusal
def not_given(s: Table, me: int, move: int) -> Reason | None:
    if move not in GIVE:
        return None
    c = GIVE.card(move)
    return ("no-exchange", {"card": c}) if c in s.players[me].army else not_yours(c)


def owner(s: Table, card: int) -> int:
    """Who has the card face up; -1 for nobody."""
    for seat, p in enumerate(s.players):
        if card in p.army:
            return seat
    return -1


# --- Necromancer


@effect("necromancer", events=(m.FETCHED,))
def necromancer(s: Table, me: int, card: int) -> None:
    """Its owner may exchange one own face-up card for one in the centre discard."""
    if s.centre and offerings(s, me):
        do(s, fetch.ask(me, card))


def offerings(s: Table, me: int) -> list[int]:
    """Own face-up cards but those of this Audience, the Standard-Bearer and Eternals."""
    return [c for c in gifts(s, me) if not s.cards.eternal[c]]


@RULES.question("SX-78")
def fetch(s: Table, me: int, _card: int) -> list[int]:
    """Fetch a card from the centre discard for one of yours, or don't."""
    return with_declining(FETCH, sorted(s.centre))


@fetch.answer
def fetched(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me)
    else:
        do(s, offer.ask(me, FETCH.card(move)))


@fetch.refusal
def not_fetched(s: Table, me: int, move: int) -> Reason | None:
    return ("not-in-centre", {"card": FETCH.card(move)}) if move in FETCH else None


@RULES.question("SX-78")
def offer(s: Table, me: int, _card: int) -> list[int]:
    """Put one of your face-up cards into the centre discard in exchange."""
    return [GIVE.of(c) for c in offerings(s, me)]


@offer.answer
def offered(s: Table, me: int, move: int) -> None:
    mine, fetched = GIVE.card(move), s.arg
    s.centre.remove(fetched)
    s.leave(s.players[me], mine)
    received(s, me, fetched, mine)
    s.tell(m.FETCHED, me, fetched, mine)
    s.to_centre(mine, s.cards.strength[mine] - s.cards.strength[fetched])


@offer.refusal
def not_offered(s: Table, me: int, move: int) -> Reason | None:
    return not_given(s, me, move)
