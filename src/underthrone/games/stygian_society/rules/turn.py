"""A hero's turn: a support skill, an action, statuses bought off."""

from __future__ import annotations

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import ACTION, SUPPORT
from underthrone.games.stygian_society.effects import banish, hurt, mend, raise_peril, remove_cube, unusable
from underthrone.games.stygian_society.moves import (
    BY_LUCK,
    CURE,
    DONE,
    FROM_CRYPT,
    FROM_FIELD,
    PASS,
    REGROUP,
    RELIEVE,
    SOURCES,
    USE,
)
from underthrone.games.stygian_society.rules.action import after_drop, carry_out, choose_targets, gather, use
from underthrone.games.stygian_society.state import PER_HERO, RULES, Table
from underthrone.games.stygian_society.tower import colour_of
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS, STATUSES
from underthrone.kernel.rules import Reason, do

# --- Taking a turn


@RULES.step
def turn(s: Table, place: int, _b: int) -> None:
    """Statuses and rules of the floor, a support skill, an action, statuses bought off."""
    s.active = place
    s.turns += 1
    s.ward = s.shields(place)
    s.dazed = 0
    s.card = -1
    s.targets = []
    s.tell(m.TURN_BEGAN, place)
    do(s, buy_off.later())
    start_of_turn(s, place)
    stricken = s.ill(place, v.STRICKEN)
    if stricken:
        do(s, support_first.later())
        hurt(s, stricken, True)
    else:
        may_support(s)


def start_of_turn(s: Table, place: int) -> None:
    """A wizard's own rules."""
    regrows = s.modifier(place, v.REGROW, 0)
    if regrows:
        for token in s.foes():
            if s.enemy(token).boss:
                mend(s, s.kinds[token], regrows)
    for _ in range(s.modifier(place, v.ROT, 0)):
        colour = max(range(HERO_COLOURS), key=lambda c: s.field[c])
        if s.field[colour]:
            banish(s, colour, 1)


# --- 1. Use a support skill


@RULES.step
def support_first(s: Table, _a: int, _b: int) -> None:
    """What comes after a stricken hero's wounds."""
    may_support(s)


def may_support(s: Table) -> None:
    """Who has a support skill is asked before acting."""
    if s.ready(s.active, SUPPORT):
        do(s, support.ask(s.seat()), act_then.later())
    else:
        must_act(s)


@RULES.question("SO-20")
def support(s: Table, me: int, _a: int) -> list[int]:
    """Use a support skill before acting, or not."""
    return [PASS, *[USE + c for c in s.ready(s.active, SUPPORT)]]


@support.answer
def supported(s: Table, me: int, move: int) -> None:
    if move != PASS:
        use(s, move - USE)
        do(s, carry_out.later())
        choose_targets(s)


@support.refusal
def not_supported(s: Table, me: int, move: int) -> Reason | None:
    return unusable(s, s.active, move - USE, SUPPORT) if USE <= move < REGROUP else None


# --- 2. Choose and execute an action


@RULES.step
def act_then(s: Table, _a: int, _b: int) -> None:
    """What comes after a support skill."""
    must_act(s)


def must_act(s: Table) -> None:
    """An action, unless a support skill has removed the last enemy."""
    if not s.alone():
        do(s, act.ask(s.seat()))


@RULES.question("SO-20")
def act(s: Table, me: int, _a: int) -> list[int]:
    """Choose an action."""
    options = [USE + c for c in s.ready(s.active, ACTION)]
    options.append(REGROUP)
    return options


@act.answer
def acted(s: Table, me: int, move: int) -> None:
    if move == REGROUP:
        regroup(s)
        return
    use(s, move - USE)
    after_drop(s)
    do(s, gather.later())
    choose_targets(s)


@act.refusal
def not_acted(s: Table, me: int, move: int) -> Reason | None:
    if USE <= move < REGROUP:
        return unusable(s, s.active, move - USE, ACTION)
    return ("must-act", {}) if move == PASS else None


def regroup(s: Table) -> None:
    """All cubes from tower, field and crypt to the banks; peril rises."""
    s.tell(m.REGROUPED, s.active)
    for row in s.tower:
        for cube in row:
            s.bank[colour_of(cube)] += 1
        row.clear()
    for colour in range(6):
        s.bank[colour] += s.field[colour] + s.crypt[colour]
        s.field[colour] = 0
        s.crypt[colour] = 0
    raise_peril(s, s.box.regroup_peril)


# --- Removing status cubes


@RULES.step
def buy_off(s: Table, _a: int, _b: int) -> None:
    """At the end of the turn, cubes that came before it may be bought off."""
    if s.ailing(s.active) and cures(s):
        do(s, cure.ask(s.seat()))
    else:
        end_turn(s)


def old(s: Table, status: int, colour: int) -> int:
    """Cubes on the active hero's status card that came before this turn."""
    i = s.active * PER_HERO + status * HERO_COLOURS + colour
    return s.ills[i] - s.fresh.count(i)


def cures(s: Table) -> list[int]:
    """Each status cube that can be bought off, from the field, by luck, or two with a cube of the crypt."""
    found: list[int] = []
    for status in range(len(STATUSES)):
        for colour in range(HERO_COLOURS):
            if old(s, status, colour):
                first = CURE + (status * HERO_COLOURS + colour) * SOURCES
                if s.field[colour]:
                    found.append(first + FROM_FIELD)
                if s.usable_luck():
                    found.append(first + BY_LUCK)
                if s.crypt[colour]:
                    found += [first + FROM_CRYPT + more for more in seconds(s, status, colour)]
    return found


def seconds(s: Table, status: int, colour: int) -> list[int]:
    """The statuses, counted from 1, that a cube of the crypt also takes one from; 0 where there is no second cube."""
    total = sum([old(s, other, colour) for other in range(len(STATUSES))])
    if total < 2 or s.double() < 2:
        return [0]
    found: list[int] = []
    for other in range(status, len(STATUSES)):
        if old(s, other, colour) > (1 if other == status else 0):
            found.append(1 + other)
    return found


@RULES.question("SO-73")
def cure(s: Table, me: int, _a: int) -> list[int]:
    """Buy off status cubes, or be done."""
    return [DONE, *cures(s)]


@cure.answer
def cured(s: Table, me: int, move: int) -> None:
    if move == DONE:
        end_turn(s)
        return
    source = (move - CURE) % SOURCES
    colour = (move - CURE) // SOURCES % HERO_COLOURS
    status = (move - CURE) // SOURCES // HERO_COLOURS
    mine = s.active * PER_HERO
    remove_cube(s, mine + status * HERO_COLOURS + colour)
    if source > FROM_CRYPT:
        remove_cube(s, mine + (source - FROM_CRYPT - 1) * HERO_COLOURS + colour)
    if source == BY_LUCK:
        s.luck -= 1
        s.tell(m.LUCK_CHANGED, s.luck, -1)
    else:
        pile = s.field if source == FROM_FIELD else s.crypt
        pile[colour] -= 1
        s.bank[colour] += 1
        s.tell(m.SPENT, colour, 1 if source == FROM_FIELD else 0, 0 if source == FROM_FIELD else 1)
    do(s, buy_off.later())


@cure.refusal
def not_cured(s: Table, me: int, move: int) -> Reason | None:
    return ("no-cure", {"status": (move - CURE) // SOURCES // HERO_COLOURS}) if CURE <= move < RELIEVE else None


def end_turn(s: Table) -> None:
    """A hunted hero draws attention; then the hero on the left acts, unless no enemy is left."""
    s.fresh.clear()
    if not s.alone():
        do(s, turn.later((s.active + 1) % len(s.heroes)))
    if s.ill(s.active, v.HUNTED):
        raise_peril(s, 1)
