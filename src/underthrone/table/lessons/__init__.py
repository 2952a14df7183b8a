"""Lessons: scenes in which one thing is done on the real board, judged by the engine (docs/lessons.md)."""

from underthrone.table.lessons.course import Course, follow
from underthrone.table.lessons.guide import Guide, Help, Thing, guide
from underthrone.table.lessons.lesson import Lesson, Step, lessons
from underthrone.table.lessons.offered import offered
from underthrone.table.lessons.puzzles import PuzzleLesson, of_the_day, puzzles
from underthrone.table.lessons.showing import seen

__all__ = [
    "Course",
    "Guide",
    "Help",
    "Lesson",
    "PuzzleLesson",
    "Step",
    "Thing",
    "follow",
    "guide",
    "lessons",
    "of_the_day",
    "offered",
    "puzzles",
    "seen",
]
