"""Reads the box from its data files and an edition file, and checks its laws."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from underthrone.games.edition import Edition, Entry, read_table
from underthrone.games.stygian_society.cards import (
    ACTION,
    AIMS,
    AT_ANY,
    AT_NONE,
    CHESTS,
    DIFFICULTIES,
    ENEMIES,
    HEROES,
    KINDS,
    MID_BOSS,
    OCCASIONS,
    PASSIVE,
    PER_DECK,
    PER_LEVEL,
    PER_SORT,
    RESPONSE,
    SKILLS,
    SORTS,
    STEP_LIMIT,
    SUPPORT,
    TREASURES,
    UNLIMITED,
    Box,
    Buy,
    Card,
    Enemy,
    Floor,
)
from underthrone.games.stygian_society.vocabulary import (
    ADD,
    ATTACKS,
    COLOURS,
    HERO_COLOURS,
    PERIL,
    REFRESH,
    STATUSES,
    WOUND,
    Op,
    understood,
)
from underthrone.kernel.errors import Trouble

DATA: Final = Path(__file__).parent / "data"
PARTS: Final = ("tracks", "heroes", "skills", "treasures", "enemies", "floors", "chests", "statuses", "tower")
COUNTS: Final = {
    "heroes": HEROES,
    "skills": SKILLS,
    "treasures": TREASURES,
    "enemies": ENEMIES,
    "floors": sum(PER_SORT),
    "chests": CHESTS,
}


# --- Reading


def read(path: Path | None) -> Edition:
    """The standard box; an edition file replaces entries of it by their names."""
    parts = {part: read_table(DATA / f"{part}.toml") for part in PARTS}
    files = {part: f"{part}.toml" for part in PARTS}
    if path is None:
        return Edition("box", parts, files)
    for part, entries in read_table(path).items():
        if part not in PARTS or not isinstance(entries, dict):
            raise Trouble(f"{path.name}, {part}: the parts of an edition are {', '.join(PARTS)}.")
        for key in entries:
            if key not in parts[part]:
                raise Trouble(f"{path.name}, {part}.{key}: there is no such entry in {part}.toml to be replaced.")
        parts[part] = parts[part] | entries
        files[part] = f"{path.name}/{part}"
    return Edition(path.stem, parts, files)


def load(of: Edition) -> Box:
    """Makes and checks the box."""
    box = Box()
    read = {part: of.entries(part) for part in PARTS}
    enemies = [entry.id for entry in read["enemies"]]
    for entry in read["tracks"]:
        _tracks(box, entry)
    for entry in read["tower"]:
        _tower(box, entry)
    for entry in read["heroes"]:
        box.heroes.append(entry.id)
        box.by_level.append([[] for _ in range(1 + len(PER_LEVEL))])
        who = {"name": entry.table("hero"), "grammar": entry.table("hero-grammar")}
        box.hero_names.append(Entry(entry.file, f"{entry.id}, hero", who).names())
        box.hero_icons.append(entry.word("hero-icon", "meeple"))
        _card(box, entry, enemies, len(box.heroes) - 1, 0)
    for entry in read["skills"]:
        hero = entry.choice("hero", tuple(box.heroes))
        _card(box, entry, enemies, hero, entry.number("level", 1, len(PER_LEVEL)))
    for entry in read["treasures"]:
        card = _card(box, entry, enemies, -1, 0)
        card.team = entry.choice("for", ("team", "hero")) == 0
        card.upper = entry.choice("deck", ("lower", "upper")) == 1
        box.treasure_decks[1 if card.upper else 0].append(len(box.cards) - 1)
    for entry in read["enemies"]:
        _enemy(box, entry, enemies)
    for entry in read["floors"]:
        _floor(box, entry, enemies)
    for entry in read["chests"]:
        box.chest_names.append(entry.names())
        box.chest_numbers.append(entry.number("number", 1, 20))
        box.chests.append(understood(entry, "do", "f", enemies))
        box.chest_deeds.append(box.deed(box.chests[-1]))
        box.deeds[-1].shielded = False
    for entry in read["statuses"]:
        box.status_names.append(entry.names())
        box.status_icons.append(entry.word("icon", "cursed-star"))
        entry.choice("effect", STATUSES)
    for part, entries in read.items():
        for entry in entries:
            entry.finish()
            box.origins[f"{part}.{entry.id}"] = str(entry.values.get("origin", "ours"))
        if part in COUNTS and len(entries) != COUNTS[part]:
            raise Trouble(f"{part}.toml: there must be {COUNTS[part]} entries, not {len(entries)}.")
    _check(box)
    return box


def _tracks(box: Box, entry: Entry) -> None:
    box.max_wounds = [entry.number(f"wounds-{name}", 1, 99) for name in DIFFICULTIES]
    box.start_luck = [entry.number(f"luck-{name}", 0, 9) for name in DIFFICULTIES]
    box.max_luck = entry.number("luck", 1, 9)
    box.first_xp = entry.number("xp-first", 1, 99)
    box.last_xp = entry.number("xp-last", 1, 99)
    box.fourth_hero = entry.number("fourth-hero", -9, 9, 0)
    box.regroup_peril = entry.number("regroup-peril", 0, 9)


def _tower(box: Box, entry: Entry) -> None:
    if entry.id == "model":
        box.room = [int(n) for n in entry.some("room")]
        box.rest = [int(n) for n in entry.some("rest")]
        box.knock = [int(n) for n in entry.some("knock")]
        box.swap = [int(n) for n in entry.some("swap")]
        box.crypt = entry.number("crypt", 0, 1000)
        if not len(box.room) == len(box.rest) == len(box.knock) == len(box.swap) == 5 or min(box.room) < 1:
            raise entry.wrong("room, rest, knock and swap have five levels each")
        if min(box.rest + box.knock + box.swap) < 0 or max(box.rest) > 1000:
            raise entry.wrong("rest, knock and swap are 0 to 1000")
        if max([knock + swap for knock, swap in zip(box.knock, box.swap)]) > 1000:
            raise entry.wrong("knock and swap of a level are at most 1000 together")


def _cost(entry: Entry, name: str, table: dict[str, Any], wild: bool) -> list[int]:
    known = (*COLOURS[:HERO_COLOURS], "wild")
    cost = [0, 0, 0, 0]
    for colour, n in table.items():
        if colour not in known[: 4 if wild else 3] or type(n) is not int or not 1 <= n <= 9:
            raise entry.wrong(f"{name} has numbers of {', '.join(known)}, not {colour} = {n!r}")
        cost[known.index(colour)] = n
    return cost


def _card(box: Box, entry: Entry, enemies: list[str], hero: int, level: int) -> Card:
    card = Card(entry.id, entry.names(), entry.choice("kind", KINDS))
    card.hero = hero
    card.level = level
    card.icon = entry.word("icon", "")
    card.rule = entry.word("rule", "SO-71" if hero < 0 else "SO-21" if card.kind >= PASSIVE else "SO-20")
    card.exhausts = entry.flag("exhausts")
    card.shields = entry.number("shields", 0, 3, 0)
    card.aim = entry.choice("aim", AIMS, "none") if card.kind in (ACTION, SUPPORT) else AT_NONE
    who = "t" if card.aim else "h"
    if card.kind == PASSIVE:
        card.mods = understood(entry, "lasts", "m", enemies)
    elif card.kind == RESPONSE:
        card.when = entry.choice("when", OCCASIONS)
        card.does = understood(entry, "do", who, enemies)
    else:
        card.attack = entry.choice("attack", ("none", *ATTACKS[:3]), "none") - 1
        card.count = entry.number("count", 1, 3, 1)
        card.does = understood(entry, "do", who, enemies)
    if card.kind == ACTION:
        card.drop = _cost(entry, "drop", entry.table("drop"), True)
        card.before = entry.flag("before")
        for i, step in enumerate(entry.some("steps")):
            part = Entry(entry.file, f"{entry.id}, step {i + 1}", dict(step))
            cost = _cost(part, "cost", part.table("cost"), False)[:3]
            does = understood(part, "do", who, enemies)
            card.steps.append(Buy(cost, does, _times(part), part.flag("after")))
            part.finish()
        if not 1 <= len(card.steps) <= STEP_LIMIT:
            raise entry.wrong(f"an action has 1 to {STEP_LIMIT} steps")
    _check_card(entry, card)
    for step in card.steps:
        step.says = box.numbers(step.others)
    card.says = box.numbers([op for op in card.does if op[0] != WOUND])
    card.many = card.aim > AT_ANY or card.count > 1
    card.refreshes = any(op == REFRESH for op, _, _ in card.does + [op for step in card.steps for op in step.does])
    if hero >= 0:
        box.by_level[hero][level].append(len(box.cards))
    box.cards.append(card)
    box.ids.append(card.id)
    return card


def _times(part: Entry) -> int:
    """How often a step may be bought."""
    if part.values.get("times") == "any":
        part.used.add("times")
        return UNLIMITED
    return part.number("times", 1, 9, 1)


def _check_card(entry: Entry, card: Card) -> None:
    """The laws of a card (SO-96)."""
    every = card.does + [op for step in card.steps for op in step.does]
    if any(op == PERIL and n < 0 for op, n, _ in every) and not card.exhausts:
        raise entry.wrong("what lowers peril exhausts")
    if card.kind == RESPONSE and not card.exhausts:
        raise entry.wrong("a response exhausts")
    if card.kind == PASSIVE and card.exhausts:
        raise entry.wrong("a passive card never exhausts")
    if card.hero >= 0 and card.level == 0 and (card.kind != ACTION or card.exhausts):
        raise entry.wrong("a mat's skill is an action that doesn't exhaust")


def _acts(entry: Entry, name: str, enemies: list[str], costs: list[int], acts: list[list[Op]]) -> None:
    for i, values in enumerate(entry.some(name)):
        part = Entry(entry.file, f"{entry.id}, action {i + 1}", dict(values))
        costs.append(part.number("cost", 1, 9))
        acts.append(understood(part, "do", "e", enemies))
        part.finish()
    if costs != sorted(costs, reverse=True):
        raise entry.wrong("the dearest action is printed first")


def _enemy(box: Box, entry: Entry, enemies: list[str]) -> None:
    enemy = Enemy(entry.id, entry.names(), entry.choice("colour", COLOURS[HERO_COLOURS:]) + HERO_COLOURS)
    enemy.icon = entry.word("icon", "daemon-skull")
    enemy.rule = entry.word("rule", "SO-50")
    enemy.wounds = entry.number("wounds", 1, 99)
    enemy.xp = entry.number("xp", 0, 9)
    enemy.resist = [entry.number(kind, 0, 9, 0) for kind in ATTACKS[:3]]
    enemy.rider = entry.flag("rider")
    enemy.boss = entry.flag("boss")
    enemy.giant = entry.flag("giant")
    _acts(entry, "acts", enemies, enemy.costs, enemy.acts)
    enemy.deeds = [box.deed(act, len(box.enemies)) for act in enemy.acts]
    if not enemy.costs:
        raise entry.wrong("an enemy has an action")
    box.enemies.append(enemy)


def _floor(box: Box, entry: Entry, enemies: list[str]) -> None:
    floor = Floor(entry.id, entry.names(), entry.choice("sort", SORTS))
    floor.front = [_known(entry, key, enemies) for key in entry.some("front")]
    floor.rear = [_known(entry, key, enemies) for key in entry.some("rear")]
    if len(floor.rear) > len(floor.front):
        raise entry.wrong("the rear rank is no longer than the front rank")
    if "cubes" in entry.values:
        cubes = Entry(entry.file, f"{entry.id}, cubes", entry.table("cubes"))
        floor.cubes = [cubes.number(colour, 0, 4, 0) for colour in COLOURS[HERO_COLOURS:]]
        cubes.finish()
    if not sum(floor.cubes):
        raise entry.wrong("there must be a peril cube")
    for i, colour in enumerate(COLOURS[HERO_COLOURS:]):
        if entry.table(colour):
            part = Entry(entry.file, f"{entry.id}, {colour}", entry.table(colour))
            floor.costs[i] = part.number("cost", 1, 9)
            floor.acts[i] = understood(part, "do", "f", enemies)
            floor.deeds[i] = box.deed(floor.acts[i])
            part.finish()
    for at, said in entry.table("chart").items():
        if not at.isdigit():
            raise entry.wrong(f"a line of the chart has a number, not {at!r}")
        part = Entry(entry.file, f"{entry.id}, line {at}", {"do": said})
        floor.at.append(int(at))
        floor.lines.append(understood(part, "do", "l", enemies))
        floor.line_deeds.append(box.deed(floor.lines[-1]))
        box.deeds[-1].line = True
    floor.last = entry.number("last", 12, 99)
    if floor.at != sorted(floor.at) or (floor.at and floor.at[-1] >= floor.last):
        raise entry.wrong("the lines of the chart rise, and the last one loses the game")
    floor.chests = entry.number("chests", 0, 4, 0)
    floor.rules = understood(entry, "rules", "b", enemies)
    floor.lasting = understood(entry, "lasting", "m", enemies)
    floor.strength = sum([box.enemies[e].wounds for e in floor.front + floor.rear])
    box.sheet_decks[floor.sort].append(len(box.floors))
    box.floors.append(floor)
    _check_colours(box, entry, floor)


def _known(entry: Entry, key: Any, enemies: list[str]) -> int:
    if key not in enemies:
        raise entry.wrong(f"there is no enemy {key!r}")
    return enemies.index(key)


def _check_colours(box: Box, entry: Entry, floor: Floor) -> None:
    """One kind of enemy for each colour, the chart's and the boss among them; one boss on the sheets that have one."""
    kinds = set(floor.front + floor.rear)
    for line in floor.lines:
        kinds |= {op[1] for op in line if op[0] == ADD}
    colours = [box.enemies[e].colour for e in kinds]
    if len(colours) != len(set(colours)):
        raise entry.wrong("there is one kind of enemy for each colour")
    bosses = [e for e in floor.front + floor.rear if box.enemies[e].boss]
    if len(bosses) != (1 if floor.sort >= MID_BOSS else 0):
        raise entry.wrong("there is one boss on a mid-boss's or wizard's floor, and none on another")


def _check(box: Box) -> None:
    """What must hold for the whole box."""
    if len(set(box.ids)) != len(box.ids):
        raise Trouble("skills.toml: two cards have the same name.")
    for hero, key in enumerate(box.heroes):
        if tuple(len(cards) for cards in box.by_level[hero][1:]) != PER_LEVEL:
            raise Trouble(f"skills.toml, {key}: there must be {PER_LEVEL} cards of levels 1, 2 and 3.")
    for sort, count in enumerate(PER_SORT):
        if len(box.sheets(sort)) != count:
            raise Trouble(f"floors.toml: there must be {count} {SORTS[sort]} sheets.")
    for upper in (False, True):
        if len(box.treasures(upper)) != PER_DECK:
            raise Trouble(f"treasures.toml: there must be {PER_DECK} lower and {PER_DECK} upper treasures.")
    if len(box.status_names) != len(STATUSES):
        raise Trouble(f"statuses.toml: there must be {len(STATUSES)} statuses.")
