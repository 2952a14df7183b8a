"""What designers look at in a game: one number for each question, from a row; and card by card, from many rows."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from typing import Any, Final, NamedTuple

from underthrone.games.changes import names_of
from underthrone.kernel.game import Game
from underthrone.lab.course import FINE, own_statistics
from underthrone.lab.intervals import SIGMAS, wilson
from underthrone.lab.match import Row

SHARES: Final = ("won", "first seat", "lead taken")  # of any game: parts of a whole


class Mean(NamedTuple):
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float


class Worth(NamedTuple):
    """How a card does: seats that had it and those that chose it, with how often each kind won."""

    card: str
    held: int
    held_won: int
    chosen: int
    chosen_won: int
    without: int
    without_won: int
    used: int  # how often it was used, where cards are


def measures(g: Game, row: Row) -> dict[str, float]:
    """The numbers of one game by name: the same names as an edition's aims have."""
    numbers = row["statistics"]
    decisions = row["decisions"] or 1
    found: dict[str, float] = {}
    if g.cooperative:
        found["won"] = float(bool(row["winners"]))
    else:
        found["first seat"] = float(numbers.get("course.first", 0))
        rounds = numbers.get("course.rounds", 0) or 1
        found["lead changes"] = float(numbers.get("course.leads", 0))
        found["lead taken"] = numbers.get("course.taken", 0) / rounds
        found["gap"] = float(numbers.get("course.gap", 0))
    found["rounds"] = float(row["rounds"])
    found["decisions"] = float(row["decisions"])
    found["choices"] = numbers.get("course.choices", 0) / decisions
    if numbers.get("course.weighed", 0):
        found["spread"] = numbers.get("course.spread", 0) / FINE / numbers["course.weighed"]
    return found | own_measures(g, numbers)


def own_measures(g: Game, numbers: dict[str, int]) -> dict[str, float]:
    """Those of the game's own statistics."""
    module = own_statistics(g)
    found: dict[str, float] = module.measures(numbers) if hasattr(module, "measures") else {}
    return found


def known(g: Game) -> list[str]:
    """The names of all figures, before any game is played."""
    module = own_statistics(g)
    nothing: dict[str, Any] = {"statistics": module.start(g) if module else {}, "decisions": 0, "rounds": 0}
    return [*measures(g, nothing | {"winners": []}), "spread"]


def is_share(g: Game, name: str) -> bool:
    """Whether a figure is a part of a whole, and so said in percent."""
    return name in SHARES or name in getattr(own_statistics(g), "SHARES", ())


def mean(values: list[float], share: bool = False) -> Mean:
    """The mean of some values; of yes and no by Wilson's score, which is sound for few games."""
    n = len(values)
    if n == 0:
        return Mean(0.0, 0.0, 0.0)
    middle = sum(values) / n
    if set(values) <= {0.0, 1.0}:
        return Mean(middle, *wilson(sum(values), n))
    half = SIGMAS * sqrt(sum((value - middle) ** 2 for value in values) / max(1, n - 1) / n)
    low, high = middle - half, middle + half
    return Mean(middle, max(0.0, low) if min(values) >= 0 else low, min(1.0, high) if share else high)


def paired(before: list[float], after: list[float]) -> Mean:
    """The mean of the differences of games that began alike; never surer than one odd game would make it."""
    diffs = [b - a for a, b in zip(before, after)]
    n = len(diffs)
    if n == 0:
        return Mean(0.0, 0.0, 0.0)
    middle = sum(diffs) / n
    spread = sum((diff - middle) ** 2 for diff in diffs)
    half = SIGMAS * sqrt(spread / max(1, n - 1) / n)
    taken = before + after
    widest = 1.0 if set(taken) <= {0.0, 1.0} else max(taken) - min(taken)
    half = max(half, SIGMAS * widest / n)  # what one game that went another way would move
    return Mean(middle, middle - half, middle + half)


def worths(g: Game, rows: list[Row]) -> list[Worth]:
    """Every card by itself, over all seats of all games."""
    totals: Counter[str] = Counter()
    for row in rows:
        totals.update({name: n for name, n in row["statistics"].items() if name.startswith(("with.", "card."))})
    seats = sum(1 if g.cooperative else row["players"] for row in rows)
    wins = sum(bool(row["winners"]) if g.cooperative else len(row["winners"]) for row in rows)
    ids = sorted({name.split(".")[1] for name in totals if name.endswith((".chosen", ".held"))})
    found: list[Worth] = []
    for card in ids:
        if g.cooperative:
            held, won = totals[f"card.{card}.held"], totals[f"card.{card}.won"]
            chosen, chosen_won = totals[f"card.{card}.chosen"], 0
        else:
            chosen, chosen_won = totals[f"with.{card}.chosen"], totals[f"with.{card}.chosen-won"]
            held = totals[f"with.{card}.held"] or chosen
            won = totals[f"with.{card}.held-won"] or chosen_won
        if held or chosen:
            without, without_won = max(0, seats - max(held, chosen)), max(0, wins - max(won, chosen_won))
            found.append(
                Worth(
                    card, held, won, chosen, chosen_won, without, min(without, without_won), totals[f"card.{card}.used"]
                )
            )
    return found


def entry_of(g: Game, card: str, players: int) -> str:
    """The entry that a card, tile or titan is called by in files."""
    parts = json.loads(g.contents or "{}")
    tiles = "trio" if players == 3 else "tile"
    names = [name for entries in parts.values() for name in entries]
    return next((name for name in (card, f"{tiles}-{card}", f"titan-{card}") if name in names), card)


def values_of(g: Game, entry: str) -> dict[str, Any]:
    """The values of an entry; none where there is no such entry."""
    parts: dict[str, dict[str, Any]] = json.loads(g.contents or "{}")
    return next((dict(entries[entry]) for entries in parts.values() if entry in entries), {})


def entry_name(g: Game, entry: str, lang: str = "en") -> str:
    """What people call an entry: by its name, or its id where it has none."""
    return names_of(entry, values_of(g, entry))[lang]
