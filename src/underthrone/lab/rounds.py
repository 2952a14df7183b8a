"""Round by round: how many games come so far, what is decided there, whether who leads wins, and what happens."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from underthrone.lab.course import FINE, ROUNDS
from underthrone.lab.match import Figures, Row

COUNTED: Final = ("round.", "lead.", "told.")
PLAYED: Final = ("games", "decisions", "choices", "spread", "weighed", "ended")


def by_round(rows: list[Row]) -> list[Figures]:
    """Tables of what is decided in each round, and of what happens in it; none where nothing was counted."""
    totals: Counter[str] = Counter()
    for row in rows:
        totals.update({name: n for name, n in row["statistics"].items() if name.startswith(COUNTED)})
    rounds = [nth for nth in range(1, ROUNDS + 1) if totals[f"round.{nth}.games"]]
    if not rounds:
        return []
    return [_decided(totals, rounds, len(rows)), *_happened(totals, rounds)]


def _decided(totals: Counter[str], rounds: list[int], all_games: int) -> Figures:
    """A line for each round; without the columns about leads where nobody leads."""
    lines: list[list[Any]] = []
    for nth in rounds:
        games, decisions, choices, spread, weighed, ended = [totals[f"round.{nth}.{what}"] for what in PLAYED]
        led, won, passed = [totals[f"lead.{nth}.{what}"] for what in ("games", "won", "passed")]
        matters = spread / FINE / weighed if weighed else 0.0
        line = [nth, games, ended / all_games, decisions / games, choices / (decisions or 1), matters]
        lines.append([*line, passed / led if led else 0.0, won / led if led else 0.0])
    columns = ["round", "games", "ends %", "decisions", "choices", "spread", "lead passes %", "leader wins %"]
    if not any(totals[f"lead.{nth}.games"] for nth in rounds):
        columns, lines = columns[:-2], [line[:-2] for line in lines]
    return "Round by round", columns, lines


def _happened(totals: Counter[str], rounds: list[int]) -> list[Figures]:
    """What the game itself counts: how often in each round, of the games that come so far."""
    names = dict.fromkeys(name.split(".", 2)[2] for name in totals if name.startswith("told."))
    if not names:
        return []
    shown = [[name, *[totals[f"told.{nth}.{name}"] / totals[f"round.{nth}.games"] for nth in rounds]] for name in names]
    return [("What happens in each round", ["what", *[str(nth) for nth in rounds]], shown)]
