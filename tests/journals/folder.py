"""Where the journals of every version of the rules are."""

from __future__ import annotations

from pathlib import Path

from underthrone.kernel.game import Game

FOLDER = Path(__file__).parent


def path_of(g: Game, players: int) -> Path:
    """The journal of so many players by the newest rules."""
    return FOLDER / g.id / f"rules-{g.version}" / f"{players}.journal"
