"""Boards on the terminal: a game's own drawing where its folder has one, otherwise the view as it is."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from underthrone.kernel.game import Game


def terminal(g: Game) -> Any:
    """The game's `terminal.py`; None when it has none."""
    name = f"underthrone.games.{g.id.replace('-', '_')}.terminal"
    return import_module(name) if find_spec(name) is not None else None


def drawn(g: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The board as a seat may see it."""
    its = terminal(g)
    board: RenderableType = its.draw(g, view, lang) if its else plain(g.title(lang), view)
    return board


def columns(g: Game, lang: str) -> list[str]:
    """What the game tells beside a move."""
    its = terminal(g)
    return list(its.columns(lang)) if its else []


def cells(g: Game, move: int, lang: str) -> list[Text]:
    """The columns for one move."""
    its = terminal(g)
    return list(its.cells(g, move, lang)) if its else []


def note(g: Game, move: int, lang: str) -> str:
    """What the game tells below a move."""
    its = terminal(g)
    return str(its.note(g, move, lang)) if its else ""


def described(g: Game, name: str, lang: str) -> RenderableType | None:
    """Everything about a card or the like by its name; None when there is none."""
    its = terminal(g)
    found: list[RenderableType] = its.described(g, name, lang) if its else []
    return Group(*found) if found else None


def quiet(g: Game) -> frozenset[str]:
    """The events that go without saying."""
    its = terminal(g)
    return frozenset(its.QUIET) if its else frozenset()


def plain(title: str, view: dict[str, Any]) -> Tree:
    """Any view as a tree."""
    tree = Tree(Text(title, style="bold"))
    _grow(tree, view)
    return tree


def _grow(tree: Tree, part: Any) -> None:
    for name, value in part.items() if isinstance(part, dict) else enumerate(part):
        if value and isinstance(value, dict | list) and any(isinstance(v, dict | list) for v in _values(value)):
            _grow(tree.add(Text(str(name))), value)
        elif isinstance(value, dict):
            tree.add(Text(f"{name}: " + ", ".join(f"{k} {v}" for k, v in value.items())))
        elif isinstance(value, list):
            tree.add(Text(f"{name}: " + ", ".join(map(str, value))))
        else:
            tree.add(Text(f"{name}: {value}"))


def _values(part: Any) -> list[Any]:
    return list(part.values()) if isinstance(part, dict) else list(part)
