"""Bots by name: random, greedy, search:1000 (iterations) or search:500ms."""

from __future__ import annotations

import re

from underthrone.bots.bot import Bot, Random
from underthrone.bots.greedy import Greedy
from underthrone.bots.search import Search
from underthrone.bots.seat import Seat
from underthrone.kernel.errors import Trouble

__all__ = ["Bot", "Greedy", "Random", "Search", "Seat", "named"]


def named(name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    budget = re.fullmatch(r"search(?::(\d+)(ms)?)?", name)
    if budget is None:
        raise Trouble(f"There is no bot {name!r}; there are: random, greedy, search:1000 (iterations), search:500ms.")
    number = int(budget[1] or 1000)
    if number < 1:
        raise Trouble("A search needs at least one iteration or millisecond.")
    return Search(seed, milliseconds=number) if budget[2] else Search(seed, iterations=number)
