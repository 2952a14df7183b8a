"""The log of a table: what each line of its journal caused, and that in sentences for each reader."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from underthrone.journal.moments import UNDO
from underthrone.kernel.game import Game
from underthrone.kernel.state import Event, State
from underthrone.table.words import say


class Entry(NamedTuple):
    """What one line of the journal caused; entry 0 is the deal."""

    ply: int
    seat: int | None
    verb: str
    round: int
    events: list[Event]
    tracks: dict[str, list[int]]  # as they stood after an answer; nothing of what was taken back


@dataclass(slots=True, frozen=True)
class LogEntry:
    """What one answer caused, in sentences, and as events with their arguments; secrets of others are None."""

    ply: int
    seat: int | None  # who answered last; None for the deal
    round: int
    sentences: list[str]
    events: list[dict[str, Any]]  # one for each sentence: {"event": "revealed", "seat": 1, "card": 7}


@dataclass(slots=True, frozen=True)
class Milestone:
    """Where the numbers of a game stood after a round; round 0 is the deal."""

    round: int
    tracks: dict[str, list[int]]  # by name: one for each seat, or one for all


class Reader(NamedTuple):
    """Who reads, and whether the game is over, so that everything is told."""

    seat: int | None
    lang: str
    everything: bool


class Log:
    """Entries in their order; each is put into words once for a reader."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._read: dict[Reader, tuple[int, list[LogEntry]]] = {}  # how many entries were put into words

    def add(self, entry: Entry) -> None:
        """One more line."""
        assert entry.ply == len(self.entries)
        self.entries.append(entry)

    def take_back(self, ply: int) -> None:
        """What a line caused is undone."""
        self.entries[ply] = self.entries[ply]._replace(events=[], tracks={})
        self.forget_words()

    def course(self) -> list[Milestone]:
        """The deal, every round and the end: what a round brought is known when the next one has begun."""
        counted = [entry for entry in self.entries if entry.tracks]
        if not counted:
            return []
        rounds = [Milestone(was.round, now.tracks) for was, now in pairwise(counted) if now.round > was.round]
        return [Milestone(0, counted[0].tracks), *rounds, Milestone(counted[-1].round, counted[-1].tracks)]

    def forget_words(self) -> None:
        """Names or entries have changed: everything is put into words again."""
        self._read.clear()

    def read(self, g: Game, s: State, reader: Reader) -> list[LogEntry]:
        """All entries that say something to the reader."""
        done, found = self._read.get(reader, (0, []))
        for entry in self.entries[done:]:
            worded = _worded(g, s, entry, reader)
            if worded.sentences:
                found.append(worded)
        self._read[reader] = len(self.entries), found
        return found


def _worded(g: Game, s: State, entry: Entry, reader: Reader) -> LogEntry:
    lang = reader.lang
    if entry.verb == UNDO and entry.seat is not None:
        sentence = say(lang, "took-back", seat=g.seat_name(s, entry.seat, lang))
        return LogEntry(entry.ply, entry.seat, entry.round, [sentence], [{"event": "took-back", "seat": entry.seat}])
    events = [g.seen(event, event.witness() if reader.everything else reader.seat) for event in entry.events]
    return LogEntry(entry.ply, entry.seat, entry.round, [g.event_words(s, event, lang) for event in events], events)
