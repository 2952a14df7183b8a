"""What an action does where a tile lies: recruit a unit, eliminate a threat (p. 7, 8)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.kingdom import UNITS
from underthrone.games.lords_of_xidit.rules.dummy import raise_dummy
from underthrone.games.lords_of_xidit.rules.rewards import rewards
from underthrone.games.lords_of_xidit.rules.tiles import muster, threat_gone
from underthrone.games.lords_of_xidit.state import NO_TILE, Player, Table
from underthrone.kernel.rules import do

# --- Recruit a unit (p. 7)


def recruit(s: Table, me: int, p: Player) -> None:
    """The weakest unit there, once a year in a city; an empty tile makes room for the next one."""
    c = p.city
    if p.recruited >> c & 1:
        s.tell(m.CANCELLED, me, c, m.RECRUITED_THERE)
        return
    unit = 0
    while s.stationed[c * 5 + unit] == 0:
        unit += 1
    s.stationed[c * 5 + unit] -= 1
    p.units[unit] += 1
    p.recruited |= 1 << c
    s.tell(m.RECRUITED, me, c, unit)
    if not any_stationed(s, c):
        s.tile[c] = NO_TILE
        s.recruitment_discard.append(c)
        do(s, muster.later())


def any_stationed(s: Table, c: int) -> bool:
    """Units are left in the city."""
    for unit in range(len(UNITS)):
        if s.stationed[c * 5 + unit]:
            return True
    return False


# --- Eliminate a threat (p. 7, 8)


def eliminate(s: Table, me: int, p: Player) -> None:
    """Who has all the units must give them and is rewarded; nobody beats a threat where they slew a titan this year."""
    c = p.city
    needs = s.mode.tiles.needs[c]
    if p.slain >> c & 1:
        s.tell(m.CANCELLED, me, c, m.TITAN_BEATEN_THERE)
        return
    if not has_all(p, needs):
        s.tell(m.CANCELLED, me, c, m.UNITS_LACK)
        return
    s.tell(m.BEATEN, me, c)
    for unit in range(len(UNITS)):
        if needs[unit]:
            send(s, me, unit, needs[unit])
    p.beaten |= 1 << c
    do(s, rewards.later(me, c), raise_dummy.later(me), threat_gone.later(c))


def has_all(p: Player, needs: list[int]) -> bool:
    """The player has the units behind the screen."""
    for unit in range(len(UNITS)):
        if p.units[unit] < needs[unit]:
            return False
    return True


def send(s: Table, me: int, unit: int, count: int) -> None:
    """Units are shown and go back to the barracks."""
    s.players[me].units[unit] -= count
    s.barracks[unit] += count
    s.tell(m.SENT, me, unit, count)
