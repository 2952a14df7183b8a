"""A hero's turn: a support skill, an action, statuses bought off."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.book import RULES, to_each
from underthrone.games.stygian_society.cards import ACTION, SUPPORT
from underthrone.games.stygian_society.effects.cubes import banish, clear_board
from underthrone.games.stygian_society.effects.enemies import mend
from underthrone.games.stygian_society.effects.peril import raise_peril
from underthrone.games.stygian_society.effects.responses import unusable
from underthrone.games.stygian_society.effects.team import hurt, remove_cube
from underthrone.games.stygian_society.moves import BY_LUCK, CURE, DONE, FROM_FIELD, PASS, REGROUP, USE
from underthrone.games.stygian_society.rules.action import (
    GATHER,
    TO_AIM,
    after_drop,
    choose_targets,
    gather,
    settle,
    targets_are_clear,
    use,
)
from underthrone.games.stygian_society.state import Table, ill_at
from underthrone.games.stygian_society.tower import colour_of
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS, STATUSES
from underthrone.kernel.rules import Reason, do

# --- Taking a turn


def turn(s: Table, place: int, _b: int = 0) -> None:
    """What comes by itself, a support skill, an action, statuses bought off."""
    s.active = place
    s.turns += 1
    s.ward = s.shields(place)
    if s.dazed:
        s.dazed.clear()
    s.card = -1
    if s.targets:
        s.targets = []
    s.tell(m.TURN_BEGAN, place)
    s.agenda.append(BUY_OFF)
    if s.restless():
        s.agenda.append(MAY_SUPPORT)
        start_of_turn(s)
    else:
        may_support(s)


def start_of_turn(s: Table) -> None:
    """A wizard's own rules; a stricken hero's wounds."""
    regrows = s.modifier(s.active, v.REGROW, 0)
    if regrows:
        for token in s.foes():
            if s.enemy(token).boss:
                mend(s, s.kinds[token], regrows)
    for _ in range(s.modifier(s.active, v.ROT, 0)):
        colour = max(range(HERO_COLOURS), key=lambda c: s.field[c])
        if s.field[colour]:
            banish(s, colour, 1)
    hurt(s, s.ill(s.active, v.STRICKEN), True)


# --- 1. Use a support skill


def may_support(s: Table, _a: int = 0, _b: int = 0) -> None:
    """Who has a support skill is asked before acting."""
    if s.supported() and (skills := s.ready(s.active, SUPPORT)):
        s.offer(s.seat(), [PASS, *[USE.of(c) for c in skills]])
        do(s, TO_SUPPORT[s.seat()], MUST_ACT)
    else:
        s.agenda.append(TO_ACT[s.seat()])


@RULES.question("SO-20")
def support(s: Table, me: int, _a: int) -> list[int]:
    """Use a support skill before acting, or not."""
    return [PASS, *[USE.of(c) for c in s.ready(s.active, SUPPORT)]]


@support.answer
def supported(s: Table, me: int, move: int) -> None:
    if move != PASS:
        use(s, USE.card(move))
        do(s, settle.later())
        choose_targets(s)


@support.refusal
def not_supported(s: Table, me: int, move: int) -> Reason | None:
    return unusable(s, s.active, USE.card(move), SUPPORT) if move in USE else None


# --- 2. Choose and execute an action


@RULES.step
def must_act(s: Table, _a: int, _b: int) -> None:
    """An action, unless a support skill has removed the last enemy."""
    if not s.alone():
        s.agenda.append(TO_ACT[s.seat()])


@RULES.question("SO-20")
def act(s: Table, me: int, _a: int) -> list[int]:
    """Choose an action."""
    options = s.actions()
    if s.exhausted:
        return [move for move in options if move == REGROUP or USE.card(move) not in s.exhausted]
    return options


@act.answer
def acted(s: Table, me: int, move: int) -> None:
    if move == REGROUP:
        regroup(s)
        return
    use(s, USE.card(move))
    after_drop(s)
    if targets_are_clear(s):
        gather(s)
    else:
        s.agenda.append(GATHER)
        s.agenda.append(TO_AIM[s.seat()])


@act.refusal
def not_acted(s: Table, me: int, move: int) -> Reason | None:
    if move in USE:
        return unusable(s, s.active, USE.card(move), ACTION)
    return ("must-act", {}) if move == PASS else None


def regroup(s: Table) -> None:
    """All cubes from tower, field and crypt to the banks; peril rises."""
    s.tell(m.REGROUPED, s.active)
    clear_board(s)
    bank = s.bank
    for row in s.tower:
        if row:
            for cube in row:
                colour = colour_of(cube)
                bank[colour] = bank[colour] + 1
            row.clear()
    raise_peril(s, s.box.regroup_peril)


# --- Removing status cubes


def buy_off(s: Table, _a: int = 0, _b: int = 0) -> None:
    """At the end of the turn, cubes that came before it may be bought off; who has nothing to buy off is done."""
    if s.ailing(s.active) and cures(s):
        s.agenda.append(TO_CURE[s.seat()])
    else:
        end_turn(s)


def old(s: Table, status: int, colour: int) -> int:
    """Cubes on the active hero's status card that came before this turn."""
    i = ill_at(s.active, status, colour)
    return s.ills[i] - s.fresh.count(i)


def cures(s: Table) -> list[int]:
    """Each status cube that can be bought off, from the field, by luck, or two with a cube of the crypt."""
    found: list[int] = []
    for status in range(len(STATUSES)):
        for colour in range(HERO_COLOURS):
            if old(s, status, colour):
                if s.field[colour]:
                    found.append(CURE.of(status, colour, FROM_FIELD))
                if s.usable_luck():
                    found.append(CURE.of(status, colour, BY_LUCK))
                if s.crypt[colour]:
                    found += [CURE.with_crypt(status, colour, second) for second in seconds(s, status, colour)]
    return found


def seconds(s: Table, status: int, colour: int) -> list[int]:
    """The statuses that a cube of the crypt also takes one from; -1 where there is no second cube."""
    total = sum([old(s, other, colour) for other in range(len(STATUSES))])
    if total < 2 or s.double() < 2:
        return [-1]
    found: list[int] = []
    for other in range(status, len(STATUSES)):
        if old(s, other, colour) > (1 if other == status else 0):
            found.append(other)
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
    source = CURE.source(move)
    colour = CURE.colour(move)
    second = CURE.second_status(move)
    remove_cube(s, ill_at(s.active, CURE.status(move), colour))
    if second >= 0:
        remove_cube(s, ill_at(s.active, second, colour))
    if source == BY_LUCK:
        s.luck -= 1
        s.tell(m.LUCK_CHANGED, s.luck, -1)
    else:
        pile = s.field if source == FROM_FIELD else s.crypt
        pile[colour] -= 1
        s.bank[colour] += 1
        s.tell(m.SPENT, colour, 1 if source == FROM_FIELD else 0, 0 if source == FROM_FIELD else 1)
    buy_off(s)


@cure.refusal
def not_cured(s: Table, me: int, move: int) -> Reason | None:
    return ("no-cure", {"status": CURE.status(move)}) if move in CURE else None


def end_turn(s: Table) -> None:
    """A hunted hero draws attention; then the hero on the left acts, unless no enemy is left."""
    if s.fresh:
        s.fresh.clear()
    after = (s.active + 1) % len(s.heroes)
    if s.ill(s.active, v.HUNTED):
        if not s.alone():
            s.agenda.append(TURN.later(after))
        raise_peril(s, 1)
    elif not s.alone():
        turn(s, after)


# --- The course of a turn: what runs at once where nothing comes before it, and is put off otherwise

TURN: Final = RULES.step(turn)
MAY_SUPPORT: Final = RULES.step(may_support).later()
BUY_OFF: Final = RULES.step(buy_off).later()

# --- What is written down again and again

MUST_ACT: Final = must_act.later()
TO_SUPPORT: Final = to_each(support)
TO_ACT: Final = to_each(act)
TO_CURE: Final = to_each(cure)
