"""What the board of Lords of Xidit is made of: cities with their tiles, regions, queues, lairs, wheels, ranks."""

from __future__ import annotations

from dataclasses import dataclass, field

from underthrone.table.look.boards.lords_of_xidit.land import Ground, Site
from underthrone.table.look.pieces import Face
from underthrone.table.sight import Choice


@dataclass(slots=True, frozen=True)
class Tile:
    """A city tile, on its side to recruit from or as a threat."""

    face: Face
    kind: str
    city: int
    units: tuple[int, ...]  # to recruit, weakest first; or needed
    lacking: tuple[bool, ...]  # of the needed ones: I haven't got it
    rewards: tuple[tuple[str, int], ...]
    words: str


@dataclass(slots=True, frozen=True)
class City:
    """A city with what is in it."""

    site: Site
    tile: Tile | None
    guild: tuple[int, int] | None  # whose, how high
    here: tuple[int, ...]
    choice: Choice | None = None
    why: str = ""
    plan: bool = False  # a click plans the way here
    mine: int = -1  # whose pawn can be dragged
    words: str = ""


@dataclass(slots=True, frozen=True)
class Region:
    """A region with its bards."""

    ground: Ground
    closed: bool
    bards: tuple[tuple[int, int, str], ...]  # of the seats that have any, with words
    choice: Choice | None
    why: str
    brings: str = ""  # what a bard more would change for me, as far as it can be seen


@dataclass(slots=True, frozen=True)
class Queue:
    """Tiles to come."""

    kind: str
    next: Tile | None
    top: Tile | None
    pile: int
    discard: str
    known: str  # with memory aid


@dataclass(slots=True, frozen=True)
class Lair:
    """A pair of titans."""

    pile: int
    need: int
    left: int
    raging: Face | None
    rewards: tuple[tuple[str, int], ...]
    choice: Choice | None = None
    why: str = ""


@dataclass(slots=True, frozen=True)
class Unit:
    """My units of a kind."""

    number: int
    name: str
    count: int
    choice: Choice | None
    why: str


@dataclass(slots=True, frozen=True)
class Wheel:
    """One of my six orders."""

    number: int
    order: str
    move: int
    fixed: bool  # sealed already while others of mine aren't, so that it can't be turned now


@dataclass(slots=True)
class Prize:
    """Two rewards that can be taken together."""

    choice: Choice
    take: list[tuple[str, int, int]]  # of each what really comes, and what was offered


@dataclass(slots=True, frozen=True)
class Public:
    """What everybody sees of a player."""

    stories: int
    stock: int  # stories that can still be built
    reputation: int
    gold: int | None
    units: tuple[int, ...]  # by kind; none where they are hidden
    units_words: str
    orders: tuple[str, ...]
    past: bool  # they are last year's
    first: bool
    now: int  # the order that is being carried out


@dataclass(slots=True, frozen=True)
class Rank:
    """Somebody in an assessment; points that are hidden are None."""

    seat: int
    points: int | None
    name: str
    share: int = 0  # of the best, in hundredths
    out: str = ""  # at the end: went out "now", by this assessment, or "before"
    tie: str = ""  # and what decided between equals


@dataclass(slots=True, frozen=True)
class Assessment:
    """One of the three, in the order in which they come."""

    kind: str
    name: str
    icon: str
    ranks: tuple[Rank, ...]
    hidden: bool  # something in it is still behind screens or in the Bastion
    choice: Choice | None  # the dummy's token goes up here


@dataclass(slots=True)
class Count:
    """One kind of unit in the census: how many each seat showed, and who was rewarded."""

    unit: int
    name: str
    icon: str
    prize: tuple[str, int]
    now: bool = False
    shown: dict[int, int] = field(default_factory=dict)
    leaders: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Xidit:
    """Everything that boards/lords-of-xidit.html shows."""

    me: int | None
    choosing: bool  # it is the reader who is asked
    question: str
    year: int
    years: int
    censuses: tuple[int, ...]
    planning: bool  # my wheels can be turned
    cities: list[City]
    regions: list[Region]
    roads: tuple[tuple[str, str], ...]
    network: str
    queues: list[Queue]
    lairs: list[Lair]
    barracks: tuple[tuple[int, str, int], ...]
    assessments: list[Assessment]
    census: list[Count]
    public: list[Public]
    ladder: tuple[tuple[int, str, str, int], ...]  # units in rising strength, with what the census pays for the most
    number: int  # the order that is being carried out; 0: none
    names: list[str]
    units: list[Unit] = field(default_factory=list)
    wheels: list[Wheel] = field(default_factory=list)
    orders: tuple[tuple[int, str], ...] = ()  # move and name of each order that a wheel can be turned to
    prizes: list[Prize] = field(default_factory=list)
    shows: list[Choice] = field(default_factory=list)
    counted: str = ""  # the units of which some are to be shown
    gold: int = 0
    bards: int = 0
    stories: int = 0
    held: int = 0
    foretell: str = ""  # the address that says what orders would do
    foes: list[Lair] = field(default_factory=list)  # titans that I may fight now
    tokens: list[Assessment] = field(default_factory=list)  # of the dummy, that I may move
