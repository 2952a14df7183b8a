"""An edition in the making: TOML as a table, one entry of it changed at a time, and TOML again."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from underthrone.games.edition import Ask
from underthrone.games.fields import Field, fields, format_of, standard
from underthrone.games.formats import OWN, parsed
from underthrone.games.toml import entry_of, key_of, written

EMPTY: Final = 'base = "standard"\n'
Table = dict[str, Any]


def table_of(text: str, file: str) -> Table:
    """The table of a draft; Trouble when it isn't TOML."""
    return parsed(text or EMPTY, file)


def entry_in(game_id: str, table: Table, part: str, entry_id: str) -> Table | None:
    """An entry as the draft has it, with what it keeps of the standard one; None when it is gone."""
    form = format_of(game_id)
    ours = standard(game_id).parts.get(part, {}).get(entry_id) if table.get("base") else None
    entries = table.get(part, {}) if form.prefixed else table
    own = entries.get(entry_id) if isinstance(entries, Mapping) else None
    if standard(game_id).full(part, entry_id) in table.get("remove", []) or (ours is None and own is None):
        return None
    own = own if isinstance(own, Mapping) else {}
    kept = {name: value for name, value in (ours or {}).items() if name not in own.get("remove", [])}
    return kept | {name: value for name, value in own.items() if name != "remove"}


def changed(game_id: str, table: Table, part: str, entry_id: str, values: Table | None) -> Table:
    """The draft with an entry's values; only what differs from the standard is kept. None takes the entry away."""
    form = format_of(game_id)
    made = {name: dict(value) if isinstance(value, Mapping) else value for name, value in table.items()}
    full = standard(game_id).full(part, entry_id)
    ours = standard(game_id).parts.get(part, {}).get(entry_id) if made.get("base") else None
    gone = [name for name in made.get("remove", []) if name != full]
    entries = made.setdefault(part, {}) if form.prefixed else made
    entries.pop(entry_id, None)
    if values is None:
        gone += [full] if ours is not None else []
    else:
        new = differing(ours, values)
        if new or ours is None:
            entries[entry_id] = new
    made.pop("remove", None)
    if gone:
        made["remove"] = gone
    return {name: value for name, value in made.items() if value != {} or name in OWN}


def differing(ours: Mapping[str, Any] | None, values: Mapping[str, Any]) -> Table:
    """What of an entry's values isn't the standard one's."""
    if ours is None:
        return {name: value for name, value in values.items() if name != "origin"}
    new = {name: value for name, value in values.items() if name != "origin" and ours.get(name) != value}
    lost = [name for name in ours if name not in values and name != "origin"]
    return ({"remove": lost} if lost else {}) | new


def text_of(game_id: str, table: Table) -> str:
    """The draft as TOML."""
    form = format_of(game_id)
    lines = [f"{name} = {written(table[name])}" for name in ("base", "remove") if name in table]
    for name, value in table.items():
        if name in OWN or not isinstance(value, Mapping):
            continue
        if form.prefixed:
            lines += ["", *[entry_of(f"{name}.{key_of(entry)}", values) + "\n" for entry, values in value.items()]]
        else:
            lines += ["", entry_of(key_of(name), value)]
    if table.get("aims"):
        lines += ["", entry_of("aims", table["aims"])]
    return "\n".join(lines).strip() + "\n"


# --- Forms


def inputs(field: Field) -> list[str]:
    """The names of a form's inputs for a field: one, or one for each language."""
    return [f"v-{field.name}-{lang}" for lang in ("en", "fr")] if by_language(field.ask) else [f"v-{field.name}"]


def by_language(ask: Ask) -> bool:
    """Two texts, one for each language."""
    return ask.kind in ("words", "grammar")


def shown(field: Field, values: Mapping[str, Any]) -> list[str]:
    """What stands in these inputs."""
    value = values.get(field.name)
    if by_language(field.ask):
        both = value if isinstance(value, Mapping) else {"en": value, "fr": value} if isinstance(value, str) else {}
        return [str(both.get(lang) or "") for lang in ("en", "fr")]
    if value is None:
        return [""]
    return [value if isinstance(value, str) and field.ask.kind in ("word", "choice") else plainly(value)]


def plainly(value: Any) -> str:
    """A value as a form shows it: words with commas, numbers of things as `blue 2, white 1`, all else as TOML."""
    if isinstance(value, list) and value and all(type(part) is int or _is_plain(part) for part in value):
        return ", ".join([str(part) for part in value])
    if isinstance(value, Mapping) and value and all(type(part) is int for part in value.values()):
        return ", ".join([f"{key} {part}" for key, part in value.items()])
    return written(value)


def _is_plain(part: Any) -> bool:
    return isinstance(part, str) and re.fullmatch(r"[\w-][\w -]*", part) is not None and not part.isdecimal()


def values_of(game_id: str, part: str, form: Mapping[str, str]) -> Table:
    """An entry's values from the inputs of a form; what isn't TOML stays a text, and its reader says what is wrong."""
    found: Table = {}
    for name, field in fields(game_id).get(part, {}).items():
        given = [form.get(one, "").strip() for one in inputs(field)]
        if not any(given):
            continue
        if by_language(field.ask):
            found[name] = {"en": given[0] or given[1], "fr": given[1] or given[0]}
        elif field.ask.kind in ("word", "choice"):
            found[name] = given[0]
        else:
            found[name] = _value(given[0], field.ask.kind)
    return found


def _value(text: str, kind: str) -> Any:
    """What stands in an input: the reverse of `plainly`."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if kind == "list" and not text.startswith("["):
        return [int(part) if re.fullmatch(r"-?\d{1,9}", part) else part for part in parts]
    pairs = [re.fullmatch(r"([\w-]+)\s+(\d{1,9})", part) for part in parts]
    if kind == "table" and all(pairs):
        return {pair[1]: int(pair[2]) for pair in pairs if pair}
    try:
        return tomllib.loads(f"x = {text}")["x"]
    except (ValueError, RecursionError, KeyError):
        return text
