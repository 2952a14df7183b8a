"""Lessons without a mouse: an answer is judged and told to a reader, one goes on from there, and it stays done."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor

from underthrone.table.lessons import Course, lessons
from underthrone.table.lessons.naming import move_of

FIRST = lessons("styx")[0]


def press(page: Page, text: str) -> None:
    """Answers by keyboard."""
    move = move_of(Course(FIRST).s, FIRST.me, text)
    page.locator(f"#board button.lit[value='{move}']").first.focus()
    page.keyboard.press("Enter")


def test_a_lesson_by_keyboard(visitor: Visitor) -> None:
    step = FIRST.steps[0]
    page = visitor("/learn/styx")
    page.locator("#learn-on").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("html.js #lesson")
    said = page.locator("#lesson [role=status]")
    expect(said).to_contain_text(step.goal["en"])

    page.keyboard.press("ArrowRight")  # arrows lead to what can be chosen
    expect(page.locator("#board button.lit:focus")).to_have_count(1)
    press(page, step.wrong[0][0])
    expect(said).to_contain_text(step.goals[1].missed["en"])
    expect(page.locator("#lesson-again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(said).to_contain_text(step.goal["en"])

    press(page, step.solution[0])
    expect(said).to_contain_text(step.done["en"])
    expect(page.locator("#lesson-next")).to_be_focused()
    page.goto("/learn/styx")
    expect(page.locator(".lessons .is-done")).to_have_count(1)
