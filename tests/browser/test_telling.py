"""The telling leads: what isn't told yet is shown nowhere; who has heard enough goes on at once."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.playing import play_now
from tests.look.positions import Played, played, room

from underthrone.table import look, sight
from underthrone.table.look.boards import board_of
from underthrone.table.room import OVER, Room

PLAYERS: Final = {"shadow-throne": 3, "styx": 3, "stygian-society": 2, "lords-of-xidit": 3}
# the herald takes minutes for each thing, so that there is time to look at it
SLOW: Final = """{
    const timer = setTimeout;
    window.setTimeout = (f, ms, ...more) => timer(f, [420, 720].includes(ms) ? 500 * ms : ms, ...more);
}"""
ASK: Final = "document.dispatchEvent(new Event('visibilitychange'))"  # a reader comes back, and the page asks
SHOWN: Final = """() => ({
    title: document.title,
    turn: document.querySelector("#turn").checkVisibility({ visibilityProperty: true })
        ? document.querySelector("#turn").innerText : "",
    where: document.querySelector("#where").innerText,
    log: document.querySelector("#log").innerText,
    seats: [...document.querySelectorAll(".player .things")].map((e) => e.innerText).join("|"),
    ask: [...document.querySelectorAll("#prompt > :not(.purse)")]
        .filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.innerText).join("|"),
})"""


def watching(chromium: Browser, before: Room, after: Room, **more: str) -> Page:
    """Ada's page at a position, which then hears of a later one; nothing is told to its end by itself."""
    context = stage.context(chromium, reduced_motion="no-preference", viewport={"width": 1440, "height": 900}, **more)
    context.add_init_script(SLOW)
    frame = look.Frame("en", "token", "/")
    page = stage.stage(context, frame, lambda frame: look.table(frame, sight.of(before, 0, "en")))
    update = look.update(frame, sight.of(after, 0, "en"), before.ply)

    def tell(route: Route) -> None:
        route.fulfill(body=update, content_type="text/html; charset=utf-8")

    page.route("**/now?*", tell)
    page.goto(stage.HOME + "/")
    return page


def end_of(game: str) -> tuple[Room, Room]:
    """The table before its last answer, and after it."""
    one = played(game, PLAYERS[game], 1)
    while one.on():
        pass
    last = len(one.moves)
    assert room(game, PLAYERS[game], 1, last).phase == OVER
    return room(game, PLAYERS[game], 1, last - 1), room(game, PLAYERS[game], 1, last)


@pytest.mark.parametrize("game", PLAYERS)
def test_nobody_reads_the_end_before_it_is_told(chromium: Browser, game: str) -> None:
    before, after = end_of(game)
    page = watching(chromium, before, after)
    then = page.evaluate(SHOWN)
    page.evaluate(ASK)
    page.wait_for_selector("body[data-telling]")
    now = page.evaluate(SHOWN)
    told = page.locator("#caption").inner_text()
    assert now["log"].splitlines()[-1].strip() in (told, told.rstrip("."))
    assert now["where"] == then["where"]
    assert now["turn"] == now["ask"] == ""
    assert "Your turn" not in now["title"]
    assert not page.locator("#table.over").count()
    assert not page.locator("#ending").is_visible()

    page.keyboard.press("Escape")  # enough
    expect(page.locator("#ending")).to_be_visible()
    last = page.evaluate(SHOWN)
    assert last["where"].endswith("The game is over")
    assert len(last["log"]) > len(now["log"])
    assert page.locator("#table.over").count() == 1
    page.context.close()


def my_turn_comes(one: Played) -> int:
    """After how many answers Ada is asked anew, by an answer that tells something."""
    while len(one.moves) < 200 and one.on():
        pass
    for n in range(10, len(one.moves)):
        at = one.room(n)
        news, quiet = sight.of(at, 0, "en").log[-1], board_of(at.game.id).telling.quiet
        told = [event for event in news.events if event["event"] not in quiet]
        if 0 in at.state.deciders() and news.ply == at.ply and len(told) > 1:
            return n
    raise AssertionError("nobody waits for Ada")


@pytest.mark.parametrize("game", PLAYERS)
def test_my_turn_comes_when_everything_is_told_and_one_click_is_enough(chromium: Browser, game: str) -> None:
    one = played(game, PLAYERS[game], 1)
    n = my_turn_comes(one)
    page = watching(chromium, one.room(n - 1), one.room(n))
    strip, board = page.locator("#telling").bounding_box(), page.locator("#board").bounding_box()
    page.evaluate(ASK)
    page.wait_for_selector("body[data-telling]")
    assert page.evaluate(SHOWN)["ask"] == ""
    assert "Your turn" not in page.title()
    assert not page.locator("#table[data-my-turn]").count()
    assert page.locator("#telling").bounding_box() == strip
    assert page.locator("#board").bounding_box() == board
    assert page.locator("#telling").bounding_box() == strip

    page.mouse.click(500, 860)  # on what waits: who acts has heard enough
    page.wait_for_selector("#table[data-my-turn]")
    assert page.title().startswith("● Your turn")
    assert page.evaluate(SHOWN)["ask"] != ""
    expect(page.locator("#dock")).not_to_have_attribute("inert", "")
    page.context.close()


def test_who_wants_no_telling_waits_for_nothing_and_that_stays(chromium: Browser) -> None:
    one = played("styx", 3, 1)
    n = my_turn_comes(one)
    page = watching(chromium, one.room(n - 1), one.room(n))
    page.locator("#menu summary").click()
    page.locator("input[name=speed][value=none]").check(force=True)
    page.reload()
    page.locator("#menu summary").click()
    expect(page.locator("input[name=speed][value=none]")).to_be_checked()
    page.evaluate(ASK)
    page.wait_for_selector("#table[data-my-turn]")  # the herald's minutes would be too long
    expect(page.locator("[data-held], #log .yet")).to_have_count(0)
    page.context.close()


HEARD: Final = """{
    window.heard = 0;
    const real = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.heard++; return real.call(this) };
}"""


def test_sound_is_off_until_it_is_turned_on_and_that_stays(chromium: Browser) -> None:
    one = played("styx", 3, 1)
    n = my_turn_comes(one)
    page = watching(chromium, one.room(n - 1), one.room(n))
    page.add_init_script(HEARD)
    page.reload()
    page.keyboard.press("Escape")
    page.evaluate(ASK)
    page.wait_for_selector("body[data-telling]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#table[data-my-turn]")
    assert page.evaluate("window.heard") == 0

    page.locator("#telling [data-do=sound]").click()
    page.wait_for_function("window.heard > 0")  # how it sounds
    expect(page.locator("#telling [data-do=sound]")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("#telling [data-do=sound]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift")  # browsers want a key or a click first
    page.evaluate(ASK)
    page.wait_for_selector("body[data-telling]")
    page.keyboard.press("Escape")
    page.wait_for_function("window.heard > 0")  # my turn
    page.context.close()


# --- What is half done stays


def test_orders_half_set_survive_a_reload(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "lords-of-xidit", 3)
    page.wait_for_selector("#table[data-my-turn]")
    if not page.locator("#wheels select").count():
        page.locator("#board .lit, .prompt > .lit").first.click()
    page.wait_for_selector("#wheels select")
    chosen = {}
    for n in (1, 2, 4):
        wheel = page.locator(f"#wheel-{n}")
        value = wheel.locator("option").nth(n).get_attribute("value")
        wheel.evaluate(
            "(e, value) => { e.value = value; e.dispatchEvent(new Event('change', { bubbles: true })) }", value
        )
        chosen[n] = value
    page.reload()
    page.wait_for_selector("html.js")
    for n in range(1, 7):
        expect(page.locator(f"#wheel-{n}")).to_have_value(chosen.get(n) or "")
    page.evaluate(ASK)  # and an update that changes nothing of the question
    page.wait_for_timeout(500)
    for n in range(1, 7):
        expect(page.locator(f"#wheel-{n}")).to_have_value(chosen.get(n) or "")


# --- A steady hand


# a hurry, however slow the machine that clicks: the rest that a hand must take lasts for minutes
HURRY: Final = """{
    const timer = setTimeout;
    window.setTimeout = (f, ms, ...more) => timer(f, ms === 350 ? 500 * ms : ms, ...more);
}"""


def test_clicking_on_in_a_hurry_chooses_nothing_that_appears_under_the_cursor(chromium: Browser) -> None:
    """Nine quick clicks healed, paid, and launched the next hero's attack: now they do the first thing."""
    one = played("stygian-society", 1, 1)
    while len(one.moves) < 60 and one.on():
        pass
    mine = [n for n in range(8, 50) if one.moves[n][0] == 0 and one.moves[n + 1][0] == 0]
    n = mine[0]
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(HURRY)
    frame = look.Frame("en", "token", "/")
    page = stage.stage(context, frame, lambda frame: look.table(frame, sight.of(one.room(n), 0, "en")))
    sent: list[str] = []
    count = iter(range(n + 1, n + 40))

    def answer(route: Route) -> None:
        sent.append(route.request.post_data or "")
        at = one.room(next(count))
        html = look.update(frame, sight.of(at, 0, "en"), at.ply - 1)
        route.fulfill(body=html, content_type="text/html; charset=utf-8")

    page.route("**/answer", answer)
    page.goto(stage.HOME + "/")
    page.wait_for_selector("html.js")
    first = page.locator("#board .lit, .mine .lit, .prompt > .lit").first
    box = first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(9):
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(60)
    values = [one.split("move=")[1].split("&")[0] for one in sent]
    assert values
    assert len(set(values)) == 1, "something else was chosen by clicking on"
    context.close()
