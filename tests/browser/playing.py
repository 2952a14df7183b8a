"""How people play on the page: two clicks from home to a table, and then whatever glows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tests.browser import stage

Act = Callable[[Page], None]
TRIES: Final = 30
ASKING: Final = "document.querySelector('.htmx-request')"
GONE_ON: Final = "document.querySelector('#table').dataset.ply !== ply"


def play_now(page: Page, game: str = "shadow-throne", players: int = 3, guided: bool = False) -> None:
    """Two clicks from home; who has played before needs no guide."""
    card = page.locator(f"#{game}")
    card.locator("summary").click()
    card.locator("input[name=guide]").set_checked(guided)
    card.locator(f"input[name=players][value='{players}']").check(force=True)
    if card.locator("fieldset.bots").is_visible():  # who plays alone has no rivals
        card.locator("input[name=level][value=easy]").check(force=True)
    card.locator("form button").click()
    page.wait_for_url(re.compile("/t/"))


def play(page: Page, act: Act, most: int = 200) -> None:
    """Acts whenever it is the reader's turn, until the game is over."""
    for _ in range(most):
        page.wait_for_selector("#table[data-my-turn], #table.over")
        if page.locator("#table.over").count():
            page.locator("#ending").click()
            return
        answer(page, act)
    raise AssertionError("the game doesn't end")


def answer(page: Page, act: Act) -> None:
    """Acts until the page has sent something, and waits until it has gone on.

    Whether an act came to nothing, because news came just then, is asked of the page: no clock decides it.
    """
    page.wait_for_selector("html.js")
    ply = page.locator("#table").get_attribute("data-ply")
    before = page.evaluate(stage.SENT)
    for _ in range(TRIES):
        act(page)
        if page.evaluate(stage.SENT) > before:
            page.wait_for_function(f"ply => !{ASKING} && {GONE_ON}", arg=ply)
            return
        page.keyboard.press("Escape")  # a dialog that was left open
    raise AssertionError("nothing can be sent")


def click(page: Page) -> None:
    """The first thing that glows on the board; a question before it is answered with yes."""
    page.locator(".card.lit, .prompt > .lit").first.click()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").click()
