"""The table of Shadow Throne."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from underthrone.games.position import Position
from underthrone.games.shadow_throne import redeal, tensor, view
from underthrone.games.shadow_throne.cards import CHURCH, EMPIRE, Cards
from underthrone.games.shadow_throne.redeal import Known
from underthrone.games.tensors import Pen
from underthrone.kernel.data import Record
from underthrone.kernel.game import Setup
from underthrone.kernel.state import Result, places

WAVES: Final = 4
START_GOLD: Final = 3


class Fighter(Record):
    """A character in the battle line, or turned face down as too dear."""

    def __init__(self, seat: int, card: int, wave: int, number: int, of: Fighter | None = None) -> None:
        self.seat = seat
        self.card = card
        self.wave = wave  # 0: stayed from the last battle
        self.number = number  # when its ability resolves; 0: never
        self.plus: int = 0 if of is None else of.plus  # +1 tokens
        self.extra: int = 0 if of is None else of.extra  # power of its own ability
        self.poor: bool = of is not None and of.poor  # its player had 0 or 1 gold right after paying for it
        self.triggered: bool = of is not None and of.triggered  # its ability has
        self.silenced: bool = of is not None and of.silenced
        self.converted: bool = of is not None and of.converted
        self.dead: bool = of is not None and of.dead

    def clone(self) -> Fighter:
        return Fighter(self.seat, self.card, self.wave, self.number, self)


class Player(Record):
    """What lies in front of a player and in the hand; hand and pool are kept in order."""

    def __init__(self, of: Player | None = None) -> None:
        self.gold: int = START_GOLD if of is None else of.gold
        self.influence: int = 0 if of is None else of.influence
        self.hand: list[int] = [] if of is None else of.hand[:]
        self.pool: list[int] = [] if of is None else of.pool[:]
        self.picks: list[int] = [] if of is None else of.picks[:]  # what was drafted in this battle, in order
        self.saved: int = -1 if of is None else of.saved  # the card that came from the last battle
        self.chosen: int = -1 if of is None else of.chosen  # the card just chosen, until it is paid for


class Past(NamedTuple):
    """A battle that is over, by seat, as far as it tells who may have kept what for the next one; never changed."""

    saved: Sequence[int]
    picks: Sequence[Sequence[int]]
    shown: Sequence[Sequence[int]]
    stayed: Sequence[int]  # in the line from the battle before
    loose: bool


class Table(Position):
    """Everything on the table."""

    def __init__(self, setup: Setup, cards: Cards, target: int, of: Table | None = None) -> None:
        super().__init__(setup, of)
        self._cards = cards
        self._target = target  # the influence that ends the game
        self.battle: int = 0 if of is None else of.battle
        self.wave: int = 0 if of is None else of.wave  # 0: the draft
        self.deck: list[int] = [] if of is None else of.deck[:]
        self.players: list[Player] = [] if of is None else [Player(p) for p in of.players]
        self.line: list[Fighter] = [] if of is None else [f.clone() for f in of.line]
        self.turned: list[Fighter] = [] if of is None else [f.clone() for f in of.turned]
        self.track: list[int] = [0, 0, 0] if of is None else of.track[:]
        self.loose: bool = of is not None and of.loose  # a scene: nobody remembers the draft of this battle
        self.past: list[Past] = [] if of is None else of.past[:]
        self.over: bool = of is not None and of.over
        self._memory: list[list[Known]] = [[] for _ in range(setup.players + 1)] if of is None else of._memory

    @property
    def cards(self) -> Cards:
        """The characters of this edition."""
        return self._cards

    @property
    def target(self) -> int:
        """The influence that ends the game."""
        return self._target

    def clone(self) -> Table:
        return Table(self.setup, self._cards, self._target, self)

    def record(self, field: str) -> Record:
        """A blank record for a field that holds several."""
        return Player() if field == "players" else Fighter(0, 0, 0, 0)

    def shown(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def dealt(self, seat: int | None, seed: int) -> Table:
        return redeal.redeal(self, seat, seed)

    def encode(self, seat: int, pen: Pen) -> None:
        tensor.write(self, seat, pen)

    def memory(self, seat: int) -> list[Known]:
        """What the seat is known to know of earlier battles, shared by all copies; the last is a spectator's."""
        return self._memory[seat]

    def forget(self) -> None:
        """An imagined world works out for itself what its seats know: it shares nothing with another state."""
        self._memory = [[] for _ in self._memory]

    def remember(self) -> None:
        """The battle is over: it becomes part of the past."""
        shown: list[list[int]] = [[] for _ in self.players]
        for f in self.line:
            if f.wave > 0:
                shown[f.seat].append(f.card)
        for f in self.turned:
            shown[f.seat].append(f.card)
        saved = tuple(p.saved for p in self.players)
        picks = tuple(tuple(p.picks) for p in self.players)
        stayed = tuple([f.card for f in self.line if f.wave == 0])
        self.past.append(Past(saved, picks, tuple(tuple(cards) for cards in shown), stayed, self.loose))
        self._memory = [known[:] for known in self._memory]

    def fill(self, data: dict[str, Any]) -> None:
        super().fill(data)
        read: list[Any] = self.past  # as JSON has them: lists
        self.past = [Past(*battle) for battle in read]

    def conserved(self) -> list[int]:
        cards = self.deck + [f.card for f in self.line] + [f.card for f in self.turned]
        for p in self.players:
            cards += p.hand + p.pool
        return sorted(cards)

    def round(self) -> int:
        return self.battle

    def tracks(self) -> dict[str, list[int]]:
        return {"influence": [p.influence for p in self.players], "gold": [p.gold for p in self.players]}

    def faction(self, f: Fighter) -> int:
        """The faction that a fighter fights for now."""
        return CHURCH if f.converted else self._cards.faction[f.card]

    def power(self, f: Fighter) -> int:
        """What a fighter adds to its faction: nothing when dead."""
        return 0 if f.dead else self._cards.power[f.card] + f.plus + f.extra

    def powers(self) -> list[int]:
        """The total power of each faction over all waves."""
        cards = self._cards
        empire: i64 = 0
        rebels: i64 = 0
        church: i64 = 0
        for f in self.line:
            if not f.dead:
                power = i64(cards.power[f.card]) + i64(f.plus) + i64(f.extra)
                faction = CHURCH if f.converted else cards.faction[f.card]
                if faction == EMPIRE:
                    empire += power
                elif faction == CHURCH:
                    church += power
                else:
                    rebels += power
        return [empire, rebels, church]

    def best(self) -> int:
        """The power of the winning factions: compiled, a tenth of what `max` takes."""
        best = 0
        for power in self.track:
            if power > best:
                best = power
        return best

    def price(self, seat: int, card: int) -> int:
        """What a card costs a player in this wave, hush money included; an income is negative."""
        return self._cards.price[card] + self.hush(seat, self._cards.faction[card])

    def hush(self, seat: int, faction: int) -> int:
        """Hush money for a card of a faction that the player played in the wave before, as it is printed (p. 7)."""
        before = self.wave - 1
        if before > 0:
            for f in reversed(self.line):  # it has the waves in their order
                if f.wave < before:
                    break
                if f.wave == before and f.seat == seat and self._cards.faction[f.card] == faction:
                    return 1
        return 0

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
