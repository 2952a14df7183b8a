"""The server's own words, in every language."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.speech import speech

SAY: Final = speech("underthrone.table")


def say(lang: str, key: str, **args: Any) -> str:
    """A sentence of the table."""
    return SAY(lang, key, args)
