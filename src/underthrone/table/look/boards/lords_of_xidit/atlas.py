"""The kingdom in small, for the editor: where a city, a road or a region of an edition lies."""

from __future__ import annotations

from dataclasses import dataclass

from underthrone.games.fields import words
from underthrone.table.look.boards.lords_of_xidit.land import GAME, grounds, land, roads, sites
from underthrone.table.look.boards.lords_of_xidit.map import place
from underthrone.table.look.pieces import Face
from underthrone.table.look.words import SAY


@dataclass(slots=True, frozen=True)
class Dot:
    """A city."""

    x: int
    y: int
    number: int
    chosen: bool


@dataclass(slots=True, frozen=True)
class Atlas:
    """The whole map, with what is chosen marked."""

    label: str
    regions: list[tuple[str, bool]]  # corners, and whether it is chosen
    roads: tuple[tuple[str, str], ...]  # colour and path
    chosen_road: str
    cities: list[Dot]


def atlas(entry: str, lang: str) -> Atlas | None:
    """The map with a city, road or region marked; None for everything else."""
    kind, _, rest = entry.partition("-")
    if kind not in ("city", "road", "region"):
        return None
    ends = [int(word) for word in rest.split("-")] if kind == "road" else []
    marked = [int(rest)] if kind == "city" else ends
    at = [place(x, y) for x, y in zip(land().x, land().y)]
    cities = [Dot(round(x), round(y), c + 1, c + 1 in marked) for c, (x, y) in enumerate(at)]
    regions = [(ground.outline, kind == "region" and ground.id == rest) for ground in grounds(lang)]
    line = "L".join(f"{at[c - 1][0]:.0f} {at[c - 1][1]:.0f}" for c in ends)
    return Atlas(_name(kind, rest, lang), regions, roads(), f"M{line}" if line else "", cities)


def entry_face(part: str, entry: str, lang: str) -> Face | None:
    """A city, road or region as a face; None for everything else."""
    say, rest = SAY[lang], entry.partition("-")[2]
    family = words(GAME)(lang, f"part-{part}", {})
    if part == "city" and rest.isdecimal() and int(rest) <= len(sites(lang)):
        site = sites(lang)[int(rest) - 1]
        text = site.roads[:1].upper() + site.roads[1:]
        return Face(entry, GAME, site.name, "white-tower", "", family, text=text, rule="XI-01")
    if part == "region":
        ground = next((ground for ground in grounds(lang) if ground.id == rest), None)
        if ground is not None:
            worth = say("xi-worth", first=ground.first, second=ground.second)
            return Face(entry, GAME, ground.name, "position-marker", "", family, text=worth, rule="XI-01")
    if part == "road" and entry in land().origins:
        return Face(entry, GAME, _name(part, rest, lang), "footsteps", "", family, rule="XI-12")
    return None


def _name(kind: str, rest: str, lang: str) -> str:
    """What people call it."""
    if kind == "region":
        return next((ground.name for ground in grounds(lang) if ground.id == rest), rest)
    return " – ".join(f"{sites(lang)[int(word) - 1].name} ({word})" for word in rest.split("-"))
