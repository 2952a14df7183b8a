"""The emissaries and Standard-Bearers of an edition, as lists indexed by card number: every card exists once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import edition
from underthrone.kernel.data import Record
from underthrone.kernel.errors import Trouble

KINDS: Final = ("emissary", "horseman", "spirit", "totem", "standard-bearer")
HORSEMAN: Final = 1
SPIRIT: Final = 2
TOTEM: Final = 3
BEARER: Final = 4

ELEMENTS: Final = ("water", "fire", "earth", "air")
ALL_FOUR: Final = 15

EFFECTS: Final = (
    "none",
    "djinn",
    "hydra",
    "oracle",
    "zombie",
    "devil",  # from here on: muster effects, in the order in which they happen
    "headless",
    "siren",
    "necromancer",
    "lich",
    "nidhogr",
    "reaper",
    "shaman",
    "cultist",
    "succubus",
)
DJINN: Final = 1
HYDRA: Final = 2
ORACLE: Final = 3
ZOMBIE: Final = 4
MUSTER_EFFECTS: Final = 5  # the first of them
SHAMAN: Final = 12
WITH_AMOUNT: Final = ("djinn", "nidhogr")
TARGETS: Final = {"headless": HORSEMAN, "cultist": SPIRIT, "succubus": HORSEMAN}

SEATS: Final = 6
MOST: Final = 80  # cards in one edition: the move table has room for as many
STANDARD: Final = Path(__file__).parent / "data" / "cards.toml"


class Cards(Record):
    """The cards of one edition; a card's number is its place in the file."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[dict[str, str]] = []
        self.kind: list[int] = []
        self.players: list[int] = []  # the smallest number of players that the card is for
        self.strength: list[int] = []  # and Influence: one number for both
        self.income: list[int] = []
        self.soul: list[int] = []  # in quarters
        self.gives: list[int] = []  # all of these elements, as bits
        self.either: list[int] = []  # one of these elements, as bits
        self.legendary: list[bool] = []
        self.eternal: list[bool] = []
        self.effect: list[int] = []
        self.amount: list[int] = []
        self.origins: list[dict[str, str]] = []
        self.bearers: list[int] = []
        self.totem: int = -1
        self.holder: list[int] = [-1] * len(EFFECTS)  # the card that has an effect
        self.ranked: list[int] = []  # all cards, strongest first
        self.rank: list[int] = []  # a card's place among them
        self.decks: list[list[int]] = []  # by number of players: the draw pile at the start
        self.boxes: list[list[int]] = []  # and what stays in the box

    def deck(self, players: int) -> list[int]:
        """The emissaries for a number of players, without the Totem, in order."""
        return [c for c in range(len(self.ids)) if self.kind[c] < TOTEM and self.players[c] <= min(players, SEATS - 1)]


def load(path: Path) -> Cards:
    """Reads and checks an edition file."""
    cards = Cards()
    for entry in edition.read(path):
        _add(cards, entry)
    _check(cards, path.name)
    cards.ranked = sorted(range(len(cards.ids)), key=lambda c: (-cards.strength[c], c))
    cards.rank = [cards.ranked.index(c) for c in range(len(cards.ids))]
    for players in range(SEATS + 1):
        deck = cards.deck(players)
        used = [cards.totem, *deck, *cards.bearers[:players]]
        cards.decks.append(deck)
        cards.boxes.append([c for c in range(len(cards.ids)) if c not in used])
    return cards


def _add(cards: Cards, entry: edition.Entry) -> None:
    c = len(cards.ids)
    cards.ids.append(entry.id)
    cards.names.append(entry.names())
    kind = entry.choice("kind", KINDS, "emissary")
    cards.kind.append(kind)
    cards.players.append(2 if kind >= TOTEM else entry.number("players", 2, SEATS - 1))
    cards.strength.append(entry.number("strength", 0, 9))
    cards.income.append(entry.number("income", -3, 5, 0))
    cards.soul.append(entry.number("soul", 0, 4, 0))
    cards.gives.append(_elements(entry, "elements"))
    cards.either.append(ALL_FOUR if entry.flag("wild") else _elements(entry, "either"))
    cards.legendary.append(entry.flag("legendary"))
    cards.eternal.append(entry.flag("eternal"))
    effect = entry.choice("effect", EFFECTS, "none")
    cards.effect.append(effect)
    cards.amount.append(entry.number("amount", 1, 4) if EFFECTS[effect] in WITH_AMOUNT else 0)
    entry.finish()
    cards.origins.append({name: entry.origin(name) for name in entry.used if name != "origin"})
    if cards.eternal[c] and cards.soul[c]:
        raise entry.wrong("an Eternal has no Soul")
    if kind == BEARER:
        cards.bearers.append(c)
        if cards.strength[c] != 1 or cards.eternal[c] or effect:
            raise entry.wrong("a Standard-Bearer has Strength 1, isn't Eternal and has no effect")
    if kind == TOTEM:
        if cards.totem >= 0:
            raise entry.wrong("there is only one Totem")
        cards.totem = c
    if effect:
        if cards.holder[effect] >= 0:
            raise entry.wrong(f"{cards.ids[cards.holder[effect]]} has the effect {EFFECTS[effect]!r} already")
        cards.holder[effect] = c


def _elements(entry: edition.Entry, name: str) -> int:
    """A list of elements as bits."""
    bits = 0
    for element in entry.some(name):
        if element not in ELEMENTS:
            raise entry.wrong(f"{name} are some of {', '.join(ELEMENTS)}, not {element!r}")
        bits |= 1 << ELEMENTS.index(element)
    return bits


def _check(cards: Cards, file: str) -> None:
    """What must hold for the whole file, so that every deck works."""
    if len(cards.ids) > MOST:
        raise Trouble(f"{file}: at most {MOST} cards fit, not {len(cards.ids)}.")
    if len(cards.bearers) != SEATS:
        raise Trouble(f"{file}: there must be {SEATS} Standard-Bearers, not {len(cards.bearers)}.")
    horsemen = [c for c in range(len(cards.ids)) if cards.kind[c] == HORSEMAN]
    if len(horsemen) != 4 or any(cards.players[c] > 2 for c in horsemen):
        raise Trouble(f"{file}: there must be 4 Horsemen of the Apocalypse, all of them for 2 players and more.")
    if cards.holder[SHAMAN] >= 0 and cards.totem < 0:
        raise Trouble(f"{file}: the Shaman needs a Totem.")
    for players in range(2, SEATS):
        _check_deck(cards, players, f"{file}: in the deck for {players} players")


def _check_deck(cards: Cards, players: int, where: str) -> None:
    deck = cards.deck(players)
    if sum(not cards.eternal[c] for c in deck) < 12:
        raise Trouble(f"{where} there must be at least 12 cards that aren't Eternal.")
    for effect, kind in TARGETS.items():
        holder = cards.holder[EFFECTS.index(effect)]
        missing = [id for c, id in enumerate(cards.ids) if cards.kind[c] == kind and c not in deck]
        if holder in deck and (missing or not any(cards.kind[c] == kind for c in deck)):
            raise Trouble(f"{where} {cards.ids[holder]} doesn't find {', '.join(missing) or 'any ' + KINDS[kind]}.")
    for i, element in enumerate(ELEMENTS):
        if not any((cards.gives[c] | cards.either[c]) >> i & 1 for c in deck):
            raise Trouble(f"{where} no card gives the element {element!r}.")
