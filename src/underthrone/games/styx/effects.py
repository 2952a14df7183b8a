"""The cards with muster effects, in the order in which their effects happen (p. 10), and the Dark Oracle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underthrone.games.styx import moves as m
from underthrone.games.styx.cards import EFFECTS, HORSEMAN, MUSTER_EFFECTS, ORACLE, SPIRIT, ZOMBIE
from underthrone.games.styx.moves import (
    CLAIM,
    DECLINE,
    FETCH,
    GIVE,
    LOOK,
    NAME,
    NO_LOOK,
    RAISE,
    REAP,
    SUMMON,
    TAKE,
    TURN,
)
from underthrone.games.styx.state import RULES, Table
from underthrone.kernel.rules import Reason, do

Effect = Callable[[Table, int, int], None]
ABILITIES: Final[list[Effect | None]] = [None] * len(EFFECTS)


def effect(name: str) -> Callable[[Effect], Effect]:
    """Decorates what a card does at the end of the Audience in which seat `me` mustered it."""

    def decorate(fn: Effect) -> Effect:
        ABILITIES[EFFECTS.index(name)] = fn
        return fn

    return decorate


@RULES.step
def take_effect(s: Table, card: int, me: int) -> None:
    """A mustered card's effect."""
    happens = ABILITIES[s.cards.effect[card]]
    if happens is not None:
        happens(s, me, card)


def with_declining(base: int, cards: list[int]) -> list[int]:
    """To leave it, or a move for each card of an ordered list."""
    return [DECLINE, *[base + c for c in cards]]


def declined(s: Table, me: int, effect: str) -> None:
    """The effect is optional."""
    s.tell(m.DECLINED, me, s.cards.holder[EFFECTS.index(effect)])


def received(s: Table, me: int, card: int, given: int) -> None:
    """A card that an effect brings: Influence moves by what it has more than the card given for it."""
    p = s.players[me]
    s.join(p, card)
    s.gain_influence(p, s.cards.strength[card] - s.cards.strength[given])


# --- Unlimited use: the Dark Oracle


@RULES.step
def consult_oracle(s: Table, _a: int, _b: int) -> None:
    """The owner of a face-up Dark Oracle may look at a token of somebody else before the reveal."""
    oracle = s.cards.holder[ORACLE]
    if oracle >= 0:
        for seat, p in enumerate(s.players):
            if oracle in p.army:
                do(s, look.ask(seat))


@RULES.question
def look(s: Table, me: int, _a: int) -> list[int]:
    """Look at one face-down token of another player, or at none."""
    return [NO_LOOK, *[LOOK + i for i, t in enumerate(s.tokens) if t.seat != me]]


@look.answer
def looked(s: Table, me: int, move: int) -> None:
    if move != NO_LOOK:
        t = s.tokens[move - LOOK]
        t.seen = me
        s.tell(m.LOOKED, me, t.seat, t.action, 1 << me)
        do(s, exchange.ask(me))


@look.refusal
def not_looked(s: Table, me: int, move: int) -> Reason | None:
    if LOOK <= move < m.KEEP:
        return ("own-token", {}) if move - LOOK < len(s.tokens) else ("no-token", {})
    return None


@RULES.question
def exchange(s: Table, me: int, _a: int) -> list[int]:
    """Exchange a token of yours for one that you haven't placed, on the same card and place, or keep it."""
    mine = [t.action for t in s.tokens if t.seat == me]
    options = [m.KEEP]
    for i, t in enumerate(s.tokens):
        if t.seat == me:
            options.extend([m.SWAP + 3 * i + action for action in range(3) if action not in mine])
    return options


@exchange.answer
def exchanged(s: Table, me: int, move: int) -> None:
    if move == m.KEEP:
        s.tell(m.KEPT, me)
        return
    t = s.tokens[(move - m.SWAP) // 3]
    t.action = (move - m.SWAP) % 3
    s.tell(m.SWAPPED, me, s.slots[t.slot], t.action, 1 << me)


@exchange.refusal
def not_exchanged(s: Table, me: int, move: int) -> Reason | None:
    if not m.SWAP <= move < m.GIVE_UP:
        return None
    i = (move - m.SWAP) // 3
    if i >= len(s.tokens) or s.tokens[i].seat != me:
        return "not-your-token", {}
    return "placed-already", {"action": (move - m.SWAP) % 3}


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


@RULES.question
def turn(s: Table, me: int, _a: int) -> list[int]:
    """Turn one of your cards face down for the Devil's Soul."""
    return [TURN + c for c in victims(s, me)]


@turn.answer
def turned(s: Table, me: int, move: int) -> None:
    s.turn_down(me, move - TURN)
    s.tell(m.TURNED_DOWN, me, move - TURN)


@turn.refusal
def not_turned(s: Table, me: int, move: int) -> Reason | None:
    if not TURN <= move < CLAIM:
        return None
    return ("spared", {"card": move - TURN}) if move - TURN in s.players[me].army else _not_yours(move - TURN)


# --- The Headless Horseman


@effect("headless")
def headless(s: Table, me: int, card: int) -> None:
    """Its owner may take a Horseman of the Apocalypse from the pile, and puts the Headless one back there."""
    if in_pile(s, HORSEMAN):
        do(s, claim.ask(me, card))


def in_pile(s: Table, kind: int) -> list[int]:
    """The cards of a kind in the draw pile."""
    return [c for c in s.pile if s.cards.kind[c] == kind]


@RULES.question
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
    return _not_in_pile(s, move - CLAIM, HORSEMAN, "no-horseman") if CLAIM <= move < TAKE else None


# --- Siren


@effect("siren")
def siren(s: Table, me: int, card: int) -> None:
    """Its owner may exchange one own card for another player's, both face up."""
    if gifts(s, me) and charmable(s, me):
        do(s, take.ask(me))


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


@RULES.question
def take(s: Table, me: int, _a: int) -> list[int]:
    """Take a face-up card of another player for one of yours, or don't."""
    return with_declining(TAKE, charmable(s, me))


@take.answer
def taken(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me, "siren")
    else:
        do(s, give.ask(me, move - TAKE))


@take.refusal
def not_taken(s: Table, me: int, move: int) -> Reason | None:
    return ("no-exchange", {"card": move - TAKE}) if TAKE <= move < GIVE else None


@RULES.question
def give(s: Table, me: int, _card: int) -> list[int]:
    """Give one of your face-up cards in exchange."""
    return [GIVE + c for c in gifts(s, me)]


@give.answer
def given(s: Table, me: int, move: int) -> None:
    mine, theirs = move - GIVE, s.arg
    other = owner(s, theirs)
    s.leave(s.players[me], mine)
    s.leave(s.players[other], theirs)
    received(s, me, theirs, mine)
    received(s, other, mine, theirs)
    s.tell(m.CHARMED, me, theirs, other)
    s.tell(m.GAVE, me, mine, other)


@give.refusal
def not_given(s: Table, me: int, move: int) -> Reason | None:
    if not GIVE <= move < FETCH:
        return None
    return ("no-exchange", {"card": move - GIVE}) if move - GIVE in s.players[me].army else _not_yours(move - GIVE)


def owner(s: Table, card: int) -> int:
    """Who has the card face up; -1 for nobody."""
    for seat, p in enumerate(s.players):
        if card in p.army:
            return seat
    return -1


# --- Necromancer


@effect("necromancer")
def necromancer(s: Table, me: int, card: int) -> None:
    """Its owner may exchange one own face-up card for one in the centre discard."""
    if s.centre and offerings(s, me):
        do(s, fetch.ask(me))


def offerings(s: Table, me: int) -> list[int]:
    """Own face-up cards but those of this Audience, the Standard-Bearer and Eternals."""
    return [c for c in gifts(s, me) if not s.cards.eternal[c]]


@RULES.question
def fetch(s: Table, me: int, _a: int) -> list[int]:
    """Fetch a card from the centre discard for one of yours, or don't."""
    return with_declining(FETCH, sorted(s.centre))


@fetch.answer
def fetched(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me, "necromancer")
    else:
        do(s, offer.ask(me, move - FETCH))


@fetch.refusal
def not_fetched(s: Table, me: int, move: int) -> Reason | None:
    return ("not-in-centre", {"card": move - FETCH}) if FETCH <= move < RAISE else None


@RULES.question
def offer(s: Table, me: int, _card: int) -> list[int]:
    """Put one of your face-up cards into the centre discard in exchange."""
    return [GIVE + c for c in offerings(s, me)]


@offer.answer
def offered(s: Table, me: int, move: int) -> None:
    mine, fetched = move - GIVE, s.arg
    s.centre.remove(fetched)
    s.leave(s.players[me], mine)
    received(s, me, fetched, mine)
    s.tell(m.FETCHED, me, fetched, mine)
    s.to_centre(mine, s.cards.strength[mine] - s.cards.strength[fetched])


@offer.refusal
def not_offered(s: Table, me: int, move: int) -> Reason | None:
    return not_given(s, me, move)


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


@RULES.question
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


# --- Nídhögr


@effect("nidhogr")
def nidhogr(s: Table, me: int, card: int) -> None:
    """Its owner gains Soul; nobody would decline, so nobody is asked."""
    s.gain_soul(me, s.cards.amount[card])


# --- Reaper


@effect("reaper")
def reaper(s: Table, me: int, card: int) -> None:
    """Its owner may put a card of the centre discard into the draw pile: Chaos moves back."""
    if reapable(s):
        do(s, reap.ask(me))


def reapable(s: Table) -> list[int]:
    """The centre discard without what went there in this Audience."""
    return sorted([c for c in s.centre if c not in s.fresh])


@RULES.question
def reap(s: Table, me: int, _a: int) -> list[int]:
    """Put a card of the centre discard into the draw pile, or don't."""
    return with_declining(REAP, reapable(s))


@reap.answer
def reaped(s: Table, me: int, move: int) -> None:
    if move == DECLINE:
        declined(s, me, "reaper")
        return
    card = move - REAP
    s.centre.remove(card)
    s.tell(m.REAPED, me, card)
    s.to_pile(card)
    s.chaos = max(0, s.chaos - s.cards.strength[card])
    s.tell(m.CHAOS_MOVED, s.chaos)


@reap.refusal
def not_reaped(s: Table, me: int, move: int) -> Reason | None:
    if not REAP <= move < SUMMON:
        return None
    c = move - REAP
    return ("too-fresh", {"card": c}) if c in s.centre else ("not-in-centre", {"card": c})


# --- Shaman


@effect("shaman")
def shaman(s: Table, me: int, card: int) -> None:
    """The Totem that lies beside the Shaman joins the same army."""
    if s.aside:
        totem = s.aside.pop()
        p = s.players[me]
        s.join(p, totem)
        s.gain_influence(p, s.cards.strength[totem])
        s.tell(m.TOTEM_JOINED, me, totem)


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


@RULES.question
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
    return _not_in_pile(s, move - SUMMON, s.arg, "no-spirit" if s.arg == SPIRIT else "no-horseman")


@RULES.question
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


# --- Why not


def _not_yours(card: int) -> Reason:
    return "not-yours", {"card": card}


def _not_in_pile(s: Table, card: int, kind: int, wrong: str) -> Reason:
    fits = card < len(s.cards.ids) and s.cards.kind[card] == kind
    return ("not-in-pile", {"card": card}) if fits else (wrong, {"card": card})
