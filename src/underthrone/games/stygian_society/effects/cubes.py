"""Cubes on their ways, and the luck that they bring."""

from __future__ import annotations

from mypy_extensions import i64

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society.cards import ON_LUCK
from underthrone.games.stygian_society.effects.responses import occasion
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.tower import colour_of, lands_in_crypt, level_before
from underthrone.games.stygian_society.vocabulary import COLOURS


def land(s: Table, cubes: list[int]) -> None:
    """Cubes fall out into the field, some into the crypt; two in the crypt in one action bring luck, once."""
    lay = s.field[:] if s.recording else s.field
    bounced = s.crypt[:] if s.recording else s.crypt
    before = s.fell
    for cube in cubes:
        colour = colour_of(cube)
        into_crypt = lands_in_crypt(s, s.box)
        pile = s.crypt if into_crypt else s.field
        pile[colour] = pile[colour] + 1
        if into_crypt:
            s.fell += 1
        if s.recording:
            s.tell(m.CUBE_MOVED, colour, level_before(cube), m.CRYPT if into_crypt else m.FIELD)
    if s.recording:
        for colour in range(6):
            if s.field[colour] > lay[colour] or s.crypt[colour] > bounced[colour]:
                s.tell(m.FELL, colour, s.field[colour] - lay[colour], s.crypt[colour] - bounced[colour])
    if before < 2 <= s.fell:
        gain_luck(s, 1)


def clear_board(s: Table) -> None:
    """Field and crypt go to the banks."""
    bank, field, crypt = s.bank, s.field, s.crypt
    colour: i64
    for colour in range(len(COLOURS)):
        cubes = i64(field[colour]) + i64(crypt[colour])
        if cubes:
            bank[colour] = i64(bank[colour]) + cubes
            field[colour] = 0
            crypt[colour] = 0


def draw(s: Table, deck: list[int]) -> int:
    """The top card of a shuffled deck."""
    return deck.pop(s.below(len(deck)))


def gain_luck(s: Table, n: int) -> None:
    """Luck stays between 0 and its maximum."""
    luck = max(0, min(s.box.max_luck, s.luck + n))
    if luck != s.luck:
        by = luck - s.luck
        s.luck = luck
        s.tell(m.LUCK_CHANGED, luck, by)
        if by > 0:
            occasion(s, ON_LUCK)


def banish(s: Table, colour: int, n: int) -> None:
    """Cubes go from the field, then from the crypt, to the bank."""
    from_field = min(n, s.field[colour])
    from_crypt = min(n - from_field, s.crypt[colour])
    s.field[colour] -= from_field
    s.crypt[colour] -= from_crypt
    s.bank[colour] += from_field + from_crypt
    if from_field + from_crypt:
        s.tell(m.CUBES_BANISHED, colour, from_field + from_crypt)


def call(s: Table, colour: int, n: int) -> None:
    """Cubes come from the bank straight into the field."""
    count = min(n, s.bank[colour])
    s.bank[colour] -= count
    s.field[colour] += count
    if count:
        s.tell(m.CUBES_CALLED, colour, count)


def lift(s: Table, colour: int, n: int) -> None:
    """Cubes go from the field into the crypt; that they didn't fall there brings no luck."""
    count = min(n, s.field[colour])
    s.field[colour] -= count
    s.crypt[colour] += count
    if count:
        s.tell(m.CUBES_LIFTED, colour, count)
