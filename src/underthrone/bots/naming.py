"""Bots by name: our own, a class in a Python module, a program, or a seat over HTTP."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, SupportsIndex

from underthrone.bots.bot import Bot, Random
from underthrone.bots.greedy import Greedy
from underthrone.bots.habit import Habit
from underthrone.bots.search import Search
from underthrone.kernel.errors import Trouble
from underthrone.kernel.state import whole

# Prefixes of bots that live outside of this process: who opens the door is loaded when one is named.
DOORS: Final = {
    "cmd": "underthrone.doors.engine:Engine",
    "http": "underthrone.doors.remote:Remote",
    "https": "underthrone.doors.remote:Remote",
    "llm": "underthrone.doors.llm:Model",
}
OUTSIDE: Final = re.compile(r"(\w+)(?:\(([^()]*)\))?:(.+)", re.DOTALL)  # cmd(time=2s):./engine --flag
CLASS: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
BETWEEN: Final = re.compile(r"""(?:[^,"'(]|"[^"]*"|'[^']*'|\([^()]*\)|["'(])+""")
MOST_SEATS: Final = 16  # of a game: so many seeds belong to each game's own
KNOWN: Final = (
    "random, habit, habit:2 (warmer), greedy, search:1000 (iterations), search:500ms, "
    "module:Class, cmd:PROGRAM, http://URL, llm:URL#MODEL"
)


def named(name: str, seed: SupportsIndex) -> Bot:
    """A bot by its name."""
    seed = whole(seed)
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    warmth = re.fullmatch(r"habit(?::(\d+(?:\.\d+)?))?", name)
    if warmth is not None:
        return _habit(float(warmth[1] or 1.0), seed)
    budget = re.fullmatch(r"search(?::(\d+)(ms)?)?", name)
    if budget is not None:
        return _search(int(budget[1] or 1000), budget[2] is not None, seed)
    outside = OUTSIDE.fullmatch(name)
    if outside is not None and outside[1] in DOORS:
        bot: Bot = _loaded(DOORS[outside[1]]).named(name, outside[3], outside[2] or "", seed)
        return bot
    if CLASS.fullmatch(name) is not None:
        return _of_class(name, seed)
    raise Trouble(f"There is no bot {name!r}; there are: {KNOWN}.")


def seated(names: Sequence[str], seed: SupportsIndex) -> list[Bot]:
    """Bots for the seats of a game, each with chance of its own."""
    first = whole(seed) * MOST_SEATS
    return [named(name, first + seat) for seat, name in enumerate(names)]


def listed(names: str) -> list[str]:
    """Names with commas between them; commas in quotes or brackets belong to a name."""
    return [name.strip() for name in BETWEEN.findall(names)] or [""]


def _search(number: int, milliseconds: bool, seed: int) -> Bot:
    if number < 1:
        raise Trouble("A search needs at least one iteration or millisecond.")
    return Search(seed, milliseconds=number) if milliseconds else Search(seed, iterations=number)


def _habit(warmth: float, seed: int) -> Bot:
    if warmth <= 0.0:
        raise Trouble("A habit needs some warmth: a number above 0.")
    return Habit(seed, warmth)


def _of_class(name: str, seed: int) -> Bot:
    """A class of somebody else's, in a module that Python finds here or where it is installed."""
    made: Any = _loaded(name)
    if not isinstance(made, type) or not issubclass(made, Bot):
        raise Trouble(f"{name} isn't a class of bots: it must be a subclass of underthrone.bots.Bot.")
    bot: Bot = made(seed)
    return bot


def _loaded(name: str) -> Any:
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())  # a bot's module may lie in the folder that one works in
    try:
        found = import_module(module)
    except ImportError as error:
        raise Trouble(f"There is no bot {name!r}: the module {module} can't be imported ({error}).") from None
    if not hasattr(found, attribute):
        raise Trouble(f"There is no bot {name!r}: the module {module} has no {attribute}.")
    return getattr(found, attribute)
