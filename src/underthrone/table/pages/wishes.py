"""What a person needn't be asked: kept by the browser, so that it holds at every table and after a reload."""

from __future__ import annotations

import re
from typing import Final

COOKIE: Final = "wishes"
ASK: Final = "ask"
HELPS: Final = "helps"
NEVER: Final = "never"
WISHES: Final = (ASK, HELPS, NEVER)
FIRST: Final = {"": HELPS}  # of whatever nothing is wished for
KEPT_WISHES: Final = 80
CARD: Final = re.compile("[a-z0-9-]{0,48}")


def read(cookie: str | None) -> dict[str, str]:
    """Wishes by card, `triage:never|unbroken:ask`; what isn't understood counts for nothing."""
    said = [one.partition(":")[::2] for one in (cookie or "").split("|")[:KEPT_WISHES]]
    return FIRST | {card: wish for card, wish in said if fits(card, wish)}


def fits(card: str, wish: str) -> bool:
    """Whether this can be wished."""
    return wish in WISHES and CARD.fullmatch(card) is not None


def written(wishes: dict[str, str], card: str, wish: str) -> str:
    """The cookie after another wish."""
    others = [(name, said) for name, said in wishes.items() if name != card]
    kept = [*others, (card, wish)][-KEPT_WISHES:]
    return "|".join(f"{name}:{said}" for name, said in kept if (name, said) != ("", HELPS))
