"""Every position is accessible."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.browser import stage
from tests.browser.axe import violations
from tests.look.positions import POSITIONS

from underthrone.table import look


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
