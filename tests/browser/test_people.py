"""What people do around a game: name themselves, change devices, leave, come back, are told, point at things, err."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, Route, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.playing import answer, click, play, play_now
from tests.look.positions import POSITIONS
from tests.table.serving import serving

from underthrone.table import look

BO = re.compile("Bo(?!t)")  # and no bot
AWAY = "Object.defineProperty(document, 'hidden', {get: () => true});"
NOTES = """
    const Real = Notification; window.notes = [];
    window.Notification = class extends Real { constructor(title, more) { super(title, more); notes.push(title); } };
    null
"""


def new_table(page: Page, name: str, game: str = "shadow-throne", seats: int = 3, **fields: str) -> str:
    """Sets a table with free seats; gives its link."""
    page.goto(f"/new?game={game}")
    page.locator("#name").fill(name)
    for n in range(seats, page.locator("select[name^=seat]").count() + 1):
        page.locator(f"#seat-{n}").select_option("none")
    for field, value in fields.items():
        page.locator(f"input[name={field}][value='{value}']").check(force=True)
    page.locator("form[action='/new'] button").click()
    return page.locator("#invite").input_value()


def sit(page: Page, name: str) -> None:
    """Takes the first free seat."""
    form = page.locator("form[action$='/sit']").first
    form.locator("input[name=name]").fill(name)
    form.locator("button").click()
    expect(page.locator(".chair, .player").filter(has_text=name).filter(has_text="(you)")).to_be_visible()


def test_seats_change_hands(visitor: Visitor) -> None:
    ada = visitor()
    link = new_table(ada, "Ada", public="1")
    expect(ada.locator("#invite")).to_have_value(re.compile("/t/"))
    expect(ada.locator(".seal")).to_have_text(re.compile("^[0-9a-f]{64}$"))  # fixed before anybody sits down

    # a friend finds it in the lobby, sits down, talks, is called something else, and goes on elsewhere
    bo = visitor("/lobby")
    bo.locator(f".chair:has(a[href='{link[link.index('/t/') :]}']) a").click()
    sit(bo, "Bo")
    bo.locator("#chat-text").fill("Hello")
    bo.keyboard.press("Enter")
    expect(ada.locator("#chat")).to_contain_text("Hello")
    bo.locator("#menu summary").click()
    bo.locator("#rename").fill("Björn")
    bo.locator(".rename button").click()
    expect(ada.locator(".chair", has_text="Björn")).to_be_visible()
    bo.locator("#menu summary").click()
    phone = visitor(bo.locator("#my-link").get_attribute("href") or "", phone=True)
    expect(phone.locator(".chair", has_text="Björn")).to_contain_text("(you)")
    assert "/me/" not in phone.url
    bo.keyboard.press("Escape")

    # the last seat goes to a bot, and the game begins for everybody
    ada.get_by_role("button", name="Easy").click()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bo, phone):
        expect(page).to_have_title(re.compile("Your turn"))

    # who leaves hands the seat on by a link, or it goes to a bot; nobody is offered it who has no link
    bo.locator("#menu summary").click()
    bo.get_by_role("button", name="Leave the table").click()
    bo.locator("#sure [value=yes]").click()
    expect(bo.locator("h1")).to_have_text("This seat is free")
    eve = visitor(link)
    expect(eve.locator(".player").first).to_be_visible()
    expect(eve.locator("form[action$='/sit']")).to_have_count(0)
    carl = visitor(bo.locator("#hand-on").input_value())
    carl.get_by_label("Your name").fill("Carl")
    carl.get_by_role("button", name="Sit down").click()
    expect(carl.locator(".pool .card.lit").first).to_be_visible()
    carl.locator("#menu summary").click()
    carl.get_by_role("button", name="Leave the table").click()
    carl.locator("#sure [value=yes]").click()
    expect(ada.locator(".player", has_text="Carl")).to_contain_text("left")
    expect(ada.locator("#log")).to_contain_text("Carl goes on in the place of Björn.")
    expect(ada.locator("#log")).to_contain_text("Carl left the table.")
    ada.get_by_role("button", name="Give to a bot").click()
    expect(ada.locator("#log")).to_contain_text("goes on in the place of Carl.")
    expect(ada.locator("form[action$='/give']")).to_have_count(0)
    click(ada)
    expect(ada.locator(".hand .card, .mine .card").first).to_be_visible()


def test_a_waiting_tab_says_so_and_tells_on_request(visitor: Visitor) -> None:
    ada = visitor(permissions=["notifications"])
    link = new_table(ada, "Ada", live="")
    bo, carl = visitor(link), visitor(link)
    sit(bo, "Bo")
    expect(carl.locator(".chair", has_text=BO)).to_be_visible()  # before, the same seat seems to be free
    sit(carl, "Carl")
    ada.get_by_role("button", name="Start the game").click()
    expect(ada).to_have_title("● Your turn · Shadow Throne")
    expect(ada.locator(".clock")).to_have_count(0)  # turn-based: no clock
    ada.evaluate(AWAY + NOTES)
    ada.locator("#menu summary").click()
    ada.get_by_role("button", name="Tell me when it is my turn").click()
    expect(ada.locator("#trouble")).to_contain_text("You will be told")
    ada.keyboard.press("Escape")
    click(ada)
    expect(ada).to_have_title("○ Bo and Carl are thinking · Shadow Throne")
    expect(ada.locator("link[rel=icon]")).to_have_attribute("href", re.compile("sigil-waiting.svg"))
    expect(ada.locator(".turn")).to_contain_text("Bo and Carl are thinking")
    assert ada.evaluate("notes") == []
    click(bo)
    expect(ada.locator(".turn")).to_contain_text("Carl is thinking")
    click(carl)
    expect(ada).to_have_title("● Your turn · Shadow Throne")
    assert ada.evaluate("notes") == ["Your turn"]


def test_a_sealed_choice_is_taken_back_once(visitor: Visitor) -> None:
    ada = visitor()
    link = new_table(ada, "Ada")
    bo, carl = visitor(link), visitor(link)
    sit(bo, "Bo")
    expect(carl.locator(".chair", has_text=BO)).to_be_visible()
    sit(carl, "Carl")
    ada.get_by_role("button", name="Start the game").click()
    expect(ada).to_have_title(re.compile("Your turn"))
    tab = ada.context.new_page()
    tab.goto(ada.url)
    click(ada)
    for page in (ada, tab):
        expect(page.locator("#undo")).to_be_visible()
    ada.locator("#undo").dblclick()
    for page in (ada, tab):
        expect(page.locator("#table")).to_have_attribute("data-my-turn", "")
        expect(page.locator("#undo")).to_have_count(0)
    ada.reload()
    expect(ada.locator("#undo")).to_have_count(0)
    click(ada)
    expect(tab.locator("#undo")).to_be_visible()
    tab.evaluate("document.querySelector('#undo').click()")  # both at once
    ada.evaluate("document.querySelector('#undo')?.click()")
    for page in (ada, tab):
        expect(page.locator("#table")).to_have_attribute("data-my-turn", "")
        expect(page.locator("#undo")).to_have_count(0)
    ada.keyboard.press("u")
    click(ada)
    expect(ada.locator(".turn")).to_contain_text("Bo and Carl are thinking")


def test_absence_chat_and_spectators(visitor: Visitor) -> None:
    ada = visitor()
    link = new_table(ada, "Ada", open_chat="1")
    bo = visitor(link)
    expect(bo.locator(".watching")).to_contain_text("You are watching. Take a free seat")
    sit(bo, "Bo")
    bo.goto("about:blank")
    expect(ada.locator(".chair", has_text=BO).locator(".away")).to_have_text("away")  # within seconds, by itself
    bo.goto(link)
    expect(ada.locator(".away")).to_have_count(0)
    ada.get_by_role("button", name="Easy").click()
    ada.get_by_role("button", name="Start the game").click()
    expect(bo).to_have_title(re.compile("Your turn"))
    expect(ada.locator(".player .bot")).to_have_count(1)

    # what is said while the log is open: counted, in the bar, near the seat; read when it is looked at
    ada.evaluate("window.heard = []; document.addEventListener('sound', e => heard.push(e.detail)); null")
    bo.locator("#head-chat").click()
    bo.locator("#chat-text").fill("Good luck")
    bo.keyboard.press("Enter")
    expect(ada.locator("#head-chat .unread")).to_have_text("1")
    expect(ada.locator("#said")).to_have_text("Bo Good luck")
    expect(ada.locator(".player.speaks")).to_contain_text("Bo")
    assert "chat" in ada.evaluate("heard")
    expect(bo.locator("#head-chat .unread")).to_be_hidden()
    ada.reload()
    expect(ada.locator("#head-chat .unread")).to_have_text("1")  # it wasn't read
    ada.locator("#head-chat").click()
    expect(ada.locator("#head-chat .unread")).to_be_hidden()
    expect(ada.locator("#said")).to_be_empty()

    # who watches knows it, and writes where the host allows it
    eve = visitor(link)
    expect(eve.locator(".watching")).to_contain_text("You are watching.")
    eve.locator("#head-chat").click()
    eve.locator("#chat-name").fill("Eve")
    eve.locator("#chat-text").fill("Well played")
    eve.keyboard.press("Enter")
    line = ada.locator("#chat li", has_text="Well played")
    expect(line).to_contain_text("Eve")
    expect(line).to_contain_text("spectator")
    expect(ada.locator("#trouble")).to_be_empty()

    # away in the middle of a game: within seconds, with the time since, without a reload
    bo.goto("about:blank")
    away = ada.locator(".player", has_text=BO).locator(".away")
    expect(away).to_have_text("away")
    expect(eve.locator(".player", has_text=BO).locator(".away")).to_have_text("away")
    ada.evaluate("document.querySelector('.player .away').dataset.awayFor = '118'")
    expect(away).to_have_text("away for 2 min")
    bo.goto(link)
    expect(ada.locator(".away")).to_have_count(0)


def test_a_game_is_seen_again_read_and_played_again(visitor: Visitor) -> None:
    ada = visitor()
    play_now(ada)
    play(ada, click)
    expect(ada.locator("link[rel=icon]")).to_have_attribute("href", re.compile("sigil-over.svg"))
    expect(ada).to_have_title("■ Over · Shadow Throne")
    table = ada.url

    # the replay: every moment has an address, and the way back leads there
    ada.get_by_role("link", name="Replay").click()
    moment = ada.locator("#table")
    expect(moment).to_have_attribute("data-ply", "0")
    last = ada.locator("#moment").get_attribute("max") or ""
    ada.locator("#replay-last").click()
    expect(moment).to_have_attribute("data-ply", last)
    expect(ada.locator(".replay .outcome")).to_contain_text("won")
    assert ada.url.endswith(f"/replay/{last}")
    ada.locator("#chapters summary").click()
    ada.locator("#chapters a", has_text="Battle 2").click()
    expect(ada.locator("#chapters summary")).to_have_text("Battle 2")
    expect(ada.locator("h1")).to_contain_text("Battle 2")
    second = moment.get_attribute("data-ply") or ""
    ada.keyboard.press("ArrowRight")
    expect(moment).to_have_attribute("data-ply", str(int(second) + 1))
    ada.keyboard.press("End")
    expect(moment).to_have_attribute("data-ply", last)
    ada.go_back()
    expect(moment).to_have_attribute("data-ply", str(int(second) + 1))
    ada.keyboard.press("Home")
    expect(moment).to_have_attribute("data-ply", "0")
    ada.locator("#replay-speed").select_option("rush")
    ada.locator("h1").click()
    ada.keyboard.press("Space")
    expect(moment).to_have_attribute("data-ply", re.compile("^[3-9]$"))
    ada.keyboard.press("Space")
    ada.goto(f"{table}/replay/{second}")
    expect(ada.locator("#replay-speed")).to_have_value("rush")
    ada.locator("#replay-by").select_option(index=1)
    expect(moment).to_have_attribute("data-ply", second)
    expect(ada.locator("#replay-by option:checked")).not_to_contain_text("you")
    assert "?by=1" in ada.url
    ada.locator("#step-on").click()
    expect(moment).to_have_attribute("data-ply", str(int(second) + 1))
    assert "?by=1" in ada.url

    # who clicks at once, before anything came, gets where the clicks lead
    ada.locator("#step-on").evaluate("link => { for (let n = 0; n < 4; n++) link.click() }")
    expect(moment).to_have_attribute("data-ply", str(int(second) + 5))
    chosen_and_left = """() => {
        const by = document.querySelector("#replay-by");
        by.selectedIndex = 2;
        by.dispatchEvent(new Event("change", { bubbles: true }));
        document.querySelector("#step-back").click();
    }"""
    ada.evaluate(chosen_and_left)
    expect(moment).to_have_attribute("data-ply", str(int(second) + 4))
    assert ada.url.endswith(f"/{int(second) + 4}?by=2")
    expect(ada.locator("#replay-by")).to_have_value("2")
    ada.locator("#replay-by").select_option("1")
    ada.get_by_role("button", name="Charts").click()
    expect(ada.locator("#charts .chart")).to_have_count(3)
    ada.keyboard.press("Escape")
    bo = visitor(ada.url)
    expect(bo.locator("#table")).to_have_attribute("data-ply", str(int(second) + 4))

    # the story, and the list of what was played
    ada.get_by_role("link", name="Read the story").click()
    expect(ada.get_by_role("heading", name="How it ended")).to_be_visible()
    with ada.expect_download() as file:
        ada.get_by_role("link", name="The journal, for machines").click()
    assert file.value.suggested_filename.endswith(".journal")
    ada.goto("/tables")
    row = ada.locator(".listed").first
    expect(row).to_contain_text(re.compile(r"(Won|Place \d of 3) · \d+ influence"))
    row.get_by_role("button", name="Play again").click()
    expect(ada).to_have_title(re.compile("Shadow Throne"))
    assert ada.url != table
    expect(ada.locator(".player .bot")).to_have_count(2)


def test_a_laptop_is_closed_and_a_server_goes_away(chromium: Browser, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with serving(tmp_path / "data", "--port", port, "--no-limits", "--quiet") as server:
        context = stage.context(chromium, base_url=server.url)
        page = context.new_page()
        page.goto("/")
        play_now(page)
        click(page)
        page.wait_for_selector(".hand .card, .mine .card")
        page.wait_for_selector("#table[data-my-turn]")
        cards = page.locator("#table .card .name").all_inner_texts()
        kept, where = context.storage_state(), page.url
        server.kill()
        expect(page.locator("#trouble")).to_contain_text("connection is lost")
        page.locator(".pool .card.lit").first.click()  # nothing comes of it, and nothing breaks
        server.start()
        expect(page.locator("#trouble")).to_be_empty()  # by itself
        context.close()
        again = stage.context(chromium, base_url=server.url, storage_state=kept)
        page = again.new_page()
        page.goto("/")
        expect(page.locator(".turn-now")).to_be_visible()
        page.get_by_role("link", name="Go on").click()
        assert page.url == where
        expect(page.locator("#table .card .name")).to_have_count(len(cards))
        assert page.locator("#table .card .name").all_inner_texts() == cards
        click(page)
        expect(page.locator("#trouble")).to_be_empty()
        again.close()


def test_an_impatient_second_click_sends_nothing(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    page.wait_for_selector("#table[data-my-turn]")
    asked: list[Route] = []
    page.route("**/answer", lambda route: asked.append(route))  # a server that takes its time
    answers = page.locator(".pool .card.lit")
    with page.expect_request("**/answer"):
        answers.nth(0).click()
    expect(page.locator(".player", has_text="has chosen")).to_have_count(2)
    expect(page.locator("#answer")).to_have_class(re.compile("htmx-request"))  # news of others come and go
    answers.nth(1).click()
    answers.nth(0).click()
    asked[0].continue_()
    page.wait_for_selector("#table:not([data-ply='0'])")
    expect(page.locator("#trouble")).to_be_empty()
    assert len(asked) == 1


def test_an_answer_that_is_lost_on_the_way_is_said_and_the_page_finds_its_way_back(
    chromium: Browser, server: str
) -> None:
    context = stage.context(chromium, base_url=server)
    page = context.new_page()
    page.goto("/")
    play_now(page)
    page.wait_for_selector("#table[data-my-turn]")
    page.wait_for_function("() => !document.querySelector('.htmx-request')")
    away = re.compile("/(answer|now)")
    page.route(away, lambda route: route.abort())  # the stream stays: nothing says that anything is new
    click(page)
    expect(page.locator("#trouble")).to_contain_text("connection is lost")
    page.unroute(away)
    expect(page.locator("#trouble")).to_be_empty()  # by itself
    answer(page, click)
    assert page.locator("#table").get_attribute("data-ply") != "0"
    context.close()


# --- Pointing, focus, tap


def staged(chromium: Browser, name: str, **more: Any) -> Page:
    """A position on a stage."""
    context = stage.context(chromium, base_url=stage.HOME, **more)
    page = stage.stage(context, look.Frame("en", "token", "/", "dark"), POSITIONS[name])
    page.goto("/")
    return page


def test_what_cannot_be_chosen_says_why(chromium: Browser) -> None:
    page = staged(chromium, "throne-draft")
    piece = page.locator("[data-why][data-card]").first
    why = piece.get_attribute("data-why") or ""
    assert why.endswith(".")
    piece.hover()
    expect(page.locator(".look:popover-open")).to_contain_text(why)
    page.mouse.move(2, 2)
    expect(page.locator(".look:popover-open")).to_have_count(0)
    page.keyboard.press("Tab")
    piece.focus()
    expect(page.locator(".look:popover-open")).to_contain_text(why)
    assert why in (piece.get_attribute("aria-label") or "")
    page.context.close()
    page = staged(chromium, "throne-draft", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page.locator("[data-why][data-card]").first.tap()
    expect(page.locator("#large")).to_contain_text(why)
    expect(page.locator("#large a[href*='#TH-']")).to_be_visible()  # what it does, and its rule
    page.context.close()


def place(what: Locator) -> FloatRect:
    """Where something is on the screen."""
    box = what.bounding_box()
    assert box
    return box


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_what_is_told_lies_on_the_screen_and_beside_the_choices(chromium: Browser, width: int) -> None:
    page = staged(chromium, "styx-turn", viewport={"width": width, "height": 844})
    told = page.locator(".look:popover-open")
    for piece in page.locator(".emissary .lit, .audience .card").all():
        piece.hover()
        expect(told).to_be_visible()
        box = place(told)
        assert 0 <= box["x"] <= width - box["width"]
        assert 0 <= box["y"] <= 844 - box["height"]
        page.mouse.move(2, 2)
        expect(told).to_have_count(0)
    page.locator(".audience .card").first.hover()
    expect(told).to_be_visible()
    if width == 1440:  # there is room
        a = place(told)
        for b in [place(lit) for lit in page.locator(".audience .lit").all()]:
            apart = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
            assert apart or a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"]
    page.context.close()


def test_a_mouse_that_rests_opens_nothing(chromium: Browser) -> None:
    page = staged(chromium, "styx-turn", viewport={"width": 1440, "height": 900})
    page.clock.install()
    page.goto("/")
    card = page.locator(".audience .card").first
    card.hover()
    expect(page.locator(".look:popover-open")).to_be_visible()
    page.evaluate("document.dispatchEvent(new CustomEvent('htmx:before:swap', {detail: {}}))")  # news come
    over = "new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'})"
    card.evaluate(f"card => card.dispatchEvent({over})")  # as browsers do when the page changes under the mouse
    page.clock.run_for(2000)
    expect(page.locator(".look:popover-open")).to_have_count(0)
    card.hover(position={"x": 20, "y": 40})
    expect(page.locator(".look:popover-open")).to_be_visible()
    page.context.close()


def test_a_move_that_would_hurt_is_asked_about(chromium: Browser) -> None:
    page = staged(chromium, "throne-wave-4")
    asking = page.locator(".card[data-confirm]").first
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    asking.click()
    expect(page.locator("#sure")).to_contain_text("gold")
    page.locator("#sure [value=close]").click()
    assert not sent
    asking.click()
    with page.expect_request(lambda request: request.method == "POST"):
        page.locator("#sure [value=yes]").click()
    assert len(sent) == 1
    page.context.close()


def test_every_button_has_a_name(chromium: Browser) -> None:
    page = staged(chromium, "throne-wave")
    names = page.locator("[aria-label]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    assert not {"", "undefined", "null"} & set(names)
    page.context.close()


# --- Errors


def test_errors_are_said_on_a_page(chromium: Browser, server: str) -> None:
    page = stage.context(chromium, base_url=server).new_page()
    page.goto("/t/nowhere")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.goto("/")
    play_now(page)
    expect(page.locator(".pool .card.lit").first).to_be_visible()  # dealt: the page won't load itself anew
    mine = page.url
    # an answer to a position that is gone, and one that isn't allowed: the page stays and says why
    card = "const card = document.querySelector('.pool .card.lit');"
    page.evaluate(card + "document.querySelector('#answer [name=ply]').value = '77'; card.click()")
    expect(page.locator("#trouble")).to_contain_text("too late")
    page.reload()
    page.evaluate(card + "card.value = '100'; card.click()")
    expect(page.locator("#trouble")).to_contain_text("isn’t what is asked now")
    # a cookie that we didn't sign is nobody's: the table can be watched, and nothing else
    cookie = next(c for c in page.context.cookies() if c["name"] == "underthrone")
    page.goto("about:blank")
    page.context.add_cookies([{**cookie, "value": cookie["value"][:-4] + "AAAA"}])  # type: ignore[typeddict-item]
    page.goto(mine)
    expect(page.locator(".player").first).to_be_visible()
    expect(page.locator(".lit")).to_have_count(0)
    expect(page.locator("#chat-text")).to_have_count(0)
    page.context.close()
