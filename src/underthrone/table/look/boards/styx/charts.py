"""The charts of a game of STYX that is over."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx.cards import WHOLE_SOUL
from underthrone.games.styx.moves import ACTIONS
from underthrone.games.styx.state import ENOUGH_HORSEMEN, ENOUGH_INFLUENCE
from underthrone.table.look.boards.board import events
from underthrone.table.look.charts import by_seat, curve, followed
from underthrone.table.look.hand import at_hand
from underthrone.table.look.pieces import Chart, Series
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

GOALS: Final = {"horsemen": ENOUGH_HORSEMEN, "strength": None}


def charts(sight: Sight, say: Say) -> list[Chart]:
    """The four ways to win after each Audience, coins, and who played which tokens."""
    chaos = curve(sight, "chaos", say("sx-chaos"), "chaos")
    return [
        by_seat(sight, "influence", say("sx-chart-influence"), say, ENOUGH_INFLUENCE, [chaos]),
        _tokens(sight, say),
        by_seat(sight, "coins", say("sx-chart-coins"), say),
        by_seat(sight, "soul", say("sx-chart-soul"), say, WHOLE_SOUL),
        *[by_seat(sight, name, say(f"sx-chart-{name}"), say, GOALS[name]) for name in followed(sight, *GOALS)],
    ]


def _tokens(sight: Sight, say: Say) -> Chart:
    played = [[0] * len(sight.seats) for _ in ACTIONS]
    for event in events(sight):
        if event["event"] == "revealed":
            played[event["action"]][event["seat"]] += 1
    g = at_hand("styx")
    series = [Series(g.say(sight.lang, f"action-{name}", {}), name, tuple(n)) for name, n in zip(ACTIONS, played)]
    return Chart(say("sx-chart-actions"), "bars", tuple(seat.name for seat in sight.seats), tuple(series))
