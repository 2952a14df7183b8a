"""What lasts: passive cards for their owners; team treasures, the floor and the beaten mid-boss for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from underthrone.games.stygian_society.cards import HEROES, OCCASIONS, RESPONSE
from underthrone.games.stygian_society.vocabulary import (
    ABOUT,
    ANY,
    COLOURS,
    EXTRA,
    GUARD,
    LASTING,
    OF_ATTACKS,
    VIGOUR,
    WORDS,
    Op,
)

if TYPE_CHECKING:
    from underthrone.games.stygian_society.state import Table

SLOTS: Final = (len(WORDS) - LASTING) * ABOUT
NOTHING: Final = [0] * SLOTS  # of heroes for whom no word lasts; never changed
NO_CUBES: Final = [0] * len(COLOURS)


def slot(word: i64, about: i64) -> i64:
    """Where a hero's numbers have that of a word that lasts and what it is about."""
    first: i64 = LASTING
    each: i64 = ABOUT
    return (word - first) * each + about


class Lasting:
    """All that lasts on a table, added up. It is made anew when something changes, and shared by copies until then."""

    def __init__(self) -> None:
        self.modifiers: list[list[int]] = []  # by place and slot
        self.extra: list[list[int]] = []  # cubes to drop, by place and colour
        self.shields: list[int] = []
        self.most_wounds: int = 0
        self.listened: list[bool] = [False] * len(OCCASIONS)  # whether any card responds to such an event


def added_up(s: Table) -> Lasting:
    """What lasts on the table as it is."""
    cards = s.box.cards
    found = Lasting()
    common = [op for c in s.team for op in cards[c].mods]
    if s.beaten >= 0:
        common += s.box.floors[s.beaten].lasting
    if s.sheet >= 0:
        common += s.box.floors[s.sheet].rules
    limit = s.box.max_wounds[s.difficulty()] + vigour(common)
    if len(s.heroes) == HEROES:
        limit += s.box.fourth_hero
    for c in s.team:
        if cards[c].kind == RESPONSE:
            found.listened[cards[c].when] = True
    for held in s.held:
        ops = common
        shields = 0
        for c in held:
            card = cards[c]
            if card.mods:
                ops = ops + card.mods
                limit += vigour(card.mods)
            if card.hero >= 0:
                shields += card.shields
            if card.kind == RESPONSE:
                found.listened[card.when] = True
        numbers = summed(ops)
        found.modifiers.append(numbers)
        found.shields.append(shields + numbers[slot(GUARD, 0)])
        found.extra.append([numbers[slot(EXTRA, colour)] for colour in range(len(COLOURS))] if ops else NO_CUBES)
    found.most_wounds = limit
    return found


def summed(ops: list[Op]) -> list[int]:
    """What words that last come to, by slot."""
    if not ops:
        return NOTHING
    numbers = NOTHING[:]
    add(numbers, ops)
    return numbers


def vigour(ops: list[Op]) -> int:
    """What words that last add to the maximum of wounds."""
    more = 0
    for word, n, _about in ops:
        if word == VIGOUR:
            more += n
    return more


def add(numbers: list[int], ops: list[Op]) -> None:
    """Adds words that last to a hero's numbers; a word without a number counts as 1."""
    for word, n, about in ops:
        if about == ANY and word in OF_ATTACKS:
            for kind in range(ANY):
                numbers[slot(word, kind)] += n or 1
        else:
            numbers[slot(word, about)] += n or 1
