"""What a seat may know: everything but the order of the decks and which cubes lie where in the tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underthrone.games.stygian_society.moves import GIANT, PAY
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
        "question": _question(s),
        "addressed": s.addressed[:],
        **_floor(s),
        **_cubes(s),
        "front": [_foe(s, token) for token in s.front],
        "rear": [_foe(s, token) for token in s.rear],
        "giant": _foe(s, GIANT) if s.giant else None,
        "heroes": [_hero(s, place) for place in range(len(s.heroes))],
        "team_treasures": _ids(s, s.team),
        "found": _ids(s, s.found),
        "exhausted": _ids(s, s.exhausted),
        **_action(s),
        "beaten": s.box.floors[s.beaten].id if s.beaten >= 0 else None,
        "treasures_left": _ids(s, sorted(s.treasures())),
        "floors_left": {
            name: sorted([s.box.floors[f].id for f in deck])
            for name, deck in (("lower", s.lower), ("upper", s.upper), ("mid-boss", s.bosses), ("wizard", s.wizards))
        },
        "end": s.end,
    }


def _floor(s: Table) -> dict[str, Any]:
    """Where the team is and how it fares: floor, turn, wounds, XP, peril, luck, shields."""
    sheet = s.sheet_now() if s.sheet >= 0 else None
    return {
        "floor": s.floor,
        "sheet": sheet.id if sheet else None,
        "active": s.active,
        "turns": s.turns,
        "wounds": s.wounds,
        "most_wounds": s.most_wounds() if s.heroes else None,
        "xp": s.xp,
        "needed": s.needed,
        "peril": s.peril,
        "lines_left": sheet.at[s.line :] if sheet else [],
        "regroup_peril": s.peril + s.box.regroup_peril,
        "last_line": sheet.last if sheet else None,
        "luck": s.luck,
        "most_luck": s.box.max_luck,
        "shields_left": s.ward,
    }


def _cubes(s: Table) -> dict[str, Any]:
    """Cubes by colour: those that come, those that lie somewhere, and what these are worth."""
    colours = range(6 if s.sheet >= 0 else 0)
    return {
        "dazed": [COLOURS[colour] for colour in range(6) if colour in s.dazed],
        "peril_cubes": counted([0, 0, 0, *s.cubes]),
        "lacking_cubes": counted([0, 0, 0, *[s.lacking(i) for i in range(3 if s.sheet >= 0 else 0)]]),
        "extra_cubes": counted([s.modifier(s.active, EXTRA, colour) for colour in colours]),
        "worth": counted(
            [s.purse(colour) if colour < HERO_COLOURS else s.field[colour] + 2 * s.crypt[colour] for colour in colours]
        ),
        "bank": counted(s.bank),
        "field": counted(s.field),
        "crypt": counted(s.crypt),
        "tower": counted([s.inside(colour) for colour in range(6)]),
        "levels": [len(row) for row in s.tower],
        "resting": _resting(s),
        "hand": counted(s.hand),
    }


def _action(s: Table) -> dict[str, Any]:
    """The action at hand: its card, its targets, what is bought, owed and offered, and who decides about it."""
    question = _question(s)
    return {
        "card": s.box.ids[s.card] if s.card >= 0 else None,
        "targets": s.targets[:],
        "bought": s.bought[:],
        "to_pay": counted([*s.cost, 0, 0, 0]),
        "so_far": offer(s, []) if question in ("buy", "pay") else None,
        "offers": [offer(s, [i]) for i in range(len(s.bought))] if question == "buy" else [],
        "paying": COLOURS[s.arg] if question == "pay" else None,
        "payments": _payments(s) if question == "pay" else [],
        "deciding_hero": s.asked_place() if question in ("learn", "response") else None,
    }


def _payments(s: Table) -> list[dict[str, Any]]:
    """The ways to pay, each with what it takes from where; some lose half of a cube of the crypt."""
    found = []
    for move in s.moves(s.decider()):
        crypt, luck = PAY.crypt(move), PAY.luck(move)
        field = s.from_field(s.arg, crypt, luck)
        found.append({"crypt": crypt, "luck": luck, "field": max(0, field), "lost": field < 0})
    return found


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


def offer(s: Table, steps: list[int]) -> dict[str, Any]:
    """What the action would do and take, with some more steps bought."""
    card = s.box.cards[s.card]
    cost = s.cost[:]
    bought = s.bought[:]
    for step in steps:
        cost = [n + more for n, more in zip(cost, card.steps[step].cost)]
        bought[step] += 1
    force = s.force(bought)
    heals = [op[1] * n for one, n in zip(card.steps, bought) if n for op in one.does if op[0] == HEAL]
    heals += [op[1] for op in card.does if op[0] == HEAL]
    return {
        "bought": bought,
        "cost": counted([*cost, 0, 0, 0]),
        "luck": counted([*[s.short(colour, cost[colour]) for colour in range(HERO_COLOURS)], 0, 0, 0]),
        "blows": [_blow(s, t, s.blow(t, force, card.attack)) for t in s.targets if force > 0 and s.kinds[t] >= 0],
        "heals": min(s.wounds, sum([s.healing(s.active, n) for n in heals])),
    }


def _blow(s: Table, token: int, wounds: int) -> dict[str, Any]:
    left = s.enemy(token).wounds - s.hits[token]
    return {"token": token, "wounds": wounds, "left": left, "kills": wounds >= left}


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


def _question(s: Table) -> str | None:
    return s.rules.question_names[s.question] if s.question >= 0 else None
