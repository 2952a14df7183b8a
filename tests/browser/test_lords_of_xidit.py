"""Lords of Xidit in a browser: a whole short game by keyboard alone, the wheels, and a map with every city full."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.playing import play
from tests.games.lords_of_xidit.table import position, seat
from tests.look.lords_of_xidit import seen

from underthrone.games.lords_of_xidit.kingdom import CITIES, GUILD_HEIGHT, REGIONS
from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT, Table
from underthrone.table import look

OTHERS_ARE_IN = "() => document.querySelectorAll('.player.deciding').length === 1"
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
    page.wait_for_function(OTHERS_ARE_IN)
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
    for chair in (1, 2):
        reach(page, f"#seat-{chair}")
        page.keyboard.type("Bot: easy")
    for chair in (3, 4):
        reach(page, f"#seat-{chair}")
        page.keyboard.type("No seat")
    reach(page, "[name='option-length']")
    page.keyboard.press("ArrowDown")  # short
    reach(page, "form[action='/new'] button")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    reach(page, "form[action$='/start'] button")
    page.keyboard.press("Enter")
    play(page, press, 400)
    expect(page.locator(".ending h2")).to_contain_text(re.compile("won|Defeat"))  # the dummy may outlast everybody
    expect(page.locator(".ceremony article")).to_have_count(3)
    expect(page.locator(".ceremony .stamp")).to_have_count(3)
    expect(page.locator(".chart")).to_have_count(4)


# --- Planning


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
    page.wait_for_function(OTHERS_ARE_IN)
    expect(page.locator("select#wheel-2")).to_have_value(re.compile(r"\d+"))
    page.locator(".seal-it").click()
    page.wait_for_selector("#table[data-my-turn]")
    expect(page.locator("#log")).to_contain_text("Order 6 of 6")


# --- The map with every city full


def crowded(kind: int) -> Table:
    """Tiles and full guilds in all cities, bards of three players in all regions."""
    s = position(seat(1), players=5)
    for c in range(CITIES):
        s.tile[c] = kind
        s.station(c, s.mode.tiles.recruits[c] if kind == RECRUITMENT else [0] * 5)
        s.guild[c], s.height[c] = c % 5, GUILD_HEIGHT
    for r in range(REGIONS):
        for who, count in enumerate([2, 1, 3]):
            s.add_bards(r, who, count)
    return s


PARTS = {
    "tile": ".cities .shield",
    "seal": ".cities .wax",
    "guild": ".guild",
    "city's name": ".cities .name",
    "region's": ".plaque > *",
    "map": ".map",
}
BOXES = """parts => Object.entries(parts).flatMap(([what, at]) => [...document.querySelectorAll(at)].map((e, n) => {
  const words = document.createRange();
  words.selectNodeContents(e);
  const { left, top, right, bottom } = (e.matches(".name, .land-name") ? words : e).getBoundingClientRect();
  return [`${what} ${n + 1}`, left, top, right, bottom];
})).filter(([name, left, top, right]) => right > left)"""


def over(a: list[float], b: list[float]) -> float:
    """How many pixels of one lie on the other."""
    return max(0, min(a[2], b[2]) - max(a[0], b[0])) * max(0, min(a[3], b[3]) - max(a[1], b[1]))


@pytest.mark.parametrize("kind", [RECRUITMENT, THREAT])
@pytest.mark.parametrize(("width", "lang", "most"), [(1440, "en", 150), (1440, "fr", 260), (390, "en", 700)])
def test_nothing_on_the_map_covers_anything(chromium: Browser, kind: int, width: int, lang: str, most: int) -> None:
    """Not more than a little: on a small map tiles of all cities at once, which never lie there, have less room."""
    s = crowded(kind)
    context = stage.context(chromium, viewport={"width": width, "height": 900})
    page = stage.stage(context, look.Frame(lang, "token", "/"), lambda frame: seen(s, frame))
    page.goto(stage.HOME + "/")
    found = page.evaluate(BOXES, PARTS)
    context.close()
    boxes = {name: box for name, *box in found}
    left, top, right, bottom = boxes.pop("map 1")
    assert not [name for name, (a, b, c, d) in boxes.items() if a < left or b < top or c > right or d > bottom]
    covered = [(a, b, round(over(boxes[a], boxes[b]))) for a, b in combinations(boxes, 2)]
    assert not [(a, b, pixels) for a, b, pixels in covered if pixels > most]
