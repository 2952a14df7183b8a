"""Where a language model sits: what a seat can do, wherever the game is played."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Wish(NamedTuple):
    """What one sits down to: a table that is there, or a new one of a game."""

    table: str = ""
    game: str = ""
    players: int = 0  # 0: as few as the game takes
    opponents: str = ""  # "": as usual
    name: str = ""


class Chair(Protocol):
    """A seat that was taken."""

    game: str

    def look(self, static: bool) -> str:
        """The turn in words, once it is the seat's turn or the game is over; waits for the others a while."""

    def moves(self) -> str:
        """What is asked and the moves alone."""

    def play(self, moves: list[str]) -> None:
        """Moves by their notation; Trouble or Illegal when one can't be played."""

    def why_not(self, move: str) -> str:
        """Why a move isn't possible now; nothing when it is."""

    def card(self, name: str) -> str:
        """Everything about a card or the like; nothing where there is none."""

    def say(self, text: str) -> str:
        """Something to everybody at the table; gives what came of it."""


class Place(Protocol):
    """Where tables are."""

    def tables(self) -> str:
        """What one can sit down to, in words."""

    def sit(self, wish: Wish) -> Chair:
        """Takes a seat."""
