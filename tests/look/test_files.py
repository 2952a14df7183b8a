"""The files of the look: short lines, the same files for every board, and nothing of the rules in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import underthrone as ut
from underthrone import lab
from underthrone.table import look
from underthrone.table.look.boards import board_of
from underthrone.table.look.boards.board import Board, Telling

LOOK: Final = Path(look.__file__).parent
MADE: Final = {"htmx.js", "icons.svg", "wide.svg", "tall.svg"}  # by others, or by our own scripts
WRITTEN: Final = [
    path
    for folder in (LOOK / "static", LOOK / "templates", Path(lab.__file__).parent)
    for path in sorted(folder.rglob("*"))
    if path.suffix in (".css", ".js", ".html", ".svg") and path.name not in MADE
]
SAME: Final = {"__init__.py", "board.py", "charts.py", "faces.py", "pieces.py", "telling.py"}
every_board = pytest.mark.parametrize("game_id", ut.games())


def package(game_id: str) -> Path:
    return LOOK / "boards" / game_id.replace("-", "_")


def test_no_line_is_longer_than_120_characters() -> None:
    lines = [(path.name, n, line) for path in WRITTEN for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)]
    assert [one for one in lines if len(one[2]) > 120] == []


def test_the_readme_shows_pieces_that_there_are() -> None:
    shown = set(re.findall(r"\bkit\.(\w+)\(", (LOOK / "README.md").read_text("utf-8")))
    made = set(re.findall(r"\bmacro (\w+)\(", (LOOK / "templates" / "kit.html").read_text("utf-8")))
    assert shown
    assert shown - made == set()


@every_board
def test_every_board_has_the_same_files(game_id: str) -> None:
    assert {path.name for path in package(game_id).glob("*.py")} >= SAME
    board = board_of(game_id)
    assert type(board) is not Board
    assert type(board).__module__.endswith(".board")
    assert type(board.telling) is not Telling
    assert type(board.telling).__module__.endswith(".telling")


KIN: Final = {"knight", "burglar", "spellsling", "doctor", "rider"}  # families have colours, and riders are a trait too


def names(game_id: str) -> set[str]:
    """What the game's own files call whatever has a name: cards, foes, floors, places."""
    folder = Path(ut.__file__).parent / "games" / game_id.replace("-", "_") / "data"
    files = [file.read_text("utf-8") for file in folder.rglob("*.toml")]
    return {name for text in files for name in re.findall(r"^\[([a-z0-9-]+)\]\nname = ", text, re.M)} - KIN


@every_board
def test_no_card_is_named_in_a_board(game_id: str) -> None:
    """A board learns of cards from the game, so that a new one needs nothing here."""
    files = [
        *package(game_id).glob("*.py"),
        LOOK / "templates" / "boards" / f"{game_id}.html",
        *(LOOK / "templates" / "boards" / game_id).glob("*.html"),
        *(LOOK / "static" / "boards" / game_id).glob("*.[jc]s*"),
    ]
    cards = re.compile(r"(?<![\w-])(" + "|".join(sorted(names(game_id))) + r")(?![\w-])")
    found = [
        (path.name, n, match[1])
        for path in files
        for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for match in cards.finditer(line)
    ]
    assert found == []
