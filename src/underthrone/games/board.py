"""A game as programs see it: what they must know before the first move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from underthrone.games.position import Position
from underthrone.games.schema import Schema, document
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game, Setup
from underthrone.kernel.state import whole

if TYPE_CHECKING:
    from underthrone.games.tensors import Layout


class About(NamedTuple):
    """What a learner must know of a game with so many players."""

    players: int
    moves: int  # of the whole game; those of a decision are few
    cooperative: bool
    lowest: float  # payoff of a seat
    highest: float
    longest: int  # decisions that no game comes near
    parts: int  # moves that make one answer, at most
    sealed: bool  # several seats may be asked at once
    hidden: bool  # a seat doesn't see everything


class BoardGame(Game):
    """One of our games; its own class adds `tensor_layout`, `vocabulary` and `view_shape`."""

    longest: int = 10_000  # decisions that no game comes near
    together: bool = False  # several seats may be asked at once
    _usual: dict[tuple[int, int, int], Setup] | None = None  # without options of its own

    def setup(self, players: int | None, options: Mapping[str, Any] | None, rules: int | None = None) -> Setup:
        """Checked players, options and rules; what is usual is checked once."""
        if options or rules is not None or players is None:
            return super().setup(players, options, rules)
        if self._usual is None:
            self._usual = {}
        known = players, self.version, len(self.options)
        usual = self._usual.get(known)
        if usual is None:
            usual = super().setup(players, None)
            self._usual[known] = usual
        return Setup(self, players, usual.options, usual.rules, usual.mark)

    def about(self, players: SupportsIndex) -> About:
        """What a learner must know before the first move."""
        n = self.setup(whole(players), None).players
        parts = max(self.rules.parts)
        return About(n, self.move_count, self.cooperative, 0.0, 1.0, self.longest, parts, self.together, True)

    def tensor_layout(self, players: SupportsIndex) -> Layout:
        """Where everything stands in the tensors of so many players."""
        raise AssertionError("each game writes its own tensors")

    def view_schema(self, players: SupportsIndex) -> Schema:
        """The JSON Schema (2020-12) of views with so many players: every key, all ids, and bounds."""
        n = self.setup(whole(players), None).players
        return document(self, n, self.vocabulary(n), self.view_shape(n, True), self.view_shape(n, False))

    def vocabulary(self, players: int) -> dict[str, list[str]]:
        """The ids that a view speaks of, by what they are."""
        raise Trouble(f"{self.title('en')} doesn't describe its view.")

    def view_shape(self, players: int, seated: bool) -> Schema:
        """The schema of what a seat sees, or a spectator."""
        raise Trouble(f"{self.title('en')} doesn't describe its view.")

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        recording: bool = True,
        draw_key: str = "",
        rules: int | None = None,
    ) -> Position:
        """A new game at its first decision: by seed, by key, or as nobody knows; by key no draw tells about another."""
        s = super().new(players, seed, options, recording, draw_key, rules)
        assert isinstance(s, Position)
        return s.with_history() if recording else s

    def scene(self, data: Mapping[str, Any]) -> Position:
        """A position written by hand."""
        raise AssertionError("each game reads its own scenes")

    def from_data(self, data: Mapping[str, Any]) -> Position:
        """The reverse of a state's to_data()."""
        s = super().from_data(data)
        assert isinstance(s, Position)
        return s

    # --- In words alone

    def board_text(self, view: dict[str, Any], lang: str = "en", static: bool = False) -> str:
        """The board in words, from a view; `static` adds what lies there all the game long, such as roads."""
        return str(self.drawing(self, lang).board_text(view, static))

    def describe(self, thing: str, lang: str = "en", view: dict[str, Any] | None = None) -> str:
        """Everything about a card or the like, by its id or name; nothing where there is none."""
        return str(self.drawing(self, lang).description(thing, view))

    def rules_text(self, lang: str = "en") -> str:
        """The numbered rules, as Markdown."""
        return str(self.drawing(self, lang).rules_text())
