"""How chances are told to people: bots are too sure of some positions and too timid in others, as games have shown.

`underthrone bench chances GAME --keep` finds the manner and checks it in other games; it is data like the cards.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final

from underthrone.kernel.errors import Trouble

FILE: Final = "chances.toml"
LEAST: Final = 1e-4  # a chance that looks like none at all may yet be one
PARTS: Final = ("power", "lean", "doubt")


class Manner:
    """With one number of players: what is made of chances at the start, what is added to that towards the end."""

    def __init__(self, power: list[float], lean: list[float], doubt: float) -> None:
        self.power = power  # that chances are raised to: above 1 surer than it looks
        self.lean = lean  # of a team's odds, as a logarithm: below 0 worse than it looks
        self.doubt = doubt  # the part that all share


AS_IT_LOOKS: Final = Manner([1.0, 0.0], [0.0, 0.0], 0.0)


def told(looks: list[float], far: float, team: bool, manner: Manner) -> list[float]:
    """Chances of all seats in a world, the game being so far, as people are told: together 1, or each the team's."""
    sides = [looks[0], 1.0 - looks[0]] if team else looks
    power = manner.power[0] + far * manner.power[1]
    scores = [power * log(max(LEAST, chance)) for chance in sides]
    if team:
        scores[0] += manner.lean[0] + far * manner.lean[1]
    top = max(scores)
    raised = [exp(score - top) for score in scores]
    total = 0.0
    for x in raised:
        total += x
    found = [(1.0 - manner.doubt) * x / total + manner.doubt / len(raised) for x in raised]
    return [found[0] for _ in looks] if team else found


@lru_cache
def manners(game_id: str) -> dict[int, Manner]:
    """By number of players; nothing for a game of which nobody has measured it."""
    file = files("underthrone.games") / game_id.replace("-", "_") / "data" / FILE
    return from_text(file.read_text(encoding="utf-8"), FILE) if file.is_file() else {}


def from_text(text: str, where: str) -> dict[int, Manner]:
    """Manners from a file's contents."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{where} isn't TOML: {error}.") from None
    found: dict[int, Manner] = {}
    for name, part in data.items():
        if name == "made":
            continue
        if not name.isdecimal() or not isinstance(part, dict):
            raise Trouble(f"{where}: {name!r} isn't a number of players.")
        found[int(name)] = _manner(part, f"{where}, [{name}]")
    return found


def _manner(part: dict[str, Any], where: str) -> Manner:
    for name in part:
        if name not in PARTS:
            raise Trouble(f"{where}: there is no {name!r}; there are: {', '.join(PARTS)}.")
    for name in PARTS:
        if name not in part:
            raise Trouble(f"{where}: {name!r} is missing.")
    power, lean = two(part["power"], "power", where), two(part["lean"], "lean", where)
    if power[0] <= 0.0 or power[0] + power[1] <= 0.0:
        raise Trouble(f"{where}: power must be above 0 from the start to the end, or what is better is told as worse.")
    doubt = number(part["doubt"], "doubt", where)
    if not 0.0 <= doubt < 1.0:
        raise Trouble(f"{where}: doubt must be at least 0 and below 1, not {doubt}.")
    return Manner(power, lean, doubt)


def two(given: Any, name: str, where: str) -> list[float]:
    """A number at the start, and what is added to it towards the end."""
    if not isinstance(given, list) or len(given) != 2:
        raise Trouble(f"{where}: {name} needs two numbers, at the start and added towards the end.")
    return [number(one, name, where) for one in given]


def number(given: Any, name: str, where: str) -> float:
    """A number of a file."""
    if isinstance(given, bool) or not isinstance(given, (int, float)) or given != given or abs(given) > 1e6:
        raise Trouble(f"{where}: {name} must be a number, not {given!r}.")
    return float(given)
