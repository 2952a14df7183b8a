"""Editions: entries in which every value says where it comes from, and what is wrong with them."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Mapping
from datetime import date
from difflib import get_close_matches
from typing import Any, Final

from underthrone.games.names import KINDS, MARKS, Name, wrong_grammar
from underthrone.games.speech import words_of
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import LANGUAGES

ORIGINS: Final = ("rulebook", "inferred", "elsewhere", "ours")
NAME_LENGTH: Final = 40
HASH_LENGTH: Final = 32  # hexadecimal digits of SHA-256: nobody finds two editions of one name
SHOWN: Final = 12  # words that a sentence lists before it says "and others"
VALUE_LENGTH: Final = 60  # of a value that doesn't fit, as a sentence says it
MOST_ACCENTS: Final = 3  # on one letter of a name
NONE: Final = "none"  # no word is near
ALIKE: Final = 0.6  # how alike two words are, from 0 to 1, of which one may be a slip of the other
COLON: Final = {"en": ": ", "fr": "\u202f: "}
BIDI: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # turn what follows around


class Unfit(Trouble):
    """What doesn't fit in an edition or scene: the sentence by language, the entry and the field."""

    def __init__(self, words: dict[str, str], entry: str = "", field: str = "") -> None:
        super().__init__(words["en"])
        self.words = words
        self.entry = entry
        self.field = field


def unfit(where: str, key: str, args: Mapping[str, Any], entry: str = "", field: str = "") -> Unfit:
    """An error in words of both languages, behind the place."""
    name = args.get("name", "")
    code = {"quoted": repr(name), "away": f'remove = ["{name}"]', "standard": 'base = "standard"', "only": '"standard"'}
    said: dict[str, str] = {}
    for lang in LANGUAGES:
        texts = {name: str(value[lang] if isinstance(value, Mapping) else value) for name, value in args.items()}
        said[lang] = words_of(lang, f"wrong-{key}", code | texts)
    return Unfit({lang: f"{where}{COLON[lang]}{words}." for lang, words in said.items()}, entry, field)


def _both(where: str, en: str, fr: str, entry: str = "", field: str = "") -> Unfit:
    return Unfit({"en": f"{where}{COLON['en']}{en}.", "fr": f"{where}{COLON['fr']}{fr or en}."}, entry, field)


def said_value(value: object) -> str:
    """A value as a sentence says it: in quotes if it is a text, and never longer than a line."""
    said = str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, date) else repr(value)
    return said if len(said) <= VALUE_LENGTH else f"{said[:VALUE_LENGTH]}…"


def nearest(word: object, known: list[str], alike: float = ALIKE) -> str:
    """The known word that was probably meant, with or without its part; NONE when none is near."""
    found = get_close_matches(str(word), known, 1, alike)
    if found:
        return found[0]
    tails = {name.rpartition(".")[2]: name for name in known}
    near = get_close_matches(str(word), list(tails), 1, alike)
    return tails[near[0]] if near else NONE


def _legible(text: str) -> bool:
    """Something is seen of a name, nothing of it is a control sign, and no letter wears a tower of accents."""
    kinds = [unicodedata.category(letter) for letter in text]
    if any(letter in BIDI for letter in text) or not {"Cc", "Zl", "Zp", "Cs", "Co"}.isdisjoint(kinds):
        return False
    accents = "".join("x" if kind in ("Mn", "Me") else " " for kind in kinds)
    return any(kind[0] in "LNPS" for kind in kinds) and "x" * (MOST_ACCENTS + 1) not in accents


class Ask:
    """What a reader asked for under one name: the kind of value, its bounds or words, and what stands in its place."""

    def __init__(
        self, kind: str, low: int = 0, high: int = 0, choices: tuple[str, ...] = (), default: Any = None
    ) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.choices = choices
        self.default = default

    def right(self) -> dict[str, str]:
        """What would be right, by language; NONE where the name says it."""
        known = ", ".join(self.choices[:SHOWN]) + (", …" if len(self.choices) > SHOWN else "")
        facts = {"low": self.low, "high": self.high, "known": known}
        key = "right-" + ("choices" if self.kind == "list" and self.choices else self.kind)
        return {lang: words_of(lang, key, facts) for lang in LANGUAGES}


class Entry:
    """A table of an edition file or a scene; what doesn't fit is refused with file, place and reason."""

    def __init__(self, file: str, entry_id: str, values: dict[str, Any]) -> None:
        self.file = file
        self.id = entry_id
        self.name: str = entry_id  # with its part, as messages and changes say it
        self.values = values
        self.used: set[str] = {"origin"}
        self.asked: dict[str, Ask] = {}
        self.parts: list[tuple[str, Entry]] = []  # tables within it
        self.inherited: set[str] = set()  # values that the standard edition brings
        self.meant: str = NONE  # of a new entry: the standard one that is called nearly so
        self.alone: bool = False  # its file has no base

    def part(self, sort: str, said: str, values: object) -> Entry:
        """A table within the entry, such as a step of an action."""
        if not isinstance(values, Mapping):
            raise self.unfit("table", sort, value=said_value(values), field=sort)
        part = Entry(self.file, self.id, {str(key): value for key, value in values.items()})
        part.name = f"{self.name}, {said}"
        self.parts.append((sort, part))
        return part

    def wrong(self, why: str, fr: str = "", field: str = "") -> Unfit:
        """An error that names the file and the entry, in English and French."""
        return _both(f"{self.file}, {self.name}", why, fr, self.id, field)

    def unfit(self, key: str, name: str, **args: Any) -> Unfit:
        """An error about a value, by the sentence for it."""
        field = str(args.pop("field", name))
        return unfit(f"{self.file}, {self.name}", key, {"name": name} | args, self.id, field)

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        self._note(name, Ask("number", low, high, (), default))
        value = self._value(name, default)
        if type(value) is not int:
            raise self.unfit("whole", name, low=low, high=high, value=said_value(value))
        if not low <= value <= high:
            raise self.unfit("number", name, low=low, high=high, value=said_value(value))
        return value

    def choice(self, name: str, choices: tuple[str, ...], default: str | None = None) -> int:
        """The number of a word in a list of words."""
        self._note(name, Ask("choice", 0, 0, choices, default))
        value = self._value(name, default)
        if value not in choices:
            raise self.unknown(name, value, list(choices))
        return choices.index(value)

    def unknown(self, name: str, value: object, known: list[str]) -> Unfit:
        """A word that isn't known, with those that are and the one that was probably meant."""
        listed = ", ".join(known[:SHOWN]) + (", …" if len(known) > SHOWN else "")
        return self.unfit("choice", name, known=listed, value=said_value(value), near=nearest(value, known))

    def word(self, name: str, default: str | None = None) -> str:
        """A word, such as the name of an icon or the id of a rule."""
        self._note(name, Ask("word", 0, 0, (), default))
        value = self._value(name, default)
        if not isinstance(value, str):
            raise self.unfit("word", name, value=said_value(value))
        if not re.fullmatch(r"[\w-]{0,40}", value):
            raise self.unfit("plain-word", name, value=said_value(value))
        return value

    def flag(self, name: str) -> bool:
        """True or false; false when it isn't there."""
        self._note(name, Ask("flag", 0, 0, (), False))
        value = self._value(name, False)
        if type(value) is not bool:
            raise self.unfit("flag", name, value=said_value(value))
        return value

    def some(self, name: str) -> list[Any]:
        """A list; empty when it isn't there."""
        self._note(name, Ask("list"))
        value = self._value(name, [])
        if not isinstance(value, list | tuple):
            raise self.unfit("list", name, value=said_value(value))
        return list(value)

    def some_of(self, name: str, known: tuple[str, ...]) -> list[int]:
        """A list of words that are known, by their numbers."""
        found: list[int] = []
        for word in self.some(name):
            if word not in known:
                raise self.unknown(name, word, list(known))
            found.append(known.index(word))
        self._note(name, Ask("list", 0, 0, known))
        return found

    def table(self, name: str) -> dict[str, Any]:
        """A table of values; empty when it isn't there."""
        self._note(name, Ask("table"))
        value = self._value(name, {})
        if not isinstance(value, Mapping):
            raise self.unfit("table", name, value=said_value(value))
        return {str(key): part for key, part in value.items()}

    def names(self) -> dict[str, str]:
        """The entry's name by language, each with its grammar."""
        names = self.words_of("name")
        grammar = {"en": "it", "fr": "m"} | self.table("grammar")
        self._note("grammar", Ask("grammar", 0, 0, (), '{ en = "it", fr = "m" }'))
        for lang, facts in grammar.items():
            if lang not in names or not isinstance(facts, str):
                raise self.unfit("two", "grammar")
            if wrong_grammar(lang, facts):
                known = {"kinds": ", ".join(KINDS[lang]), "marks": ", ".join(MARKS[lang])}
                raise self.unfit("grammar", f"grammar.{lang}", **known, value=said_value(facts), field="grammar")
        return {lang: Name(name, grammar[lang]) for lang, name in names.items()}

    def words_of(self, name: str) -> dict[str, str]:
        """A word or sentence by language."""
        self._note(name, Ask("words"))
        value = self._value(name, None)
        if isinstance(value, str):
            value = {"en": value, "fr": value}
        if (
            not isinstance(value, dict)
            or set(value) != {"en", "fr"}
            or not all(isinstance(n, str) for n in value.values())
        ):
            raise self.unfit("words", name)
        for said in value.values():
            if not said.strip() or len(said) > NAME_LENGTH:
                raise self.unfit("length", name, most=NAME_LENGTH, value=str(len(said)))
            if not _legible(said):
                raise self.unfit("letters", name)
        return dict(value)

    def origin(self, name: str) -> str:
        """Where a value comes from."""
        origins = self.values.get("origin", "ours")
        return str(origins.get(name, origins.get("default", "ours"))) if isinstance(origins, dict) else str(origins)

    def finish(self) -> None:
        """Refuses values that nobody asked for, and unknown origins."""
        for name in self.values:
            if name not in self.used and name in self.inherited:
                raise self.unfit("idle", name)
            if name not in self.used:
                known = sorted(self.used - {"origin"})
                raise self.unfit("nothing", name, near=nearest(name, known))
            if self.origin(name) not in ORIGINS:
                raise self.unfit(
                    "origin",
                    name,
                    known=", ".join(ORIGINS),
                    value=said_value(self.origin(name)),
                    near=nearest(self.origin(name), list(ORIGINS)),
                    field="origin",
                )

    def _note(self, name: str, ask: Ask) -> None:
        self.asked[name] = ask

    def _value(self, name: str, default: Any) -> Any:
        self.used.add(name)
        if name not in self.values and default is None:
            mistyped = [key for key in self.values if key not in self.used and nearest(key, [name]) != NONE]
            near = mistyped[0] if mistyped else NONE
            right = self.asked[name].right() if name in self.asked else NONE
            whole = "alone" if self.alone else NONE if near != NONE or self.meant == NONE else "new"
            raise self.unfit("missing", name, near=near, right=right, whole=whole, meant=self.meant)
        return self.values.get(name, default)


class Edition:
    """What all cards of a game are made of: entries by part, in their order, and a name for exactly these contents."""

    def __init__(self, name: str, parts: dict[str, dict[str, Any]], files: dict[str, str] | None = None) -> None:
        self.parts = parts
        self.files: dict[str, str] = files or {}  # where the parts come from, for messages
        self.prefixed: bool = False  # entries are named with their part: skills.cleave
        self.inherited: dict[str, set[str]] = {}  # by entry with its part, the values that the standard edition brings
        self.alone: bool = False  # it says all there is, and takes nothing from the standard edition
        self.meant: dict[str, str] = {}  # by new entry with its part, the standard one that is called nearly so
        self.aims: dict[str, list[float]] = {}  # what its designer wants, by the name of a figure
        self.read: list[tuple[str, Entry]] = []  # the entries that were read, with their parts
        self.text: str = json.dumps(parts, ensure_ascii=False, separators=(",", ":"), default=str)
        self.name: str = re.sub(r"[^\w-]+", "-", name)[:NAME_LENGTH]
        self.id: str = f"{self.name}-{hashlib.sha256(self.text.encode()).hexdigest()[:HASH_LENGTH]}"

    def file(self, part: str) -> str:
        """What messages call the place of a part."""
        return self.files.get(part, self.name)

    def full(self, part: str, entry_id: str) -> str:
        """An entry's name, with its part where the game has several files."""
        return f"{part}.{entry_id}" if self.prefixed else entry_id

    def entries(self, part: str) -> list[Entry]:
        """The entries of a part."""
        found = [self._entry(part, entry_id, values) for entry_id, values in self.parts.get(part, {}).items()]
        self.read += [(part, entry) for entry in found]
        return found

    def _entry(self, part: str, entry_id: str, values: Any) -> Entry:
        file, name = self.file(part), self.full(part, entry_id)
        if not isinstance(values, dict):
            raise unfit(f"{file}, {name}", "entry", {"value": said_value(values), "near": NONE}, entry_id)
        entry = Entry(file, entry_id, values)
        entry.name = name
        entry.alone = self.alone
        entry.meant = self.meant.get(f"{part}.{entry_id}", NONE)
        entry.inherited = self.inherited.get(f"{part}.{entry_id}", set())
        return entry

    def wrong(self, part: str, why: str, fr: str = "") -> Unfit:
        """An error about all entries of a part."""
        return _both(self.file(part), why, fr)


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
