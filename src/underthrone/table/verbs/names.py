"""Names and other short texts, as people write them: bounded, on one line, without control signs."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """The text on one line, cut where it is too long."""
    seen = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text[: 8 * longest])
    return " ".join(seen.split())[:longest].strip()
