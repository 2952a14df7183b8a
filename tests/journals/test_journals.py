"""Games of every version of the rules since 1.0 are what they were: every answer, every draw, every result."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.journals.folder import FOLDER, path_of

import underthrone as ut
from underthrone.journal.moments import BACK, UNDO

JOURNALS = sorted(FOLDER.glob("*/rules-*/*.journal"))
FIRST = {"lords-of-xidit": 3, "shadow-throne": 3, "stygian-society": 2, "styx": 3}  # the rules of 1.0


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: "-".join(path.relative_to(FOLDER).with_suffix("").parts))
def test_a_journal_is_replayed_for_ever(path: Path) -> None:
    journal = ut.load_journal(path)
    assert f"rules-{journal.setup.rules}" == path.parent.name
    assert journal.ended
    assert journal.verify()[-1] == f"The result is right: {journal.ended}."


@pytest.mark.parametrize("game_id", ut.games())
def test_every_version_has_its_journals(game_id: str) -> None:
    g = ut.game(game_id)
    there = {folder.name for folder in (FOLDER / game_id).iterdir()}
    assert there == {f"rules-{version}" for version in range(g.oldest, g.version + 1)}, "make journals"
    assert all(path_of(g, players).exists() for players in g.players), "make journals"


@pytest.mark.parametrize(("game_id", "rules"), FIRST.items())
def test_the_rules_of_the_first_release_are_played_for_good(game_id: str, rules: int) -> None:
    assert ut.game(game_id).oldest == rules


def test_what_is_taken_back_is_among_them() -> None:
    verbs = {line.verb for path in JOURNALS for line in ut.load_journal(path).lines}
    assert {BACK, UNDO} <= verbs
