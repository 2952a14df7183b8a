"""Underthrone: four modern board games on one small kernel."""

from __future__ import annotations

from pathlib import Path

from underthrone.games import game, games, scene
from underthrone.kernel.errors import Illegal, Trouble
from underthrone.kernel.journal import Journal
from underthrone.kernel.reading import read

__all__ = ["Illegal", "Journal", "Trouble", "game", "games", "load_journal", "scene"]


def load_journal(path: str | Path, edition: str | Path | None = None) -> Journal:
    """A journal from its file; one that was played with an edition file needs that file too."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"The journal {path} can't be read: {getattr(error, 'strerror', None) or error}.") from None
    return read(text, str(path), lambda id: game(id, edition))
