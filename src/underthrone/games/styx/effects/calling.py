"""Cards that look into the draw pile: the Headless Horseman takes, the Cultist and the Succubus summon."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.abilities import effect
from underthrone.games.styx.book import RULES
from underthrone.games.styx.effects.ability import declined, not_in_pile, received, sought, with_declining
from underthrone.games.styx.moves import CLAIM, DECLINE, NAME, SUMMON
from underthrone.games.styx.state import Table
from underthrone.kernel.rules import Reason, do

# --- The Headless Horseman


@effect("headless", seeks="horseman", events=(m.CLAIMED,))
def headless(s: Table, me: int, card: int) -> None:
    """Its owner may take a Horseman of the Apocalypse from the pile, and puts the Headless one back there."""
    if sought(s, card):
        do(s, claim.ask(me, card))


@RULES.question("SX-76")
def claim(s: Table, me: int, card: int) -> list[int]:
    """Take a Horseman of the Apocalypse from the draw pile for the Headless Horseman, or don't."""
    return with_declining(CLAIM, sought(s, card))


@claim.answer
def claimed(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me)
        return
    horseman = CLAIM.card(move)
    s.pile.remove(horseman)
    s.leave(s.players[me], s.arg)
    s.to_pile(s.arg)
    received(s, me, horseman, s.arg)
    s.tell(m.CLAIMED, me, horseman)


@claim.refusal
def not_claimed(s: Table, me: int, move: int) -> Reason | None:
    return not_in_pile(s, CLAIM.card(move)) if move in CLAIM else None


# --- Summon effects: Cultist and Succubus


@effect("cultist", seeks="spirit", events=(m.SUMMONED,))
def cultist(s: Table, me: int, card: int) -> None:
    """Its owner may summon one of the Spirits, or the Elementals, to the next Audience."""
    call(s, me, card)


@effect("succubus", seeks="horseman", events=(m.SUMMONED,))
def succubus(s: Table, me: int, card: int) -> None:
    """Its owner may summon a Horseman of the Apocalypse to the next Audience."""
    call(s, me, card)


def call(s: Table, me: int, card: int) -> None:
    """A summon without a fitting card does nothing."""
    if sought(s, card):
        do(s, summon.ask(me, card))


@RULES.question("SX-27")
def summon(s: Table, me: int, card: int) -> list[int]:
    """Summon a card from the draw pile to the next Audience, or don't."""
    return with_declining(SUMMON, sought(s, card))


@summon.answer
def summoned(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me)
        return
    card = SUMMON.card(move)
    s.pile.remove(card)
    s.summoned.append(card)
    s.tell(m.SUMMONED, me, card)
    do(s, name.ask(me))


@summon.refusal
def not_summoned(s: Table, me: int, move: int) -> Reason | None:
    return not_in_pile(s, SUMMON.card(move)) if move in SUMMON else None


@RULES.question("SX-26")
def name(s: Table, me: int, _a: int) -> list[int]:
    """Name the First Player of the next Audience: anybody, so also whoever would be it anyway."""
    return [NAME.of(seat) for seat in range(len(s.players))]


@name.answer
def named(s: Table, me: int, move: int) -> None:
    s.named = NAME.seat(move)
    s.tell(m.NAMED, me, s.named)


@name.refusal
def not_named(s: Table, me: int, move: int) -> Reason | None:
    return ("nobody-there", {}) if move in NAME else None
