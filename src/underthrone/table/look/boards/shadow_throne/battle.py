"""The battle: banners on the power track, lines of fighters wave by wave, and what it brought."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.shadow_throne.cards import FACTIONS
from underthrone.table.look.boards.board import Event, latest_first
from underthrone.table.look.boards.shadow_throne.faces import KIN_ICONS, faction_name, numbers, the_cards, tiles
from underthrone.table.look.boards.shadow_throne.pieces import Banner, Cell, Fighter, Gain, Row
from underthrone.table.look.pieces import share
from underthrone.table.sight import Sight

WAVES: Final = 4


def banners(sight: Sight) -> list[Banner]:
    """The factions on the power track, with what they had before the last count."""
    power = sight.view["power"]
    best = max(power.values())
    scale = max(16, best + 2)
    before = _counted_before(sight)
    return [
        Banner(
            name,
            faction_name(name, sight.lang),
            KIN_ICONS[name],
            n,
            share(n, scale),
            0 < n == best,
            before[name],
            share(before[name], scale),
        )
        for name, n in power.items()
    ]


def _counted_before(sight: Sight) -> dict[str, int]:
    """The power track before the last count of this battle."""
    counts: list[Event] = []
    for event in latest_first(sight):
        if event["event"] == "battle-began" or len(counts) == 2:
            break
        if event["event"] == "counted":
            counts.append(event)
    return {name: counts[1][name] if len(counts) == 2 else 0 for name in FACTIONS}


def gains(sight: Sight) -> tuple[list[str], list[Gain]]:
    """Who won this battle and what it brought everybody, a martyr's influence included; nothing before that."""
    victors: list[str] = []
    found = [Gain(seat.number, seat.name, 0, 0) for seat in sight.seats]
    for event in latest_first(sight):
        kind = event["event"]
        if kind == "battle-began":
            break
        if kind == "faction-won":
            victors.insert(0, FACTIONS[event["faction"]])
        elif kind in ("influenced", "suffered"):
            found[event["seat"]].influence += event["influence"]
        elif kind == "consoled":
            found[event["seat"]].gold += event["gold"]
    return victors, found if victors else []


def row(sight: Sight, seat: int) -> Row:
    view = sight.view
    shown = view["seats"][seat]
    first = 0 if any(f["wave"] == 0 for other in view["seats"] for f in other["line"]) else 1
    cells = []
    for wave in range(first, WAVES + 1):
        fighters = [_fighter(sight, seat, f) for f in shown["line"] + shown["turned"] if f["wave"] == wave]
        now = wave == view["wave"] and not fighters and view["question"] == "choose"
        cells.append(Cell(wave, fighters, state(sight, seat) if now else ""))
    return Row(seat, cells, sight.seats[seat].name)


def state(sight: Sight, seat: int) -> str:
    if seat not in sight.addressed:
        return ""
    return "deciding" if sight.seats[seat].deciding else "in"


def _fighter(sight: Sight, seat: int, f: dict[str, Any]) -> Fighter:
    c = numbers()[f["card"]]
    face = tiles(sight.lang)[f["card"]]
    key = f"fighter-{seat}-{c} fighter-{seat}-{c}-{f['wave']}"
    if "power" not in f:
        return Fighter(face, key, "", face.kin, 0, turned=True, start=_start(sight, seat, c))
    printed = the_cards().power[c]
    late = f["wave"] == max(g["wave"] for other in sight.view["seats"] for g in other["line"])
    return Fighter(
        face,
        key,
        f"doer-{seat}-{c}",
        f["faction"],
        f["power"],
        the_cards().influence[c],
        printed if late or f["dead"] else f["power"] - _gained(sight, seat, c),
        f["plus"],
        0 if f["dead"] else f["power"] - printed - f["plus"],
        f["dead"],
        f["converted"],
        f["silenced"],
        start=_start(sight, seat, c),
    )


def _gained(sight: Sight, seat: int, c: int) -> int:
    """How many times a fighter was emboldened since this wave began."""
    found = 0
    for event in latest_first(sight):
        if event["event"] in ("wave-began", "battle-began"):
            break
        found += event["event"] == "emboldened" and (event["seat"], event["card"]) == (seat, c)
    return found


def _start(sight: Sight, seat: int, c: int) -> str:
    return f"mine-{c}-2 mine-{c}-1" if seat == sight.me else f"back-{seat} seat-{seat}"
