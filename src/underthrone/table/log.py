"""The log of a table: what each line of its journal caused, and that in sentences for each reader."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from underthrone.journal.moments import UNDO
from underthrone.kernel.game import Game, Setup
from underthrone.kernel.state import Event, State
from underthrone.table.chair import BOT, OPEN
from underthrone.table.handover import Handover, names_at, successor
from underthrone.table.words import say

ENTRIES: Final = msgspec.json.Encoder()
GAMES: Final = 64  # with their editions, of which the names of events are remembered
LONG: Final = 100  # entries that are put into words at once


class Entry(NamedTuple):
    """What one line of the journal caused; entry 0 is the deal."""

    ply: int
    seat: int | None
    verb: str
    round: int
    events: list[Event]
    tracks: dict[str, list[int]]  # as they stood after an answer; nothing of what was taken back
    undone: int | None = None  # the ply whose answer was taken back


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
    """Entries in their order; each is put into words once for a reader. After the deal some may be missing at first."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.handovers: list[Handover] = []
        self.missing = 0  # entries after the deal that are stored and aren't held here
        self.read_here = False  # somebody looks at this table: nothing is forgotten
        self._words = 0  # how often words were forgotten
        self._read: dict[Reader, tuple[int, list[LogEntry]]] = {}  # how many entries were put into words

    def add(self, entry: Entry) -> None:
        """One more line."""
        assert entry.ply == self.missing + len(self.entries)
        self.entries.append(entry)
        if entry.undone is not None:
            self._take_back(entry.undone)

    def fill(self, entries: list[Entry]) -> None:
        """The entries that are missing after the deal."""
        assert len(entries) == self.missing
        self.entries[1:1] = entries
        self.missing = 0
        for entry in entries:
            if entry.undone is not None:
                self.entries[entry.undone] = self.entries[entry.undone]._replace(events=[], tracks={})
        self.forget_words()

    def forget(self, ply: int) -> None:
        """The entries after the deal and up to a ply, which are stored, needn't be held."""
        if not self.read_here and ply > self.missing:
            del self.entries[1 : 1 + ply - self.missing]
            self.missing = ply

    def _take_back(self, ply: int) -> None:
        """What a line caused is undone."""
        at = ply - self.missing
        self.entries[at] = self.entries[at]._replace(events=[], tracks={})
        for reader, (done, found) in self._read.items():
            if done > at:
                self._read[reader] = at, [entry for entry in found if entry.ply < ply]
        self._words += 1

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
        self._words += 1

    def read(self, g: Game, s: State, reader: Reader) -> list[LogEntry]:
        """All entries that say something to the reader."""
        assert not self.missing
        done, found = self._read.get(reader, (0, []))
        found += _entries_in_words(g, s, self.entries[done:], reader, self.handovers)
        self._read[reader] = len(self.entries), found
        return found

    async def prepare(self, g: Game, s: State, reader: Reader) -> None:
        """Puts a long part that the reader hasn't read yet into words, while the loop goes on."""
        done, found = self._read.get(reader, (0, []))
        new, words = self.entries[done:], self._words
        if len(new) < LONG:
            return
        worded = await asyncio.to_thread(_entries_in_words, g, s, new, reader, self.handovers[:])
        if words == self._words and self._read.get(reader, (0, found))[0] == done:
            self._read[reader] = done + len(new), found + worded

    def handed_over(self, g: Game, s: State, lang: str) -> list[LogEntry]:
        """Who left and who went on, in sentences."""
        return [self._handed_over(g, s, handover, lang) for handover in self.handovers]

    def _handed_over(self, g: Game, s: State, handover: Handover, lang: str) -> LogEntry:
        seat, label = handover.seat, g.say(lang, "seat", {"number": handover.seat + 1})
        was = handover.name or label
        now = successor(self.handovers, s.setup.names, handover) or label
        if handover.kind == OPEN:
            event = "person-left"
        elif handover.kind == BOT:
            event = "bot-went-on"
        else:
            event = "person-returned" if was == now else "person-went-on"
        sentence = say(lang, event, was=was, now=now)
        number = self.entries[handover.ply - self.missing].round
        return LogEntry(handover.ply, seat, number, [sentence], [{"event": event, "seat": seat}])


def _entries_in_words(
    g: Game, s: State, entries: list[Entry], reader: Reader, handovers: Sequence[Handover] = ()
) -> list[LogEntry]:
    """Each entry with the names of those who sat there then."""
    called: dict[tuple[str, ...], State] = {}
    worded: list[LogEntry] = []
    for entry in entries:
        then = s
        if handovers:
            names = names_at(handovers, s.setup.names, entry.ply)
            then = called.get(tuple(names)) or called.setdefault(tuple(names), _called(s, names))
        worded.append(_worded(g, then, entry, reader))
    return [entry for entry in worded if entry.sentences]


def _called(s: State, names: list[str]) -> State:
    """The same position, with the players called otherwise."""
    then, setup = s.clone(), s.setup
    then.setup = Setup(setup.game, setup.players, setup.options, setup.rules)
    then.setup.names = names
    return then


def _worded(g: Game, s: State, entry: Entry, reader: Reader) -> LogEntry:
    lang = reader.lang
    if entry.verb == UNDO and entry.seat is not None:
        sentence = say(lang, "took-back", seat=g.seat_name(s, entry.seat, lang))
        return LogEntry(entry.ply, entry.seat, entry.round, [sentence], [{"event": "took-back", "seat": entry.seat}])
    events = [g.seen(event, event.witness() if reader.everything else reader.seat) for event in entry.events]
    return LogEntry(entry.ply, entry.seat, entry.round, [g.event_words(s, event, lang) for event in events], events)


# --- As it is stored


def written(g: Game, entry: Entry) -> str:
    """What a line caused, as JSON: the round, the events by name, where the numbers stand, and what was undone."""
    kinds = g.events.kinds
    events = [(kinds[kind].name, a, b, c, who) for kind, a, b, c, who in entry.events]
    return ENTRIES.encode([entry.round, events, entry.tracks, entry.undone]).decode()


def entry_from(g: Game, ply: int, seat: int, verb: str, caused: str) -> Entry:
    """The reverse of written()."""
    numbers = _numbers(g)
    number, events, tracks, undone = msgspec.json.decode(caused)
    return Entry(ply, seat, verb, number, [Event(numbers[name], *more) for name, *more in events], tracks, undone)


@lru_cache(GAMES)
def _numbers(g: Game) -> dict[str, int]:
    return {kind.name: number for number, kind in enumerate(g.events.kinds)}
