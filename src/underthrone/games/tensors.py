"""Tensors: what a seat may know as float32 numbers in fixed places.

Most of them are zero: a pen writes the others onto a blank sheet, as the whole numbers that their bits are, because
compiled code has a list of bare machine words (`vec`) but none of float32.
Seats are counted from the one who looks, so that a learner needs one set of weights for all of them.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i32, i64

if TYPE_CHECKING:
    from underthrone.games.board import BoardGame


FLOAT: Final = 4  # bytes
ONE: Final[i32] = 0x3F800000  # the bits of 1.0


class Scale:
    """The bits of the numbers from 0 to `most`, in units; more than that counts as the most."""

    def __init__(self, most: int, unit: int) -> None:
        self.most: i64 = most
        self.bits: vec[i32] = vec[i32]([_bits(n / unit) for n in range(most + 1)])


def _bits(number: float) -> i32:
    """A number as float32 has it."""
    return int.from_bytes(struct.pack(">f", number), "big")


def turned(seats: int, me: int, n: int) -> int:
    """A set of seats as bits, counted from one of them."""
    return (seats >> me | seats << (n - me)) & ((1 << n) - 1)


def padded(size: i64) -> i64:
    """How many floats a set takes: eight by eight."""
    return (size + 7) & ~7


class Part(NamedTuple):
    """Numbers that belong together: where they begin, and their shape."""

    name: str
    offset: int
    shape: tuple[int, ...]


class Layout(NamedTuple):
    """Where everything stands in a game's tensor, and what of the view isn't in it: a key, and all or its order."""

    size: int
    parts: list[Part]
    left_out: dict[str, str]


class Paper:
    """Blank sheets of a size: a copy costs less than a new one."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.blank: vec[i32] = vec[i32]([i32(0)] * size)


class Desk:
    """Where the paper that was used last lies."""

    def __init__(self) -> None:
        self.paper = Paper(0)

    def sheet(self, size: i64) -> vec[i32]:
        """A blank sheet."""
        paper = self.paper
        if paper.size != size:
            paper = Paper(size)
            self.paper = paper
        return paper.blank[:]


DESK: Final = Desk()


class Pen:
    """Writes tensors of a size from left to right, what there is room for, each in a row of its sheet.

    With `naming` it notes the parts. Where there is `room` for them it notes the places that it wrote on, so that the
    sheet can be blank again.
    """

    def __init__(self, size: int, naming: bool = False, height: int = 1, room: int = 0) -> None:
        self.size: i64 = size
        self.sheet: vec[i32] = DESK.sheet(self.size * height)
        self.places: vec[i64] = vec[i64]([i64(0)] * room)
        self.room: i64 = room
        self.count: i64 = 0  # of places
        self.at: i64 = 0
        self.end: i64 = self.size  # of the row
        self.naming = naming
        self.names: list[str] = []
        self.starts: list[int] = []
        self.rows: list[int] = []

    def erase(self) -> None:
        """Makes the sheet blank again."""
        sheet, places = self.sheet, self.places
        for i in range(self.count):
            sheet[places[i]] = 0
        self.count = 0

    def go_to(self, row: i64) -> None:
        """The next tensor is written in this row."""
        self.at = row * self.size
        self.end = self.at + self.size

    def written(self) -> memoryview:
        """The sheet, as bytes."""
        return memoryview(self.sheet).cast("B")

    def part(self, name: str, rows: int = 0) -> None:
        """What comes now has this name; with `rows` it has two dimensions."""
        if self.naming:
            self.names.append(name)
            self.starts.append(self.at)
            self.rows.append(rows)

    def skip(self, count: i64) -> None:
        """So many zeros."""
        self.at += count

    def put(self, place: i64, bits: i32) -> None:
        """Writes at a place, unless the row ends before it."""
        if place < self.end:
            if self.count < self.room and self.sheet[place] == 0:
                self.places[self.count] = place
                self.count += 1
            self.sheet[place] = bits

    def number(self, scale: Scale, n: i64) -> None:
        """A number on a scale."""
        if n > 0:
            self.put(self.at, scale.bits[n if n < scale.most else scale.most])
        self.at += 1

    def numbers(self, scale: Scale, values: list[int]) -> None:
        """Several numbers on a scale."""
        self.run(scale, values, 0, len(values))

    def run(self, scale: Scale, values: list[int], first: i64, count: i64) -> None:
        """So many numbers of a list, from a place on."""
        for i in range(first, first + count):
            self.number(scale, values[i])

    def flag(self, yes: bool) -> None:
        """One or zero."""
        if yes:
            self.put(self.at, ONE)
        self.at += 1

    def one(self, size: i64, place: i64) -> None:
        """A one in one of so many places; -1: in none."""
        if place >= 0:
            self.put(self.at + place, ONE)
        self.at += size

    def lone(self, member: i64, size: i64) -> None:
        """A set of one; -1: of none."""
        self.one(padded(size), member)

    def some(self, members: list[int], size: i64) -> None:
        """A set: a one for each member."""
        self.mark(members)
        self.at += padded(size)

    def mark(self, members: list[int]) -> None:
        """Members of a set that is still being written."""
        for member in members:
            self.put(self.at + i64(member), ONE)

    def copies(self, members: list[int], size: i64) -> None:
        """Things by kind: a row for those that are there, one for those there twice, one for three times."""
        self.heap(members, size)
        self.at += 3 * padded(size)

    def heap(self, members: list[int], size: i64) -> None:
        """Some of the things of copies(), which are still being written."""
        row = padded(size)
        for member in members:
            self.pile(self.at + i64(member), row)

    def heap_one(self, member: i64, size: i64) -> None:
        """One more of the things of copies()."""
        self.pile(self.at + member, padded(size))

    def pile(self, place: i64, row: i64) -> None:
        """A one at a place of the first of three rows, or below those that are there."""
        sheet, end = self.sheet, self.at + 3 * row
        while place < end and place < self.end and sheet[place] != 0:
            place += row
        if place < end:
            self.put(place, ONE)

    def bits(self, members: i64, size: i64 = 8) -> None:
        """A set of up to 64, given as bits."""
        place = self.at
        while members != 0:
            if members & 1:
                self.put(place, ONE)
            members >>= 1
            place += 1
        self.at += padded(size)


def mask(moves: list[int], count: int) -> bytearray:
    """A 1 for each of some moves, of so many that there are."""
    marks = bytearray(count)
    for move in moves:
        marks[move] = 1
    return marks


def layout(g: BoardGame, players: int, write: Callable[[Any, int, Pen], None], left_out: dict[str, str]) -> Layout:
    """What a game's `write` writes, by name."""
    pen = Pen(0, naming=True)
    write(g.new(players, seed=0, recording=False), 0, pen)
    size: int = pen.at
    parts: list[Part] = []
    for name, start, end, rows in zip(pen.names, pen.starts, [*pen.starts[1:], size], pen.rows):
        length = end - start
        parts.append(Part(name, start, (rows, length // rows) if rows else (length,)))
    return Layout(size, parts, {"game": "all", "players": "all", "options": "all", "seat": "all", **left_out})
