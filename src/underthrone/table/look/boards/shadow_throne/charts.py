"""The charts of a game of Shadow Throne that is over."""

from __future__ import annotations

from underthrone.games.shadow_throne.cards import FACTIONS
from underthrone.table.look.boards.board import events
from underthrone.table.look.boards.shadow_throne.faces import faction_name
from underthrone.table.look.charts import by_seat
from underthrone.table.look.pieces import Chart, Series
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


def charts(sight: Sight, say: Say) -> list[Chart]:
    """Influence and gold after each battle, and the factions' power in it."""
    target = int(sight.view["options"]["target"])
    return [
        by_seat(sight, "influence", say("st-chart-influence", target=target), say, target),
        _power(sight, say),
        by_seat(sight, "gold", say("st-chart-gold"), say),
    ]


def _power(sight: Sight, say: Say) -> Chart:
    """Every count tells the whole power of each faction: the last one of a battle decided it."""
    power: dict[int, list[int]] = {}
    battle = 0
    for event in events(sight):
        if event["event"] == "battle-began":
            battle = event["battle"]
        elif event["event"] == "counted":
            power[battle] = [event[name] for name in FACTIONS]
    factions = [
        Series(faction_name(name, sight.lang), f"kin {name}", tuple(row[i] for row in power.values()))
        for i, name in enumerate(FACTIONS)
    ]
    return Chart(say("st-chart-power"), "bars", tuple(say("st-battle", n=n) for n in power), tuple(factions))
