"""Round by round: how many games come so far, what is decided there, and whether who leads goes on to win."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underthrone.lab.course import FINE, ROUNDS
from underthrone.lab.match import Figures, Row


def by_round(rows: list[Row]) -> list[Figures]:
    """A table with a line for each round; none where nothing was counted."""
    totals: Counter[str] = Counter()
    for row in rows:
        totals.update({name: n for name, n in row["statistics"].items() if name.startswith(("round.", "lead."))})
    lines: list[list[Any]] = []
    for nth in range(1, ROUNDS + 1):
        games, decisions, choices, spread, weighed = [
            totals[f"round.{nth}.{what}"] for what in ("games", "decisions", "choices", "spread", "weighed")
        ]
        if games:
            led, won = totals[f"lead.{nth}.games"], totals[f"lead.{nth}.won"]
            matters = spread / FINE / weighed if weighed else 0.0
            lines.append([nth, games, decisions / games, choices / decisions, matters, won / led if led else 0.0])
    columns = ["round", "games", "decisions", "choices", "spread", "leader wins %"]
    if not any(totals[f"lead.{nth}.games"] for nth in range(1, ROUNDS + 1)):
        columns, lines = columns[:-1], [line[:-1] for line in lines]
    return [("Round by round", columns, lines)] if lines else []
