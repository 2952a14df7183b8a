"""City tile management, the Awakening of the Titans, the Arrival of Reinforcements (p. 10 to 12)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.kingdom import UNITS
from underthrone.games.lords_of_xidit.rules.book import RULES
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
def muster(s: Table, tried: int, _b: int) -> None:
    """The next recruitment tile appears with its units; one that gets none is discarded for the one after it."""
    c = s.next_recruitment
    if c < 0 or tried >> c & 1:
        do(s, fill_queues.later())
        return
    s.next_recruitment = -1
    if station(s, c):
        do(s, fill_queues.later())
        return
    s.recruitment_discard.append(c)
    do(s, fill_queues.later(), muster.later(tried | 1 << c))


def station(s: Table, c: int) -> bool:
    """A recruitment tile goes to its city with those of its units that the barracks have; False: with none."""
    assert s.tile[c] == NO_TILE, "a city has one tile"
    count = 0
    for unit in range(len(UNITS)):
        there = min(s.mode.tiles.recruits[c][unit], s.barracks[unit])
        s.barracks[unit] -= there
        s.stationed[c * 5 + unit] = there
        count += there
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


def bits(cities: list[int]) -> int:
    """A set of cities as bits."""
    mask = 0
    for c in cities:
        mask |= 1 << c
    return mask


def show_tops(s: Table) -> None:
    """Next tiles and the tops of both piles lie open."""
    shown = 0
    if s.next_recruitment >= 0:
        shown |= 1 << s.next_recruitment
    if s.next_threat >= 0:
        shown |= 1 << s.next_threat
    if s.recruitment_pile:
        shown |= 1 << s.recruitment_pile[-1]
    if s.threat_pile:
        shown |= 1 << s.threat_pile[-1]
    s.hidden &= ~shown


# --- Awakening of the Titans and Arrival of Reinforcements (p. 12)


def lay_titans(s: Table) -> None:
    """Three pairs sleep, and chance decides which of a pair lies on top."""
    for pile in (0, 2, 4):
        upper = s.below(2)
        s.lair[pile] = pile + upper
        s.lair[pile + 1] = pile + 1 - upper


@RULES.step
def awakening(s: Table, _a: int, _b: int) -> None:
    """The sleeping titan on top of each pile wakes."""
    for pile in range(3):
        if s.lair[2 * pile] >= 0 and not s.raging[pile]:
            s.raging[pile] = 1
            s.tell(m.AWOKE, s.lair[2 * pile])


@RULES.step
def reinforcements(s: Table, _a: int, _b: int) -> None:
    """Recruitment pile and threat discard in one stack: its first two to recruit, the others shuffled as threats."""
    stack = s.threat_discard[::-1] + s.recruitment_pile
    s.second = s.hidden  # the threat pile is empty, so all that is hidden is in the recruitment pile
    s.recruitment_pile = stack[-2:]
    s.threat_pile = stack[:-2]
    s.threat_discard = []
    s.hidden |= bits(s.threat_pile)
    s.shuffle(s.threat_pile)
    s.tell(m.REINFORCED)
    if s.threat_pile:
        s.next_threat = s.threat_pile.pop()
    show_tops(s)
