"""A course: a lesson with the answers that somebody has given so far, played anew from its scene each time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from typing import Any, Final

from underthrone.games import game as find
from underthrone.journal.moments import ANSWER
from underthrone.kernel.errors import Illegal
from underthrone.kernel.game import Game
from underthrone.table.lessons.goals import reached
from underthrone.table.lessons.lesson import AGAIN, Lesson, Step
from underthrone.table.lessons.naming import move_of
from underthrone.table.lessons.reading import Words
from underthrone.table.log import Entry, Log
from underthrone.table.pages.wishes import FIRST
from underthrone.table.refusal import IllegalMove, Refusal

MOST_PLAYED: Final = 96  # moves of a reader in one lesson
MOST_OTHERS: Final = 200  # answers of the others, so that nothing runs for ever


class Course:
    """Where somebody stands in a lesson."""

    def __init__(self, lesson: Lesson, g: Game | None = None) -> None:
        self.lesson = lesson
        self.s = lesson.start(g or find(lesson.game))
        self.s.recording = True
        self.game = self.s.setup.game
        self.step = 0  # the one to do; as many as there are when all are done
        self.before = 0  # answers of the reader before this step
        self.missed: Words | None = None  # what went wrong with the last answer
        self.played: list[list[int]] = []  # the reader's answers, each of one move or of several
        self.ply = 0
        self.seen_ply = 0  # how far things had come before the last answer
        self.log = Log()
        self.log.add(Entry(0, None, ANSWER, self.s.round(), self.s.events, {}))
        self._answers = 0
        self._events: list[dict[str, Any]] = []
        self._scripts = {seat: _said(script) for seat, script in lesson.others.items()}
        self._others_answer()
        self._events = []
        self.seen_ply = self.ply

    @property
    def over(self) -> bool:
        """Every step is done."""
        return self.step == len(self.lesson.steps)

    @property
    def asks(self) -> bool:
        """Whether an answer of the reader is wanted."""
        return not self.over and self.missed is None

    @property
    def now(self) -> Step | None:
        """What is to be done."""
        return None if self.over else self.lesson.steps[self.step]

    @property
    def last(self) -> Step | None:
        """What was done just before."""
        return self.lesson.steps[self.step - 1] if self.step else None

    def answer(self, moves: Sequence[int]) -> None:
        """One answer of the reader: a move, or several that come together."""
        if not moves or sum(map(len, self.played)) + len(moves) > MOST_PLAYED:
            raise Refusal("how-many", 400, most=MOST_PLAYED)
        if not self.asks:
            raise Refusal("late")
        self.seen_ply = self.ply
        for move in moves:
            self._play(self.lesson.me, move)
            if not self._in_parts():
                self._others_answer()
        self.played.append(list(moves))
        if not self._in_parts():
            self._judge()

    def _play(self, seat: int, move: int) -> None:
        try:
            self.s.play(seat, move)
        except Illegal as illegal:
            raise IllegalMove(illegal) from None
        self.ply += 1
        self.log.add(Entry(self.ply, seat, ANSWER, self.s.round(), self.s.events, {}))
        self._events += self.game.happened(self.s, self.lesson.me)

    def _in_parts(self) -> bool:
        """An answer of several parts isn't whole yet."""
        me = self.lesson.me
        return bool(self.s.parts_of(me)) and me in self.s.deciders()

    def _others_answer(self) -> None:
        """The others answer as the lesson says, or with their first move, until the reader has to be asked."""
        me = self.lesson.me
        for _ in range(MOST_OTHERS):
            deciders = self.s.deciders()
            if me in deciders:
                spared = self.game.by_itself(self.s, me, FIRST)
                if spared < 0:
                    return
                self._play(me, spared)
            elif deciders:
                self._play(deciders[0], self._scripted(deciders[0]))
            else:
                return

    def _scripted(self, seat: int) -> int:
        move = move_of(self.s, seat, next(self._scripts.get(seat, iter(())), ""))
        return self.s.moves(seat)[0] if move is None else move

    def _judge(self) -> None:
        assert self.now is not None
        view = self.s.view(self.lesson.me)
        played = self.played[-1]
        unmet = [goal for goal in self.now.goals if not reached(self.game, goal, self._events, view, played)]
        self._answers += 1
        broken = next((goal for goal in unmet if goal.never), None)
        if not unmet:
            self.step += 1
            self.before = len(self.played)
            self._answers, self._events = 0, []
        elif broken is not None or self._answers == self.now.answers or not self.s.deciders():
            self.missed = (broken or unmet[0]).missed


def _said(script: Sequence[str]) -> Iterator[str]:
    """The answers of a seat one by one; "..." at the end says the last one again and again."""
    return chain(script[:-1], repeat(script[-2])) if len(script) > 1 and script[-1] == AGAIN else iter(script)


def follow(lesson: Lesson, played: Sequence[Sequence[int]], g: Game | None = None) -> Course:
    """A lesson after some answers of its reader, with the installed cards or others."""
    course = Course(lesson, g)
    for moves in played:
        course.answer(moves)
    return course
