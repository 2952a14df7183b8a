"""What a seat may know of The Stygian Society as numbers: see games/tensors.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from underthrone.games.stygian_society.cards import CARDS, FLOORS, HEROES, STEP_LIMIT
from underthrone.games.stygian_society.moves import GIANT, PER_COLOUR, TOKENS
from underthrone.games.stygian_society.tower import colour_of
from underthrone.games.stygian_society.vocabulary import PER_HERO
from underthrone.games.tensors import Pen, Scale, padded, turned

if TYPE_CHECKING:
    from underthrone.games.stygian_society.state import Table

ASKED: Final = 24  # room for questions of later rules
ABOUT: Final = Scale(40, 8)
FLOOR: Final = FLOORS + 1
END: Final = 4
TURNS: Final = Scale(400, 50)
TRACK: Final = Scale(40, 10)
CUBES: Final = Scale(10, 5)
FEW: Final = Scale(20, 5)
LEFT_OUT: Final = {
    "resting": "all",  # how many lie on each level, and of which colours, is there
    **dict.fromkeys(("front", "rear", "exhausted", "targets", "team_treasures", "heroes.cards", "dazed"), "order"),
}


def write(s: Table, me: int, pen: Pen) -> None:
    """What is asked, how the team fares, cubes, enemies, heroes, decks."""
    n = s.setup.players
    pen.part("question")
    pen.one(ASKED, s.question)
    pen.number(ABOUT, s.arg)
    pen.part("addressed")
    pen.bits(turned(s.called, me, n))
    pen.part("floor")
    pen.one(FLOOR, s.floor)
    pen.lone(s.sheet, len(s.box.floors))
    pen.lone(s.beaten, len(s.box.floors))
    pen.part("end")
    pen.one(END, s.end)
    pen.part("team")
    pen.one(HEROES, s.active)
    pen.number(TURNS, s.turns)
    pen.number(TRACK, s.wounds)
    pen.number(TRACK, s.xp)
    pen.number(TRACK, s.needed)
    pen.number(TRACK, s.peril)
    pen.number(TRACK, s.line)
    pen.number(TRACK, s.luck)
    pen.number(TRACK, s.ward)
    _cubes(s, pen)
    _enemies(s, pen)
    _action(s, pen)
    pen.part("heroes", HEROES)
    for place in range(HEROES):
        _hero(s, place, me, n, pen)
    pen.part("cards", 4)
    pen.some(s.team, CARDS)
    pen.some(s.found, CARDS)
    pen.some(s.exhausted, CARDS)
    pen.some(s.treasures(), CARDS)
    pen.part("sheets")
    pen.mark(s.lower)
    pen.mark(s.upper)
    pen.mark(s.bosses)
    pen.some(s.wizards, len(s.box.floors))


def _cubes(s: Table, pen: Pen) -> None:
    pen.part("cubes", 5)
    pen.numbers(CUBES, s.bank)
    pen.numbers(CUBES, s.field)
    pen.numbers(CUBES, s.crypt)
    pen.numbers(CUBES, s.hand)
    inside = [0] * 6
    for row in s.tower:
        for cube in row:
            colour = colour_of(cube)
            inside[colour] = inside[colour] + 1
    pen.numbers(CUBES, inside)
    pen.part("tower")
    for row in s.tower:
        pen.number(CUBES, len(row))
    pen.part("peril-cubes")
    pen.numbers(CUBES, s.cubes)
    pen.part("dazed")
    pen.some(s.dazed, 8)


def _enemies(s: Table, pen: Pen) -> None:
    """All enemies of a colour are of one kind."""
    pen.part("kinds", 4)
    for first in range(0, GIANT, PER_COLOUR):
        kind = -1
        for token in range(first, first + PER_COLOUR):
            if s.kinds[token] >= 0:
                kind = s.kinds[token]
        pen.lone(kind, len(s.box.enemies))
    pen.lone(s.kinds[GIANT] if s.giant else -1, len(s.box.enemies))
    pen.part("ranks", 3)
    pen.some(s.front, TOKENS)
    pen.some(s.rear, TOKENS)
    pen.some(s.targets, TOKENS)
    pen.part("hits")
    pen.numbers(FEW, s.hits)  # nobody's are 0


def _action(s: Table, pen: Pen) -> None:
    pen.part("action")
    pen.lone(s.card, CARDS)
    for step in range(STEP_LIMIT):
        pen.number(FEW, s.bought[step] + 1 if step < len(s.bought) else 0)
    pen.numbers(CUBES, s.cost)


def _hero(s: Table, place: int, me: int, n: int, pen: Pen) -> None:
    if place >= len(s.heroes):
        pen.skip(2 * HEROES + padded(CARDS) + PER_HERO + 1)
        return
    pen.one(HEROES, s.heroes[place])
    pen.one(HEROES, (s.owner[place] - me) % n)
    pen.some(s.held[place], CARDS)
    pen.run(CUBES, s.ills, place * PER_HERO, PER_HERO)
    pen.number(FEW, s.fresh_cubes(place))
