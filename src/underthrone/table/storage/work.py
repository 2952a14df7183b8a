"""Bots' decisions: written with the line that makes a bot due, taken by lease, given back by whoever dies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, literal_column, select, update

from underthrone.journal.moments import ANSWER, Moment
from underthrone.kernel.state import State
from underthrone.table.chair import BOT, Chair
from underthrone.table.room import Room
from underthrone.table.storage.database import insert_into
from underthrone.table.storage.schema import SERVED, WORK
from underthrone.table.storage.statements import ADD_WORK, DROP_WORK, Row, Write

LEASE: Final = 4.0  # seconds that a thinker may be silent
REVIEW: Final = -1  # in the place of a seat: somebody wants a review of the game
HINT: Final = -2  # less the seat of a person who wants to know what a bot would do
REMEMBERED: Final = 3600.0  # seconds for which it counts that somebody's bots were served
NOW: Final = {  # the database's clock: that of a host may be wrong
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
    "postgresql": "extract(epoch FROM clock_timestamp())::double precision",
}


class Work(NamedTuple):
    """A decision that a thinker has taken."""

    table: str
    seat: int
    age: float  # seconds since it is due
    waiting: int  # others that nobody has taken


# --- What is due


def due(s: State, chairs: Sequence[Chair]) -> set[int]:
    """The bots that must decide."""
    return {seat for seat in s.deciders() if chairs[seat].kind == BOT}


def after(room: Room, moments: Sequence[Moment], at: float) -> list[Write]:
    """What lines change of the bots' work: a bot that still ponders the same question is left alone."""
    last = moments[-1]
    assert last.line is not None
    before, now = due(room.state, room.chairs), due(last.state, room.chairs)
    answered = {moment.line.seat for moment in moments if moment.line is not None}
    pondering = (before & now) - answered if last.line.verb == ANSWER else set()
    return anew(room, (before | now) - pondering, now - pondering, at)


def anew(room: Room, seats: Iterable[int], bots: Iterable[int], at: float) -> list[Write]:
    """Whatever some seats had to do, from now on those among them have that are bots."""
    gone, due_now = [{"at_table": room.id, "at_seat": seat} for seat in seats], rows(room, bots, at)
    return [Write(DROP_WORK, gone), Write(ADD_WORK, due_now)] if gone or due_now else []


def rows(room: Room, bots: Iterable[int], at: float) -> list[Row]:
    """The work of some bots, that nobody has taken."""
    origin = room.origin or room.id
    return [
        {"table": room.id, "seat": seat, "origin": origin, "since": at, "holder": "", "until": 0.0} for seat in bots
    ]


# --- Who does it


def _now(connection: Connection) -> ColumnElement[float]:
    return literal_column(NOW[connection.dialect.name])


def take(connection: Connection, holder: str) -> Work | None:
    """Takes the work of the address that was served longest ago, and of its oldest table; None when there is none.

    Who plays comes before reviews.
    """
    now = _now(connection)
    first = (
        select(WORK.c.table, WORK.c.seat, WORK.c.origin, (now - WORK.c.since).label("age"))
        .join(SERVED, SERVED.c.origin == WORK.c.origin, isouter=True)
        .where(WORK.c.until < now)
        .order_by(WORK.c.seat == REVIEW, func.coalesce(SERVED.c.at, 0.0), WORK.c.since)
        .limit(1)
        .with_for_update(of=WORK, skip_locked=True)
    )
    row = connection.execute(first).one_or_none()
    if row is None:
        return None
    mine = update(WORK).where(WORK.c.table == row.table, WORK.c.seat == row.seat)
    connection.execute(mine.values(holder=holder, until=now + LEASE))
    served = insert_into(connection, SERVED).values(origin=row.origin, at=now)
    connection.execute(served.on_conflict_do_update(index_elements=["origin"], set_={"at": now}))
    return Work(row.table, row.seat, float(row.age), waiting(connection))


def waiting(connection: Connection) -> int:
    """How many decisions nobody has taken."""
    free = select(func.count()).select_from(WORK).where(WORK.c.until < _now(connection), WORK.c.seat >= 0)
    return int(connection.execute(free).scalar_one())


def renew(connection: Connection, holder: str, works: Sequence[Work]) -> None:
    """The holder still thinks; what it took and never heard of becomes somebody else's."""
    mine = update(WORK).where(WORK.c.holder == holder).values(until=_now(connection) + LEASE)
    for work in works:
        connection.execute(mine.where(WORK.c.table == work.table, WORK.c.seat == work.seat))


def give_back(connection: Connection, holder: str, *works: Work) -> None:
    """Somebody else may take it, if it is still the same; without any, all that the holder has."""
    mine = update(WORK).where(WORK.c.holder == holder).values(holder="", until=0.0)
    if not works:
        connection.execute(mine)
    for work in works:
        connection.execute(mine.where(WORK.c.table == work.table, WORK.c.seat == work.seat))


def later(connection: Connection, holder: str, work: Work) -> None:
    """A part of it is done: the rest waits its turn."""
    mine = update(WORK).where(WORK.c.holder == holder).values(holder="", until=0.0, since=_now(connection))
    connection.execute(mine.where(WORK.c.table == work.table, WORK.c.seat == work.seat))


def drop(connection: Connection, holder: str, work: Work) -> None:
    """It wasn't due."""
    mine = delete(WORK).where(WORK.c.holder == holder)
    connection.execute(mine.where(WORK.c.table == work.table, WORK.c.seat == work.seat))


def forget(connection: Connection) -> None:
    """Whose bots were served long ago doesn't matter."""
    connection.execute(delete(SERVED).where(SERVED.c.at < _now(connection) - REMEMBERED))
