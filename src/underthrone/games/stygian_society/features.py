"""What bots look at in The Stygian Society, of the team: for its chances, no rule. Of an option: habit.py."""

from __future__ import annotations

from math import log
from typing import Final

from underthrone.games.learned import Names
from underthrone.games.stygian_society.cards import FLOORS, HEROES
from underthrone.games.stygian_society.habit import HABIT, danger
from underthrone.games.stygian_society.outlook import outlook
from underthrone.games.stygian_society.state import CUBES, Table
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS, RED

VALUE: Final = (
    "outlook",
    "always",
    "floors-done",
    "foes",
    "boss",
    "wounds",
    "wounds-high",
    "peril",
    "peril-high",
    "danger",
    "luck",
    "xp",
    "exhausted",
    "ailments",
    "hero-cubes",
    "enemy-cubes",
    "lacking",
    "skills",
    "treasures",
    "shields",
)
NAMES: Final = Names(VALUE, HABIT, range(1, HEROES + 1))


def facts(s: Table) -> list[list[float]]:
    """The team's features at the beginning of a turn, and nothing for those whom it fights."""
    return [team(s) if s.turns else unbegun(s), [0.0] * len(VALUE)]


def unbegun(s: Table) -> list[float]:
    """Nobody has done anything yet."""
    return [odds(s), 1.0, *[0.0] * (len(VALUE) - 2)]


def team(s: Table) -> list[float]:
    """The team's features."""
    floor = s.sheet_now()
    left = 0.0
    boss = 0.0
    for token in s.foes():
        enemy = s.enemy(token)
        left += enemy.wounds - s.hits[token]
        if enemy.boss:
            boss = (enemy.wounds - s.hits[token]) / enemy.wounds
    wounds = s.wounds / s.most_wounds()
    peril = s.peril / floor.last
    mine = 0.0
    theirs = 0.0
    lacking = 0
    for colour in range(HERO_COLOURS):
        mine += min(6.0, s.field[colour] + 2.0 * s.crypt[colour])
        theirs += s.field[RED + colour] + 2.0 * s.crypt[RED + colour]
        lacking += s.lacking(colour)
    skills = 0.0
    treasures = 0.0
    shields = 0.0
    for place, held in enumerate(s.held):
        shields += s.shields(place)
        for c in held:
            card = s.box.cards[c]
            if card.hero >= 0:
                skills += 1.0 + 0.5 * card.level
            else:
                treasures += 1.0
    heroes = len(s.heroes)
    return [
        odds(s),
        1.0,
        (s.floor - 1.0) / FLOORS,
        min(1.5, left / floor.strength),
        boss,
        wounds,
        wounds * wounds * wounds,
        peril,
        max(0.0, peril - 0.6),
        danger(s),
        s.luck / s.box.max_luck,
        s.xp / s.needed,
        len(s.exhausted) / 5.0,
        s.ailments() / 3.0,
        mine / CUBES,
        theirs / CUBES,
        lacking / 3.0,
        skills / heroes / 10.0,
        (treasures / heroes + len(s.team)) / 5.0,
        shields / heroes / 3.0,
    ]


def odds(s: Table) -> float:
    """How it looks by rule of thumb, as a logarithm."""
    chance = outlook(s)
    return log(chance / (1.0 - chance))
