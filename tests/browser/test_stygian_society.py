"""The Stygian Society in a browser: a whole game by clicking, alone with three heroes, and one of two people."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.playing import answer, play, play_now
from tests.look.positions import EASY, turn
from tests.look.stygian_society import QUESTIONS, first

from underthrone.table import look, sight

ON_THE_BOARD = ".plan.shown .lit, .moment .main.lit, .quick.lit, .step.lit, .moment .lit, .skill.lit:not(.regroup)"
ELSEWHERE = ".foe.lit, .hero.lit, .prompt > .lit"
A_TURN = 4  # answers for a hero's turn; the figures say 3.2
BESIDE = 24  # answers for levels, chests and trades of one game, which chance has in its hand


def glowing(page: Page) -> Locator:
    """What is usual where it is proposed; else what glows before me or on the board, or in words."""
    for one in (*ON_THE_BOARD.split(", "), *ELSEWHERE.split(", ")):
        found = page.locator(one)
        if found.count():
            return found
    raise AssertionError("nothing glows")


def choose(page: Page, what: Locator) -> None:
    """Clicks it; a question before it is answered with yes."""
    what.first.click()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").click()


class Climber:
    """Fights for some answers, taking what is proposed; then regroups until the wizard has noticed."""

    def __init__(self, answers: int) -> None:
        self.left = answers
        self.turns = self.answers = 0  # of heroes who fight

    def __call__(self, page: Page) -> None:
        self.left -= 1
        regroup = page.locator(".skill.regroup")
        tired = self.left < 0 and regroup.count() > 0
        if self.left >= 0:
            self.answers += 1
            self.turns += page.locator(".quick.lit").count() > 0
        choose(page, regroup if tired else glowing(page))


def test_a_whole_game_by_clicking(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "stygian-society", 1)
    expect(page.locator(".recruit")).to_have_count(3)
    page.locator(".recruit .lit").nth(1).click()
    expect(page.locator(".heroes > li")).to_have_count(3)
    climber = Climber(60)
    play(page, climber, 900)
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".climb ol li")).to_have_count(6)
    expect(page.locator(".chart")).to_have_count(4)
    assert climber.turns > 4
    assert climber.answers < A_TURN * climber.turns + BESIDE


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
def test_every_choice_of_a_question_glows_and_can_be_made(chromium: Browser, question: str) -> None:
    at = first(question)
    context = stage.context(chromium, viewport={"width": 1024, "height": 860})
    draw = partial(look.table, sight=sight.of(at, 0, "en"))
    page = stage.stage(context, look.Frame("en", "token", "/", "dark"), draw)
    page.goto(stage.HOME + "/")
    spots, words, listed = [
        page.locator(where).evaluate_all("all => all.map(e => e.value)")
        for where in ("#board .lit, .mine .lit", ".prompt > .lit", "#listed .lit")
    ]
    context.close()
    for sent in spots + words + listed:
        after = at.state.clone()
        for move in sent.split():
            after.play(0, int(move))
    assert {int(sent.split()[0]) for sent in spots + words + listed} >= set(at.state.moves(0))
    assert len(words) <= 1, "all but passing and being done is chosen on the board"


def test_plus_and_minus_lead_from_one_purchase_to_the_next(chromium: Browser) -> None:
    at = turn("stygian-society", 1, "buy", lambda at: len(at.game.proposals(at.state, 0)) > 3, EASY)
    offers = {tuple(one.would["bought"]): one.moves for one in at.game.proposals(at.state, 0)}
    context = stage.context(chromium, viewport={"width": 1280, "height": 800})
    page = stage.stage(context, look.Frame("en", "token", "/"), partial(look.table, sight=sight.of(at, 0, "en")))
    page.goto(stage.HOME + "/")
    shown = page.locator(".plan.shown")
    expect(shown).to_have_count(1)
    while page.locator(".buying .less:enabled").count():
        page.locator(".buying .less:enabled").last.click()
    nothing = tuple([0] * len(at.state.view(0)["bought"]))
    expect(shown.locator(".step")).to_have_attribute("value", " ".join(map(str, offers[nothing])))
    seen = 1
    while page.locator(".buying .plus:enabled").count():
        page.locator(".buying .plus:enabled").first.click()
        times = tuple(int(n) for n in page.locator(".buying .times").all_inner_texts())
        expect(shown.locator(".step")).to_have_attribute("value", " ".join(map(str, offers[times])))
        seen += 1
    assert seen > 1
    context.close()


def test_a_target_goes_with_the_wild_cube_that_is_set(chromium: Browser) -> None:
    at = turn("stygian-society", 1, "aim", lambda at: len(at.game.proposals(at.state, 0)[-1].moves) > 1, EASY)
    context = stage.context(chromium, viewport={"width": 1280, "height": 800})
    page = stage.stage(context, look.Frame("en", "token", "/"), partial(look.table, sight=sight.of(at, 0, "en")))
    page.goto(stage.HOME + "/")
    for wild in page.locator(".wilds input").all():
        wild.check()
        for foe in page.locator(".foe.lit").all():
            aim, tail = foe.evaluate("e => e.value").split()
            assert tail == wild.input_value()
            after = at.state.clone()
            after.play(0, int(aim))
            after.play(0, int(tail))
    context.close()


def test_on_a_phone_one_tap_is_one_answer(visitor: Visitor) -> None:
    page = visitor(phone=True)
    play_now(page, "stygian-society", 1)
    page.wait_for_selector("#table[data-my-turn]")
    answer(page, lambda page: page.locator(".recruit .lit").first.tap())
    for _ in range(12):
        page.wait_for_selector("#table[data-my-turn]")
        quick = page.locator(".quick.lit, .skill.lit:not(.regroup)")
        what = glowing(page) if page.locator(".plan, .moment .lit").count() or not quick.count() else quick.last
        answer(page, lambda page, what=what: what.first.tap())  # type: ignore[misc]
        assert page.locator("dialog[open]").count() == 0
