"""The pictures of a game of Lords of Xidit that is over: gold, stories, bards and units after each year."""

from __future__ import annotations

from typing import Final

from underthrone.table.look.pieces import Chart, Series
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

GAINS: Final = {  # what an event brings its player, and how many of them
    "gilded": ("gold", "gold"),
    "built": ("stories", "count"),
    "sung": ("bards", "count"),
    "recruited": ("units", ""),
}


def charts(sight: Sight, say: Say) -> list[Chart]:
    """Gold, stories, bards and units after each year."""
    n = len(sight.seats)
    rows = {name: [[0] for _ in range(n)] for name in ("gold", "stories", "bards", "units")}
    year = 0
    for told in sight.log:
        for event in told.events:
            kind = str(event["event"])
            if kind == "year-began":
                year = event["year"]
                for row in [row for of in rows.values() for row in of if year > 1]:
                    row.append(row[-1])
            elif kind in GAINS:
                name, amount = GAINS[kind]
                rows[name][event["seat"]][-1] += event[amount] if amount else 1
            elif kind == "sent":
                rows["units"][event["seat"]][-1] -= event["count"]
    labels = tuple(str(k) for k in range(1, year + 1))
    names = [seat.name for seat in sight.seats]
    return [Chart(say(f"xi-chart-{name}"), "lines", labels, _lines(names, of)) for name, of in rows.items()]


def _lines(names: list[str], rows: list[list[int]]) -> tuple[Series, ...]:
    return tuple(Series(name, f"s{i}", tuple(row)) for i, (name, row) in enumerate(zip(names, rows)))
