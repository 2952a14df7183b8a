"""The book that all rules of Shadow Throne are written into."""

from __future__ import annotations

from typing import Final

from underthrone.games.shadow_throne.state import Table
from underthrone.kernel.rules import Rules

RULES: Final[Rules[Table]] = Rules()
