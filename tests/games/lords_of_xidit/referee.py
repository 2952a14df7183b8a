"""A referee who keeps the books of a game of Lords of Xidit from what everybody sees: events, and tiles that lie open.

It knows the rulebook and nothing of redeal(): what it has written down must hold in every imagined world.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from underthrone.games.lords_of_xidit.state import Table

Seen = dict[str, Any]


@dataclass
class Slot:
    """A place in a pile: the tiles that may lie there, as far as anybody can tell."""

    may: set[int]

    def is_(self, city: int) -> None:
        assert city in self.may, f"{city} can't lie here, only {sorted(self.may)}"
        self.may = {city}


@dataclass
class Queue:
    """Next and pile of one kind, from the top; and the discard, the oldest first."""

    next: Slot | None
    pile: list[Slot]
    discard: list[int] = field(default_factory=list)

    def advance(self) -> None:
        if self.next is None and self.pile:
            self.next = self.pile.pop(0)

    def learn(self, shown: Seen) -> None:
        """What lies open: Next, the top, the discard."""
        assert (self.next is None, len(self.pile)) == (shown["next"] is None, shown["pile"])
        for slot, city in ((self.next, shown["next"]), (self.pile[0] if self.pile else None, shown["top"])):
            if slot is not None:
                slot.is_(city)
        assert self.discard == shown["discard"]


@dataclass
class Books:
    """What one player has."""

    units: Counter[int] = field(default_factory=Counter)
    gold: int = 0
    stories: int = 15
    held: int = 0
    bards: Counter[int] = field(default_factory=Counter)


class Referee:
    """Follows a game answer by answer."""

    def __init__(self, s: Table) -> None:
        shown = s.view(None)
        self.game = s.setup.game
        self.books = [Books() for _ in range(s.setup.players)]
        self.stationed = {c["city"]: sum(c["units"].values()) for c in shown["cities"] if c["tile"] == "recruitment"}
        self.threats = {c["city"] for c in shown["cities"] if c["tile"] == "threat"}
        self.gone: set[int] = set()  # titans
        self.awake: set[int] = set()
        last = 18 if s.setup.players == 3 else 21
        left = set(range(1, last + 1)) - self.stationed.keys() - self.threats
        if s.setup.options["length"] == "short":
            left -= {3: {14, 18}, 4: {19, 20, 21}, 5: {20, 21}}[s.setup.players]
        queues = [shown[name] for name in ("recruitment", "threats")]
        hidden = left - {queue[where] for queue in queues for where in ("next", "top")}
        self.recruits, self.foes = (
            Queue(Slot({queue["next"]}), [Slot({queue["top"]}), *[Slot(set(hidden)) for _ in range(queue["pile"] - 1)]])
            for queue in queues
        )

    def follow(self, s: Table) -> None:
        """What the last answer caused, as a spectator saw it."""
        for event in self.game.happened(s, None):
            getattr(self, f"_{event['event'].replace('-', '_')}", lambda event: None)(event)
        shown = s.view(None)
        self.recruits.learn(shown["recruitment"])
        self.foes.learn(shown["threats"])
        if shown["question"] is None or not s.agenda:
            return
        self._tell_apart()

    def _tell_apart(self) -> None:
        """A tile that is seen somewhere lies nowhere else."""
        slots = [*self.recruits.pile, *self.foes.pile, self.recruits.next, self.foes.next]
        known = {next(iter(slot.may)) for slot in slots if slot and len(slot.may) == 1}
        known |= {*self.recruits.discard, *self.foes.discard, *self.stationed, *self.threats}
        for slot in slots:
            if slot and len(slot.may) > 1:
                slot.may -= known

    # --- What went behind the screens, and what came out

    def _recruited(self, event: Seen) -> None:
        self.books[event["seat"]].units[event["unit"]] += 1
        city = event["city"] + 1
        self.stationed[city] -= 1
        if not self.stationed[city]:
            del self.stationed[city]
            self.recruits.discard.append(city)

    def _sent(self, event: Seen) -> None:
        self.books[event["seat"]].units[event["unit"]] -= event["count"]

    def _shown(self, event: Seen) -> None:
        assert self.books[event["seat"]].units[event["unit"]] >= event["count"]

    def _gilded(self, event: Seen) -> None:
        self.books[event["seat"]].gold += event["gold"]

    def _sung(self, event: Seen) -> None:
        self.books[event["seat"]].bards[event["region"]] += event["count"]

    def _built(self, event: Seen) -> None:
        """Stories of the stock, and as many held ones as came with them: a census story never does."""
        self.books[event["seat"]].stories -= event["count"]

    def _held(self, event: Seen) -> None:
        self.books[event["seat"]].held += 1

    # --- Tiles

    def _mustered(self, event: Seen) -> None:
        city = event["city"] + 1
        assert self.recruits.next is not None
        self.recruits.next.is_(city)
        self.recruits.next = None
        if event["count"]:
            self.stationed[city] = event["count"]
        else:
            self.recruits.discard.append(city)
        self._fill()

    def _threatened(self, event: Seen) -> None:
        city = event["city"] + 1
        assert self.foes.next is not None
        self.foes.next.is_(city)
        self.foes.next = None
        self.foes.discard.append(self.beaten)
        self.threats = self.threats - {self.beaten} | {city}
        self._fill()

    def _beaten(self, event: Seen) -> None:
        self.beaten = event["city"] + 1

    def _fill(self) -> None:
        """XI-30 to XI-32: Next from the pile, an empty pile from the other queue's discard, or the threats."""
        for queue, other in ((self.recruits, self.foes), (self.foes, self.recruits)):
            queue.advance()
            if not queue.pile:
                queue.pile = [Slot({city}) for city in other.discard]
                other.discard = []
                queue.advance()
        if self.recruits.next is None and self.foes.pile:
            self.recruits.next = self.foes.pile.pop(0)
            if not self.foes.pile:
                self.foes.pile = [Slot({city}) for city in self.recruits.discard]
                self.recruits.discard = []

    def _reinforced(self, event: Seen) -> None:
        """XI-35: two tiles to recruit, the others shuffled."""
        stack = [*self.recruits.pile, *[Slot({city}) for city in self.foes.discard]]
        self.recruits.pile, rest = stack[:2], stack[2:]
        self.foes.discard = []
        together = set().union(*[slot.may for slot in rest])
        self.foes.pile = [Slot(set(together)) for _ in rest]
        self.foes.advance()

    # --- Titans

    def _awoke(self, event: Seen) -> None:
        self.awake.add(event["titan"])

    def _slain(self, event: Seen) -> None:
        self.awake.remove(event["titan"])
        self.gone.add(event["titan"])

    # --- Judging a world

    def judge(self, w: Table) -> None:
        """Everything that was written down holds in the world."""
        for seat, book in enumerate(self.books):
            p = w.players[seat]
            assert p.units == [book.units[unit] for unit in range(5)]
            assert p.gold == book.gold
            regions = [w.bards[r * len(w.players) + seat] for r in range(9)]
            assert regions == [book.bards[r] for r in range(9)]
            assert p.bards == 20 - sum(regions)
            stories = sum(h for c, h in enumerate(w.height) if w.guild[c] == seat)
            assert p.stories + p.held == book.stories == 15 - stories
            assert p.held <= book.held
        assert {c + 1 for c in range(21) if w.tile[c] == 1} == set(self.stationed)
        assert {c + 1 for c in range(21) if w.tile[c] == 2} == self.threats
        lies = self._lies(w.next_recruitment, w.recruitment_pile, self.recruits)
        lies += self._lies(w.next_threat, w.threat_pile, self.foes)
        assert len(set(lies)) == len(lies), "each tile is in one place"
        assert {w.lair[pile] for pile in (0, 2, 4) if w.raging[pile >> 1]} == self.awake
        assert {titan for titan in range(6) if titan not in w.lair} == self.gone

    def _lies(self, next_tile: int, pile: list[int], queue: Queue) -> list[int]:
        slots = [*([queue.next] if queue.next else []), *queue.pile]
        tiles = [*([next_tile + 1] if next_tile >= 0 else []), *[c + 1 for c in reversed(pile)]]
        for slot, city in zip(slots, tiles, strict=True):
            assert city in slot.may, f"{city} can't lie here, only {sorted(slot.may)}"
        return tiles
