"""The operator's desk: the database of servers that may be running, opened beside them, and news to them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, delete, insert
from sqlalchemy.exc import OperationalError

from underthrone.kernel.errors import Trouble
from underthrone.table.config import Config
from underthrone.table.storage.database import MIGRATIONS, connecting, for_writing, shown
from underthrone.table.storage.folder import DATABASE
from underthrone.table.storage.news import announce
from underthrone.table.storage.schema import NEWS

Desk = Engine  # what the commands of operators work with
OPERATOR: Final = "operator"  # the process that news come from
HEARD: Final = 3600.0  # seconds after which whoever runs has heard the news


def newest() -> str:
    """The shape that this version gives the database."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""


def shape(engine: Engine) -> str:
    """The shape that the database has; nothing when it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() or ""


def found(config: Config) -> Engine:
    """The database as it is; Trouble when there is none."""
    if not config.database and not (config.data / DATABASE).exists():
        raise Trouble(f"There are no tables in {config.data.resolve()}: --data names the folder of `serve`.")
    engine = connecting(config.url)
    try:
        engine.connect().close()
    except OperationalError as error:
        where = shown(config.url) if config.database else config.data
        raise Trouble(f"The database {where} can't be opened: {str(error.orig).strip()}") from None
    return engine


def desk(config: Config) -> Engine:
    """The database, in the shape that this version knows; Trouble when it has another one."""
    engine = found(config)
    has = shape(engine)
    if has != newest():
        raise Trouble(
            f"The database has the shape {has or 'of an empty one'}, and this version works with {newest()}: "
            "use the version that its servers run; `underthrone serve` brings an older one up to date."
        )
    return engine


@contextmanager
def telling(engine: Engine, *news: str) -> Iterator[Connection]:
    """A transaction of which all running servers hear within seconds: at once on PostgreSQL, by a look on SQLite."""
    with for_writing(engine).begin() as connection:
        if engine.dialect.name == "sqlite":
            now = time.time()
            connection.execute(insert(NEWS), [{"at": now, "news": one} for one in news])
            connection.execute(delete(NEWS).where(NEWS.c.at < now - HEARD))
        yield connection
        if engine.dialect.name == "postgresql":
            announce(connection, OPERATOR, news)


def folder_of(config: Config) -> Path | None:
    """The folder of a database on SQLite."""
    return None if config.database else config.data
