"""A whole short game of Lords of Xidit by keyboard alone, and what its board promises."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.positions import room
from tests.browser.test_playing import play

from underthrone.table import look, sight
from underthrone.table.look.boards.lords_of_xidit import chart
from underthrone.table.look.boards.lords_of_xidit.land import xidit

ORDERS = (4, 1, 4, 2, 4, 3)  # how often each wheel is turned: action, blue, action, red, action, black


def reach(page: Page, what: str) -> None:
    """Goes on with Tab until the focus is there."""
    for _ in range(150):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard doesn't reach {what}")


def press(page: Page) -> None:
    """Wheels are turned by arrows; everything else is reached by arrows and chosen by Enter."""
    page.keyboard.press("ArrowRight")
    if page.locator("select#wheel-1").count():
        reach(page, "#wheel-1")
        for turns in ORDERS:
            for _ in range(turns):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Tab")
        reach(page, ".seal-it")
    else:
        reach(page, ".lit")
    page.keyboard.press("Enter")


def test_a_whole_short_game_by_keyboard(visitor: Visitor) -> None:
    page = visitor("/new?game=lords-of-xidit")
    reach(page, "#name")
    page.keyboard.type("Ada")
    for seat in (1, 2):
        reach(page, f"#seat-{seat}")
        page.keyboard.type("Bot: easy")
    for seat in (3, 4):
        reach(page, f"#seat-{seat}")
        page.keyboard.type("No seat")
    reach(page, "[name='option-length']")
    page.keyboard.press("ArrowDown")  # short
    reach(page, "form[action='/new'] button")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    reach(page, "form[action$='/start'] button")
    page.keyboard.press("Enter")
    play(page, press, 400)
    expect(page.locator(".ending h2")).to_contain_text("won")
    expect(page.locator(".ceremony article")).to_have_count(3)
    expect(page.locator(".ceremony .stamp")).to_have_count(3)
    expect(page.locator(".chart")).to_have_count(4)


def test_the_route_appears_while_the_wheels_turn(visitor: Visitor) -> None:
    page = visitor()
    card = page.locator("#lords-of-xidit")
    card.locator("summary").click()
    card.locator("form button").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("#table[data-my-turn]")
    page.locator("[data-key='city-11'].lit, .wax.lit").first.click()
    page.wait_for_selector("select#wheel-1")
    network = page.evaluate("JSON.parse(document.querySelector('.ways').dataset.network)")
    here = int(page.locator(".ways[data-from]").get_attribute("data-from") or 0)
    for k, road in enumerate(("blue", "red", "black", "blue", "red", "black"), 1):
        page.locator(f".wheel[data-key='wheel-{k}'] [data-turn={road}]").click()
        there = network[here - 1][2 + ("blue", "red", "black").index(road)]
        fate = page.locator(f"#fate-{k}")
        expect(fate).to_have_text(re.compile(f"→ {there} " if there else "No such road"))
        expect(fate).to_have_class(re.compile("bad" if not there else "fate"))
        here = there or here
    expect(page.locator("#route text")).to_have_count(6)
    # the others seal meanwhile; what I have turned stays
    page.wait_for_function("document.querySelectorAll('.player.deciding').length === 1")
    expect(page.locator("select#wheel-2")).to_have_value(re.compile(r"\d+"))
    page.locator(".seal-it").click()
    page.wait_for_selector("#table[data-my-turn]")
    expect(page.locator("#log")).to_contain_text("Order 6 of 6")


def test_nothing_can_be_planned_by_somebody_who_watches() -> None:
    seen = look.table(look.Frame("en", "token", "/t/x"), sight.of(room("lords-of-xidit", 5, 8, 220), None, "en"))
    for word in ('id="route"', "data-act", "<select"):
        assert word not in seen


def test_both_pictures_are_drawn_from_the_places_of_the_cities() -> None:
    for name, drawn in chart.pictures(xidit().land):
        assert (chart.FOLDER / name).read_text("utf-8") == drawn
