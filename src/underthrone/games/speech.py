"""Words: Project Fluent messages by language, the common ones and a game's own."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from underthrone.kernel.game import LANGUAGES, Say

REMEMBERED: Final = 4096  # sentences kept per game: Fluent takes 30 to 150 microseconds for one with numbers in it


def speech(package: str) -> Say:
    """A function that says a message of the common words or of the game's package: `say(lang, key, args)`."""
    bundles: dict[str, FluentBundle] = {}
    for lang in LANGUAGES:
        bundle = FluentBundle([lang], functions={"ABS": _abs, "SIGN": _sign}, use_isolating=False)
        for home in ("underthrone.games", package):
            bundle.add_resource(FluentResource((files(home) / "text" / f"{lang}.ftl").read_text("utf-8")))
        bundles[lang] = bundle

    def formatted(lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
        bundle = bundles[lang if lang in bundles else "en"]
        assert bundle.has_message(key), f"{lang}: no words for {key}"
        message = bundle.get_message(key)
        assert message.value is not None, f"{lang}: no words for {key}"
        text, errors = bundle.format_pattern(message.value, dict(args))
        assert not errors, f"{lang}: {key}: {errors[0]}"
        return str(text)

    remembered = lru_cache(REMEMBERED)(formatted)

    def say(lang: str, key: str, args: dict[str, Any]) -> str:
        return remembered(lang, key, tuple(args.items()))

    return say


def _abs(number: Any) -> Any:
    return fluent_number(abs(int(number)))


def _sign(number: Any) -> Any:
    return "minus" if number < 0 else "plus" if number > 0 else "zero"
