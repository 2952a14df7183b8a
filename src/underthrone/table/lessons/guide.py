"""What is said beside the board: at each kind of decision, of each thing that lies there, and of what is ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from underthrone.kernel.errors import Trouble
from underthrone.table.lessons.reading import FOLDER, NONE, Part, Words, read


@dataclass(slots=True, frozen=True)
class Line:
    """Something that can happen, with its rule."""

    words: Words
    rule: str


@dataclass(slots=True, frozen=True)
class Help:
    """What matters at a kind of decision."""

    question: str
    name: Words
    says: Words  # two sentences of the companion
    point: str  # a selector of the pieces that it is about
    can: Sequence[Line]  # what can happen now


@dataclass(slots=True, frozen=True)
class Thing:
    """A thing on the board: what it is called, and a sentence."""

    on: str  # a selector
    name: Words
    says: Words


@dataclass(slots=True, frozen=True)
class Guide:
    """Everything for one game."""

    ours: Words  # what isn't the printed game's
    quick: Sequence[str]  # the options that matter for a newcomer
    beginner: Mapping[str, str]  # their values for a first game
    players: int  # of a first game
    helps: Mapping[str, Help]
    things: Sequence[Thing]


@cache
def guide(game: str) -> Guide:
    """The guide of a game; an empty one where there is no file."""
    path = FOLDER / f"{game}.guide.toml"
    return guide_in(path) if path.is_file() else Guide(NONE, (), {}, 0, {}, ())


def guide_in(path: Path) -> Guide:
    """The guide of a file."""
    file = read(path)
    file.expect("ours", "quick", "beginner", "players", "at", "thing")
    asked = file.values.get("at", {})
    beginner = file.values.get("beginner", {})
    if not isinstance(asked, Mapping) or not isinstance(beginner, Mapping):
        raise Trouble(f"{path.name}: at and beginner must be tables.")
    helps = {name: _help(name, Part(value, f"{path.name}, at.{name}")) for name, value in asked.items()}
    things = tuple(map(_thing, file.parts("thing")))
    return Guide(file.words("ours"), file.texts("quick"), dict(beginner), file.number("players", 0), helps, things)


def _help(question: str, part: Part) -> Help:
    part.expect("name", "says", "point", "can")
    lines = []
    for line in part.parts("can"):
        line.expect("en", "fr", "rule")
        words = Part({"words": {lang: said for lang, said in line.values.items() if lang != "rule"}}, line.where)
        lines.append(Line(words.words("words"), line.text("rule")))
    point = part.text("point") if "point" in part.values else ""
    return Help(question, part.words("name"), part.words("says"), point, lines)


def _thing(part: Part) -> Thing:
    part.expect("on", "name", "says")
    return Thing(part.text("on"), part.words("name"), part.words("says"))
