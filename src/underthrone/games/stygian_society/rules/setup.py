"""Game setup: tracks, decks, heroes and who begins."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society.book import RULES
from underthrone.games.stygian_society.cards import HEROES
from underthrone.games.stygian_society.moves import BEGIN, PASS, PICK
from underthrone.games.stygian_society.rules.floor import new_floor
from underthrone.games.stygian_society.state import NO_ILLS, Table
from underthrone.kernel.rules import Reason, do

EVERY_HERO: Final = list(range(HEROES))

# --- Game setup


@RULES.step
def set_up(s: Table, _a: int, _b: int) -> None:
    """Tracks and heroes; the decks lie there from the beginning."""
    box = s.box
    s.needed = box.first_xp
    s.luck = box.start_luck[s.difficulty()]
    seats = LEADERS[s.setup.players]
    if s.setup.options["heroes"] == "picked":
        do(s, *[pick.ask(seat) for seat in seats], begin.ask(0))
        return
    heroes = EVERY_HERO[:]
    for seat in seats:
        enlist(s, seat, heroes.pop(s.below(len(heroes))))
    do(s, begin.ask(0))


def leaders(players: int) -> list[int]:
    """The seat of each hero: one player leads three, two lead two each, more lead one each."""
    each = 3 if players == 1 else 2 if players == 2 else 1
    return [seat for seat in range(players) for _ in range(each)]


LEADERS: Final = [leaders(players) for players in range(HEROES + 1)]


@RULES.question("SO-01")
def pick(s: Table, me: int, _a: int) -> list[int]:
    """Pick a hero."""
    return [PICK.of(hero) for hero in range(HEROES) if hero not in s.heroes]


@pick.answer
def picked(s: Table, me: int, move: int) -> None:
    enlist(s, me, PICK.hero(move))


@pick.refusal
def not_picked(s: Table, me: int, move: int) -> Reason | None:
    if move in PICK:
        return "picked-already", {"hero": PICK.hero(move)}
    return ("choose-one", {}) if move == PASS else None


def enlist(s: Table, seat: int, hero: int) -> None:
    """The hero takes a place with the mat's skill and a random skill of level 1."""
    first = s.box.skills(hero, 1)
    c = first[s.below(len(first))]
    s.heroes.append(hero)
    s.owner.append(seat)
    s.held.append([hero, c])
    s.ills += NO_ILLS
    s.changed()
    s.tell(m.HERO_JOINED, seat, hero, c)


@RULES.question("SO-06")
def begin(s: Table, me: int, _a: int) -> list[int]:
    """Choose the hero who begins."""
    return [BEGIN.of(place) for place in range(len(s.heroes))]


@begin.answer
def begun(s: Table, me: int, move: int) -> None:
    place = BEGIN.place(move)
    s.tell(m.HERO_BEGINS, place)
    do(s, new_floor.later(place))


@begin.refusal
def not_begun(s: Table, me: int, move: int) -> Reason | None:
    return ("choose-one", {}) if move in BEGIN or move == PASS else None
