"""Opens the database: durable settings, and the changes of its shape that are still to come."""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, insert, select

from underthrone.table.storage.schema import KEYS


def opened(url: str) -> Engine:
    """The database in its newest shape."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    migrated(engine)
    return engine


def _durable(connection: sqlite3.Connection, _record: Any) -> None:
    """A committed transaction survives a kill and a power cut: the log is synced at every commit."""
    connection.isolation_level = None  # transactions begin where we say, so that a change of the shape is whole too
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


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
