"""Positions of Lords of Xidit written by hand: the format is in docs/scenes.md. Cities have their numbers here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from underthrone.games.edition import Entry
from underthrone.games.lords_of_xidit.kingdom import (
    ASSESSMENTS,
    BARRACKS,
    CITIES,
    GUILD_HEIGHT,
    REGIONS,
    UNITS,
    pile_of,
    set_of,
)
from underthrone.games.lords_of_xidit.rules.census import census
from underthrone.games.lords_of_xidit.rules.end import assessments
from underthrone.games.lords_of_xidit.rules.tiles import lay_titans, show_tops
from underthrone.games.lords_of_xidit.rules.year import end_of_year, year
from underthrone.games.lords_of_xidit.state import BARDS_EACH, RECRUITMENT, STORIES_EACH, THREAT, Table
from underthrone.kernel.dice import seeded
from underthrone.kernel.rules import do

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.game import LordsOfXidit

NAME: Final = "scene"
MOMENTS: Final = ("orders", "census", "end")


def build(game: LordsOfXidit, data: Mapping[str, Any]) -> Table:
    """The position before the orders of a year, before its census, or before the assessments at the end."""
    top = Entry(NAME, "the position", dict(data))
    seats = top.some("seats")
    rules = top.number("rules", game.oldest, game.version, game.version)
    s = game.blank(game.setup(len(seats), top.table("options"), rules))
    s.rng = seeded(top.number("seed", 0, 1 << 62, 0))
    moment = top.choice("moment", MOMENTS, "orders")
    s.year = top.number("year", 1, s.mode.years, s.mode.years if moment == 2 else 1)
    s.first = top.number("first", 0, len(seats) - 1, 0)
    order = top.some("assessments") or [*ASSESSMENTS]
    if sorted(order) != sorted(ASSESSMENTS):
        raise top.wrong(f"assessments must name {', '.join(ASSESSMENTS)} in some order, not {order!r}")
    s.assessments = [ASSESSMENTS.index(name) for name in order]
    _tiles(s, top)
    _titans(s, top)
    _dummy(s, top)
    for seat, values in enumerate(seats):
        if not isinstance(values, Mapping):
            raise top.wrong(f"seats[{seat}] must be a table, not {values!r}")
        _seat(s, seat, Entry(NAME, f"seats[{seat}]", dict(values)))
    top.finish()
    s.with_history()
    if moment == 0:
        s.year -= 1
        do(s, year.later())
    elif moment == 1:
        do(s, census.later(), end_of_year.later())
    else:
        do(s, *assessments())
    s.advance()
    return s


def _city(entry: Entry, name: str, number: Any) -> int:
    if type(number) is not int or not 1 <= number <= CITIES:
        raise entry.wrong(f"{name} must be a city from 1 to {CITIES}, not {number!r}")
    return number - 1


def _tiles(s: Table, top: Entry) -> None:
    """Tiles where they are named; those that aren't lie shuffled under the threat queue."""
    left = s.mode.cities[:]

    def take(name: str, number: Any) -> int:
        c = _city(top, name, number)
        if c not in left:
            raise top.wrong(f"{name}: there is no tile {number}, or it is named twice")
        left.remove(c)
        return c

    for c in [take("threats", number) for number in top.some("threats")]:
        s.tile[c] = THREAT
    for number, units in top.table("recruitment").items():
        c = take("recruitment", int(number) if str(number).isdigit() else number)
        if units == "full":
            counts = s.mode.tiles.recruits[c]
        else:
            counts = _counts(top, f"recruitment.{number}", units)
        if not any(counts):
            raise top.wrong(f"recruitment.{number}: a recruitment tile has units on it; without any it is discarded")
        s.tile[c] = RECRUITMENT
        s.station(c, counts)
        for unit, count in enumerate(counts):
            _draft(s, top, unit, count)
    s.recruitment_discard = [take("recruitment_discard", c) for c in top.some("recruitment_discard")]
    s.threat_discard = [take("threat_discard", c) for c in top.some("threat_discard")]
    recruits = [take("recruitment_queue", c) for c in top.some("recruitment_queue")]
    threats = [take("threat_queue", c) for c in top.some("threat_queue")]
    s.shuffle(left)
    threats += left
    s.hidden = set_of(left)
    s.next_recruitment = recruits[0] if recruits else -1
    s.recruitment_pile = recruits[:0:-1]
    s.next_threat = threats[0] if threats else -1
    s.threat_pile = threats[:0:-1]
    show_tops(s)


def _titans(s: Table, top: Entry) -> None:
    """Pairs that sleep lie by chance; `raging` are the ones on top that woke, `gone` those beaten."""
    ids = s.mode.land.titan_ids
    lay_titans(s)
    for name in ("gone", "raging"):
        for wanted in top.some(name):
            if wanted not in ids:
                raise top.wrong(f"{name}: there is no titan {wanted!r}")
            titan = ids.index(wanted)
            pile = pile_of(titan)
            upper, under = s.titan_on_top[pile], s.titan_under[pile]
            if titan not in (upper, under) or s.raging[pile]:
                raise top.wrong(f"{name}: {wanted!r} isn't on top of its pile")
            other = under if titan == upper else upper
            if name == "gone":
                s.titan_on_top[pile], s.titan_under[pile] = other, -1
            else:
                s.titan_on_top[pile], s.titan_under[pile] = titan, other
                s.raging[pile] = 1


def _dummy(s: Table, top: Entry) -> None:
    points = top.table("dummy")
    if not s.mode.dummy:
        if points:
            raise top.wrong("only three players have a dummy")
        return
    entry = Entry(NAME, "dummy", points)
    s.dummy = [0, 0, 0]
    for i, kind in enumerate(s.assessments):
        s.dummy[kind] = entry.number(ASSESSMENTS[kind], 0, 99, s.mode.dummy - i)
    entry.finish()


def _seat(s: Table, seat: int, entry: Entry) -> None:
    p = s.players[seat]
    p.city = _city(entry, "city", entry.number("city", 1, CITIES))
    p.gold = entry.number("gold", 0, 999, 0)
    p.held = entry.number("held", 0, STORIES_EACH, 0)
    p.stories -= p.held
    for unit, count in enumerate(_counts(entry, "units", entry.table("units"))):
        p.units[unit] = count
        _draft(s, entry, unit, count)
    regions = Entry(NAME, f"{entry.id}.bards", entry.table("bards"))
    for r in range(REGIONS):
        count = regions.number(s.mode.land.region_ids[r], 0, BARDS_EACH, 0)
        s.add_bards(r, seat, count)
        p.bards -= count
    regions.finish()
    for number, height in entry.table("guilds").items():
        c = _city(entry, "guilds", int(number) if str(number).isdigit() else number)
        if type(height) is not int or not 1 <= height <= GUILD_HEIGHT or s.guild[c] >= 0:
            raise entry.wrong(f"guilds: city {c + 1} can have one guild of 1 to {GUILD_HEIGHT} stories")
        s.guild[c] = seat
        s.height[c] = height
        p.stories -= height
    p.bards = _stock(entry, "stock_bards", p.bards)
    p.stories = _stock(entry, "stock_stories", p.stories)
    entry.finish()


def _stock(entry: Entry, name: str, left: int) -> int:
    """What a player has left; a scene may say that it is less."""
    if left < 0:
        raise entry.wrong(f"a player has {BARDS_EACH} bards and {STORIES_EACH} stories")
    return entry.number(name, 0, left, left)


def _counts(entry: Entry, name: str, units: Any) -> list[int]:
    if not isinstance(units, Mapping):
        raise entry.wrong(f"{name} must be a table of units, not {units!r}")
    part = Entry(NAME, f"{entry.id}.{name}", dict(units))
    counts = [part.number(unit, 0, max(BARRACKS), 0) for unit in UNITS]
    part.finish()
    return counts


def _draft(s: Table, entry: Entry, unit: int, count: int) -> None:
    """Units come out of the barracks."""
    if count > s.barracks[unit]:
        raise entry.wrong(f"there aren't so many {UNITS[unit]}")
    s.barracks[unit] -= count
