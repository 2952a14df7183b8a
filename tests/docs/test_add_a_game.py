"""docs/add-a-game.md followed to the letter gives a game that is played everywhere and holds every law."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.following import ROOT, Reader, chapters

PAGE = chapters("add-a-game.md")


def test_following_the_document_gives_a_playable_game(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for blocks in PAGE.values():
        reader.follow(blocks)
    there = {
        path.name for path in (tmp_path / "src/underthrone/games/obols").rglob("*") if path.suffix in (".py", ".ftl")
    }
    assert there == {
        Path(block.file).name for blocks in PAGE.values() for block in blocks if "games/obols" in block.file
    } - {"test_rules.py"}
    assert "Obols" in (tmp_path / "report.html").read_text("utf-8")


def test_the_page_names_every_file_that_all_games_have() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)\.py`", page)) | {"text", "data", "README"}
    folders = [game.parent for game in (ROOT / "src" / "underthrone" / "games").glob("*/game.py")]
    assert len(folders) >= 4
    stems = [{path.stem for path in folder.iterdir() if path.suffix != ".so"} for folder in folders]
    common = set.intersection(*stems)
    assert common - {"__pycache__"} <= named | {"__init__"}
