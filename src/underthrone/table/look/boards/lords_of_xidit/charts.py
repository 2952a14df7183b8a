"""The charts of a game of Lords of Xidit that is over."""

from __future__ import annotations

from underthrone.table.look.charts import by_seat
from underthrone.table.look.pieces import Chart
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


def charts(sight: Sight, say: Say) -> list[Chart]:
    """Gold, stories, bards and units after each year."""
    return [by_seat(sight, name, say(f"xi-chart-{name}"), say) for name in ("gold", "stories", "bards", "units")]
