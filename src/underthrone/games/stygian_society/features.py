"""What bots look at in The Stygian Society, of the team: for its chances, no rule. Of an option: habit.py."""

from __future__ import annotations

from math import log
from typing import Final

from underthrone.games.learned import Names
from underthrone.games.stygian_society.cards import HEROES
from underthrone.games.stygian_society.habit import HABIT
from underthrone.games.stygian_society.outlook import outlook
from underthrone.games.stygian_society.state import Table

VALUE: Final = ("outlook",)
NAMES: Final = Names(VALUE, HABIT, range(1, HEROES + 1))


def facts(s: Table) -> list[list[float]]:
    """How it looks for the team at the beginning of a turn, as a logarithm of its odds; nothing for its foes."""
    chance = outlook(s)
    return [[log(chance / (1.0 - chance))], [0.0]]
