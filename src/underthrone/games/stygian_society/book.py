"""The book of rules: the course of play is in rules/, what words do in effects/."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.state import PLAYING, Table
from underthrone.kernel.rules import Rules, Task, write_down

RULES: Final[Rules[Table]] = Rules()


def then(s: Table, *tasks: Task) -> None:
    """What comes next, unless the game has just ended."""
    if s.end == PLAYING:
        write_down(s, tasks)
