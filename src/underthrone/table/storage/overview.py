"""What whoever runs the server may see of its tables: who sits where, since when, what was said. Never a hand."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, func, select

from underthrone.table.room import GATHERING, OVER, PLAYING
from underthrone.table.storage.reports import reports
from underthrone.table.storage.schema import CHAT, LINES, SEATS, TABLES

CLOSED: Final = "closed"
MOVED: Final = select(func.max(LINES.c.at)).where(LINES.c.table == TABLES.c.id).scalar_subquery()
ANSWERS: Final = select(func.count()).where(LINES.c.table == TABLES.c.id).scalar_subquery()
CHAT_SHOWN: Final = 50
PHASES: Final[dict[str, list[ColumnElement[bool]]]] = {
    GATHERING: [TABLES.c.deal == "", TABLES.c.result == ""],
    PLAYING: [TABLES.c.deal != "", TABLES.c.result == ""],
    OVER: [TABLES.c.result != ""],
    CLOSED: [TABLES.c.closed],
}


def tables(
    connection: Connection,
    most: int,
    game: str = "",
    phase: str = "",
    idle_since: float | None = None,
    origin: str = "",
) -> list[dict[str, Any]]:
    """The newest tables, those that nobody has moved at since, or those that an address opened or sat at."""
    some: Select[Any] = select(TABLES, MOVED.label("moved"), ANSWERS.label("answers"))
    if game:
        some = some.where(TABLES.c.game == game)
    if phase:
        some = some.where(*PHASES[phase])
    if idle_since is not None:
        some = some.where(func.coalesce(MOVED, TABLES.c.created) < idle_since)
    if origin:
        there = select(SEATS.c.table).where(SEATS.c.origin == origin)
        some = some.where((TABLES.c.origin == origin) | TABLES.c.id.in_(there))
    rows = connection.execute(some.order_by(TABLES.c.created.desc()).limit(most)).mappings().all()
    found = [_table(row) for row in rows]
    seats = _seats(connection, [one["table"] for one in found])
    return [one | {"seats": seats[one["table"]]} for one in found]


def table(connection: Connection, table_id: str) -> dict[str, Any] | None:
    """One table with what was said and reported; None when there is none."""
    one = select(TABLES, MOVED.label("moved"), ANSWERS.label("answers")).where(TABLES.c.id == table_id)
    row = connection.execute(one).mappings().one_or_none()
    if row is None:
        return None
    said = select(CHAT).where(CHAT.c.table == table_id).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
    chat = [
        {name: line[name] for name in ("seat", "name", "text", "at")}
        for line in reversed(connection.execute(said).mappings().all())
    ]
    seats = _seats(connection, [table_id])[table_id]
    return _table(row) | {"seats": seats, "chat": chat, "reports": reports(connection, table_id, everything=True)}


def _table(row: RowMapping) -> dict[str, Any]:
    phase = OVER if row["result"] else PLAYING if row["deal"] else GATHERING
    return {
        "table": row["id"],
        "game": row["game"],
        "options": row["options"],
        "phase": phase,
        "closed": bool(row["closed"]),
        "public": bool(row["public"]),
        "live": bool(row["live"]),
        "host": row["host"],
        "opened": row["created"],
        "answers": row["answers"],
        "moved": row["moved"],
        "result": row["result"],
        "rematch": row["next"],
        "from": row["origin"],
    }


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {table_id: [] for table_id in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)).mappings():
        shown = {name: row[name] for name in ("seat", "kind", "name", "level")}
        found[row["table"]].append(shown | {"from": row["origin"]})
    return found
