"""The book of rules: the course of play is in rules/, what words do in effects/."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.cards import HEROES
from underthrone.games.stygian_society.state import PLAYING, Table
from underthrone.kernel.rules import Question, Rules, Task, do_all

RULES: Final[Rules[Table]] = Rules()


def to_each(question: Question[Table]) -> list[Task]:
    """A question as it is asked of each seat, written down once."""
    return [question.ask(seat) for seat in range(HEROES)]


def then(s: Table, *tasks: Task) -> None:
    """What comes next, unless the game has just ended."""
    if s.end == PLAYING:
        do_all(s, tasks)
