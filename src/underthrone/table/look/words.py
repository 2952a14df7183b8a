"""Words of the pages: Fluent messages in words/, the common ones and those of each board (words/<game>.en.ftl)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from underthrone.games.speech import speaking
from underthrone.kernel.game import LANGUAGES

FOLDER: Final = Path(__file__).parent / "words"
SAID: Final = speaking(
    {lang: [file.read_text("utf-8") for file in sorted(FOLDER.glob(f"*{lang}.ftl"))] for lang in LANGUAGES}
)
AWAY: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))
Say = Callable[..., str]


def speaker(lang: str) -> Say:
    """A function that says a message: `say("seat-of", name="Ada")`."""

    def say(key: str, **args: Any) -> str:
        return SAID(lang, key, args)

    return say


def in_parts(parts: Iterable[str], say: Say) -> str:
    """Sentences that go together, in one."""
    return f"{say('semicolon')} ".join(parts)


def away(seconds: int | None, say: Say) -> str:
    """Since when somebody is away, in words; nothing for who is here. presence.js says the same."""
    if seconds is None:
        return ""
    for unit, length in AWAY:
        if seconds >= length:
            return say(f"away-{unit}").replace("#", str(seconds // length))
    return say("away-now")


SAY: Final = {lang: speaker(lang) for lang in LANGUAGES}
