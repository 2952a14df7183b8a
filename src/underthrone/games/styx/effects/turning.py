"""Cards that turn others: the Devil's Soul face down, the Lich face up."""

from __future__ import annotations

from underthrone.games.styx import moves as m
from underthrone.games.styx.cards import MUSTER_EFFECTS, ZOMBIE
from underthrone.games.styx.effects.ability import declined, effect, not_yours, with_declining
from underthrone.games.styx.moves import CLAIM, DECLINE, RAISE, REAP, TURN
from underthrone.games.styx.state import RULES, Table
from underthrone.kernel.rules import Reason, do

# --- Devil's Soul


@effect("devil")
def devil(s: Table, me: int, card: int) -> None:
    """Its owner turns one own card face down; with none to turn it joins face down itself."""
    if victims(s, me):
        do(s, turn.ask(me))
    else:
        s.turn_down(me, card)
        s.tell(m.TURNED_DOWN, me, card)


def victims(s: Table, me: int) -> list[int]:
    """No Eternal, no Zombie, not itself; the Standard-Bearer may be."""
    spared = (ZOMBIE, MUSTER_EFFECTS)
    return [c for c in s.players[me].army if not s.cards.eternal[c] and s.cards.effect[c] not in spared]


@RULES.question("SX-75")
def turn(s: Table, me: int, _a: int) -> list[int]:
    """Turn one of your cards face down for the Devil's Soul; the English rulebook lets you leave it (p. 6)."""
    if s.setup.options["rulebook"] == "en":
        return with_declining(TURN, victims(s, me))
    return [TURN + c for c in victims(s, me)]


@turn.answer
def turned(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me, "devil")
        return
    s.turn_down(me, move - TURN)
    s.tell(m.TURNED_DOWN, me, move - TURN)


@turn.refusal
def not_turned(s: Table, me: int, move: int) -> Reason | None:
    if move == DECLINE:
        return "compulsory", {}
    if not TURN <= move < CLAIM:
        return None
    c = move - TURN
    if c not in s.players[me].army:
        return not_yours(c)
    if s.cards.eternal[c]:
        return "spared-eternal", {"card": c}
    return ("spared-itself", {}) if s.cards.effect[c] == MUSTER_EFFECTS else ("spared", {"card": c})


# --- Lich


@effect("lich")
def lich(s: Table, me: int, card: int) -> None:
    """Its owner may turn the strongest card of the personal discard face up."""
    if s.players[me].discard:
        do(s, raise_dead.ask(me))


def strongest(s: Table, me: int) -> list[int]:
    """The strongest cards of the personal discard."""
    discard = s.players[me].discard
    most = max([s.cards.strength[c] for c in discard])
    return [c for c in discard if s.cards.strength[c] == most]


@RULES.question("SX-79")
def raise_dead(s: Table, me: int, _a: int) -> list[int]:
    """Turn the strongest card of your personal discard face up, or don't."""
    return with_declining(RAISE, strongest(s, me))


@raise_dead.answer
def raised(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me, "lich")
        return
    p = s.players[me]
    p.discard.remove(move - RAISE)
    s.join(p, move - RAISE)
    s.tell(m.TURNED_UP, me, move - RAISE)


@raise_dead.refusal
def not_raised(s: Table, me: int, move: int) -> Reason | None:
    if not RAISE <= move < REAP:
        return None
    c = move - RAISE
    return ("not-strongest", {"card": c}) if c in s.players[me].discard else ("not-in-discard", {"card": c})
