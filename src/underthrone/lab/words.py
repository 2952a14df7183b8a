"""The words of the lab's pages in every language: figures keep their English names in files, people read their own."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from underthrone.games.speech import speaking
from underthrone.kernel.game import LANGUAGES, Say

THIN: Final = "\u202f"  # between thousands in French
NEAR: Final = "\u00a0"  # a space at which no line breaks
COLON: Final = {"en": ": ", "fr": f"{THIN}: "}


def say(lang: str, key: str, **args: Any) -> str:
    """A sentence of a page."""
    return _speech()(lang, key, args)


def word(lang: str, name: str) -> str:
    """What people call a figure, a column or a table; a name that isn't ours stays as it is."""
    if lang == "en":
        return name
    counted = re.fullmatch(r"(.+) \((\d+) (\w+)\)", name)
    if counted:
        return f"{word(lang, counted[1])} ({number(lang, f'{int(counted[2]):,}')} {word(lang, counted[3])})"
    if name.startswith("effect "):
        return say(lang, "w-effect", name=name.removeprefix("effect "))
    key = key_of(name)
    return say(lang, key) if key in keys(lang) else name


def meaning(lang: str, name: str) -> str:
    """What a figure means, for who didn't make it; nothing where its name says it."""
    key = f"means-{key_of('effect' if name.startswith('effect ') else name)}"
    return say(lang, key) if key in keys(lang) else ""


def number(lang: str, text: str) -> str:
    """A number, written as English is, in the way of a language."""
    return text if lang == "en" else text.replace(",", THIN).replace(".", ",")


def figure(lang: str, value: float, share: bool) -> str:
    """A figure for people: a share in percent."""
    if share:
        return number(lang, f"{100 * value:.1f}{NEAR}%")
    return number(lang, f"{value:.3f}" if abs(value) < 1 else f"{value:.2f}" if abs(value) < 10 else f"{value:,.1f}")


def signed(lang: str, value: float, share: bool) -> str:
    """A difference for people: of shares in points of percent."""
    by = 100 * value if share else value
    said = f"{by:+.1f}" if share or abs(by) >= 10 else f"{by:+.2f}" if abs(by) >= 1 else f"{by:+.3f}"
    return number(lang, said.replace("-", "−"))


def key_of(name: str) -> str:
    """The message that says a name: `won with %` is `w-won-with`."""
    return "w-" + re.sub(r"[^a-z0-9]+", "-", name.lower().replace("%", "")).strip("-")


@cache
def _speech() -> Say:
    return speaking({lang: [_text(lang)] for lang in LANGUAGES})


@cache
def keys(lang: str) -> frozenset[str]:
    """Every message there is."""
    return frozenset(re.findall(r"^([a-z][\w-]*) =", _text(lang), re.MULTILINE))


def _text(lang: str) -> str:
    return (files("underthrone.lab") / "text" / f"{lang}.ftl").read_text("utf-8")
