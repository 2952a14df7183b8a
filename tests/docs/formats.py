"""The formats of edition files, read off the readers at work; `python -m tests.docs.formats` writes them into the page.

A table of docs/editions.md has a row for each field: name, value, default, origins and meaning. All but the meaning
come from what the games' readers ask of every entry of the standard files; the meanings are written by hand and stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock

from underthrone.games import games
from underthrone.games.edition import ORIGINS, Entry

PAGE = Path(__file__).parent.parent.parent / "docs" / "editions.md"
HEAD = "| field | value | default | in our box | meaning |\n|---|---|---|---|---|\n"
TABLE = re.compile(r"<!-- (\S+) (\S+) -->\n(?:\|.*\n)*")
COLOURS = ("red", "yellow", "black")
CARDS = ("heroes", "skills", "treasures")  # of The Stygian Society: alike but for these fields
OWN = ("hero", "hero-grammar", "hero-icon", "level", "for", "deck")
READERS = ("cards", "kingdom", "reading")  # files of a game that may have its reader, `load`
Range = tuple[int, int]


class Field:
    """What the readers ask for under one name."""

    def __init__(self, value: str | Range, default: str) -> None:
        self.value = value
        self.default = default
        self.origins: set[str] = set()

    def joined(self, other: Field) -> Field:
        """Asked for again: the widest range, the default if it is always the same, and all origins."""
        if isinstance(self.value, tuple) and isinstance(other.value, tuple):
            self.value = min(self.value[0], other.value[0]), max(self.value[1], other.value[1])
        if self.default != other.default:
            self.default = "by kind"
        self.origins |= other.origins
        return self

    def cells(self) -> list[str]:
        """Value, default and origins in words."""
        value = self.value if isinstance(self.value, str) else f"{self.value[0]} to {self.value[1]}".replace("-", "−")
        return [value, self.default, ", ".join(origin for origin in ORIGINS if origin in self.origins)]


Fields = dict[str, Field]


class Asked(Entry):
    """An entry that notes what its reader asks for."""

    def __init__(self, file: str, entry_id: str, values: dict[str, Any]) -> None:
        super().__init__(file, entry_id, values)
        self.fields: Fields = {}
        ENTRIES.append(self)

    def note(self, name: str, value: str | Range, default: str = "") -> None:
        """Notes a field."""
        field = self.fields.setdefault(name, Field(value, default))
        if name in self.values and not name.endswith("grammar"):  # a language's facts come from nowhere else
            field.origins.add(self.origin(name))

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        self.note(name, (low, high), "" if default is None else str(default))
        return super().number(name, low, high, default)

    def choice(self, name: str, choices: tuple[str, ...], default: str | None = None) -> int:
        self.note(name, ", ".join(f"`{choice}`" for choice in choices), f"`{default}`" if default else "")
        return super().choice(name, choices, default)

    def flag(self, name: str) -> bool:
        self.note(name, "`true`, `false`", "`false`")
        return super().flag(name)

    def some(self, name: str) -> list[Any]:
        self.note(name, "a list", "empty")
        return super().some(name)

    def table(self, name: str) -> dict[str, Any]:
        self.note(name, "a table", "empty")
        return super().table(name)

    def word(self, name: str, default: str | None = None) -> str:
        self.note(name, "a word", "" if default is None else f"`{default}`" if default else "by kind")
        return super().word(name, default)

    def words_of(self, name: str) -> dict[str, str]:
        self.note(name, "a word, or `en` and `fr`")
        return super().words_of(name)

    def names(self) -> dict[str, str]:
        self.note("name", "a word, or `en` and `fr`")
        self.note("grammar", "`en` and `fr`", '`{ en = "it", fr = "m" }`')
        return super().names()


ENTRIES: list[Asked] = []


def accepted(game_id: str) -> dict[str, Fields]:
    """The fields of a game's entries by kind."""
    package = f"underthrone.games.{game_id.replace('-', '_')}"
    modules = [import_module(f"{package}.{name}") for name in READERS if _there(package, name)]
    ENTRIES.clear()
    with mock.patch("underthrone.games.edition.Entry", Asked):
        for module in [module for module in modules if hasattr(module, "load")]:
            patched = mock.patch.object(module, "Entry", Asked) if hasattr(module, "Entry") else mock.MagicMock()
            with patched:
                module.load(module.read(None))
    found: dict[str, Fields] = {}
    for entry in ENTRIES:
        if entry.id.endswith(", hero"):  # made of the fields `hero` and `hero-grammar`
            continue
        for name, field in entry.fields.items():
            fields = found.setdefault(kind_of(entry, name), {})
            fields[name] = fields[name].joined(field) if name in fields else field
    return found


def _there(package: str, name: str) -> bool:
    try:
        import_module(f"{package}.{name}")
    except ModuleNotFoundError:
        return False
    return True


def kind_of(entry: Entry, field: str) -> str:
    """What sort of entry it is: a part of another, one that its name says, or its file's."""
    part = entry.id.rpartition(", ")[2].split(" ")[0] if ", " in entry.id else ""
    if part:
        return "act" if part in (*COLOURS, "action", "line") else part
    if entry.file in ("board.toml", "tiles.toml"):
        return entry.id.split("-")[0]
    file = Path(entry.file).stem
    return "card" if file == "cards" or (file in CARDS and field not in OWN) else file


def rows(fields: Fields, meanings: dict[str, str]) -> str:
    """A table."""
    lines = [
        " | ".join([f"| `{name}`", *field.cells(), f"{meanings.get(name, '')} |\n"]) for name, field in fields.items()
    ]
    return HEAD + "".join(lines)


def tables(text: str) -> Iterator[tuple[str, str, dict[str, list[str]]]]:
    """The tables of the page: game, kind, and the cells of each field."""
    for found in TABLE.finditer(text):
        lines = [[cell.strip() for cell in line.split("|")[1:-1]] for line in found[0].splitlines()[3:]]
        yield found[1], found[2], {cells[0].strip("`"): cells[1:] for cells in lines}


def refreshed(text: str) -> str:
    """The page with every table as the readers have it, meanings kept."""
    written = {(game, kind): table for game, kind, table in tables(text)}
    formats = {game_id: accepted(game_id) for game_id in games()}

    def table(found: re.Match[str]) -> str:
        game, kind = found[1], found[2]
        meanings = {name: cells[-1] for name, cells in written[game, kind].items()}
        return f"<!-- {game} {kind} -->\n" + rows(formats[game].get(kind, {}), meanings)

    return TABLE.sub(table, text)


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text("utf-8")), "utf-8")
