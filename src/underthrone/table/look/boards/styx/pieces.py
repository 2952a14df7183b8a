"""What STYX's board is made of: small cards, tokens, emissaries, rows of players, spaces of the band."""

from __future__ import annotations

from dataclasses import dataclass, field

from underthrone.table.look.pieces import Face
from underthrone.table.sight import Choice


@dataclass(slots=True, unsafe_hash=True)
class Mini:
    """A small card: in an army, a discard or a tray."""

    face: Face
    key: str
    choice: Choice | None = None
    why: str = ""
    down: bool = False
    spent: bool = False
    counters: int = -1
    said: str = ""


@dataclass(slots=True, unsafe_hash=True)
class Token:
    """A token on an emissary: whose it is and what the reader may know of it."""

    seat: int
    key: str
    label: str
    action: str = ""  # nothing while it is face down for the reader
    icon: str = "throne-king"
    word: str = ""
    state: str = "down"  # down, own, peeked or shown
    bid: int = 0
    outcome: str = ""  # bid, deciding, gave-up or nothing
    leads: bool = False
    lost: str = ""  # outbid or cancelled: a bid that can't win any more
    seen: bool = False
    of: str = ""  # the key that only this token of its player has on its card
    choice: Choice | None = None
    why: str = ""


@dataclass(slots=True)
class Deed:
    """A button under an emissary: a token to place or a bid to make."""

    icon: str
    word: str
    choice: Choice | None
    why: str = ""
    ask: str = ""
    action: str = ""
    tip: str = ""
    gain: str = ""  # what a Tithe would bring
    cost: str = ""  # the keys of the cards that a bid of Strength costs at least


@dataclass(slots=True)
class Emissary:
    """One of the two cards of the Audience."""

    face: Face
    key: str
    title: str
    tokens: list[Token]
    fate: str = ""
    by: int | None = None  # who mustered or eliminated it
    fate_words: str = ""
    brings: list[Mini] = field(default_factory=list)  # cards that come with it
    deeds: list[Deed] = field(default_factory=list)  # tokens that can be placed or exchanged
    bids: list[Deed] = field(default_factory=list)
    bidding: str = ""


@dataclass(slots=True, frozen=True)
class Element:
    """One of the four elements of an army."""

    name: str
    icon: str
    state: str  # sure, maybe or nothing


@dataclass(slots=True, unsafe_hash=True)
class Row:
    """A player with everything that lies before them; rows in which nothing can be chosen are drawn once and kept."""

    seat: int
    name: str
    coins: int
    income: str
    income_said: str
    influence: int
    soul: int
    strength: int
    horsemen: int
    elements: tuple[Element, ...]
    elements_spoken: str
    some: int  # so many of the elements by choice count at once; 0: all of them
    army: tuple[Mini, ...]
    discard: tuple[Mini, ...]
    first: bool
    named: bool
    thinking: bool
    choice: Choice | None = None
    plain: bool = True  # nothing in it can be chosen now
    enough: bool = False  # Influence to win
    whole: bool = False  # a complete Soul and all four elements
    horde: bool = False  # Horsemen to win
    strongest: bool = False


@dataclass(slots=True)
class Cell:
    """A space of the track."""

    number: int
    seats: tuple[int, ...]
    chaos: bool
    tide: bool
    goal: str = ""  # "goal" where Influence wins, "war" where it breaks out


@dataclass(slots=True)
class Past:
    """An emissary of the Audience before, with what became of it."""

    face: Face
    key: str
    tokens: list[Token]
    fate: str = "unclaimed"
    fate_words: str = ""
    by: int | None = None
    price: int = 0
    lay: tuple[Token, ...] = ()  # the tokens, when all is told


@dataclass(slots=True)
class Alarm:
    """What could end the game soon."""

    icon: str
    words: str


@dataclass(slots=True)
class Stand:
    """Somebody at the end, with the number that decided."""

    seat: int
    name: str
    number: str
    won: bool


@dataclass(slots=True)
class Styx:
    """Everything that boards/styx.html shows."""

    me: int | None
    choosing: bool  # it is the reader who is asked
    question: str
    emissaries: list[Emissary]
    past: list[Past]
    cells: list[Cell]
    chaos: int
    spoken: str
    everybody: list[Row]
    rows: list[Row]  # on the board: the others, or all where there is no dock
    mine: Row | None
    pile: tuple[Face, ...]
    centre: list[Mini]
    lying: tuple[Face, ...]  # the centre discard, newest first
    summoned: list[Mini]
    consolation: bool  # a bid that fails brings a coin at this table
    out: tuple[Face, ...]
    order: list[tuple[int, str, str]] = field(
        default_factory=list
    )  # seats in turn order: how far each is, in words too
    alarms: list[Alarm] = field(default_factory=list)
    ending: list[Stand] = field(default_factory=list)
    ending_title: str = ""
    tray: list[Mini] = field(default_factory=list)
    tray_title: str = ""
    wanted: Mini | None = None
    paid: int = 0
    bid: int = 0
    war: bool = False
