"""The editor's pages: the form of an entry, its card, what differs, and a small comparison."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

from underthrone.games.changes import UNSAID, names_of, value_words
from underthrone.games.draft import by_language, entry_in, inputs, shown, table_of
from underthrone.games.edition import NONE, nearest
from underthrone.games.fields import Field, fields, label, meaning, standard, value_word, words
from underthrone.kernel.game import Game
from underthrone.table.look.boards import board_of
from underthrone.table.look.environment import icons
from underthrone.table.look.hand import in_hand
from underthrone.table.look.pieces import Face

ASIDE: Final = ("grammar", "icon", "rule", "hero-grammar", "hero-icon")
ONE_LINE: Final = 44  # letters of an input


@dataclass(slots=True)
class Tried:
    """A draft and what came of it."""

    game: str
    name: str
    part: str
    text: str
    entry: str = ""
    entries: list[str] = field(default_factory=list)
    values: dict[str, Any] | None = None  # of the entry; None: it is gone
    cards: Game | None = None  # None: it can't be played
    changes: list[str] = field(default_factory=list)
    trouble: str = ""
    field: str = ""  # that the trouble is about

    @property
    def file(self) -> str:
        """A name for its file."""
        return re.sub(r"[^A-Za-z0-9_-]+", "-", self.name).strip("-") or "mine"


@dataclass(slots=True, frozen=True)
class Input:
    """A field of the form."""

    name: str
    label: str
    hint: str
    kind: str
    inputs: list[tuple[str, str, str]]  # name, language, what stands in it
    choices: list[tuple[str, str]]  # with what people call them
    low: int
    high: int
    default: str  # what holds where nothing stands
    long: bool  # more than a line
    aside: bool  # nobody plays differently for it


def form_of(tried: Tried, lang: str) -> list[Input]:
    """The inputs of the entry that is shown."""
    known = fields(tried.game).get(tried.part, {})
    return [_input(tried, one, lang) for one in sorted(known.values(), key=lambda one: one.name != "name")]


def _input(tried: Tried, one: Field, lang: str) -> Input:
    langs = ("en", "fr") if by_language(one.ask) else ("",)
    filled = list(zip(inputs(one), langs, shown(one, tried.values or {})))
    ask = one.ask
    kind = "choice" if ask.kind == "flag" else ask.kind
    known = ("true", "false") if ask.kind == "flag" else ask.choices
    said = {"true": value_words(True, lang, tried.game), "false": value_words(False, lang, tried.game)}
    choices = [(word, said.get(word) or value_word(tried.game, word, lang)) for word in known]
    long = ask.kind in ("list", "table") and len(filled[0][2]) > ONE_LINE
    if kind == "number" and tried.values is not None and not isinstance(tried.values.get(one.name, 0), int):
        kind = "word"  # "any", or something that isn't a number yet
    return Input(
        one.name,
        label(tried.game, one.name, lang),
        meaning(tried.game, one.name, lang),
        kind,
        filled,
        choices,
        ask.low,
        ask.high,
        str(ask.default) if type(ask.default) is int else "",
        long,
        one.name in ASIDE,
    )


def no_such_icon(tried: Tried) -> tuple[str, str]:
    """The picture that the entry names and that isn't there, and the one that was probably meant."""
    icon = (tried.values or {}).get("icon", "")
    known = sorted(icons())
    return (icon, nearest(icon, known)) if isinstance(icon, str) and icon and icon not in known else ("", NONE)


def entries_of(tried: Tried, lang: str) -> list[tuple[str, str]]:
    """The entries of the part, with what people call them."""
    form, table = standard(tried.game), table_of(tried.text, tried.file) if not tried.trouble else {"base": "standard"}
    found: list[tuple[str, str]] = []
    for entry in tried.entries:
        values = entry_in(tried.game, table, tried.part, entry) or form.parts[tried.part].get(entry, {})
        name = names_of(entry, values).get(lang, entry)
        found.append((entry, entry if name == entry else f"{name} ({entry})"))
    return found


def parts_of(game: str, lang: str) -> list[tuple[str, str]]:
    """The parts of an edition with their names."""
    return [(part, words(game)(lang, f"part-{part}", {})) for part in standard(game).parts]


def face_of(tried: Tried, lang: str) -> Face | None:
    """The entry as it will look; None when it is gone, or when it can't be played."""
    if tried.cards is None or tried.values is None:
        return None
    with in_hand(tried.cards):
        return board_of(tried.game).entry(tried.part, tried.entry, lang) or _listed(tried, tried.values, lang)


def map_of(tried: Tried, lang: str) -> object:
    """Where the entry lies, for a game with a map."""
    if tried.cards is None or tried.values is None:
        return None
    with in_hand(tried.cards):
        return board_of(tried.game).map(tried.entry, lang)


def _listed(tried: Tried, values: dict[str, Any], lang: str) -> Face:
    """An entry that lies nowhere on the table, such as the lengths of tracks: its values in a list."""
    known = [name for name in values if name not in (*UNSAID, "name", "icon", "rule")]
    facts = tuple((label(tried.game, name, lang), value_words(values[name], lang, tried.game)) for name in known)
    family = words(tried.game)(lang, f"part-{tried.part}", {})
    name = names_of(family[:1].upper() + family[1:], values)[lang]
    return Face(tried.entry, tried.game, name, "rule-book", "", family, facts=facts)
