"""What runs in a bot's process: reads a position from each line, chooses, writes the moves on a line."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any, Final

import msgspec

from underthrone import bots
from underthrone.games import stored
from underthrone.kernel.dice import Dice, seeded

SLIPS: Final = 4  # easy: one in so many moves is any move
HARD_MILLISECONDS: Final = 2000  # that a hard bot thinks
MILLISECONDS: Final = {"easy": 0, "normal": 300, "hard": HARD_MILLISECONDS}  # that a bot thinks at most


class Task(msgspec.Struct):
    """A decision for a bot: the position as plain data."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    milliseconds: int  # the longest that it may think
    contents: str = ""  # the cards, where they aren't the installed ones


def run() -> None:
    """Until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    with contextlib.suppress(OSError):
        os.nice(5)  # people first
    _write([])  # here it is
    for line in sys.stdin.buffer:
        _write(choose(msgspec.json.decode(line, type=Task)))


def _write(moves: list[int]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(moves) + b"\n")
    sys.stdout.buffer.flush()


def choose(task: Task) -> list[int]:
    """The bot's answer: all its parts."""
    s = stored(task.game, task.position["edition"], task.contents).from_data(task.position)
    parts = s.rules.parts[s.question]
    bot = bots.named(_bot(task, parts), task.seed)
    dice = Dice(seeded(task.seed + 1))
    moves: list[int] = []
    missing = parts - len(s.parts_of(task.seat)) if parts > 1 else 1
    for _ in range(missing):
        options = s.moves(task.seat)
        slip = task.level == "easy" and dice.below(SLIPS) == 0
        move = options[dice.below(len(options))] if slip else bot.move(s, task.seat)
        moves.append(move)
        if len(moves) < missing:
            s.play(task.seat, move)
    return moves


def _bot(task: Task, parts: int) -> str:
    """easy: greedy with slips; normal: a short search; hard: a long one."""
    return "greedy" if task.level == "easy" else f"search:{max(1, task.milliseconds // parts)}ms"


if __name__ == "__main__":
    run()
