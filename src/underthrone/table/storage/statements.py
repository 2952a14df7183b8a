"""What is ever written, in the order in which one transaction writes it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.sql.dml import UpdateBase

from underthrone.table.storage.schema import CHAT, CHECKPOINTS, HANDOVERS, LINES, SEATS, STARTS, TABLES, WORK

Row = dict[str, Any]
SEAT_FIELDS: Final = ("kind", "name", "level", "token", "seal", "contribution", "origin")
TABLE_FIELDS: Final = ("host", "dealing", "deal", "next")
_AT_TABLE: Final = TABLES.c.id == bindparam("at_table")
_AT_REVISION: Final = TABLES.c.revision == bindparam("at_revision")
_LAST_PLY: Final = select(func.coalesce(func.max(LINES.c.ply), 0)).where(LINES.c.table == bindparam("at_table"))

ADD_TABLE: Final = insert(TABLES)
ADD_START: Final = insert(STARTS)
SET_TABLE: Final = (  # by one process alone: the next one finds another revision
    update(TABLES)
    .where(_AT_TABLE, _AT_REVISION)
    .values({name: bindparam(name) for name in (*TABLE_FIELDS, "revision")})
)
HOLD_TABLE: Final = (  # nobody else changes the table before this transaction is committed
    update(TABLES).where(_AT_TABLE, _AT_REVISION).values(revision=bindparam("at_revision"))
)
HOLD_PLY: Final = (  # after SET_TABLE, which waits for those who hold it: nobody has answered meanwhile
    update(TABLES)
    .where(_AT_TABLE, _LAST_PLY.scalar_subquery() == bindparam("at_ply"))
    .values(revision=TABLES.c.revision)
)
ADD_SEAT: Final = insert(SEATS)
SET_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("at_table"), SEATS.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in SEAT_FIELDS})
)
ADD_HANDOVER: Final = insert(HANDOVERS)
ADD_LINE: Final = insert(LINES)
SET_RESULT: Final = update(TABLES).where(_AT_TABLE).values(result=bindparam("text"))
ADD_CHECKPOINT: Final = insert(CHECKPOINTS)
ADD_CHAT: Final = insert(CHAT)
DROP_WORK: Final = delete(WORK).where(WORK.c.table == bindparam("at_table"), WORK.c.seat == bindparam("at_seat"))
ADD_WORK: Final = insert(WORK)
ORDER: Final[list[UpdateBase]] = [
    ADD_TABLE,
    ADD_START,
    SET_TABLE,
    HOLD_TABLE,
    HOLD_PLY,
    ADD_SEAT,
    SET_SEAT,
    ADD_HANDOVER,
    ADD_LINE,
    SET_RESULT,
    ADD_CHECKPOINT,
    ADD_CHAT,
    DROP_WORK,
    ADD_WORK,
]
GUARDS: Final = {id(guard) for guard in (SET_TABLE, HOLD_TABLE, HOLD_PLY)}  # each row must find what it changes
_PLACES: Final = {id(statement): place for place, statement in enumerate(ORDER)}


class Write(NamedTuple):
    """A statement with its rows."""

    what: UpdateBase
    rows: list[Row]

    @property
    def place(self) -> int:
        """When it is its turn."""
        return _PLACES.get(id(self.what), len(ORDER))

    @property
    def guards(self) -> bool:
        """Whether each row must find what it changes."""
        return id(self.what) in GUARDS
