"""Puzzles on the board: a lesson of one step, whose answer is the one that was found to be best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from underthrone.games import game as find
from underthrone.kernel.game import Game
from underthrone.kernel.state import State
from underthrone.review import puzzles as mined
from underthrone.review.puzzles import Puzzle
from underthrone.review.words import Words, in_all, named, percent, say
from underthrone.table.lessons.lesson import ANSWERED, Goal, Lesson, Step

PREFIX = "puzzle-"


@dataclass(slots=True, frozen=True)
class PuzzleLesson(Lesson):
    """A puzzle as a lesson."""

    puzzle: Puzzle

    def start(self, g: Game) -> State:
        """The position; it was found with the cards that it names."""
        return self.puzzle.start()


def puzzles(g: Game) -> Sequence[PuzzleLesson]:
    """The puzzles of a game, easy ones first; none with other cards than the installed ones."""
    return _puzzles(g.id) if g.edition == find(g.id).edition else ()


@cache
def _puzzles(game: str) -> Sequence[PuzzleLesson]:
    return tuple(_lesson(number, puzzle) for number, puzzle in enumerate(mined.puzzles(game), 1))


def of_the_day(g: Game, day: date) -> PuzzleLesson | None:
    """The same for everybody on a day."""
    found = mined.of_the_day(g.id, day)
    return next((one for one in puzzles(g) if one.puzzle is found), None)


def _lesson(number: int, puzzle: Puzzle) -> PuzzleLesson:
    g, s = find(puzzle.game), puzzle.start()

    def words(key: str, **args: Words | float) -> Words:
        def in_words(lang: str) -> str:
            values = {name: each[lang] if isinstance(each, dict) else each for name, each in args.items()}
            return _named(say(lang, key, **values), puzzle, lang)

        return in_all(in_words)

    gain = percent(puzzle.gain)
    solution = words("puzzle-solution", best=puzzle.said, tempting=puzzle.tempting_said, gain=gain)
    why = {lang: " ".join([each[lang] for each in puzzle.reasons]) for lang in solution}
    done = {lang: _named(f"{solution[lang]} {why[lang]}".strip(), puzzle, lang) for lang in solution}
    missed = words("puzzle-missed", best=puzzle.said)
    wrong = {lang: _named(f"{missed[lang]}. {why[lang]}".strip(), puzzle, lang) for lang in missed}
    step = Step(
        words("puzzle-goal"),
        words("puzzle-hint", tempting=puzzle.tempting_said),
        done,
        1,
        [Goal({}, False, "", ANSWERED, puzzle.answer, wrong)],
        "",
        [g.notation(puzzle.answer)],
        [[g.notation(puzzle.tempting)]],
    )
    rule = s.rules.rule_ids[s.question]
    return PuzzleLesson(
        puzzle.game,
        f"{PREFIX}{puzzle.id}",
        number,
        words("puzzle-title", number=number, grade=puzzle.grade),
        words("puzzle-tells"),
        [rule] if rule else [],
        puzzle.seat,
        {},
        False,
        {},
        [step],
        puzzle,
    )


def _named(text: str, puzzle: Puzzle, lang: str) -> str:
    g = find(puzzle.game)
    return named(text, [g.say(lang, "seat", {"number": seat + 1}) for seat in range(puzzle.players)])
