"""The Stygian Society in a browser: a whole game by clicking, alone with three heroes, and one of two people."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.playing import Act, answer, play, play_now
from tests.look.stygian_society import QUESTIONS, first

from underthrone.table import look, sight

ON_THE_BOARD = ".step.lit, .moment .lit, .skill.lit:not(.regroup), .foe.lit, .hero.lit"


def glowing(page: Page) -> Locator:
    """What glows on the board or on the cards before me; what has no place there, such as "done", in words."""
    found = page.locator(ON_THE_BOARD)
    return found if found.count() else page.locator(".prompt > .lit")


def choose(page: Page, what: Locator) -> None:
    """Clicks it; a question before it is answered with yes."""
    what.first.click()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").click()


def climber(answers: int) -> Act:
    """Fights for some answers; then regroups until the wizard has noticed, so that the game is short."""
    left = [answers]

    def climb(page: Page) -> None:
        left[0] -= 1
        regroup = page.locator(".skill.regroup")
        choose(page, regroup if left[0] < 0 and regroup.count() else glowing(page))

    return climb


def test_a_whole_game_by_clicking(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "stygian-society", 1)
    expect(page.locator(".recruit")).to_have_count(3)
    page.locator(".recruit .lit").nth(1).click()
    expect(page.locator(".heroes > li")).to_have_count(3)
    play(page, climber(60), 900)
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".climb ol li")).to_have_count(6)
    expect(page.locator(".chart")).to_have_count(4)


def test_two_people_in_two_languages_lead_four_heroes_to_the_end(visitor: Visitor) -> None:
    """They fight for some turns; then they regroup until the wizard has noticed them, so that the game is short."""
    ada = visitor("/new?game=stygian-society")
    ada.locator("#name").fill("Ada")
    ada.locator("#seat-2").select_option("none")
    for option in ("difficulty-master", "heroes-picked"):
        name, value = option.split("-")
        ada.locator(f"input[name=option-{name}][value={value}]").check()
    ada.locator("form[action='/new'] button").click()
    bo = visitor(ada.locator("#invite").input_value(), lang="fr-FR")
    bo.locator("input[name=name]").fill("Bo")
    bo.locator(".chair form button").click()
    ada.get_by_role("button", name="Start the game").click()

    expect(ada.locator("#prompt .ask")).to_have_text("Pick a hero.")
    expect(bo.locator("#prompt .ask")).to_contain_text("Ada réfléchit")
    for page in (ada, ada, bo, bo):
        page.wait_for_selector("#table[data-my-turn]")
        answer(page, lambda page: choose(page, page.locator(".recruit .lit")))
    expect(ada.locator(".recruit h3")).to_have_text(["Knight", "Burglar", "Spellsling", "Doctor"])
    expect(bo.locator(".recruit h3")).to_have_text(["Chevalier", "Cambrioleur", "Lance-sort", "Docteur"])

    acted = {ada: 0, bo: 0}
    while not ada.locator("#table.over").count():
        ada.wait_for_selector("#table[data-my-turn], #table.over, .doing .icon")
        for page, other in ((ada, bo), (bo, ada)):
            if page.locator("#table[data-my-turn]").count() == 0:
                continue
            turn = page.locator(".skill.regroup").count() > 0
            if turn:
                acted[page] += 1
                expect(page.locator(".hand-of.first .acts, .hand-of.first small")).to_be_visible()
            tired = min(acted.values()) > 1
            what = page.locator(".skill.regroup") if tired and turn else glowing(page)
            answer(page, partial(choose, what=what))
            now = page.locator("#table").get_attribute("data-ply")
            other.wait_for_function("ply => +document.querySelector('#table').dataset.ply >= +ply", arg=now)
            if page.locator("#table.over").count() == 0:
                assert other.locator(".heroes > li").count() == 4
    for page, lost in ((ada, "Defeat"), (bo, "Défaite")):
        page.locator("#ending").click()
        expect(page.locator(".ending h2")).to_have_text(lost)
        expect(page.locator(".veterans li")).to_have_count(4)
    assert min(acted.values()) > 1


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_choice_of_a_question_glows(chromium: Browser, question: str) -> None:
    at = first(question)
    context = stage.context(chromium, viewport={"width": 1024, "height": 860})
    draw = partial(look.table, sight=sight.of(at, 0, "en"))
    page = stage.stage(context, look.Frame("en", "token", "/", "dark"), draw)
    page.goto(stage.HOME + "/")
    spots = page.locator("#board .lit, .mine .lit").evaluate_all("all => all.map(e => +e.value)")
    words = page.locator(".prompt > .lit").evaluate_all("all => all.map(e => +e.value)")
    context.close()
    assert set(spots + words) == set(at.state.moves(0))
    assert len(words) <= 1, "all but passing and being done is chosen on the board"
