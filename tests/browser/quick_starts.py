"""`python -m tests.browser.quick_starts [STARTS] [GAME...]`: does a page ever stand still?

Tables are opened again and again while other processes keep the machine busy, and whatever glows first is clicked at
once, before the page has settled. Beside each page somebody asks the server where the table really stands: a page that
shows less for longer than three seconds has stood still.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser, Page
from tests.browser import stage
from tests.patience import PATIENCE
from tests.table.serving import Serving, serving

GAMES: Final = {"shadow-throne": 3, "styx": 3, "stygian-society": 2, "lords-of-xidit": 3}
BUSY: Final = 3  # processes beside it
WATCHED: Final = 3.0  # seconds that each page is looked at after the first click
MOST_BEHIND: Final = 3.0  # seconds
FIRST: Final = """() => {
    for (const wheel of document.querySelectorAll(".mine select.lit")) {
        wheel.selectedIndex = 1;
        wheel.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const first = document.querySelector("#board .lit, .mine button.lit, .prompt > .lit");
    first?.click();
    document.querySelector("#sure[open] [value=yes]")?.click();
    return Boolean(first);
}"""


@dataclass(slots=True)
class Start:
    """One table that was opened and played at once."""

    clicked: int
    plies: int
    behind: float  # the longest that the page showed less than the server had, in seconds


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Some processes that do nothing as fast as they can."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def start(chromium: Browser, server: Serving, game: str) -> Start:
    """Opens a table, clicks at once, and looks for some seconds whether the page keeps up."""
    context = stage.context(chromium, base_url=server.url, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    try:
        page.goto("/")
        card = page.locator(f"#{game}")
        card.locator("summary").click()
        card.locator("input[name=guide]").uncheck()
        card.locator(f"input[name=players][value='{GAMES[game]}']").check(force=True)
        card.locator("form button").click(no_wait_after=True)
        page.wait_for_selector("#table.playing")
        return follow(page, server)
    finally:
        context.close()


def follow(page: Page, server: Serving, seconds: float = WATCHED) -> Start:
    """Clicks what glows whenever something does, and compares page and server."""
    table = page.locator("#table").get_attribute("data-id")
    clicked, longest, ply = 0, 0.0, 0
    with server.client() as client:
        since: float | None = None  # when the page was first seen behind
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end or since is not None:
            if time.monotonic() < end and page.evaluate(FIRST):
                end = end if clicked else time.monotonic() + seconds
                clicked += 1
            shown = int(page.locator("#table").get_attribute("data-ply") or 0)
            if since is not None and shown >= ply:
                longest, since = max(longest, time.monotonic() - since), None
            if since is None:
                ply = truth(client, str(table))
                shown = int(page.locator("#table").get_attribute("data-ply") or 0)
                since = time.monotonic() if shown < ply else None
            elif time.monotonic() - since > PATIENCE:
                return Start(clicked, ply, time.monotonic() - since)  # it stands still
            time.sleep(0.02)
    return Start(clicked, ply, longest)


def truth(client: httpx.Client, table: str) -> int:
    """Where the table really stands."""
    return int(client.get(f"/api/tables/{table}").json()["ply"])


def run(chromium: Browser, folder: Path, games: Sequence[str], starts: int) -> Iterator[tuple[str, list[Start]]]:
    """So many quick starts of each game, one server and three busy processes beside them."""
    with serving(folder / "tables", "--bots", "1", "--no-limits", "--quiet") as server, busy(BUSY):
        for game in games:
            yield game, [start(chromium, server, game) for _ in range(starts)]


def main(starts: int, games: Sequence[str]) -> int:
    """Prints what was found; 1 when a page stood still."""
    still = 0
    with stage.browser() as chromium, tempfile.TemporaryDirectory() as folder:
        for game, found in run(chromium, Path(folder), games, starts):
            late = sorted(one.behind for one in found)
            slow = sum(one.behind > MOST_BEHIND for one in found)
            still += slow
            print(
                f"{game}: {len(found)} starts, {sum(one.clicked for one in found)} clicks, "
                f"{sum(one.plies for one in found)} answers; behind the server at most {late[-1]:.2f} s "
                f"(median of the pages' longest {late[len(late) // 2]:.2f} s); over {MOST_BEHIND:g} s: {slow}",
                flush=True,
            )
    return 1 if still else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 50, sys.argv[2:] or list(GAMES)))
