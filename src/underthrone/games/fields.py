"""What a game's editions can say: the fields of each part, read off the readers at work, with words for people."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from underthrone.games.edition import Ask, Edition
from underthrone.games.formats import Format
from underthrone.games.speech import fields as speech_of
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Say

READERS: Final = ("cards", "kingdom", "reading")  # files of a game, of which one has its reader


class Field:
    """A value that entries of a part can have."""

    def __init__(self, name: str, ask: Ask) -> None:
        self.name = name
        self.ask = ask
        self.origins: set[str] = set()  # of our own values

    def join(self, ask: Ask) -> None:
        """Asked for again: the widest bounds, all words, and the default if it is always the same."""
        mine = self.ask
        low, high = min(mine.low, ask.low), max(mine.high, ask.high)
        choices = mine.choices + tuple([word for word in ask.choices if word not in mine.choices])
        default = mine.default if mine.default == ask.default else ""
        self.ask = Ask(ask.kind, low, high, choices, default)


def reader(game_id: str) -> Any:
    """The module of a game that reads its editions: `FORMAT`, `read` and `load`; Trouble when it has none."""
    package = f"underthrone.games.{game_id.replace('-', '_')}"
    for name in READERS:
        try:
            module: Any = import_module(f"{package}.{name}")
        except ModuleNotFoundError:
            continue
        if hasattr(module, "FORMAT"):
            return module
    raise Trouble(f"The game {game_id} has no editions.")


def format_of(game_id: str) -> Format:
    """How a game's edition files are divided."""
    form: Format = reader(game_id).FORMAT
    return form


def standard(game_id: str) -> Edition:
    """The game's standard edition."""
    return format_of(game_id).standard()


@cache
def words(game_id: str) -> Say:
    """Says what parts and fields are called (`part-…`, `field-…`) and mean (`means-…`)."""
    return speech_of(f"underthrone.games.{game_id.replace('-', '_')}")


def label(game_id: str, name: str, lang: str) -> str:
    """What a field is called."""
    return words(game_id)(lang, f"field-{name}", {})


def meaning(game_id: str, name: str, lang: str) -> str:
    """What a field means."""
    return words(game_id)(lang, f"means-{name}", {})


@cache
def values_said(game_id: str) -> frozenset[str]:
    """The words of a game's editions that people call otherwise."""
    home = files(f"underthrone.games.{game_id.replace('-', '_')}") / "text" / "edition.en.ftl"
    return frozenset(re.findall(r"^value-([\w-]+) =", home.read_text("utf-8"), re.MULTILINE))


def value_word(game_id: str, word: str, lang: str) -> str:
    """What people call a word of an edition: an effect, a colour, a faction."""
    return words(game_id)(lang, f"value-{word}", {}) if game_id and word in values_said(game_id) else word


@cache
def fields(game_id: str) -> dict[str, dict[str, Field]]:
    """The fields of a game's entries by part, and of tables within them by their sort."""
    of = Edition(standard(game_id).name, standard(game_id).parts, standard(game_id).files)
    reader(game_id).load(of)
    found: dict[str, dict[str, Field]] = {}
    for part, entry in of.read:
        for sort, one in [(part, entry), *[(sort, one) for sort, one in entry.parts if sort != "hero"]]:
            for name, ask in one.asked.items():
                known = found.setdefault(sort, {})
                if name in known:
                    known[name].join(ask)
                else:
                    known[name] = Field(name, ask)
                if name in one.values and not name.endswith("grammar"):
                    known[name].origins.add(one.origin(name))
    return found
