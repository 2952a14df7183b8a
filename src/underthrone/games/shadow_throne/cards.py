"""The characters of an edition, as lists indexed by character number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import edition
from underthrone.kernel.data import Record
from underthrone.kernel.errors import Trouble

FACTIONS: Final = ("empire", "rebels", "church")
EMPIRE: Final = 0
REBELS: Final = 1
CHURCH: Final = 2

RANKS: Final = ("commoner", "elite", "noble")
COMMONER: Final = 0

EFFECTS: Final = (
    "none",
    "kill",
    "play-another",
    "embolden-others",
    "embolden-next-wave",
    "embolden-so-far",
    "stay",
    "silence",
    "convert",
    "convert-and-embolden",
    "martyr",
    "poverty",
)
NO_EFFECT: Final = 0
PLAY_ANOTHER: Final = 2
NEXT_WAVE: Final = 4
STAY: Final = 6
MARTYR: Final = 10
WITH_RANK: Final = ("kill", "convert", "convert-and-embolden", "embolden-so-far")
WITH_AMOUNT: Final = ("martyr", "poverty")

MOST_CHARACTERS: Final = 64  # different characters in one edition: the move table has room for as many
STANDARD: Final = Path(__file__).parent / "data" / "cards.toml"


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
        self.effect: list[int] = []
        self.number: list[int] = []
        self.whom: list[int] = []
        self.amount: list[int] = []
        self.origins: list[dict[str, str]] = []
        self._deck: list[int] = []

    def deck(self) -> list[int]:
        """Every card of the edition, in order."""
        if not self._deck:
            self._deck = [c for c in range(len(self.ids)) for _ in range(self.copies[c])]
        return self._deck[:]

    def find(self, card_id: str, where: str) -> int:
        """The number of a character by its id."""
        if card_id not in self.ids:
            raise Trouble(f"{where}: there is no character {card_id!r}.")
        return self.ids.index(card_id)


def load(path: Path) -> Cards:
    """Reads and checks an edition file."""
    cards = Cards()
    entries = edition.read(path)
    for entry in entries:
        _add(cards, entry)
    if len(cards.ids) > MOST_CHARACTERS:
        raise Trouble(f"{path.name}: at most {MOST_CHARACTERS} different characters fit, not {len(cards.ids)}.")
    stays = sum(cards.copies[c] for c in range(len(cards.ids)) if cards.effect[c] == STAY)
    need = 7 * 5 + stays
    if sum(cards.copies) < need:
        raise Trouble(f"{path.name}: five players need at least {need} cards, and there are {sum(cards.copies)}.")
    for number, faction in enumerate(FACTIONS):
        if not any(cards.faction[c] == number and cards.influence[c] > 0 for c in range(len(cards.ids))):
            raise Trouble(f"{path.name}: no character of the faction {faction!r} brings influence.")
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
        raise entry.wrong("there must be either a cost or an income")
    cards.price.append(entry.number("cost", 0, 20) if "cost" in entry.values else -entry.number("income", 1, 20))
    cards.consolation.append(entry.number("consolation", 0, 20, 0))
    effect = entry.choice("effect", EFFECTS, "none")
    name = EFFECTS[effect]
    cards.effect.append(effect)
    cards.number.append(entry.number("ability", 1, 3) if effect != NO_EFFECT else 0)
    cards.whom.append(entry.choice("whom", RANKS) if name in WITH_RANK else -1)
    cards.amount.append(entry.number("amount", 1, 20) if name in WITH_AMOUNT else 0)
    if effect == PLAY_ANOTHER and cards.number[-1] != 3:
        raise entry.wrong("the ability to play another card must be a 3")
    entry.finish()
    cards.origins.append({name: entry.origin(name) for name in entry.used if name != "origin"})
