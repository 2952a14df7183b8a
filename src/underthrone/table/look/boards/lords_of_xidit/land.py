"""What stays the same all game: where cities and regions lie on the map, roads and names."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from typing import Final

from underthrone.games import game
from underthrone.games.lords_of_xidit.game import LordsOfXidit
from underthrone.games.lords_of_xidit.kingdom import CITIES, COLOURS, REGIONS, UNITS, Kingdom, Tiles
from underthrone.table.look.boards.lords_of_xidit.chart import hundredths, place
from underthrone.table.look.words import SAY

GAME: Final = "lords-of-xidit"
LEANINGS: Final = {"e": 0.0, "s": math.pi / 2, "w": math.pi}  # where a tile can lie; the pawns stand in the north
BETTER: Final = {  # where the roads alone would choose badly: shields of neighbours, names of regions, the map's frame
    "wide": "1e 2s 3er 4se 5s 6sr 8w 9sw 11se 12w 13nw 14wu 15se 16w 17e 18se 19s 21se",
    "tall": "1se 2sw 3s 4s 5w 6e 7nw 8se 9w 10w 11e 12s 13e 14se 15s 16s 17se 18s 19w 20w 21sw",
}


@dataclass(slots=True, frozen=True)
class Site:
    """A city on the map."""

    number: int
    name: str
    across: int  # hundredths of the map
    down: int
    sides: str  # of the seal where its tile and its guild stand, as classes for the wide and the tall map
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


@cache
def xidit() -> LordsOfXidit:
    """The game."""
    g = game(GAME)
    assert isinstance(g, LordsOfXidit)
    return g


def land() -> Kingdom:
    """Its kingdom."""
    return xidit().land


def tiles(players: int) -> Tiles:
    """The tiles for so many players."""
    return land().trio if players == 3 else land().five


@cache
def unit_names(lang: str) -> list[str]:
    """The units, in rising strength."""
    return [xidit().say(lang, f"unit-{unit}", {}) for unit in UNITS]


@cache
def sites(lang: str) -> list[Site]:
    """All cities."""
    return [_site(c, lang) for c in range(CITIES)]


def _site(c: int, lang: str) -> Site:
    kingdom, say = land(), SAY[lang]
    roads = []
    angles = []
    for colour, name in enumerate(COLOURS):
        there = kingdom.road[c * 3 + colour]
        if there >= 0:
            roads.append(say(f"xi-to-{name}", city=there + 1))
            angles.append(math.atan2(kingdom.y[there] - kingdom.y[c], kingdom.x[there] - kingdom.x[c]))
    sides = f"{_sides(c, angles, 'wide')} {_sides(c, [angle + math.pi / 2 for angle in angles], 'tall')}"
    across, down = hundredths(kingdom.x[c], kingdom.y[c])
    return Site(c + 1, kingdom.cities[c][lang], across, down, sides, ", ".join(roads))


def _sides(c: int, angles: list[float], shape: str) -> str:
    """The tile where the roads leave most room, the guild on the other side."""
    free = {side: min(_apart(angle, leaning) for angle in angles) for side, leaning in LEANINGS.items()}
    better = [word.removeprefix(str(c + 1)) for word in BETTER[shape].split() if word.strip("neswru") == str(c + 1)]
    side = better[0] if better else max(free, key=lambda name: free[name])
    tower = "w" if "e" in side else "e" if "w" in side else max("ew", key=lambda name: free[name])
    return f"{shape}-{side} {shape}-guild-{tower}"


def _apart(a: float, b: float) -> float:
    return abs((a - b + math.pi) % math.tau - math.pi)


@cache
def grounds(lang: str) -> list[Ground]:
    """All regions."""
    kingdom = land()
    found = []
    for r in range(REGIONS):
        corners = [place(kingdom.x[c], kingdom.y[c]) for c in kingdom.outline[r]]
        across, down = hundredths(kingdom.region_x[r], kingdom.region_y[r])
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


@cache
def roads() -> list[tuple[str, str]]:
    """One line for all roads of a colour."""
    kingdom = land()
    lines = []
    for colour, name in enumerate(COLOURS):
        parts = []
        for c in range(CITIES):
            there = kingdom.road[c * 3 + colour]
            if there > c:
                a, b = place(kingdom.x[c], kingdom.y[c]), place(kingdom.x[there], kingdom.y[there])
                parts.append(f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}")
        lines.append((name, "".join(parts)))
    return lines


@cache
def network() -> str:
    """For the script that draws a planned route: of each city its place and where its three roads lead."""
    kingdom = land()
    rows = []
    for c in range(CITIES):
        x, y = place(kingdom.x[c], kingdom.y[c])
        rows.append([round(x), round(y), *[there + 1 for there in kingdom.road[c * 3 : c * 3 + 3]]])
    return json.dumps(rows, separators=(",", ":"))
