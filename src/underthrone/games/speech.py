"""Words: Project Fluent messages by language, the common ones and a game's own."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from underthrone.kernel.game import LANGUAGES, Say


def speech(package: str) -> Say:
    """A function that says a message of the common words or of the game's package: `say(lang, key, args)`."""
    bundles: dict[str, FluentBundle] = {}
    for lang in LANGUAGES:
        bundle = FluentBundle([lang], use_isolating=False)
        for home in ("underthrone.games", package):
            bundle.add_resource(FluentResource((files(home) / "text" / f"{lang}.ftl").read_text("utf-8")))
        bundles[lang] = bundle

    def say(lang: str, key: str, args: dict[str, Any]) -> str:
        bundle = bundles[lang if lang in bundles else "en"]
        message = bundle.get_message(key)
        assert message.value is not None, f"no words for {key}"
        text, errors = bundle.format_pattern(message.value, args)
        assert not errors, f"{lang}: {key}: {errors[0]}"
        return str(text)

    return say
