"""The book that all rules of STYX are written into: the Audience in rules.py, the cards with effects in effects."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx.state import Table
from underthrone.kernel.rules import Rules

RULES: Final[Rules[Table]] = Rules()
