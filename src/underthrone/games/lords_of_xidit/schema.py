"""The JSON Schema of the view of Lords of Xidit: view.py writes what stands here."""

from __future__ import annotations

from underthrone.games.board import BoardGame
from underthrone.games.lords_of_xidit.kingdom import (
    ASSESSMENTS,
    BARDS,
    BARRACKS,
    CITIES,
    GUILD_HEIGHT,
    PILE_UNITS,
    PILES,
    PRIZES,
    REGIONS,
    REWARDS,
    UNITS,
    Kingdom,
)
from underthrone.games.lords_of_xidit.moves import ORDERS, WHEELS
from underthrone.games.lords_of_xidit.state import BARDS_EACH, STORIES_EACH
from underthrone.games.schema import (
    FLAG,
    Schema,
    for_each,
    header,
    maybe,
    moves,
    named,
    number,
    one_of,
    record,
    row,
    seat,
    some,
)

CITY = number(1, CITIES)
SOME_CITIES = some(CITY, CITIES, once=True)
UNITS_OF_EACH = record({name: number(0, there) for name, there in zip(UNITS, BARRACKS)})
BEHIND_SCREENS: dict[str, Schema] = {
    "units": UNITS_OF_EACH,
    "gold": number(),
    "bards": number(0, BARDS_EACH),
    "held": number(0, STORIES_EACH),
}
SUNG = [unit for unit, (prize, _) in zip(UNITS, PRIZES) if prize == BARDS]  # a census gives bards for these
KNOWN_PILE = some(maybe(CITY), CITIES)


def vocabulary(land: Kingdom) -> dict[str, list[str]]:
    """Ids of regions and titans."""
    return {"region": land.region_ids, "titan": land.titan_ids}


def view(g: BoardGame, players: int, seated: bool) -> Schema:
    """What everybody sees; a seat sees its own screen's other side, and with the memory aid all do all."""
    contestants = players + (1 if players == 3 else 0)  # the dummy comes after the seats
    shown = {
        **header(g, players, seated),
        "year": number(0, 12),
        "years": {"enum": [9, 12]},
        "censuses": row(number(3, 12), 3),
        "first": seat(players),
        "about": {"anyOf": _about(seated)},
        "assessments": some(one_of(ASSESSMENTS), len(ASSESSMENTS), once=True),
        "dummy": maybe(for_each(ASSESSMENTS, number())),
        "barracks": UNITS_OF_EACH,
        "cities": row(_city(players), CITIES),
        "regions": row(_region(players), REGIONS),
        "recruitment": _queue(),
        "threats": _queue(),
        "titans": row(_titan(), PILES),
        "seats": row(_seat(), players),
        "points": _points(players),
        "eliminated": some(seat(contestants), contestants, once=True),
        "over": FLAG,
        "remembered": _remembered(players),
    }
    at_times = {
        "known_recruitment": KNOWN_PILE,  # with the memory aid
        "known_threats": KNOWN_PILE,
        "rankings": row(_ranking(contestants), len(ASSESSMENTS)),  # at the end
    }
    return record({**shown, "sealed": moves(g)} if seated else shown, at_times)


def _about(seated: bool) -> list[Schema]:
    """What a question is about: nothing, a unit, a titan, bards to place, rewards with what comes of them."""
    unit, titan, bards = one_of(UNITS), named("titan"), number(1, BARDS_EACH)
    rewards = for_each(REWARDS, number())
    coming = maybe(rewards) if seated else {"type": "null"}
    return [
        record({}),
        record({"unit": unit}),
        record({"bards": bards}),
        record({"unit": one_of(SUNG), "bards": bards}),
        record({"titan": titan, "units": number(1, max(PILE_UNITS))}),
        record({"titan": maybe(titan), "offered": rewards, "coming": coming}),
    ]


def _city(players: int) -> Schema:
    guild = record({"seat": seat(players), "stories": number(1, GUILD_HEIGHT)})
    tile = maybe(one_of(("recruitment", "threat")))
    return record({"city": CITY, "tile": tile, "units": UNITS_OF_EACH, "guild": maybe(guild)})


def _region(players: int) -> Schema:
    bards = maybe(row(number(0, BARDS_EACH), players))
    return record({"region": named("region"), "closed": FLAG, "bards": bards})


def _queue() -> Schema:
    return record({"next": maybe(CITY), "top": maybe(CITY), "pile": number(0, CITIES), "discard": SOME_CITIES})


def _titan() -> Schema:
    return record(
        {"need": number(min(PILE_UNITS), max(PILE_UNITS)), "left": number(0, 2), "raging": maybe(named("titan"))}
    )


def _seat() -> Schema:
    """Own things behind the screen are there or not, all together."""
    open_ = {
        "city": maybe(CITY),
        "orders": some(one_of(ORDERS), WHEELS),
        "recruited": SOME_CITIES,
        "beaten": SOME_CITIES,
        "slain": SOME_CITIES,
        "shown": number(0, max(BARRACKS)),
        "stories": number(0, STORIES_EACH),
    }
    return {**record(open_, BEHIND_SCREENS), "dependentRequired": {name: [*BEHIND_SCREENS] for name in BEHIND_SCREENS}}


def _remembered(players: int) -> Schema:
    """What lay open when it moved."""
    return record(
        {
            "seats": row(record(BEHIND_SCREENS), players),
            "bastion": row(number(0, BARDS_EACH), players),
            "recruitment": KNOWN_PILE,
            "threats": KNOWN_PILE,
        }
    )


def _points(players: int) -> Schema:
    """Others' gold is hidden; what bards in the Bastion score isn't counted."""
    points = {name: row(number(), players) for name in ASSESSMENTS}
    return record({**points, "wealth": row(maybe(number()), players)})


def _ranking(contestants: int) -> Schema:
    """An assessment at the end: its order, who went by it and by which tie."""
    who = seat(contestants)
    tie = maybe(one_of(("dummy", "units", "turn")))
    went = record({"seat": who, "tie": tie, "with": maybe(who)})
    return record(
        {
            "assessment": one_of(ASSESSMENTS),
            "order": some(who, contestants, once=True),
            "went": some(went, contestants),
        }
    )
