"""Numbers that mean something: the moves of a game and the kinds of its events, each with names for its arguments."""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """A block of moves: `base` plus the arguments, the last one running fastest."""

    name: str
    base: int
    args: tuple[str, ...]
    sizes: tuple[int, ...]
    span: int


class Moves:
    """The fixed table of a game's moves: int <-> kind and arguments."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.count: int = 0

    def add(self, name: str, **sizes: int) -> int:
        """Adds a kind of move with its arguments' ranges; gives the number of its first move."""
        base = self.count
        count = 1
        for size in sizes.values():
            count *= size
        self.kinds.append(Kind(name, base, tuple(sizes), tuple(sizes.values()), count))
        self.count += count
        return base

    def find(self, move: int) -> tuple[Kind, dict[str, int]] | None:
        """The kind and the arguments of a move; None for a number outside the table."""
        for kind in self.kinds:
            if kind.base <= move < kind.base + kind.span:
                left = move - kind.base
                args: dict[str, int] = {}
                for name, size in zip(reversed(kind.args), reversed(kind.sizes), strict=True):
                    args[name] = left % size
                    left //= size
                return kind, dict(reversed(args.items()))
        return None


class Happening(NamedTuple):
    """A kind of event: up to three arguments; secret ones are for those who may see them; `reveals` ends undo."""

    name: str
    args: tuple[str, ...]
    secret: tuple[bool, ...]
    reveals: bool


class Happenings:
    """The table of a game's events."""

    def __init__(self) -> None:
        self.kinds: list[Happening] = []

    def add(self, name: str, *args: str, reveals: bool = False) -> int:
        """Adds a kind of event; an argument with a question mark is secret. Gives its number."""
        assert len(args) <= 3
        secret = tuple(arg.endswith("?") for arg in args)
        self.kinds.append(Happening(name, tuple(arg.rstrip("?") for arg in args), secret, reveals))
        return len(self.kinds) - 1
