"""The game in hand: what is drawn now shows the cards of its own table, which may not be those in the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Final, TypeVar, TypeVarTuple

from underthrone.games import game as find
from underthrone.kernel.game import Game

Args = TypeVarTuple("Args")
T = TypeVar("T")
KEPT: Final = 256  # what each function remembers, of all editions
IN_HAND: Final[ContextVar[Game | None]] = ContextVar("in_hand", default=None)  # nothing: the installed edition


@contextmanager
def in_hand(game: Game) -> Iterator[None]:
    """What is drawn meanwhile is of this game, with its edition."""
    token = IN_HAND.set(None if game is find(game.id) else game)
    try:
        yield
    finally:
        IN_HAND.reset(token)


def at_hand(game_id: str) -> Game:
    """The game with the edition that is drawn now; the installed one unless another is in hand."""
    return IN_HAND.get() or find(game_id)


def edition() -> str:
    """The edition that is drawn now; nothing for the installed one."""
    game = IN_HAND.get()
    return "" if game is None else game.edition


def by_edition(fn: Callable[[*Args], T]) -> Callable[[*Args], T]:
    """Remembers what a function gives for its arguments, given by their places, for each edition by itself."""

    @lru_cache(KEPT)
    def kept(_game: Game | None, *args: *Args) -> T:
        return fn(*args)

    @wraps(fn)
    def found(*args: *Args) -> T:
        return kept(IN_HAND.get(), *args)

    return found
