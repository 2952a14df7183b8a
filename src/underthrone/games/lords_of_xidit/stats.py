"""What simulations count in Lords of Xidit: eliminations, titans, the use of every city and tile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, CITIES, Kingdom
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

CITY = ("visited", "recruited", "beaten", "built")
GAME = ("games", "woken", "titans-beaten", "dummy-won", "dummy-first")


def start(g: Game) -> dict[str, int]:
    """Every number, at zero."""
    numbers = {f"game.{name}": 0 for name in GAME}
    for name in ASSESSMENTS:
        numbers[f"out.{name}"] = 0
        numbers[f"points.{name}"] = 0
    for c in range(CITIES):
        for what in CITY:
            numbers[f"city.{c + 1}.{what}"] = 0
    return numbers


def fold(g: Game, s: State, numbers: dict[str, int]) -> None:
    """Adds what the last answer caused."""
    assert isinstance(s, Table)
    woke = False
    for kind, a, b, c, _who in s.events:
        if kind == m.TRAVELLED:
            numbers[f"city.{c + 1}.visited"] += 1
        elif kind == m.RECRUITED:
            numbers[f"city.{b + 1}.recruited"] += 1
        elif kind == m.BEATEN:
            numbers[f"city.{b + 1}.beaten"] += 1
        elif kind == m.BUILT:
            numbers[f"city.{b + 1}.built"] += c
        elif kind == m.SLAIN:
            numbers["game.titans-beaten"] += 1
        elif kind == m.AWOKE:
            woke = True
        elif kind == m.ELIMINATED:
            numbers[f"out.{ASSESSMENTS[b]}"] += 1
        elif kind == m.ASSESSED:
            numbers[f"points.{ASSESSMENTS[b]}"] += c
        elif kind == m.DUMMY_ELIMINATED:
            numbers[f"out.{ASSESSMENTS[a]}"] += 1
            numbers["game.dummy-first"] += a == s.assessments[0]
        elif kind == m.LOST:
            numbers["game.dummy-won"] += 1
    if woke and numbers["game.woken"] == 0:
        numbers["game.woken"] = 1
    if s.over:
        numbers["game.games"] = 1


def figures(g: Game, totals: Mapping[str, int]) -> list[tuple[str, list[str], list[list[Any]]]]:
    """What eliminates, how often titans wake and the dummy wins, and what every city was good for."""
    games = totals.get("game.games", 0) or 1
    out: list[list[Any]] = []
    for name in ASSESSMENTS:
        n = totals.get(f"out.{name}", 0)
        out.append([g.say("en", f"assessment-{name}", {}), n, n / games, totals.get(f"points.{name}", 0) / games])
    facts: list[list[Any]] = [
        ["games in which titans woke", totals.get("game.woken", 0), totals.get("game.woken", 0) / games],
        ["titans beaten", totals.get("game.titans-beaten", 0), totals.get("game.titans-beaten", 0) / games],
        ["dummy won", totals.get("game.dummy-won", 0), totals.get("game.dummy-won", 0) / games],
        ["dummy went out first", totals.get("game.dummy-first", 0), totals.get("game.dummy-first", 0) / games],
    ]
    land = _land(g)
    cities: list[list[Any]] = []
    for c in range(CITIES):
        name = f"{c + 1} {land.cities[c]['en']}"
        cities.append([name, *[totals.get(f"city.{c + 1}.{what}", 0) for what in CITY]])
    return [
        ("Assessments", ["assessment", "eliminated", "per game", "points per game, all seats"], out),
        ("Titans and dummy", ["what", "times", "per game"], facts),
        ("Cities", ["city", "visited", "recruited", "threats beaten", "stories built"], cities),
    ]


def _land(g: Game) -> Kingdom:
    land: Kingdom = getattr(g, "land")  # noqa: B009  (the game's class imports what this module counts)
    return land
