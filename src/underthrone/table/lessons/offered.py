"""Which lessons go with some cards: those that speak of no card that differs, and that can be solved as written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from underthrone.games import game as find
from underthrone.games.changes import ADDED, Change, changes, names_of
from underthrone.games.edition import stored
from underthrone.games.fields import standard
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.table.lessons.course import Course, follow
from underthrone.table.lessons.lesson import Lesson, lessons
from underthrone.table.lessons.naming import move_of
from underthrone.table.refusal import Refusal

KEPT: Final = 64  # editions whose lessons are remembered


@lru_cache(KEPT)
def offered(g: Game) -> Sequence[Lesson]:
    """The lessons that can be taken with the cards of a game, in their order."""
    if g.edition == find(g.id).edition:
        return lessons(g.id)
    differ = [change for change in changes(g.id, stored(g.edition, g.contents)) if change.sort != ADDED]
    return tuple(one for one in lessons(g.id) if not _tells_of(one, differ) and _solved(one, g))


def _tells_of(lesson: Lesson, differ: list[Change]) -> bool:
    """Whether its words name a card that differs, or its answers are about one."""
    said = [lesson.title, lesson.tells]
    acts = [text for script in lesson.others.values() for text in script]
    for step in lesson.steps:
        said += [step.goal, step.hint, step.done, *[goal.missed for goal in step.goals]]
        acts += step.solution
    text = " ".join(words["en"] for words in said).casefold()
    acted = {word for text in acts for word in text.split()}
    ours = standard(lesson.game).parts
    names = [names_of(change.entry, ours[change.part][change.entry])["en"].casefold() for change in differ]
    return any(change.entry in acted or name in text for change, name in zip(differ, names))


def _solved(lesson: Lesson, g: Game) -> bool:
    """Whether its own answers still bring what it promises."""
    try:
        course = Course(lesson, g)
        for step in lesson.steps:
            if not answered(course, step.solution) or course.missed is not None:
                return False
    except (Trouble, Refusal):
        return False
    return course.over


def answered(course: Course, texts: Sequence[str]) -> bool:
    """Gives answers one after the other, parts of one together; False when one of them isn't possible."""
    waiting: list[int] = []
    for text in texts:
        probe = follow(course.lesson, course.played, course.game)
        for part in waiting:
            probe.s.play(course.lesson.me, part)
        move = move_of(probe.s, course.lesson.me, text)
        if move is None:
            return False
        waiting.append(move)
        if len(waiting) == probe.s.rules.parts[course.s.question]:
            course.answer(waiting)
            waiting = []
    return True
