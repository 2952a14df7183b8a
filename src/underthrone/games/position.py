"""A state of one of our games, with what programs ask of it beyond playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, SupportsIndex

from underthrone.games.heuristics import Heuristics
from underthrone.games.history import VEIL, Entry, History, Information, grown
from underthrone.games.keys import key
from underthrone.games.tensors import FLOAT, Pen, mask
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Setup
from underthrone.kernel.state import SEATS, SPECTATOR, State, whole


class Position(State):
    """What the table of every game can do; a game's own class adds `encode`."""

    def __init__(self, setup: Setup, of: Position | None = None) -> None:
        super().__init__(setup, of)
        self._history: History | None = None if of is None else of._history  # as long as it is recorded
        self._told: dict[int, tuple[int, Information]] = {} if of is None else of._told.copy()

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
        """From now on what happens is recorded, and kept for information()."""
        self.recording = True
        if self._history is None:
            self._history = History([(SPECTATOR, -1, tuple(self.noted))])
        return self

    def without_history(self) -> Self:
        """Nothing is kept for information(): who copies often, or holds many games, needn't pay for it."""
        self._history = None
        if self._told:
            self._told = {}
        return self

    def play(self, seat: SupportsIndex, move: SupportsIndex) -> None:
        """The seat answers; Illegal, and nothing has changed, when the move isn't one of its options."""
        super().play(seat, move)
        if self._history is not None:
            self._remember(whole(seat), whole(move))

    def withdraw(self, seat: SupportsIndex) -> None:
        """Takes back the seat's sealed answer, all parts of it, while others still decide."""
        super().withdraw(seat)
        if self._history is not None:
            self._remember(whole(seat), -1)

    def _remember(self, seat: int, move: int) -> None:
        if self._history is not None and self.recording:
            self._history = self._history.then((seat, move, tuple(self.noted) if move >= 0 else ()))
        else:
            self.without_history()

    def information(self, seat: SupportsIndex) -> Information:
        """All that the seat has seen and done: the same in worlds that it can't tell apart."""
        me, history = self.seated(seat), self._history
        if history is None:
            raise Trouble("Nothing was remembered: s.with_history() begins it.")
        done, known = self._told.get(me, (0, Information([], 0)))
        told = grown(self.setup.game, known, history.listed(done), me)
        self._told[me] = history.count, told
        return told

    # --- Other worlds, other ends

    def redeal(self, seat: SupportsIndex | None, seed: SupportsIndex, sealed: str = "open") -> Self:
        """Another world that looks the same to the seat; it depends on what the seat knows and on the seed only.

        Nothing is recorded in it until with_history(). Others' sealed answers are open again, or with sealed="keep"
        replaced by any that could be, so that the same seats decide.
        """
        if sealed not in ("open", "keep"):
            raise Trouble(f"Sealed answers are 'open' or 'keep', not {sealed!r}.")
        world = super().redeal(seat, seed)
        if self._history is not None:
            me = SPECTATOR if seat is None else whole(seat)
            world._history = self._history.then((VEIL, me, ()))
            world._told = {me: self._told[me]} if me in self._told else {}
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
        self.without_history()
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
        return remembered, (made, parts, None if self._history is None else self._history.listed())


def remembered(made: Callable[..., Position], parts: tuple[Any, ...], history: list[Entry] | None) -> Position:
    """A position out of a pickle, with what happened so far."""
    s = made(*parts)
    s._history = None if history is None else History(history)
    return s
