"""The map of Xidit with everything on it: a tile and a full guild in every city, pawns beside it, bards everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Page
from tests.browser import stage
from tests.games.lords_of_xidit.table import position, seat
from tests.look.lords_of_xidit import seen

from underthrone.games.lords_of_xidit.kingdom import CITIES, GUILD_HEIGHT, REGIONS
from underthrone.games.lords_of_xidit.state import RECRUITMENT, Table
from underthrone.table import look

PAWNS: Final = """() => {
  const pawns = [...document.querySelectorAll('.pawn')].slice(0, 2);
  for (const stand of document.querySelectorAll('.stand'))
    stand.replaceChildren(...pawns.map((pawn) => pawn.cloneNode(true)));
}"""


@dataclass(slots=True, frozen=True)
class Layout:
    """One of the maps: when it is shown, and on which screen it is as small as it gets."""

    name: str
    query: str
    screen: tuple[int, int]
    wax: float
    tall: bool = False
    large: bool = False  # enlarged


SMALL: Final = "@container map (max-width: 41.99rem)"
LARGE: Final = "@container map (min-width: 42rem)"
LAYOUTS: Final = (
    Layout("large", LARGE, (1440, 900), 1.9),
    Layout("small", SMALL, (1024, 768), 1.7),
    Layout("phone", f"@media (max-width: 47.99rem) {{\n  {SMALL}", (390, 844), 1.7, tall=True),
    Layout("phone, enlarged", f"@media (max-width: 47.99rem) {{\n  {LARGE}", (390, 844), 1.9, tall=True, large=True),
)


def crowded(kind: int) -> Table:
    """Tiles and full guilds in all cities, bards of three players in all regions."""
    s = position(seat(1), players=5)
    for c in range(CITIES):
        s.tile[c] = kind
        s.station(c, s.mode.tiles.recruits[c] if kind == RECRUITMENT else [0] * 5)
        s.guild[c], s.height[c] = c % 5, GUILD_HEIGHT
    for r in range(REGIONS):
        for who, count in enumerate([2, 1, 3]):
            s.add_bards(r, who, count)
    return s


def crowd(chromium: Browser, layout: Layout, lang: str, s: Table) -> Page:
    """The page, with two pawns in every city."""
    phone = layout.screen[0] < 600
    context = stage.context(
        chromium, viewport={"width": layout.screen[0], "height": layout.screen[1]}, has_touch=phone, is_mobile=phone
    )
    page = stage.stage(context, look.Frame(lang, "token", "/"), lambda frame: seen(s, frame))
    page.goto(stage.HOME + "/")
    page.wait_for_selector("html.js")
    page.evaluate("document.fonts.ready")
    if layout.large:
        page.locator("[data-zoom]").click()
    page.evaluate(PAWNS)
    return page
