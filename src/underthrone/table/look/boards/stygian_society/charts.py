"""The pictures of a game of The Stygian Society that is over."""

from __future__ import annotations

from underthrone.table.look.boards.stygian_society.faces import hero_name, society
from underthrone.table.look.pieces import Chart, Series
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


def charts(sight: Sight, say: Say) -> list[Chart]:
    """Wounds and peril turn by turn, and what each hero did."""
    wounds, peril = [0], [0]
    floors: list[str] = ["1"]
    heroes: list[str] = []
    dealt: list[int] = []
    kills: list[int] = []
    turns: list[int] = []
    acting = -1
    floor = "1"
    for told in sight.log:
        for event in told.events:
            kind = event["event"]
            if kind == "hero-joined":
                heroes.append(hero_name(society().box.heroes[event["hero"]], sight.lang))
                for row in (dealt, kills, turns):
                    row.append(0)
            elif kind == "floor-began":
                floor = str(event["floor"])
            elif kind == "turn-began":
                acting = event["place"]
                turns[acting] += 1
                wounds.append(wounds[-1])
                peril.append(peril[-1] if floor == floors[-1] else 0)
                floors.append(floor)
            elif kind in ("team-hurt", "healed"):
                wounds[-1] = event["wounds"]
            elif kind == "peril-changed":
                peril[-1] = event["peril"]
            elif kind == "enemy-hit" and acting >= 0:
                dealt[acting] += event["count"]
            elif kind == "enemy-killed" and acting >= 0:
                kills[acting] += 1
    most = sight.view["most_wounds"]
    names = tuple(heroes)
    return [
        Chart(say("so-chart-wounds"), "lines", tuple(floors), (Series(say("so-wounds"), "s2", tuple(wounds)),), most),
        Chart(say("so-chart-peril"), "lines", tuple(floors), (Series(say("so-peril"), "s0", tuple(peril)),)),
        Chart(say("so-chart-dealt"), "bars", names, (Series(say("so-dealt"), "s0", tuple(dealt)),)),
        Chart(
            say("so-chart-kills"),
            "bars",
            names,
            (Series(say("so-turns"), "s1", tuple(turns)), Series(say("so-kills"), "s2", tuple(kills))),
        ),
    ]
