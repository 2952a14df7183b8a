"""The editor in a real browser: a number changed, an error said, a draft kept, a game played, a table for friends."""

from __future__ import annotations

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
    power.fill("4")
    expect(page.locator("#tried")).to_contain_text("Outlaw: power 1 → 4", timeout=LONG)
    expect(page.locator("#tried .about")).to_contain_text("Outlaw")
    assert not violations(page)
    page.reload()
    expect(page.locator("#tried")).to_contain_text("Outlaw: power 1 → 4", timeout=LONG)
    page.get_by_role("button", name="New table").click()
    page.locator("#name").fill("Ada")
    page.get_by_role("button", name="Set the table").click()
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


def test_the_editor_of_every_game_on_a_phone(visitor: Visitor) -> None:
    page = visitor("/", lang="fr", phone=True)
    page.set_default_timeout(LONG)
    for game in ("styx", "lords-of-xidit", "stygian-society"):
        page.goto(f"/editor/{game}")
        expect(page.locator("#tried .about")).to_be_visible(timeout=LONG)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, game
        assert not violations(page), game
