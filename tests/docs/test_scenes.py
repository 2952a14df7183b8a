"""docs/scenes.md has every value that the readers of scenes accept, and no other."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any
from unittest import mock

import pytest
from tests.docs.following import ROOT

import underthrone as ut
from underthrone.games.edition import Entry
from underthrone.lab.stamp import engine

PAGE = (ROOT / "docs" / "scenes.md").read_text("utf-8")
POSITIONS: dict[str, dict[str, Any]] = {  # with all that readers ask for only when it is there
    "shadow-throne": {"seats": [{"hand": ["pilgrim", "conscript"]}, {}, {}], "wave": 2},
    "styx": {
        "seats": [{"army": ["djinn", "hydra"], "djinn": 2, "hydra": 2}, {}],
        "pile": ["ghoul", "siren", "harpy", "reaper", "lich", "necromancer"],
    },
    "lords-of-xidit": {
        "seats": [{"city": 7, "stock_bards": 3, "stock_stories": 3}, {"city": 5}, {"city": 12}],
        "dummy": {"wealth": 5},
    },
    "stygian-society": {
        "heroes": [{"hero": "knight"}, {"hero": "burglar"}, {"hero": "doctor"}],
        "sheet": "gatehouse",
        "front": ["brute"],
        "rear": [],
        "cubes": {"red": 1},
        "treasures": ["healing-spring"],
    },
}
ENTRIES: list[Entry] = []


class Asked(Entry):
    """An entry that is remembered."""

    def __init__(self, file: str, entry_id: str, values: dict[str, Any]) -> None:
        super().__init__(file, entry_id, values)
        ENTRIES.append(self)


READ = re.compile(r"the position|(seats|heroes)\[\d+\]")
ONLY_THERE = {"stygian-society": {"beaten"}}  # asked for above floor 3 alone


def accepted(game_id: str) -> set[str]:
    """The names of all values that a game's reader asks for."""
    module = import_module(f"underthrone.games.{game_id.replace('-', '_')}.scene")
    ENTRIES.clear()
    with mock.patch.object(module, "Entry", Asked):
        ut.game(game_id).scene(POSITIONS[game_id])
    return {name for entry in ENTRIES if READ.fullmatch(entry.id) for name in entry.used} - {"origin"}


def documented(game_id: str) -> set[str]:
    """The values in the first columns of the game's tables."""
    chapter = PAGE.partition(f"## {ut.game(game_id).title()}\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`[^|]*) \|", chapter, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}


@pytest.mark.skipif(engine() == "compiled", reason="readers are watched in plain Python; the page is the same")
@pytest.mark.parametrize("game_id", ut.games())
def test_the_page_has_every_value_that_the_reader_accepts_and_no_other(game_id: str) -> None:
    assert documented(game_id) == accepted(game_id) | ONLY_THERE.get(game_id, set())
