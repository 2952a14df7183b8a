"""Opens the database: durable settings, and the changes of its shape that are still to come."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, insert, select

from underthrone.table.storage.schema import KEYS

AHEAD: Final = 4_500_000  # bytes: a little more than what a checkpoint waits for


def opened(url: str) -> Engine:
    """The database in its newest shape."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    migrated(engine)
    if engine.dialect.name == "sqlite":
        _room_ahead(engine)
    return engine


def _durable(connection: sqlite3.Connection, _record: Any) -> None:
    """A committed transaction survives a kill and a power cut: the log is synced at every commit."""
    connection.isolation_level = None  # transactions begin where we say, so that a change of the shape is whole too
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def _room_ahead(engine: Engine) -> None:
    """Makes the log as long as it will get: a commit then writes over it, which syncs faster than making it longer."""
    with engine.begin() as connection:
        for statement in (f"CREATE TABLE ahead AS SELECT zeroblob({AHEAD}) AS bytes", "DROP TABLE ahead"):
            connection.exec_driver_sql(statement)
    with closing(engine.raw_connection()) as driver:
        driver.cursor().execute("PRAGMA wal_checkpoint(RESTART)")


def migrated(engine: Engine) -> None:
    """Brings an older database, or an empty one, up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def key(engine: Engine, name: str) -> bytes:
    """A secret of the server's own, drawn once."""
    with engine.begin() as connection:
        found = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
        if found is None:
            found = secrets.token_bytes(32)
            connection.execute(insert(KEYS).values(name=name, value=found))
        return bytes(found)
