"""Reading lesson files: TOML tables in which every mistake is told with its place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import LANGUAGES

FOLDER: Final = Path(__file__).parent / "data"
Words = Mapping[str, str]  # a sentence in each language
NONE: Final[Words] = dict.fromkeys(LANGUAGES, "")


@dataclass(slots=True, frozen=True)
class Part:
    """A table of a file, and where it stands."""

    values: Mapping[str, Any]
    where: str

    def expect(self, *names: str) -> None:
        """Nothing but these."""
        for name in self.values:
            if name not in names:
                raise Trouble(f"{self.where}: there is no value {name!r}; there are: {', '.join(names)}.")

    def text(self, name: str) -> str:
        """A word that must be there."""
        found = self.values.get(name)
        if not isinstance(found, str) or not found:
            raise Trouble(f"{self.where}: {name} must be a text.")
        return found

    def texts(self, name: str) -> list[str]:
        """A list of words; none when it isn't there."""
        found = self.values.get(name, [])
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            raise Trouble(f"{self.where}: {name} must be a list of texts.")
        return found

    def number(self, name: str, default: int) -> int:
        """A whole number."""
        found = self.values.get(name, default)
        if type(found) is not int:
            raise Trouble(f"{self.where}: {name} must be a whole number.")
        return found

    def words(self, name: str, default: Words | None = None) -> Words:
        """A sentence in every language."""
        found = self.values.get(name, default)
        if not isinstance(found, Mapping) or set(found) != set(LANGUAGES):
            raise Trouble(f"{self.where}: {name} must be a sentence in each language: {', '.join(LANGUAGES)}.")
        return {lang: str(found[lang]) for lang in LANGUAGES}

    def parts(self, name: str) -> list[Part]:
        """A list of tables."""
        found = self.values.get(name, [])
        if not isinstance(found, Sequence) or not all(isinstance(one, Mapping) for one in found):
            raise Trouble(f"{self.where}: {name} must be a list of tables.")
        return [Part(one, f"{self.where}, {name}[{i}]") for i, one in enumerate(found)]


def read(path: Path) -> Part:
    """A whole file."""
    try:
        return Part(tomllib.loads(path.read_text("utf-8")), path.name)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Trouble(f"{path}: {error}.") from None
