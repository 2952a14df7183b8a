"""The cards with effects (p. 10), by what they do; the order in which muster effects happen is in cards.py."""

from __future__ import annotations

from underthrone.games.styx.effects import calling, exchanging, tracks, turning
from underthrone.games.styx.effects.ability import take_effect
from underthrone.games.styx.effects.oracle import consult_oracle

__all__ = ["calling", "consult_oracle", "exchanging", "take_effect", "tracks", "turning"]
