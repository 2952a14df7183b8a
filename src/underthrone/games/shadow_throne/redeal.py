"""Another world that looks the same to a seat of Shadow Throne.

What a seat can tell apart are groups of cards: those that it passed on together and hasn't seen again, one group for
each look at a pool, and all cards that it has never seen. Within a group every card may lie in every place; a card that
its holder has shown since must have come to that holder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from underthrone.kernel.data import Record
from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.shadow_throne.state import Table

UNSEEN: Final = 0
SAVED: Final = -1
LOOSE: Final = -2  # a card in a scene that doesn't say where it came from


class Place(Record):
    """Where a hidden card came to another player: pick number `k`, or saved from the last battle."""

    def __init__(self, seat: int, group: int, k: int) -> None:
        self.seat = seat
        self.group = group
        self.k = k
        self.card: int = -1
        self.shown: bool = False


def redeal(s: Table, seat: int | None, seed: int) -> Table:
    """Deals everything that the seat can't know anew."""
    me = SPECTATOR if seat is None else seat
    w = s.clone()
    s.imagine(w, me, seed)
    groups, places, pools = look(s, me)
    for group in groups:
        group.sort()
    if not _place_shown(w, shown_by_others(s, me), 0, groups, places):
        raise AssertionError("a world that fits exists: the true one")
    for group in groups:
        w.shuffle(group)
    for place in places:
        if not place.shown:
            place.card = groups[place.group].pop()
    for q, group_number in enumerate(pools):
        if group_number >= 0:
            p = w.players[q]
            p.pool = sorted([groups[group_number].pop() for _ in p.pool])
    w.deck = groups[UNSEEN]
    for x, other in enumerate(w.players):
        if x != me:
            other.hand = []
    for place in places:
        other = w.players[place.seat]
        if place.k == SAVED:
            other.saved = place.card
        elif place.k != LOOSE:
            other.picks[place.k] = place.card
        if not place.shown:
            other.hand.append(place.card)
    for other in w.players:
        other.hand.sort()
    return w


def look(s: Table, me: int) -> tuple[list[list[int]], list[Place], list[int]]:
    """The groups of cards, the places of the other players, and the group of the rest of the pool at each seat."""
    n = len(s.players)
    done = len(s.players[0].picks)
    groups: list[list[int]] = [s.deck[:]]
    places: list[Place] = []
    for x, p in enumerate(s.players):
        if x != me and p.saved >= 0:
            groups[UNSEEN].append(p.saved)
            places.append(Place(x, UNSEEN, SAVED))
        if x != me and s.loose:
            held = p.hand + [f.card for f in s.line + s.turned if f.seat == x and f.wave > 0]
            groups[UNSEEN].extend(held)
            places.extend([Place(x, UNSEEN, LOOSE) for _ in held])
    pools = [-1] * n
    for first in range(n):
        group = UNSEEN
        x = first
        for k in range(done):
            if x == me:
                groups.append([])
                group = len(groups) - 1
            else:
                groups[group].append(s.players[x].picks[k])
                places.append(Place(x, group, k))
            x = x + 1 if x + 1 < n else 0
        if x != me:
            groups[group].extend(s.players[x].pool)
            pools[x] = group
    return groups, places, pools


def shown_by_others(s: Table, me: int) -> list[tuple[int, int]]:
    """Seat and card of everything that others have shown in this battle."""
    shown = [(f.seat, f.card) for f in s.line if f.wave > 0 and f.seat != me]
    return shown + [(f.seat, f.card) for f in s.turned if f.seat != me]


def _place_shown(w: Table, shown: list[tuple[int, int]], i: int, groups: list[list[int]], places: list[Place]) -> bool:
    """Finds a place for each card that was shown, at random, trying others where it doesn't work out."""
    if i == len(shown):
        return True
    seat, card = shown[i]
    fitting = [place for place in places if place.seat == seat and not place.shown and card in groups[place.group]]
    while fitting:
        place = fitting.pop(w.below(len(fitting)))
        place.shown = True
        place.card = card
        groups[place.group].remove(card)
        if _place_shown(w, shown, i + 1, groups, places):
            return True
        groups[place.group].append(card)
        groups[place.group].sort()
        place.shown = False
        fitting = [other for other in fitting if other.group != place.group]
    return False
