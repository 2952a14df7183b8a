"""A chair at a table: who sits on a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
LEVELS: Final = ("easy", "normal", "hard")
BOT_NAMES: Final = ("Nyx", "Hypnos", "Lethe", "Orcus", "Eos", "Pallas", "Talos", "Ione")


@dataclass(slots=True)
class Chair:
    """One seat: open, a person's or a bot's. `token` is the hash of the person's token, never the token."""

    seat: int
    kind: str = OPEN
    name: str = ""
    level: str = ""
    token: str = ""
    word: str = ""  # the person's contribution to the seed
    streams: int = 0  # how many pages of this person are open now
    seen: float = 0.0  # when the person was last here, in seconds since 1970
