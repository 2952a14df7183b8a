"""Lords of Xidit in a browser: a whole short game by keyboard, a year planned in every way, and a map that is full."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.crowded import LAYOUTS, Layout, crowd, crowded
from tests.browser.playing import play

from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT

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
    expect(page.locator(".ending h2")).to_contain_text("won")  # the dummy may outlast everybody
    expect(page.locator(".ceremony article")).to_have_count(3)
    expect(page.locator(".ceremony .stamp")).to_have_count(3)
    expect(page.locator(".chart")).to_have_count(5)


# --- Planning


def at_the_wheels(page: Page) -> tuple[list[list[int]], int]:
    """Play now, place the pawn; the roads of every city, and where I stand."""
    card = page.locator("#lords-of-xidit")
    card.locator("summary").click()
    card.locator("input[name=guide]").uncheck()
    card.locator("form button").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("#table[data-my-turn]")
    page.locator(".wax.lit").first.click()
    page.wait_for_selector("[data-plan].lit")
    network = page.evaluate("JSON.parse(document.querySelector('#roads').dataset.network)")
    roads = [[there + 1 if there != c else 0 for there in row[:3]] for c, row in enumerate(network["leads"])]
    return roads, int(page.locator("#lands[data-from]").get_attribute("data-from") or 0)


def set_to(page: Page) -> list[str]:
    """What the wheels show."""
    found: list[str] = page.locator(".wheel").evaluate_all("wheels => wheels.map((wheel) => wheel.dataset.at)")
    return found


def sealed(page: Page) -> None:
    """Seals, and waits until the year has been played."""
    page.wait_for_function(OTHERS_ARE_IN)
    page.locator(".seal-it").click()
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('Order 6 of 6')")


def test_a_year_is_planned_by_clicks_on_the_map(visitor: Visitor) -> None:
    page = visitor()
    roads, here = at_the_wheels(page)
    seal = page.locator(".seal-it")
    expect(seal).to_be_disabled()
    expect(seal).to_have_text("0 of 6 set")
    # what glows is one order away: the next cities, and an action here
    lit = {int(n) for n in page.locator("[data-plan].lit").all_inner_texts()}
    assert lit == {here, *filter(None, roads[here - 1])}
    there = next(filter(None, roads[here - 1]))
    page.locator(f"[data-plan='{there}']").click()
    page.locator(f"[data-plan='{there}']").click()
    road = ("blue", "red", "black")[roads[here - 1].index(there)]
    assert set_to(page) == [road, "action", "", "", "", ""]
    expect(page.locator("#fate-1")).to_have_text(re.compile(rf"→ .*\({there}\)"))
    expect(page.locator("#fate-2")).not_to_be_empty()
    expect(seal).to_have_text("2 of 6 set")
    # farther away: the shortest way; what is too far is said
    near = {there, *filter(None, roads[there - 1])}
    second = next(c for c in range(1, 22) if c not in near and any(c in roads[n - 1] for n in near - {there}))
    page.locator(f"[data-plan='{second}']").click()
    assert len([order for order in set_to(page) if order]) == 4
    page.locator("[data-plan-back]").click()
    page.locator("[data-plan]").nth(0).focus()
    page.keyboard.press("Backspace")
    assert set_to(page) == [road, "action", "", "", "", ""]
    for order in ("wait", "wait", "wait"):
        page.locator(".wheel[data-at=''] [data-turn]").first.locator(f"xpath=..//*[@data-turn='{order}']").click()
    page.locator(f"[data-plan='{second}']").click()
    expect(page.locator("#plan-said")).to_have_text(f"{second} takes 2 orders; you have 1 left.")
    page.locator("[data-plan-clear]").click()
    assert set_to(page) == [""] * 6
    page.locator("[data-plan].lit.end").focus()
    for _ in range(6):
        page.keyboard.press("Enter")
    assert set_to(page) == ["action"] * 6
    expect(page.locator("#fate-6")).to_have_class(re.compile("bad"))
    expect(page.locator("#route g.bad").last).to_be_visible()
    page.locator(f"[data-plan='{there}']").click()
    expect(page.locator("#plan-said")).to_have_text(re.compile("All orders are set"))
    # the others seal meanwhile; what I have planned stays
    page.wait_for_function(OTHERS_ARE_IN)
    with page.expect_response(re.compile("/foretell")):
        page.evaluate("document.dispatchEvent(new Event('shown'))")
    expect(page.locator("#fate-6")).not_to_be_empty()
    expect(page.locator("#plan-said")).to_have_text(re.compile("All orders are set"))
    assert set_to(page) == ["action"] * 6
    expect(seal).to_have_text("Seal the orders")
    sealed(page)


def test_the_pawn_is_dragged_along_its_roads(visitor: Visitor) -> None:
    page = visitor()
    roads, here = at_the_wheels(page)
    first = next(filter(None, roads[here - 1]))
    then = next(n for n in roads[first - 1] if n not in (0, here))
    page.locator(".own-pawn").hover()
    page.mouse.down()
    for there in (first, then):
        box = page.locator(f"[data-plan='{there}']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    assert len([order for order in set_to(page) if order]) == 2
    expect(page.locator("[data-plan].end")).to_have_text(str(then))


def test_on_a_phone_taps_plan_the_year(visitor: Visitor) -> None:
    page = visitor(phone=True, lang="fr")
    roads, here = at_the_wheels(page)
    expect(page.locator(".wheel select").first).to_be_hidden()
    there = next(filter(None, roads[here - 1]))
    page.locator(f"[data-plan='{there}']").tap()
    page.locator(f"[data-plan='{there}']").tap()
    road = ("blue", "red", "black")[roads[here - 1].index(there)]
    assert set_to(page)[:3] == [road, "action", ""]
    expect(page.locator("#plan-said")).to_contain_text(re.compile(r"^[12]\. "))
    spin = page.locator("[data-spin]")
    spin.nth(2).tap()
    assert set_to(page)[2] == "blue"
    for _ in range(5):
        spin.nth(2).tap()
    assert set_to(page)[2] == ""
    page.locator("[data-plan-back]").tap()
    assert set_to(page) == [road, *[""] * 5]
    expect(page.locator(".seal-it")).to_have_text("1 ordres sur 6")
    for k in range(1, 6):
        for _ in range(5):
            spin.nth(k).tap()
    assert set_to(page) == [road, *["wait"] * 5]
    page.wait_for_function(OTHERS_ARE_IN)
    page.locator(".seal-it").tap()
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('Ordre 6 sur 6')")


def test_the_route_appears_while_the_wheels_turn(visitor: Visitor) -> None:
    page = visitor()
    roads, here = at_the_wheels(page)
    for k, road in enumerate(("blue", "red", "black", "blue", "red", "black"), 1):
        page.locator(f".wheel[data-key='wheel-{k}'] [data-turn={road}]").click()
        there = roads[here - 1][("blue", "red", "black").index(road)]
        fate = page.locator(f"#fate-{k}")
        expect(fate).to_have_text(re.compile(rf"→ .*\({there}\)" if there else "No such road"))
        expect(fate).to_have_class(re.compile("bad" if not there else "fate"))
        here = there or here
    expect(page.locator("#route text")).to_have_count(6)
    sealed(page)


# --- The map with every city full


PARTS = {
    "tile": ".cities .shield",
    "seal": ".cities .wax",
    "guild": ".guild",
    "pawns": ".stand",
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


# how many pixels of one piece may lie on another: tiles and full guilds in all cities at once never lie there
MOST_COVERED = {"large": 220, "small": 180, "phone": 250, "phone, enlarged": 40}


@pytest.mark.parametrize("kind", [RECRUITMENT, THREAT])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_nothing_on_the_map_covers_anything(chromium: Browser, kind: int, lang: str, layout: Layout) -> None:
    """Names, pawns, tiles, guilds, counters and seals, with everything there is on the map."""
    page = crowd(chromium, layout, lang, crowded(kind))
    found = page.evaluate(BOXES, PARTS)
    page.context.close()
    boxes = {name: box for name, *box in found}
    left, top, right, bottom = boxes.pop("map 1")
    assert not [name for name, (a, b, c, d) in boxes.items() if a < left or b < top or c > right or d > bottom]
    covered = [(a, b, round(over(boxes[a], boxes[b]))) for a, b in combinations(boxes, 2)]
    assert not [(a, b, pixels) for a, b, pixels in covered if pixels > MOST_COVERED[layout.name]]
