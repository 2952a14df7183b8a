# interpreted: a compiled class can't be a str
"""Names that know their grammar, and the functions by which sentences put them to use.

`{ THE($card) }`, `{ OF($card) }`, `{ TO($card) }`, `{ DE($seat) }`, `{ QUE($seat) }`; `GENDER` and `PRONOUN` select.
A word without grammar, such as a player's name, is a proper name: it takes no article, and nothing agrees with it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

PROPER: Final = "proper"  # takes no article
UNKNOWN: Final = f"? {PROPER}"
ASPIRATED: Final = "aspirated"  # begins with an h or y before which nothing is elided
KINDS: Final = {"en": ("it", "he", "she", "they"), "fr": ("m", "f", "mp", "fp")}
MARKS: Final = {"en": (PROPER,), "fr": (PROPER, ASPIRATED)}
VOWELS: Final = "aeiouœæ"


class Name(str):
    """A word with its grammar: the gender or pronoun first, then `proper` or `aspirated` where it is so."""

    grammar: str

    def __new__(cls, text: str, grammar: str = UNKNOWN) -> Name:
        name = super().__new__(cls, text)
        name.grammar = grammar
        return name


def wrong_grammar(lang: str, grammar: str) -> bool:
    """Whether a word's grammar isn't what sentences understand."""
    kind, *marks = grammar.split(" ")
    return kind not in KINDS[lang] or not set(marks) <= set(MARKS[lang])


def facts(word: object) -> list[str]:
    """Gender and marks of a name; a bare word is a proper name of nobody knows which gender."""
    return getattr(word, "grammar", UNKNOWN).split(" ")


def elides(word: str) -> bool:
    """Whether a French article or `de` loses its vowel before the word."""
    if ASPIRATED in facts(word):
        return False
    letters = [letter for letter in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(letter)]
    first, second = [*letters, " ", " "][:2]
    return first in VOWELS + "h" or (first == "y" and second not in VOWELS + " ")


def _capital(text: str, cap: object) -> str:
    return text[:1].upper() + text[1:] if cap == "yes" else text


# --- English


def the(word: str, cap: str = "") -> str:
    """The Hydra, Datura."""
    return _capital(str(word) if PROPER in facts(word) else f"the {word}", cap)


def pronoun(word: object) -> str:
    """It, he, she or they, for a choice of words."""
    kind = facts(word)[0]
    return kind if kind in KINDS["en"] else "they"


# --- French


def _joined(word: str, before: str, masculine: str, plural: str, proper: str, cap: str) -> str:
    """The word behind an article, with or without a preposition; `before` is how it stands where a vowel is lost."""
    gender, *marks = facts(word)
    if PROPER in marks:
        said = f"{proper}{word}"
    elif gender.endswith("p"):
        said = f"{plural} {word}"
    elif elides(word):
        said = f"{before}l’{word}"
    else:
        said = f"{masculine} {word}" if gender == "m" else f"{before}la {word}"
    return _capital(said, cap)


def le(word: str, cap: str = "") -> str:
    """La Sirène, l’Hydre, le Roi Kyros, les Miliciens, Datura."""
    return _joined(word, "", "le", "les", "", cap)


def du(word: str, cap: str = "") -> str:
    """De la Sirène, de l’Hydre, du Roi Kyros, des Miliciens, de Datura, d’Orcus."""
    return _joined(word, "de ", "du", "des", "d’" if elides(word) else "de ", cap)


def au(word: str, cap: str = "") -> str:
    """À la Sirène, à l’Hydre, au Roi Kyros, aux Miliciens, à Datura."""
    return _joined(word, "à ", "au", "aux", "à ", cap)


def de(word: str) -> str:
    """D’Orcus, de Marie, d’Élimination: without an article."""
    return f"d’{word}" if elides(word) else f"de {word}"


def que(word: str) -> str:
    """Qu’Orcus, que Marie."""
    return f"qu’{word}" if elides(word) else f"que {word}"


def gender(word: object) -> str:
    """M, f, mp or fp, for a choice of words; masculine where nobody knows."""
    kind = facts(word)[0]
    return kind if kind in KINDS["fr"] else "m"


FUNCTIONS: Final[dict[str, dict[str, Callable[..., Any]]]] = {
    "en": {"THE": the, "PRONOUN": pronoun},
    "fr": {"THE": le, "OF": du, "TO": au, "DE": de, "QUE": que, "GENDER": gender},
}
