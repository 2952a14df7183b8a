"""The first game of somebody new: the primer opens by itself, and a companion speaks at every new kind of decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor
from tests.browser.playing import answer, click, play_now

FEWEST = {"shadow-throne": 3, "styx": 3, "stygian-society": 1, "lords-of-xidit": 3}


@pytest.mark.parametrize("game", FEWEST)
def test_a_first_game_is_guided_until_the_guide_is_sent_away(visitor: Visitor, game: str) -> None:
    page = visitor(phone=game == "styx")
    play_now(page, game, FEWEST[game], guided=True)
    page.wait_for_selector("#primer:popover-open")
    page.locator("#primer button").click()
    page.wait_for_selector("#table[data-my-turn]")
    companion = page.locator("#companion")
    expect(companion.locator(".says")).not_to_be_empty()
    understood = companion.get_by_role("button", name="Got it")
    expect(understood).to_be_visible()
    understood.click()
    expect(understood).to_be_hidden()
    page.reload()  # what was understood isn't said again, and the primer stays closed
    page.wait_for_selector("html.js")
    expect(page.locator("#primer:popover-open")).to_have_count(0)
    page.wait_for_function("document.querySelector('#table').dataset.asked")
    expect(companion).to_be_hidden()  # nor does it greet again
    page.locator("#menu summary").click()
    page.locator("#menu").get_by_role("button", name="Guide me").click()
    expect(understood).to_be_visible()
    companion.get_by_role("button", name="No more help").click()
    expect(companion).to_be_hidden()


def test_what_is_answered_is_understood(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, guided=True)
    page.wait_for_selector("#primer:popover-open")
    page.keyboard.press("Escape")
    page.wait_for_selector("#table[data-my-turn]")
    expect(page.locator("#companion .says b")).to_contain_text("Draft")
    answer(page, click)
    expect(page.locator("#companion")).to_be_hidden()
