"""Three types of reward (p. 8, 9)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import BARDS, GOLD, GUILD_HEIGHT, STORIES
from underthrone.games.lords_of_xidit.moves import BARD, LEAVE
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.rules import Reason, do


@RULES.step
def rewards(s: Table, me: int, source: int) -> None:
    """Two of three, or all that are possible. The source is a tile's city or, after 21 cities, a titan."""
    possible = [GOLD]
    for reward in (BARDS, STORIES):
        cause = why_impossible(s, me, reward)
        if cause < 0:
            possible.append(reward)
        else:
            s.tell(m.DENIED, me, s.players[me].city, cause)
    if len(possible) == 3:
        do(s, choose_rewards.ask(me, source))
    else:
        grant(s, me, source, possible)


def why_impossible(s: Table, me: int, reward: int) -> int:
    """Bards need one in stock and an open region, stories one in stock and room in a free or own guild; -1 if so."""
    p = s.players[me]
    if reward == BARDS:
        return m.BARDS_OUT if p.bards == 0 else -1 if s.mode.open[p.city] else m.REGIONS_CLOSED
    cause = why_no_room(me, s.guild[p.city], s.height[p.city])
    return cause if cause >= 0 or p.stories + p.held > 0 else m.STORIES_OUT


def why_no_room(me: int, owner: int, height: int) -> int:
    """Another's guild takes no story of mine, nor does a full one; -1 where there is room."""
    if owner not in (-1, me):
        return m.GUILD_OF_ANOTHER
    return m.GUILD_FULL if height == GUILD_HEIGHT else -1


@RULES.question("XI-20")
def choose_rewards(s: Table, me: int, source: int) -> list[int]:
    """Choose the one of the three rewards that you leave."""
    return [LEAVE.of(GOLD), LEAVE.of(BARDS), LEAVE.of(STORIES)]


@choose_rewards.answer
def rewards_chosen(s: Table, me: int, move: int) -> None:
    grant(s, me, s.arg, [reward for reward in (GOLD, BARDS, STORIES) if reward != LEAVE.reward(move)])


def grant(s: Table, me: int, source: int, chosen: list[int]) -> None:
    """Gold to behind the screen, stories into the city, bards into the regions around it."""
    tiles = s.mode.tiles
    if GOLD in chosen:
        collect(s, me, tiles.gold[source])
    if STORIES in chosen:
        build(s, me, s.players[me].city, tiles.stories[source])
    if BARDS in chosen:
        do(s, send_bards.later(me, tiles.bards[source]))


def collect(s: Table, me: int, gold: int) -> None:
    """Gold from the royal bank, which never runs out."""
    s.players[me].gold += gold
    s.tell(m.GILDED, me, gold)


@RULES.step
def send_bards(s: Table, me: int, count: int) -> None:
    """As many bards as are left, one by one; a single open region leaves no choice."""
    p = s.players[me]
    count = min(count, p.bards)
    near = s.mode.open[p.city]
    if count == 0:
        return
    if len(near) == 1:
        sing(s, me, near[0], count)
        return
    do(s, place_bard.ask(me, count))


@RULES.question("XI-22")
def place_bard(s: Table, me: int, count: int) -> list[int]:
    """Place one of your bards in a region that touches your city."""
    return [BARD.of(r) for r in s.mode.open[s.players[me].city]]


@place_bard.answer
def bard_placed(s: Table, me: int, move: int) -> None:
    sing(s, me, BARD.region(move), 1)
    do(s, send_bards.later(me, s.arg - 1))


@place_bard.refusal
def bard_not_placed(s: Table, me: int, move: int) -> Reason | None:
    if move not in BARD:
        return None
    region = BARD.region(move)
    return ("closed" if s.mode.closed[region] else "far", {"region": region})


def sing(s: Table, me: int, region: int, count: int) -> None:
    """Bards go from the stock into a region; those of the central region into the Bastion."""
    s.players[me].bards -= count
    s.add_bards(region, me, count)
    s.tell(m.SUNG, me, region, count)


def build(s: Table, me: int, c: int, count: int) -> None:
    """Stories from the stock, then those held back, up to four; the surplus stays in the stock."""
    p = s.players[me]
    new = s.new_stories(me, c, count)
    old = min(p.held, GUILD_HEIGHT - s.height[c] - new)
    p.stories -= new
    p.held -= old
    s.guild[c] = me
    s.height[c] += new + old
    s.tell(m.BUILT, me, c, new + old)
