"""What stays the same all game: where cities and regions lie on the map, roads and names."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from underthrone.games.lords_of_xidit.game import LordsOfXidit
from underthrone.games.lords_of_xidit.kingdom import CITIES, COLOURS, REGIONS, UNITS, Kingdom, Tiles
from underthrone.table.look.boards.lords_of_xidit.map import hundredths, name_at, place
from underthrone.table.look.hand import at_hand, by_edition
from underthrone.table.look.words import SAY

GAME: Final = "lords-of-xidit"
# Where the tile, the guild and the name of each city lie by its seal, so that nothing covers anything (a test looks):
# steps across and down, 0 wholly before it, 1 ending with it, 2 in its middle, 3 beginning with it, 4 wholly after.
LIE: Final = {
    "wide": "40 42 44 44 24 00 14 34 14 34 43 00 24 34 43 02 42 41 24 24 40",
    "tall": "01 24 24 24 41 42 24 24 01 03 42 14 34 42 34 34 44 24 24 03 00",
}
GUILDS: Final = {
    "wide": "34 01 01 01 43 42 01 01 41 41 01 03 01 01 01 41 34 03 03 02 03",
    "tall": "40 41 01 01 01 03 40 01 41 43 14 41 41 00 03 40 01 01 42 14 41",
}
NAMES: Final = {
    "wide": "34 14 14 14 14 14 14 14 14 34 14 34 34 34 14 34 14 34 34 34 34",
    "tall": "24 24 24 24 24 24 24 24 24 24 24 24 24 24 24 24 24 24 24 24 24",
}


@dataclass(slots=True, frozen=True)
class Site:
    """A city on the map."""

    number: int
    name: str
    across: int  # hundredths of the map
    down: int
    tile: str  # where they lie, as classes for the wide and the tall map
    guild: str
    label: str
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
def unit_singulars(lang: str) -> list[str]:
    """One of each unit."""
    return [xidit().say(lang, f"one-{unit}", {}) for unit in UNITS]


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
    tile, guild, label = (_steps(lies, c) for lies in (LIE, GUILDS, NAMES))
    return Site(c + 1, kingdom.cities[c][lang], across, down, tile, guild, label, ", ".join(roads))


def _steps(lies: Mapping[str, str], c: int) -> str:
    steps = {shape: lie.split()[c] for shape, lie in lies.items()}
    return " ".join(f"{shape}-x{step[0]} {shape}-y{step[1]}" for shape, step in steps.items())


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
def roads() -> list[tuple[str, str]]:
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
    return lines


@by_edition
def network() -> str:
    """For the script that draws a planned route: of each city its place and where its three roads lead."""
    kingdom = land()
    rows = []
    for c in range(CITIES):
        x, y = place(kingdom.x[c], kingdom.y[c])
        rows.append([round(x), round(y), *[there + 1 for there in kingdom.roads[c]]])
    return json.dumps(rows, separators=(",", ":"))
