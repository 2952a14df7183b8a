"""The pictures of a game of STYX that is over, drawn from its log."""

from __future__ import annotations

from typing import Any

from underthrone.games import game
from underthrone.games.styx.moves import ACTIONS
from underthrone.games.styx.state import ENOUGH_INFLUENCE, START_COINS, START_INFLUENCE, WHOLE_SOUL
from underthrone.table.look.boards.styx.faces import cards
from underthrone.table.look.pieces import Chart, Series
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


def charts(sight: Sight, say: Say) -> list[Chart]:
    """Influence with Chaos, coins and Souls after each Audience, and who played which tokens."""
    n = len(sight.seats)
    influence, coins, soul = (
        [[START_INFLUENCE] for _ in range(n)],
        [[START_COINS] for _ in range(n)],
        [[0] for _ in range(n)],
    )
    chaos = [0]
    played = [[0] * n for _ in ACTIONS]
    events = [event for told in sight.log for event in told.events]
    taken = 0
    for event in events:
        kind, seat = event["event"], event.get("seat")
        if kind == "audience-began":
            for line in (*influence, *coins, *soul, chaos):
                line.append(line[-1])
        elif kind == "revealed":
            played[event["action"]][event["seat"]] += 1
        elif kind == "chaos-moved":
            chaos[-1] = event["chaos"]
        elif kind == "soul-gained":
            soul[event["seat"]][-1] = event["soul"]
        elif kind == "charmed":
            taken = event["card"]
        elif kind == "gave":
            influence[event["seat"]][-1] += max(0, _value(taken) - _value(event["card"]))
            influence[event["other"]][-1] += max(0, _value(event["card"]) - _value(taken))
        elif seat is not None:
            influence[seat][-1] += _influence(event)
            coins[seat][-1] += _coins(event)
    labels = (say("chart-start"), *[str(k) for k in range(1, len(chaos))])
    names = [seat.name for seat in sight.seats]
    g = game("styx")
    tokens = [
        Series(g.say(sight.lang, f"action-{name}", {}), name, tuple(counts)) for name, counts in zip(ACTIONS, played)
    ]
    with_chaos = (*_lines(names, influence), Series(say("sx-chaos"), "chaos", tuple(chaos)))
    return [
        Chart(say("sx-chart-influence"), "lines", labels, with_chaos, ENOUGH_INFLUENCE),
        Chart(say("sx-chart-actions"), "bars", tuple(names), tuple(tokens)),
        Chart(say("sx-chart-coins"), "lines", labels, _lines(names, coins)),
        Chart(say("sx-chart-soul"), "lines", labels, _lines(names, soul), WHOLE_SOUL),
    ]


def _lines(names: list[str], rows: list[list[int]]) -> tuple[Series, ...]:
    return tuple(Series(name, f"s{i}", tuple(row)) for i, (name, row) in enumerate(zip(names, rows)))


def _value(card: int) -> int:
    return cards().strength[card]


def _influence(event: dict[str, Any]) -> int:
    """What an event does to its player's Influence."""
    kind = event["event"]
    if kind in ("mustered", "totem-joined"):
        return _value(event["card"])
    if kind == "claimed":
        return max(0, _value(event["card"]) - _value(cards().holder("headless")))
    return max(0, _value(event["card"]) - _value(event["given"])) if kind == "fetched" else 0


def _coins(event: dict[str, Any]) -> int:
    """What an event does to its player's coins."""
    kind = event["event"]
    return -int(event["coins"]) if kind == "mustered" else int(event["coins"]) if kind in ("tithed", "consoled") else 0
