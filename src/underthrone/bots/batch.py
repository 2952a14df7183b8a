"""Many games at once, stepped inside compiled code: what a learner drives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underthrone.bots.bot import Bot
from underthrone.games.board import BoardGame
from underthrone.games.heuristics import Heuristics
from underthrone.games.position import Position
from underthrone.games.tensors import FLOAT, Pen, mask
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import SEATS

SELF_PLAY = -1
ANY_SEAT = -2


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

    def step(self, moves: list[int]) -> None:
        """A move in every row."""
        self.ended = []
        self.payoffs = []
        for row in range(len(self.seats)):
            self.states[row].play(self.seats[row], moves[row])
            self.rewards[row] = 0.0
            self.onward(row)
            if self.shaping:
                was = self.outlook[row]
                ended = bool(self.ended) and self.ended[-1] == row
                self.look(row)
                now = self.rewards[row] if ended else self.outlook[row]
                self.rewards[row] += self.shaping * (now - was)

    def look(self, row: int) -> None:
        """Notes what the position looks like to who decides."""
        if self.shaping:
            heuristics: Heuristics = self.game.heuristics
            self.outlook[row] = heuristics.value(self.states[row], self.seats[row])

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

    def write(self, tensors: Any, masks: Any) -> None:
        """Tensors (float32) and masks (uint8) of all rows, one after the other."""
        sheets, marks = memoryview(tensors).cast("B"), memoryview(masks).cast("B")
        rows, count = len(self.seats), self.game.move_count
        size = len(sheets) // rows
        pen = Pen(size // FLOAT)
        for row in range(rows):
            s, me = self.states[row], self.seats[row]
            pen.turn()
            s.encode(me, pen)
            sheets[row * size : row * size + size] = pen.written()
            marks[row * count : row * count + count] = mask(s.options(me), count)
