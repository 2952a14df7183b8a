"""The games: one folder each, found by their names."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from underthrone.games.edition import read_table
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

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
    module = import_module(f"underthrone.games.{game_id.replace('-', '_')}")
    loaded: Game = module.load(None if edition is None else Path(edition))
    if edition is None:
        _standard[game_id] = loaded
    return loaded


def scene(game_id: str, position: Mapping[str, Any] | str | Path, edition: str | Path | None = None) -> State:
    """A position written by hand: a table of values, or the TOML or JSON file that holds it."""
    if isinstance(position, Mapping):
        return game(game_id, edition).scene(position)
    table = read_table(Path(position))
    try:
        return game(game_id, edition).scene(table)
    except Trouble as trouble:
        raise Trouble(f"{position}: {trouble}") from None
