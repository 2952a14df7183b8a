"""Boards on the terminal: a game's own drawing where its folder has one, otherwise the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from underthrone.games.terminal import Terminal
from underthrone.kernel.game import Game


def drawing(g: Game, lang: str) -> Terminal[Any]:
    """How a game is drawn in a language."""
    name = f"underthrone.games.{g.id.replace('-', '_')}.terminal"
    if find_spec(name) is None:
        return Terminal(g, lang)
    found: Terminal[Any] = import_module(name).Drawing(g, lang)
    return found
