"""Positions of The Stygian Society written by hand: the format is in docs/scenes.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from underthrone.games.edition import Entry
from underthrone.games.stygian_society.cards import ACTION, HEROES, MID_BOSS, STOREYS, UPPER, WIZARD
from underthrone.games.stygian_society.effects.enemies import add_enemy
from underthrone.games.stygian_society.moves import PER_COLOUR
from underthrone.games.stygian_society.rules.action import after_drop, use
from underthrone.games.stygian_society.rules.floor import complete_floor
from underthrone.games.stygian_society.rules.setup import leaders
from underthrone.games.stygian_society.rules.turn import BUY_OFF, TURN
from underthrone.games.stygian_society.state import CUBES, LEVELS, Table, ill_at
from underthrone.games.stygian_society.tower import dropped
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS, PER_HERO, STATUSES
from underthrone.kernel.dice import seeded
from underthrone.kernel.rules import do

if TYPE_CHECKING:
    from underthrone.games.stygian_society.game import StygianSociety

NAME: Final = "scene"


def build(game: StygianSociety, data: Mapping[str, Any]) -> Table:
    """The position at the start of a hero's turn, or when an action has dropped its cubes."""
    top = Entry(NAME, "the position", dict(data))
    players = top.number("players", 1, 4, 3)
    rules = top.number("rules", game.oldest, game.version, game.version)
    s = game.blank(game.setup(players, top.table("options"), rules))
    s.rng = seeded(top.number("seed", 0, 1 << 62, 0))
    box = game.box
    s.owner = leaders(players)
    heroes = top.some("heroes") or [{"hero": key} for key in box.heroes[: len(s.owner)]]
    if len(heroes) != len(s.owner):
        raise top.wrong(f"there must be {len(s.owner)} heroes for {players} players, not {len(heroes)}")
    for place, values in enumerate(heroes):
        if not isinstance(values, Mapping):
            raise top.wrong(f"heroes[{place}] must be a table, not {values!r}")
        _hero(game, s, place, Entry(NAME, f"heroes[{place}]", dict(values)))
    s.team = sorted([_treasure(game, s, top, key) for key in top.some("team")])
    for c in s.team:
        if not box.cards[c].team:
            raise top.wrong(f"{box.ids[c]!r} is a hero's treasure, not the team's")
    _floor(game, s, top)
    _cubes(s, top, "field", s.field)
    _cubes(s, top, "crypt", s.crypt)
    _inside(s, top)
    if "treasures" in top.values:
        left = [_treasure(game, s, top, key) for key in top.some("treasures")]
        s.treasures()[:] = sorted(left)
    s.needed = top.number("needed", 1, 99, box.first_xp)
    s.xp = top.number("xp", 0, s.needed - 1, 0)
    s.luck = top.number("luck", 0, box.max_luck, 0)
    s.wounds = top.number("wounds", 0, 98, 0)
    s.active = top.number("active", 0, len(heroes) - 1, 0)
    used = top.values.get("used")
    top.used |= {"used", "targets"}
    top.finish()
    if s.wounds >= s.most_wounds():
        raise top.wrong(f"wounds must be less than {s.most_wounds()}")
    s.with_history()
    s.changed()
    if used is None:
        do(s, TURN.later(s.active), complete_floor.later())
    else:
        _dropped(s, top, used)
    s.advance()
    return s


def _dropped(s: Table, top: Entry, used: Any) -> None:
    """The action that has just dropped its cubes: what they do comes next."""
    ids = [s.box.ids[c] for c in s.ready(s.active, ACTION)]
    if used not in ids:
        raise top.wrong(f"used must be one of {', '.join(ids)}, not {used!r}")
    s.turns = 1
    s.ward = s.shields(s.active)
    use(s, s.box.ids.index(used))
    standing = s.foes()
    for i in top.some("targets"):
        if type(i) is not int or not 0 <= i < len(standing):
            raise top.wrong(f"targets has numbers from 0 to {len(standing) - 1}, not {i!r}")
        s.targets.append(standing[i])
    do(s, BUY_OFF, complete_floor.later())
    after_drop(s)


def _hero(game: StygianSociety, s: Table, place: int, entry: Entry) -> None:
    """A hero with the mat's skill, the cards that are named, and status cubes."""
    box = game.box
    hero = entry.choice("hero", tuple(box.heroes))
    if hero in s.heroes:
        raise entry.wrong(f"{box.heroes[hero]} is there already")
    s.heroes.append(hero)
    held = [hero]
    for key in entry.some("cards"):
        if key not in box.ids or box.ids.index(key) < HEROES:
            raise entry.wrong(f"there is no card {key!r}")
        c = box.ids.index(key)
        if box.cards[c].hero not in (hero, -1):
            raise entry.wrong(f"{key!r} is another hero's")
        if box.cards[c].team:
            raise entry.wrong(f"{key!r} is a treasure of the team, not a hero's")
        if c in held:
            raise entry.wrong(f"{key!r} is there twice")
        held.append(_treasure(game, s, entry, key) if box.cards[c].hero < 0 else c)
    s.held.append(sorted(held))
    for key in entry.some("exhausted"):
        if key not in [box.ids[c] for c in held]:
            raise entry.wrong(f"{key!r} isn't there to be exhausted")
        s.exhausted.append(box.ids.index(key))
    s.exhausted.sort()
    s.ills += [0] * PER_HERO
    for name, cubes in entry.table("statuses").items():
        if name not in STATUSES:
            raise entry.wrong(f"there is no status {name!r}")
        first = ill_at(place, STATUSES.index(name), 0)
        on_card = [0] * 6
        _cubes(s, Entry(NAME, f"heroes[{place}].statuses", {name: cubes}), name, on_card)
        if on_card[HERO_COLOURS:] != [0, 0, 0]:
            raise entry.wrong("status cubes are white, blue or green")
        s.ills[first : first + HERO_COLOURS] = on_card[:HERO_COLOURS]
    entry.finish()


def _floor(game: StygianSociety, s: Table, top: Entry) -> None:
    """A sheet by its id; `front` and `rear` replace what it shows."""
    box = game.box
    ids = [floor.id for floor in box.floors]
    s.sheet = top.choice("sheet", tuple(ids), ids[0])
    floor = box.floors[s.sheet]
    lowest = 1 + STOREYS.index(floor.sort)
    s.floor = top.number("floor", lowest, lowest + STOREYS.count(floor.sort) - 1, lowest)
    s.peril = top.number("peril", 0, floor.last - 1, 0)
    s.line = sum(1 for at in floor.at if at <= s.peril)
    s.cubes = floor.cubes[:]
    if "cubes" in top.values:
        peril = Entry(NAME, "cubes", top.table("cubes"))
        s.cubes = [peril.number(colour, 0, 9, 0) for colour in COLOURS[HERO_COLOURS:]]
        peril.finish()
    if floor.sort in (UPPER, WIZARD):
        beaten = top.choice("beaten", tuple(box.floors[f].id for f in box.sheets(MID_BOSS)), "open-grave")
        s.beaten = box.sheets(MID_BOSS)[beaten]
    names = [enemy.id for enemy in box.enemies]
    wanted = 0
    for rank, name in enumerate(("front", "rear")):
        kinds = [floor.front, floor.rear][rank]
        if name in top.values:
            for key in top.some(name):
                if key not in names:
                    raise top.wrong(f"there is no enemy {key!r}")
            kinds = [names.index(key) for key in top.some(name)]
        for kind in kinds:
            add_enemy(s, kind, rank)
        wanted += len(kinds)
    standing = s.foes()
    if len(standing) < wanted:
        raise top.wrong(f"there are {PER_COLOUR} enemies of a colour at most")
    colours = [box.enemies[kind].colour for kind in {s.kinds[token] for token in standing}]
    if len(set(colours)) < len(colours):
        raise top.wrong("there is one kind of enemy for each colour")
    bosses = [e for e in floor.front + floor.rear if box.enemies[e].boss]
    if [s.kinds[token] for token in standing if s.enemy(token).boss] != bosses:
        who = box.enemies[bosses[0]].id if bosses else "no boss"
        raise top.wrong(f"{who} must stand on the sheet {floor.id!r}")
    for i, n in enumerate(top.some("hits")):
        if i >= len(standing) or type(n) is not int or not 0 <= n < s.enemy(standing[i]).wounds:
            raise top.wrong(f"hits[{i}] can't be {n!r}")
        s.hits[standing[i]] = n
    for deck in (s.lower, s.upper, s.bosses, s.wizards):
        if s.sheet in deck:
            deck.remove(s.sheet)


def _inside(s: Table, top: Entry) -> None:
    """Cubes in the tower, from before the first drop: one on each level in turn, as long as there is room."""
    inside = [0] * 6
    _cubes(s, top, "tower", inside)
    room = [level.room for level in s.box.levels]
    if sum(inside) > sum(room):
        raise top.wrong(f"the tower has room for {sum(room)} cubes, not {sum(inside)}")
    for colour in range(6):
        level = colour % LEVELS
        for _ in range(inside[colour]):
            while len(s.tower[level]) == room[level]:
                level = (level + 1) % LEVELS
            s.tower[level].append(dropped(colour, 0))
            level = (level + 1) % LEVELS


def _cubes(s: Table, top: Entry, name: str, where: list[int]) -> None:
    for colour, n in top.table(name).items():
        if colour not in COLOURS or type(n) is not int or n < 0:
            raise top.wrong(f"{name} has numbers of {', '.join(COLOURS)}, not {colour} = {n!r}")
        left = s.bank[COLOURS.index(colour)]
        if n > left:
            raise top.wrong(f"{name} can't have {n} {colour} cubes: of {CUBES} there are {left} left")
        where[COLOURS.index(colour)] += n
        s.bank[COLOURS.index(colour)] -= n


def _treasure(game: StygianSociety, s: Table, entry: Entry, key: Any) -> int:
    """A treasure by its id, out of its deck."""
    c = game.box.ids.index(key) if key in game.box.ids else -1
    for deck in (s.low_treasures, s.high_treasures):
        if c in deck:
            deck.remove(c)
            return c
    raise entry.wrong(f"there is no treasure {key!r} left")
