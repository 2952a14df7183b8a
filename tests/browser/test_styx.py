"""STYX in a browser: a whole game in French by tapping on a phone, and what moves on its board."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import answer, play, play_now
from tests.patience import until

# the herald takes minutes for each thing, so that there is time to look at it
SLOW = """{
    const timer = setTimeout;
    window.setTimeout = (f, ms, ...more) => timer(f, [420, 720].includes(ms) ? 500 * ms : ms, ...more);
}"""


def tap(page: Page) -> None:
    """Taps what glows on the board: places the token in hand, bids least, spends and chooses the first card."""
    page.locator("#board .lit, .mine .lit, .prompt > .lit").first.tap()
    if page.locator("#large[open]").count():
        page.locator("#large .act").tap()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").tap()


def test_a_whole_game_of_styx_in_french_on_a_phones_screen(visitor: Visitor) -> None:
    page = visitor(phone=True, lang="fr-FR")
    play_now(page, "styx", 3)
    expect(page.locator("#prompt")).to_contain_text("Posez un jeton Action, face cachée")
    expect(page.locator(".emissary")).to_have_count(2)
    expect(page.locator(".emissary .deed.lit")).to_have_count(6)
    page.locator(".emissary .card").first.tap()
    expect(page.locator("#large .about")).to_be_visible()
    page.locator("#large [value=close]").tap()
    page.locator(".heap button").first.tap()
    expect(page.locator("#in-pile")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-tab-to=others]").tap()
    expect(page.locator(".player .gauge")).to_have_count(12)
    page.locator("[data-tab-to=board]").tap()
    page.locator("[popovertarget=primer]").first.tap()
    expect(page.locator("#primer")).to_contain_text("Quatre façons de gagner")
    page.keyboard.press("Escape")
    play(page, tap)
    expect(page.locator(".ending h2")).to_contain_text("gagné")
    expect(page.locator(".reached tbody tr")).to_have_count(3)
    expect(page.locator(".chart")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def told(page: Page) -> bool:
    """Steps through what is told until it is the reader's turn, or the Audience before lies large."""
    if page.locator("#table[data-my-turn], [data-past]").count():
        return True
    page.keyboard.press("n")
    return False


def test_the_audience_that_is_over_is_told_large_and_lets_go_when_clicked(visitor: Visitor) -> None:
    page = visitor()
    page.context.add_init_script(SLOW)
    page.reload()
    page.emulate_media(reduced_motion="no-preference")
    play_now(page, "styx", 2)
    for _ in range(40):
        until(partial(told, page), "it is never my turn")
        if page.locator("[data-past] .was").count() == 2:
            break
        if not page.locator("#table[data-my-turn]").count():
            continue  # it was let go just then
        ply = page.locator("#table").get_attribute("data-ply")
        page.locator("#board .lit, .mine .lit, .prompt > .lit").first.click()
        if page.locator("#sure[open]").count():
            page.locator("#sure [value=yes]").click()
        page.wait_for_function("ply => document.querySelector('#table').dataset.ply !== ply", arg=ply)
    expect(page.locator("[data-past] .was")).to_have_count(2)
    page.locator(".past h2").click()
    expect(page.locator("[data-past]")).to_have_count(0)
    expect(page.locator(".emissary .deed.lit").first).to_be_visible()


def test_bids_come_onto_a_small_screen(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.set_viewport_size({"width": 390, "height": 560})
    play_now(page, "styx", 3)
    for _ in range(20):
        page.wait_for_selector("#table[data-my-turn]")
        if page.locator(".stake.lit").count():
            break
        answer(page, lambda page: page.locator(".deed.muster.lit, .mine .lit, .prompt > .lit").first.tap(timeout=9000))
    expect(page.locator(".stake.lit").last).to_be_in_viewport(ratio=1)
