"""What the heroes suffer: wounds, statuses, exhausted cards."""

from __future__ import annotations

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import ON_HURT, ON_STATUS
from underthrone.games.stygian_society.effects.responses import occasion
from underthrone.games.stygian_society.state import BY_WOUNDS, Table, ill_at, ill_colour, ill_place, ill_status
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS


def hurt(s: Table, n: int, shielded: bool) -> None:
    """The team suffers wounds; shields of the active hero cancel some in each turn."""
    if shielded and s.ward and n > 0:
        less = min(s.ward, n)
        s.ward -= less
        n -= less
        s.tell(m.SHIELDED, less)
    if n > 0:
        s.wounds += n
        s.tell(m.TEAM_HURT, n, s.wounds)
        if s.wounds >= s.most_wounds():
            finish(s, BY_WOUNDS)
        else:
            occasion(s, ON_HURT)


def finish(s: Table, end: int) -> None:
    """The game ends at once."""
    s.end = end
    s.agenda.clear()
    s.tell(m.GAME_ENDED, s.floor)


def heal(s: Table, n: int) -> None:
    """Healing lowers wounds, not below 0."""
    n = min(n, s.wounds)
    if n > 0:
        s.wounds -= n
        s.tell(m.HEALED, n, s.wounds)


def tire(s: Table) -> None:
    """A card of the active hero exhausts, by chance."""
    cards = s.box.cards
    ready = [c for c in s.held[s.active] if cards[c].exhausts and c not in s.exhausted]
    if ready:
        c = ready[s.below(len(ready))]
        exhaust(s, c)
        s.tell(m.TIRED, c)


def exhaust(s: Table, c: int) -> None:
    """A card is turned sideways."""
    s.exhausted.append(c)
    s.exhausted.sort()


def afflict(s: Table, place: int, status: int, n: int) -> None:
    """A status card gets hero cubes, each of a random colour that the bank has."""
    given = False
    for _ in range(0 if s.modifier(place, v.IMMUNE, status) else n):
        colours = [colour for colour in range(HERO_COLOURS) if s.bank[colour]]
        if colours:
            colour = colours[s.below(len(colours))]
            s.bank[colour] -= 1
            i = ill_at(place, status, colour)
            s.lay(i, 1)
            s.fresh.append(i)
            s.tell(m.STATUS_GIVEN, place, status, colour)
            given = True
    if given:
        occasion(s, ON_STATUS)


def remove_cube(s: Table, i: int) -> None:
    """A cube goes from a status card to the bank."""
    s.lay(i, -1)
    if s.fresh.count(i) > s.ills[i]:
        s.fresh.remove(i)
    s.bank[ill_colour(i)] += 1
    s.tell(m.STATUS_REMOVED, ill_place(i), ill_status(i), ill_colour(i))
