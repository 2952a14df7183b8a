"""Edition files: TOML in which every value says where it comes from."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from underthrone.games.names import Name, wrong_grammar
from underthrone.kernel.errors import Trouble

ORIGINS: Final = ("rulebook", "inferred", "elsewhere", "ours")
NAME_LENGTH: Final = 40
HASH_LENGTH: Final = 32  # hexadecimal digits of SHA-256: nobody finds two editions of one name


class Entry:
    """A table of an edition file or a scene; what doesn't fit is refused with file, place and reason."""

    def __init__(self, file: str, entry_id: str, values: dict[str, Any]) -> None:
        self.file = file
        self.id = entry_id
        self.values = values
        self.used: set[str] = {"origin"}

    def wrong(self, why: str) -> Trouble:
        """An error that names the file and the entry."""
        return Trouble(f"{self.file}, {self.id}: {why}.")

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._value(name, default)
        if type(value) is not int:
            raise self.wrong(f"{name} must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.wrong(f"{name} must be {low} to {high}, not {value}")
        return value

    def choice(self, name: str, choices: tuple[str, ...], default: str | None = None) -> int:
        """The number of a word in a list of words."""
        value = self._value(name, default)
        if value not in choices:
            raise self.wrong(f"{name} must be one of {', '.join(choices)}, not {value!r}")
        return choices.index(value)

    def word(self, name: str, default: str | None = None) -> str:
        """A word, such as the name of an icon or the id of a rule."""
        value = self._value(name, default)
        if not isinstance(value, str):
            raise self.wrong(f"{name} must be a word, not {value!r}")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false when it isn't there."""
        value = self._value(name, False)
        if type(value) is not bool:
            raise self.wrong(f"{name} must be true or false, not {value!r}")
        return value

    def some(self, name: str) -> list[Any]:
        """A list; empty when it isn't there."""
        value = self._value(name, [])
        if not isinstance(value, list | tuple):
            raise self.wrong(f"{name} must be a list, not {value!r}")
        return list(value)

    def table(self, name: str) -> dict[str, Any]:
        """A table of values; empty when it isn't there."""
        value = self._value(name, {})
        if not isinstance(value, Mapping):
            raise self.wrong(f"{name} must be a table, not {value!r}")
        return {str(key): part for key, part in value.items()}

    def names(self) -> dict[str, str]:
        """The entry's name by language, each with its grammar."""
        names = self.words_of("name")
        grammar = {"en": "it", "fr": "m"} | self.table("grammar")
        for lang, facts in grammar.items():
            if lang not in names or not isinstance(facts, str):
                raise self.wrong("grammar must be a table with en and fr")
            if trouble := wrong_grammar(lang, facts):
                raise self.wrong(trouble)
        return {lang: Name(name, grammar[lang]) for lang, name in names.items()}

    def words_of(self, name: str) -> dict[str, str]:
        """A word or sentence by language."""
        value = self._value(name, None)
        if isinstance(value, str):
            value = {"en": value, "fr": value}
        if (
            not isinstance(value, dict)
            or set(value) != {"en", "fr"}
            or not all(isinstance(n, str) for n in value.values())
        ):
            raise self.wrong(f"{name} must be a word, or a table with en and fr")
        return dict(value)

    def origin(self, name: str) -> str:
        """Where a value comes from."""
        origins = self.values.get("origin", "ours")
        return str(origins.get(name, origins.get("default", "ours"))) if isinstance(origins, dict) else str(origins)

    def finish(self) -> None:
        """Refuses values that nobody asked for, and unknown origins."""
        for name in self.values:
            if name not in self.used:
                raise self.wrong(f"there is no value called {name!r}")
            if self.origin(name) not in ORIGINS:
                raise self.wrong(f"the origin of {name} must be one of {', '.join(ORIGINS)}, not {self.origin(name)!r}")

    def _value(self, name: str, default: Any) -> Any:
        self.used.add(name)
        if name not in self.values and default is None:
            raise self.wrong(f"{name} is missing")
        return self.values.get(name, default)


class Edition:
    """What all cards of a game are made of: entries by part, in their order, and a name for exactly these contents."""

    def __init__(self, name: str, parts: dict[str, dict[str, Any]], files: dict[str, str] | None = None) -> None:
        self.parts = parts
        self.files: dict[str, str] = files or {}  # where the parts come from, for messages
        self.text: str = json.dumps(parts, ensure_ascii=False, separators=(",", ":"), default=str)
        self.name: str = re.sub(r"[^\w-]+", "-", name)[:NAME_LENGTH]
        self.id: str = f"{self.name}-{hashlib.sha256(self.text.encode()).hexdigest()[:HASH_LENGTH]}"

    def file(self, part: str) -> str:
        """What messages call the place of a part."""
        return self.files.get(part, self.name)

    def entries(self, part: str) -> list[Entry]:
        """The entries of a part."""
        file = self.file(part)
        for entry_id, values in self.parts.get(part, {}).items():
            if not isinstance(values, dict):
                raise Trouble(f"{file}, {entry_id}: a table of values is expected, not {values!r}.")
        return [Entry(file, entry_id, values) for entry_id, values in self.parts.get(part, {}).items()]


def stored(edition_id: str, text: str) -> Edition:
    """An edition from its contents, as they were stored; Trouble when they aren't what its name says."""
    try:
        parts = json.loads(text)
    except ValueError:
        parts = None
    fits = isinstance(parts, dict) and all(isinstance(part, dict) for part in parts.values())
    found = Edition(edition_id[: -HASH_LENGTH - 1], parts if fits else {})
    if not fits or found.id != edition_id:
        raise Trouble(f"The contents of the edition {edition_id} aren't what its name says.")
    return found


def read_table(path: Path) -> dict[str, Any]:
    """The table in a TOML file, or in a JSON file if it is called so."""
    try:
        text = path.read_text("utf-8")
        table = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise Trouble(f"The file {path} can't be read: {error.strerror}.") from None
    except ValueError as error:
        raise Trouble(f"The file {path} isn't {'JSON' if path.suffix == '.json' else 'TOML'}: {error}.") from None
    if not isinstance(table, dict):
        raise Trouble(f"The file {path} must hold a table of values.")
    return table
