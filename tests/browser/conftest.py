"""A real server process and a real browser."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize
from tests.browser import stage
from tests.patience import PATIENCE

Visitor = Callable[..., Page]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if stage.CHROMIUM is None:
        pytest.skip("there is no chromium (on Debian: apt install chromium)")
    with stage.browser() as found:
        yield found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with quick bots and a data folder of its own."""
    data = tmp_path_factory.mktemp("table")
    command = [sys.executable, "-m", "underthrone", "serve", "--data", str(data), "--bots", "1"]
    command += ["--pause", "0.02", "--no-limits", "--quiet"]
    log = (data / "log").open("w")
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"https?://\S+", said)
    assert found is not None, said + (data / "log").read_text()
    yield found[0]
    process.terminate()
    process.wait(PATIENCE)
    log.close()


def is_trouble(line: ConsoleMessage) -> bool:
    """An error; that an answer came late (409) or took too long the page says itself, and it is noted here too."""
    return line.type == "error" and not any(said in line.text for said in ("status of 409", "AbortError"))


@pytest.fixture
def visitor(chromium: Browser, server: str) -> Iterator[Visitor]:
    """Opens pages as different people: each call is a browser of its own; troubles of scripts fail the test."""
    open_: list[BrowserContext] = []
    wrong: list[str] = []

    def visit(path: str = "/", lang: str = "en", phone: bool = False, **more: Any) -> Page:
        size: ViewportSize = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = stage.context(
            chromium, base_url=server, viewport=size, locale=lang, has_touch=phone, is_mobile=phone, **more
        )
        open_.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.append(line.text) if is_trouble(line) else None)
        page.goto(path)
        return page

    yield visit
    for context in open_:
        context.close()
    assert not wrong
