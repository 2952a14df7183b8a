"""The look by itself: fast, small, accessible, and of the words that it needs in every language."""

from __future__ import annotations

import gzip
import json
import re
from time import perf_counter
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser
from tests.browser import stage
from tests.browser.positions import POSITIONS, room

from underthrone.kernel.game import LANGUAGES
from underthrone.table import look, sight
from underthrone.table.look.words import FOLDER

BOARDS = [("shadow-throne", 5, 8, 44), ("lords-of-xidit", 5, 8, 299)]


@pytest.mark.parametrize(("game", "players", "seed", "answers"), BOARDS)
def test_a_page_for_a_seat_takes_less_than_three_milliseconds(game: str, players: int, seed: int, answers: int) -> None:
    frame = look.Frame("en", "token", "/t/x")
    shown = sight.of(room(game, players, seed, answers), 0, "en")
    look.table(frame, shown)
    best = 1.0
    for _ in range(200):
        start = perf_counter()
        look.table(frame, shown)
        best = min(best, perf_counter() - start)
    assert best < 0.003


@pytest.mark.parametrize(("game", "players", "seed", "answers"), BOARDS)
def test_an_update_is_under_ten_kilobytes_compressed(game: str, players: int, seed: int, answers: int) -> None:
    at = room(game, players, seed, answers)
    sent = look.update(look.Frame("fr", "token", "/t/x"), sight.of(at, 0, "fr"), max(0, at.ply - 3 * players))
    assert len(gzip.compress(sent.encode(), 6)) < 10_000


@pytest.mark.parametrize("name", POSITIONS)
def test_no_page_has_style_or_script_in_it(name: str) -> None:
    page = POSITIONS[name](look.Frame("en", "token", "/t/x"))
    assert not re.search(r"\sstyle=|<style|<script(?! defer src=)|\son\w+=|javascript:", page)


@pytest.mark.parametrize("name", POSITIONS)
def test_axe_finds_nothing(chromium: Browser, name: str) -> None:
    """Everything once in the dark, contrast in the light too; tables also on a phone."""
    context = chromium.new_context(viewport={"width": 1024, "height": 860}, reduced_motion="reduce")
    page = stage.stage(context, look.Frame("en", "token", "/", "dark"), POSITIONS[name])
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    page.goto(stage.HOME + "/")
    found = Axe().run(page).response["violations"]
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    found += Axe().run(page, options={"runOnly": ["color-contrast"]}).response["violations"]
    if name.startswith("throne"):
        page.set_viewport_size({"width": 390, "height": 844})
        found += Axe().run(page).response["violations"]
    context.close()
    assert not found, "\n".join(_said(violation) for violation in found)
    assert not wrong


def _said(violation: dict[str, Any]) -> str:
    nodes = [
        f"    {node['html'][:160]} {json.dumps([a.get('message') for a in node['any']])}" for node in violation["nodes"]
    ]
    return "\n".join([f"{violation['id']}: {violation['help']}", *nodes[:4]])


def test_every_language_has_the_same_words() -> None:
    written = {lang: "".join(file.read_text("utf-8") for file in FOLDER.glob(f"*{lang}.ftl")) for lang in LANGUAGES}
    names = {lang: set(re.findall(r"^([a-z][\w-]*) =", text, re.M)) for lang, text in written.items()}
    assert names["en"] == names["fr"]


def test_french_has_its_spaces() -> None:
    for file in FOLDER.glob("*fr.ftl"):
        for line in file.read_text("utf-8").splitlines():
            words = line.partition(" = ")[2]
            assert (
                not re.search(r"[^\s\u202f] ?[;:!?](\s|$)", words.replace("\u202f", "\u202f\u202f")) or "{" in words
            ), line
            assert "'" not in words, line


@pytest.mark.parametrize("answers", range(60, 97, 3))
def test_the_log_has_no_heading_without_lines(answers: int) -> None:
    """The oldest group is cut somewhere: its heading stays only with something under it."""
    page = look.table(look.Frame("en", "token", "/t/x"), sight.of(room("styx", 4, 1, answers), 0, "en"))
    log = page[page.index('id="log"') : page.index('class="dock"')]
    first = re.search(r"<h2>[^<]*</h2><ol>(.*?)</ol>", log)
    assert first
    assert "<li" in first[1]
    assert "Replay what came before" in log
