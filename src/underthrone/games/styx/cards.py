"""The emissaries and Standard-Bearers of an edition, as lists indexed by card number: every card exists once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import edition, formats
from underthrone.games.styx.abilities import ABILITIES
from underthrone.kernel.data import Record

KINDS: Final = ("emissary", "horseman", "spirit", "totem", "standard-bearer")
HORSEMAN: Final = KINDS.index("horseman")
TOTEM: Final = KINDS.index("totem")
BEARER: Final = KINDS.index("standard-bearer")

WHOLE_SOUL: Final = 4  # in quarters
ELEMENTS: Final = ("water", "fire", "earth", "air")
ALL_FOUR: Final = (1 << len(ELEMENTS)) - 1  # as bits

CONDITIONS: Final = ("influence", "war", "elements", "horsemen")  # to win by
POWERS: Final = ("none", "djinn", "hydra", "oracle", "zombie", "shaman")  # abilities that rules ask for
DJINN: Final = POWERS.index("djinn")
HYDRA: Final = POWERS.index("hydra")
ORACLE: Final = POWERS.index("oracle")
ZOMBIE: Final = POWERS.index("zombie")
SHAMAN: Final = POWERS.index("shaman")
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
FORMAT: Final = formats.Format("cards", (CARDS,), (STANDARD,), lambda _entry: CARDS)


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
        self.power: list[int] = []  # the number of its ability among POWERS
        self.amount: list[int] = []
        self.seeks: list[int] = []  # the kind that its effect looks for in the draw pile; -1: none
        self.icon: list[str] = []
        self.rule: list[str] = []  # the id of the rule that tells most about it
        self.origins: list[dict[str, str]] = []
        self.bearers: list[int] = []
        self.totem: int = -1  # the card's number; -1 without it
        self.djinns: list[int] = []  # the cards with these abilities
        self.hydras: list[int] = []
        self.zombies: list[int] = []
        self.shamans: list[int] = []
        self.further: list[int] = []  # cards with counters beside the first Djinn and the first Hydra
        self.holders: dict[str, list[int]] = {}  # the cards that have an ability
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
        """The first card that has an ability; -1 without any."""
        return self.holders[ability][0] if ability in self.holders else -1


def read(path: Path | None) -> edition.Edition:
    """The standard cards, or those of an edition file."""
    return formats.read(FORMAT, path)


def load(of: edition.Edition) -> Cards:
    """Makes and checks the cards."""
    cards = Cards()
    for entry in of.entries(CARDS):
        _add(cards, entry)
    cards.djinns = cards.holders.get("djinn", [])
    cards.hydras = cards.holders.get("hydra", [])
    cards.zombies = cards.holders.get("zombie", [])
    cards.shamans = cards.holders.get("shaman", [])
    cards.further = cards.djinns[1:] + cards.hydras[1:]
    _check(cards, of)
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
        raise entry.wrong("an Eternal has no Soul", "une carte éternelle n’a pas d’âme (soul)", "soul")
    if kind == BEARER:
        cards.bearers.append(c)
        if cards.strength[c] != 1 or cards.eternal[c] or cards.effect[c]:
            raise entry.wrong(
                "a Standard-Bearer has Strength 1, isn't Eternal and has no effect",
                "un Porte-étendard a une force de 1, n’est pas éternel et n’a pas d’effet",
                "strength",
            )
    if kind == TOTEM:
        if cards.totem >= 0:
            raise entry.wrong("there is only one Totem", "il n’y a qu’un Totem", "kind")
        cards.totem = c


def _add_ability(cards: Cards, entry: edition.Entry) -> None:
    names = ("none", *ABILITIES)
    name = names[entry.choice("effect", names, "none")]
    ability = ABILITIES.get(name)
    cards.effect.append("" if ability is None else name)
    cards.power.append(POWERS.index(name) if name in POWERS else 0)
    cards.amount.append(entry.number("amount", 1, 4) if ability is not None and ability.amount else 0)
    cards.seeks.append(KINDS.index(ability.seeks) if ability is not None and ability.seeks else -1)
    if ability is not None:
        cards.holders.setdefault(name, []).append(len(cards.ids) - 1)


def _elements(entry: edition.Entry, name: str) -> int:
    """A list of elements as bits."""
    bits = 0
    for element in entry.some_of(name, ELEMENTS):
        bits |= 1 << element
    return bits


def _check(cards: Cards, of: edition.Edition) -> None:
    """What must hold for the whole file, so that every deck works."""
    there = len(cards.ids)
    if there > CARD_LIMIT:
        raise of.wrong(
            CARDS,
            f"at most {CARD_LIMIT} cards fit, not {there}",
            f"il y a place pour {CARD_LIMIT} cartes, pas pour {there}",
        )
    if len(cards.bearers) != SEATS:
        raise of.wrong(
            CARDS,
            f"there must be {SEATS} Standard-Bearers, not {len(cards.bearers)}",
            f"il faut {SEATS} Porte-étendards, et non {len(cards.bearers)}",
        )
    horsemen = [c for c in range(there) if cards.kind[c] == HORSEMAN]
    if len(horsemen) != 4 or any(cards.players[c] > 2 for c in horsemen):
        raise of.wrong(
            CARDS,
            "there must be 4 Horsemen of the Apocalypse, all of them for 2 players and more",
            "il faut 4 Cavaliers de l’Apocalypse, tous pour 2 joueurs et plus",
        )
    if cards.shamans and cards.totem < 0:
        raise of.wrong(CARDS, "the Shaman needs a Totem", "le Chaman a besoin d’un Totem")
    for players in range(2, SEATS):
        _check_deck(cards, players, of)


def _check_deck(cards: Cards, players: int, of: edition.Edition) -> None:
    where, there = f"in the deck for {players} players", f"dans la pioche à {players} joueurs,"
    deck = cards.deck(players)
    if sum(not cards.eternal[c] for c in deck) < 12:
        raise of.wrong(
            CARDS,
            f"{where} there must be at least 12 cards that aren't Eternal",
            f"{there} il faut au moins 12 cartes qui ne sont pas éternelles",
        )
    for seeker in deck:
        kind = cards.seeks[seeker]
        missing = [card_id for c, card_id in enumerate(cards.ids) if cards.kind[c] == kind and c not in deck]
        if kind >= 0 and (missing or not any(cards.kind[c] == kind for c in deck)):
            what = ", ".join(missing)
            raise of.wrong(
                CARDS,
                f"{where} {cards.ids[seeker]} doesn't find {what or 'any ' + KINDS[kind]}",
                f"{there} {cards.ids[seeker]} ne trouve pas {what or KINDS[kind]}",
            )
    for i, element in enumerate(ELEMENTS):
        if not any((cards.gives[c] | cards.either[c]) >> i & 1 for c in deck):
            raise of.wrong(
                CARDS,
                f"{where} no card gives the element {element!r}",
                f"{there} aucune carte ne donne l’élément {element!r}",
            )
