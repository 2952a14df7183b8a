"""What lasts: passive cards for their owners; team treasures, the floor and the beaten mid-boss for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from underthrone.games.stygian_society.cards import ACTION, HEROES, OCCASIONS, RESPONSE, SUPPORT, Card
from underthrone.games.stygian_society.moves import REGROUP, USE, put_in_order
from underthrone.games.stygian_society.vocabulary import (
    ABOUT,
    ANY,
    COLOURS,
    EXTRA,
    GUARD,
    LASTING,
    LEADEN,
    OF_ATTACKS,
    REGROW,
    ROT,
    VIGOUR,
    WORDS,
    Op,
)

if TYPE_CHECKING:
    from underthrone.games.stygian_society.state import Table

SLOTS: Final = (len(WORDS) - LASTING) * ABOUT
NOTHING: Final = [0] * SLOTS  # of heroes for whom no word lasts; never changed, nor is the next
NO_CUBES: Final = [0] * len(COLOURS)
UNHEARD: Final = [False] * len(OCCASIONS)


def slot(word: i64, about: i64) -> i64:
    """Where a hero's numbers have that of a word that lasts and what it is about."""
    first: i64 = LASTING
    each: i64 = ABOUT
    return (word - first) * each + about


class Endowment:
    """What lasts for the hero at a place, and what can be done there, with exhausted cards too."""

    def __init__(self) -> None:
        self.modifiers: list[int] = NOTHING  # by slot
        self.extra: list[int] = NO_CUBES  # to drop, by colour
        self.shields: int = 0
        self.double: int = 2  # what a hero cube in the crypt counts for
        self.restless: bool = False  # whether a floor's rule begins the turn
        self.supported: bool = False  # whether there is a support skill
        self.actions: list[int] = []  # the moves of the actions, and to regroup

    def bear(self, ops: list[Op]) -> None:
        """The words that last."""
        self.modifiers = NOTHING[:]
        add(self.modifiers, ops)
        self.extra = [self.modifier(EXTRA, colour) for colour in range(len(COLOURS))]
        self.shields += self.modifier(GUARD, 0)
        self.double = 1 if self.modifier(LEADEN, 0) else 2
        self.restless = bool(self.modifier(REGROW, 0) or self.modifier(ROT, 0))

    def modifier(self, word: i64, about: i64) -> int:
        """What a word adds up to."""
        return self.modifiers[slot(word, about)]


class Lasting:
    """All that lasts on a table, added up. It is made anew when something changes, and shared by copies until then."""

    def __init__(self) -> None:
        self.heroes: list[Endowment] = []  # by place
        self.most_wounds: int = 0
        self.listened: list[bool] = UNHEARD[:]  # whether any card responds to such an event

    def has(self, hero: Endowment, c: int, card: Card) -> None:
        """A hero has a card, exhausted or not."""
        if card.kind == ACTION:
            hero.actions.append(USE.of(c))
        elif card.kind == SUPPORT:
            hero.supported = True
        elif card.kind == RESPONSE:
            self.listened[card.when] = True


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
    for held in s.held:
        hero = Endowment()
        ops = common
        for c in held:
            card = cards[c]
            if card.mods:
                ops = ops + card.mods
                limit += vigour(card.mods)
            if card.hero >= 0:
                hero.shields += card.shields
            found.has(hero, c, card)
        for c in s.team:
            found.has(hero, c, cards[c])
        if ops:
            hero.bear(ops)
        hero.actions.append(REGROUP)
        put_in_order(hero.actions)
        found.heroes.append(hero)
    found.most_wounds = limit
    return found


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
