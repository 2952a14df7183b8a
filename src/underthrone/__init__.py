"""Underthrone: four modern board games on one small kernel."""

from underthrone.games import game, games, scene
from underthrone.journal import Journal
from underthrone.journal import load as load_journal
from underthrone.kernel.errors import Illegal, Trouble

__all__ = ["Illegal", "Journal", "Trouble", "game", "games", "load_journal", "scene"]
