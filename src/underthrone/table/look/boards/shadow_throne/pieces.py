"""What Shadow Throne's board is made of: cards in hand, fighters in their lines, banners."""

from __future__ import annotations

from dataclasses import dataclass, field

from underthrone.table.look.pieces import Face
from underthrone.table.sight import Choice


@dataclass(slots=True)
class Held:
    """A card in my hand or in the pool before me."""

    face: Face
    key: str
    choice: Choice | None
    why: str = ""
    confirm: str = ""
    picked: bool = False
    price: str = ""  # what it costs now, where hush money changes it
    income: bool = False
    short: bool = False  # more than I have


@dataclass(slots=True)
class Fighter:
    """A character in a battle line."""

    face: Face
    key: str
    doer: str  # its key where it is the one that does something
    kin: str
    power: int
    worth: int = 0  # its influence, as printed
    was: int = 0  # its power before what is told last
    plus: int = 0
    extra: int = 0  # power of its own ability
    dead: bool = False
    converted: bool = False
    silenced: bool = False
    turned: bool = False
    start: str = ""  # where it comes from when it is new on the table


@dataclass(slots=True)
class Cell:
    """What a player has in one wave."""

    wave: int
    fighters: list[Fighter]
    state: str = ""  # "in", "deciding" or nothing


@dataclass(slots=True)
class Row:
    """One player's battle line."""

    seat: int
    cells: list[Cell]
    name: str


@dataclass(slots=True)
class Banner:
    """A faction on the power track."""

    kin: str
    name: str
    icon: str
    power: int
    share: int
    leads: bool
    was: int  # before the last count, and its share
    was_share: int


@dataclass(slots=True)
class Public:
    """What everybody sees of a player."""

    gold: int
    cards: int
    hush: list[str]


@dataclass(slots=True)
class Gain:
    """What a battle brought a player."""

    seat: int
    name: str
    influence: int
    gold: int


@dataclass(slots=True)
class Throne:
    """Everything that boards/shadow-throne.html shows."""

    me: int | None
    question: str
    drafting: bool
    first: bool  # the first draft: there is nothing to see yet, so it is told how the game goes
    battle: int
    wave: int
    stayed: bool
    target: int
    banners: list[Banner]
    rows: list[Row]
    public: list[Public]
    hand: list[Held] = field(default_factory=list)
    pool: list[Held] = field(default_factory=list)
    passed: list[list[Face]] = field(default_factory=list)  # pools that went through my hands
    numbers: list[int] = field(default_factory=list)  # abilities in this wave
    giver: int = -1  # who gave me the pool
    gold: int = 0
    influence: int = 0
    hush: list[str] = field(default_factory=list)
    icons: dict[str, str] = field(default_factory=dict)  # of the factions
    victors: list[str] = field(default_factory=list)  # who won the battle
    gains: list[Gain] = field(default_factory=list)
    sitting: list[tuple[int, str]] = field(default_factory=list)  # seats and what they do in the draft
