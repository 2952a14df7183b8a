"""What stays the same all game: where cities and regions lie on the map, roads and names."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from underthrone.games.lords_of_xidit.game import LordsOfXidit
from underthrone.games.lords_of_xidit.kingdom import CITIES, COLOURS, REGIONS, UNITS, Kingdom, Tiles
from underthrone.games.lords_of_xidit.moves import ORDERS
from underthrone.games.lords_of_xidit.plan import first_orders, leads
from underthrone.table.look.boards.lords_of_xidit.map import hundredths, name_at, place
from underthrone.table.look.hand import at_hand, by_edition
from underthrone.table.look.words import SAY

GAME: Final = "lords-of-xidit"


@dataclass(slots=True, frozen=True)
class Site:
    """A city on the map."""

    number: int
    name: str
    across: int  # hundredths of the map
    down: int
    roads: str  # in words


@dataclass(slots=True, frozen=True)
class Ground:
    """A region on the map."""

    number: int
    id: str
    name: str
    across: int
    down: int
    first: int
    second: int
    outline: str
    bastion: bool


@by_edition
def xidit() -> LordsOfXidit:
    """The game."""
    g = at_hand(GAME)
    assert isinstance(g, LordsOfXidit)
    return g


def land() -> Kingdom:
    """Its kingdom."""
    return xidit().land


def tiles(players: int) -> Tiles:
    """The tiles for so many players."""
    return land().tiles(players)


@by_edition
def unit_names(lang: str) -> list[str]:
    """The units, in rising strength, for headings."""
    names = [xidit().say(lang, f"unit-{unit}", {}) for unit in UNITS]
    return [name[0].upper() + name[1:] for name in names]


@by_edition
def sites(lang: str) -> list[Site]:
    """All cities."""
    return [_site(c, lang) for c in range(CITIES)]


def _site(c: int, lang: str) -> Site:
    kingdom, say = land(), SAY[lang]
    roads = []
    for colour, name in enumerate(COLOURS):
        there = kingdom.roads[c][colour]
        if there >= 0:
            roads.append(say(f"xi-to-{name}", city=there + 1))
    across, down = hundredths(kingdom.x[c], kingdom.y[c])
    return Site(c + 1, kingdom.cities[c][lang], across, down, ", ".join(roads))


@by_edition
def grounds(lang: str) -> list[Ground]:
    """All regions."""
    kingdom = land()
    found = []
    for r in range(REGIONS):
        corners = [place(kingdom.x[c], kingdom.y[c]) for c in kingdom.outline[r]]
        across, down = name_at(kingdom, r)
        found.append(
            Ground(
                r,
                kingdom.region_ids[r],
                kingdom.regions[r][lang],
                across,
                down,
                kingdom.first[r],
                kingdom.second[r],
                " ".join(f"{x:.0f},{y:.0f}" for x, y in corners),
                r == kingdom.bastion,
            )
        )
    return found


@by_edition
def roads() -> tuple[tuple[str, str], ...]:
    """One line for all roads of a colour."""
    kingdom = land()
    lines = []
    for colour, name in enumerate(COLOURS):
        parts = []
        for c in range(CITIES):
            there = kingdom.roads[c][colour]
            if there > c:
                a, b = place(kingdom.x[c], kingdom.y[c]), place(kingdom.x[there], kingdom.y[there])
                parts.append(f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}")
        lines.append((name, "".join(parts)))
    return tuple(lines)


@by_edition
def network() -> str:
    """For the scripts of a plan: where cities lie, where orders lead, and which order begins the way to a city."""
    kingdom = land()
    places = [[round(length) for length in place(kingdom.x[c], kingdom.y[c])] for c in range(CITIES)]
    found = {"orders": ORDERS, "places": places, "leads": leads(kingdom), "ways": first_orders(kingdom)}
    return json.dumps(found, separators=(",", ":"))
