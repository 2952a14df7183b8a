"""What others have probably placed in STYX: hidden tokens drawn by habit."""

from __future__ import annotations

from underthrone.games.learned import Learned, drawn
from underthrone.games.styx.moves import ACTIONS, PLACE
from underthrone.games.styx.redeal import knows
from underthrone.games.styx.state import Table
from underthrone.kernel.dice import Dice, seeded


def believe(w: Table, me: int, seed: int, of: Learned) -> None:
    """Draws each hidden token as its owner may have chosen it, with what lay there at that time."""
    dice = Dice(seeded(seed + 1))
    tokens = w.tokens
    for i, t in enumerate(tokens):
        if knows(t, me):
            continue
        w.tokens = tokens[:i]
        lying = [o.action for j, o in enumerate(tokens) if o.seat == t.seat and (j < i or (j > i and knows(o, me)))]
        options = [PLACE.of(t.slot, action) for action in range(len(ACTIONS)) if action not in lying]
        t.action = PLACE.action(options[drawn(of.leanings(of.traits(w, t.seat, options)), dice)])
    w.tokens = tokens
