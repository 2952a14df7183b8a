"""docs/change-a-rule.md followed to the letter, after docs/add-a-game.md: older games stay as they were."""

from __future__ import annotations

from pathlib import Path

from tests.docs.following import Reader, chapters

PLAY = "10. Play"


def test_following_the_document_changes_a_rule_and_no_game_that_was_played(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    game = chapters("add-a-game.md")
    for blocks in game.values():  # another test types all of it
        reader.follow([block for block in blocks if block.language != "sh" or block.text.startswith("cp ")])
    played = next(line for line in game[PLAY][0].text.splitlines() if "first.journal" in line)
    reader.type(played)
    before = (tmp_path / "first.journal").read_text("utf-8")
    assert "\nrules: 1\n" in before
    for blocks in chapters("change-a-rule.md").values():
        reader.follow(blocks)
    versions = {path.parent.name: path.read_text("utf-8") for path in tmp_path.glob("tests/journals/obols/*/2.journal")}
    assert sorted(versions) == ["rules-1", "rules-2"]
    assert "\nrules: 2\n" in versions["rules-2"]
    reader.type(played.replace("first.journal", "second.journal"))
    assert "\nrules: 2\n" in (tmp_path / "second.journal").read_text("utf-8")
