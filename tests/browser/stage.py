"""The look without a server: rendered positions shown to a real browser, which asks only us."""

from __future__ import annotations

import mimetypes
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright
from tests.look.positions import Draw
from tests.patience import MILLISECONDS

import underthrone as ut
from underthrone.table import look

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM: Final = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HOME: Final = "http://stage.test"
CSP: Final = (
    "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)
# a message that goes away by itself after five or six seconds stays until the slowest machine has read it; and a mouse
# that clicks here, unlike a hand (table/steady.js), means what has just appeared under it
PATIENT: Final = """{
    const timer = setTimeout;
    const time = (ms) => ([5000, 6000].includes(ms) ? 60 * ms : ms === 350 ? 0 : ms);
    window.setTimeout = (f, ms, ...more) => timer(f, time(ms), ...more);
}"""
SENT: Final = "window.sent"  # how many forms the page has sent
COUNTING: Final = f"{SENT} = 0; addEventListener('submit', () => {SENT}++);"
expect.set_options(timeout=MILLISECONDS)


@contextmanager
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


def context(chromium: Browser, **more: Any) -> BrowserContext:
    """A browser of somebody's own, in which nothing moves and everything may take its time."""
    one = chromium.new_context(**{"reduced_motion": "reduce", **more})
    one.set_default_timeout(MILLISECONDS)
    one.add_init_script(PATIENT + COUNTING)
    return one


def stage(context: BrowserContext, frame: look.Frame, draw: Draw, path: str = "/") -> Page:
    """A page on which `draw` is to be seen, with our static files and the pages of rules and cards around it."""
    drawn = draw(frame)
    page = context.new_page()
    page.add_init_script("EventSource = class { addEventListener() {} close() {} }")  # there is never anything new

    def answer(route: Route) -> None:
        asked = route.request.url.removeprefix(HOME).split("?")[0].split("#")[0]
        if asked.startswith("/static/"):
            file = asked.removeprefix(f"/static/{look.version()}/")
            kind = mimetypes.guess_type(file)[0] or "application/octet-stream"
            route.fulfill(body=look.files()[file], content_type=kind)
        elif asked.startswith("/cards/"):
            route.fulfill(
                body=look.cards(frame, ut.game(asked.removeprefix("/cards/"))), content_type="text/html; charset=utf-8"
            )
        elif asked.startswith("/learn/") and asked.endswith("/guide"):
            route.fulfill(body=look.guide(frame, asked.split("/")[2]), content_type="text/html; charset=utf-8")
        elif asked.endswith("/foretell"):
            route.fulfill(json=[])
        elif asked == path:
            headers = {"content-security-policy": CSP}
            route.fulfill(body=drawn, content_type="text/html; charset=utf-8", headers=headers)
        elif route.request.method == "POST" or asked.endswith(("/now", "/ply")):  # what the page sends by itself
            route.fulfill(status=204, body="")
        else:
            route.fulfill(status=404, body="")

    page.route("**/*", answer)
    return page
