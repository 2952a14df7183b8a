"""Shadow Throne: draft, then four waves of secret play."""

from underthrone.games.shadow_throne.game import load

__all__ = ["load"]
