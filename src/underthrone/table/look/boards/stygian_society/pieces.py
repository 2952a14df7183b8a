"""What boards/stygian-society.html shows: the pieces of The Stygian Society's board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from underthrone.table.look.boards.stygian_society.faces import Act, Foe, Sheet, Skill
from underthrone.table.look.boards.stygian_society.tower import Drop
from underthrone.table.look.pieces import Gauge
from underthrone.table.sight import Choice, Offer


def sent(choice: Choice | Offer | None) -> tuple[str, str]:
    """What a button sends, and what it is called; nothing where there is no choice."""
    return (str(choice.move), choice.words) if choice else ("", "")


@dataclass(slots=True)
class Held:
    """A card of a hero, or of the team."""

    skill: Skill
    choice: Choice | Offer | None = None
    why: str = ""
    tired: bool = False
    quick: Offer | None = None  # with the usual target and wild cubes at once
    quick_at: str = ""  # whom the usual target is
    quick_wild: tuple[str, ...] = ()

    @property
    def half(self) -> bool:
        """Two of these lie above each other: there is little on them."""
        return self.skill.kind == "support"

    @property
    def drawn(self) -> tuple[Skill, str, str, str, bool]:
        """Everything that its picture depends on."""
        return self.skill, *sent(self.choice), self.why, self.tired


@dataclass(slots=True, frozen=True)
class Ill:
    """A status with its cubes."""

    icon: str
    name: str
    text: str
    cubes: tuple[str, ...]


@dataclass(slots=True)
class Hero:
    """A hero at the table."""

    place: int
    id: str
    name: str
    icon: str
    seat: int
    player: str
    mine: bool
    active: bool
    asked: bool
    shields: int
    ills: tuple[Ill, ...]
    cards: list[Held]
    choice: Choice | None = None
    lacks: str = ""  # kinds of attacks that a treasure needs and that the hero doesn't have
    open: list[Held] = field(default_factory=list)  # in full on the table before me; the rest by name
    folded: list[Held] = field(default_factory=list)

    @property
    def drawn(self) -> tuple[Any, ...]:
        """Everything that its picture in the row of heroes depends on."""
        who = (self.place, self.id, self.name, self.icon, self.seat, self.player, self.mine, self.active)
        return *who, self.shields, self.ills, *sent(self.choice)

    @property
    def lit(self) -> bool:
        """A card of the hero can be chosen."""
        return any(held.choice for held in self.cards)

    @property
    def shut(self) -> tuple[tuple[Skill, str, bool], ...]:
        """The folded cards: by name, with why they can't be used, and which are exhausted."""
        return tuple((held.skill, held.why, held.tired) for held in self.folded)

    @property
    def known(self) -> tuple[tuple[Skill, bool], ...]:
        """The cards by name, and which of them are exhausted."""
        return tuple((held.skill, held.tired) for held in self.cards)


@dataclass(slots=True)
class Standing:
    """An enemy in its rank."""

    foe: Foe
    token: int
    left: int
    of: int
    share: int
    target: bool
    choice: Choice | Offer | None = None
    why: str = ""

    @property
    def drawn(self) -> tuple[Any, ...]:
        """Everything that its picture depends on."""
        return self.foe, self.token, self.left, self.of, self.share, self.target, *sent(self.choice), self.why


@dataclass(slots=True, frozen=True)
class Cost:
    """An action of the enemies with the cubes that lie there for it."""

    act: Act
    there: int
    lacks: int


@dataclass(slots=True, frozen=True)
class Threat:
    """What a colour of enemy cubes would pay for."""

    colour: str
    name: str
    who: str  # an enemy's name, or the floor's
    costs: tuple[Cost, ...]
    dazed: bool
    alone: bool  # no enemy of this colour stands


@dataclass(slots=True)
class Pile:
    """Cubes of a colour, in all the places where they can be seen."""

    colour: str
    name: str
    bank: int
    field: int
    crypt: int
    inside: int
    choice: Choice | None = None
    why: str = ""


@dataclass(slots=True, frozen=True)
class Rung:
    """A number of the peril ladder."""

    number: int
    words: str
    tip: str  # what they mean
    state: str  # "done", "next", "last" or nothing
    here: bool


@dataclass(slots=True, frozen=True, eq=False)
class Ladder:
    """The peril chart of a floor; one object for each that can be seen."""

    rungs: tuple[Rung, ...]
    peril: int
    chests: int


@dataclass(slots=True)
class Plan:
    """A purchase that can be made, with how it is paid and what it does."""

    offer: Offer
    times: tuple[int, ...]  # how often each step is bought
    price: tuple[tuple[str, bool], ...]  # a colour for each cube, and whether luck pays it
    does: str
    rest: str  # the moves without payment and order, for who wants to choose them; nothing where there is no choice

    @property
    def key(self) -> str:
        """How often each step is bought, for the page's script."""
        return ",".join(map(str, self.times))


@dataclass(slots=True)
class Payment:
    """A way to pay."""

    choice: Choice
    colour: str
    field: int
    crypt: int
    luck: int
    lost: bool  # half of a cube of the crypt isn't needed


@dataclass(slots=True)
class Remedy:
    """A status cube that can be removed, with the ways to do it."""

    icon: str
    name: str
    text: str
    colour: str
    hero: str
    ways: list[tuple[Choice, str]]


@dataclass(slots=True)
class Chest:
    """The chest that was opened last."""

    id: int
    name: str
    number: int
    works: bool  # its trap sprang
    does: str


@dataclass(slots=True)
class Reveal:
    """What was drawn and goes its way without a question: shown while it is told."""

    key: str
    title: str
    skill: Skill | None = None
    chest: Chest | None = None
    icon: str = ""
    says: tuple[str, ...] = ()
    kind: str = ""  # floor, boss, won, lost


@dataclass(slots=True)
class Storey:
    """A floor of the climb, at the end."""

    number: int
    name: str  # nothing where nobody has been
    beaten: bool


@dataclass(slots=True)
class Society:
    """Everything that boards/stygian-society.html shows."""

    me: int | None
    question: str
    asking: bool  # I am asked
    begun: bool
    sheet: Sheet | None
    floor: int
    heroes: list[Hero]
    stage: list[Hero] = field(default_factory=list)  # mine, the one whose cards matter now first
    team: list[Held] = field(default_factory=list)
    wounds: Gauge | None = None
    xp: Gauge | None = None
    luck: int = 0
    most_luck: int = 0
    shields: int = 0
    peril: int = 0
    ranks: list[tuple[str, list[Standing]]] = field(default_factory=list)
    threats: list[Threat] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)
    ladder: Ladder | None = None
    levels: tuple[int, ...] = ()
    drops: str = ""
    last: Drop | None = None
    going_in: tuple[str, ...] = ()  # what the next drop takes from the banks as far as it is known
    going_words: str = ""
    hand: bool = False  # it is gathered already
    used: Held | None = None
    targets: str = ""
    plans: list[Plan] = field(default_factory=list)  # the usual one first
    wilds: list[tuple[str, tuple[str, ...], str]] = field(default_factory=list)  # moves, colours, words
    usual: Offer | None = None  # the usual answer to what is asked, where it isn't shown otherwise
    owed: tuple[tuple[str, bool], ...] = ()  # and whether luck pays it
    sum: str = ""  # what the action does as it is bought
    lacking: int = 0  # enemy cubes that the banks won't have for the next drop
    lacking_says: str = ""
    have: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # in field and crypt, of the card's colours
    payments: list[Payment] = field(default_factory=list)
    lessons: list[Held] = field(default_factory=list)
    next_level: Choice | None = None
    student: Hero | None = None
    picks: list[Hero] = field(default_factory=list)
    remedies: list[Remedy] = field(default_factory=list)
    wishes: list[tuple[Skill, str]] = field(default_factory=list)  # my responses, and when I want to be asked
    occasion: str = ""  # what may be responded to
    happened: list[str] = field(default_factory=list)
    open: Choice | None = None
    chest: Chest | None = None
    chest_numbers: tuple[int, int] = (0, 0)  # the lowest, the highest
    found: Skill | None = None
    gained: list[Skill] = field(default_factory=list)  # team treasures of the chest that was opened last
    reveals: list[Reveal] = field(default_factory=list)
    trades: list[tuple[Skill, str, list[tuple[Choice, Hero]]]] = field(default_factory=list)
    floor_rules: str = ""
    terms: tuple[tuple[str, str], ...] = ()  # words of cards with what they mean
    solo: bool = False  # one player leads them all
    fighting: bool = False  # somebody stands
    regroup: Choice | Offer | None = None
    regroup_asks: str = ""
    regroup_peril: int = 0  # after it
    regroup_reaches: str = ""  # lines of the peril chart
    team_at: int = 0  # how many of my heroes' hands lie before the team's treasures
    climb: list[Storey] = field(default_factory=list)

    @property
    def pausing(self) -> bool:
        """The fight rests for a moment of its own."""
        return self.question in ("pick", "begin", "learn", "open_chest", "give", "trade")
