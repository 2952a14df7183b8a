"""Moves and arguments of events as lessons write them: by ids, by English names, or as numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from underthrone.kernel.game import Game
from underthrone.kernel.state import State


def fits(g: Game, args: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether all arguments that a lesson names are so."""
    return all(name in args and str(value) in _said(g, name, args[name]) for name, value in wanted.items())


def _said(g: Game, name: str, value: Any) -> tuple[str, ...]:
    """What an argument may be called: its id; without ids its English name (`bone-knight`) or its number."""
    ids = g.ids(name)
    if isinstance(value, int) and 0 <= value < len(ids):
        return (ids[value],)
    named = g.argument(name, value, "en") if isinstance(value, int) and value >= 0 else value
    return str(value), re.sub("[^a-z0-9]+", "-", str(named).casefold().replace("’", "")).strip("-")


def move_of(s: State, seat: int, text: str) -> int | None:
    """The move that a text means, if it is possible now."""
    move = s.setup.game.written().move(text)
    return move if move in s.moves(seat) else None
