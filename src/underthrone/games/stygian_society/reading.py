"""Reads the box from its data files and an edition file, and checks its laws."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from underthrone.games import formats
from underthrone.games.edition import NONE, Edition, Entry, nearest, said_value
from underthrone.games.stygian_society.cards import (
    ACTION,
    AIMS,
    AT_ANY,
    AT_NONE,
    CARD_LIMIT,
    DIFFICULTIES,
    HEROES,
    KINDS,
    MID_BOSS,
    OCCASIONS,
    PASSIVE,
    PER_LEVEL,
    RANK_LIMIT,
    RESPONSE,
    SORTS,
    STEP_LIMIT,
    STOREYS,
    SUPPORT,
    UNLIMITED,
    Box,
    Buy,
    Card,
    Enemy,
    Floor,
    Level,
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

DATA: Final = Path(__file__).parent / "data"
PARTS: Final = ("tracks", "heroes", "skills", "treasures", "enemies", "floors", "chests", "statuses", "tower")
FORMAT: Final = formats.Format("box", PARTS, tuple([DATA / f"{part}.toml" for part in PARTS]))


# --- Reading


def read(path: Path | None) -> Edition:
    """The standard box, or that of an edition file."""
    return formats.read(FORMAT, path)


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
        box.hero_names.append(entry.part("hero", "hero", who).names())
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
        box.chest_ids.append(entry.id)
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
    _check(box, of)
    return box


def _tracks(box: Box, entry: Entry) -> None:
    box.max_wounds = [entry.number(f"wounds-{name}", 1, 99) for name in DIFFICULTIES]
    box.start_luck = [entry.number(f"luck-{name}", 0, 9) for name in DIFFICULTIES]
    box.max_luck = entry.number("luck", 1, 9)
    box.first_xp = entry.number("xp-first", 1, 99)
    box.last_xp = entry.number("xp-last", 1, 99)
    box.fourth_hero = entry.number("fourth-hero", -9, 9, 0)
    box.regroup_peril = entry.number("regroup-peril", 0, 9)
    if min(box.max_wounds) + box.fourth_hero < 1:
        raise entry.wrong(
            "with fourth-hero, four heroes can’t bear a single wound",
            "avec fourth-hero, quatre héros ne supportent pas une seule blessure",
            "fourth-hero",
        )


def _tower(box: Box, entry: Entry) -> None:
    if entry.id == "model":
        room, rest = _five(entry, "room", 1, 20), _five(entry, "rest", 0, 1000)
        knock, swap = _five(entry, "knock", 0, 1000), _five(entry, "swap", 0, 1000)
        box.levels = [Level(*figures) for figures in zip(room, rest, knock, swap)]
        box.crypt = entry.number("crypt", 0, 1000)
        if max([level.knock + level.swap for level in box.levels]) > 1000:
            raise entry.wrong(
                "knock and swap of a level are at most 1000 together", "knock et swap d’un niveau font 1000 au plus"
            )


def _five(entry: Entry, name: str, low: int, high: int) -> list[int]:
    """A number for each level of the tower."""
    numbers = entry.some(name)
    if len(numbers) != 5 or any(type(n) is not int or not low <= n <= high for n in numbers):
        raise entry.wrong(
            f"{name} must be five numbers from {low} to {high}",
            f"{name} doit être cinq nombres de {low} à {high}",
            name,
        )
    return [int(n) for n in numbers]


def _cost(entry: Entry, name: str, table: dict[str, Any], wild: bool) -> list[int]:
    known = (*COLOURS[:HERO_COLOURS], "wild")
    cost = [0, 0, 0, 0]
    for colour, n in table.items():
        if colour not in known[: 4 if wild else 3] or type(n) is not int or not 1 <= n <= 9:
            near = nearest(colour, list(known)) if colour not in known else NONE
            hint, fr = ("", "") if near == NONE else (f" (did you mean {near}?)", f" (vouliez-vous dire {near}\u202f?)")
            raise entry.wrong(
                f"{name} has numbers from 1 to 9 of {', '.join(known)}, not {colour} = {said_value(n)}{hint}",
                f"{name} a des nombres de 1 à 9 de {', '.join(known)}, et non {colour} = {said_value(n)}{fr}",
                name,
            )
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
            part = entry.part("step", f"step {i + 1}", step)
            cost = _cost(part, "cost", part.table("cost"), False)[:3]
            does = understood(part, "do", who, enemies)
            card.steps.append(Buy(cost, does, _times(part), part.flag("after")))
            part.finish()
        if not 1 <= len(card.steps) <= STEP_LIMIT:
            raise entry.wrong(f"an action has 1 to {STEP_LIMIT} steps", f"une action a 1 à {STEP_LIMIT} pas", "steps")
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
        raise entry.wrong("what lowers peril exhausts", "ce qui baisse le péril épuise (exhausts = true)", "exhausts")
    if card.kind == RESPONSE and not card.exhausts:
        raise entry.wrong("a response exhausts", "une riposte épuise (exhausts = true)", "exhausts")
    if card.kind == PASSIVE and card.exhausts:
        raise entry.wrong("a passive card never exhausts", "une carte passive n’épuise jamais", "exhausts")
    if card.hero >= 0 and card.level == 0 and (card.kind != ACTION or card.exhausts):
        raise entry.wrong(
            "a mat's skill is an action that doesn't exhaust",
            "la compétence d’un plateau est une action qui n’épuise pas",
            "kind",
        )


def _acts(entry: Entry, name: str, enemies: list[str], costs: list[int], acts: list[list[Op]]) -> None:
    for i, values in enumerate(entry.some(name)):
        part = entry.part("act", f"action {i + 1}", values)
        costs.append(part.number("cost", 1, 9))
        acts.append(understood(part, "do", "e", enemies))
        part.finish()
    if costs != sorted(costs, reverse=True):
        raise entry.wrong("the dearest action is printed first", "l’action la plus chère vient en premier", "acts")


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
        raise entry.wrong("an enemy has an action", "un ennemi a une action", "acts")
    box.enemies.append(enemy)


def _floor(box: Box, entry: Entry, enemies: list[str]) -> None:
    floor = Floor(entry.id, entry.names(), entry.choice("sort", SORTS))
    floor.front = entry.some_of("front", tuple(enemies))
    floor.rear = entry.some_of("rear", tuple(enemies))
    if not 1 <= len(floor.front) <= RANK_LIMIT:
        raise entry.wrong(
            f"in the front rank stand 1 to {RANK_LIMIT} enemies", f"le premier rang a 1 à {RANK_LIMIT} ennemis", "front"
        )
    if len(floor.rear) > len(floor.front):
        raise entry.wrong(
            "the rear rank is no longer than the front rank",
            "le second rang n’est pas plus long que le premier",
            "rear",
        )
    if "cubes" in entry.values:
        cubes = entry.part("cubes", "cubes", entry.table("cubes"))
        floor.cubes = [cubes.number(colour, 0, 4, 0) for colour in COLOURS[HERO_COLOURS:]]
        cubes.finish()
    if not sum(floor.cubes):
        raise entry.wrong("there must be a peril cube", "il faut un cube de péril", "cubes")
    for i, colour in enumerate(COLOURS[HERO_COLOURS:]):
        if entry.table(colour):
            part = entry.part("act", colour, entry.table(colour))
            floor.costs[i] = part.number("cost", 1, 9)
            floor.acts[i] = understood(part, "do", "f", enemies)
            floor.deeds[i] = box.deed(floor.acts[i])
            part.finish()
    for at, said in entry.table("chart").items():
        if not at.isdecimal() or len(at) > 2:
            raise entry.wrong(
                f"a line of the chart has a number, not {at!r}",
                f"une ligne du tableau a un numéro, et non {at!r}",
                "chart",
            )
        part = entry.part("act", f"line {at}", {"do": said})
        floor.at.append(int(at))
        floor.lines.append(understood(part, "do", "l", enemies))
        floor.line_deeds.append(box.deed(floor.lines[-1]))
        box.deeds[-1].line = True
    floor.last = entry.number("last", 12, 99)
    if floor.at != sorted(floor.at) or (floor.at and floor.at[-1] >= floor.last):
        raise entry.wrong(
            "the lines of the chart rise, and the last one loses the game",
            "les lignes du tableau montent, et la dernière perd la partie",
            "chart",
        )
    floor.chests = entry.number("chests", 0, 4, 0)
    floor.rules = understood(entry, "rules", "b", enemies)
    floor.lasting = understood(entry, "lasting", "m", enemies)
    floor.strength = sum([box.enemies[e].wounds for e in floor.front + floor.rear])
    box.sheet_decks[floor.sort].append(len(box.floors))
    box.floors.append(floor)
    _check_colours(box, entry, floor)


def _check_colours(box: Box, entry: Entry, floor: Floor) -> None:
    """One kind of enemy for each colour, the chart's and the boss among them; one boss on the sheets that have one."""
    kinds = set(floor.front + floor.rear)
    for line in floor.lines:
        kinds |= {op[1] for op in line if op[0] == ADD}
    colours = [box.enemies[e].colour for e in kinds]
    if len(colours) != len(set(colours)):
        raise entry.wrong(
            "there is one kind of enemy for each colour", "il y a une sorte d’ennemi par couleur", "front"
        )
    bosses = [e for e in floor.front + floor.rear if box.enemies[e].boss]
    if len(bosses) != (1 if floor.sort >= MID_BOSS else 0):
        raise entry.wrong(
            "there is one boss on a mid-boss's or wizard's floor, and none on another",
            "il y a un chef à l’étage d’un sous-chef ou d’un sorcier, et aucun ailleurs",
            "front",
        )


def _check(box: Box, of: Edition) -> None:
    """What must hold for the whole box, so that every game can be set up and played."""
    if len(set(box.ids)) != len(box.ids):
        twice = next(key for key in box.ids if box.ids.count(key) > 1)
        raise of.wrong("skills", f"two cards are called {twice}", f"deux cartes s’appellent {twice}")
    if len(box.cards) > CARD_LIMIT:
        there = len(box.cards)
        raise of.wrong(
            "skills",
            f"at most {CARD_LIMIT} skills and treasures fit, not {there}",
            f"il y a place pour {CARD_LIMIT} compétences et trésors, pas pour {there}",
        )
    if len(box.heroes) != HEROES:
        raise of.wrong("heroes", f"there must be {HEROES} heroes", f"il faut {HEROES} héros")
    for hero, key in enumerate(box.heroes):
        for level in range(1, 1 + len(PER_LEVEL)):
            if not box.by_level[hero][level]:
                raise of.wrong(
                    "skills", f"{key} has no skill of level {level}", f"{key} n’a aucune compétence de niveau {level}"
                )
    for sort, name in enumerate(SORTS):
        if len(box.sheets(sort)) < STOREYS.count(sort):
            need = STOREYS.count(sort)
            raise of.wrong(
                "floors", f"there must be at least {need} {name} sheets", f"il faut au moins {need} étages {name}"
            )
    if not box.chests:
        raise of.wrong("chests", "there must be a chest", "il faut un coffre")
    if len(box.status_names) != len(STATUSES):
        raise of.wrong("statuses", f"there must be {len(STATUSES)} statuses", f"il faut {len(STATUSES)} états")
