"""What a seat may know: everything but the order of the decks and which cubes lie where in the tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underthrone.games.stygian_society.moves import GIANT
from underthrone.games.stygian_society.tower import colour_of, drop_of
from underthrone.games.stygian_society.vocabulary import COLOURS, EXTRA, HEAL, HERO_COLOURS, STATUSES

if TYPE_CHECKING:
    from underthrone.games.stygian_society.state import Table


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """The same for everybody."""
    return {
        "game": s.setup.game.id,
        "players": s.setup.players,
        "options": dict(s.setup.options),
        "seat": seat,
        "question": _asked(s),
        "asked": s.addressed[:],
        "floor": s.floor,
        "sheet": s.sheet_now().id if s.sheet >= 0 else None,
        "active": s.active,
        "turns": s.turns,
        "wounds": s.wounds,
        "most_wounds": s.most_wounds() if s.heroes else None,
        "xp": s.xp,
        "needed": s.needed,
        "peril": s.peril,
        "lines_left": s.sheet_now().at[s.line :] if s.sheet >= 0 else [],
        "regroup_peril": s.peril + s.box.regroup_peril,
        "last_line": s.sheet_now().last if s.sheet >= 0 else None,
        "luck": s.luck,
        "most_luck": s.box.max_luck,
        "shields_left": s.ward,
        "dazed": [COLOURS[colour] for colour in range(6) if colour in s.dazed],
        "peril_cubes": counted([0, 0, 0, *s.cubes]),
        "extra_cubes": counted([s.modifier(s.active, EXTRA, colour) for colour in range(6)] if s.sheet >= 0 else []),
        "worth": counted(
            [s.purse(colour) if colour < HERO_COLOURS else s.field[colour] + 2 * s.crypt[colour] for colour in range(6)]
            if s.sheet >= 0
            else []
        ),
        "bank": counted(s.bank),
        "field": counted(s.field),
        "crypt": counted(s.crypt),
        "tower": counted([s.inside(colour) for colour in range(6)]),
        "levels": [len(row) for row in s.tower],
        "resting": _resting(s),
        "hand": counted(s.hand),
        "front": [_foe(s, token) for token in s.front],
        "rear": [_foe(s, token) for token in s.rear],
        "giant": _foe(s, GIANT) if s.giant else None,
        "heroes": [_hero(s, place) for place in range(len(s.heroes))],
        "team_treasures": _ids(s, s.team),
        "found": _ids(s, s.found),
        "exhausted": _ids(s, s.exhausted),
        "card": s.box.ids[s.card] if s.card >= 0 else None,
        "targets": s.targets[:],
        "bought": s.bought[:],
        "to_pay": counted([*s.cost, 0, 0, 0]),
        "so_far": _offer(s, -1) if _asked(s) in ("buy", "pay") else None,
        "offers": [_offer(s, i) for i in range(len(s.bought))] if _asked(s) == "buy" else [],
        "paying": COLOURS[s.arg] if _asked(s) == "pay" else None,
        "asked_hero": s.asked_place() if _asked(s) in ("learn", "response") else None,
        "beaten": s.box.floors[s.beaten].id if s.beaten >= 0 else None,
        "treasures_left": _ids(s, sorted(s.treasures())),
        "floors_left": {
            name: sorted([s.box.floors[f].id for f in deck])
            for name, deck in (("lower", s.lower), ("upper", s.upper), ("mid-boss", s.bosses), ("wizard", s.wizards))
        },
        "end": s.end,
    }


def _resting(s: Table) -> list[dict[str, Any]]:
    """What is known of the tower: the cubes of each drop that are still inside, and on which levels these lie."""
    drops: dict[int, dict[str, Any]] = {}
    for level, row in enumerate(s.tower):
        for cube in row:
            known = drops.setdefault(
                drop_of(cube), {"drop": drop_of(cube), "cubes": [0] * 6, "levels": [0] * len(s.tower)}
            )
            known["cubes"][colour_of(cube)] += 1
            known["levels"][level] += 1
    return [{**drops[drop], "cubes": counted(drops[drop]["cubes"])} for drop in sorted(drops)]


def counted(cubes: list[int]) -> dict[str, int]:
    """Numbers of cubes by colour."""
    return {COLOURS[colour]: n for colour, n in enumerate(cubes) if n}


def _foe(s: Table, token: int) -> dict[str, Any]:
    return {"token": token, "enemy": s.enemy(token).id, "wounds": s.hits[token], "of": s.enemy(token).wounds}


def _offer(s: Table, step: int) -> dict[str, Any]:
    """What the action would do and take, with a step bought once more; -1: as it is."""
    card = s.box.cards[s.card]
    cost = s.cost[:]
    bought = s.bought[:]
    if step >= 0:
        cost = [n + more for n, more in zip(cost, card.steps[step].cost)]
        bought[step] += 1
    force = s.force(bought)
    heals = [op[1] * n for one, n in zip(card.steps, bought) if n for op in one.does if op[0] == HEAL]
    heals += [op[1] for op in card.does if op[0] == HEAL]
    return {
        "luck": counted([*[s.short(colour, cost[colour]) for colour in range(HERO_COLOURS)], 0, 0, 0]),
        "blows": [[t, s.blow(t, force, card.attack)] for t in s.targets if force > 0 and s.kinds[t] >= 0],
        "heals": min(s.wounds, sum([s.healing(s.active, n) for n in heals])),
    }


def _hero(s: Table, place: int) -> dict[str, Any]:
    statuses: dict[str, dict[str, int]] = {}
    for status, name in enumerate(STATUSES):
        if s.ill(place, status):
            statuses[name] = counted([*s.on_card(place, status), 0, 0, 0])
    return {
        "hero": s.box.heroes[s.heroes[place]],
        "seat": s.owner[place],
        "cards": _ids(s, s.held[place]),
        "shields": s.shields(place),
        "statuses": statuses,
        "fresh": s.fresh_cubes(place),
    }


def _ids(s: Table, cards: list[int]) -> list[str]:
    return [s.box.ids[c] for c in cards]


def _asked(s: Table) -> str | None:
    return s.rules.question_names[s.question] if s.question >= 0 else None
