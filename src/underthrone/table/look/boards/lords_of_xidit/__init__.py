"""Lords of Xidit's board: the drawn kingdom, its edge with what is coming, and the six wheels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from underthrone.games.lords_of_xidit.kingdom import CITIES, GUILD_HEIGHT, UNITS
from underthrone.games.lords_of_xidit.moves import ORDERS
from underthrone.table.look.boards.lords_of_xidit import faces as cards
from underthrone.table.look.boards.lords_of_xidit import land, standing
from underthrone.table.look.boards.lords_of_xidit.faces import UNIT_ICONS, listed
from underthrone.table.look.boards.lords_of_xidit.land import Ground, Site
from underthrone.table.look.boards.lords_of_xidit.told import (
    HEADINGS,
    JOINED,
    QUIET,
    charts,
    flight,
    joined,
    keys,
    sign,
)
from underthrone.table.look.boards.plain import confirm
from underthrone.table.look.pieces import Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight

__all__ = [
    "HEADINGS",
    "JOINED",
    "ON_BOARD",
    "QUIET",
    "UNIT",
    "board",
    "charts",
    "confirm",
    "faces",
    "flight",
    "gauges",
    "joined",
    "keys",
    "phase",
    "sign",
]

UNIT: Final = ""
ON_BOARD: Final = frozenset({"place", "order", "leave", "bard", "fight", "pay", "show", "guild", "dummy"})
REWARDS: Final = ((cards.GOLD, "gold"), (cards.BARD, "bards"), (cards.STORY, "stories"))


@dataclass(slots=True, frozen=True)
class Tile:
    """A city tile, on its side to recruit from or as a threat."""

    face: Face
    kind: str
    city: int
    units: tuple[int, ...]  # to recruit, weakest first; or needed
    lacking: tuple[bool, ...]  # of the needed ones: I haven't got it
    rewards: tuple[tuple[str, int], ...]
    words: str


@dataclass(slots=True, frozen=True)
class City:
    """A city with what is in it."""

    site: Site
    tile: Tile | None
    guild: tuple[int, int] | None  # whose, how high
    here: tuple[int, ...]
    choice: Choice | None = None
    why: str = ""
    act: str = ""  # what an action here would do: recruit this unit, beat this threat
    gives: int | None = None  # the unit that it would bring
    needs: str = ""  # the units that it would cost
    barred: str = ""  # why a guild of mine can't grow here
    words: str = ""


@dataclass(slots=True, frozen=True)
class Region:
    """A region with its bards."""

    ground: Ground
    closed: bool
    bards: tuple[tuple[int, int, str], ...]  # of the seats that have any, with words
    choice: Choice | None
    why: str
    brings: str = ""  # what a bard more would change for me, as far as it can be seen


@dataclass(slots=True, frozen=True)
class Queue:
    """Tiles to come."""

    kind: str
    next: Tile | None
    top: Tile | None
    pile: int
    discard: str
    known: str  # with memory aid


@dataclass(slots=True, frozen=True)
class Lair:
    """A pair of titans."""

    pile: int
    need: int
    left: int
    raging: Face | None
    rewards: tuple[tuple[str, int], ...]
    choice: Choice | None = None
    why: str = ""


@dataclass(slots=True, frozen=True)
class Unit:
    """My units of a kind."""

    number: int
    name: str
    one: str
    icon: str
    count: int
    choice: Choice | None
    why: str


@dataclass(slots=True, frozen=True)
class Wheel:
    """One of my six orders."""

    number: int
    order: str
    move: int
    fixed: bool  # sealed already while others of mine aren't, so that it can't be turned now


@dataclass(slots=True)
class Prize:
    """Two rewards that can be taken together."""

    choice: Choice
    take: list[tuple[str, int, int]]  # of each what really comes, and what was offered


@dataclass(slots=True, frozen=True)
class Public:
    """What everybody sees of a player."""

    stories: int
    stock: int  # stories that can still be built
    reputation: int
    gold: int | None
    units: int | None
    orders: tuple[str, ...]
    first: bool
    now: int  # the order that is being carried out


@dataclass(slots=True)
class Board:
    """Everything that boards/lords-of-xidit.html shows."""

    me: int | None
    asked: bool  # it is the reader who is asked
    question: str
    year: int
    years: int
    censuses: list[int]
    cities: list[City]
    regions: list[Region]
    roads: list[tuple[str, str]]
    network: str
    queues: list[Queue]
    lairs: list[Lair]
    barracks: tuple[tuple[int, int], ...]
    assessments: list[standing.Assessment]
    census: list[standing.Count]
    public: list[Public]
    ladder: tuple[tuple[int, str, str, int], ...]  # units in rising strength, with what the census pays for the most
    number: int  # the order that is being carried out; 0: none
    names: list[str]
    units: list[Unit] = field(default_factory=list)
    wheels: list[Wheel] = field(default_factory=list)
    orders: tuple[tuple[int, str], ...] = ()  # move and name of each order that a wheel can be turned to
    prizes: list[Prize] = field(default_factory=list)
    shows: list[Choice] = field(default_factory=list)
    counted: str = ""  # the units of which some are to be shown
    gold: int = 0
    bards: int = 0
    stories: int = 0
    held: int = 0
    titan: int = 0  # how many units the weakest raging one needs; 0: none rages


def faces(lang: str) -> list[Face]:
    return list(cards.by_id(lang).values())


def board(sight: Sight, say: Say) -> Board:
    view = sight.view
    mine = view["seats"][sight.me] if sight.me is not None else None
    orders, number = standing.orders(sight)
    judged = standing.assessments(sight, say)
    made = Board(
        me=sight.me,
        asked=len(sight.choices) > 0,
        question=view["question"] or "",
        year=max(1, view["year"]),
        years=view["years"],
        censuses=[view["years"] * k // 3 for k in (1, 2, 3)],
        cities=[_city(sight, c, mine, say) for c in range(len(view["cities"]))],
        regions=[_region(sight, r, say) for r in range(len(view["regions"]))],
        roads=land.roads(),
        network=land.network(),
        queues=[_queue(sight, kind, say) for kind in ("recruitment", "threats")],
        lairs=[_lair(sight, pile) for pile in range(3)],
        barracks=tuple((u, view["barracks"][unit]) for u, unit in enumerate(UNITS)),
        assessments=judged,
        census=standing.census(sight),
        public=[_public(sight, n, orders[n], number, judged) for n in range(len(sight.seats))],
        ladder=tuple(
            (u, name, *prize) for u, (name, prize) in enumerate(zip(land.unit_names(sight.lang), standing.PRIZES))
        ),
        number=number,
        names=[seat.name for seat in sight.seats],
    )
    if mine is not None:
        _mine(sight, made, mine)
    return made


# --- The map


def _city(sight: Sight, c: int, mine: dict[str, Any] | None, say: Say) -> City:
    view = sight.view
    shown = view["cities"][c]
    site = land.sites(sight.lang)[c]
    army = [mine["units"][unit] for unit in UNITS] if mine and "units" in mine else None
    tile = (
        _tile(sight, c, shown["tile"], [shown["units"][unit] for unit in UNITS], army, say) if shown["tile"] else None
    )
    guild = (shown["guild"]["seat"], shown["guild"]["stories"]) if shown["guild"] else None
    here = tuple(n for n, seat in enumerate(view["seats"]) if seat["city"] == c + 1)
    question = view["question"]
    choice, why, act, gives, needs, barred = None, "", "", None, "", ""
    if question in ("place", "choose_guild"):
        kind = "place" if question == "place" else "guild"
        choice = sight.choices.at(kind, city=c)
        why = sight.choices.why(kind, city=c) if sight.choices and choice is None else ""
    elif question == "program" and army is not None and tile is not None:
        if tile.kind == "recruitment":
            gives = tile.units[0]
            act = land.unit_singulars(sight.lang)[gives]
        else:
            act, needs = tile.face.name, " ".join(map(str, tile.units))
    if question == "program" and guild is not None and guild != (sight.me, guild[1]):
        barred = say("xi-act-anothers-guild")
    elif question == "program" and guild is not None and guild[1] == GUILD_HEIGHT:
        barred = say("xi-act-full-guild")
    words = _city_words(sight, site, guild, here, say)
    return City(site, tile, guild, here, choice, why, act, gives, needs, barred, words)


def _city_words(sight: Sight, site: Site, guild: tuple[int, int] | None, here: tuple[int, ...], say: Say) -> str:
    """All of it in a sentence, for readers and on pointing."""
    parts = [say("xi-city", name=site.name, number=site.number, roads=site.roads)]
    if guild:
        parts.append(say("xi-guild-of", seat=sight.seats[guild[0]].name, n=guild[1]))
    if here:
        parts.append(say("xi-here", names=", ".join(sight.seats[n].name for n in here)))
    return " ".join(parts)


def _tile(sight: Sight, c: int, kind: str, stationed: list[int] | None, army: list[int] | None, say: Say) -> Tile:
    players = len(sight.seats)
    tiles = land.tiles(players)
    side = "" if kind == "threat" else "-recruits"
    face = cards.by_id(sight.lang)[f"{'trio' if players == 3 else 'tile'}-{c + 1}{side}"]
    counts = (tiles.recruits[c] if stationed is None else stationed) if kind == "recruitment" else tiles.needs[c]
    units = tuple(u for u, n in enumerate(counts) for _ in range(n))
    lacking = (False,) * len(units)
    if kind == "threat" and army is not None:
        lacking = tuple(units[:i].count(u) >= army[u] for i, u in enumerate(units))
    words = (
        say("xi-recruits", units=listed(counts, sight.lang)) if kind == "recruitment" else f"{face.name}. {face.spoken}"
    )
    rewards = _rewards(players, c) if kind == "threat" else ()
    return Tile(face, kind, c + 1, units, lacking, rewards, words)


def _rewards(players: int, source: int) -> tuple[tuple[str, int], ...]:
    tiles = land.tiles(players)
    return (cards.GOLD, tiles.gold[source]), (cards.BARD, tiles.bards[source]), (cards.STORY, tiles.stories[source])


def _region(sight: Sight, r: int, say: Say) -> Region:
    shown = sight.view["regions"][r]
    choice = sight.choices.at("bard", region=r)
    asked = choice is None and sight.view["question"] in ("place_bard", "place_census_bard") and len(sight.choices) > 0
    bards = tuple(
        (n, count, f"{sight.seats[n].name}: {say('xi-n-bards', n=count)}")
        for n, count in enumerate(shown["bards"] or ())  # those in the Bastion aren't there
        if count
    )
    why = sight.choices.why("bard", region=r) if asked else ""
    ground = land.grounds(sight.lang)[r]
    brings = ""
    if choice is not None and shown["bards"] is not None and sight.me is not None:
        more = [count + (n == sight.me) for n, count in enumerate(shown["bards"])]
        now, then = (_worth(ground, counts)[sight.me] for counts in (shown["bards"], more))
        brings = say("xi-bard-brings", now=now, then=then)
    elif choice is not None:
        brings = say("xi-bard-hidden")
    return Region(ground, shown["closed"], bards, choice, why, brings)


def _worth(ground: Ground, bards: list[int]) -> list[int]:
    """What a region is worth to each seat: first and second most; where several are first there is no second."""
    order = sorted(set(bards) - {0}, reverse=True)
    second = order[1] if len(order) > 1 and bards.count(order[0]) == 1 else -1
    return [0 if not n else ground.first if n == order[0] else ground.second if n == second else 0 for n in bards]


# --- The edge


def _queue(sight: Sight, name: str, say: Say) -> Queue:
    shown = sight.view[name]
    kind = "recruitment" if name == "recruitment" else "threat"
    found = [_tile(sight, city - 1, kind, None, None, say) if city else None for city in (shown["next"], shown["top"])]
    known = sight.view.get(f"known_{name}")
    return Queue(
        name,
        found[0],
        found[1],
        shown["pile"],
        ", ".join(str(city) for city in shown["discard"]),
        ", ".join("?" if city is None else str(city) for city in known) if known else "",
    )


def _lair(sight: Sight, pile: int) -> Lair:
    shown = sight.view["titans"][pile]
    if not shown["raging"]:
        return Lair(pile, shown["need"], shown["left"], None, ())
    titan = land.land().titan_ids.index(shown["raging"])
    choice = sight.choices.at("fight", titan=titan)
    asked = choice is None and sight.view["question"] == "fight" and len(sight.choices) > 0
    why = sight.choices.why("fight", titan=titan) if asked else ""
    face = cards.by_id(sight.lang)[f"titan-{shown['raging']}"]
    return Lair(pile, shown["need"], shown["left"], face, _rewards(len(sight.seats), CITIES + titan), choice, why)


# --- Seats


def _public(sight: Sight, n: int, orders: list[str], number: int, judged: list[standing.Assessment]) -> Public:
    shown = sight.view["seats"][n]
    points = {a.kind: next(rank.points for rank in a.ranks if rank.seat == n) for a in judged}
    return Public(
        stories=points["influence"] or 0,
        stock=shown["stories"],
        reputation=points["reputation"] or 0,
        gold=points["wealth"],
        units=sum(shown["units"].values()) if "units" in shown else None,
        orders=tuple(orders),
        first=sight.view["first"] == n,
        now=number,
    )


def _mine(sight: Sight, made: Board, mine: dict[str, Any]) -> None:
    """My stock, my wheels, and what I am asked."""
    names, singulars = land.unit_names(sight.lang), land.unit_singulars(sight.lang)
    asked = made.question == "pay" and len(sight.choices) > 0
    for u, unit in enumerate(UNITS):
        choice = sight.choices.at("pay", unit=u)
        why = sight.choices.why("pay", unit=u) if asked and choice is None else ""
        made.units.append(Unit(u, names[u], singulars[u], UNIT_ICONS[u], mine["units"][unit], choice, why))
    made.gold, made.bards, made.stories, made.held = mine["gold"], mine["bards"], mine["stories"], mine["held"]
    if made.question == "program":
        made.titan = min((titan["need"] for titan in sight.view["titans"] if titan["raging"]), default=0)
        made.orders = tuple((c.move, ORDERS[c.args["order"]]) for c in sight.choices.of("order"))
        sealed = sight.sealed
        for k in range(6):
            move = sealed[k].move if k < len(sealed) else -1
            order = ORDERS[sealed[k].args["order"]] if k < len(sealed) else ""
            made.wheels.append(Wheel(k + 1, order, move, k < len(sealed) < 6))
    else:
        made.wheels = [Wheel(k + 1, order, -1, True) for k, order in enumerate(mine["orders"])]
    made.shows = sight.choices.of("show")
    about = sight.view["about"]
    if made.question == "show":
        made.counted = land.xidit().argument("unit", UNITS.index(about["unit"]), sight.lang)
    for choice in sight.choices.of("leave"):
        left = choice.args["reward"]
        rewards = [(icon, about["coming"][name], about["offered"][name]) for icon, name in REWARDS]
        made.prizes.append(Prize(choice, [reward for i, reward in enumerate(rewards) if i != left]))


# --- What every board says


def gauges(sight: Sight, seat: int, say: Say) -> list[Gauge]:
    return []


def phase(sight: Sight, say: Say) -> str:
    view = sight.view
    key = "xi-phase-place" if not view["year"] else "xi-phase"
    if view["question"] in standing.CENSUS:
        key = "xi-phase-census"
    elif view["year"] and view["year"] * 3 % view["years"] == 0 and not view["over"]:
        key = "xi-phase-before-census"
    return say(key, year=view["year"], years=view["years"])
