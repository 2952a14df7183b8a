"""A whole game of The Stygian Society by clicking, one player with three heroes, and what its board promises."""

from __future__ import annotations

import gzip
import re
from time import perf_counter

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.positions import room
from tests.browser.test_playing import play, play_now

from underthrone.table import look, sight
from underthrone.table.look.boards.stygian_society import tower

FRAME = look.Frame("en", "token", "/t/x")


def climb(page: Page) -> None:
    """Steps and payments before "done", everything else as it comes."""
    found = page.locator(".step.lit, .moment .lit, .skill.lit:not(.regroup), .foe.lit, .hero.lit, .prompt > .lit")
    found.first.click()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").click()


def test_a_whole_game_by_clicking(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "stygian-society", 1)
    expect(page.locator(".heroes > li")).to_have_count(3)
    play(page, climb, 900)
    expect(page.locator(".ending h2")).to_contain_text("won")
    expect(page.locator(".chart")).to_have_count(4)


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
    assert look.table(FRAME, told) == look.table(FRAME, same)
    assert re.search('data-drops="[^"]+"', shown)


def test_a_page_is_quick_and_an_update_small() -> None:
    at = room("stygian-society", 1, 3, 40)
    shown = sight.of(at, 0, "en")
    look.table(FRAME, shown)
    best = 1.0
    for _ in range(200):
        start = perf_counter()
        look.table(FRAME, shown)
        best = min(best, perf_counter() - start)
    assert best < 0.003
    assert len(gzip.compress(look.update(FRAME, shown, max(0, at.ply - 9)).encode(), 6)) < 10_000


def test_it_is_unmistakable_which_hero_acts() -> None:
    page = look.table(FRAME, sight.of(room("stygian-society", 1, 3, 40), 0, "en"))
    assert page.count('aria-current="true"') == 1
    assert page.count('class="hand-of kin') >= 3
