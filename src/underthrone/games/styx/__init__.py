"""STYX: hidden tokens on two emissaries, and four ways to the Throne of the Underworld."""

from underthrone.games.styx.game import load

__all__ = ["load"]
