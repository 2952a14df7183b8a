"""The map and its edge: cities with what is in them, regions with their bards, what is coming, titans."""

from __future__ import annotations

from typing import Any

from underthrone.games.lords_of_xidit.kingdom import UNITS, source_of
from underthrone.table.look.boards.lords_of_xidit import faces as cards
from underthrone.table.look.boards.lords_of_xidit import land
from underthrone.table.look.boards.lords_of_xidit.faces import listed
from underthrone.table.look.boards.lords_of_xidit.land import Site
from underthrone.table.look.boards.lords_of_xidit.pieces import City, Lair, Queue, Region, Tile
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


def city_of(sight: Sight, c: int, mine: dict[str, Any] | None, planning: bool, say: Say) -> City:
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
    choice, why = None, ""
    if question in ("place", "choose_guild"):
        kind = "place" if question == "place" else "guild"
        choice = sight.choices.at(kind, city=c)
        why = sight.choices.why(kind, city=c) if sight.choices and choice is None else ""
    words = _city_words(sight, site, tile, guild, here, say)
    pawn = sight.me if planning and sight.me is not None and sight.me in here else -1
    return City(site, tile, guild, here, choice, why, planning, pawn, words)


def _city_words(
    sight: Sight, site: Site, tile: Tile | None, guild: tuple[int, int] | None, here: tuple[int, ...], say: Say
) -> str:
    """All of it in a sentence, for readers and on pointing."""
    parts = [say("xi-city", name=site.name, number=site.number, roads=site.roads)]
    if tile:
        parts.append(f"{tile.words[0].upper()}{tile.words[1:].rstrip('.')}.")
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
    rewards = rewards_of(players, c) if kind == "threat" else ()
    return Tile(face, kind, c + 1, units, lacking, rewards, words)


def rewards_of(players: int, source: int) -> tuple[tuple[str, int], ...]:
    tiles = land.tiles(players)
    return (cards.GOLD, tiles.gold[source]), (cards.BARD, tiles.bards[source]), (cards.STORY, tiles.stories[source])


def region_of(sight: Sight, r: int, say: Say) -> Region:
    shown = sight.view["regions"][r]
    choice = sight.choices.at("bard", region=r)
    choosing = (
        choice is None and sight.view["question"] in ("place_bard", "place_census_bard") and len(sight.choices) > 0
    )
    bards = tuple(
        (n, count, say("xi-bards-of", seat=sight.seats[n].name, n=count))
        for n, count in enumerate(shown["bards"] or ())  # those in the Bastion aren't there
        if count
    )
    why = sight.choices.why("bard", region=r) if choosing else ""
    ground = land.grounds(sight.lang)[r]
    brings = ""
    if choice is not None and shown["bards"] is not None and sight.me is not None:
        more = [count + (n == sight.me) for n, count in enumerate(shown["bards"])]
        now, then = (_worth(r, counts)[sight.me] for counts in (shown["bards"], more))
        brings = say("xi-bard-brings", now=now, then=then)
    elif choice is not None:
        brings = say("xi-bard-hidden")
    return Region(ground, shown["closed"], bards, choice, why, brings)


def _worth(r: int, bards: list[int]) -> list[int]:
    """What a region is worth to each seat."""
    points = [0] * len(bards)
    land.land().add_reputation(r, bards, points)
    return points


# --- The edge


def queue_of(sight: Sight, name: str, say: Say) -> Queue:
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
        _in_order(known) if known else "",
    )


def _in_order(known: list[int | None]) -> str:
    """What lies in a pile, from its top: "14, ?, 8, …" where nothing is known of the rest."""
    told = ["?" if city is None else str(city) for city in known]
    rest = next((n for n, city in enumerate(reversed(known)) if city is not None), len(known))
    return ", ".join([*told[: len(told) - rest], "…"] if rest > 1 else told)


def lair_of(sight: Sight, pile: int) -> Lair:
    shown = sight.view["titans"][pile]
    if not shown["raging"]:
        return Lair(pile, shown["need"], shown["left"], None, ())
    titan = land.land().titan_ids.index(shown["raging"])
    choice = sight.choices.at("fight", titan=titan)
    choosing = choice is None and sight.view["question"] == "fight" and len(sight.choices) > 0
    why = sight.choices.why("fight", titan=titan) if choosing else ""
    face = cards.by_id(sight.lang)[f"titan-{shown['raging']}"]
    return Lair(pile, shown["need"], shown["left"], face, rewards_of(len(sight.seats), source_of(titan)), choice, why)
