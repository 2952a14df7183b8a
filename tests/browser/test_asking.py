"""Everything on a board can be asked: no icon and no counter without a name and a sentence."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser
from tests.browser import stage
from tests.look.positions import POSITIONS

from underthrone.table import look

BOARDS: Final = [
    name
    for name in POSITIONS
    if name.split("-")[0] in ("throne", "styx", "xidit", "society")
    and not name.endswith(("-end", "-story", "review", "-unreviewed"))
]
PIECES: Final = "svg.icon, .count, .gauge, .cube, .coin, .die, .token, .element, .disc, .mark, .judge, .dummy, .plaque"
UNNAMED: Final = """async ([pieces, script]) => {
    const { thingAt, ready } = await import(script);
    await ready;
    const found = document.querySelectorAll(["#board", ".mine", ".purse", "#others"]
        .map((part) => `${part} :is(${pieces})`).join(", "));
    const silent = [...found].filter((e) => e.checkVisibility()
        && !e.closest("[data-card], [data-why], [data-tip], button, a, summary, select, label, caption")
        && !thingAt(e));
    return [found.length, [...new Set(silent.map((e) => e.outerHTML.slice(0, 140)))]];
}"""


@pytest.mark.parametrize("name", BOARDS)
def test_no_icon_and_no_counter_is_without_a_sentence(chromium: Browser, name: str) -> None:
    context = stage.context(chromium, viewport={"width": 1440, "height": 900})
    page = stage.stage(context, look.Frame("en", "token", "/", "dark"), POSITIONS[name])
    page.goto(stage.HOME + "/")
    count, silent = page.evaluate(UNNAMED, [PIECES, look.asset("table/things.js")])
    context.close()
    assert count > 3
    assert not silent
