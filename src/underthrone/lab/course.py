"""How a game went: its choices and how much they matter, who led and when, and who won with which cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from underthrone.bots.greedy import settle
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.game import Game
from underthrone.kernel.state import Result, State

WEIGHED: Final = 16  # of so many decisions one is weighed: what each choice of it would be worth
FINE: Final = 1000  # values from 0 to 1 are kept in whole thousandths
ROUNDS: Final = 30  # leads are noted for so many rounds


def own_statistics(g: Game) -> Any:
    """The module with the game's own statistics; None when it has none."""
    name = f"underthrone.games.{g.id.replace('-', '_')}.stats"
    return import_module(name) if find_spec(name) else None


def kept_of(g: Game) -> tuple[dict[str, str], dict[str, str]]:
    """The events by which a seat comes to hold or choose a card, with the argument that names it."""
    module = own_statistics(g)
    return getattr(module, "HELD", {}), getattr(module, "CHOSEN", {})


class Course:
    """Follows one game from its first decision to its end."""

    def __init__(self, g: Game, players: int, seed: int) -> None:
        self.g = g
        self.players = players
        self.seed = seed
        self.numbers: dict[str, int] = {f"course.{name}": 0 for name in ("choices", "spread", "weighed", "leads")}
        self.first: int = -1  # the seat that decided first
        self.count: int = 0
        self.round: int = 0
        self.leaders: list[int] = []  # after each round
        self.so_far: Callable[[Mapping[str, int]], dict[str, int]] | None = getattr(own_statistics(g), "so_far", None)
        self.told: dict[str, int] = {}  # of the rounds before this one
        self.held_by, self.chosen_by = kept_of(g)
        self.held: list[set[str]] = [set() for _ in range(players)]
        self.chosen: list[set[str]] = [set() for _ in range(players)]
        arguments = {*self.held_by.values(), *self.chosen_by.values()}
        self.ids: dict[str, list[str]] = {name: g.ids(name) for name in arguments}

    def decides(self, s: State, seat: int) -> None:
        """A seat is about to decide."""
        moves = s.moves(seat)
        self.first = seat if self.first < 0 else self.first
        self.count += 1
        self.numbers["course.choices"] += len(moves)
        self.add(s, "decisions", 1)
        self.add(s, "choices", len(moves))
        if len(moves) > 1 and (self.count + self.seed) % WEIGHED == 0 and s.rules.parts[s.question] == 1:
            self.weigh(s, seat, moves)

    def weigh(self, s: State, seat: int, moves: list[int]) -> None:
        """How much better the best choice looks than one at random."""
        values: list[float] = []
        for move in moves:
            after = s.clone()
            settle(after, seat, move, Dice(seeded(self.seed)), s.setup.game.heuristics)
            values.append(self.g.heuristics.value(after, seat))
        spread = round(FINE * (max(values) - sum(values) / len(values)))
        self.numbers["course.spread"] += spread
        self.numbers["course.weighed"] += 1
        self.add(s, "spread", spread)
        self.add(s, "weighed", 1)

    def add(self, s: State, what: str, n: int) -> None:
        """Counts for the round that is played now."""
        nth = s.round()
        if 1 <= nth <= ROUNDS:
            name = f"round.{nth}.{what}"
            self.numbers[name] = self.numbers.get(name, 0) + n
            self.numbers[f"round.{nth}.games"] = 1

    def decided(self, s: State, own: Mapping[str, int]) -> None:
        """Something has happened; `own` are the game's own numbers."""
        kinds = self.g.events.kinds
        for event in s.events:
            name = kinds[event.kind].name
            for kept, argument in ((self.held, self.held_by.get(name)), (self.chosen, self.chosen_by.get(name))):
                if argument is not None:
                    self.note(kept, dict(zip(kinds[event.kind].args, (event.a, event.b, event.c))), argument)
        over = s.result() is not None
        if over or s.round() != self.round:
            self.told_of(self.round, own)
        if over:
            self.numbers[f"round.{self.round}.ended"] = int(self.round <= ROUNDS)
        elif s.round() != self.round:
            self.round = s.round()
            if not self.g.cooperative and len(self.leaders) < ROUNDS:
                values = [self.g.heuristics.value(s, seat) for seat in range(self.players)]
                self.leaders.append(values.index(max(values)))

    def told_of(self, nth: int, own: Mapping[str, int]) -> None:
        """What the game itself counts round by round, of a round that is over."""
        if self.so_far is None:
            return
        now = self.so_far(own)
        for name, n in now.items():
            more = n - self.told.get(name, 0)
            if more and 1 <= nth <= ROUNDS:
                self.numbers[f"told.{nth}.{name}"] = self.numbers.get(f"told.{nth}.{name}", 0) + more
        self.told = now

    def note(self, kept: list[set[str]], args: Mapping[str, int], argument: str) -> None:
        """A seat holds or chooses a card."""
        seat, thing = args.get("seat", -1), args[argument]
        known = self.ids[argument]
        if 0 <= seat < self.players and 0 <= thing < len(known):
            kept[seat].add(known[thing])

    def ended(self, result: Result) -> dict[str, int]:
        """All numbers."""
        numbers = self.numbers
        numbers["course.first"] = int(self.first in result.winners)
        if not self.g.cooperative:
            self.leads(result)
            best = sorted(result.scores, reverse=True)
            numbers["course.gap"] = best[0] - best[1] if len(best) > 1 else 0
        for what, kept in (("held", self.held), ("chosen", self.chosen)):
            for seat, cards in enumerate(kept):
                for card in sorted(cards):
                    name = f"with.{card}.{what}"
                    numbers[name] = numbers.get(name, 0) + 1
                    numbers[f"{name}-won"] = numbers.get(f"{name}-won", 0) + (seat in result.winners)
        return numbers

    def leads(self, result: Result) -> None:
        """Changes of the lead, and from which round on the winner led."""
        numbers = self.numbers
        numbers["course.leads"] = sum(a != b for a, b in zip(self.leaders, self.leaders[1:]))
        numbers["course.rounds"] = len(self.leaders)
        taken = len(self.leaders)
        while taken > 0 and self.leaders[taken - 1] in result.winners:
            taken -= 1
        numbers["course.taken"] = taken
        for nth, leader in enumerate(self.leaders, 1):
            numbers[f"lead.{nth}.games"] = 1
            numbers[f"lead.{nth}.won"] = int(leader in result.winners)
            numbers[f"lead.{nth}.passed"] = int(nth > 1 and self.leaders[nth - 2] != leader)
