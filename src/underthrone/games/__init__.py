"""The games: one folder each, found by their names."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from underthrone.games.board import BoardGame
from underthrone.games.edition import Edition
from underthrone.games.edition import stored as stored_edition
from underthrone.games.fields import format_of
from underthrone.games.formats import made, parsed, read_table
from underthrone.games.position import Position
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game

KEPT: Final = 32  # games with other editions than the installed ones that stay in memory
_standard: dict[str, BoardGame] = {}


def games() -> list[str]:
    """The ids of all games, in order."""
    folders = [folder for folder in files("underthrone.games").iterdir() if (folder / "game.py").is_file()]
    return sorted(folder.name.replace("_", "-") for folder in folders)


def game(game_id: str, edition: str | Path | None = None) -> BoardGame:
    """A game by its id, with its standard cards or those of an edition file."""
    if edition is None and game_id in _standard:
        return _standard[game_id]
    if game_id not in games():
        raise Trouble(f"There is no game {game_id!r}; there are: {', '.join(games())}.")
    loaded = _loaded(game_id, None if edition is None else Path(edition))
    if edition is None:
        _standard[game_id] = loaded
    return loaded


def stored(game_id: str, edition_id: str, contents: str) -> BoardGame:
    """A game with the edition that it was begun with: the installed one, or the contents that were stored with it."""
    installed = game(game_id)
    return installed if installed.edition == edition_id else _stored(game_id, edition_id, contents)


def written(game_id: str, name: str, text: str) -> tuple[BoardGame, Edition]:
    """A game with the edition that a text of TOML holds, and that edition."""
    if game_id not in games():
        raise Trouble(f"There is no game {game_id!r}; there are: {', '.join(games())}.")
    ours = game(game_id).edition.rpartition("-")[0]
    called = f"my-{name}" if name == ours else name or "edition"  # nobody's cards are called as the box's own are
    file = f"{called}.toml"
    of = made(format_of(game_id), called, file, parsed(text, file))
    return _loaded(game_id, of), of


@lru_cache(maxsize=KEPT)
def _stored(game_id: str, edition_id: str, contents: str) -> BoardGame:
    return _loaded(game_id, stored_edition(edition_id, contents))


def _loaded(game_id: str, source: Path | Edition | None) -> BoardGame:
    loaded: BoardGame = import_module(f"underthrone.games.{game_id.replace('-', '_')}").load(source)
    loaded.drawing = _drawing
    copyreg.pickle(type(loaded), _pickled)
    return loaded


def _pickled(g: BoardGame) -> tuple[Any, ...]:
    """A game in a pickle is its name and its cards."""
    return stored, (g.id, g.edition, g.contents)


def _drawing(g: Game, lang: str) -> Any:
    """Loaded when somebody wants words: drawing takes more than playing."""
    return import_module("underthrone.games.terminal").drawing(g, lang)


def scene(game_id: str, position: Mapping[str, Any] | str | Path, edition: str | Path | None = None) -> Position:
    """A position written by hand: a table of values, or the TOML or JSON file that holds it."""
    if isinstance(position, Mapping):
        return game(game_id, edition).scene(position)
    table = read_table(Path(position))
    try:
        return game(game_id, edition).scene(table)
    except Trouble as trouble:
        raise Trouble(f"{position}: {trouble}") from None
