"""Games on paper: written while they are played, read back, verified."""

from underthrone.journal.journal import Journal
from underthrone.journal.reading import load, read

__all__ = ["Journal", "load", "read"]
