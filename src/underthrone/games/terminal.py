# interpreted: drawing
"""A game on a terminal: what each game's `Drawing` may answer, and plain answers for a game that has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from underthrone.kernel.game import Game
from underthrone.kernel.state import State

G = TypeVar("G", bound=Game)


class Thing(NamedTuple):
    """Something that can be explained by its name: a card, a city, an enemy."""

    name: str
    draw: Callable[[], RenderableType]


class Terminal(Generic[G]):
    """A game's drawing in one language; everything is drawn from what the seat may know."""

    QUIET: frozenset[str] = frozenset()  # events that go without saying
    GOES_ON: frozenset[str] = frozenset()  # questions that are part of an answer begun before: no new board for them

    def __init__(self, g: G, lang: str) -> None:
        self.g = g
        self.lang = lang

    def say(self, key: str, **args: Any) -> str:
        """Words of the game."""
        return self.g.say(self.lang, key, args)

    def word(self, key: str, **args: Any) -> str:
        """Words that the game has for the terminal alone."""
        return self.say(f"terminal-{key}", **args)

    def player(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("seat", number=seat + 1)

    # --- The board

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The board as a seat may see it."""
        tree = Tree(Text(self.g.title(self.lang), style="bold"))
        _grow(tree, view)
        return tree

    def signs(self, view: dict[str, Any]) -> list[tuple[Text, str]]:
        """The letters and signs of the board, each with what it means."""
        return []

    # --- The moves

    def columns(self) -> list[str]:
        """What is told beside a move."""
        return []

    def cells(self, s: State, seat: int, move: int) -> list[Text]:
        """The columns for one move; nothing where there is nothing to tell."""
        return []

    def note(self, s: State, seat: int, move: int) -> str:
        """What is told below a move."""
        return ""

    def number(self, move: int) -> int | None:
        """A number of the move's own, such as the coins of a bid; if all moves have one, the list goes by them."""
        return None

    def sign(self, move: int) -> str:
        """What can be typed for a move instead of its number, beside its words."""
        return ""

    def progress(self, view: dict[str, Any], moves: list[int]) -> str:
        """The parts of an answer that are there already."""
        return " ".join(self.sign(move) for move in moves)

    # --- Things by name

    def things(self, view: dict[str, Any]) -> list[Thing]:
        """Everything in this game that can be explained."""
        return []

    def thing(self, s: State, argument: str, value: int) -> RenderableType | None:
        """What a move's argument is, in full; None for one that speaks for itself."""
        return None

    def named(self, name: str, view: dict[str, Any]) -> list[Thing]:
        """The things of exactly this name; otherwise those that have it in their names."""
        wanted = name.casefold()
        things = self.things(view)
        exact = [thing for thing in things if thing.name.casefold() == wanted]
        return exact or [thing for thing in things if wanted in thing.name.casefold()]


def _grow(tree: Tree, part: Any) -> None:
    for name, value in part.items() if isinstance(part, dict) else enumerate(part):
        inside = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
        if any(isinstance(deeper, dict | list) for deeper in inside):
            _grow(tree.add(Text(str(name))), value)
        elif isinstance(value, dict):
            tree.add(Text(f"{name}: " + ", ".join(f"{k} {v}" for k, v in value.items())))
        elif isinstance(value, list):
            tree.add(Text(f"{name}: " + ", ".join(map(str, value))))
        else:
            tree.add(Text(f"{name}: {value}"))
