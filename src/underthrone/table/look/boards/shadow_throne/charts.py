"""Pictures of a game of Shadow Throne: influence, power and gold, battle by battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underthrone.games.shadow_throne.cards import FACTIONS
from underthrone.table.look.boards.shadow_throne.faces import faction_name
from underthrone.table.look.pieces import Chart, Series
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


def charts(sight: Sight, say: Say) -> list[Chart]:
    """Influence and gold after each battle, and the factions' power in it."""
    n = len(sight.seats)
    influence, gold = [[0] for _ in range(n)], [[3] for _ in range(n)]
    power: list[list[int]] = []
    battle = 0
    for told in sight.log:
        for event in told.events:
            kind, seat = event["event"], event.get("seat")
            if kind == "battle-began":
                battle = event["battle"]
                for row in (*influence, *gold):
                    row.append(row[-1])
            elif kind == "counted":
                power[battle - 1 :] = [[event[name] for name in FACTIONS]]
            elif seat is not None:
                influence[seat][-1] += event.get("influence", 0)
                gold[seat][-1] += _gold(event)
    labels = (say("chart-start"), *[str(k) for k in range(1, battle + 1)])
    names = [seat.name for seat in sight.seats]
    factions = [
        Series(faction_name(name, sight.lang), f"kin {name}", tuple(row[i] for row in power))
        for i, name in enumerate(FACTIONS)
    ]
    target = int(sight.view["options"]["target"])
    return [
        Chart(say("st-chart-influence", target=target), "lines", labels, _lines(names, influence), target),
        Chart(
            say("st-chart-power"), "bars", tuple(say("st-battle", n=k) for k in range(1, battle + 1)), tuple(factions)
        ),
        Chart(say("st-chart-gold"), "lines", labels, _lines(names, gold)),
    ]


def _gold(event: Mapping[str, Any]) -> int:
    """What an event does to its player's gold."""
    kind = event["event"]
    return -event["gold"] if kind == "paid" else 1 if kind == "turned" else int(event.get("gold", 0))


def _lines(names: list[str], rows: list[list[int]]) -> tuple[Series, ...]:
    return tuple(Series(name, f"s{i}", tuple(row)) for i, (name, row) in enumerate(zip(names, rows)))
