"""docs/add-a-card.md followed to the letter: a new card in each of the four games."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.following import Reader, chapters

import underthrone as ut

CHAPTERS = chapters("add-a-card.md")


def test_every_game_has_its_chapter() -> None:
    for game_id in ut.games():
        assert f"{ut.game(game_id).title()}: data" in CHAPTERS


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_following_the_document_adds_the_card(tmp_path: Path, chapter: str) -> None:
    assert CHAPTERS[chapter]
    Reader(tmp_path).follow(CHAPTERS[chapter])
