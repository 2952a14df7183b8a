"""Reviews: asked for as work, thought in slices by whichever thinker takes it, kept in pieces."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from underthrone.review.review import Piece
from underthrone.table.room import Room
from underthrone.table.storage import work
from underthrone.table.storage.database import insert_into
from underthrone.table.storage.schema import REVIEWS, WORK
from underthrone.table.thinking.mind import Reviewed


class Stored(NamedTuple):
    """How far a review is."""

    pieces: list[Piece]
    total: int  # 0: not begun
    wanted: bool  # somebody thinks, or will

    @property
    def next(self) -> int:
        """The place of the next piece."""
        return len(self.pieces)

    @property
    def whole(self) -> bool:
        """Nothing is missing."""
        return 0 < self.total == len(self.pieces)


def stored(connection: Connection, table_id: str) -> Stored:
    """What there is of a review, as far as no slice is missing before it."""
    rows = connection.execute(select(REVIEWS).where(REVIEWS.c.table == table_id).order_by(REVIEWS.c.first)).all()
    pieces: list[Piece] = []
    for row in rows:
        if row.first <= len(pieces):
            pieces[row.first :] = msgspec.json.decode(row.pieces, type=list[Piece])
    asked = select(WORK.c.seat).where(WORK.c.table == table_id, WORK.c.seat == work.REVIEW)
    return Stored(pieces, rows[0].total if rows else 0, connection.execute(asked).scalar() is not None)


def want(connection: Connection, room: Room) -> None:
    """Somebody wants a review: asked twice it is thought once, and one that is there isn't thought again."""
    if stored(connection, room.id).whole:
        return
    rows = work.rows(room, [work.REVIEW], time.time())
    connection.execute(insert_into(connection, WORK).on_conflict_do_nothing(), rows)


def add(connection: Connection, holder: str, taken: work.Work, first: int, found: Reviewed) -> None:
    """A slice is thought; two thinkers find the same."""
    row = {"table": taken.table, "first": first, "next": found.next, "total": found.total}
    rows = [row | {"pieces": bytes(found.pieces).decode()}]
    connection.execute(insert_into(connection, REVIEWS).on_conflict_do_nothing(), rows)
    (work.drop if found.next >= found.total else work.later)(connection, holder, taken)
