"""The words of reviews, in every language; players are marks in them, so that a review outlives their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from underthrone.games.speech import speech
from underthrone.kernel.game import LANGUAGES
from underthrone.review.verdicts import FOUND

Words = dict[str, str]  # by language

SAY: Final = speech("underthrone.review")
FIRST_MARK: Final = 0xE000  # of Unicode's private use: seat 0; nobody's name has such a sign


def say(lang: str, key: str, **args: Any) -> str:
    """A sentence of a review."""
    return SAY(lang, key, args)


def in_all(words: Callable[[str], str]) -> Words:
    """Something in every language."""
    return {lang: words(lang) for lang in LANGUAGES}


def marks(players: int) -> list[str]:
    """What seats are called until somebody reads it."""
    return [chr(FIRST_MARK + seat) for seat in range(players)]


def named(text: str, names: Sequence[str]) -> str:
    """A text with the players' names in the place of their marks."""
    for seat, name in enumerate(names):
        text = text.replace(chr(FIRST_MARK + seat), name)
    return text


def percent(share: float) -> int:
    """Points of a hundred."""
    return round(100 * share)


def points(change: float) -> str:
    """A change of win chance, with its sign: +12, −3, 0."""
    number = percent(change)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def gained(won: float) -> str:
    """What a decision won against a quick player's: +12; nothing where a quick player's would be no inaccuracy."""
    return points(won) if won >= FOUND else ""


def at_least(sure: float) -> str:
    """What a decision cost beyond doubt, as its verdict counts it: −12; nothing where that is less than a point."""
    number = int(100 * sure + 1e-9)
    return f"−{number}" if number else ""
