"""Editions written as TOML: single values, whole files, and a template in which every value stands as a comment."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from underthrone.games.edition import Entry
from underthrone.games.fields import fields, meaning, standard, words

WIDE: Final = 40  # from here on comments begin


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return (
            "{ " + ", ".join(f"{key_of(key)} = {written(part)}" for key, part in value.items()) + " }"
            if value
            else "{}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(written(part) for part in value) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)


def key_of(key: object) -> str:
    """A name, in quotes where it needs them."""
    return str(key) if re.fullmatch(r"[\w-]+", str(key), re.ASCII) else json.dumps(str(key), ensure_ascii=False)


def entry_of(full: str, values: Mapping[str, Any]) -> str:
    """An entry."""
    return "\n".join([f"[{full}]", *[f"{key_of(name)} = {written(value)}" for name, value in values.items()]])


def template(game_id: str, lang: str) -> str:
    """A file that changes nothing yet: every value of every entry in a comment, with its origin and meaning."""
    of = standard(game_id)
    say = words(game_id)
    lines = [*say(lang, "template", {"game": game_id}).splitlines(), 'base = "standard"', "# remove = []", ""]
    for part, entries in of.parts.items():
        lines += [f"# --- {say(lang, f'part-{part}', {})}", ""]
        lines += [f"#     {line}" for line in _meanings(game_id, part, lang)]
        lines.append("")
        for entry_id, values in entries.items():
            entry = Entry("", entry_id, values)
            lines.append(f"# [{of.full(part, entry_id)}]")
            for name, value in values.items():
                if name != "origin":
                    lines.append(f"{f'# {key_of(name)} = {written(value)}':<{WIDE}} # {entry.origin(name)}")
            lines.append("")
    return "\n".join(lines)


def _meanings(game_id: str, part: str, lang: str) -> list[str]:
    known = fields(game_id)[part]
    bounds = {name: field.ask for name, field in known.items()}
    said: list[str] = []
    for name, ask in bounds.items():
        range_said = f" ({ask.low}–{ask.high})" if ask.kind == "number" else ""
        choices = f" ({', '.join(ask.choices)})" if 0 < len(ask.choices) < 20 else ""
        said.append(f"{name}: {meaning(game_id, name, lang)}{range_said}{choices}")
    return said
