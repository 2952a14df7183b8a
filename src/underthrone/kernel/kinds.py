"""Numbers that mean something: the moves of a game and the kinds of its events, each with names for its arguments."""

from __future__ import annotations

from typing import NamedTuple, TypeVar


class Kind:
    """A kind of move: a block of numbers, its arguments counted through with the last one running fastest.

    `move in KIND` asks whether a move is of the kind. A game names the arguments of its kinds in small classes of its
    own, so that rules write `DRAFT.of(card)` and read `DRAFT.card(move)`.
    """

    def __init__(self, name: str, **sizes: int) -> None:
        self.name = name
        self.args: tuple[str, ...] = tuple(sizes)
        self.sizes: tuple[int, ...] = tuple(sizes.values())
        self.span: int = 1
        for size in self.sizes:
            self.span *= size
        self.base: int = 0
        self.end: int = 0
        self.more: int = 0  # a second block, where the first argument got more values later
        self.more_end: int = 0

    def __contains__(self, move: int) -> bool:
        return self.base <= move < self.end or self.more <= move < self.more_end

    def values(self) -> list[int]:
        """How many values each argument has, in both blocks."""
        more = self.more_end - self.more
        return [self.sizes[0] + more * self.sizes[0] // self.span, *self.sizes[1:]] if more else list(self.sizes)

    def nth(self, move: int) -> int:
        """The move's number in the kind."""
        return move - self.base if move < self.end else move - self.more + self.span

    def at(self, nth: int) -> int:
        """The move with a number in the kind."""
        return self.base + nth if nth < self.span else self.more + nth - self.span


class One(Kind):
    """A kind of move with one argument."""

    def of(self, argument: int) -> int:
        """The move."""
        return self.base + argument

    def argument(self, move: int) -> int:
        """What the move is about."""
        return move - self.base


class Two(Kind):
    """A kind of move with two arguments."""

    def __init__(self, name: str, **sizes: int) -> None:
        super().__init__(name, **sizes)
        self.fast: int = self.sizes[1]

    def of(self, first: int, second: int) -> int:
        """The move."""
        return self.base + first * self.fast + second

    def first(self, move: int) -> int:
        """The first argument of the move."""
        return (move - self.base) // self.fast

    def second(self, move: int) -> int:
        """The second argument of the move."""
        return (move - self.base) % self.fast


K = TypeVar("K", bound=Kind)


class Moves:
    """The fixed table of a game's moves: int <-> kind and arguments."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.count: int = 0

    def kind(self, kind: K) -> K:
        """Adds a kind of move."""
        kind.base = self.count
        self.count += kind.span
        kind.end = self.count
        self.kinds.append(kind)
        return kind

    def grow(self, kind: Kind, values: int) -> None:
        """So many values more of a kind's first argument: at the end of the table, where no other number changes."""
        kind.more = self.count
        self.count += values * (kind.span // kind.sizes[0])
        kind.more_end = self.count

    def move(self, name: str) -> int:
        """Adds a move without arguments: it is its own kind."""
        return self.kind(Kind(name)).base

    def find(self, move: int) -> tuple[Kind, dict[str, int]] | None:
        """The kind and the arguments of a move; None for a number outside the table."""
        for kind in self.kinds:
            if move in kind:
                left = kind.nth(move)
                args: dict[str, int] = {}
                for i in range(len(kind.args) - 1, -1, -1):
                    args[kind.args[i]] = left % kind.sizes[i] if i else left
                    left //= kind.sizes[i]
                return kind, dict(reversed(args.items()))
        return None


class EventKind(NamedTuple):
    """A kind of event: up to three arguments; secret ones are for those who may see them; `reveals` ends undo."""

    name: str
    args: tuple[str, ...]
    secret: tuple[bool, ...]
    reveals: bool


class EventKinds:
    """The table of a game's events."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, *args: str, reveals: bool = False) -> int:
        """Adds a kind of event; an argument with a question mark is secret. Gives its number."""
        assert len(args) <= 3
        secret = tuple(arg.endswith("?") for arg in args)
        self.kinds.append(EventKind(name, tuple(arg.rstrip("?") for arg in args), secret, reveals))
        return len(self.kinds) - 1
