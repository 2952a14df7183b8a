"""What people in their first game ran into: what was cut, what jumped, what was called wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, expect
from tests.browser import stage
from tests.browser.test_telling import ASK, watching
from tests.look import styx
from tests.look.lords_of_xidit import at_question
from tests.look.lords_of_xidit import seen as xidit_seen
from tests.look.positions import POSITIONS, Draw, room, seen

from underthrone.table import look, sight

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
BOARDS = ("throne-wave", "styx-turn", "xidit-orders", "society-act")
# a question that needs much room comes, and goes
RARE = """() => {
    const more = document.createElement("div");
    more.style.height = "400px";
    document.querySelector("#dock").append(more);
    document.dispatchEvent(new CustomEvent("shown"));
    more.remove();
    document.dispatchEvent(new CustomEvent("shown"));
}"""


@contextmanager
def looking(chromium: Browser, draw: Draw, size: ViewportSize, lang: str = "en", **more: Any) -> Iterator[Page]:
    """A page that somebody looks at."""
    context = stage.context(chromium, viewport=size, **more)
    page = stage.stage(context, look.Frame(lang, "token", "/"), draw)
    page.goto(stage.HOME + "/")
    page.wait_for_function("!document.querySelector('#board') || document.documentElement.matches('.js')")
    page.evaluate("document.fonts.ready")
    yield page
    context.close()


def box(page: Page, what: str) -> FloatRect:
    """Where something is."""
    found = page.locator(what).first.bounding_box()
    assert found is not None, what
    return found


def test_from_the_draft_to_the_last_wave_the_board_keeps_its_size(chromium: Browser) -> None:
    sizes = set()
    for answers in (0, 6, 24, 30, 36):  # an empty hand, one card, waves with hush money and without
        with looking(chromium, seen("shadow-throne", 3, 7, answers), DESK, "fr") as page:
            sizes.add(box(page, "#board")["height"])
    assert len(sizes) == 1


def test_a_summons_pushes_nothing_away(chromium: Browser) -> None:
    tops = []
    for question in ("summon", "name"):
        with looking(chromium, partial(styx.seen, styx.position(question)), DESK, "fr") as page:
            assert page.locator("#called").count() == (question == "name")
            tops.append(box(page, ".band")["y"])
    assert abs(tops[0] - tops[1]) < 5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_field_is_in_sight_whoever_stands_above_it(chromium: Browser, lang: str) -> None:
    with looking(chromium, POSITIONS["society-act"], DESK, lang) as page:
        board, field = box(page, "#board"), box(page, ".field")
        assert field["y"] + field["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("name", BOARDS)
def test_a_rare_question_gives_its_room_back(chromium: Browser, name: str) -> None:
    with looking(chromium, POSITIONS[name], DESK) as page:
        before = box(page, "#board")
        page.evaluate(RARE)
        assert box(page, "#board") == before


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", BOARDS)
def test_the_way_out_of_a_primer_is_in_sight(chromium: Browser, name: str, size: ViewportSize) -> None:
    with looking(chromium, POSITIONS[name], size) as page:
        page.evaluate("document.querySelector('#primer').showPopover()")
        primer, button = box(page, "#primer"), box(page, "#primer > .row .button")
        assert button["y"] + button["height"] <= primer["y"] + primer["height"] <= size["height"]
        page.locator("#primer > .row .button").click()
        expect(page.locator("#primer")).to_be_hidden()


def test_a_phone_shows_where_the_plan_begins(chromium: Browser) -> None:
    s = at_question("program")
    with looking(chromium, lambda frame: xidit_seen(s, frame), PHONE, is_mobile=True, has_touch=True) as page:
        board, end = box(page, "#board"), box(page, "#board .wax.end")
        assert board["y"] <= end["y"]
        assert end["y"] + end["height"] <= board["y"] + board["height"]


def test_orders_are_last_years_once_the_year_is_told(chromium: Browser) -> None:
    before, after = (room("lords-of-xidit", 3, 1, answers) for answers in (20, 21))  # the last orders are set
    assert {"travelled", "year-began"} <= {event["event"] for event in sight.of(after, 0, "en").log[-1].events}
    page = watching(chromium, before, after)
    page.evaluate(ASK)
    page.wait_for_selector("body[data-telling]")
    called = page.locator(".player .orders small").first
    expect(called).to_be_hidden()
    page.keyboard.press("Escape")
    expect(called).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("game", ["shadow-throne", "styx", "stygian-society", "lords-of-xidit"])
def test_bots_of_a_first_game_are_easy_unless_they_are_on_our_side(chromium: Browser, game: str) -> None:
    with looking(chromium, POSITIONS["home"], DESK) as page:
        card = page.locator(f"#{game}")
        card.locator("summary").click()
        expect(card.locator("input[name=guide]")).to_be_checked()
        wanted = "normal" if game == "stygian-society" else "easy"
        expect(card.locator(f"input[name=level][value={wanted}]")).to_be_checked()


def test_the_guide_is_sent_away_in_words_that_mean_it(chromium: Browser) -> None:
    with looking(chromium, POSITIONS["throne-wave"], DESK, "fr") as page:
        assert "Plus d’aide" not in page.content()
