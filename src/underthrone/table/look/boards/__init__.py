"""The boards: a package for each game, found by the game's id. ../README.md says what is in one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from underthrone.table.look.boards.board import Board


@cache
def board_of(game: str) -> Board:
    """The board of a game; the plain one, with prompt, choices and log alone, for a game that has none."""
    name = _package(game)
    if find_spec(name) is None:
        return Board()
    board = import_module(name).BOARD
    assert isinstance(board, Board), f"{name}.BOARD isn't a Board"
    return board


@cache
def template_of(game: str) -> str:
    """The template that goes with it."""
    return f"boards/{game if find_spec(_package(game)) else 'plain'}.html"


def _package(game: str) -> str:
    return f"{__name__}.{game.replace('-', '_')}"
