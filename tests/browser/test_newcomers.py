"""What people in their first game ran into: what was cut, what jumped, what was called wrongly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, expect
from tests.browser import stage
from tests.browser.test_telling import ASK, watching
from tests.look import styx
from tests.look.lords_of_xidit import at_question
from tests.look.lords_of_xidit import seen as xidit_seen
from tests.look.positions import EASY, POSITIONS, Draw, played, room, seen, turn
from tests.look.stygian_society import first

from underthrone.table import lessons, look, sight
from underthrone.table.lessons.lesson import lessons_in
from underthrone.table.lessons.naming import move_of
from underthrone.table.room import Room

DESK: ViewportSize = {"width": 1440, "height": 900}
LOW: ViewportSize = {"width": 1280, "height": 800}
SMALL: ViewportSize = {"width": 1024, "height": 768}
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


def lesson(name: str, answers: int, frame: look.Frame) -> str:
    """A lesson of STYX after some right answers."""
    course = lessons.Course(next(one for one in lessons.lessons("styx") if one.id == name))
    solution = [text for step in course.lesson.steps for text in step.solution]
    for text in solution[:answers]:
        move = move_of(course.s, course.lesson.me, text)
        assert move is not None
        course.answer([move])
    return look.lesson(frame, lessons.seen(course, frame.lang), course)


HELD = """
[[lesson]]
id = "held"
rules = ["SO-20"]
title = { en = "Held", fr = "Tenu" }
tells = { en = "Held", fr = "Tenu" }
scene = { players = 1, heroes = [HERO, { hero = "doctor" }, { hero = "spellsling" }], front = ["brute"], rear = [] }
[[lesson.step]]
goal = { en = "Regroup.", fr = "Regroupez." }
hint = { en = "Regroup.", fr = "Regroupez." }
want = [{ event = "regrouped", else = { en = "Regroup.", fr = "Regroupez." } }]
solution = ["regroup"]
wrong = [["use:knight"]]
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [DESK, LOW, SMALL, PHONE], ids=str)
def test_the_text_of_a_card_in_hand_is_whole(chromium: Browser, tmp_path: Path, size: ViewportSize, lang: str) -> None:
    for hero, cards in (("burglar", ["caltrops", "garrotte"]), ("knight", ["shield-bash", "wall-of-steel"])):
        file = tmp_path / f"{hero}.toml"
        file.write_text(HELD.replace("HERO", f'{{ hero = "{hero}", cards = {json.dumps(cards)} }}'))
        course = lessons.Course(lessons_in(file, "stygian-society")[0])
        draw = partial(look.table, sight=lessons.seen(course, lang))
        with looking(chromium, draw, size, lang) as page:
            bodies = page.locator(".mine .whole .body")
            assert bodies.count() > len(cards)
            over = bodies.evaluate_all("all => all.map((body) => body.scrollHeight - body.clientHeight)")
            assert max(over) <= 1, over


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


@pytest.mark.parametrize("size", [DESK, LOW, SMALL, PHONE], ids=str)
def test_what_a_battle_brought_pushes_nothing_away(chromium: Browser, size: ViewportSize) -> None:
    one = played("shadow-throne", 4, 1)
    while "save" not in one.asked and one.on():
        pass
    over = one.asked.index("save")
    tops = []
    for answers in (over - 1, over):
        with looking(chromium, seen("shadow-throne", 4, 1, answers), size, "fr") as page:
            assert page.locator("#gains ul").count() == (answers == over)
            tops.append(box(page, ".battle")["y"])
    assert tops[0] == tops[1]


def later_battle() -> tuple[int, int, int]:
    """A deal in which somebody stayed for another battle: answers before its first pool and its last wave."""
    for seed in range(1, 40):
        one = played("shadow-throne", 3, seed)
        while one.on():
            pass
        drafts = [n for n, (last, now) in enumerate(pairwise(["", *one.asked])) if now == "draft" != last]
        for draft in drafts[1:]:
            view = room("shadow-throne", 3, seed, draft).state.view(0)
            if any(f["wave"] == 0 for seat in view["seats"] for f in seat["line"]):
                return seed, draft, max(n for n in range(draft, draft + 40) if one.asked[n : n + 1] == ["choose"])
    raise AssertionError


@pytest.mark.parametrize("size", [DESK, LOW, SMALL, PHONE], ids=str)
def test_the_pool_of_a_later_battle_is_in_sight_with_those_who_stayed(chromium: Browser, size: ViewportSize) -> None:
    seed, draft, wave = later_battle()
    with looking(chromium, seen("shadow-throne", 3, seed, draft), size, "fr") as page:
        board, pool = box(page, "#board"), box(page, ".pool > li .card")
        assert pool["y"] + pool["height"] <= board["y"] + board["height"]
        there = box(page, ".staying .plate")
        assert board["y"] <= there["y"] < pool["y"]
    with looking(chromium, seen("shadow-throne", 3, seed, wave), size, "fr") as page:
        assert page.locator(".battle.five").count() == 1
        broken = page.locator(".battle .plate > .name").evaluate_all(
            """names => names.filter(({ firstChild }) =>
                [...firstChild.data.matchAll(/\\S+/g)].some(({ 0: word, index }) => {
                    const range = document.createRange();
                    range.setStart(firstChild, index);
                    range.setEnd(firstChild, index + word.length);
                    return range.getClientRects().length > 1;
                })).map(name => name.textContent)"""
        )
        assert broken == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [DESK, LOW, SMALL], ids=str)
def test_the_goal_of_a_first_game_is_in_sight(chromium: Browser, size: ViewportSize, lang: str) -> None:
    boards = []
    for answers in (0, 24):
        with looking(chromium, seen("shadow-throne", 4, 7, answers), size, lang) as page:
            boards.append(box(page, "#board")["height"])
            if not answers:
                goal = box(page, ".goal:visible")
                assert goal["y"] + goal["height"] <= size["height"]
                assert goal["y"] > box(page, "#prompt")["y"]
    assert boards[0] == boards[1]


@pytest.mark.parametrize("size", [DESK, SMALL], ids=str)
def test_a_bots_mark_stands_on_the_line_of_its_name(chromium: Browser, size: ViewportSize) -> None:
    with looking(chromium, POSITIONS["throne-wave"], size, "fr") as page:
        lines = page.locator("#log .icon.bot").evaluate_all(
            "marks => marks.map((mark) => mark.parentElement.getClientRects().length)"
        )
        assert lines
        assert set(lines) == {1}


def test_a_summons_pushes_nothing_away(chromium: Browser) -> None:
    tops = []
    for question in ("summon", "name"):
        with looking(chromium, partial(styx.seen, styx.position(question)), DESK, "fr") as page:
            assert page.locator("#called").count() == (question == "name")
            tops.append(box(page, ".band")["y"])
    assert abs(tops[0] - tops[1]) < 5


# how far words reach out of the place that they have
TOO_WIDE = """words => words.map((e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return range.getBoundingClientRect().right - e.closest(".said").getBoundingClientRect().right;
})"""


@pytest.mark.parametrize("size", [DESK, LOW, SMALL], ids=str)
def test_beside_a_lesson_a_token_is_named_in_full(chromium: Browser, size: ViewportSize) -> None:
    with looking(chromium, partial(lesson, "muster", 1), size, "fr") as page:
        named = page.locator(".lies .said b")
        expect(named).to_have_text("Recrutement")
        assert max(named.evaluate_all(TOO_WIDE)) < 1


# words on wheels, and the room that a list has for the one that is chosen
CUT = """lists => lists.map((list) => {
    const style = getComputedStyle(list), pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const arrow = style.appearance === "none" ? 0 : 18;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    return pen.measureText("Attendre").width - room;
})"""


@pytest.mark.parametrize("size", [DESK, LOW, SMALL], ids=str)
def test_a_wheel_has_room_for_its_words_and_says_what_comes_of_it(chromium: Browser, size: ViewportSize) -> None:
    s = at_question("program")
    with looking(chromium, lambda frame: xidit_seen(s, frame), size, "fr") as page:
        assert max(page.locator(".wheel select").evaluate_all(CUT)) <= 0
        wheel, fate = box(page, ".wheel"), box(page, ".wheel .fate")
        dock = box(page, "#dock")
        assert wheel["y"] >= box(page, "#prompt")["y"] + box(page, "#prompt")["height"] - 1
        assert fate["y"] + fate["height"] <= dock["y"] + dock["height"]


@pytest.mark.parametrize("size", [DESK, LOW, SMALL], ids=str)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_field_is_in_sight_whoever_stands_above_it(chromium: Browser, size: ViewportSize, lang: str) -> None:
    with looking(chromium, POSITIONS["society-act"], size, lang) as page:
        board, field = box(page, "#board"), box(page, ".field")
        assert field["y"] + field["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("question", ["cure", "trade"])
def test_a_prompt_of_two_rows_pushes_nothing_away(chromium: Browser, question: str) -> None:
    with looking(chromium, POSITIONS["society-act"], SMALL) as page:
        usual = box(page, "#dock")["y"]
    with looking(chromium, partial(look.table, sight=sight.of(first(question), 0, "en")), SMALL) as page:
        assert box(page, "#dock")["y"] >= usual - 6


def lacks(at: Room) -> bool:
    return any(at.state.view(0)["lacking_cubes"].values())


@pytest.mark.parametrize("size", [DESK, SMALL], ids=str)
def test_what_the_banks_lack_pushes_nothing_away(chromium: Browser, size: ViewportSize) -> None:
    at = turn("stygian-society", 1, "act", lacks, EASY)
    with looking(chromium, partial(look.table, sight=sight.of(at, 0, "en")), size) as page:
        expect(page.locator(".hand-of .lacking")).to_be_visible()
        with_it = box(page, "#dock"), box(page, ".shaft")
        page.evaluate("document.querySelectorAll('.lacking').forEach((e) => e.remove())")
        assert (box(page, "#dock"), box(page, ".shaft")) == with_it


def test_all_skills_that_can_be_learned_are_in_sight(chromium: Browser) -> None:
    at = turn("stygian-society", 1, "learn", lambda at: len(at.state.moves(0)) > 8, EASY)
    with looking(chromium, partial(look.table, sight=sight.of(at, 0, "en")), DESK) as page:
        board = box(page, "#board")
        for card in page.locator(".moment.learn .lit").all():
            where = card.bounding_box()
            assert where
            assert where["y"] + where["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("size", [DESK, SMALL, PHONE], ids=str)
def test_what_comes_between_two_floors_pushes_nothing_away(chromium: Browser, size: ViewportSize) -> None:
    places = set()
    for question in ("act", "learn", "open_chest", "give", "trade"):
        at = turn("stygian-society", 2, question)
        with looking(chromium, partial(look.table, sight=sight.of(at, 0, "fr")), size, "fr") as page:
            assert page.locator(".moment").count() == (question != "act")
            places.add(page.locator(".fight").evaluate("e => e.offsetTop"))
    assert len(places) == 1


def test_a_hand_says_on_which_side_it_goes_on_when_it_changes(chromium: Browser) -> None:
    with looking(chromium, POSITIONS["society-act"], SMALL) as page:
        goes_on = page.locator(".mine.goes-right")
        expect(goes_on).to_have_count(1)
        page.evaluate(
            "document.querySelectorAll('.stage > :not(:first-child), .stage .skill').forEach((e) => e.remove())"
        )
        expect(goes_on).to_have_count(0)


def suffers_beside_a_shield(at: Room) -> bool:
    places = sight.of(at, 0, "en").view["heroes"]
    return any(place["shields"] and place["statuses"] for place in places)


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=str)
@pytest.mark.parametrize("heroes", [3, 4])
def test_what_a_hero_suffers_stays_on_the_heros_tile(chromium: Browser, size: ViewportSize, heroes: int) -> None:
    suffering = turn("stygian-society", 1, "cure", suffers_beside_a_shield, EASY)
    three = partial(look.table, sight=sight.of(suffering, 0, "fr"))
    with looking(chromium, three if heroes == 3 else POSITIONS["society-buy"], size, "fr") as page:
        assert page.locator(".heroes > li").count() == heroes
        assert page.locator(".heroes > li:has(.ills) .shields").count()
        for tile in page.locator(".heroes > li:has(.ills)").all():
            outer = tile.bounding_box()
            assert outer
            for part in tile.locator(".badge, .who, .ill").all():
                inner = part.bounding_box()
                assert inner
                assert outer["x"] <= inner["x"]
                assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def test_a_titans_name_stays_on_its_card(chromium: Browser) -> None:
    with looking(chromium, POSITIONS["xidit-titan"], PHONE, "fr", is_mobile=True, has_touch=True) as page:
        page.evaluate("document.querySelectorAll('.foe b').forEach((e) => (e.textContent = 'Colline grondante'))")
        for card in page.locator(".foes .prize").all():
            assert card.evaluate("e => e.scrollWidth <= e.clientWidth")
            outer, icon = card.bounding_box(), card.locator("> .icon").bounding_box()
            assert outer
            assert icon
            assert icon["x"] >= outer["x"]


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
