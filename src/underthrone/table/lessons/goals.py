"""Judging: whether what happened is what a step wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underthrone.kernel.game import Game
from underthrone.table.lessons.lesson import ANSWERED, Goal
from underthrone.table.lessons.naming import fits

Seen = dict[str, Any]


def reached(g: Game, goal: Goal, events: Sequence[Seen], view: Seen, moves: Sequence[int]) -> bool:
    """Whether a goal is met by the events of a step, as its reader saw them, the view after it, or the answer."""
    if goal.test == ANSWERED:
        return list(moves) == [goal.value]
    if goal.event:
        name, wanted = goal.event["event"], {key: value for key, value in goal.event.items() if key != "event"}
        happened = any(one["event"] == name and fits(g, one, wanted) for one in events)
        return happened != goal.never
    found = place(view, goal.at)
    if goal.test == "is":
        return bool(found == goal.value)
    if goal.test == "has":
        return found is not None and goal.value in found
    return found is not None and bool(found >= goal.value if goal.test == "least" else found <= goal.value)


def place(view: Any, path: str) -> Any:
    """What stands at "seats.0.coins"; None where there is no such place."""
    for name in path.split("."):
        if isinstance(view, dict) and name in view:
            view = view[name]
        elif isinstance(view, list) and name.isdecimal() and int(name) < len(view):
            view = view[int(name)]
        else:
            return None
    return view
