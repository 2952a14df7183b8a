"""A whole short game of Lords of Xidit by keyboard alone, and what its board promises."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.positions import LINK, NAMES, room
from tests.browser.test_playing import play
from tests.games.lords_of_xidit.table import answer, asked, orders, position, recruiting, seat

from underthrone.games import game
from underthrone.games.lords_of_xidit.kingdom import CITIES, GUILD_HEIGHT, REGIONS
from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT, Table
from underthrone.table import look, sight
from underthrone.table.look.boards.lords_of_xidit import map as drawn_map
from underthrone.table.look.boards.lords_of_xidit.land import xidit
from underthrone.table.room import Room

OTHERS_ARE_IN = "() => document.querySelectorAll('.player.deciding').length === 1"
QUESTIONS = (
    "program",
    "choose_rewards",
    "place_bard",
    "fight",
    "pay",
    "show",
    "place_census_bard",
    "choose_guild",
    "help_dummy",
)
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
    page.wait_for_function(OTHERS_ARE_IN, timeout=60_000)
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


# --- Every question, on the board


def at_question(question: str) -> Table:
    """A table at which the first seat is asked."""
    others = [seat(5, "PA", gold=4, guilds={7: 3}), seat(18, "C", bards={"high-moors": 2}), seat(12, "IM")]
    tiles: dict[str, Any] = {"recruitment": recruiting(_9="AIM", _2="PPA"), "threats": [16, 10]}
    if question == "help_dummy":
        s = answer(
            orders(position(seat(1, "PPP"), players=3, raging=["root-mother"]), "action"),
            "Root Mother",
            "leave 3 bards",
        )
    elif question in ("show", "place_census_bard", "choose_guild"):
        army = {"show": "PPA", "place_census_bard": "III", "choose_guild": "MMM"}[question]
        s = position(seat(10, army, guilds={3: 2, 7: 1, 9: 4}), *others[1:], seat(19), moment="census", year=4, **tiles)
        while asked(s) != question:
            s.play(s.decider(), s.moves(s.decider())[-1])
    elif question in ("fight", "pay"):
        s = position(seat(4, "PPAC"), *others, raging=["root-mother", "sky-anvil"], **tiles)
        orders(s, "action")
        if question == "pay":
            answer(s, "Root Mother")
    else:
        s = position(seat(10, "AAM"), *others, **tiles)
        if question != "program":
            orders(s, "action")
        if question == "place_bard":
            answer(s, "bards and")
    assert (asked(s), 0 in s.deciders()) == (question, True)
    return s


@cache
def at_table(players: int) -> Room:
    return Room.in_memory(game("lords-of-xidit"), players=players, seed=1, names=NAMES[:1])


def seen(s: Table, frame: look.Frame) -> str:
    at = at_table(s.setup.players)
    assert at.journal is not None
    at.journal._state = s
    return look.table(frame, sight.of(at, 0, frame.lang, link=LINK))


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_choice_of_a_question_is_made_on_the_board(question: str) -> None:
    s = at_question(question)
    page = seen(s, look.Frame("fr", "token", "/t/x"))
    prompt = page[page.index('<div class="prompt"') : page.index('<div class="mine"')]
    rest = page.replace(prompt, "")
    spots = {int(n) for n in re.findall(r'(?:name="move"|<option) value="(\d+)"', rest)}
    words = {int(n) for n in re.findall(r'name="move" value="(\d+)"', prompt)}
    assert spots | words == set(s.moves(0))
    assert len(set(s.moves(0)) - spots) <= 1, "all but placing and fighting nothing"


@pytest.mark.parametrize(
    ("question", "theme", "lang", "width"),
    [
        ("choose_rewards", "dark", "en", 390),
        ("place_bard", "light", "fr", 1440),
        ("fight", "dark", "fr", 1440),
        ("show", "light", "en", 390),
        ("help_dummy", "dark", "en", 1440),
    ],
)
def test_axe_finds_nothing_on_the_board(chromium: Browser, question: str, theme: str, lang: str, width: int) -> None:
    s = at_question(question)
    context = chromium.new_context(viewport={"width": width, "height": 860}, reduced_motion="reduce")
    page = stage.stage(context, look.Frame(lang, "token", "/", theme), lambda frame: seen(s, frame))
    page.goto(stage.HOME + "/")
    found = Axe().run(page).response["violations"]
    context.close()
    assert not found, [(v["id"], [node["html"][:120] for node in v["nodes"][:3]]) for v in found]


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


def test_nothing_can_be_planned_by_somebody_who_watches() -> None:
    seen = look.table(look.Frame("en", "token", "/t/x"), sight.of(room("lords-of-xidit", 5, 8, 220), None, "en"))
    for word in ('id="route"', "data-act", "<select"):
        assert word not in seen


# --- The map with every city full


def crowded(kind: int) -> Table:
    """Tiles and full guilds in all cities, bards of three players in all regions."""
    s = position(seat(1), players=5)
    for c in range(CITIES):
        s.tile[c] = kind
        s.stationed[c * 5 : c * 5 + 5] = s.mode.tiles.recruits[c] if kind == RECRUITMENT else [0] * 5
        s.guild[c], s.height[c] = c % 5, GUILD_HEIGHT
    for r in range(REGIONS):
        s.bards[r * 5 : r * 5 + 3] = [2, 1, 3]
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
    context = chromium.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    page = stage.stage(context, look.Frame(lang, "token", "/"), lambda frame: seen(s, frame))
    page.goto(stage.HOME + "/")
    found = page.evaluate(BOXES, PARTS)
    context.close()
    boxes = {name: box for name, *box in found}
    left, top, right, bottom = boxes.pop("map 1")
    assert not [name for name, (a, b, c, d) in boxes.items() if a < left or b < top or c > right or d > bottom]
    covered = [(a, b, round(over(boxes[a], boxes[b]))) for a, b in combinations(boxes, 2)]
    assert not [(a, b, pixels) for a, b, pixels in covered if pixels > most]


def test_both_pictures_are_drawn_from_the_places_of_the_cities() -> None:
    for name, drawn in drawn_map.pictures(xidit().land):
        assert (drawn_map.FOLDER / name).read_text("utf-8") == drawn
