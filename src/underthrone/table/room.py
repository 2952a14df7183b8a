"""A room: one table with its chairs, its journal, its chat, and what happened so far."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from underthrone.journal.journal import Journal
from underthrone.journal.moments import ANSWER, BACK, UNDO, Moment
from underthrone.journal.starts import Start
from underthrone.kernel.game import Game
from underthrone.kernel.state import State
from underthrone.table.chair import BOT, BOT_NAMES, OPEN, PERSON, Chair
from underthrone.table.fairness import Fairness, fairness
from underthrone.table.handover import Handover, names_at
from underthrone.table.listener import Listener
from underthrone.table.log import Entry, Log
from underthrone.table.presence import ABSENT_SECONDS, Presence, whose
from underthrone.table.refusal import Refusal

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CHAT_KEPT: Final = 200  # lines of chat that a room shows
RECENT: Final = 40  # lines whose answers count once, however often they are sent


@dataclass(slots=True, frozen=True)
class Said:
    """A line of chat."""

    number: int
    seat: int | None  # None: a spectator
    name: str
    text: str
    at: float


class RoomLock(asyncio.Lock):
    """The lock of a room; nobody enters one that is gone."""

    def __init__(self) -> None:
        super().__init__()
        self.gone = False  # this copy of the room isn't what is stored: another one takes its place

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.gone:
            self.release()
            raise Refusal("late")


def is_change(before: State, moment: Moment) -> bool:
    """Whether a line takes something back, or changes an answer that was sealed."""
    assert moment.line is not None
    return moment.line.verb != ANSWER or not before.waiting >> moment.line.seat & 1


class Room:
    """One table in memory; everything in it can be rebuilt from storage."""

    def __init__(
        self,
        table_id: str,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        secret: bytes,
        rules: int | None = None,
    ) -> None:
        self.id = table_id
        self.game = game
        self.setup = game.setup(players, options, rules)
        self.secret = secret
        self.dealing = False  # all seats are taken, seals are final, contributions are being opened
        self.live = True
        self.public = False
        self.open_chat = False  # spectators may write too
        self.hints = False  # people may ask the bots, though others play
        self.start: Start | None = None  # the moment of another game that this one goes on from
        self.continues = ""  # the table where that was played
        self.closed = False  # by whoever runs the server
        self.origin = ""  # a keyed hash of the address that opened it: bots are shared out fairly
        self.chairs = [Chair(seat) for seat in range(players)]
        self.host: int | None = None  # the seat that starts the game; without one it starts when all seats are taken
        self.created = time.time()
        self.moved = self.created  # when the last answer came
        self.journal: Journal | None = None
        self.log = Log()
        self.chat: list[Said] = []
        self.handovers: list[Handover] = []  # who left in the middle of the game, and who went on
        self.next = ""  # the table of the rematch
        self.revision = 0  # how often the table's row and seats were changed, by whatever process
        # what a seat sent, by seat and the ply that it saw: sent again it counts once
        self.received: dict[tuple[int, int], tuple[str, int | None]] = {}
        self.wishes: dict[str, Mapping[str, str]] = {}  # what people needn't be asked, by the hash of their token
        self.requests: dict[int, int] = {}  # the first ply of what came together, for each of its plies
        self.changes: dict[int, int] = {}  # how often a seat has changed its mind since the last fence
        self.checkpoint = 0  # the ply of the last position that is stored
        self.question_ply = 0  # the ply at which the open question was put
        self.fairness: Fairness | None = None  # once the game is over and somebody looks
        self.presence = Presence()
        self.lock = RoomLock()
        self.listeners: set[Listener] = set()
        self.users = 0  # how many hold this room now: it stays in memory as long

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
            if person:
                room.presence.arrive(whose(room.id, chair))
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
    def stand(self) -> tuple[int, int, int]:
        """How far this room is: its revision, its answers and its lines of chat."""
        return self.revision, self.ply, self.chat[-1].number if self.chat else 0

    @property
    def deal(self) -> str:
        """The digest of the first deal; nothing while gathering."""
        return "" if self.journal is None else self.journal.first

    @property
    def state(self) -> State:
        """The position now."""
        assert self.journal is not None, "the game has begun"
        return self.journal.state

    @property
    def ply(self) -> int:
        """How many answers were given."""
        return 0 if self.journal is None else self.journal.now.number

    def saw(self, seat: int) -> None:
        """A person gave a sign of life."""
        self.presence.saw(whose(self.id, self.chairs[seat]))

    def away(self, chair: Chair) -> float:
        """For how many seconds a person's absence was seen; 0 for who is here."""
        return self.presence.away(whose(self.id, chair))

    def standing(self) -> list[tuple[bool, bool]]:
        """Who of the people is here, and who is long absent: what pages show of presence."""
        who = [whose(self.id, chair) for chair in self.chairs if chair.kind == PERSON]
        return [(self.presence.here(one), self.presence.away(one) >= ABSENT_SECONDS) for one in who]

    def standing_changes_in(self) -> float:
        """After how many seconds that changes by itself, if nobody gives a sign of life."""
        who = [whose(self.id, chair) for chair in self.chairs if chair.kind == PERSON]
        return min(map(self.presence.changes_in, who), default=math.inf)

    def open_seats(self) -> list[int]:
        """The seats that nobody has."""
        return [chair.seat for chair in self.chairs if chair.kind == OPEN]

    @property
    def has_bots(self) -> bool:
        """Whether a bot sits here."""
        return BOT in [chair.kind for chair in self.chairs]

    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [chair.seat for chair in self.chairs if chair.kind == PERSON]

    def chairs_with(self, changed: Iterable[Chair]) -> list[Chair]:
        """All chairs as they will be when some have changed."""
        new = {chair.seat: chair for chair in changed}
        return [new.get(chair.seat, chair) for chair in self.chairs]

    def unopened(self, changed: Iterable[Chair] = ()) -> list[int]:
        """The seats whose contribution is sealed and not opened, when some chairs have changed."""
        chairs = self.chairs_with(changed)
        return [chair.seat for chair in chairs if chair.kind == PERSON and chair.seal and not chair.contribution]

    def answered(self, seat: int, ply: int) -> bool:
        """Whether the position that a seat saw at a ply is no longer the one that it decides about."""
        assert self.journal is not None
        since = self.journal.lines[max(0, ply - self.journal.skipped) :]
        return not self.question_ply <= ply <= self.ply or any(line.seat == seat for line in since)

    # --- Playing

    def begin(self, journal: Journal) -> None:
        """The game starts, or is read back: everything that happened is told from the first deal on."""
        assert not journal.lines, "lines are written one by one"
        self.journal = journal
        self.rename()
        s = journal.state
        self.log.add(Entry(0, None, ANSWER, s.round(), s.events, s.tracks()))

    def new_journal(self, changed: Iterable[Chair] = ()) -> Journal:
        """The journal before the first answer: chance comes from the secret and from everybody’s contribution."""
        given = {chair.seat: chair.contribution for chair in self.chairs_with(changed) if chair.contribution}
        setup = self.setup
        return Journal.begin(
            self.game,
            setup.players,
            setup.options,
            secret=self.secret,
            contributions=given,
            rules=setup.rules,
            start=self.start,
        )

    def play(self, seat: int, move: int) -> None:
        """A seat answers, in memory alone."""
        assert self.journal is not None
        self.write(self.journal.draft(seat, move), self.ply)
        if self.phase == OVER:
            self.fairness = fairness(self.journal)

    def undo(self, seat: int) -> None:
        """A seat takes back, in memory alone."""
        assert self.journal is not None
        self.write(self.journal.draft_undo(seat), self.ply)

    def write(self, moment: Moment, seen_ply: int, entry: Entry | None = None) -> None:
        """A line counts from now on; who sent it saw the position at `seen_ply`; `entry` is what the log says of it."""
        assert self.journal is not None
        assert moment.line is not None
        entry, before = entry or self.entry(moment), self.state
        self.journal.write(moment)
        seat, verb, move, _ = moment.line
        self.received[seat, seen_ply] = verb, move
        self.log.add(entry)
        if moment.undoable is None:
            self.changes.clear()
        elif is_change(before, moment):
            self.changes[seat] = self.changes.get(seat, 0) + 1
        if verb != BACK and not moment.state.parts_of(seat):
            self.question_ply = self.ply
        if self.phase == OVER:
            self.log.forget_words()  # everything is told to everybody from now on

    def forget_long_ago(self) -> None:
        """Lines that are stored, and that nobody can take back or send again, needn't be held any more."""
        assert self.journal is not None
        last = min(self.ply - RECENT, self.question_ply)
        if last < self.journal.skipped + RECENT or self.journal.now.undoable is not None:
            return
        self.journal.forget(last)
        self.log.forget(last)
        self.received = {sent: line for sent, line in self.received.items() if sent[1] >= last}
        self.requests = {ply: first for ply, first in self.requests.items() if ply > last}

    def came_together(self, first: int, last: int) -> None:
        """Answers that were sent at once are taken back at once."""
        for ply in range(first, last + 1):
            self.requests[ply] = first

    def entry(self, moment: Moment, before: Moment | None = None) -> Entry:
        """What the log says of a line that is the next one, or will be after another."""
        assert self.journal is not None
        assert moment.line is not None
        seat, verb, _, _ = moment.line
        undoable = (before or self.journal.now).undoable if verb == UNDO else None
        s = moment.state
        events, tracks = (s.events, s.tracks()) if verb == ANSWER else ([], {})
        undone = None if undoable is None else undoable.number
        return Entry(moment.number, seat, verb, s.round(), events, tracks, undone)

    def tell(self, what: str) -> None:
        """Something changed: everybody who listens hears of it."""
        for listener in self.listeners:
            listener.hear(what, self.ply)

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [chair.name for chair in self.chairs]

    def names_at(self, ply: int) -> list[str]:
        """What the seats were called when an answer was given."""
        return names_at(self.handovers, self.names, ply)

    def handover(self, seat: int, kind: str) -> Handover | None:
        """What is written down when a seat changes hands; nothing before the game."""
        if self.journal is None:
            return None
        return Handover(len(self.handovers) + 1, self.ply, seat, kind, self.chairs[seat].name, time.time())

    def hand_over(self, chair: Chair, handover: Handover | None) -> None:
        """A seat is somebody else's, or nobody's, from now on; what was told of whoever had it stays theirs."""
        self.chairs[chair.seat] = chair
        if handover is not None:
            self.handovers.append(handover)
        self.rename()

    def rename(self) -> None:
        """The names of all seats, for everything that is said from now on."""
        if self.journal is not None:
            self.journal.setup.names[:] = self.names
        self.log.handovers = self.handovers
        self.log.forget_words()
