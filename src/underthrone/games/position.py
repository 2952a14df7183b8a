"""A state of one of our games, with what programs ask of it beyond playing."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple, Self, SupportsIndex

from underthrone.games.heuristics import Heuristics
from underthrone.games.keys import key
from underthrone.games.tensors import FLOAT, Pen, mask
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game, Setup
from underthrone.kernel.state import SEATS, SPECTATOR, Event, Note, State, whole


class Information(NamedTuple):
    """All that a seat has seen and done, in its order, and a hash of 64 bits that grows with it."""

    lines: list[str]  # own moves in their notation, events as the seat saw them
    hash: int


Entry = tuple[int, int, tuple[Note, ...]]  # a seat, its move or -1, and what it caused


class Position(State):
    """What the table of every game can do; a game's own class adds `encode`."""

    def __init__(self, setup: Setup, of: Position | None = None) -> None:
        super().__init__(setup, of)
        # what happened so far, once somebody wants to remember it: see information()
        self._history: list[Entry] | None = None if of is None or of._history is None else of._history[:]
        self._told: dict[int, tuple[int, Information]] = {} if of is None or of._history is None else of._told.copy()

    def clone(self) -> Position:
        """An equal state that shares nothing with this one."""
        raise AssertionError("each game copies its own fields")

    def encode(self, seat: int, pen: Pen) -> None:
        """For write_tensor(): what the seat may know, as numbers."""
        raise AssertionError("each game writes its own tensors")

    def offer(self, seat: int, options: list[int]) -> None:
        """The options of the question that comes next, where the rule that asks it has worked them out already."""
        self.menu = options
        self.menu_seat = seat

    # --- What a seat has seen and done

    def with_history(self) -> Self:
        """From now on everything is kept for information(); a game of which nobody asks for it pays nothing."""
        self.recording = True
        if self._history is None:
            self._history = [(SPECTATOR, -1, tuple(self.noted))]
        return self

    def play(self, seat: SupportsIndex, move: SupportsIndex) -> None:
        """The seat answers; Illegal, and nothing has changed, when the move isn't one of its options."""
        super().play(seat, move)
        if self._history is not None:
            self._history.append((whole(seat), whole(move), tuple(self.noted)))

    def withdraw(self, seat: SupportsIndex) -> None:
        """Takes back the seat's sealed answer, all parts of it, while others still decide."""
        super().withdraw(seat)
        if self._history is not None:
            self._history.append((whole(seat), -1, ()))

    def information(self, seat: SupportsIndex) -> Information:
        """All that the seat has seen and done since with_history(): the same in worlds that it can't tell apart."""
        me, g = self.seated(seat), self.setup.game
        if self._history is None:
            raise Trouble("Nothing was remembered: s.with_history() begins it.")
        done, known = self._told.get(me, (0, Information([], 0)))
        lines: list[str] = []
        for who, move, notes in self._history[done:]:
            if who == me:
                lines.append(g.notation(move) if move >= 0 else "withdraw")
            lines += [json.dumps(g.seen(Event(*note), me), separators=(",", ":")) for note in notes]
        chained = known.hash.to_bytes(8, "big")
        for line in lines:
            chained = blake2b(chained + line.encode(), digest_size=8).digest()
        told = Information(known.lines + lines, int.from_bytes(chained, "big"))
        self._told[me] = len(self._history), told
        return told

    # --- Other worlds, other ends

    def redeal(self, seat: SupportsIndex | None, seed: SupportsIndex, sealed: str = "open") -> Self:
        """Another world that looks the same to the seat; it depends on what the seat knows and on the seed only.

        Others' sealed answers are open again, or with sealed="keep" replaced by any that could be, so that the same
        seats decide.
        """
        if sealed not in ("open", "keep"):
            raise Trouble(f"Sealed answers are 'open' or 'keep', not {sealed!r}.")
        world = super().redeal(seat, seed)
        if self._history is not None:
            world._history = _seen_by(self.setup.game, self._history, -1 if seat is None else whole(seat))
            world._told = {}
            world.recording = True
        if sealed == "keep":
            for other in SEATS[world.waiting & ~self.waiting]:
                while world.waiting >> other & 1:
                    options = world.options(other)
                    world.answered(other, options[world.below(len(options))])
        return world

    def playout(self, seed: SupportsIndex, habit: bool = False) -> int:
        """Plays to the end, at random or by the game's habit; gives the number of decisions."""
        dice = Dice(seeded(whole(seed)))
        heuristics: Heuristics = self.setup.game.heuristics
        count = 0
        while self.waiting:
            me = SEATS[self.waiting][0]
            if habit:
                move = heuristics.habit(self, me, dice)
            else:
                options = self.options(me)
                move = options[dice.below(len(options))]
            self.answered(me, move)
            count += 1
        return count

    def payoffs(self, shaped: bool = False) -> list[float]:
        """What the game is worth to each seat: a win 1, shared by who won; before the end 0, or shaped: its outlook."""
        seats = range(self.setup.players)
        result = self.result()
        if result is None:
            heuristics: Heuristics = self.setup.game.heuristics
            return [heuristics.value(self, seat) for seat in seats] if shaped else [0.0 for _ in seats]
        share = 1.0 if self.setup.game.cooperative else 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in seats]

    # --- For learners

    def write_tensor(self, seat: SupportsIndex, buffer: Any) -> None:
        """What the seat may know as float32 numbers, into a buffer of the size that g.tensor_layout(players) says."""
        me = self.seated(seat)
        room = memoryview(buffer)
        size = room.nbytes
        pen = Pen(size // FLOAT)
        self.encode(me, pen)
        if size != FLOAT * pen.at or room.format != "f":
            raise Trouble(f"A tensor of this game takes {int(pen.at)} numbers of type float32.")
        room.cast("B")[:] = pen.written()

    def write_mask(self, seat: SupportsIndex, buffer: Any) -> None:
        """A 1 for each of the seat's legal moves, into a buffer of g.move_count bytes."""
        me, count = self.seated(seat), self.setup.game.move_count
        room = memoryview(buffer)
        if room.nbytes != count or room.itemsize != 1:
            raise Trouble(f"A mask of this game takes {count} bytes.")
        room.cast("B")[:] = mask(self.options(me), count)

    # --- As a number

    def key(self) -> int:
        """A number below 2**64 that equal states share and hardly any others."""
        return key(self, self.setup.mark)

    def __hash__(self) -> int:
        return self.key() >> 4

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        made, parts = super().__reduce__()
        return remembered, (made, parts, self._history)


def remembered(made: Callable[..., Position], parts: tuple[Any, ...], history: list[Entry] | None) -> Position:
    """A position out of a pickle, with what happened so far."""
    s = made(*parts)
    s._history = history
    return s


def _seen_by(g: Game, history: list[Entry], me: int) -> list[Entry]:
    """What happened without what the seat doesn't know: others' moves, and secret parts of events."""
    seen: list[Entry] = []
    for who, move, notes in history:
        seen.append((who, move if who == me else -1, tuple([_open_part(g, note, me) for note in notes])))
    return seen


def _open_part(g: Game, note: Note, me: int) -> Note:
    kind, a, b, c, who = note
    if who < 0 or (me >= 0 and who >> me & 1):
        return note
    secret = [*g.events.kinds[kind].secret, False, False, False]
    return kind, 0 if secret[0] else a, 0 if secret[1] else b, 0 if secret[2] else c, who
