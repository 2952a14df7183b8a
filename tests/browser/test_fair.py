"""Chance that nobody can choose, in real browsers: each keeps its own contribution and checks it by itself."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import play_now
from tests.browser.test_people import new_table, sit
from tests.patience import PATIENCE

OLD_HTTP = "Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined});"
OTHER_SEAL = """
    for (const key of Object.keys(localStorage)) if (key.startsWith("fair "))
        localStorage[key] = localStorage[key].replace(/[0-9a-f]{64}/, "0".repeat(64))
"""
FORGETFUL = "Storage.prototype.setItem = () => { throw new Error('no storage'); };"


def token(page: Page) -> str:
    """The token of the page's seat."""
    link = page.locator("#my-link").get_attribute("href")
    assert link is not None
    return link.rsplit("/", 1)[1]


def api(page: Page) -> str:
    """The table's address for programs."""
    found = re.match(r"(.*)/t/(\w+)", page.url)
    assert found is not None
    return f"{found[1]}/api/tables/{found[2]}"


def seen(page: Page) -> dict[str, Any]:
    """The table as a program sees it."""
    return dict(httpx.get(api(page), timeout=PATIENCE).json())


def finish(page: Page) -> None:
    """A program takes the page's seat to the end."""
    path, headers = api(page), {"Authorization": f"Bearer {token(page)}"}
    with httpx.Client(headers=headers, timeout=PATIENCE) as client:
        while (now := client.get(path).json())["phase"] != "over":
            if now["choices"] and now["seats"][now["me"]]["deciding"]:
                client.post(f"{path}/answer", json={"ply": now["ply"], "moves": [now["choices"][0]["move"]]})
            else:
                time.sleep(0.02)
    page.goto(page.url)
    expect(page.locator(".ending")).to_be_visible()


def contribution(page: Page) -> str:
    """What the page shows as its own contribution."""
    shown = page.locator("[data-contribution] code")
    expect(shown).to_have_text(re.compile("^[0-9a-f]{32}$"))
    return shown.text_content() or ""


def verdict(page: Page, name: str) -> None:
    """What the browser found, and nothing else."""
    expect(page.locator(f"[data-verdict={name}]")).to_be_visible()
    expect(page.locator("[data-verdict]:visible")).to_have_count(1)


def lie(old: str, new: str) -> Callable[[Route], None]:
    """A server that says something else."""

    def tell(route: Route) -> None:
        said = route.fetch()
        assert old in said.text()
        route.fulfill(response=said, body=said.text().replace(old, new))

    return tell


@pytest.mark.parametrize("script", ["", OLD_HTTP], ids=["webcrypto", "without-tls"])
def test_a_browser_finds_its_contribution_and_every_lie_of_the_server(visitor: Visitor, script: str) -> None:
    page = visitor("/rules/styx")
    page.add_init_script(script)
    page.goto("/")
    play_now(page, "styx", 2)
    expect(page.locator(".prompt")).to_be_visible()
    mine = contribution(page)
    assert seen(page)["contributors"] == [0]
    finish(page)
    verdict(page, "good")
    expect(page.locator("[data-check]:visible")).to_have_count(3)
    expect(page.locator("[data-no]:visible")).to_have_count(0)
    fair = seen(page)["fair"]
    assert fair["contributions"] == {"0": mine}
    other = "0" * 64
    for old, new, check in (
        (fair["secret"], other, "kept"),
        (mine, "0" * 32, "own"),
        (f"&#34;{mine}&#34;", f"&#34;{mine}&#34;, &#34;1&#34;: &#34;chosen&#34;", "others"),
        (fair["key"], other, "key"),
    ):
        liar = page.context.new_page()
        liar.route("**/stream", lambda route: route.fulfill(status=204))  # no news: nothing but the page is asked for
        liar.route(re.compile("/t/[a-z0-9]+$"), lie(old, new))
        liar.goto(page.url)
        verdict(liar, "bad")
        expect(liar.locator(f"[data-check={check}] [data-no]")).to_be_visible()
        liar.close()
    page.reload()
    verdict(page, "good")
    stranger = visitor(page.url)
    verdict(stranger, "stranger")


def test_friends_seal_first_and_open_when_the_game_starts(visitor: Visitor) -> None:
    ada = visitor()
    link = new_table(ada, "Ada", "styx", 3)
    bo = visitor(link, lang="fr")
    bo.locator("form[action$='/sit'] input[name=name]").first.fill("Bo")
    bo.locator("form[action$='/sit'] button").first.click()
    expect(bo.locator("[data-contribution]")).to_be_visible()
    sit(visitor(link, java_script_enabled=False), "Carl")
    expect(ada.locator("#fair")).to_have_attribute("data-seals", re.compile('"0".*"1"'))
    given = [contribution(ada), contribution(bo)]
    before = seen(ada)
    assert before["contributors"] == []  # sealed, and open nowhere
    assert not any(one in ada.content() for one in given[1:])
    expect(ada.locator("#fair .seal")).to_have_text(before["commitment"])
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.locator(".prompt")).to_be_visible()
    expect(bo.locator(".prompt")).to_be_visible()
    assert seen(ada)["contributors"] == [0, 1]
    ada.locator("#menu summary").click()
    assert contribution(ada) == given[0]


def test_a_browser_that_was_away_learns_that_it_was_not_heard(visitor: Visitor) -> None:
    ada = visitor()
    link = new_table(ada, "Ada", "styx", 2)
    bo = visitor(link)
    sit(bo, "Bo")
    expect(ada.locator("#fair")).to_have_attribute("data-seals", re.compile('"0".*"1"'))
    mine, his, his_page = token(ada), token(bo), bo.url
    bo.goto("/credits")
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.locator(".hall")).to_contain_text("Still missing: Bo.")
    ada.get_by_role("button", name="Deal now").click()
    expect(ada.locator(".prompt")).to_be_visible()
    path = api(ada)
    with httpx.Client(timeout=PATIENCE) as client:
        while (now := client.get(path).json())["phase"] != "over":
            seat = next(seat["number"] for seat in now["seats"] if seat["deciding"])
            headers = {"Authorization": f"Bearer {(mine, his)[seat]}"}
            choices = client.get(path, headers=headers).json()["choices"]
            body = {"ply": now["ply"], "moves": [choices[0]["move"]]}
            client.post(f"{path}/answer", json=body, headers=headers)
    ada.goto(ada.url)
    verdict(ada, "good")
    expect(ada.locator("[data-check=unopened]")).to_be_visible()
    bo.goto(his_page)
    verdict(bo, "unheard")


def test_without_scripts_it_is_dealt_at_once_and_said_so(visitor: Visitor) -> None:
    page = visitor(java_script_enabled=False)
    play_now(page, "styx", 2)
    expect(page.locator(".prompt")).to_be_visible()
    assert seen(page)["contributors"] == []
    page.locator("#menu summary").click()
    expect(page.locator("#fair")).to_contain_text("nothing bound whoever runs the table")
    finish(page)
    verdict(page, "unread")
    expect(page.locator("#fair")).to_contain_text("nothing bound whoever runs the table")


def test_a_browser_that_keeps_nothing_says_so_and_the_game_is_played_all_the_same(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(FORGETFUL)
    page.goto("/")
    play_now(page, "styx", 2)
    expect(page.locator("[data-trouble=unkept]")).to_be_visible()
    page.get_by_role("button", name="Deal now").click()
    expect(page.locator(".prompt")).to_be_visible()
    assert seen(page)["contributors"] == []


def test_a_contribution_is_not_sent_to_a_table_whose_seal_has_changed(visitor: Visitor) -> None:
    page = visitor()
    new_table(page, "Ada", "styx", 2)
    expect(page.locator("[data-contribution]")).to_be_visible()
    page.evaluate(OTHER_SEAL)
    page.locator(".chair form[action$='/give'] button").first.click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-trouble=changed]")).to_be_visible()
    page.wait_for_timeout(500)
    assert seen(page)["contributors"] == []


def test_a_rematch_has_a_secret_and_a_contribution_of_its_own(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "styx", 2)
    expect(page.locator(".prompt")).to_be_visible()
    first = contribution(page), seen(page)["commitment"]
    finish(page)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".prompt")).to_be_visible()
    assert seen(page)["contributors"] == [0]
    assert contribution(page) != first[0]
    assert seen(page)["commitment"] != first[1]
