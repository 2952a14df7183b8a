"""What runs in a bot's process: reads a task from each line, thinks, writes what it found on a line."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sys
import time
from functools import lru_cache
from typing import Any, Final

import msgspec

from underthrone import bots
from underthrone.bots.levels import SHORT, levels
from underthrone.games import stored
from underthrone.journal.reading import read
from underthrone.kernel.state import State
from underthrone.review.hints import Hint, hint
from underthrone.review.review import Reviewer
from underthrone.review.words import marks

MOST_MILLISECONDS: Final = 2000  # milliseconds that a bot thinks about a decision at most


class Task(msgspec.Struct, tag=True):
    """A decision for a bot: the position as plain data."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    milliseconds: int  # the longest that it may think
    contents: str = ""  # the cards, where they aren't the installed ones
    engine: str = ""  # a bot from outside, by its name; nothing for ours
    events: list[dict[str, Any]] = []  # for an engine: what the seat saw since its last answer


class Slice(msgspec.Struct, tag=True):
    """Some pieces of a review."""

    journal: str  # as text
    first: int  # the place of the first piece
    milliseconds: int  # after which the rest is left to the next slice


class Ask(msgspec.Struct, tag=True):
    """A person wants to know what a bot would do: in a world that looks the same from there."""

    game: str
    position: dict[str, Any]
    seat: int
    seed: int
    milliseconds: int  # that it may take
    contents: str = ""


class Reviewed(msgspec.Struct):
    """The pieces of a slice, as JSON."""

    total: int  # of the whole review
    next: int  # the place after the last of these
    pieces: msgspec.Raw


def run() -> None:
    """Until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    with contextlib.suppress(OSError):
        os.nice(5)  # people first
    _write([])  # here it is
    for line in sys.stdin.buffer:
        task = msgspec.json.decode(line, type=Task | Slice | Ask)
        _write(choose(task) if isinstance(task, Task) else reviewed(task) if isinstance(task, Slice) else advised(task))


def _write(found: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.buffer.flush()


def choose(task: Task) -> list[int]:
    """The bot's answer: all its parts."""
    s = stored(task.game, task.position["edition"], task.contents).from_data(task.position)
    parts = s.rules.parts[s.question]
    bot = bots.named(_bot(task, parts), task.seed)
    bot.hear(task.events)
    try:
        return _chosen(task, s, bot, parts)
    finally:
        bot.leave(None)


def _chosen(task: Task, s: State, bot: bots.Bot, parts: int) -> list[int]:
    moves: list[int] = []
    missing = parts - len(s.parts_of(task.seat)) if parts > 1 else 1
    for _ in range(missing):
        moves.append(bot.move(s, task.seat))
        if len(moves) < missing:
            s.play(task.seat, moves[-1])
    return moves


def _bot(task: Task, parts: int) -> str:
    """The game's bot of this level, a searching one with the time that is left; an engine by its own name."""
    if task.engine:
        return task.engine
    name, most = levels(task.game).get(task.level, SHORT), search_milliseconds(task.game, task.level)
    return f"search:{max(1, min(most, task.milliseconds // parts))}ms" if most else name


def search_milliseconds(game: str, level: str) -> int:
    """How long a bot of this level thinks about a part of its answer; 0 when it doesn't search."""
    found = re.fullmatch(r"search:(\d+)ms", levels(game).get(level, SHORT))
    return int(found[1]) if found else 0


# --- Reviews


def reviewed(task: Slice) -> Reviewed:
    """At least one piece, and as many as the time is enough for; which they are doesn't depend on it."""
    reviewer = _reviewer(task.journal)
    end = time.perf_counter() + task.milliseconds / 1000
    pieces = [reviewer.piece(task.first)]
    while task.first + len(pieces) < len(reviewer) and time.perf_counter() < end:
        pieces.append(reviewer.piece(task.first + len(pieces)))
    return Reviewed(len(reviewer), task.first + len(pieces), msgspec.Raw(msgspec.json.encode(pieces)))


def advised(task: Ask) -> Hint:
    """What a bot would do, and why."""
    s = stored(task.game, task.position["edition"], task.contents).from_data(task.position)
    s.setup.names = marks(s.setup.players)
    return hint(s, task.seat, task.seed)


@lru_cache(2)
def _reviewer(journal: str) -> Reviewer:
    return Reviewer(read(journal, "review"))


if __name__ == "__main__":
    run()
