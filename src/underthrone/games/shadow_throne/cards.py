"""The characters of an edition, as lists indexed by character number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import edition, formats
from underthrone.games.shadow_throne.abilities import ABILITIES, NO_EFFECT, STAY
from underthrone.kernel.data import Record

FACTIONS: Final = ("empire", "rebels", "church")
EMPIRE: Final = FACTIONS.index("empire")
REBELS: Final = FACTIONS.index("rebels")
CHURCH: Final = FACTIONS.index("church")

RANKS: Final = ("commoner", "elite", "noble")
ICONS: Final = {"commoner": "wheat", "elite": "broadsword", "noble": "queen-crown"}  # of characters that name none

SEATS: Final = 5
POOL: Final = 6  # cards that everybody drafts for a battle
CARD_LIMIT: Final = 64  # different characters in one edition: the move table has room for as many
CARDS: Final = "cards"  # the one part of an edition
STANDARD: Final = Path(__file__).parent / "data" / "cards.toml"
FORMAT: Final = formats.Format("cards", (CARDS,), (STANDARD,), lambda _entry: CARDS)


class Cards(Record):
    """The characters of one edition; a character's number is its place in the file."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[dict[str, str]] = []
        self.faction: list[int] = []
        self.rank: list[int] = []
        self.copies: list[int] = []
        self.power: list[int] = []
        self.influence: list[int] = []
        self.price: list[int] = []  # an income is a negative price
        self.consolation: list[int] = []
        self.effect: list[int] = []  # its ability's place in the list of all
        self.number: list[int] = []
        self.whom: list[int] = []
        self.amount: list[int] = []
        self.icon: list[str] = []
        self.rule: list[str] = []  # the id of the rule that tells most about it
        self.origins: list[dict[str, str]] = []
        self._deck: list[int] = []

    def deck(self) -> list[int]:
        """Every card of the edition, in order."""
        if not self._deck:
            self._deck = [c for c in range(len(self.ids)) for _ in range(self.copies[c])]
        return self._deck[:]


def read(path: Path | None) -> edition.Edition:
    """The standard cards, or those of an edition file."""
    return formats.read(FORMAT, path)


def load(of: edition.Edition) -> Cards:
    """Makes and checks the cards."""
    cards = Cards()
    for entry in of.entries(CARDS):
        _add(cards, entry)
    if len(cards.ids) > CARD_LIMIT:
        there = len(cards.ids)
        raise of.wrong(
            CARDS,
            f"at most {CARD_LIMIT} different characters fit, not {there}",
            f"il y a place pour {CARD_LIMIT} personnages différents, pas pour {there}",
        )
    stays = sum(cards.copies[c] for c in range(len(cards.ids)) if cards.effect[c] == STAY)
    need = SEATS * (POOL + 1) + stays  # with what everybody saved
    if sum(cards.copies) < need:
        there = sum(cards.copies)
        raise of.wrong(
            CARDS,
            f"five players need at least {need} cards, and there are {there}",
            f"il faut au moins {need} cartes à cinq, et il y en a {there}",
        )
    for number, faction in enumerate(FACTIONS):
        if not any(cards.faction[c] == number and cards.influence[c] > 0 for c in range(len(cards.ids))):
            raise of.wrong(
                CARDS,
                f"no character of the faction {faction!r} brings influence",
                f"aucun personnage de la faction {faction!r} ne rapporte d’influence",
            )
    return cards


def _add(cards: Cards, entry: edition.Entry) -> None:
    cards.ids.append(entry.id)
    cards.names.append(entry.names())
    cards.faction.append(entry.choice("faction", FACTIONS))
    cards.rank.append(entry.choice("rank", RANKS))
    cards.copies.append(entry.number("copies", 1, 18, 1))
    cards.power.append(entry.number("power", 0, 20))
    cards.influence.append(entry.number("influence", 0, 20))
    if ("cost" in entry.values) == ("income" in entry.values):
        raise entry.wrong(
            "there must be either a cost or an income"
            + (' (remove = ["cost"] takes one away)' if "cost" in entry.values else ""),
            "il faut un coût (cost) ou un revenu (income), l’un ou l’autre",
            "cost",
        )
    cards.price.append(entry.number("cost", 0, 20) if "cost" in entry.values else -entry.number("income", 1, 20))
    cards.consolation.append(entry.number("consolation", 0, 20, 0))
    effect = entry.choice("effect", tuple([ability.name for ability in ABILITIES]), "none")
    ability = ABILITIES[effect]
    number = entry.number("ability", 1, 3) if effect != NO_EFFECT else 0
    if ability.number and number != ability.number:
        raise entry.wrong(
            f"the ability of the effect {ability.name!r} must be {ability.number}, not {number}",
            f"l’ability de l’effet {ability.name!r} doit être {ability.number}, et non {number}",
            "ability",
        )
    cards.effect.append(effect)
    cards.number.append(number)
    cards.whom.append(entry.choice("whom", RANKS) if ability.whom else -1)
    cards.amount.append(entry.number("amount", 1, 20) if ability.amount else 0)
    cards.icon.append(entry.word("icon", ICONS[RANKS[cards.rank[-1]]]))
    cards.rule.append(entry.word("rule", "TH-24" if number else "TH-03"))
    entry.finish()
    cards.origins.append({name: entry.origin(name) for name in entry.used if name != "origin"})
