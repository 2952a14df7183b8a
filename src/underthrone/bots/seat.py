"""What a bot gets: a seat. It has options, a view and imagined worlds; the true state isn't in it."""

from __future__ import annotations

from typing import Any, SupportsIndex

from underthrone.games.heuristics import Heuristics
from underthrone.games.learned import NEVER, Learned
from underthrone.games.position import Position
from underthrone.kernel.game import Game
from underthrone.kernel.state import State, whole


class Seat:
    """A seat at a table, seen by its player: holds a redealt world, which by law tells no more than the view does."""

    def __init__(self, s: State, me: SupportsIndex, seed: SupportsIndex, heuristics: Heuristics | None = None) -> None:
        self.me: int = whole(me)
        self._world = s.redeal(self.me, seed)
        if isinstance(self._world, Position):
            self._world.without_history()  # what others did is in it
        self._heuristics: Heuristics = s.setup.game.heuristics if heuristics is None else heuristics

    def players(self) -> int:
        """How many sit at the table."""
        return self._world.setup.players

    def game(self) -> Game:
        """The game that is played."""
        return self._world.setup.game

    def setup(self) -> dict[str, Any]:
        """Game, rules, edition, players and options, as JSON."""
        return self._world.setup.to_data()

    def moves(self) -> list[int]:
        """The legal moves."""
        return self._world.moves(self.me)

    def question(self) -> str:
        """What is asked: the question's id."""
        return self._world.rules.question_names[self._world.question]

    def prompt(self, lang: str) -> str:
        """What is asked, in a sentence."""
        return self.game().prompt(self._world, lang)

    def words(self, move: SupportsIndex, lang: str) -> str:
        """What a move does, in words."""
        return self.game().words(self._world, self.me, move, lang)

    def why_not(self, move: SupportsIndex, lang: str) -> str:
        """Why a move isn't possible now; nothing when it is."""
        return self.game().why_not(self._world, self.me, move, lang)

    def parse(self, text: str) -> int:
        """The move that a notation means; Illegal unless it is possible now."""
        return self.game().parse(self._world, self.me, text)

    def event_words(self, seen: dict[str, Any], lang: str) -> str:
        """Something that happened, in a sentence."""
        return self.game().event_words(self._world, seen, lang)

    def parts(self) -> int:
        """How many moves make a whole answer to the question that is open."""
        return self._world.rules.parts[self._world.question]

    def said(self) -> list[int]:
        """The parts of the answer that are sealed so far."""
        return self._world.parts_of(self.me)

    def heuristics(self) -> Heuristics:
        """What the game tells its bots."""
        return self._heuristics

    def horizon(self) -> int:
        """How a search goes about this game."""
        return self._heuristics.horizon(self._world)

    def tree_from(self) -> int:
        """From how many milliseconds on a comparison grows a tree."""
        return self._heuristics.tree_from(self._world) if isinstance(self._heuristics, Learned) else NEVER

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._world.view(self.me)

    def redeal(self, seed: SupportsIndex) -> State:
        """A world that looks like the true one from here, with likely choices of others; a bot may play on in it."""
        return self._heuristics.imagine(self._world, self.me, whole(seed))

    def chances(self, worlds: int) -> list[float]:
        """Each seat's chance to win as far as this one can know: the mean over imagined worlds."""
        total = [0.0] * self.players()
        for seed in range(worlds):
            for seat, chance in enumerate(self._heuristics.stated(self.redeal(seed))):
                total[seat] += chance / worlds
        return total
