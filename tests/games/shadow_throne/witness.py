"""What one seat has witnessed in a game, kept apart from the game's own code: its answers, and what was told and shown.

`possible` asks whether somebody can have saved a card: it looks for a history of every battle so far that agrees with
all that the seat saw: pools that it looked at, cards that lay open, and what it took, kept and threw away itself.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import underthrone as ut
from underthrone.games.shadow_throne.state import Table

Source = tuple[int, int]  # the pool (by the seat that it was dealt to) and the look before; UNSEEN for all others
Need = tuple[int, str]  # a seat, and a card that it must have held
Stock = dict[Source, Counter[str]]
Slots = dict[int, Counter[Source]]
UNSEEN: Source = (-1, -1)
BROUGHT: Source = (-2, -2)  # saved from the battle before
LAST = 6


@dataclass
class Battle:
    """One battle as the seat saw it."""

    looks: list[list[str]] = field(default_factory=list)
    took: list[str] = field(default_factory=list)
    brought: str | None = None  # what I had saved
    open_: dict[int, list[str]] = field(default_factory=dict)  # by seat: all that was revealed
    standing: list[str] = field(default_factory=list)  # what stayed in the line from the battle before
    savers: list[int] = field(default_factory=list)  # who had saved a card for this battle


class Witness:
    """Told of every answer; knows the deck's list and nothing of the state."""

    def __init__(self, s: Table, me: int) -> None:
        self.me, self.n = me, s.setup.players
        self.deck = Counter({card_id: s.cards.copies[c] for c, card_id in enumerate(s.cards.ids)})
        self.ids = s.cards.ids
        self.battles: list[Battle] = []
        self.kept: dict[int, str | None] = {}
        self.stayed: list[str] = []
        self.known: dict[tuple[int, int, str], bool] = {}
        self.hear(s)

    def hear(self, s: Table) -> None:
        """After every answer: what was told to this seat, and a look at the pool before it."""
        for event in ut.game("shadow-throne").happened(s, self.me):
            self.note(event)
        view = s.view(self.me)
        if view["question"] == "draft" and len(self.battles[-1].looks) == len(self.battles[-1].took):
            self.battles[-1].looks.append(view["pool"])

    def note(self, event: dict[str, Any]) -> None:
        kind, seat = event["event"], event.get("seat")
        card = self.ids[event["card"]] if event.get("card") is not None else None
        if kind == "battle-began":
            self.battles.append(Battle(brought=self.kept.get(self.me), standing=self.stayed, savers=[*self.kept]))
            self.kept, self.stayed = {}, []
        elif kind == "drafted" and seat == self.me:
            assert card is not None
            if len(self.battles[-1].looks) == len(self.battles[-1].took):
                self.battles[-1].looks.append([card])  # the last card of a pool makes itself
            self.battles[-1].took.append(card)
        elif kind in ("revealed", "extra-played"):
            self.battles[-1].open_.setdefault(seat, []).append(card)  # type: ignore[arg-type]
        elif kind == "saved":
            assert seat is not None
            self.kept[seat] = card
        elif kind == "stayed":
            assert card is not None
            self.stayed.append(card)

    # --- Could it be?

    def possible(self, saved: dict[int, str]) -> bool:
        """Whether the others can have saved these cards for the battle that is fought now."""
        return self.fits(len(self.battles) - 2, saved)

    def fits(self, number: int, kept: dict[int, str]) -> bool:
        """A battle of the past in which everybody showed what they showed and had these cards left to keep."""
        if number < 0:
            return not kept
        b = self.battles[number]
        needs = [*kept.items(), *[(x, card) for x, cards in b.open_.items() if x != self.me for card in cards]]
        return self.place(number, needs, self.stock(b), self.slots(b), {})

    def place(self, number: int, needs: list[Need], stock: Stock, slots: Slots, brought: dict[int, str]) -> bool:
        """Finds a source for each need, the hardest first; who brought a card from before must have been able to."""
        if not needs:
            return self.fits(number - 1, brought)
        fewest, i = min((len(self.sources(number, need, stock, slots, brought)), i) for i, need in enumerate(needs))
        if not fewest:
            return False
        seat, card = needs[i]
        rest = needs[:i] + needs[i + 1 :]
        for source in self.sources(number, needs[i], stock, slots, brought):
            lot = UNSEEN if source == BROUGHT else source
            stock[lot][card] -= 1
            if source == BROUGHT:
                found = self.place(number, rest, stock, slots, {**brought, seat: card})
            else:
                slots[seat][source] -= 1
                found = self.place(number, rest, stock, slots, brought)
                slots[seat][source] += 1
            stock[lot][card] += 1
            if found:
                return True
        return False

    def sources(self, number: int, need: Need, stock: Stock, slots: Slots, brought: dict[int, str]) -> list[Source]:
        """Where this card can have come to this seat from."""
        seat, card = need
        found = [source for source in slots[seat] if slots[seat][source] > 0 and stock[source][card] > 0]
        if seat in self.battles[number].savers and seat not in brought and stock[UNSEEN][card] > 0:
            if self.alone(number - 1, seat, card):
                found.append(BROUGHT)
        return found

    def alone(self, number: int, seat: int, card: str) -> bool:
        """Whether one seat can have kept a card after a battle, whatever the others kept."""
        key = (number, seat, card)
        if key not in self.known:
            self.known[key] = self.fits(number, {seat: card})
        return self.known[key]

    def stock(self, b: Battle) -> Stock:
        """The cards that I passed on at each look and haven't seen since, and all that I never saw."""
        stock: Stock = {}
        unseen = Counter(self.deck)
        unseen.subtract(b.standing)
        unseen.subtract([b.brought] if b.brought else [])
        for k, look in enumerate(b.looks):
            if k < self.n:
                unseen.subtract(look)
            passed = Counter(look)
            passed.subtract([b.took[k]])
            if k + self.n < len(b.looks):
                passed.subtract(b.looks[k + self.n])
            stock[((self.me - k) % self.n, k)] = passed
        assert min(unseen.values()) >= 0
        stock[UNSEEN] = unseen
        return stock

    def slots(self, b: Battle) -> Slots:
        """By seat: from which sources it took how many cards."""
        slots: Slots = {seat: Counter() for seat in range(self.n) if seat != self.me}
        for first in range(self.n):
            source = UNSEEN
            for k in range(LAST):
                seat = (first + k) % self.n
                if seat == self.me:
                    source = (first, k)
                else:
                    slots[seat][source] += 1
        return slots
