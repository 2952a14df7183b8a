"""The editor in a real browser: a number changed, an error said, a draft kept, a game played, a table for friends."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import Visitor
from tests.patience import PATIENCE

LONG = PATIENCE * 1000


def test_from_a_changed_number_to_a_game_and_to_a_table_with_friends(visitor: Visitor) -> None:
    page = visitor("/editor/shadow-throne")
    page.set_default_timeout(LONG)
    page.select_option("select[name=entry]", "outlaw")
    expect(page.locator("input[name=was]")).to_have_value("cards.outlaw", timeout=LONG)
    power = page.locator("input[name=v-power]")
    power.fill("50")
    expect(page.locator("#tried .bad")).to_contain_text("outlaw: power must be 0 to 20, not 50.", timeout=LONG)
    assert page.locator("#tried button.main").is_disabled()
    expect(page.locator("#tried .looks.stale")).to_contain_text("Outlaw")  # nothing jumps
    power.fill("4")
    expect(page.locator("#tried")).to_contain_text("Outlaw: power 1 → 4", timeout=LONG)
    expect(page.locator("#tried .about")).to_contain_text("Outlaw")
    assert not violations(page)
    page.reload()
    expect(page.locator("#tried")).to_contain_text("Outlaw: power 1 → 4", timeout=LONG)
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".edition")).to_contain_text("Outlaw: power 1 → 4")
    friend = visitor(page.url, lang="fr", phone=True)
    expect(friend.locator(".edition")).to_contain_text("Hors-la-loi\u202f: puissance 1 → 4", timeout=LONG)
    assert not violations(friend)
    assert friend.evaluate("document.documentElement.scrollWidth") <= 390
    page.goto("/editor/shadow-throne")
    expect(page.locator("#tried")).to_contain_text("Outlaw: power 1 → 4", timeout=LONG)
    page.get_by_role("button", name="Play it now").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("#board")).to_be_visible(timeout=LONG)


def test_from_the_page_of_a_comparison_to_a_table_with_friends_in_two_clicks(
    visitor: Visitor, server: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('base = "standard"\n\n[outlaw]\npower = 2\n\n[aims]\nempire = [0.28, 0.38]\n', "utf-8")
    page_file = tmp_path / "compare.html"
    words = (
        f"compare shadow-throne --edition {file} --games 2 --bots random --jobs 1 --table {server} --out {page_file}"
    )
    subprocess.run([sys.executable, "-m", "underthrone", *words.split()], check=True, capture_output=True)
    page = visitor(page_file.as_uri())
    page.set_default_timeout(LONG)
    page.get_by_role("link", name="Play mine at the table").click()
    expect(page.locator("#tried")).to_contain_text("Outlaw: power 1 → 2", timeout=LONG)
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".edition")).to_contain_text("Outlaw: power 1 → 2")
    expect(page.locator("#invite")).to_have_value(re.compile("/t/"))


def test_the_edition_as_text_stays_while_one_writes(visitor: Visitor) -> None:
    page = visitor("/editor/styx")
    page.set_default_timeout(LONG)
    page.locator("summary", has_text="The edition as text").click()
    area = page.locator("textarea[name=toml]")
    area.fill('base = "standard"\n\n[hydra]\nstrength = 5\n')
    page.wait_for_timeout(1500)
    expect(area).to_be_focused()
    expect(area).to_have_value(re.compile("strength = 5"))
    page.get_by_role("button", name="Check").click()
    expect(page.locator("#tried")).to_contain_text("Hydra: Strength 3 → 5", timeout=LONG)


def test_the_editor_of_every_game_on_a_phone(visitor: Visitor) -> None:
    page = visitor("/", lang="fr", phone=True)
    page.set_default_timeout(LONG)
    for game in ("styx", "lords-of-xidit", "stygian-society"):
        page.goto(f"/editor/{game}")
        expect(page.locator("#tried .about")).to_be_visible(timeout=LONG)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, game
        assert not violations(page), game
