"""Everything in the box, as lists indexed by number; reading.py reads and checks it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from underthrone.games.stygian_society.vocabulary import (
    PERIL,
    WOUND,
    Op,
)
from underthrone.kernel.data import Record

DIFFICULTIES: Final = ("apprentice", "member", "master")
DIFFICULTY: Final = {name: number for number, name in enumerate(DIFFICULTIES)}

KINDS: Final = ("action", "support", "passive", "response")
ACTION: Final = KINDS.index("action")
SUPPORT: Final = KINDS.index("support")
PASSIVE: Final = KINDS.index("passive")
RESPONSE: Final = KINDS.index("response")
AIMS: Final = ("none", "front", "any", "front-rank", "rear-rank", "all")
AT_NONE: Final = AIMS.index("none")
AT_FRONT: Final = AIMS.index("front")
AT_ANY: Final = AIMS.index("any")
AT_FRONT_RANK: Final = AIMS.index("front-rank")
AT_REAR_RANK: Final = AIMS.index("rear-rank")
OCCASIONS: Final = ("kill", "hurt", "luck", "enemy", "status", "level")
ON_KILL: Final = OCCASIONS.index("kill")
ON_HURT: Final = OCCASIONS.index("hurt")
ON_LUCK: Final = OCCASIONS.index("luck")
ON_ENEMY: Final = OCCASIONS.index("enemy")
ON_STATUS: Final = OCCASIONS.index("status")
ON_LEVEL: Final = OCCASIONS.index("level")
SORTS: Final = ("lower", "upper", "mid-boss", "wizard")
LOWER: Final = SORTS.index("lower")
UPPER: Final = SORTS.index("upper")
MID_BOSS: Final = SORTS.index("mid-boss")
WIZARD: Final = SORTS.index("wizard")
STOREYS: Final = (LOWER, LOWER, MID_BOSS, UPPER, UPPER, WIZARD)  # the sort of sheet of each floor
FLOORS: Final = len(STOREYS)

# What is in the box (SO-95)
HEROES: Final = 4
PER_LEVEL: Final = (6, 5, 4)  # skill cards of a hero
SKILLS: Final = HEROES * sum(PER_LEVEL)
PER_DECK: Final = 20  # treasures
TREASURES: Final = 2 * PER_DECK
CARDS: Final = HEROES + SKILLS + TREASURES
CARD_LIMIT: Final = 160  # in one edition: the move table has room for as many
RANK_LIMIT: Final = 6  # enemies of a rank on a sheet
PER_SORT: Final = (12, 12, 4, 4)  # sheets
STEP_LIMIT: Final = 4
UNLIMITED: Final = 99  # a step that may be bought as often as one likes


class Buy:
    """A step of an action: what it costs, what it does, and how often it may be bought."""

    def __init__(self, cost: list[int], does: list[Op], times: int, after: bool) -> None:
        self.cost = cost
        self.does = does
        self.times = times
        self.after = after  # only once the first step is bought
        self.wounds: int = sum([n for op, n, _ in does if op == WOUND])
        self.others: list[Op] = [op for op in does if op[0] != WOUND]
        self.says: list[int] = []  # the same, by their numbers


class Deed:
    """What a foe does: the words of an enemy's or a floor's action, of a line of the peril chart or of a chest."""

    def __init__(self, does: list[Op], enemy: int) -> None:
        self.does = does
        self.enemy = enemy  # whose action it is; -1: nobody's
        self.shielded: bool = True  # whether shields help against it
        self.line: bool = False  # of a peril chart
        self.raises: bool = any(word == PERIL and n > 0 for word, n, _ in does)


class Card:
    """A mat's skill, a skill card or a treasure."""

    def __init__(self, key: str, names: dict[str, str], kind: int) -> None:
        self.id = key
        self.names = names
        self.kind = kind
        self.icon: str = ""  # none: that of its attack or its kind
        self.rule: str = ""  # its number in the rules
        self.many: bool = False  # it may have several targets
        self.hero: int = -1
        self.level: int = 0
        self.team: bool = False
        self.upper: bool = False
        self.exhausts: bool = False
        self.attack: int = -1
        self.aim: int = AT_NONE
        self.count: int = 1
        self.drop: list[int] = [0, 0, 0, 0]  # white, blue, green, wild
        self.before: bool = False
        self.when: int = -1
        self.shields: int = 0
        self.steps: list[Buy] = []
        self.does: list[Op] = []
        self.says: list[int] = []  # the same without wounds, by their numbers
        self.mods: list[Op] = []
        self.refreshes: bool = False


class Enemy:
    """An enemy card."""

    def __init__(self, key: str, names: dict[str, str], colour: int) -> None:
        self.id = key
        self.names = names
        self.colour = colour
        self.icon: str = ""
        self.rule: str = ""
        self.wounds: int = 1
        self.xp: int = 0
        self.resist: list[int] = [0, 0, 0]
        self.rider: bool = False
        self.boss: bool = False
        self.giant: bool = False
        self.costs: list[int] = []
        self.acts: list[list[Op]] = []
        self.deeds: list[int] = []  # the same, by their numbers


class Floor:
    """A floor sheet, a mid-boss sheet or a wizard sheet."""

    def __init__(self, key: str, names: dict[str, str], sort: int) -> None:
        self.id = key
        self.names = names
        self.sort = sort
        self.front: list[int] = []
        self.rear: list[int] = []
        self.strength: int = 0  # all wounds that its enemies can bear
        self.cubes: list[int] = [1, 1, 1]  # red, yellow, black
        self.costs: list[int] = [0, 0, 0]  # of the floor's own actions; 0: it has none
        self.acts: list[list[Op]] = [[], [], []]
        self.deeds: list[int] = [-1, -1, -1]  # the same, by their numbers
        self.at: list[int] = []  # the lines of the peril chart
        self.lines: list[list[Op]] = []
        self.line_deeds: list[int] = []
        self.last: int = 12
        self.chests: int = 0
        self.rules: list[Op] = []  # on this floor
        self.lasting: list[Op] = []  # from the mid-boss's defeat on


class Level:
    """A level of the cube tower: how many cubes its baffles hold, and what comes of one on its way, per mille."""

    def __init__(self, room: i64, rest: i64, knock: i64, swap: i64) -> None:
        self.room = room
        self.rest = rest
        self.knock = knock
        self.swap = swap


class Box(Record):
    """The whole box of one edition."""

    def __init__(self) -> None:
        self.heroes: list[str] = []
        self.hero_names: list[dict[str, str]] = []
        self.hero_icons: list[str] = []
        self.cards: list[Card] = []
        self.ids: list[str] = []
        self.by_level: list[list[list[int]]] = []  # mats and skill cards by hero and level
        self.treasure_decks: list[list[int]] = [[], []]  # lower, upper
        self.sheet_decks: list[list[int]] = [[], [], [], []]  # by sort
        self.enemies: list[Enemy] = []
        self.floors: list[Floor] = []
        self.chest_ids: list[str] = []
        self.chest_names: list[dict[str, str]] = []
        self.chest_numbers: list[int] = []
        self.chests: list[list[Op]] = []
        self.chest_deeds: list[int] = []
        self.deeds: list[Deed] = []  # everything that foes do
        self.ops: list[Op] = []  # everything that heroes' cards say
        self.status_names: list[dict[str, str]] = []
        self.status_icons: list[str] = []
        self.max_wounds: list[int] = []  # by difficulty
        self.start_luck: list[int] = []
        self.max_luck: int = 0
        self.first_xp: int = 0
        self.last_xp: int = 0
        self.fourth_hero: int = 0  # more wounds that four heroes can take
        self.regroup_peril: int = 0
        self.levels: list[Level] = []  # of the tower, from the top one on
        self.crypt: int = 0
        self.origins: dict[str, str] = {}

    def deed(self, does: list[Op], enemy: int = -1) -> int:
        """Notes what a foe does; gives its number."""
        self.deeds.append(Deed(does, enemy))
        return len(self.deeds) - 1

    def numbers(self, ops: list[Op]) -> list[int]:
        """The numbers of words on heroes' cards, for the agenda."""
        for op in ops:
            if op not in self.ops:
                self.ops.append(op)
        return [self.ops.index(op) for op in ops]

    def skills(self, hero: int, level: int) -> list[int]:
        """A hero's skill cards of a level."""
        return self.by_level[hero][level]

    def treasures(self, upper: bool) -> list[int]:
        """The cards of a treasure deck."""
        return self.treasure_decks[1 if upper else 0]

    def sheets(self, sort: int) -> list[int]:
        """The floor sheets of a sort."""
        return self.sheet_decks[sort]
