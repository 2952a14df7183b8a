"""The cards with abilities (p. 10), by what they do; muster effects happen in the order of the card file."""

from __future__ import annotations

from underthrone.games.styx.effects import calling, exchanging, lasting, tracks, turning
from underthrone.games.styx.effects.ability import has_effect, take_effect
from underthrone.games.styx.effects.lasting import spend, use_djinn
from underthrone.games.styx.effects.oracle import consult_oracle

__all__ = [
    "calling",
    "consult_oracle",
    "exchanging",
    "has_effect",
    "lasting",
    "spend",
    "take_effect",
    "tracks",
    "turning",
    "use_djinn",
]
