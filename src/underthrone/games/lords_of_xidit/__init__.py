"""Lords of Xidit: six secret orders a year, then three assessments."""

from underthrone.games.lords_of_xidit.game import load

__all__ = ["load"]
