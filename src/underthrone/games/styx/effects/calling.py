"""Cards that look into the draw pile: the Headless Horseman takes, the Cultist and the Succubus summon."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.cards import HORSEMAN, SPIRIT
from underthrone.games.styx.effects.ability import declined, effect, in_pile, not_in_pile, received, with_declining
from underthrone.games.styx.moves import CLAIM, DECLINE, NAME, SUMMON, TAKE
from underthrone.games.styx.state import RULES, Table
from underthrone.kernel.rules import Reason, do

# --- The Headless Horseman


@effect("headless")
def headless(s: Table, me: int, card: int) -> None:
    """Its owner may take a Horseman of the Apocalypse from the pile, and puts the Headless one back there."""
    if in_pile(s, HORSEMAN):
        do(s, claim.ask(me, card))


@RULES.question("SX-76")
def claim(s: Table, me: int, _card: int) -> list[int]:
    """Take a Horseman of the Apocalypse from the draw pile for the Headless Horseman, or don't."""
    return with_declining(CLAIM, in_pile(s, HORSEMAN))


@claim.answer
def claimed(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me, "headless")
        return
    horseman = move - CLAIM
    s.pile.remove(horseman)
    s.leave(s.players[me], s.arg)
    s.to_pile(s.arg)
    received(s, me, horseman, s.arg)
    s.tell(m.CLAIMED, me, horseman)


@claim.refusal
def not_claimed(s: Table, me: int, move: int) -> Reason | None:
    return not_in_pile(s, move - CLAIM, HORSEMAN, "no-horseman") if CLAIM <= move < TAKE else None


# --- Summon effects: Cultist and Succubus


@effect("cultist")
def cultist(s: Table, me: int, card: int) -> None:
    """Its owner may summon one of the Spirits, or the Elementals, to the next Audience."""
    if in_pile(s, SPIRIT):
        do(s, summon.ask(me, SPIRIT))


@effect("succubus")
def succubus(s: Table, me: int, card: int) -> None:
    """Its owner may summon a Horseman of the Apocalypse to the next Audience."""
    if in_pile(s, HORSEMAN):
        do(s, summon.ask(me, HORSEMAN))


@RULES.question("SX-27")
def summon(s: Table, me: int, kind: int) -> list[int]:
    """Summon a card from the draw pile to the next Audience, or don't."""
    return with_declining(SUMMON, in_pile(s, kind))


@summon.answer
def summoned(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me, "cultist" if s.arg == SPIRIT else "succubus")
        return
    s.pile.remove(move - SUMMON)
    s.summoned.append(move - SUMMON)
    s.tell(m.SUMMONED, me, move - SUMMON)
    do(s, name.ask(me))


@summon.refusal
def not_summoned(s: Table, me: int, move: int) -> Reason | None:
    if not SUMMON <= move < NAME:
        return None
    return not_in_pile(s, move - SUMMON, s.arg, "no-spirit" if s.arg == SPIRIT else "no-horseman")


@RULES.question("SX-26")
def name(s: Table, me: int, _a: int) -> list[int]:
    """Name the First Player of the next Audience: anybody, so also whoever would be it anyway."""
    return [NAME + seat for seat in range(len(s.players))]


@name.answer
def named(s: Table, me: int, move: int) -> None:
    s.named = move - NAME
    s.tell(m.NAMED, me, s.named)


@name.refusal
def not_named(s: Table, me: int, move: int) -> Reason | None:
    return ("nobody-there", {}) if NAME <= move < m.MOVES.count else None
