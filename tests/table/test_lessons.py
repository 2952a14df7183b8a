"""Lessons: each is played to its end, and whatever else is answered is told why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.rules_table import ROOT, lists

import underthrone as ut
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import LANGUAGES
from underthrone.table.lessons import Course, Lesson, Step, follow, guide, lessons, seen
from underthrone.table.lessons.lesson import lessons_in
from underthrone.table.lessons.offered import answered, offered
from underthrone.table.look.boards.styx.past import past
from underthrone.table.look.hand import in_hand
from underthrone.table.look.words import SAY
from underthrone.table.refusal import Refusal

EVERY = [lesson for game in ut.games() for lesson in lessons(game)]
RULES = lists(ROOT)
COVERED = {  # what a player needs for a first game
    "lords-of-xidit": {"XI-13", "XI-14", "XI-22", "XI-30", "XI-31", "XI-40", "XI-41", "XI-61", "XI-70", "XI-71"},
    "shadow-throne": {"TH-11", "TH-21", "TH-22", "TH-24", "TH-26", "TH-32", "TH-41", "TH-57"},
    "stygian-society": {"SO-11", "SO-13", "SO-20", "SO-24", "SO-27", "SO-28", "SO-30", "SO-50", "SO-60", "SO-80"},
    "styx": {"SX-11", "SX-12", "SX-13", "SX-17", "SX-22", "SX-40", "SX-41", "SX-42", "SX-43"},
}
SPACED = re.compile("(?<![\u202f»])[;!?]|(?<![\u202f0-9])(?<!\u00a0):")


def named(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


def dealt_otherwise(lesson: Lesson) -> str:
    return f"lessons/data/{lesson.game}.toml, {lesson.id}: other cards are dealt now; find another seed."


def before(lesson: Lesson) -> Iterator[tuple[Step, Course]]:
    """Each step, with a course that stands before it."""
    for n, step in enumerate(lesson.steps):
        course = Course(lesson)
        for done in lesson.steps[:n]:
            assert answered(course, done.solution), dealt_otherwise(lesson)
        assert course.step == n
        yield step, course


@pytest.mark.parametrize("game", ut.games())
def test_a_game_has_eight_to_fifteen_lessons_that_cover_a_first_game(game: str) -> None:
    assert 8 <= len(lessons(game)) <= 15
    taught = {rule for lesson in lessons(game) for rule in lesson.rules}
    assert taught >= COVERED[game]
    assert taught <= set(RULES[game])
    assert {line.rule for one in guide(game).helps.values() for line in one.can} <= set(RULES[game])


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    course = Course(lesson)
    for step in lesson.steps:
        assert course.now is step
        assert answered(course, step.solution), dealt_otherwise(lesson)
        assert course.missed is None
    assert course.over
    assert lesson.steps[-1].done["en"]


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_a_step_is_done_as_well_by_one_answer_of_all_its_moves(lesson: Lesson) -> None:
    for (step, course), (_, once) in zip(before(lesson), before(lesson), strict=True):
        done = len(course.played)
        assert answered(course, step.solution)
        once.answer([move for moves in course.played[done:] for move in moves])
        assert (once.missed, once.step) == (None, course.step)


def test_a_payment_that_is_taken_with_one_click_is_judged_whole() -> None:
    """The table sends what it proposes, buying and paying, as one answer: no step may end in its middle."""
    crypt = next(lesson for lesson in lessons("stygian-society") if lesson.id == "crypt")
    course = Course(crypt)
    assert answered(course, [move for step in crypt.steps for move in step.solution])
    whole = Course(crypt)
    whole.answer([move for moves in course.played for move in moves])
    assert whole.over


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_a_wrong_answer_is_told_why_and_can_be_tried_again(lesson: Lesson) -> None:
    for step, course in before(lesson):
        played = [list(moves) for moves in course.played]
        for wrong in step.wrong:
            again = follow(lesson, played)
            assert answered(again, wrong), dealt_otherwise(lesson)
            assert again.missed is not None, f"{wrong} is as good"
            assert again.missed in [goal.missed for goal in step.goals]
            assert not again.asks
            assert not list(seen(again, "en").choices)
            assert answered(follow(lesson, again.played[: again.before]), step.solution)


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_every_step_can_be_missed(lesson: Lesson) -> None:
    """Whatever else is possible: it is right, goes on, or is told why; nothing breaks."""
    missed = 0
    for step, course in before(lesson):
        missed += bool(step.wrong)
        if course.s.rules.parts[course.s.question] > 1:
            continue
        for move in course.s.moves(lesson.me):
            other = follow(lesson, course.played)
            other.answer([move])
            assert other.missed is None or all(other.missed[lang] for lang in LANGUAGES)
    assert missed


@pytest.mark.parametrize("lesson", EVERY, ids=named)
def test_words_are_there_in_both_languages(lesson: Lesson) -> None:
    said = [lesson.title, lesson.tells]
    for step in lesson.steps:
        said += [step.goal, step.hint, step.done, *[goal.missed for goal in step.goals]]
    for words in said:
        assert bool(words["en"]) == bool(words["fr"])
        assert "'" not in words["en"] + words["fr"]
        assert not SPACED.search(words["fr"]), words["fr"]


def test_an_illegal_answer_is_refused_with_the_reason_of_the_game() -> None:
    course = Course(lessons("styx")[1])
    answered(course, ["place:1,muster"])
    with pytest.raises(Refusal) as refused:
        course.answer([ut.game("styx").written().move("bid:60")])
    assert refused.value.words("en") == "You have only 6 coins."


def test_too_much_and_too_late_is_refused() -> None:
    course = Course(lessons("styx")[0])
    with pytest.raises(Refusal):
        course.answer([])
    with pytest.raises(Refusal):
        course.answer([0] * 100)
    assert answered(course, lessons("styx")[0].steps[0].solution)
    with pytest.raises(Refusal):
        course.answer([0])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "tithe"', 'idea = "tithe"', "there is no value 'idea'"),
        ("place:2,tithe", "place:2,tith", "there is no move 'place:2,tith'; is it place:2,tithe"),
        ('event = "tithed"', 'even = "tithed"', "there is no value 'even'"),
        (', fr = "La Collecte', ', de = "La Collecte', "title must be a sentence in each language"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = (ROOT / "src/underthrone/table/lessons/data/styx.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(Trouble) as trouble:
        lessons_in(file, "styx")
    assert str(trouble.value).startswith("mine.toml")
    assert said in str(trouble.value)


def test_a_lesson_is_added_by_the_document_alone(tmp_path: Path) -> None:
    sample = re.findall("```toml\n(.*?)```", (ROOT / "docs/lessons.md").read_text("utf-8"), re.DOTALL)[0]
    file = tmp_path / "styx.toml"
    file.write_text(sample, "utf-8")
    (lesson,) = lessons_in(file, "styx")
    test_a_lesson_is_played_to_its_end(lesson)
    test_a_wrong_answer_is_told_why_and_can_be_tried_again(lesson)


@pytest.mark.parametrize("game", ut.games())
def test_lessons_that_tell_of_other_cards_are_not_offered(game: str) -> None:
    """With the example edition some lessons go, and those that are offered are solved as they are written."""
    file = Path(__file__).parents[2] / "examples" / "editions" / f"{game}.toml"
    with_example = offered(ut.game(game, file))
    assert list(offered(ut.game(game))) == list(lessons(game))
    assert 0 < len(with_example) <= len(lessons(game))
    for lesson in with_example:
        course = Course(lesson, ut.game(game, file))
        assert course.game.edition == ut.game(game, file).edition
        assert all(answered(course, step.solution) for step in lesson.steps)
        assert course.over


def test_a_lesson_whose_card_is_changed_or_gone_is_not_offered(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    kyros = next(lesson for lesson in lessons("shadow-throne") if lesson.id == "kyros")
    for change in ("[king-kyros]\npower = 9", "[king-kyros]\nname = 'Kyros the Mild'"):
        path.write_text(f'base = "standard"\n{change}\n', "utf-8")
        assert kyros not in offered(ut.game("shadow-throne", path))
    path.write_text('base = "standard"\n', "utf-8")
    assert kyros in offered(ut.game("shadow-throne", path))


def test_after_an_answer_in_a_lesson_of_styx_the_audience_that_is_over_can_be_told() -> None:
    course = Course(lessons("styx")[0])
    assert answered(course, ["place:1,tithe"])
    sight = seen(course, "en")
    with in_hand(course.game):
        before = past(sight, SAY["en"])
    assert [(one.face.name, one.fate) for one in before] == [("Ghoul", "unclaimed"), ("Toll Keeper", "unclaimed")]


def test_the_war_can_be_brought_about_by_an_elimination_too() -> None:
    war = next(lesson for lesson in lessons("styx") if lesson.id == "war")
    course = Course(war)
    assert answered(course, ["place:1,eliminate", "wager:1", "pay:ember-bearer"])
    assert course.over
