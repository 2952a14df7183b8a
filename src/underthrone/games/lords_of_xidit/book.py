"""The book that the chapters write their steps and questions into."""

from __future__ import annotations

from typing import Final

from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.rules import Rules

RULES: Final[Rules[Table]] = Rules()
