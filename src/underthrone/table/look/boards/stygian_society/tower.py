"""What the log tells of the tower: how many cubes lie on each level, and the ways of the cubes of the last drops."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from underthrone.games.stygian_society.moves import CRYPT, FIELD
from underthrone.games.stygian_society.vocabulary import COLOURS
from underthrone.table.log import LogEntry
from underthrone.table.sight import Sight

LEVELS: Final = 5
KEPT: Final = 6  # drops whose ways the page still has, for herald and eye
REMEMBERED: Final = 256


@dataclass(slots=True)
class Drop:
    """A drop, or cubes shaken out: each cube's way as (colour or "", from level, to)."""

    count: int  # of cubes that went in; 0: shaken out by a card
    before: tuple[int, ...]  # how many lay on each level
    ways: list[tuple[str, int, int]] = field(default_factory=list)

    def fell(self, new: bool) -> tuple[tuple[str, bool], ...]:
        """The cubes that came out, new ones or old ones, and whether they lie in the crypt."""
        return tuple(sorted((c, to == CRYPT) for c, start, to in self.ways if to >= FIELD and (start == 0) == new))

    @property
    def out(self) -> int:
        """How many fell out."""
        return sum(to >= FIELD for _, _, to in self.ways)

    @property
    def script(self) -> str:
        """For the page's script: how many lay on each level, then the ways, `3,0,1,2,0 red02 -03`; `~`: shaken."""
        ways = [f"{c or '-'}{start}{to}" for c, start, to in self.ways]
        return " ".join([("" if self.count else "~") + ",".join(map(str, self.before)), *ways])


@dataclass(slots=True)
class Inside:
    """The tower after some part of the log."""

    read: int = 0
    last: LogEntry | None = None
    levels: list[int] = field(default_factory=lambda: [0] * LEVELS)
    drops: list[Drop] = field(default_factory=list)
    falling: bool = False  # the last event was of cubes on their way


_read: dict[tuple[str, int | None, str], Inside] = {}


def inside(sight: Sight) -> Inside:
    """The tower as it was heard; what was read of a log before isn't read again."""
    key = (sight.table, sight.me, sight.lang)
    known = _read.get(key)
    if known is None or known.read > len(sight.log) or (known.read and sight.log[known.read - 1] is not known.last):
        known = Inside()
        if not sight.replay:
            if len(_read) >= REMEMBERED:
                _read.clear()
            _read[key] = known
    for entry in sight.log[known.read :]:
        _hear(known, entry)
    known.read = len(sight.log)
    known.last = sight.log[-1] if sight.log else None
    return known


def _hear(known: Inside, entry: LogEntry) -> None:
    for event in entry.events:
        kind = event["event"]
        if kind == "cube-moved":
            start, to = event["from"], event["to"]
            if not known.falling:
                _begin(known, 0)
            if start:
                known.levels[start - 1] -= 1
            if to < FIELD:
                known.levels[to - 1] += 1
            shade = event["colour"]
            known.drops[-1].ways.append(("" if shade is None or to < FIELD else COLOURS[shade], start, to))
            continue
        known.falling = False
        if kind == "dropped":
            _begin(known, event["count"])
        elif kind == "regrouped":
            known.levels = [0] * LEVELS
            known.drops.clear()


def _begin(known: Inside, count: int) -> None:
    known.falling = True
    known.drops.append(Drop(count, tuple(known.levels)))
    del known.drops[:-KEPT]
