"""What a seat may know of Lords of Xidit: a list of what is shown, and nothing else. Cities have their numbers here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from underthrone.games.lords_of_xidit.kingdom import (
    ASSESSMENTS,
    CITIES,
    PILE_UNITS,
    PILES,
    REGIONS,
    REWARDS,
    UNITS,
    SetOfCities,
    among,
    listed,
)
from underthrone.games.lords_of_xidit.moves import ORDERS

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.state import Table

TILES: Final = (None, "recruitment", "threat")


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """Public: board, queues, raging titans, revealed orders. Own: what is behind the screen. More with memory aid."""
    shown: dict[str, Any] = {
        "game": s.setup.game.id,
        "players": s.setup.players,
        "options": dict(s.setup.options),
        "seat": seat,
        "year": s.year,
        "years": s.mode.years,
        "censuses": s.mode.censuses[:],
        "first": s.first,
        "question": s.rules.question_names[s.question] if s.question >= 0 else None,
        "about": _about(s, seat),
        "addressed": s.addressed[:],
        "assessments": [ASSESSMENTS[i] for i in s.assessments],
        "dummy": {name: s.dummy[i] for i, name in enumerate(ASSESSMENTS)} if s.dummy else None,
        "barracks": _units(s.barracks),
        "cities": [_city(s, c) for c in range(CITIES)],
        "regions": [_region(s, seat, r) for r in range(REGIONS)],
        "recruitment": _queue(s.next_recruitment, s.recruitment_pile, s.recruitment_discard),
        "threats": _queue(s.next_threat, s.threat_pile, s.threat_discard),
        "titans": [_titan(s, pile) for pile in range(PILES)],
        "seats": [_seat(s, seat, i) for i in range(s.setup.players)],
        "points": _points(s, seat),
        "eliminated": s.out[:],
        "over": s.over,
    }
    if remembers(s):
        shown["known_recruitment"] = _known(s, s.recruitment_pile)
        shown["known_threats"] = _known(s, s.threat_pile)
    shown["remembered"] = _remembered(s)
    if s.over:
        shown["rankings"] = [_ranking(s, place) for place in range(len(ASSESSMENTS))]
    if seat is not None:
        shown["sealed"] = s.parts_of(seat)
    return shown


def _about(s: Table, seat: int | None) -> dict[str, Any]:
    """What the question is about: a unit, a titan, bards to place, rewards and, for who chooses, what comes of them."""
    question = s.rules.question_names[s.question] if s.question >= 0 else ""
    land = s.mode.land
    if question == "show":
        return {"unit": UNITS[s.arg]}
    if question == "place_bard":
        return {"bards": s.arg}
    if question == "place_census_bard":
        return {"unit": UNITS[s.counted], "bards": s.arg}
    if question == "choose_guild":
        return {"unit": UNITS[s.counted]}
    if question == "pay":
        return {"titan": land.titan_ids[s.fought], "units": s.arg}
    if question != "choose_rewards":
        return {}
    titan = s.arg - CITIES
    return {
        "titan": land.titan_ids[titan] if titan >= 0 else None,
        "offered": dict(zip(REWARDS, s.mode.tiles.offered(s.arg))),
        "coming": dict(zip(REWARDS, s.coming(seat, s.arg))) if seat is not None and seat == s.decider() else None,
    }


def _remembered(s: Table) -> dict[str, Any]:
    """What lay open when it moved, so that who counts knows it: programs get it, boards show it with the aid alone."""
    return {
        "seats": [{"units": _units(p.units), "gold": p.gold, "bards": p.bards, "held": p.held} for p in s.players],
        "bastion": s.bards_in(s.mode.land.bastion),
        "recruitment": _known(s, s.recruitment_pile),
        "threats": _known(s, s.threat_pile),
    }


def remembers(s: Table) -> bool:
    """The page counts for the players."""
    return s.setup.options["memory-aid"] == "on"


def _units(counts: list[int]) -> dict[str, int]:
    return {name: counts[unit] for unit, name in enumerate(UNITS)}


def _city(s: Table, c: int) -> dict[str, Any]:
    return {
        "city": c + 1,
        "tile": TILES[s.tile[c]],
        "units": _units(s.units_in(c)),
        "guild": {"seat": s.guild[c], "stories": s.height[c]} if s.guild[c] >= 0 else None,
    }


def _region(s: Table, seat: int | None, r: int) -> dict[str, Any]:
    """Bards by seat; those in the Bastion aren't shown."""
    bards: list[int] | None = s.bards_in(r)
    if r == s.mode.land.bastion and not s.over and not remembers(s):
        bards = None
    return {"region": s.mode.land.region_ids[r], "closed": s.mode.closed[r], "bards": bards}


def _points(s: Table, seat: int | None) -> dict[str, list[int | None]]:
    """By assessment and seat, as far as it lies open: not others' gold, nor what the bards in the Bastion score."""
    points: dict[str, list[int | None]] = {name: [*s.points(i)] for i, name in enumerate(ASSESSMENTS)}
    if not s.over and not remembers(s):
        points["wealth"] = [p.gold if i == seat else None for i, p in enumerate(s.players)]
        points["reputation"] = [*s.reputation(without=s.mode.land.bastion)]
    return points


def _ranking(s: Table, place: int) -> dict[str, Any]:
    """An assessment at the end: its ranks, best first and who was out before last; who went by it, and by which tie."""
    kind = s.assessments[place]
    points = s.points(kind)
    outlasted = dict(zip(s.out, s.outlasted()))
    rank = {seat: s.standing(kind, points, seat) for seat in s.contestants()}
    stayed = [seat for seat in rank if outlasted.get(seat, len(ASSESSMENTS)) > place]
    went = []
    for seat in [seat for seat in s.out if outlasted[seat] == place]:
        equals = [(rank[other], other) for other in stayed if rank[other][0] == rank[seat][0]]
        over, other = min(equals, default=(None, None))
        tie = (
            None if over is None else "dummy" if seat == len(points) else "units" if over[1] > rank[seat][1] else "turn"
        )
        went.append({"seat": seat, "tie": tie, "with": other})
    order = sorted(rank, key=lambda seat: (min(outlasted.get(seat, place + 1), place + 1), rank[seat]), reverse=True)
    return {"assessment": ASSESSMENTS[kind], "order": order, "went": went}


def _queue(next_tile: int, pile: list[int], discard: list[int]) -> dict[str, Any]:
    return {
        "next": next_tile + 1 if next_tile >= 0 else None,
        "top": pile[-1] + 1 if pile else None,
        "pile": len(pile),
        "discard": [c + 1 for c in discard],
    }


def _known(s: Table, pile: list[int]) -> list[int | None]:
    """A pile from the top, with the tiles whose place was seen."""
    return [None if among(c, s.hidden) else c + 1 for c in reversed(pile)]


def _titan(s: Table, pile: int) -> dict[str, Any]:
    upper = s.titan_on_top[pile]
    return {
        "need": PILE_UNITS[pile],
        "left": sum(titan >= 0 for titan in (upper, s.titan_under[pile])),
        "raging": s.mode.land.titan_ids[upper] if s.raging[pile] else None,
    }


def _seat(s: Table, seat: int | None, i: int) -> dict[str, Any]:
    p = s.players[i]
    shown: dict[str, Any] = {
        "city": p.city + 1 if p.city >= 0 else None,
        "orders": [ORDERS[icon] for icon in p.orders],
        "recruited": _cities(p.recruited),
        "beaten": _cities(p.beaten),
        "slain": _cities(p.slain),
        "shown": p.shown,
        "stories": p.stories,
    }
    if i == seat or s.over or remembers(s):
        shown["units"] = _units(p.units)
        shown["gold"] = p.gold
        shown["bards"] = p.bards
        shown["held"] = p.held
    return shown


def _cities(cities: SetOfCities) -> list[int]:
    return [c + 1 for c in listed(cities)]
