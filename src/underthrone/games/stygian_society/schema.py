"""The JSON Schema of the view of The Stygian Society: view.py writes what stands here."""

from __future__ import annotations

from underthrone.games.board import BoardGame
from underthrone.games.schema import (
    FLAG,
    Schema,
    for_some,
    header,
    maybe,
    named,
    number,
    one_of,
    record,
    row,
    seat,
    some,
)
from underthrone.games.stygian_society.cards import FLOORS, HEROES, SORTS, STEP_LIMIT, Box
from underthrone.games.stygian_society.moves import CRYPT_LIMIT, GIANT, LUCK_LIMIT, TOKENS
from underthrone.games.stygian_society.state import CUBES, ENDS, LEVELS
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS, STATUSES

ALL_CUBES = CUBES * len(COLOURS)
ENEMY_COLOURS = COLOURS[HERO_COLOURS:]
SOME_CUBES = for_some(COLOURS, number(1, CUBES))
PRICE = for_some(COLOURS[:HERO_COLOURS], number(1))
CARDS = some(named("card"), once=True)
TREASURES = some(named("treasure"), once=True)
PLACE = number(0, HEROES - 1)
TOKEN = number(0, TOKENS - 1)


def vocabulary(box: Box) -> dict[str, list[str]]:
    """Ids of heroes, cards, treasures, enemies and floors."""
    return {
        "hero": box.heroes,
        "card": box.ids,
        "treasure": [box.ids[c] for upper in (False, True) for c in box.treasures(upper)],
        "enemy": [enemy.id for enemy in box.enemies],
        "floor": [floor.id for floor in box.floors],
        **{name: [box.floors[f].id for f in box.sheets(sort)] for sort, name in enumerate(SORTS)},
    }


def view(g: BoardGame, box: Box, players: int, seated: bool) -> Schema:
    """Everybody sees the same."""
    foe = _foe(box)
    return record(
        {
            **header(g, players, seated),
            **_floor(box),
            **_cubes(),
            "front": some(foe, TOKENS),
            "rear": some(foe, TOKENS),
            "giant": maybe(foe),
            "heroes": some(_hero(players), HEROES),
            "team_treasures": TREASURES,
            "found": TREASURES,
            "exhausted": CARDS,
            **_action(),
            "beaten": maybe(named("mid-boss")),
            "treasures_left": TREASURES,
            "floors_left": record({name: some(named(name), once=True) for name in SORTS}),
            "end": number(0, len(ENDS) - 1),
        }
    )


def _floor(box: Box) -> dict[str, Schema]:
    """Where the team is and how it fares."""
    return {
        "floor": number(0, FLOORS),
        "sheet": maybe(named("floor")),
        "active": PLACE,
        "turns": number(),
        "wounds": number(),
        "most_wounds": maybe(number(1)),
        "xp": number(),
        "needed": number(0, max(box.first_xp, box.last_xp)),
        "peril": number(),
        "lines_left": some(number(1), once=True),
        "regroup_peril": number(box.regroup_peril),
        "last_line": maybe(number(12, max([floor.last for floor in box.floors]))),
        "luck": number(0, box.max_luck),
        "most_luck": {"const": box.max_luck},
        "shields_left": number(),
    }


def _cubes() -> dict[str, Schema]:
    """Cubes by colour; a colour without any isn't named."""
    resting = {"drop": number(0), "cubes": SOME_CUBES, "levels": row(number(0, ALL_CUBES), LEVELS)}
    return {
        "dazed": some(one_of(ENEMY_COLOURS), len(ENEMY_COLOURS), once=True),
        "peril_cubes": for_some(ENEMY_COLOURS, number(1)),
        "lacking_cubes": for_some(ENEMY_COLOURS, number(1)),
        "extra_cubes": for_some(COLOURS, number(None)),
        "worth": for_some(COLOURS, number(1, 2 * CUBES)),
        "bank": SOME_CUBES,
        "field": SOME_CUBES,
        "crypt": SOME_CUBES,
        "tower": SOME_CUBES,
        "levels": row(number(0, ALL_CUBES), LEVELS),
        "resting": some(record(resting)),
        "hand": SOME_CUBES,
    }


def _action() -> dict[str, Schema]:
    """The action at hand."""
    payment = {
        "crypt": number(0, CRYPT_LIMIT),
        "luck": number(0, LUCK_LIMIT),
        "field": number(0, CUBES),
        "lost": FLAG,
    }
    return {
        "card": maybe(named("card")),
        "targets": some(TOKEN, TOKENS, once=True),
        "bought": some(number(), STEP_LIMIT),
        "to_pay": PRICE,
        "so_far": maybe(_offer()),
        "offers": some(_offer(), STEP_LIMIT),
        "paying": maybe(one_of(COLOURS[:HERO_COLOURS])),
        "payments": some(record(payment)),
        "deciding_hero": maybe(PLACE),
    }


def _offer() -> Schema:
    """What the action would do and take."""
    blow = {"token": TOKEN, "wounds": number(), "left": number(), "kills": FLAG}
    return record(
        {
            "bought": some(number(), STEP_LIMIT),
            "cost": PRICE,
            "luck": PRICE,
            "blows": some(record(blow), TOKENS),
            "heals": number(),
        }
    )


def _foe(box: Box) -> Schema:
    most = max([enemy.wounds for enemy in box.enemies])
    return record(
        {"token": number(0, GIANT), "enemy": named("enemy"), "wounds": number(0, most), "of": number(1, most)}
    )


def _hero(players: int) -> Schema:
    ill = for_some(COLOURS[:HERO_COLOURS], number(1, CUBES))
    return record(
        {
            "hero": named("hero"),
            "seat": seat(players),
            "cards": CARDS,
            "shields": number(),
            "statuses": for_some(STATUSES, ill),
            "fresh": number(0, HERO_COLOURS * CUBES),
        }
    )
