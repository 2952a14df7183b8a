"""A room: one table with its chairs, its journal, its chat, and what happened so far."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from underthrone.journal.journal import BACK, UNDO, Journal
from underthrone.kernel.game import Game
from underthrone.kernel.state import Event, State
from underthrone.table.chair import BOT, BOT_NAMES, OPEN, PERSON, Chair

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


class Said(NamedTuple):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Room:
    """One table in memory; everything in it can be rebuilt from storage."""

    def __init__(self, id: str, game: Game, players: int, options: Mapping[str, Any], secret: bytes) -> None:
        self.id = id
        self.game = game
        self.setup = game.setup(players, options)
        self.secret = secret
        self.live = True
        self.public = False
        self.chairs = [Chair(seat) for seat in range(players)]
        self.host: int | None = None  # the seat that starts the game; without one it starts when all seats are taken
        self.created = time.time()
        self.moved = self.created  # when the last answer came
        self.journal: Journal | None = None
        self.entries: list[Entry] = []
        self.chat: list[Said] = []
        self.told: dict[Any, Any] = {}  # what the log says, by reader and language
        self.lock = asyncio.Lock()
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

    # --- Playing

    def begin(self, journal: Journal) -> None:
        """The game starts, or is read back: everything that happened is told from the first deal on."""
        self.journal = journal
        self.rename()
        s = journal.replay(0)
        self.entries = [Entry(0, None, 0, s.round(), s.events[:])]
        self._live = []
        self.told.clear()
        for ply, (line, after) in enumerate(zip(journal.lines, journal.positions()), 1):
            self.note(ply, line.seat, line.move, after)

    def play(self, seat: int, move: int) -> None:
        """A seat answers, in memory alone; BACK and UNDO take back."""
        assert self.journal is not None
        if move in (BACK, UNDO):
            self.journal.undo(seat)
        else:
            self.journal.play(seat, move)
        self.note(self.ply, seat, self.journal.lines[-1].move, self.state)

    def note(self, ply: int, seat: int, move: int, after: State) -> None:
        """Keeps what an answer caused; what was undone is told no more."""
        events: list[Event] = [] if move < 0 else after.events[:]
        self.entries.append(Entry(ply, seat, move, after.round(), events))
        if move == UNDO:
            undone = self._live.pop()
            self.entries[undone] = self.entries[undone]._replace(events=[])
            self.told.clear()
        else:
            self._live.append(ply)

    def rename(self) -> None:
        """The names of all seats, for everything that is said from now on."""
        if self.journal is not None:
            self.journal.setup.names[:] = [chair.name for chair in self.chairs]
        self.told.clear()
