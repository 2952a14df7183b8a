"""What simulations count in The Stygian Society: who wins with whom against whom, floors, the tower, every card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society.cards import FLOORS, HEROES, MID_BOSS, PASSIVE, SORTS, WIZARD, Box
from underthrone.games.stygian_society.state import VICTORY, Table
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

OFTEN: Final = {m.REGROUPED: "regroups", m.LEVEL_GAINED: "levels", m.CHEST_OPENED: "chests"}
SHARES: Final = tuple([f"dies on floor {floor}" for floor in range(1, FLOORS + 1)])  # measures: parts of a whole
TOLD: Final = ("levels", "chests", "regroups", "luck")  # round by round
Figures = tuple[str, list[str], list[list[Any]]]
COUNTED = ("drops", "dropped", "fell", "loose", "crypt", "luck", "regroups", "levels", "chests", "turns")


def start(g: Game) -> dict[str, int]:
    """Every number, at zero."""
    box = _box(g)
    numbers = {f"game.{name}": 0 for name in COUNTED}
    for floor in range(1, FLOORS + 1):
        for what in ("reached", "completed", "turns", "wounds", "peril"):
            numbers[f"floor.{floor}.{what}"] = 0
    for team in _teams(box):
        numbers |= {f"team.{team}.played": 0, f"team.{team}.won": 0}
    for f in box.sheets(MID_BOSS) + box.sheets(WIZARD):
        for what in ("met", "beaten", "won"):
            numbers[f"boss.{box.floors[f].id}.{what}"] = 0
    for sheet in box.floors:
        for what in ("met", "died"):
            numbers[f"sheet.{sheet.id}.{what}"] = 0
    for key in box.ids:
        for what in ("gained", "chosen", "used", "held", "won"):
            numbers[f"card.{key}.{what}"] = 0
    return numbers


def fold(g: Game, s: State, numbers: dict[str, int]) -> None:
    """Adds what the last answer caused."""
    assert isinstance(s, Table)
    ids = s.box.ids
    for event in s.events:
        if event.kind in OFTEN:
            numbers[f"game.{OFTEN[event.kind]}"] += 1
        elif event.kind == m.DROPPED:
            numbers["game.dropped"] += event.a
        elif event.kind == m.CUBE_MOVED:
            _moved(event.b, event.c, numbers)
        elif event.kind == m.LUCK_CHANGED:
            numbers["game.luck"] += max(0, event.b)
        elif event.kind == m.TURN_BEGAN:
            numbers[f"floor.{s.floor}.turns"] += 1
        elif event.kind == m.LEARNED:
            numbers[f"card.{ids[event.b]}.chosen"] += 1
        elif event.kind == m.USED:
            numbers[f"card.{ids[event.b]}.used"] += 1
        elif event.kind == m.FLOOR_BEGAN:
            _began(s, event.a, event.b, numbers)
        elif event.kind == m.FLOOR_COMPLETED:
            _completed(s, event.a, numbers)
    if s.end:
        _ended(s, numbers)


def measures(numbers: Mapping[str, int]) -> dict[str, float]:
    """What a designer compares, of one game: how far the team came, its turns, levels, chests and Regroups."""
    reached = [floor for floor in range(1, FLOORS + 1) if numbers.get(f"floor.{floor}.reached", 0)]
    counted = {name: float(numbers.get(f"game.{name}", 0)) for name in ("turns", "levels", "chests", "regroups")}
    falls = {
        f"dies on floor {floor}": float(
            bool(numbers.get(f"floor.{floor}.reached", 0)) and not numbers.get(f"floor.{floor}.completed", 0)
        )
        for floor in range(1, FLOORS + 1)
    }
    return {"floor": float(max(reached, default=0))} | falls | counted


def so_far(numbers: Mapping[str, int]) -> dict[str, int]:
    """What is told round by round: levels, chests, Regroups, luck gained."""
    return {name: numbers[f"game.{name}"] for name in TOLD}


def _moved(start: int, to: int, numbers: dict[str, int]) -> None:
    """A cube's way; those that come to rest aren't counted."""
    if to >= m.FIELD:
        numbers["game.fell"] += 1
        numbers["game.loose"] += start > 0
        numbers["game.crypt"] += to == m.CRYPT


def _began(s: Table, floor: int, sheet: int, numbers: dict[str, int]) -> None:
    numbers[f"floor.{floor}.reached"] += 1
    numbers[f"sheet.{s.box.floors[sheet].id}.met"] += 1
    if s.box.floors[sheet].sort >= MID_BOSS:
        numbers[f"boss.{s.box.floors[sheet].id}.met"] += 1


def _completed(s: Table, floor: int, numbers: dict[str, int]) -> None:
    numbers[f"floor.{floor}.completed"] += 1
    numbers[f"floor.{floor}.wounds"] += s.wounds
    numbers[f"floor.{floor}.peril"] += s.peril
    if s.sheet_now().sort == MID_BOSS:
        numbers[f"boss.{s.sheet_now().id}.beaten"] += 1


def _ended(s: Table, numbers: dict[str, int]) -> None:
    won = s.end == VICTORY
    numbers["game.turns"] += s.turns
    numbers["game.drops"] += s.drops
    team = _team(s.box, s.heroes)
    numbers[f"team.{team}.played"] += 1
    numbers[f"team.{team}.won"] += won
    numbers[f"sheet.{s.sheet_now().id}.died"] += not won
    if won:
        _completed(s, s.floor, numbers)
        numbers[f"boss.{s.sheet_now().id}.beaten"] += 1
        for f in (s.sheet, s.beaten):
            numbers[f"boss.{s.box.floors[f].id}.won"] += 1
    for c in [c for held in s.held for c in held] + s.team:
        numbers[f"card.{s.box.ids[c]}.held"] += 1
        numbers[f"card.{s.box.ids[c]}.gained"] += c >= HEROES  # a mat's skill is there from the start
        numbers[f"card.{s.box.ids[c]}.won"] += won


def _teams(box: Box) -> list[str]:
    everybody = list(range(len(box.heroes)))
    return [_team(box, everybody)] + [_team(box, [h for h in everybody if h != out]) for out in everybody]


def _team(box: Box, heroes: list[int]) -> str:
    return "+".join([box.heroes[hero] for hero in sorted(heroes)])


# --- Tables


def figures(g: Game, totals: Mapping[str, int], lang: str = "en") -> list[Figures]:
    """Teams, bosses, floors, the tower, and the cards by how often they are gained."""
    box = _box(g)
    teams = [_shares(team, totals, f"team.{team}.", "played", "won") for team in _teams(box)]
    bosses: list[list[Any]] = []
    for f in box.sheets(MID_BOSS) + box.sheets(WIZARD):
        key = box.floors[f].id
        met, beaten, won = [totals.get(f"boss.{key}.{what}", 0) for what in ("met", "beaten", "won")]
        bosses.append([box.floors[f].names[lang], met, _per(beaten, met), _per(won, met)])
    return [
        ("Teams", ["heroes", "games", "wins", "won %"], [row for row in teams if row[1]]),
        ("Mid-bosses and wizards", ["sheet", "met", "beaten %", "games won %"], bosses),
        _floors(totals),
        ("Where teams die", ["sheet", "floor", "met", "died there", "died %"], _deaths(box, totals, lang)),
        _tower(totals),
        *_cards(box, totals, lang),
    ]


def _deaths(box: Box, totals: Mapping[str, int], lang: str) -> list[list[Any]]:
    """Sheet by sheet: how often it was met, and how often the team went no further; the deadliest first."""
    rows: list[list[Any]] = []
    for sheet in box.floors:
        met, died = [totals.get(f"sheet.{sheet.id}.{what}", 0) for what in ("met", "died")]
        if met:
            rows.append([sheet.names[lang], SORTS[sheet.sort], met, died, _per(died, met)])
    return sorted(rows, key=lambda row: (-float(row[4]), str(row[0])))


def _floors(totals: Mapping[str, int]) -> Figures:
    rows: list[list[Any]] = []
    for floor in range(1, FLOORS + 1):
        reached, completed = totals.get(f"floor.{floor}.reached", 0), totals.get(f"floor.{floor}.completed", 0)
        wounds, peril = totals.get(f"floor.{floor}.wounds", 0), totals.get(f"floor.{floor}.peril", 0)
        turns = _per(totals.get(f"floor.{floor}.turns", 0), reached)
        rows.append([floor, reached, _per(completed, reached), turns, _per(wounds, completed), _per(peril, completed)])
    return "Floors", ["floor", "reached", "completed %", "turns", "wounds after", "peril after"], rows


def _tower(totals: Mapping[str, int]) -> Figures:
    drops, dropped, fell = [totals.get(f"game.{name}", 0) for name in ("drops", "dropped", "fell")]
    rows: list[list[Any]] = [
        ["cubes dropped at a time", _per(dropped, drops)],
        ["cubes out at a time", _per(fell, drops)],
        ["of them knocked loose on a level, %", 100 * _per(totals.get("game.loose", 0), fell)],
        ["of them into the crypt, %", 100 * _per(totals.get("game.crypt", 0), fell)],
        ["luck gained in 100 drops", 100 * _per(totals.get("game.luck", 0), drops)],
        ["drops for one Regroup", _per(drops, totals.get("game.regroups", 0))],
        ["turns for one level", _per(totals.get("game.turns", 0), totals.get("game.levels", 0))],
    ]
    return "The tower and the pace", ["what", "mean"], rows


def _cards(box: Box, totals: Mapping[str, int], lang: str) -> list[Figures]:
    rows: list[list[Any]] = []
    never: list[list[Any]] = []
    for c, key in enumerate(box.ids):
        card = box.cards[c]
        parts = ("gained", "chosen", "used", "held", "won")
        gained, chosen, used, held, won = [totals.get(f"card.{key}.{what}", 0) for what in parts]
        owner = box.hero_names[card.hero][lang] if card.hero >= 0 else "treasure"
        level = f"{card.level}" if card.level else "mat" if card.hero >= 0 else "upper" if card.upper else "lower"
        rows.append([card.names[lang], owner, level, gained, chosen, used, _per(used, held), _per(won, held)])
        if not held or not (used or card.kind == PASSIVE):
            never.append([card.names[lang], owner, held])
    columns = ["card", "of", "level", "gained", "chosen", "used", "uses a game", "won with %"]
    tables: list[Figures] = [("Cards", columns, rows)]
    if never:
        tables.append(("Cards never held or never used", ["card", "of", "held"], never))
    return tables


def _shares(name: str, totals: Mapping[str, int], prefix: str, whole: str, part: str) -> list[Any]:
    n, of = totals.get(prefix + part, 0), totals.get(prefix + whole, 0)
    return [name, of, n, _per(n, of)]


def _per(n: int, of: int) -> float:
    return n / of if of else 0.0


def _box(g: Game) -> Box:
    box: Box = getattr(g, "box")  # noqa: B009  (the game's class imports what this module counts)
    return box
