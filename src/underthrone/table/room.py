"""A room: one table with its chairs, its journal, its chat, and what happened so far."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from underthrone.journal.journal import BACK, UNDO, Journal, Next
from underthrone.kernel.game import Game
from underthrone.kernel.state import Event, State
from underthrone.table.chair import BOT, BOT_NAMES, OPEN, PERSON, Chair
from underthrone.table.listener import Listener
from underthrone.table.refusal import Refusal

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"


class Entry(NamedTuple):
    """What one line of the journal caused; entry 0 is the deal."""

    ply: int
    seat: int | None
    move: int
    round: int
    events: list[Event]
    tracks: dict[str, list[int]]  # as they stood after it; nothing of what was taken back


@dataclass(slots=True, frozen=True)
class Said:
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Door(asyncio.Lock):
    """The lock of a room; nobody enters one that is gone."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.room.gone:
            self.release()
            raise Refusal("late")


class Room:
    """One table in memory; everything in it can be rebuilt from storage."""

    def __init__(self, id: str, game: Game, players: int, options: Mapping[str, Any], secret: bytes) -> None:
        self.id = id
        self.game = game
        self.setup = game.setup(players, options)
        self.secret = secret
        self.dealing = False  # all seats are taken, seals are final, contributions are being opened
        self.live = True
        self.public = False
        self.chairs = [Chair(seat) for seat in range(players)]
        self.host: int | None = None  # the seat that starts the game; without one it starts when all seats are taken
        self.created = time.time()
        self.moved = self.created  # when the last answer came
        self.journal: Journal | None = None
        self.entries: list[Entry] = []
        self.chat: list[Said] = []
        self.next = ""  # the table of the rematch
        self.bases: dict[tuple[int, int], int] = {}  # which move a seat gave to which ply: an answer counts once
        self.put_at = 0  # the ply at which the open question was put
        self.told: dict[Any, Any] = {}  # what the log says, by reader and language
        self.lock = Door(self)
        self.listeners: set[Listener] = set()
        self.users = 0  # how many hold this room now: it stays in memory as long
        self.gone = False  # this copy isn't what is stored: another one takes its place
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots that are choosing
        self._live: list[int] = []  # the entries that still count, for undo

    @staticmethod
    def in_memory(
        game: Game,
        players: int | None = None,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = ("Ada",),
    ) -> Room:
        """A table that is played without a server: people by name from the first seat on, bots on the others."""
        setup = game.setup(players, options)
        room = Room(f"memory{seed:06}", game, setup.players, setup.options, b"")
        for chair in room.chairs:
            person = chair.seat < len(names)
            chair.kind = PERSON if person else BOT
            chair.name = names[chair.seat] if person else BOT_NAMES[chair.seat]
            chair.level = "" if person else "normal"
            chair.streams = 1 if person else 0
        room.host = 0 if names else None
        room.begin(Journal.begin(game, setup.players, setup.options, seed=seed))
        return room

    # --- Where the game stands

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def phase(self) -> str:
        """gathering, playing or over."""
        if self.journal is None:
            return GATHERING
        return OVER if self.journal.ended else PLAYING

    @property
    def state(self) -> State:
        """The position now."""
        assert self.journal is not None, "the game has begun"
        return self.journal.state

    @property
    def ply(self) -> int:
        """How many answers were given."""
        return 0 if self.journal is None else len(self.journal.lines)

    def open_seats(self) -> list[int]:
        """The seats that nobody has."""
        return [chair.seat for chair in self.chairs if chair.kind == OPEN]

    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [chair.seat for chair in self.chairs if chair.kind == PERSON]

    def unopened(self) -> list[int]:
        """The seats whose contribution is sealed and not opened."""
        return [chair.seat for chair in self.chairs if chair.kind == PERSON and chair.seal and not chair.contribution]

    def answered(self, seat: int, ply: int) -> bool:
        """Whether the position that a seat saw at a ply is no longer the one that it is asked about."""
        assert self.journal is not None
        return not self.put_at <= ply <= self.ply or any(line.seat == seat for line in self.journal.lines[ply:])

    # --- Playing

    def begin(self, journal: Journal) -> None:
        """The game starts, or is read back: everything that happened is told from the first deal on."""
        assert not journal.lines, "lines are written one by one"
        self.journal = journal
        self.rename()
        s = journal.state
        self.entries = [Entry(0, None, 0, s.round(), s.events[:], s.tracks())]

    def new_journal(self) -> Journal:
        """The journal before the first answer: chance comes from the secret and from everybody’s contribution."""
        given = {chair.seat: chair.contribution for chair in self.chairs if chair.contribution}
        return Journal.begin(self.game, self.players, self.setup.options, secret=self.secret, contributions=given)

    def play(self, seat: int, move: int) -> None:
        """A seat answers, in memory alone; BACK and UNDO take back."""
        assert self.journal is not None
        self.write(self.journal.undone(seat) if move in (BACK, UNDO) else self.journal.next(seat, move), self.ply)

    def write(self, next: Next, base: int) -> None:
        """An answer counts from now on; it was given to the ply `base`."""
        assert self.journal is not None
        self.journal.write(next)
        seat, move, _ = next.line
        self.bases[seat, base] = move
        s, taken_back = next.state, move < 0
        events, tracks = ([], {}) if taken_back else (s.events[:], s.tracks())
        self.entries.append(Entry(self.ply, seat, move, s.round(), events, tracks))
        if move == UNDO:
            undone = self._live.pop()
            self.entries[undone] = self.entries[undone]._replace(events=[], tracks={})
            self.told.clear()
        else:
            self._live.append(self.ply)
        if move != BACK and not next.state.parts_of(seat):
            self.put_at = self.ply
        if next.state.question < 0:
            self.told.clear()

    def tell(self, what: str) -> None:
        """Something changed: everybody who listens hears of it."""
        for listener in self.listeners:
            listener.hear(what, self.ply)

    def rename(self) -> None:
        """The names of all seats, for everything that is said from now on."""
        if self.journal is not None:
            self.journal.setup.names[:] = [chair.name for chair in self.chairs]
        self.told.clear()
