"""Another world that looks the same to a seat of STYX.

Hidden are the actions of other players' face-down tokens, but for the one that a Dark Oracle's owner has looked at, and
what will be drawn, which chance decides anew. A player has one token of each action: in a two-player game the two that
lie there differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.games.styx.moves import ACTIONS
from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.styx.state import Table, Token


def redeal(s: Table, seat: int | None, seed: int) -> Table:
    """Deals everything that the seat can't know anew."""
    me = SPECTATOR if seat is None else seat
    w = s.clone()
    s.imagine(w, me, seed)
    hidden = [t for t in w.tokens if not knows(t, me)]
    for t in hidden:
        t.action = -1
    for t in hidden:
        lying = [o.action for o in w.tokens if o.seat == t.seat]
        free = [action for action in range(len(ACTIONS)) if action not in lying]
        t.action = free[w.below(len(free))]
    return w


def knows(t: Token, me: int) -> bool:
    """Whether the seat knows which action a token stands for."""
    return t.shown or t.seat == me or (t.seen >= 0 and t.seen == me)
