"""What happened in a game so far, and what one seat has seen and done of it."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final, NamedTuple

from underthrone.kernel.game import Game
from underthrone.kernel.state import Event, Note

VEIL: Final = -2  # instead of a seat: what came before is known as one seat saw it, which stands in the move's place

Entry = tuple[int, int, tuple[Note, ...]]  # a seat, its move or -1, and what it caused


class Information(NamedTuple):
    """All that a seat has seen and done, in its order, and a hash of 64 bits that grows with it."""

    lines: list[str]  # own moves in their notation, events as the seat saw them
    hash: int


class History:
    """Entries in their order. Copies of a game share them, and each goes on by itself."""

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries  # others may have added to it: only the first `count` are ours
        self.count = len(entries)

    def then(self, entry: Entry) -> History:
        """The history after one more entry."""
        ours = self._entries if len(self._entries) == self.count else self.listed()
        ours.append(entry)
        return History(ours)

    def listed(self, first: int = 0) -> list[Entry]:
        """The entries from a number on."""
        return self._entries[first : self.count]


def grown(g: Game, known: Information, entries: list[Entry], me: int) -> Information:
    """What a seat knows after some more entries."""
    lines: list[str] = []
    eyes: list[int] = []  # through which the entries before are seen
    for who, move, notes in reversed(entries):
        if who == VEIL:
            eyes.append(move)
            continue
        for note in reversed(notes):
            for eye in eyes:
                note = _open_part(g, note, eye)
            lines.append(json.dumps(g.seen(Event(*note), me), separators=(",", ":")))
        if who == me:
            lines.append(_own(g, move, [eye for eye in eyes if eye != me]))
    chained = known.hash.to_bytes(8, "big")
    for line in reversed(lines):
        chained = blake2b(chained + line.encode(), digest_size=8).digest()
    return Information(known.lines + lines[::-1], int.from_bytes(chained, "big"))


def _own(g: Game, move: int, others: list[int]) -> str:
    """An own move; in a world that another seat imagines it isn't known."""
    if others:
        return "?"
    return g.notation(move) if move >= 0 else "withdraw"


def _open_part(g: Game, note: Note, me: int) -> Note:
    kind, a, b, c, who = note
    if who < 0 or (me >= 0 and who >> me & 1):
        return note
    secret = [*g.events.kinds[kind].secret, False, False, False]
    return kind, 0 if secret[0] else a, 0 if secret[1] else b, 0 if secret[2] else c, who
