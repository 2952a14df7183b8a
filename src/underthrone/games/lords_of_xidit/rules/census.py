"""Military census (p. 13, 14)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import BARDS, CITIES, GOLD, GUILD_HEIGHT, PRIZES, UNITS
from underthrone.games.lords_of_xidit.moves import BARD, GUILD, NO_BARD, NO_STORY, SHOW
from underthrone.games.lords_of_xidit.rules.rewards import bard_not_placed, build, collect, sing, why_impossible
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.rules import Reason, Task, do


@RULES.step
def census(s: Table, _a: int, _b: int) -> None:
    """Unit by unit in rising strength: everybody shows some, then the rewards."""
    tasks: list[Task] = []
    for unit in range(len(UNITS)):
        tasks.append(show.ask_all(len(s.players), unit))
        tasks.append(count_units.later(unit))
    do(s, *tasks)


@RULES.question("XI-60")
def show(s: Table, me: int, unit: int) -> list[int]:
    """Choose how many of your units of this kind you show, from none to all."""
    return [SHOW.of(unit, count) for count in range(s.players[me].units[unit] + 1)]


@show.answer
def shown(s: Table, me: int, move: int) -> None:
    s.players[me].shown = SHOW.count(move)
    s.tell(m.SHOWN, me, s.arg, s.players[me].shown)


@show.refusal
def not_shown(s: Table, me: int, move: int) -> Reason | None:
    if move not in SHOW:
        return None
    if SHOW.unit(move) != s.arg:
        return "other-unit", {"unit": s.arg}
    return "not-so-many", {"unit": s.arg, "count": s.players[me].units[s.arg]}


@RULES.step
def count_units(s: Table, unit: int, _b: int) -> None:
    """Who shows the most is rewarded; who is tied gets one coin, bard or story."""
    s.counted = unit
    most = max([p.shown for p in s.players])
    leaders = [seat for seat in s.in_turn() if s.players[seat].shown == most]
    if most == 0:
        s.tell(m.UNSHOWN, unit)
        return
    tied = len(leaders) > 1
    tasks: list[Task] = []
    for seat in leaders:
        s.tell(m.TIED if tied else m.LED, seat, unit)
        tasks.append(honour.later(seat, 1 if tied else PRIZES[unit][1]))
    do(s, *tasks)


@RULES.step
def honour(s: Table, me: int, amount: int) -> None:
    """Militia and archers bring gold, infantry and clerics bards, mages a story."""
    reward = PRIZES[s.counted][0]
    if reward == GOLD:
        collect(s, me, amount)
    elif reward == BARDS:
        do(s, send_census_bards.later(me, amount))
    else:
        do(s, add_story.later(me))


@RULES.step
def send_census_bards(s: Table, me: int, count: int) -> None:
    """One by one, as many as are left, if a region is open."""
    if count > 0:
        cause = why_impossible(s, me, BARDS)
        if cause < 0:
            do(s, place_census_bard.ask(me, min(count, s.players[me].bards)))
        else:
            s.tell(m.DENIED, me, s.players[me].city, cause)


@RULES.question("XI-61")
def place_census_bard(s: Table, me: int, count: int) -> list[int]:
    """Place one of your bards in a region that touches your city, or none."""
    return [*[BARD.of(r) for r in s.mode.open[s.players[me].city]], NO_BARD]


@place_census_bard.answer
def census_bard_placed(s: Table, me: int, move: int) -> None:
    if move == NO_BARD:
        s.tell(m.DECLINED, me)
        return
    sing(s, me, BARD.region(move), 1)
    do(s, send_census_bards.later(me, s.arg - 1))


place_census_bard.refusal(bard_not_placed)


@RULES.step
def add_story(s: Table, me: int, _b: int) -> None:
    """One story on an own guild with room, or not; without such a guild it is held back behind the screen."""
    p = s.players[me]
    if p.stories == 0:
        s.tell(m.DENIED, me, p.city, m.NO_STORY_LEFT)
        return
    guilds = with_room(s, me)
    if not guilds:
        p.stories -= 1
        p.held += 1
        s.tell(m.HELD, me)
    else:
        do(s, choose_guild.ask(me))


def with_room(s: Table, me: int) -> list[int]:
    """Cities in which the player's guild can grow."""
    return [c for c in range(CITIES) if s.guild[c] == me and s.height[c] < GUILD_HEIGHT]


@RULES.question("XI-62")
def choose_guild(s: Table, me: int, _a: int) -> list[int]:
    """Choose the guild that gets the story, or none."""
    return [*[GUILD.of(c) for c in with_room(s, me)], NO_STORY]


@choose_guild.answer
def guild_chosen(s: Table, me: int, move: int) -> None:
    if move == NO_STORY:
        s.tell(m.UNBUILT, me)
        return
    build(s, me, GUILD.city(move), 1)


@choose_guild.refusal
def guild_not_chosen(s: Table, me: int, move: int) -> Reason | None:
    if move not in GUILD:
        return None
    c = GUILD.city(move)
    return ("guild-full" if s.guild[c] == me else "no-guild", {"city": c})
