"""The report in a real browser: no wider than its screen, and sorted by a press on a column's name."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import underthrone as ut
from underthrone.lab import report
from underthrone.lab.executor import Workers
from underthrone.lab.match import Plan
from underthrone.lab.simulate import simulate


@pytest.mark.parametrize("game_id", ut.games())
def test_the_report_fits_its_screen_and_sorts(chromium: Browser, tmp_path: Path, game_id: str) -> None:
    g = ut.game(game_id)
    plan = Plan(game_id, None, 3, g.setup(3, None).options, True)
    rows = simulate(plan, ["random"] * 3, 3, 1, Workers(1)).rows
    (tmp_path / "report.html").write_text(report.html(g, rows, {}), "utf-8")
    for width in (390, 1280):
        context = chromium.new_context(viewport={"width": width, "height": 844})
        page = context.new_page()
        page.goto(f"file://{tmp_path}/report.html")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        table = page.locator("table").last
        head = table.locator("thead th").last
        before = table.locator("tbody tr").all_inner_texts()
        for sort in ("descending", "ascending"):
            head.locator("button").click()
            assert head.get_attribute("aria-sort") == sort
            shown = [
                float(n)
                for n in table.locator("tbody td:last-child").evaluate_all("them => them.map(td => td.dataset.n)")
            ]
            assert shown == sorted(shown, reverse=sort == "descending")
        table.locator("thead button").first.click()
        assert sorted(table.locator("tbody tr").all_inner_texts()) == sorted(before)
        context.close()
