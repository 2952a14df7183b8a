"""Underthrone: four modern board games on one small kernel."""

from underthrone.games import game, games
from underthrone.kernel.errors import Illegal, Trouble

__all__ = ["Illegal", "Trouble", "game", "games"]
