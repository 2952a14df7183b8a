"""Bots: they see a seat, never the state."""

from underthrone.bots.bot import Bot, Random
from underthrone.bots.greedy import Greedy
from underthrone.bots.naming import listed, named, seated
from underthrone.bots.search import Search
from underthrone.bots.seat import Seat

__all__ = ["Bot", "Greedy", "Random", "Search", "Seat", "listed", "named", "seated"]
