"""The emissaries and Standard-Bearers of an edition, as lists indexed by card number: every card exists once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import edition
from underthrone.games.styx.abilities import ABILITIES
from underthrone.kernel.data import Record
from underthrone.kernel.errors import Trouble

KINDS: Final = ("emissary", "horseman", "spirit", "totem", "standard-bearer")
HORSEMAN: Final = KINDS.index("horseman")
TOTEM: Final = KINDS.index("totem")
BEARER: Final = KINDS.index("standard-bearer")

WHOLE_SOUL: Final = 4  # in quarters
ELEMENTS: Final = ("water", "fire", "earth", "air")
ALL_FOUR: Final = (1 << len(ELEMENTS)) - 1  # as bits

CONDITIONS: Final = ("influence", "war", "elements", "horsemen")  # to win by
FATES: Final = ("waiting", "eliminated", "mustered", "unclaimed")  # what becomes of a card in an Audience

ICONS: Final = {  # of cards that name none, by kind
    "emissary": "hooded-figure",
    "horseman": "horse-head",
    "spirit": "star-swirl",
    "totem": "totem",
    "standard-bearer": "vertical-banner",
}
SET_RULES: Final = {"horseman": "SX-43", "standard-bearer": "SX-70"}  # that tell of all cards of a kind

SEATS: Final = 6
CARD_LIMIT: Final = 80  # cards in one edition: the move table has room for as many
CARDS: Final = "cards"  # the one part of an edition
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
        self.effect: list[str] = []  # the name of its ability, or nothing
        self.amount: list[int] = []
        self.seeks: list[int] = []  # the kind that its effect looks for in the draw pile; -1: none
        self.icon: list[str] = []
        self.rule: list[str] = []  # the id of the rule that tells most about it
        self.origins: list[dict[str, str]] = []
        self.bearers: list[int] = []
        self.totem: int = -1  # this and the next ones: the card's number; -1 without it
        self.djinn: int = -1
        self.hydra: int = -1
        self.oracle: int = -1
        self.zombie: int = -1
        self.shaman: int = -1
        self.holders: dict[str, int] = {}  # the card that has an ability
        self.ranked: list[int] = []  # all cards, strongest first
        self.rank: list[int] = []  # a card's place among them
        self.decks: list[list[int]] = []  # by number of players: the draw pile at the start
        self.boxes: list[list[int]] = []  # and what stays in the box

    def deck(self, players: int) -> list[int]:
        """The emissaries for a number of players, without the Totem, in order."""
        most = min(players, SEATS - 1)
        return [c for c in range(len(self.ids)) if self.drawn(c) and self.players[c] <= most]

    def drawn(self, c: int) -> bool:
        """Standard-Bearers and the Totem never lie in the draw pile."""
        return self.kind[c] not in (BEARER, TOTEM)

    def holder(self, ability: str) -> int:
        """The card that has an ability; -1 without any."""
        return self.holders.get(ability, -1)


def read(path: Path | None) -> edition.Edition:
    """The standard cards, or those of an edition file."""
    file = path or STANDARD
    return edition.Edition(file.stem, {CARDS: edition.read_table(file)}, {CARDS: file.name})


def load(of: edition.Edition) -> Cards:
    """Makes and checks the cards."""
    cards = Cards()
    for entry in of.entries(CARDS):
        _add(cards, entry)
    cards.djinn = cards.holder("djinn")
    cards.hydra = cards.holder("hydra")
    cards.oracle = cards.holder("oracle")
    cards.zombie = cards.holder("zombie")
    cards.shaman = cards.holder("shaman")
    _check(cards, of.file(CARDS))
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
    cards.players.append(entry.number("players", 2, SEATS - 1) if cards.drawn(c) else 2)
    cards.strength.append(entry.number("strength", 0, 9))
    cards.income.append(entry.number("income", -3, 5, 0))
    cards.soul.append(entry.number("soul", 0, WHOLE_SOUL, 0))
    cards.gives.append(_elements(entry, "elements"))
    cards.either.append(ALL_FOUR if entry.flag("wild") else _elements(entry, "either"))
    cards.legendary.append(entry.flag("legendary"))
    cards.eternal.append(entry.flag("eternal"))
    _add_ability(cards, entry)
    cards.icon.append(entry.word("icon", ICONS[KINDS[kind]]))
    about = "SX-30" if cards.legendary[c] else "SX-31" if cards.eternal[c] else "SX-21"
    cards.rule.append(entry.word("rule", SET_RULES.get(KINDS[kind], about)))
    entry.finish()
    cards.origins.append({name: entry.origin(name) for name in entry.used if name != "origin"})
    if cards.eternal[c] and cards.soul[c]:
        raise entry.wrong("an Eternal has no Soul")
    if kind == BEARER:
        cards.bearers.append(c)
        if cards.strength[c] != 1 or cards.eternal[c] or cards.effect[c]:
            raise entry.wrong("a Standard-Bearer has Strength 1, isn't Eternal and has no effect")
    if kind == TOTEM:
        if cards.totem >= 0:
            raise entry.wrong("there is only one Totem")
        cards.totem = c


def _add_ability(cards: Cards, entry: edition.Entry) -> None:
    names = ("none", *ABILITIES)
    name = names[entry.choice("effect", names, "none")]
    ability = ABILITIES.get(name)
    cards.effect.append("" if ability is None else name)
    cards.amount.append(entry.number("amount", 1, 4) if ability is not None and ability.amount else 0)
    cards.seeks.append(KINDS.index(ability.seeks) if ability is not None and ability.seeks else -1)
    if ability is not None:
        if name in cards.holders:
            raise entry.wrong(f"{cards.ids[cards.holders[name]]} has the effect {name!r} already")
        cards.holders[name] = len(cards.ids) - 1


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
    if len(cards.ids) > CARD_LIMIT:
        raise Trouble(f"{file}: at most {CARD_LIMIT} cards fit, not {len(cards.ids)}.")
    if len(cards.bearers) != SEATS:
        raise Trouble(f"{file}: there must be {SEATS} Standard-Bearers, not {len(cards.bearers)}.")
    horsemen = [c for c in range(len(cards.ids)) if cards.kind[c] == HORSEMAN]
    if len(horsemen) != 4 or any(cards.players[c] > 2 for c in horsemen):
        raise Trouble(f"{file}: there must be 4 Horsemen of the Apocalypse, all of them for 2 players and more.")
    if cards.shaman >= 0 and cards.totem < 0:
        raise Trouble(f"{file}: the Shaman needs a Totem.")
    for players in range(2, SEATS):
        _check_deck(cards, players, f"{file}: in the deck for {players} players")


def _check_deck(cards: Cards, players: int, where: str) -> None:
    deck = cards.deck(players)
    if sum(not cards.eternal[c] for c in deck) < 12:
        raise Trouble(f"{where} there must be at least 12 cards that aren't Eternal.")
    for seeker in deck:
        kind = cards.seeks[seeker]
        missing = [card_id for c, card_id in enumerate(cards.ids) if cards.kind[c] == kind and c not in deck]
        if kind >= 0 and (missing or not any(cards.kind[c] == kind for c in deck)):
            raise Trouble(f"{where} {cards.ids[seeker]} doesn't find {', '.join(missing) or 'any ' + KINDS[kind]}.")
    for i, element in enumerate(ELEMENTS):
        if not any((cards.gives[c] | cards.either[c]) >> i & 1 for c in deck):
            raise Trouble(f"{where} no card gives the element {element!r}.")
