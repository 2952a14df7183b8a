"""The Stygian Society's board: the tower as the log tells it, nothing of what is hidden, and who acts."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from tests.look.positions import room

from underthrone.table import look, sight
from underthrone.table.look.boards.stygian_society import action, tower
from underthrone.table.look.words import SAY

FRAME = look.Frame("en", "token", "/t/x")


@pytest.mark.parametrize("answers", [0, 2, 40, 60])
def test_the_levels_of_the_tower_are_told_by_the_log(answers: int) -> None:
    at = room("stygian-society", 1, 3, answers)
    heard = tower.inside(sight.of(at, 0, "en"))
    assert heard.levels == [len(level) for level in at.state.tower]  # type: ignore[attr-defined]


def test_every_byte_stays_the_same_wherever_the_cubes_lie() -> None:
    at = room("stygian-society", 2, 1, 60)
    shown = look.table(FRAME, sight.of(at, None, "en"))
    held = at.state.redeal(None, 7)
    told = sight.at(at, at.ply, None, "en", position=held)
    same = sight.at(at, at.ply, None, "en")
    log = sight.whole_log(at, None, "en")
    assert look.moment(FRAME, told, log) == look.moment(FRAME, same, log)
    assert re.search('data-drops="[^"]+"', shown)


def test_it_is_unmistakable_which_hero_acts() -> None:
    page = look.table(FRAME, sight.of(room("stygian-society", 1, 3, 40), 0, "en"))
    assert page.count('aria-current="true"') == 1
    assert page.count('class="hand-of kin') >= 3


@pytest.mark.parametrize(
    ("lang", "both", "one"),
    [
        ("en", "kills Brute ×2", "kills the Brute; the Brute takes 2 wounds and has 1 left"),
        ("fr", "tue Brute ×2", "tue la Brute\u202f; la Brute prend 2 blessures, il en reste 1"),
    ],
)
def test_a_proposal_names_enemies_as_the_log_does_and_counts_the_dead(lang: str, both: str, one: str) -> None:
    brutes = [{"token": token, "enemy": "brute"} for token in range(2)]
    seen: Any = SimpleNamespace(view={"giant": None, "front": brutes, "rear": []}, lang=lang)
    dead = {"token": 0, "wounds": 3, "left": 2, "kills": True}
    other = {"token": 1, "wounds": 3, "left": 3, "kills": True}
    assert action._done(seen, {"blows": [dead, other]}, SAY[lang]) == both
    hurt = {"token": 1, "wounds": 2, "left": 3, "kills": False}
    assert action._done(seen, {"blows": [dead, hurt]}, SAY[lang]) == one
