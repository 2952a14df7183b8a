"""What is deleted: what belongs to a seat, old chat, whole tables. A game must verify as before."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from underthrone.table.chair import BOT, OPEN, PERSON
from underthrone.table.storage.schema import (
    CHAT,
    CHECKPOINTS,
    HANDOVERS,
    HINTS,
    LINES,
    REPORTS,
    REVIEWS,
    SEATS,
    STARTS,
    TABLES,
    WORK,
)

A_DAY: Final = 24 * 3600.0
KEEP_ORIGINS: Final = 30 * A_DAY  # for which it is known, as a keyed hash, from where somebody came
KEEP_REPORTS: Final = 90 * A_DAY
AT_ONCE: Final = 200  # tables whose chat is looked through in one transaction


def changed(connection: Connection, table_id: str) -> bool:
    """Whoever wants to change the table or answers at it sees that it isn't what it was; False: there is none."""
    one = update(TABLES).where(TABLES.c.id == table_id).values(revision=TABLES.c.revision + 1)
    return connection.execute(one).rowcount == 1


def forget_seat(connection: Connection, table_id: str, seat: int, token: str | None = None) -> bool:
    """Deletes what belongs to whoever sits, or sat, on a seat; False: no such seat, or not the token's hash.

    Name, chat, reports, token and where they came from go. A contribution stays once the cards are dealt: every draw
    depends on it; so do the answers. Who hasn't finished the game has left the seat, and a bot may take it.
    """
    if not changed(connection, table_id):
        return False
    table = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one()
    here = (SEATS.c.table == table_id, SEATS.c.seat == seat)
    chair = connection.execute(select(SEATS).where(*here)).mappings().one_or_none()
    if chair is None or (token is not None and chair["token"] != token):
        return False
    if chair["kind"] != BOT:  # else somebody sat here before
        gone = _without(table)
        connection.execute(update(SEATS).where(*here).values(gone))
        if gone.get("kind") == OPEN and chair["kind"] == PERSON and table["deal"]:
            _left(connection, table_id, seat)
        if table["host"] == seat:
            _hand_over(connection, table)
    there = (HANDOVERS.c.table == table_id, HANDOVERS.c.seat == seat)
    connection.execute(update(HANDOVERS).where(*there).values(name=""))
    connection.execute(delete(CHAT).where(CHAT.c.table == table_id, CHAT.c.seat == seat))
    connection.execute(delete(REPORTS).where(REPORTS.c.table == table_id, REPORTS.c.seat == seat))
    return True


def _left(connection: Connection, table_id: str, seat: int) -> None:
    """The log says that somebody left, and not who."""
    number = select(func.coalesce(func.max(HANDOVERS.c.number), 0)).where(HANDOVERS.c.table == table_id)
    ply = select(func.coalesce(func.max(LINES.c.ply), 0)).where(LINES.c.table == table_id)
    row = {"number": connection.execute(number).scalar_one() + 1, "ply": connection.execute(ply).scalar_one()}
    row |= {"table": table_id, "seat": seat, "kind": OPEN, "name": "", "at": time.time()}
    connection.execute(insert(HANDOVERS), [row])


def _without(table: RowMapping) -> dict[str, str]:
    """What is left of a person's seat: as long as the cards are being dealt, all that the deal needs."""
    gone = {"name": "", "origin": ""}
    if table["dealing"] and not table["deal"]:
        return gone
    gone["token"] = ""
    if not table["result"]:
        gone["kind"] = OPEN
    if not table["deal"]:
        gone |= {"seal": "", "contribution": ""}
    return gone


def _hand_over(connection: Connection, table: RowMapping) -> None:
    """From where the table was opened is forgotten; another person is the host if the game needs one."""
    values: dict[str, int | str | None] = {"origin": ""}
    if not table["result"] and (table["deal"] or not table["dealing"]):
        people = select(func.min(SEATS.c.seat)).where(SEATS.c.table == table["id"], SEATS.c.kind == PERSON)
        values["host"] = connection.execute(people).scalar()
    connection.execute(update(TABLES).where(TABLES.c.id == table["id"]).values(values))


def delete_table(connection: Connection, table_id: str) -> bool:
    """A table with all that belongs to it; reports about it stay. False: there is none."""
    if not changed(connection, table_id):
        return False
    for part in (WORK, HINTS, REVIEWS, STARTS, CHAT, HANDOVERS, CHECKPOINTS, LINES, SEATS):
        connection.execute(delete(part).where(part.c.table == table_id))
    connection.execute(update(TABLES).where(TABLES.c.next == table_id).values(next="", revision=TABLES.c.revision + 1))
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
    return True


def old_chat(connection: Connection, before: float) -> list[str]:
    """Deletes what was said before a time, at some tables; gives these, and nothing once there is no more."""
    some = select(CHAT.c.table).where(CHAT.c.at < before).distinct().limit(AT_ONCE)
    tables = sorted(connection.execute(some).scalars())
    for table_id in tables:
        changed(connection, table_id)
        connection.execute(delete(CHAT).where(CHAT.c.table == table_id, CHAT.c.at < before))
    return tables


def outdated(connection: Connection, now: float) -> None:
    """Forgets from where people came, and reports, when their time is over."""
    old = TABLES.c.created < now - KEEP_ORIGINS
    at_old = SEATS.c.table.in_(select(TABLES.c.id).where(old))
    connection.execute(update(TABLES).where(old, TABLES.c.origin != "").values(origin=""))
    connection.execute(update(SEATS).where(at_old, SEATS.c.origin != "").values(origin=""))
    connection.execute(delete(REPORTS).where(REPORTS.c.at < now - KEEP_REPORTS))
