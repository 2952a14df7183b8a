"""The table of Shadow Throne."""

from __future__ import annotations

from typing import Any

from underthrone.games.shadow_throne import redeal, value, view
from underthrone.games.shadow_throne.cards import CHURCH, Cards
from underthrone.kernel.data import Record
from underthrone.kernel.game import Setup
from underthrone.kernel.state import Result, State, places


class Fighter(Record):
    """A character in the battle line, or turned face down as too dear."""

    def __init__(self, seat: int, card: int, wave: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.wave = wave  # 0: stayed from the last battle
        self.number = number  # when its ability resolves; 0: never
        self.plus: int = 0  # +1 tokens
        self.extra: int = 0  # power of its own ability
        self.poor: bool = False  # its player had 0 or 1 gold right after paying for it
        self.awake: bool = False  # its ability has triggered
        self.silenced: bool = False
        self.converted: bool = False
        self.dead: bool = False

    def clone(self) -> Fighter:
        c = Fighter(self.seat, self.card, self.wave, self.number)
        c.plus = self.plus
        c.extra = self.extra
        c.poor = self.poor
        c.awake = self.awake
        c.silenced = self.silenced
        c.converted = self.converted
        c.dead = self.dead
        return c


class Player(Record):
    """What lies in front of a player and in the hand; hand and pool are kept in order."""

    def __init__(self) -> None:
        self.gold: int = 3
        self.influence: int = 0
        self.hand: list[int] = []
        self.pool: list[int] = []
        self.picks: list[int] = []  # what was drafted in this battle, in order
        self.saved: int = -1  # the card that came from the last battle
        self.chosen: int = -1  # the card just chosen, until it is paid for
        self.played: int = 0  # factions played in the wave before, as bits: hush money

    def clone(self) -> Player:
        c = Player()
        c.gold = self.gold
        c.influence = self.influence
        c.hand = self.hand[:]
        c.pool = self.pool[:]
        c.picks = self.picks[:]
        c.saved = self.saved
        c.chosen = self.chosen
        c.played = self.played
        return c


class Table(State):
    """Everything on the table."""

    def __init__(self, setup: Setup, cards: Cards) -> None:
        super().__init__(setup)
        self._cards = cards
        self._target: int = int(setup.options["target"])
        self.battle: int = 0
        self.wave: int = 0  # 0: the draft
        self.deck: list[int] = []
        self.players: list[Player] = []
        self.line: list[Fighter] = []
        self.turned: list[Fighter] = []
        self.track: list[int] = [0, 0, 0]
        self.loose: bool = False  # a scene: nobody remembers the draft of this battle
        self.over: bool = False

    @property
    def cards(self) -> Cards:
        """The characters of this edition."""
        return self._cards

    def clone(self) -> Table:
        c = Table(self.setup, self._cards)
        self.copy_to(c)
        c.battle = self.battle
        c.wave = self.wave
        c.deck = self.deck[:]
        c.players = [p.clone() for p in self.players]
        c.line = [f.clone() for f in self.line]
        c.turned = [f.clone() for f in self.turned]
        c.track = self.track[:]
        c.loose = self.loose
        c.over = self.over
        return c

    def record(self, field: str) -> Record:
        """A blank record for a field that holds several."""
        return Player() if field == "players" else Fighter(0, 0, 0, 0)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def redeal(self, seat: int | None, seed: int) -> Table:
        return redeal.redeal(self, seat, seed)

    def conserved(self) -> list[int]:
        cards = self.deck + [f.card for f in self.line] + [f.card for f in self.turned]
        for p in self.players:
            cards += p.hand + p.pool
        return sorted(cards)

    def round(self) -> int:
        return self.battle

    def value(self, seat: int) -> float:
        return value.value(self, seat)

    def target(self) -> int:
        """The influence that ends the game."""
        return self._target

    def faction(self, f: Fighter) -> int:
        """The faction that a fighter fights for now."""
        return CHURCH if f.converted else self._cards.faction[f.card]

    def power(self, f: Fighter) -> int:
        """What a fighter adds to its faction: nothing when dead."""
        return 0 if f.dead else self._cards.power[f.card] + f.plus + f.extra

    def powers(self) -> list[int]:
        """The total power of each faction over all waves."""
        total = [0, 0, 0]
        for f in self.line:
            total[self.faction(f)] += self.power(f)
        return total

    def price(self, p: Player, card: int) -> int:
        """What a card costs a player in this wave, hush money included; an income is negative."""
        return self._cards.price[card] + (p.played >> self._cards.faction[card] & 1)

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = [p.influence for p in self.players]
        ranked = [(p.influence, p.gold) for p in self.players]
        leaders = [seat for seat, mine in enumerate(ranked) if mine == max(ranked)]
        tied_on_influence = scores.count(max(scores)) > 1
        if len(leaders) > 1:
            return Result([], places(ranked), scores, "ruins")
        return Result(leaders, places(ranked), scores, "gold" if tied_on_influence else "influence")
