"""The charts of a game of Lords of Xidit that is over."""

from __future__ import annotations

from underthrone.table.look.charts import by_seat, followed
from underthrone.table.look.pieces import Chart
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


def charts(sight: Sight, say: Say) -> list[Chart]:
    """What the three assessments count, and bards and units, after each year."""
    tracks = followed(sight, "gold", "stories", "reputation", "bards", "units")
    return [by_seat(sight, name, say(f"xi-chart-{name}"), say) for name in tracks]
