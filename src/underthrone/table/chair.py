"""A chair at a table: who sits on a seat."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
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
    seal: str = ""  # the SHA-256 of the person's contribution: fixed before anybody's is opened
    contribution: str = ""  # the person's own part of all chance, once it is opened
    streams: int = 0  # how many pages of this person are open now
    seen: float | None = None  # when the person was last here, by the clock that never jumps; None: not since we look
    since: float = field(default_factory=time.monotonic)  # since when we look

    def sign(self) -> None:
        """A sign of life."""
        self.seen = time.monotonic()

    @property
    def away(self) -> float:
        """For how many seconds this process has seen that nobody is here."""
        return 0.0 if self.streams else time.monotonic() - (self.since if self.seen is None else self.seen)
