"""What simulations count in Lords of Xidit: eliminations, titans, the use of every city and tile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, CITIES, TITANS, Kingdom
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

CHOSEN: Final = {"beaten": "city", "slain": "titan"}  # by event: whom a seat beats
CITY: Final = ("visited", "recruited", "beaten", "built")
USES: Final = {"travelled": "visited", "recruited": "recruited", "beaten": "beaten", "built": "built"}  # by event
SHARES: Final = ("woken", "dummy won")  # measures that are parts of a whole
TOLD: Final = {"recruited": "recruited", "beaten": "threats beaten", "built": "stories built"}  # round by round
GAME: Final = ("games", "woken", "titans-beaten", "dummy-won", "dummy-first")


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
    """Adds what the last answer caused in the cities; at the end, what the table shows."""
    assert isinstance(s, Table)
    for event in g.happened(s, None):
        kind = event["event"]
        if kind in USES:
            numbers[f"city.{event['city'] + 1}.{USES[kind]}"] += event["count"] if kind == "built" else 1
    if any(s.raging):
        numbers["game.woken"] = 1
    if s.over:
        at_the_end(s, numbers)


def at_the_end(s: Table, numbers: dict[str, int]) -> None:
    """Who went out by what, everybody's points, titans and the dummy."""
    dummy = len(s.players)
    numbers["game.games"] = 1
    numbers["game.titans-beaten"] = sum(titan not in s.titan_on_top + s.titan_under for titan in range(TITANS))
    numbers["game.dummy-won"] = int(all(seat in s.out for seat in range(dummy)))
    numbers["game.dummy-first"] = int(s.out[0] == dummy)
    first = len(s.out) - 2  # with five players the first assessment takes two
    for i, kind in enumerate(s.assessments):
        numbers[f"out.{ASSESSMENTS[kind]}"] = first if i == 0 else 1
        numbers[f"points.{ASSESSMENTS[kind]}"] = sum(s.points(kind))


def measures(numbers: Mapping[str, int]) -> dict[str, float]:
    """What a designer compares, of one game: whether titans woke, and what the seats brought together."""
    points = {f"points of {name}": float(numbers.get(f"points.{name}", 0)) for name in ASSESSMENTS}
    games = {name: float(numbers.get(f"game.{name}", 0)) for name in ("woken", "titans-beaten", "dummy-won")}
    return points | {name.replace("-", " "): value for name, value in games.items()}


def so_far(numbers: Mapping[str, int]) -> dict[str, int]:
    """What is told round by round: recruits, threats beaten, stories built."""
    return {said: sum([numbers[f"city.{c + 1}.{what}"] for c in range(CITIES)]) for what, said in TOLD.items()}


def figures(g: Game, totals: Mapping[str, int], lang: str = "en") -> list[tuple[str, list[str], list[list[Any]]]]:
    """What eliminates, how often titans wake and the dummy wins, and what every city was good for."""
    games = totals.get("game.games", 0) or 1
    out: list[list[Any]] = []
    for name in ASSESSMENTS:
        n = totals.get(f"out.{name}", 0)
        out.append([g.say(lang, f"assessment-{name}", {}), n, n / games, totals.get(f"points.{name}", 0) / games])
    facts: list[list[Any]] = [
        ["games in which titans woke", totals.get("game.woken", 0), totals.get("game.woken", 0) / games],
        ["titans beaten", totals.get("game.titans-beaten", 0), totals.get("game.titans-beaten", 0) / games],
        ["dummy won", totals.get("game.dummy-won", 0), totals.get("game.dummy-won", 0) / games],
        ["dummy went out first", totals.get("game.dummy-first", 0), totals.get("game.dummy-first", 0) / games],
    ]
    land = _land(g)
    cities: list[list[Any]] = []
    for c in range(CITIES):
        name = f"{c + 1} {land.cities[c][lang]}"
        cities.append([name, *[totals.get(f"city.{c + 1}.{what}", 0) for what in CITY]])
    return [
        ("Assessments", ["assessment", "eliminated", "per game", "points per game, all seats"], out),
        ("Titans and dummy", ["what", "times", "per game"], facts),
        ("Cities", ["city", "visited", "recruited", "threats beaten", "stories built"], cities),
    ]


def _land(g: Game) -> Kingdom:
    land: Kingdom = getattr(g, "land")  # noqa: B009  (the game's class imports what this module counts)
    return land
