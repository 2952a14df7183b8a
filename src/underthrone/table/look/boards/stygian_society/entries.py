"""Floors, chests and statuses as faces: what the editor draws of entries that are no cards on the table."""

from __future__ import annotations

import json
from typing import Final

from underthrone.games.fields import words
from underthrone.games.stygian_society import describe
from underthrone.games.stygian_society.cards import SORTS, Floor
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS
from underthrone.table.look.boards.stygian_society.faces import (
    GAME,
    Sheet,
    chest_words,
    colour,
    sheets,
    society,
)
from underthrone.table.look.pieces import Face, Fact
from underthrone.table.look.words import SAY

SORT_ICONS: Final = {"lower": "stairs", "upper": "evil-tower", "mid-boss": "daemon-skull", "wizard": "wizard-face"}
KIN: Final = "treasure"


def entry_face(part: str, entry: str, lang: str) -> Face | None:
    """A floor sheet, a chest or a status; None for everything else."""
    box = society().box
    if part == "floors":
        return next((_floor(floor, lang) for floor in box.floors if floor.id == entry), None)
    ids = list(json.loads(society().contents).get(part, {}))
    if part == "chests" and entry in ids:
        return _chest(ids.index(entry), entry, lang)
    if part == "statuses" and entry in ids:
        return _status(ids.index(entry), entry, lang)
    return None


def _family(part: str, lang: str) -> str:
    return words(GAME)(lang, f"part-{part}", {})


def _floor(floor: Floor, lang: str) -> Face:
    """The sheet: who stands there, what it does for cubes, and its peril chart line by line."""
    say, sheet, box = SAY[lang], sheets(lang)[floor.id], society().box
    ranks = [("so-front", floor.front), ("so-rear", floor.rear)]
    facts = [(say(key), ", ".join(box.enemies[n].names[lang] for n in rank)) for key, rank in ranks if rank]
    facts += _own_acts(sheet, lang)
    chart = [(f"{say('so-peril')} {at}", line) for at, line, _tip in sheet.lines]
    chart.append((f"{say('so-peril')} {sheet.last}", say("so-lost")))
    printed = [sheet.rules, *[say("so-term", name=name, text=f"{line.rstrip('.')}.") for name, line in chart]]
    return Face(
        id=floor.id,
        game=GAME,
        name=sheet.name,
        icon=SORT_ICONS[SORTS[floor.sort]],
        kin=KIN,
        family=f"{_family('floors', lang)}, {SORTS[floor.sort]}",
        strength=str(sheet.last),
        text=" ".join(part for part in printed if part),
        foot=(Fact("locked-chest", str(sheet.chests), say("so-chests", n=sheet.chests)),) if sheet.chests else (),
        facts=(*facts, *chart),
        rule="SO-10",
        spoken=sheet.rules,
    )


def _own_acts(sheet: Sheet, lang: str) -> list[tuple[str, str]]:
    """What the floor does for cubes of a colour without an enemy."""
    found: list[tuple[str, str]] = []
    for shade, act in enumerate(sheet.acts):
        if act is not None:
            name = colour(COLOURS[HERO_COLOURS + shade], lang)
            found.append((f"{act.cost} × {name}", act.words))
    return found


def _chest(n: int, entry: str, lang: str) -> Face:
    box, does = society().box, chest_words(n, lang)
    return Face(
        id=entry,
        game=GAME,
        name=box.chest_names[n][lang],
        icon="open-treasure-chest",
        kin=KIN,
        family=_family("chests", lang),
        strength=str(box.chest_numbers[n]),
        text=does[:1].upper() + does[1:],
        rule="SO-70",
        spoken=does,
    )


def _status(n: int, entry: str, lang: str) -> Face:
    name, does = society().box.status_names[n][lang], describe.status_text(society(), n, lang)
    icon = society().box.status_icons[n]
    return Face(id=entry, game=GAME, name=name, icon=icon, kin=KIN, family=_family("statuses", lang), text=does)
