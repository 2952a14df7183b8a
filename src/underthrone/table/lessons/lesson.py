"""A lesson: a position, what is to be done in it step by step, and what is said when something else was done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from underthrone.games import game as find
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import State
from underthrone.table.lessons.reading import FOLDER, NONE, Part, Words, read

AGAIN: Final = "..."  # says that the answer before it is given again and again
MOST_ANSWERS: Final = 12  # of one step
TESTS: Final = ("is", "least", "most", "has")  # of what stands in the view
ANSWERED: Final = "answered"  # of a puzzle: the answer itself


@dataclass(slots=True, frozen=True)
class Goal:
    """One thing that a step should bring: an event, or something in the reader's view."""

    event: Mapping[str, Any]  # by name and some of its arguments; empty for a place in the view
    never: bool  # the event must not happen
    at: str  # a place in the view, such as "seats.0.coins"
    test: str
    value: Any
    missed: Words  # what is said when it isn't so


@dataclass(slots=True, frozen=True)
class Step:
    """One thing to do."""

    goal: Words
    hint: Words
    done: Words
    answers: int  # within which the goals must be reached
    goals: Sequence[Goal]
    point: str  # a selector of what the step is about
    solution: Sequence[str]
    wrong: Sequence[Sequence[str]]  # legal answers that miss


@dataclass(slots=True, frozen=True)
class Lesson:
    """One lesson of a game."""

    game: str
    id: str
    number: int  # from 1
    title: Words
    tells: Words  # what it is about
    rules: Sequence[str]
    me: int
    begin: Mapping[str, Any]  # a scene, or players, seed and options of a deal
    dealt: bool
    others: Mapping[int, Sequence[str]]  # what the other seats answer, in order
    steps: Sequence[Step]

    def start(self, g: Game) -> State:
        """The position in which it begins, with the cards of a game."""
        return g.new(**self.begin) if self.dealt else g.scene(self.begin)


@cache
def lessons(game: str) -> Sequence[Lesson]:
    """The lessons of a game in their order; none for a game that has no file."""
    path = FOLDER / f"{game}.toml"
    return lessons_in(path, game) if path.is_file() else ()


def lessons_in(path: Path, game: str) -> Sequence[Lesson]:
    """The lessons of a file."""
    file = read(path)
    file.expect("lesson")
    found = tuple(_lesson(game, number, part) for number, part in enumerate(file.parts("lesson"), 1))
    if len({one.id for one in found}) < len(found):
        raise Trouble(f"{path.name}: two lessons have the same id.")
    return found


def _lesson(game: str, number: int, part: Part) -> Lesson:
    part = Part(part.values, f"{part.where} ({part.values.get('id')})")
    _check_moves(game, part)
    part.expect("id", "title", "tells", "rules", "me", "scene", "deal", "others", "step")
    dealt = "deal" in part.values
    begin = part.values.get("deal" if dealt else "scene")
    if not isinstance(begin, Mapping) or (dealt and "scene" in part.values):
        raise Trouble(f"{part.where}: a lesson begins with a scene or a deal.")
    steps = tuple(map(_step, part.parts("step")))
    if not steps or not part.texts("rules"):
        raise Trouble(f"{part.where}: a lesson has rules and steps.")
    return Lesson(
        game,
        part.text("id"),
        number,
        part.words("title"),
        part.words("tells"),
        part.texts("rules"),
        part.number("me", 0),
        begin,
        dealt,
        _others(part),
        steps,
    )


def _check_moves(game: str, part: Part) -> None:
    """Every move that a lesson names is one of the game's."""
    written = find(game).written()
    texts = [text for said in _others(part).values() for text in said if text != AGAIN]
    for step in part.parts("step"):
        texts += step.texts("solution")
        texts += [text for one in step.values.get("wrong", []) for text in one]
    for text in texts:
        if written.move(text) < 0:
            near = " or ".join(written.near(text, [])) or "another one"
            raise Trouble(f"{part.where}: there is no move {text!r}; is it {near}?")


def _others(part: Part) -> Mapping[int, Sequence[str]]:
    found = part.values.get("others", {})
    if not isinstance(found, Mapping) or not all(str(seat).isdecimal() for seat in found):
        raise Trouble(f"{part.where}: others must be a table from seats to their answers.")
    return {int(seat): Part(found, f"{part.where}, others").texts(seat) for seat in found}


def _step(part: Part) -> Step:
    part.expect("goal", "hint", "done", "answers", "want", "point", "solution", "wrong")
    answers = part.number("answers", 1)
    goals = tuple(map(_goal, part.parts("want")))
    if not 1 <= answers <= MOST_ANSWERS or not goals or not part.texts("solution"):
        raise Trouble(f"{part.where}: a step has 1 to {MOST_ANSWERS} answers, something that it wants, and a solution.")
    point = part.text("point") if "point" in part.values else ""
    return Step(
        part.words("goal"),
        part.words("hint"),
        part.words("done", NONE),
        answers,
        goals,
        point,
        part.texts("solution"),
        [Part({"wrong": one}, part.where).texts("wrong") for one in part.values.get("wrong", [])],
    )


def _goal(part: Part) -> Goal:
    values = dict(part.values)
    missed = part.words("else")
    del values["else"]
    if "event" in values or "never" in values:
        never = "never" in values
        values["event"] = values.pop("never") if never else values["event"]
        return Goal(values, never, "", "", None, missed)
    part.expect("at", "else", *TESTS)
    test = next((name for name in TESTS if name in values), "")
    if not test or len(values) != 2:
        raise Trouble(
            f"{part.where}: a goal is an event (or never one), or a place (at) and one of {', '.join(TESTS)}."
        )
    return Goal({}, False, part.text("at"), test, values[test], missed)
