"""Games on paper: written while they are played, read back, verified."""

from underthrone.journal.journal import BACK, UNDO, Journal
from underthrone.journal.reading import load, read

__all__ = ["BACK", "UNDO", "Journal", "load", "read"]
