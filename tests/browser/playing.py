"""How people play on the page: two clicks from home to a table, and then whatever glows."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, TimeoutError

Act = Callable[[Page], None]
ANSWERED = "ply => !document.querySelector('.htmx-request') && document.querySelector('#table').dataset.ply !== ply"


def play_now(page: Page, game: str = "shadow-throne", players: int = 3) -> None:
    """Two clicks from home."""
    card = page.locator(f"#{game}")
    card.locator("summary").click()
    card.locator(f"input[name=players][value='{players}']").check(force=True)
    card.locator("input[name=level][value=easy]").check(force=True)
    card.locator("form button").click()
    page.wait_for_url(re.compile("/t/"))


def play(page: Page, act: Act, most: int = 200) -> None:
    """Acts whenever it is the reader's turn, until the game is over; what came just when news did is done once more."""
    missed = 0
    for _ in range(most):
        page.wait_for_selector("#table[data-my-turn], #table.over")
        if page.locator("#table.over").count():
            page.locator("#ending").click()
            return
        ply = page.locator("#table").get_attribute("data-ply")
        try:
            act(page)
            page.wait_for_function(ANSWERED, arg=ply)
        except TimeoutError:
            missed += 1
            assert missed < 3, "answers don't arrive"
    raise AssertionError("the game doesn't end")


def click(page: Page) -> None:
    """The first thing that glows on the board; a question before it is answered with yes."""
    page.locator(".card.lit, .prompt > .lit").first.click()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").click()
