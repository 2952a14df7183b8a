"""Many games at once, stepped inside compiled code: what a learner drives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from underthrone.bots.bot import Bot
from underthrone.games.board import BoardGame
from underthrone.games.heuristics import Heuristics
from underthrone.games.position import Position
from underthrone.games.tensors import FLOAT, Pen
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import SEATS

SELF_PLAY: Final = -1
ANY_SEAT: Final = -2
BLOCK: Final = 8  # rows


class Sheets:
    """Writes the tensors (float32) and masks (uint8) of so many rows, from the first to the last.

    A block of rows is copied at once, while it is still at hand; then only the places that were written are erased.
    """

    def __init__(self, rows: int, tensor: int, moves: int) -> None:
        self.rows = rows
        self.size: int = FLOAT * tensor  # bytes of a row
        self.count: i64 = moves
        height = min(rows, BLOCK)
        self.pen = Pen(tensor, height=height, room=height * tensor)
        self.written = self.pen.written()
        self.unmarked: vec[u8] = vec[u8]([u8(0)] * (height * moves))
        self.marks: vec[u8] = self.unmarked[:]
        self.tensors: memoryview = memoryview(b"")
        self.masks: memoryview = memoryview(b"")

    def lay(self, tensors: Any, masks: Any) -> None:
        """Where all rows are to be written."""
        self.tensors = memoryview(tensors).cast("B")
        self.masks = memoryview(masks).cast("B")

    def write(self, row: int, s: Position, seat: int) -> None:
        """What a seat sees, and its legal moves."""
        nth: i64 = row % BLOCK
        if nth == 0:
            self.pen.erase()
            self.marks = self.unmarked[:]
        self.pen.go_to(nth)
        s.encode(seat, self.pen)
        marks, first = self.marks, nth * self.count
        for move in s.options(seat):
            marks[first + i64(move)] = 1
        if nth == BLOCK - 1 or row == self.rows - 1:
            self.copy(row - int(nth), row + 1)

    def copy(self, first: int, end: int) -> None:
        """Some rows of the block, to where they belong."""
        size, count = self.size, int(self.count)
        self.tensors[first * size : end * size] = self.written[: (end - first) * size]
        self.masks[first * count : end * count] = memoryview(self.marks)[: (end - first) * count]


class Batch:
    """Rows of games that begin anew when they end; each waits for a decision of `seats[row]`.

    Without bots every decision is asked for. With bots one seat of each game is the learner's, and bots answer for the
    others. `shaping` adds what a decision changed in the evaluation, so many times, to the rewards.
    """

    def __init__(
        self,
        game: BoardGame,
        players: int,
        rows: int,
        options: Mapping[str, Any] | None,
        bots: list[Bot],
        seat: int,
        shaping: float,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.bots = bots  # one of them sits on all seats but the learner's in a game
        self.seat = seat
        self.shaping = shaping
        self.dice = Dice(1)
        self.states: list[Position] = []
        self.mine: list[int] = [SELF_PLAY] * rows  # the learner's seat
        self.rivals: list[int] = [0] * rows  # the bot
        self.seats: list[int] = [0] * rows
        self.rewards: list[float] = [0.0] * rows
        self.ended: list[int] = []  # the rows whose game ended with the last step
        self.payoffs: list[list[float]] = []  # and what came of these
        self.outlook: list[float] = [0.0] * rows

    def reset(self, seed: int) -> None:
        """New games in all rows."""
        self.dice = Dice(seeded(seed))
        for bot in self.bots:
            bot.dice = Dice(seeded(self.dice.below(1 << 29)))
        self.states = [self.begun(row) for row in range(len(self.seats))]
        self.ended = []
        self.payoffs = []
        for row in range(len(self.seats)):
            self.onward(row)
            self.look(row)

    def begun(self, row: int) -> Position:
        """A new game."""
        s = self.game.new(self.players, self.dice.below(1 << 29), self.options, recording=False)
        if self.bots:
            self.mine[row] = self.dice.below(self.players) if self.seat == ANY_SEAT else self.seat
            self.rivals[row] = self.dice.below(len(self.bots))
        return s

    def step(self, moves: list[int], sheets: Sheets | None = None) -> None:
        """A move in every row; what is seen then is written at once, while a game's numbers are at hand."""
        self.ended = []
        self.payoffs = []
        for row in range(len(self.seats)):
            mover, ends = self.seats[row], len(self.ended)
            self.states[row].play(mover, moves[row])
            self.rewards[row] = 0.0
            self.onward(row)
            if self.shaping:
                now = self.rewards[row] if len(self.ended) > ends else self.looks(row, mover)
                self.rewards[row] += self.shaping * (now - self.outlook[row])
                self.look(row)
            if sheets is not None:
                sheets.write(row, self.states[row], self.seats[row])

    def look(self, row: int) -> None:
        """Notes what the position looks like to who decides."""
        if self.shaping:
            self.outlook[row] = self.looks(row, self.seats[row])

    def looks(self, row: int, seat: int) -> float:
        """What the position looks like to a seat."""
        heuristics: Heuristics = self.game.heuristics
        return heuristics.value(self.states[row], seat)

    def onward(self, row: int) -> None:
        """On to the next decision that is asked for, in a new game if need be."""
        s = self.states[row]
        mine = self.mine[row]
        while True:
            if not s.waiting:
                self.finish(row, s)
                s = self.begun(row)
                self.states[row] = s
                mine = self.mine[row]
            if mine == SELF_PLAY:
                self.seats[row] = SEATS[s.waiting][0]
                return
            others = s.waiting & ~(1 << mine)
            if not others:
                self.seats[row] = mine
                return
            bot = self.bots[self.rivals[row]]
            seat = SEATS[others][0]
            s.answered(seat, bot.move(s, seat))

    def finish(self, row: int, s: Position) -> None:
        """A game is over: who decided last gets what it brought."""
        payoffs = s.payoffs()
        self.ended.append(row)
        self.payoffs.append(payoffs)
        self.rewards[row] = payoffs[self.seats[row] if self.mine[row] == SELF_PLAY else self.mine[row]]

    def write(self, sheets: Sheets) -> None:
        """What is seen in all rows."""
        for row in range(len(self.seats)):
            sheets.write(row, self.states[row], self.seats[row])
