"""The games: one folder each, found by their names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from underthrone.games.edition import read_table
from underthrone.games.edition import stored as stored_edition
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

KEPT: Final = 32  # games with other editions than the installed ones that stay in memory
_standard: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of all games, in order."""
    folders = [folder for folder in files("underthrone.games").iterdir() if (folder / "game.py").is_file()]
    return sorted(folder.name.replace("_", "-") for folder in folders)


def game(game_id: str, edition: str | Path | None = None) -> Game:
    """A game by its id, with its standard cards or those of an edition file."""
    if edition is None and game_id in _standard:
        return _standard[game_id]
    if game_id not in games():
        raise Trouble(f"There is no game {game_id!r}; there are: {', '.join(games())}.")
    loaded: Game = _module(game_id).load(None if edition is None else Path(edition))
    if edition is None:
        _standard[game_id] = loaded
    return loaded


def stored(game_id: str, edition_id: str, contents: str) -> Game:
    """A game with the edition that it was begun with: the installed one, or the contents that were stored with it."""
    installed = game(game_id)
    return installed if installed.edition == edition_id else _stored(game_id, edition_id, contents)


@lru_cache(maxsize=KEPT)
def _stored(game_id: str, edition_id: str, contents: str) -> Game:
    loaded: Game = _module(game_id).load(stored_edition(edition_id, contents))
    return loaded


def _module(game_id: str) -> Any:
    return import_module(f"underthrone.games.{game_id.replace('-', '_')}")


def scene(game_id: str, position: Mapping[str, Any] | str | Path, edition: str | Path | None = None) -> State:
    """A position written by hand: a table of values, or the TOML or JSON file that holds it."""
    if isinstance(position, Mapping):
        return game(game_id, edition).scene(position)
    table = read_table(Path(position))
    try:
        return game(game_id, edition).scene(table)
    except Trouble as trouble:
        raise Trouble(f"{position}: {trouble}") from None
