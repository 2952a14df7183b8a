"""Every position is accessible."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Browser
from tests.browser import stage
from tests.browser.axe import violations
from tests.look import lords_of_xidit, stygian_society, styx
from tests.look.positions import POSITIONS, Draw

from underthrone.table import look, sight

STYX: Final = ("pay", "take", "name", "look", "reap")
XIDIT: Final = ("choose_rewards", "place_bard", "fight", "show", "help_dummy")
QUESTIONS: Final = [
    *[("styx", question) for question in STYX],
    *[("lords-of-xidit", question) for question in XIDIT],
    *[("stygian-society", question) for question in stygian_society.QUESTIONS],
]


def drawn(game: str, question: str, lang: str) -> Draw:
    """A table at which the reader is asked."""
    if game == "styx":
        return partial(styx.seen, styx.position(question))
    if game == "lords-of-xidit":
        return partial(lords_of_xidit.seen, lords_of_xidit.at_question(question))
    return partial(look.table, sight=sight.of(stygian_society.first(question), 0, lang))


@pytest.mark.parametrize("name", POSITIONS)
def test_axe_finds_nothing(chromium: Browser, name: str) -> None:
    """Everything once in the dark, contrast in the light too; tables also on a phone."""
    context = stage.context(chromium, viewport={"width": 1024, "height": 860})
    page = stage.stage(context, look.Frame("en", "token", "/", "dark"), POSITIONS[name])
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    page.goto(stage.HOME + "/")
    found = violations(page)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    found += violations(page, "color-contrast")
    if name.startswith("throne"):
        page.set_viewport_size({"width": 390, "height": 844})
        found += violations(page)
    context.close()
    assert not found
    assert not wrong


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_axe_finds_nothing_where_somebody_is_asked(chromium: Browser, game: str, question: str) -> None:
    """In the dark on a wide screen, in the light on a phone's; every second question in French."""
    lang = ("en", "fr")[QUESTIONS.index((game, question)) % 2]
    context = stage.context(chromium, viewport={"width": 1440, "height": 860})
    page = stage.stage(context, look.Frame(lang, "token", "/", "dark"), drawn(game, question, lang))
    page.goto(stage.HOME + "/")
    found = violations(page)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    page.set_viewport_size({"width": 390, "height": 844})
    found += violations(page)
    context.close()
    assert not found
