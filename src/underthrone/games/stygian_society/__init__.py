"""The Stygian Society: heroes climb a haunted tower together, and a tower of cubes decides what they can do."""

from underthrone.games.stygian_society.game import load

__all__ = ["load"]
