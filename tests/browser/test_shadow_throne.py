"""Whole games of Shadow Throne in a browser: clicking, in French, on a phone, by keyboard, two at a table, watching."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.playing import answer, click, play, play_now
from tests.look.positions import seen
from tests.patience import until

from underthrone.table import look


def test_a_whole_game_by_clicking(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    expect(page).to_have_title(re.compile("Your turn"))
    play(page, click)
    expect(page.locator(".ending h2")).to_contain_text("won")
    expect(page.locator(".places li")).to_have_count(3)
    expect(page.locator(".chart")).to_have_count(3)
    expect(page.locator("[data-verdict=good]")).to_be_visible()
    with page.expect_response(re.compile("/now")):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # the reader comes back, the page asks
    page.wait_for_function("() => !document.querySelector('.htmx-request')")
    expect(page.locator(".ending")).to_be_visible()  # news don't bring the board back
    with page.expect_download() as download:
        page.get_by_role("link", name="Journal").click()
    assert download.value.suggested_filename.startswith("shadow-throne")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("#table[data-ply='0']")
    page.get_by_role("link", name="One step on").click()
    page.wait_for_selector("#table[data-ply='1']")
    assert page.url.endswith("/replay/1")
    page.locator("#moment").fill("7")
    page.wait_for_selector("#table[data-ply='7']")
    page.goto(page.url)
    assert page.locator("#table").get_attribute("data-ply") == "7"


def test_a_whole_game_in_french(visitor: Visitor) -> None:
    page = visitor(lang="fr-FR")
    expect(page.get_by_text("Jouer maintenant").first).to_be_visible()
    play_now(page)
    expect(page).to_have_title(re.compile("À vous"))
    expect(page.locator("#prompt")).to_contain_text("Prenez une carte de votre paquet\u202f; le reste passe à gauche.")
    play(page, click)
    expect(page.locator(".ending h2")).to_contain_text(re.compile("gagné"))
    expect(page.locator("[data-verdict=good]")).to_contain_text("Régulière")
    page.locator("#menu summary").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator(".ending h2")).to_contain_text("won")


def tap(page: Page) -> None:
    """A tap opens the card; its button chooses it."""
    found = page.locator(".prompt > .lit")
    if found.count():
        found.first.tap()
    else:
        page.locator(".card.lit").first.tap()
        page.locator("#large .act").tap()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").tap()


def test_a_whole_game_on_a_phone(visitor: Visitor) -> None:
    page = visitor(phone=True)
    play_now(page)
    expect(page.locator(".side")).to_be_hidden()
    page.locator("[data-tab-to=others]").tap()
    expect(page.locator(".player").first).to_be_visible()
    expect(page.locator(".board")).to_be_hidden()
    page.locator("[data-tab-to=board]").tap()
    play(page, tap)
    expect(page.locator(".ending h2")).to_contain_text("won")
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "the page scrolls sideways"


def press(page: Page) -> None:
    """Arrows go to what can be chosen, Enter chooses; a question is answered by going to yes."""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.locator("#sure[open]").count():
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.game summary')"):
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")  # one player less
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")  # easy
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("#table[data-my-turn]")  # until the browser has sent its contribution, nothing is dealt
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    expect(page.locator("#large")).to_be_visible()
    page.keyboard.press("Escape")
    play(page, press)
    expect(page.locator(".ending h2")).to_contain_text("won")


def test_two_browsers_at_one_table(visitor: Visitor) -> None:
    ada = visitor("/new?game=shadow-throne")
    ada.locator("#name").fill("Ada <b>Lovelace")
    ada.locator("#seat-2").select_option("easy")
    ada.locator("#seat-3").select_option("none")
    ada.locator("form[action='/new'] button").click()
    link = ada.locator("#invite").input_value()
    bo = visitor(link)
    bo.locator("input[name=name]").fill("Bo")
    bo.locator(".chair form button").click()
    expect(ada.locator(".chair", has_text=re.compile("Bo(?!t)"))).to_be_visible()  # by itself
    ada.get_by_role("button", name="Start the game").click()
    expect(bo.locator("#prompt .ask")).to_contain_text("Take a card")
    watcher = visitor(link)

    # sealed: others see that I have chosen, not what; I may choose anew and take back
    ada.locator(".pool .card.lit").first.click()
    expect(ada.locator(".pool .picked")).to_have_count(1)
    expect(bo.locator(".player", has_text="Ada <b>Lovelace")).to_contain_text("has chosen")
    other = ada.locator(".pool .card.lit").first.get_attribute("value")
    ada.locator(f".pool .card[value='{other}']").first.click()
    expect(ada.locator(".pool .picked")).to_have_attribute("value", str(other))
    ada.locator("#undo").click()
    expect(ada.locator(".pool .picked")).to_have_count(0)

    # chat
    bo.get_by_role("tab", name="Chat").click()
    bo.locator("#chat-text").fill("Hello <script>alert(1)</script>")
    bo.keyboard.press("Enter")
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.locator("#chat")).to_contain_text("Hello <script>alert(1)</script>")

    # the position survives a reload, a visit elsewhere, and the way back
    before = bo.locator(".pool .card .name").all_inner_texts()
    bo.reload()
    assert bo.locator(".pool .card .name").all_inner_texts() == before
    bo.goto("/rules/shadow-throne#TH-11")
    expect(bo.locator("#TH-11")).to_be_in_viewport()
    bo.go_back()
    assert bo.locator(".pool .card .name").all_inner_texts() == before

    # somebody who watches sees the table, and no secret
    expect(watcher.locator(".player")).to_have_count(3)

    def gone_on() -> bool:
        for page in (ada, bo):
            if page.locator("#table[data-my-turn]").count():
                answer(page, click)
        seen = watcher.content()
        assert 'data-key="mine-' not in seen
        assert 'class="lit' not in seen
        return int(watcher.locator("#table").get_attribute("data-ply") or 0) > 60

    until(gone_on, "the game doesn't go on")


def test_without_script_the_table_works_by_forms(visitor: Visitor) -> None:
    page = visitor(java_script_enabled=False)
    play_now(page)
    for _ in range(8):
        while page.locator("#table[data-my-turn]").count() == 0:
            page.reload()
        page.locator(".card.lit").first.click()
    expect(page.locator("#log")).to_contain_text("Wave 1 began")


# --- Low screens and wide ones

WHOLE = """() => [...document.querySelectorAll('.fan.pool .card')].map((card) => {
  const box = card.getBoundingClientRect(), board = document.querySelector('#board').getBoundingClientRect();
  return box.left >= board.left && box.right <= board.right && box.bottom <= board.bottom;
})"""
BROKEN = r"""() => [...document.querySelectorAll('.fan .card > .name')].flatMap((name) => {
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
  return [...text.textContent.matchAll(/[^\s-]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]);
})"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("answers", [0, 5, 10])
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_no_card_of_a_draft_is_cut_and_no_name_breaks(
    chromium: Browser, lang: str, answers: int, size: tuple[int, int]
) -> None:
    context = stage.context(chromium, viewport={"width": size[0], "height": size[1]})
    page = stage.stage(context, look.Frame(lang, "token", "/"), seen("shadow-throne", 5, 7, answers))
    page.goto(stage.HOME + "/")
    page.wait_for_selector("html.js")
    page.evaluate("document.fonts.ready")
    whole, broken = page.evaluate(WHOLE), page.evaluate(BROKEN)
    context.close()
    assert whole
    assert all(whole)
    assert broken == []
