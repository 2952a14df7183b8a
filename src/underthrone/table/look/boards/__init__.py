"""The boards: one template and at most one small module for each game, found by the game's id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from underthrone.table.look.pieces import Chart, Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight


class Board(Protocol):
    """What a module of this folder defines; boards/plain.py has the defaults."""

    @property
    def HEADINGS(self) -> frozenset[str]:
        """Events that begin a new part of the log."""

    @property
    def QUIET(self) -> frozenset[str]:
        """Events that the log and the herald pass over."""

    @property
    def JOINED(self) -> frozenset[str]:
        """Events of which several in a row are told in one sentence."""

    @property
    def ON_BOARD(self) -> frozenset[str]:
        """Kinds of moves that are chosen on the board itself; all others stand as buttons in the prompt."""

    @property
    def UNIT(self) -> str:
        """The word for what scores count; nothing where they only rank."""

    def board(self, sight: Sight, say: Say) -> Any:
        """What the template needs, from what the seat may see."""

    def gauges(self, sight: Sight, seat: int, say: Say) -> list[Gauge]:
        """How near a seat is to winning."""

    def phase(self, sight: Sight, say: Say) -> str:
        """Where the game stands, in a few words."""

    def keys(self, sight: Sight, event: Mapping[str, Any]) -> list[str]:
        """The data-keys of the pieces that an event is about."""

    def sign(self, event: Mapping[str, Any]) -> str:
        """The icon of an event."""

    def flight(self, event: Mapping[str, Any]) -> str:
        """Something that flies: "icon from-key to-key", or nothing."""

    def joined(self, sight: Sight, events: Sequence[Mapping[str, Any]], say: Say) -> str:
        """One sentence for such events."""

    def confirm(self, sight: Sight, choice: Choice, say: Say) -> str:
        """What to ask before a choice where a slip would hurt; nothing elsewhere."""

    def charts(self, sight: Sight, say: Say) -> list[Chart]:
        """Three or four pictures of a game that is over."""

    def faces(self, lang: str) -> list[Face]:
        """Every card of the game."""


@cache
def board_of(game: str) -> Board:
    """The board of a game; the plain one, with prompt, choices and log alone, for a game that has none."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return cast(Board, import_module(name if find_spec(name) else f"{__name__}.plain"))


@cache
def template_of(game: str) -> str:
    """The template that goes with it."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return f"boards/{game if find_spec(name) else 'plain'}.html"
