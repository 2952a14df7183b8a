"""Another world that looks the same to a seat of Lords of Xidit.

Recruits, payments, gold, bards and stories were all seen when they moved, so who counts knows every stock and the
Bastion. Nobody knows the tiles that were shuffled and haven't come up yet, which titan of a sleeping pair is on top,
and what others have programmed. All seats know the same of tiles and titans.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.games.lords_of_xidit.kingdom import PILES, SetOfCities, among, listed
from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.state import Table


def redeal(s: Table, seat: int | None, seed: int) -> Table:
    """Deals everything that the seat can't know anew."""
    w = s.clone()
    s.imagine(w, SPECTATOR if seat is None else seat, seed)
    if w.hidden:
        _tiles(w)
    for pile in range(PILES):
        if w.titan_under[pile] >= 0 and not w.raging[pile]:
            w.lay_pair(pile)
    return w


def _tiles(w: Table) -> None:
    """Hidden tiles change places, but the one that reinforcements left in the recruitment pile came from that pile."""
    hidden = w.hidden
    unknown = listed(hidden)
    pile = w.recruitment_pile
    if w.second and pile and among(pile[0], hidden):
        fitting = [c for c in unknown if among(c, w.second)]
        pile[0] = fitting[w.below(len(fitting))]
        unknown.remove(pile[0])
        w.shuffle(unknown)
        _lay(w.threat_pile, hidden, unknown)
        return
    w.shuffle(unknown)
    _lay(pile, hidden, unknown)
    _lay(w.threat_pile, hidden, unknown)


def _lay(pile: list[int], hidden: SetOfCities, unknown: list[int]) -> None:
    """Fills the hidden places of a pile."""
    for i in range(len(pile)):
        if among(pile[i], hidden):
            pile[i] = unknown.pop()
