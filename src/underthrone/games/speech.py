"""Words: Project Fluent messages by language, the common ones and a game's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from underthrone.games.names import FUNCTIONS, Name
from underthrone.kernel.game import LANGUAGES, Say

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle  # 120 ms, for those who want words alone

REMEMBERED: Final = 8192  # sentences kept: Fluent takes 30 to 150 microseconds for one with numbers in it


def speech(package: str) -> Say:
    """Says the messages of the common words and of the game's package."""
    homes = ("underthrone.games", package)
    return speaking(
        {lang: [(files(home) / "text" / f"{lang}.ftl").read_text("utf-8") for home in homes] for lang in LANGUAGES}
    )


def speaking(texts: dict[str, list[str]]) -> Say:
    """A function that says a message of these texts, which are given by language: `say(lang, key, args)`.

    A message with the attribute `grammar` is a name, for other sentences to put to use.
    """
    bundles = {lang: _bundle(lang, parts) for lang, parts in texts.items()}

    def formatted(lang: str, key: str, args: tuple[tuple[str, Any], ...], _grammar: tuple[str, ...]) -> str:
        bundle = bundles[lang if lang in bundles else "en"]
        assert bundle.has_message(key), f"{lang}: no words for {key}"
        message = bundle.get_message(key)
        assert message.value is not None, f"{lang}: no words for {key}"
        text, errors = bundle.format_pattern(message.value, dict(args))
        assert not errors, f"{lang}: {key}: {errors[0]}"
        grammar = message.attributes.get("grammar")
        return str(text) if grammar is None else Name(str(text), str(bundle.format_pattern(grammar)[0]))

    remembered = lru_cache(REMEMBERED)(formatted)

    def say(lang: str, key: str, args: dict[str, Any]) -> str:
        grammar = tuple([value.grammar for value in args.values() if isinstance(value, Name)])
        return remembered(lang, key, tuple(args.items()), grammar)

    return say


def words_of(lang: str, key: str, args: Mapping[str, Any]) -> str:
    """A sentence about editions in general."""
    return _of_editions("underthrone.games")(lang, key, dict(args))


def fields(package: str) -> Say:
    """Says what the values of a game's editions are called and mean."""
    return _of_editions("underthrone.games", package)


@cache
def _of_editions(*homes: str) -> Say:
    texts = [
        (lang, [(files(home) / "text" / f"edition.{lang}.ftl").read_text("utf-8") for home in homes])
        for lang in LANGUAGES
    ]
    return speaking(dict(texts))


def _bundle(lang: str, texts: list[str]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Any] = {"ABS": _abs, "SIGN": _sign, **FUNCTIONS[lang]}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


def _abs(number: Any) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(abs(int(number)))


def _sign(number: Any) -> Any:
    return "minus" if number < 0 else "plus" if number > 0 else "zero"
