"""A chair at a table: who sits on a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
BOT_NAMES: Final = ("Nyx", "Hypnos", "Lethe", "Orcus", "Eos", "Pallas", "Talos", "Ione")


@dataclass(slots=True)
class Chair:
    """One seat: open, a person's or a bot's. `token` is the hash of the person's token, never the token."""

    seat: int
    kind: str = OPEN
    name: str = ""
    level: str = ""
    token: str = ""
    seal: str = ""  # the SHA-256 of the person's contribution: fixed before anybody's is opened
    contribution: str = ""  # the person's own part of all chance, once it is opened
    origin: str = ""  # a keyed hash of the address that the person came from, for some weeks
