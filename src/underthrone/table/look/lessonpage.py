"""What the table's templates need for a lesson beside its sight: what is to be done, and how the last answer went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote, urlencode

from underthrone.games import game as find
from underthrone.table.lessons import Course, Lesson, PuzzleLesson, offered, puzzles


@dataclass(slots=True, frozen=True)
class LessonPage:
    """The `lesson` of the templates."""

    game: str
    id: str
    number: int
    of: int  # lessons of the game
    title: str
    tells: str
    rules: list[str]
    step: int  # from 1
    steps: int
    goal: str  # nothing when everything is done
    hint: str
    point: str
    done: str  # what is said of the step before
    missed: str  # why the last answer wasn't right
    over: bool
    home: str  # the address of the lesson
    edition: str  # nothing: the installed one
    query: str  # what an address says about it
    here: str  # with the answers so far
    foretell: str  # the address that says what the next answer would come to
    played: str  # the answers so far
    again: str  # the address with the answers before this step
    next: Lesson | None
    next_title: str


def lesson_page(course: Course, lang: str) -> LessonPage:
    """Everything that a reader is told."""
    lesson, now, last = course.lesson, course.now, course.last
    all_of_them: Sequence[Lesson] = puzzles(course.game) if isinstance(lesson, PuzzleLesson) else offered(course.game)
    following = next((one for one in all_of_them if one.number > lesson.number), None)
    home = f"/learn/{lesson.game}/{lesson.id}"
    edition = "" if course.game.edition == find(lesson.game).edition else course.game.edition
    return LessonPage(
        game=lesson.game,
        id=lesson.id,
        number=all_of_them.index(lesson) + 1,
        of=len(all_of_them),
        title=lesson.title[lang],
        tells=lesson.tells[lang],
        rules=list(lesson.rules),
        step=min(course.step + 1, len(lesson.steps)),
        steps=len(lesson.steps),
        goal=now.goal[lang] if now else "",
        hint=now.hint[lang] if now else "",
        point=now.point if now else "",
        done=last.done[lang] if last else "",
        missed=course.missed[lang] if course.missed else "",
        over=course.over,
        home=home,
        edition=edition,
        query=f"?edition={quote(edition)}" if edition else "",
        here=at(home, course.played, edition),
        foretell=at(f"{home}/foretell", course.played, edition),
        played=written(course.played),
        again=at(home, course.played[: course.before], edition),
        next=following,
        next_title=following.title[lang] if following else "",
    )


def written(played: list[list[int]]) -> str:
    """Answers as an address holds them: moves that came together are joined by hyphens."""
    return ".".join("-".join(map(str, moves)) for moves in played)


def at(home: str, played: list[list[int]], edition: str = "") -> str:
    """The address of a moment in a lesson."""
    said = {"played": written(played), "edition": edition}
    query = urlencode({name: value for name, value in said.items() if value})
    return f"{home}?{query}" if query else home
