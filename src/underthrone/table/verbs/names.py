"""Names and other short texts, as people write them: bounded, on one line, without control signs."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
GUESTS: Final = {  # who went down to the underworld alive, for people who haven't said what they are called
    "en": ("Orpheus", "Psyche", "Theseus", "Ulysses", "Aeneas", "Alcestis", "Hercules", "Inanna", "Dante", "Virgil"),
    "fr": ("Orphée", "Psyché", "Thésée", "Ulysse", "Énée", "Alceste", "Hercule", "Inanna", "Dante", "Virgile"),
}


def guest(lang: str) -> str:
    """A name that reads well in the log for everybody."""
    return secrets.choice(GUESTS[lang])


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """The text on one line, cut where it is too long."""
    seen = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text[: 8 * longest])
    return " ".join(seen.split())[:longest].strip()
