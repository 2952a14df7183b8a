"""Peril and what foes do: enemies, floors, lines of the peril chart, chests."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.book import RULES, then
from underthrone.games.stygian_society.cards import Deed
from underthrone.games.stygian_society.effects.cubes import banish, call, gain_luck, land
from underthrone.games.stygian_society.effects.enemies import add_enemy, mend
from underthrone.games.stygian_society.effects.team import afflict, finish, hurt, tire
from underthrone.games.stygian_society.state import BY_PERIL, Table
from underthrone.games.stygian_society.tower import shake
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS, Op

# --- Peril


def raise_peril(s: Table, n: int) -> None:
    """Peril moves; a line of the floor's chart that it reaches comes next."""
    move_peril(s, n)
    if n > 0 and not s.end and s.peril >= next_line(s):
        s.agenda.append(CHART)


def move_peril(s: Table, n: int) -> None:
    """Peril moves, not below 0."""
    if n and not s.end:
        s.peril = max(0, s.peril + n)
        s.tell(m.PERIL_CHANGED, s.peril)


def next_line(s: Table) -> int:
    """Where the next line of the floor's chart is."""
    floor = s.sheet_now()
    return floor.at[s.line] if s.line < len(floor.at) else floor.last


def chart(s: Table, _a: int, _b: int) -> None:
    """The next line that peril has reached happens, once per floor; the last one loses the game."""
    floor = s.sheet_now()
    if s.line < len(floor.at) and s.peril >= floor.at[s.line]:
        line = s.line
        s.line += 1
        s.tell(m.LINE_REACHED, floor.at[line])
        s.agenda.append(CHART)
        say(s, floor.line_deeds[line], 0)
    elif s.peril >= floor.last:
        finish(s, BY_PERIL)


CHART: Final = RULES.step(chart).later()


# --- What foes do


@RULES.step
def foe_does(s: Table, number: int, k: int) -> None:
    """What a foe does, from a word on."""
    say(s, number, k)


def say(s: Table, number: int, k: int) -> None:
    """One word of what a foe does; what it gives occasion to comes before the next word."""
    deed = s.box.deeds[number]
    if k + 1 < len(deed.does):
        then(s, foe_does.later(number, k + 1))
    suffer(s, deed.does[k], deed)


def suffer(s: Table, op: Op, deed: Deed) -> None:
    """One word said by a foe."""
    word, n, about = op
    if word == v.HURT:
        hurt(s, n, deed.shielded)
    elif word == v.HURT_EACH:
        hurt(s, n * sum([1 for token in s.foes() if s.kinds[token] == deed.enemy]), deed.shielded)
    elif word == v.STATUS:
        afflict(s, s.active, about, n)
    elif word == v.MEND:
        mend(s, deed.enemy, n)
    elif word == v.PERIL and deed.line:
        move_peril(s, n)  # the chart goes on after this line
    elif word == v.TIRE:
        for _ in range(n):
            tire(s)
    elif word == v.ADD:
        if not s.alone():
            add_enemy(s, n, about)
    elif word == v.CUBES:
        s.cubes[about - HERO_COLOURS] = max(0, s.cubes[about - HERO_COLOURS] + n)
        s.tell(m.PERIL_CUBES, about, s.cubes[about - HERO_COLOURS])
    else:
        both(s, word, n, about)


def both(s: Table, word: int, n: int, about: int) -> None:
    """Words that heroes and foes share."""
    if word == v.LUCK:
        gain_luck(s, n)
    elif word == v.PERIL:
        raise_peril(s, n)
    elif word == v.CALL:
        call(s, about, n)
    elif word == v.BANISH:
        banish(s, about, n)
    elif word == v.SHAKE:
        land(s, shake(s, s.tower, n))
