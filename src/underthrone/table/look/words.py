"""Words of the pages: Fluent messages in words/, the common ones and those of each board (words/<game>.en.ftl)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from underthrone.kernel.game import LANGUAGES

HERE: Final = Path(__file__).parent / "words"
REMEMBERED: Final = 8192  # sentences kept: Fluent takes 30 to 150 microseconds for one with numbers in it
Say = Callable[..., str]


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language."""
    whole = FluentBundle([lang], use_isolating=False)
    for file in sorted(HERE.glob(f"*{lang}.ftl")):
        whole.add_resource(FluentResource(file.read_text("utf-8")))
    return whole


@lru_cache(REMEMBERED)
def _said(lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    whole = bundle(lang)
    assert whole.has_message(key), f"words/{lang}.ftl: no words for {key}"
    message = whole.get_message(key)
    assert message.value is not None, f"words/{lang}.ftl: no words for {key}"
    text, errors = whole.format_pattern(message.value, dict(args))
    assert not errors, f"words/{lang}.ftl: {key}: {errors[0]}"
    return str(text)


def speaker(lang: str) -> Say:
    """A function that says a message: `say("seat-of", name="Ada")`."""

    def say(key: str, **args: Any) -> str:
        return _said(lang, key, tuple(args.items()))

    return say


SAY: Final = {lang: speaker(lang) for lang in LANGUAGES}
