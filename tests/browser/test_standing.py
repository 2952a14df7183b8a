"""No page stands still: started in a hurry under load, cut off, put to sleep, with its server started again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, Route, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.playing import play_now
from tests.browser.quick_starts import FIRST, GAMES, run, truth
from tests.patience import PATIENCE, until
from tests.table.serving import Serving, serving


def test_quick_starts_under_load_keep_up(chromium: Browser, tmp_path: Path) -> None:
    """Two of each game; `python -m tests.browser.quick_starts` does fifty."""
    for game, found in run(chromium, tmp_path, list(GAMES), 2):
        assert all(one.clicked for one in found), game
        assert max(one.behind for one in found) < PATIENCE, f"{game}: a page stands still"


def keeps_up(page: Page, server: Serving) -> None:
    """The page comes to show what the server has."""
    table = str(page.locator("#table").get_attribute("data-id"))
    with server.client() as client:

        def caught_up() -> bool:
            return int(page.locator("#table").get_attribute("data-ply") or 0) >= truth(client, table)

        until(caught_up, "the page stands still")


def play_elsewhere(page: Page, server: Serving) -> None:
    """The same person answers on another device until bots have moved on."""
    other = page.context.browser
    assert other is not None
    twin = stage.context(other, base_url=server.url, storage_state=page.context.storage_state())
    beside = twin.new_page()
    beside.goto(page.url)
    beside.wait_for_selector("html.js")
    for _ in range(2):
        ply = beside.locator("#table").get_attribute("data-ply")
        beside.wait_for_selector("#table[data-my-turn]")
        beside.evaluate(FIRST)
        beside.wait_for_function("ply => document.querySelector('#table').dataset.ply !== ply", arg=ply)
    twin.close()


# the browser's switch leaves a stream that is open as it is, and it speaks on: that the rest is gone shows who asks
LOOKS_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def session(page: Page) -> CDPSession:
    """What the browser's own tools can do with a page."""
    return page.context.new_cdp_session(page)


def test_a_page_that_was_cut_off_says_so_and_comes_back_with_everything(chromium: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables", "--bots", "1", "--no-limits", "--quiet") as server:
        context = stage.context(chromium, base_url=server.url)
        page = context.new_page()
        page.goto("/")
        play_now(page)
        page.wait_for_selector("#table.playing[data-my-turn]")

        context.set_offline(True)
        page.evaluate(LOOKS_AGAIN)
        expect(page.locator("#trouble")).to_contain_text("The connection is lost")
        context.set_offline(False)
        expect(page.locator("#trouble")).to_be_empty()
        context.set_offline(True)
        play_elsewhere(page, server)
        context.set_offline(False)
        keeps_up(page, server)

        # the browser puts the tab to sleep
        tools = session(page)
        tools.send("Page.setWebLifecycleState", {"state": "frozen"})
        play_elsewhere(page, server)
        tools.send("Page.setWebLifecycleState", {"state": "active"})
        keeps_up(page, server)

        # the server is killed and started again on the same port
        server.options = (*server.options, "--port", str(server.port))
        server.kill()
        expect(page.locator("#trouble")).to_contain_text("The connection is lost")
        server.start()
        expect(page.locator("#trouble")).to_be_empty()
        play_elsewhere(page, server)
        keeps_up(page, server)
        context.close()


DEAF = """
    const Real = EventSource;
    EventSource = class extends Real { addEventListener(kind, f) { window.deaf || super.addEventListener(kind, f) } };
    window.deaf = true;
"""


def test_a_stream_that_says_nothing_is_opened_anew(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(DEAF)
    page.reload()
    play_now(page)
    page.wait_for_selector("#table.playing")
    before = int(page.locator("#table").get_attribute("data-ply") or 0)
    page.evaluate("window.deaf = false")  # the next stream can be heard
    page.evaluate(FIRST)
    page.wait_for_function("ply => Number(document.querySelector('#table').dataset.ply) > ply + 1", arg=before)


def test_a_server_in_trouble_is_asked_once_a_second(chromium: Browser, tmp_path: Path) -> None:
    """Whatever happens meanwhile: each news once began another row of questions, and they never ended."""
    with serving(tmp_path / "tables", "--bots", "1", "--quiet") as server:
        context = stage.context(chromium, base_url=server.url)
        page = context.new_page()
        page.goto("/")
        play_now(page)
        page.wait_for_selector("#table.playing[data-my-turn]")
        asked: list[str] = []

        def refuse(route: Route) -> None:
            asked.append(route.request.url)
            route.fulfill(status=503)

        page.route(re.compile("/now"), refuse)
        for _ in range(8):
            page.evaluate(LOOKS_AGAIN)
            page.wait_for_timeout(150)
        asked.clear()
        page.wait_for_timeout(5000)
        assert 1 <= len(asked) <= 15
        context.close()
