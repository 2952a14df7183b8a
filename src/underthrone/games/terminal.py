# interpreted: drawing
"""A game on a terminal: what each game's `Drawing` may answer, and plain answers for a game that has none."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple, TypeVar

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text
from rich.tree import Tree

from underthrone.kernel.game import Game
from underthrone.kernel.state import State

G = TypeVar("G", bound=Game)
MOST_DESCRIBED = 4  # things at once; of more only the names are said


class Thing(NamedTuple):
    """Something that can be explained by its name or its id: a card, a city, an enemy."""

    id: str
    name: str
    draw: Callable[[], RenderableType]


class Terminal(Generic[G]):
    """A game's drawing in one language; everything is drawn from what the seat may know."""

    QUIET: frozenset[str] = frozenset()  # events that go without saying
    GOES_ON: frozenset[str] = frozenset()  # questions that are part of an answer begun before: no new board for them

    def __init__(self, g: G, lang: str) -> None:
        self.g = g
        self.lang = lang
        self.called: list[str] = []  # what the players call themselves, where somebody knows

    def say(self, key: str, **args: Any) -> str:
        """Words of the game."""
        return self.g.say(self.lang, key, args)

    def word(self, key: str, **args: Any) -> str:
        """Words that the game has for the terminal alone."""
        return self.say(f"terminal-{key}", **args)

    def labelled(self, label: str, text: str) -> str:
        """`Front: nobody`, with the space that French has before a colon."""
        return f"{label}{self.say('colon')} {text}"

    def player(self, seat: int) -> str:
        """What a seat is called."""
        name = self.called[seat] if 0 <= seat < len(self.called) else ""
        return name or self.say("seat", number=seat + 1)

    # --- The board

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The board as a seat may see it."""
        tree = Tree(Text(self.g.title(self.lang), style="bold"))
        _grow(tree, view)
        return tree

    def signs(self, view: dict[str, Any]) -> list[tuple[Text, str]]:
        """The letters and signs of the board, each with what it means."""
        return []

    # --- In words alone, for those who can't look at a drawing

    def told(self, view: dict[str, Any]) -> list[str]:
        """The board in lines of words, as a seat may see it."""
        return [f"{name}: {value}" for name, value in view.items()]

    def ground(self, view: dict[str, Any]) -> list[str]:
        """What lies on the board all the game long, such as roads; nothing in a game without a map."""
        return []

    def board_text(self, view: dict[str, Any], static: bool) -> str:
        """The board in words."""
        return "\n".join(self.told(view) + (self.ground(view) if static else []))

    def description(self, wanted: str, view: dict[str, Any] | None) -> str:
        """Everything about things by id or name, in words; nothing where there are none, names where there are many."""
        if view is None:
            view = self.g.new(seed=0).view(None)
        things = [thing for thing in self.things(view) if thing.id == wanted] or self.named(wanted, view)
        if len(things) > MOST_DESCRIBED:
            return ", ".join(thing.name for thing in things)
        return "\n\n".join(plain(thing.draw()) for thing in things)

    def rules_text(self) -> str:
        """The numbered rules; nothing for a game that has none written down."""
        name = f"{self.g.id}.md" if self.lang == "en" else f"{self.g.id}.{self.lang}.md"
        file = files("underthrone") / "rules" / name
        return file.read_text("utf-8") if file.is_file() else ""

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
        if not wanted:
            return []
        things = self.things(view)
        exact = [thing for thing in things if thing.name.casefold() == wanted]
        return exact or [thing for thing in things if wanted in thing.name.casefold()]


def drawing(g: Game, lang: str) -> Terminal[Any]:
    """How a game is drawn and told in a language: by its folder's own class, or plainly."""
    name = f"underthrone.games.{g.id.replace('-', '_')}.terminal"
    if find_spec(name) is None:
        return Terminal(g, lang)
    found: Terminal[Any] = import_module(name).Drawing(g, lang)
    return found


def plain(drawn: RenderableType) -> str:
    """The words of something drawn, without lines and colours."""
    if isinstance(drawn, Panel):
        below = [str(drawn.subtitle)] if drawn.subtitle else []
        return "\n".join([str(drawn.title), *below, plain(drawn.renderable)])
    return drawn.plain if isinstance(drawn, Text) else str(drawn)


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
