"""What players report to whoever runs the server."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, Engine, func, insert, select, update

from underthrone.table.storage.database import for_writing
from underthrone.table.storage.schema import CHAT, REPORTS, SEATS

MOST_CHAT: Final = 10  # lines that come along
A_MINUTE: Final = 60.0  # between two reports of a seat
MOST_OF_SEAT: Final = 20


def too_soon(connection: Connection, table_id: str, seat: int, now: float) -> float:
    """For how many seconds a seat has to wait until it may report again; 0: it may now."""
    count, last = connection.execute(
        select(func.count(), func.max(REPORTS.c.at)).where(REPORTS.c.table == table_id, REPORTS.c.seat == seat)
    ).one()
    if not count:
        return 0.0
    return 24 * 60 * A_MINUTE if count >= MOST_OF_SEAT else max(0.0, last + A_MINUTE - now)


def report(connection: Connection, table_id: str, seat: int, about: int | None, text: str, now: float) -> float:
    """Stores a report with what was said last; gives for how many seconds to wait when it is too soon."""
    wait = too_soon(connection, table_id, seat, now)
    if wait:
        return wait
    name = origin = ""
    said = select(CHAT.c.seat, CHAT.c.name, CHAT.c.text).where(CHAT.c.table == table_id)
    if about is not None:
        said = said.where(CHAT.c.seat == about)
        chair = select(SEATS.c.name, SEATS.c.origin).where(SEATS.c.table == table_id, SEATS.c.seat == about)
        name, origin = connection.execute(chair).one()
    lines = connection.execute(said.order_by(CHAT.c.number.desc()).limit(MOST_CHAT)).all()
    chat = json.dumps([[row.seat, row.name, row.text] for row in reversed(lines)], ensure_ascii=False)
    row = {"table": table_id, "seat": seat, "about": about, "name": name, "origin": origin}
    connection.execute(insert(REPORTS), [row | {"text": text, "chat": chat, "at": now, "done": False}])
    return 0.0


def reports(connection: Connection, table_id: str = "", everything: bool = False) -> list[dict[str, Any]]:
    """Those that nobody has dealt with, or all; of one table or of all; the newest first."""
    some = select(REPORTS).order_by(REPORTS.c.number.desc())
    if table_id:
        some = some.where(REPORTS.c.table == table_id)
    if not everything:
        some = some.where(~REPORTS.c.done)
    return [dict(row) | {"chat": json.loads(row["chat"])} for row in connection.execute(some).mappings()]


def settle(engine: Engine, number: int) -> bool:
    """A report is dealt with; False when there is none of this number."""
    with for_writing(engine).begin() as connection:
        one = update(REPORTS).where(REPORTS.c.number == number).values(done=True)
        return connection.execute(one).rowcount == 1
