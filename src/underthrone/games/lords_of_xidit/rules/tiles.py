"""City tile management, the Awakening of the Titans, the Arrival of Reinforcements (p. 10 to 12)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import PILES, UNITS, SetOfCities, among, set_of, together
from underthrone.games.lords_of_xidit.state import NO_TILE, RECRUITMENT, THREAT, Table
from underthrone.kernel.rules import do

# --- Phase three: city tile management (p. 10, 11)


@RULES.step
def threat_gone(s: Table, c: int, _b: int) -> None:
    """The beaten threat's tile is discarded, and the next threat appears."""
    s.tile[c] = NO_TILE
    s.threat_discard.append(c)
    c = s.next_threat
    if c >= 0:
        assert s.tile[c] == NO_TILE, "a city has one tile"
        s.next_threat = -1
        s.tile[c] = THREAT
        s.tell(m.THREATENED, c)
    do(s, fill_queues.later())


@RULES.step
def muster(s: Table, tried: SetOfCities, _b: int) -> None:
    """The next recruitment tile appears with its units; one that gets none is discarded for the one after it."""
    c = s.next_recruitment
    if c < 0 or among(c, tried):
        do(s, fill_queues.later())
        return
    s.next_recruitment = -1
    if lay_recruits(s, c):
        do(s, fill_queues.later())
        return
    s.recruitment_discard.append(c)
    do(s, fill_queues.later(), muster.later(together(c, tried)))


def lay_recruits(s: Table, c: int) -> bool:
    """A recruitment tile goes to its city with those of its units that the barracks have; False: with none."""
    assert s.tile[c] == NO_TILE, "a city has one tile"
    there = [min(wanted, left) for wanted, left in zip(s.mode.tiles.recruits[c], s.barracks)]
    for unit in range(len(UNITS)):
        s.barracks[unit] -= there[unit]
    s.station(c, there)
    count = sum(there)
    s.tell(m.MUSTERED, c, count)
    if count == 0:
        return False
    s.tile[c] = RECRUITMENT
    return True


@RULES.step
def fill_queues(s: Table, _a: int, _b: int) -> None:
    """Next spaces from the piles, empty piles from the other queue's discard, and what happens when that fails."""
    refill_recruitment(s)
    refill_threats(s)
    if s.next_recruitment < 0 and s.threat_pile:
        s.next_recruitment = s.threat_pile.pop()
        refill_threats(s)
    show_tops(s)
    if s.next_threat < 0:
        do(s, awakening.later(), reinforcements.later())


def refill_recruitment(s: Table) -> None:
    """The top of the pile becomes Next; an empty pile is the threat discard turned over, its oldest tile on top."""
    if s.next_recruitment < 0 and s.recruitment_pile:
        s.next_recruitment = s.recruitment_pile.pop()
    if not s.recruitment_pile:
        s.recruitment_pile = s.threat_discard[::-1]
        s.threat_discard = []
        if s.next_recruitment < 0 and s.recruitment_pile:
            s.next_recruitment = s.recruitment_pile.pop()


def refill_threats(s: Table) -> None:
    """The same for threats: an empty pile is the recruitment discard turned over."""
    if s.next_threat < 0 and s.threat_pile:
        s.next_threat = s.threat_pile.pop()
    if not s.threat_pile:
        s.threat_pile = s.recruitment_discard[::-1]
        s.recruitment_discard = []
        if s.next_threat < 0 and s.threat_pile:
            s.next_threat = s.threat_pile.pop()


def show_tops(s: Table) -> None:
    """Next tiles and the tops of both piles lie open."""
    shown = set_of(s.recruitment_pile[-1:] + s.threat_pile[-1:])
    for c in (s.next_recruitment, s.next_threat):
        if c >= 0:
            shown = together(c, shown)
    s.hidden &= ~shown


# --- Awakening of the Titans and Arrival of Reinforcements (p. 12)


def lay_titans(s: Table) -> None:
    """Three pairs sleep, and chance decides which of a pair lies on top."""
    for pile in range(PILES):
        s.lay_pair(pile)


@RULES.step
def awakening(s: Table, _a: int, _b: int) -> None:
    """The sleeping titan on top of each pile wakes."""
    for pile in range(PILES):
        if s.titan_on_top[pile] >= 0 and not s.raging[pile]:
            s.raging[pile] = 1
            s.tell(m.AWOKE, s.titan_on_top[pile])


@RULES.step
def reinforcements(s: Table, _a: int, _b: int) -> None:
    """Recruitment pile and threat discard in one stack: its first two to recruit, the others shuffled as threats."""
    stack = s.threat_discard[::-1] + s.recruitment_pile
    s.second = s.hidden  # the threat pile is empty, so all that is hidden is in the recruitment pile
    s.recruitment_pile = stack[-2:]
    s.threat_pile = stack[:-2]
    s.threat_discard = []
    s.hidden |= set_of(s.threat_pile)
    s.shuffle(s.threat_pile)
    s.tell(m.REINFORCED)
    if s.threat_pile:
        s.next_threat = s.threat_pile.pop()
    show_tops(s)
