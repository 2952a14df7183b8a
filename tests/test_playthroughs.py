"""The golden playthroughs are as they were; `make playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.playthroughs import HOME, files, text


@pytest.mark.parametrize(("game_id", "players", "path"), files(), ids=[path.stem for _, _, path in files()])
def test_the_game_goes_as_it_went(game_id: str, players: int, path: Path) -> None:
    assert text(game_id, players) == path.read_text("utf-8"), f"{path.name}: make playthroughs, and read the difference"


def test_there_is_a_file_for_each_game_and_number_of_players_and_no_other() -> None:
    assert sorted(HOME.iterdir()) == sorted(path for _, _, path in files())
