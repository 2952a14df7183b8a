"""The table of STYX."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.position import Position
from underthrone.games.styx import moves as m
from underthrone.games.styx import redeal, tensor, view
from underthrone.games.styx.cards import (
    ALL_FOUR,
    BEARER,
    CONDITIONS,
    DJINN,
    FATES,
    HORSEMAN,
    HYDRA,
    SHAMAN,
    WHOLE_SOUL,
    ZOMBIE,
    Cards,
)
from underthrone.games.tensors import Pen
from underthrone.kernel.data import Record, came_later
from underthrone.kernel.game import Setup
from underthrone.kernel.state import Result, places

START_COINS: Final = 4
START_INFLUENCE: Final = 1
ENOUGH_INFLUENCE: Final = 20
WAR: Final = 21  # Chaos that brings it
ENOUGH_HORSEMEN: Final = 2
USES: Final = 3  # counters on a Djinn or Hydra that joins

WAITING: Final = FATES.index("waiting")
ELIMINATED: Final = FATES.index("eliminated")
MUSTERED: Final = FATES.index("mustered")
UNCLAIMED: Final = FATES.index("unclaimed")

HOW_MANY: Final = [elements.bit_count() for elements in range(ALL_FOUR + 1)]

BY_INFLUENCE: Final = 1 << CONDITIONS.index("influence")
BY_WAR: Final = 1 << CONDITIONS.index("war")
BY_ELEMENTS: Final = 1 << CONDITIONS.index("elements")
BY_HORSEMEN: Final = 1 << CONDITIONS.index("horsemen")


class Token(Record):
    """An action token on a card of the Audience."""

    def __init__(self, seat: int, slot: int, action: int) -> None:
        self.seat = seat
        self.slot = slot
        self.action = action  # secret until shown
        self.shown: bool = False
        self.seen: int = -1  # the seat that has looked at it while it lay face down
        self.bid: int = 0  # coins of a Muster, Strength of an Elimination; 0: none
        self.income: int = 0  # of a Tithe: what the army brings, noted when everything is revealed
        self.bonus: int = 0  # and the Bonus Income token

    def clone(self) -> Token:
        t = Token(self.seat, self.slot, self.action)
        t.shown = self.shown
        t.seen = self.seen
        t.bid = self.bid
        t.income = self.income
        t.bonus = self.bonus
        return t


class Player(Record):
    """What lies in front of a player; army and discard are kept in order."""

    def __init__(self, of: Player | None = None) -> None:
        self.coins: int = START_COINS if of is None else of.coins
        self.influence: int = START_INFLUENCE if of is None else of.influence
        self.soul: int = 0 if of is None else of.soul  # in quarters
        self.army: list[int] = [] if of is None else of.army[:]  # face up
        self.discard: list[int] = [] if of is None else of.discard[:]  # face down


class Table(Position):
    """Everything on the table."""

    def __init__(self, setup: Setup, cards: Cards, of: Table | None = None) -> None:
        super().__init__(setup, of)
        self._cards = cards
        self.audience: int = 0 if of is None else of.audience
        self.first: int = 0 if of is None else of.first  # who holds the First Player token
        self.named: int = -1 if of is None else of.named  # who was named First Player for the next Audience
        # The pile is kept in order: any of its cards is drawn, which is what a shuffled pile means.
        self.pile: list[int] = [] if of is None else of.pile[:]
        self.centre: list[int] = [] if of is None else of.centre[:]  # the centre discard, oldest first
        self.fresh: list[int] = [] if of is None else of.fresh[:]  # what went there in this Audience
        self.aside: list[int] = [] if of is None else of.aside[:]  # the Totem, until its Shaman comes
        self.out: list[int] = [] if of is None else of.out[:]  # not in this game, or no more
        self.summoned: list[int] = [] if of is None else of.summoned[:]  # for the next Audience
        self.slots: list[int] = [] if of is None else of.slots[:]  # the cards of this Audience
        self.fate: list[int] = [] if of is None else of.fate[:]  # and what became of them
        self.tokens: list[Token] = [] if of is None else [t.clone() for t in of.tokens]  # in the order of placing
        self.spent: list[int] = [] if of is None else of.spent[:]  # paid so far for the Elimination at hand
        self.players: list[Player] = [] if of is None else [Player(p) for p in of.players]
        self.chaos: int = 0 if of is None else of.chaos
        self.djinn: int = 0 if of is None else of.djinn  # counters on it
        self.hydra: int = 0 if of is None else of.hydra
        self.further: list[int] = [0] * len(cards.further) if of is None else of.further[:]  # on more of the two
        self.war: bool = of is not None and of.war
        self.over: bool = of is not None and of.over

    @property
    def cards(self) -> Cards:
        """The cards of this edition."""
        return self._cards

    # --- What the kernel asks for

    def clone(self) -> Table:
        return Table(self.setup, self._cards, self)

    def record(self, field: str) -> Record:
        """A blank record for a field that holds several."""
        return Player() if field == "players" else Token(0, 0, 0)

    def shown(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def dealt(self, seat: int | None, seed: int) -> Table:
        return redeal.redeal(self, seat, seed)

    def encode(self, seat: int, pen: Pen) -> None:
        tensor.write(self, seat, pen)

    def conserved(self) -> list[int]:
        """Every card of the edition, once."""
        cards = self.pile + self.centre + self.aside + self.out + self.summoned
        cards += [c for slot, c in enumerate(self.slots) if self.fate[slot] == WAITING]
        for p in self.players:
            cards += p.army + p.discard
        return sorted(cards)

    def round(self) -> int:
        return self.audience

    def tracks(self) -> dict[str, list[int]]:
        return {
            "influence": [p.influence for p in self.players],
            "coins": [p.coins for p in self.players],
            "soul": [p.soul for p in self.players],
            "horsemen": [self.horsemen(p) for p in self.players],
            "strength": [self.strength(p) for p in self.players],
            "chaos": [self.chaos],
        }

    # --- Reading the table

    def bonus(self, p: Player) -> int:
        """The Bonus Income token."""
        return 2 if p.soul >= 3 else 1 if p.soul >= 1 else 0

    def income(self, p: Player) -> int:
        """What a Tithe brings from the army, with the Djinn."""
        income, power = self._cards.income, self._cards.power
        total = 0
        for c in p.army:
            total += income[c]
            if power[c] == DJINN and self.counters(c) > 0:
                total += self._cards.amount[c]
        return total

    def counters(self, card: int) -> int:
        """The counters that lie on a Djinn or Hydra."""
        cards = self._cards
        if cards.further and card in cards.further:
            return self.further[cards.further.index(card)]
        return self.djinn if cards.power[card] == DJINN else self.hydra

    def put_counters(self, card: int, n: int) -> None:
        """So many counters lie on a Djinn or Hydra now; other cards have none."""
        cards = self._cards
        power = cards.power[card]
        if power != DJINN and power != HYDRA:
            return
        if card in cards.further:
            self.further[cards.further.index(card)] = n
        elif power == DJINN:
            self.djinn = n
        else:
            self.hydra = n

    def tithe(self, income: int, bonus: int, slot: int) -> int:
        """Coins of a Tithe, at least 1: an eliminated card leaves only the army's income, no bonus either (p. 7)."""
        if self.fate[slot] != ELIMINATED:
            income += bonus + self._cards.income[self.slots[slot]]
        return max(1, income)

    def strength(self, p: Player) -> int:
        """The face-up Strength without Eternals: what Eliminations can be paid with, and what counts in the war."""
        total = 0
        for c in p.army:
            if not self._cards.eternal[c]:
                total += self._cards.strength[c]
        return total

    def highest(self, slot: int, action: int) -> int:
        """The number of the token with the highest bid of a kind on a card; -1 without any."""
        best = -1
        bid = 0
        for i, t in enumerate(self.tokens):
            if t.bid > bid and t.slot == slot and t.action == action:
                bid = t.bid
                best = i
        return best

    def order(self) -> list[int]:
        """Who places and reveals, one after the other in this Audience."""
        return in_turn(len(self.players), self.first)

    def least_strength(self, card: int) -> int:
        """What an Elimination takes at least: of a Legendary card its Strength (p. 7)."""
        return self._cards.strength[card] if self._cards.legendary[card] else 1

    def stays_up(self, card: int) -> bool:
        """Whether a card that is spent now stays face up: a Zombie always, a Hydra until its last counter (p. 10)."""
        power = self._cards.power[card]
        return power == ZOMBIE or (power == HYDRA and self.counters(card) > 1)

    def paid(self) -> int:
        """The Strength paid so far for the Elimination at hand."""
        total = 0
        for c in self.spent:
            total += self._cards.strength[c]
        return total

    def horsemen(self, p: Player) -> int:
        """How many Horsemen of the Apocalypse are face up."""
        kind = self._cards.kind
        count = 0
        for c in p.army:
            if kind[c] == HORSEMAN:
                count += 1
        return count

    def missing(self, p: Player, also: int = -1) -> int:
        """How many elements the face-up cards lack, with every choice made as is best for the owner.

        Another card may be counted as if it were there too.
        """
        cards = self._cards
        have = 0
        choices: list[int] = []
        if also >= 0:
            have = cards.gives[also]
            if cards.either[also]:
                choices.append(cards.either[also])
        for c in p.army:
            have |= cards.gives[c]
            if cards.either[c]:
                choices.append(cards.either[c])
        return _lacking(ALL_FOUR & ~have, choices, len(choices))

    def legendary_strength(self, p: Player) -> int:
        """The Strength of the face-up Legendary cards."""
        return sum([self._cards.strength[c] for c in p.army if self._cards.legendary[c]])

    # --- Moving things

    def gain_influence(self, p: Player, spaces: int) -> None:
        """Forward only."""
        if spaces > 0:
            p.influence += spaces

    def gain_soul(self, seat: int, quarters: int) -> None:
        """Forward on the Soul track, at most to a complete Soul."""
        p = self.players[seat]
        gained = min(quarters, WHOLE_SOUL - p.soul)
        if gained > 0:
            p.soul += gained
            self.tell(m.SOUL_GAINED, seat, gained, p.soul)

    def join(self, p: Player, card: int) -> None:
        """A card comes into an army face up: a Djinn or Hydra with its counters."""
        insert(p.army, card)
        self.put_counters(card, USES)

    def leave(self, p: Player, card: int) -> None:
        """A card goes out of the face-up army: counters are lost."""
        p.army.remove(card)
        self.put_counters(card, 0)

    def turn_down(self, seat: int, card: int) -> None:
        """A card goes to its owner's personal discard."""
        p = self.players[seat]
        self.leave(p, card)
        insert(p.discard, card)

    def to_centre(self, card: int, spaces: int) -> None:
        """A card goes to the centre discard; Chaos moves forward."""
        self.centre.append(card)
        self.fresh.append(card)
        if spaces > 0:
            self.chaos += spaces
            self.tell(m.CHAOS_MOVED, self.chaos, spaces)

    def to_pile(self, card: int) -> None:
        """A card goes into the draw pile, which is shuffled; the Totem leaves the game instead."""
        if card == self._cards.totem:
            self.out.append(card)
            self.tell(m.LEFT, card)
        else:
            insert(self.pile, card)

    def discarded(self, card: int) -> None:
        """A card that nobody mustered: to the centre, an Eternal to the pile; the Shaman's Totem leaves the game."""
        if self._cards.eternal[card]:
            self.to_pile(card)
            self.tell(m.RETURNED, card)
        else:
            self.to_centre(card, self._cards.strength[card])
        if self._cards.power[card] == SHAMAN and self.aside and not self.shaman_to_come(card):
            self.tell(m.LEFT, self.aside[0])
            self.out.extend(self.aside)
            self.aside = []

    def shaman_to_come(self, gone: int) -> bool:
        """Whether another Shaman can still bring the Totem."""
        there = self.pile + self.summoned + [c for i, c in enumerate(self.slots) if self.fate[i] == WAITING]
        return any(c in there for c in self._cards.shamans if c != gone)

    # --- Winning (p. 9)

    def somebody_won(self) -> bool:
        """Whether anybody meets a condition."""
        if self.war:
            return True
        for p in self.players:
            if self.met(p):
                return True
        return False

    def met(self, p: Player) -> int:
        """The conditions but war that a player meets, as bits."""
        bits = BY_INFLUENCE if p.influence >= ENOUGH_INFLUENCE else 0
        if p.soul == WHOLE_SOUL and self.missing(p) == 0:
            bits |= BY_ELEMENTS
        if self.horsemen(p) >= ENOUGH_HORSEMEN:
            bits |= BY_HORSEMEN
        return bits

    def within_reach(self, p: Player) -> int:
        """The conditions that a player would meet by one emissary of this Audience, or in a war now, as bits."""
        cards = self._cards
        bits = 0
        for slot, c in enumerate(self.slots):
            if self.fate[slot] != WAITING:
                continue
            if p.influence + cards.strength[c] >= ENOUGH_INFLUENCE:
                bits |= BY_INFLUENCE
            if p.soul == WHOLE_SOUL and self.missing(p, c) == 0:
                bits |= BY_ELEMENTS
            if p.soul + cards.soul[c] >= WHOLE_SOUL and self.missing(p) == 0:
                bits |= BY_ELEMENTS
            if cards.kind[c] == HORSEMAN and self.horsemen(p) + 1 >= ENOUGH_HORSEMEN:
                bits |= BY_HORSEMEN
        if not self.at_peace() and self.strength(p) == max([self.strength(other) for other in self.players]):
            bits |= BY_WAR
        return bits

    def at_peace(self) -> bool:
        """Enough Influence of anybody prevents a war, whatever Chaos there is."""
        return max([p.influence for p in self.players]) >= ENOUGH_INFLUENCE

    def conditions(self) -> list[int]:
        """The conditions that each player meets at the end of an Audience, as bits."""
        met = [self.met(p) for p in self.players]
        if self.war:
            strengths = [self.strength(p) for p in self.players]
            most = max(strengths)
            for seat, strength in enumerate(strengths):
                if strength == most:
                    met[seat] |= BY_WAR
        return met

    def result(self) -> Result | None:
        if not self.over:
            return None
        met = self.conditions()
        ranked = [self._rank(p, met[seat]) for seat, p in enumerate(self.players)]
        best = max(ranked)
        winners = [seat for seat in range(len(ranked)) if ranked[seat] == best]
        won = 0
        for seat in winners:
            won |= met[seat]
        ways = ways_of(won)
        scores = [bits.bit_count() for bits in met]
        return Result(winners, places(ranked), scores, ways[0] if len(ways) == 1 else "several")

    def _rank(self, p: Player, met: int) -> list[int]:
        """Those who meet conditions by the four tie-breakers; behind them the others by Influence."""
        if not met:
            return [0, p.influence]
        return [met.bit_count(), self.legendary_strength(p), len(p.army), self.horsemen(p)]

    def bearer(self, card: int) -> bool:
        """Standard-Bearers stay with their owners."""
        return self._cards.kind[card] == BEARER


def insert(cards: list[int], card: int) -> None:
    """A card comes to its place among others that are kept in order."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def in_turn(players: int, first: int) -> list[int]:
    """The seats from the First Player on; two players go round twice (p. 11)."""
    order = [(first + i) % players for i in range(players)]
    return order * 2 if players == 2 else order


def ways_of(met: int) -> list[str]:
    """The names of conditions that were met, from bits."""
    return [name for i, name in enumerate(CONDITIONS) if met >> i & 1]


def _lacking(missing: int, choices: list[int], k: int) -> int:
    """How many of the missing elements stay missing when the first `k` choices are made for the best."""
    if k == 0 or missing == 0:
        return HOW_MANY[missing]
    best = _lacking(missing, choices, k - 1)
    left = choices[k - 1] & missing
    while left and best:
        bit = left & -left
        left ^= bit
        best = min(best, _lacking(missing ^ bit, choices, k - 1))
    return best


came_later(Table, further=[])
