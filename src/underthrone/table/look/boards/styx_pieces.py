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
    totem: Mini | None = None
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
    influence: int
    soul: int
    strength: int
    horsemen: int
    elements: tuple[Element, ...]
    elements_spoken: str
    army: tuple[Mini, ...]
    discard: tuple[Mini, ...]
    first: bool
    named: bool
    thinking: bool
    choice: Choice | None = None
    plain: bool = True  # nothing in it can be chosen now


@dataclass(slots=True)
class Cell:
    """A space of the track."""

    number: int
    seats: tuple[int, ...]
    chaos: bool
    tide: bool


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
class Styx:
    """Everything that boards/styx.html shows."""

    me: int | None
    asked: bool  # it is the reader who is asked
    question: str
    emissaries: list[Emissary]
    past: list[Past]
    cells: list[Cell]
    chaos: int
    spoken: str
    rows: list[Row]
    mine: Row | None
    pile: tuple[Face, ...]
    centre: list[Mini]
    lying: tuple[Face, ...]  # the centre discard, newest first
    summoned: list[Face]
    out: tuple[Face, ...]
    order: list[tuple[int, str]] = field(default_factory=list)  # seats in the order of placing, and who has placed
    tray: list[Mini] = field(default_factory=list)
    tray_title: str = ""
    wanted: Mini | None = None
    paid: int = 0
    bid: int = 0
