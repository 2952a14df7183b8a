"""Positions of the Stygian Society, by what is asked."""

from __future__ import annotations

from typing import Final

from tests.look.positions import EASY, turn

from underthrone.table.room import Room

QUESTIONS: Final = (
    *("pick", "begin", "support", "act", "aim", "wild", "buy", "pay", "hit", "response", "refresh", "learn"),
    *("cure", "relieve", "open_chest", "give", "trade"),
)


def first(question: str) -> Room:
    """The first time that Ada is asked something."""
    options = (("heroes", "picked"), *EASY) if question == "pick" else EASY
    return turn("stygian-society", 1, question, options=options)
