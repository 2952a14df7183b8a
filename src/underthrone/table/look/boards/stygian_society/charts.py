"""The charts of a game of The Stygian Society that is over."""

from __future__ import annotations

from underthrone.table.look.boards.board import events
from underthrone.table.look.boards.stygian_society.faces import hero_name, society
from underthrone.table.look.charts import curve
from underthrone.table.look.pieces import Chart, Series
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


def charts(sight: Sight, say: Say) -> list[Chart]:
    """Wounds and peril turn by turn, and what each hero did."""
    floors = (say("chart-start"), *[str(at.tracks["floor"][0]) for at in sight.course[1:]])
    wounds, peril = curve(sight, "wounds", say("so-wounds"), "s2"), curve(sight, "peril", say("so-peril"), "s0")
    return [
        Chart(say("so-chart-wounds"), "lines", floors, (wounds,), sight.view["most_wounds"]),
        Chart(say("so-chart-peril"), "lines", floors, (peril,)),
        *_deeds(sight, say),
    ]


def _deeds(sight: Sight, say: Say) -> list[Chart]:
    """Turns, wounds dealt and enemies killed, by hero: what happens in a turn belongs to the hero whose turn it is."""
    heroes: list[str] = []
    turns: list[int] = []
    dealt: list[int] = []
    kills: list[int] = []
    acting = -1
    for event in events(sight):
        kind = event["event"]
        if kind == "hero-joined":
            heroes.append(hero_name(society().box.heroes[event["hero"]], sight.lang))
            for row in (turns, dealt, kills):
                row.append(0)
        elif kind == "turn-began":
            acting = event["place"]
            turns[acting] += 1
        elif kind == "enemy-hit" and acting >= 0:
            dealt[acting] += event["count"]
        elif kind == "enemy-killed" and acting >= 0:
            kills[acting] += 1
    names = tuple(heroes)
    return [
        Chart(say("so-chart-dealt"), "bars", names, (Series(say("so-dealt"), "s0", tuple(dealt)),)),
        Chart(
            say("so-chart-kills"),
            "bars",
            names,
            (Series(say("so-turns"), "s1", tuple(turns)), Series(say("so-kills"), "s2", tuple(kills))),
        ),
    ]
