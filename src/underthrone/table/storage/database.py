"""Opens the database: SQLite or PostgreSQL, durable settings, and the changes of its shape that are still to come."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Table, create_engine, event, insert, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError, SQLAlchemyError

from underthrone.kernel.errors import Trouble
from underthrone.table.storage.schema import KEYS

Unopened = SQLAlchemyError  # what a database that can't be opened raises
AHEAD: Final = 4_500_000  # bytes: a little more than what a checkpoint waits for
SCHEMES: Final = ("postgres", "postgresql", "postgresql+psycopg")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = {  # with a PostgreSQL, and of a PostgreSQL with a process that stands still and holds a table
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "options": "-c idle_in_transaction_session_timeout=20000",
}
MIGRATING: Final = 7_036_005  # the number of PostgreSQL's lock under which one process changes the shape


def insert_into(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what becomes of a row that is there already."""
    return sqlite.Insert(table) if connection.dialect.name == "sqlite" else postgresql.Insert(table)


def checked(url: str) -> str:
    """The URL of a PostgreSQL as SQLAlchemy wants it; Trouble when it is none."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Trouble(f"{url!r} is no URL of a database: it looks like postgresql://user:password@host/name.") from None
    if parsed.drivername not in SCHEMES:
        raise Trouble(
            f"--database takes postgresql://user:password@host/name, not {parsed.drivername}; "
            "without it the tables are on SQLite, in the folder of --data."
        )
    return parsed.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)


def shown(url: str) -> str:
    """The URL for people: without its password."""
    return make_url(url).set(drivername="postgresql").render_as_string()


def opened(url: str) -> Engine:
    """The database in its newest shape."""
    engine = connecting(url)
    if engine.dialect.name == "sqlite":
        migrated(engine)
        _room_ahead(engine)
    else:
        try:
            migrated(engine)
        except OperationalError as error:
            raise Trouble(f"The database {shown(url)} can't be opened: {str(error.orig).strip()}") from None
    return engine


def connecting(url: str) -> Engine:
    """The database as it is."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, connect_args=PATIENCE)
    engine = create_engine(url)
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begun)
    return engine


def for_writing(engine: Engine) -> Engine:
    """The database for transactions that write: on SQLite they wait for their turn when they begin.

    One that has begun by reading can't wait any more: it would fail where somebody else has written meanwhile.
    """
    return engine.execution_options(writes=True)


def _begun(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _durable(connection: sqlite3.Connection, _record: Any) -> None:
    """A committed transaction survives a kill and a power cut: the log is synced at every commit."""
    connection.isolation_level = None  # transactions begin where we say, so that a change of the shape is whole too
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def _room_ahead(engine: Engine) -> None:
    """Makes the log as long as it will get: a commit then writes over it, which syncs faster than making it longer."""
    with for_writing(engine).begin() as connection:
        for statement in (f"CREATE TABLE ahead AS SELECT zeroblob({AHEAD}) AS bytes", "DROP TABLE ahead"):
            connection.exec_driver_sql(statement)
    with closing(engine.raw_connection()) as driver:
        driver.cursor().execute("PRAGMA wal_checkpoint(RESTART)")


def migrated(engine: Engine) -> None:
    """Brings an older database, or an empty one, up to date."""
    with for_writing(engine).begin() as connection:
        migrate(connection)


def migrate(connection: Connection, to: str = "head") -> None:
    """Makes the changes that are still to come, or those up to a shape, in the transaction of a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    if connection.dialect.name == "postgresql":  # of several processes that start at once, one does it
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def key(engine: Engine, name: str) -> bytes:
    """A secret of the server's own, drawn once, whichever process is the first to ask."""
    wanted = select(KEYS.c.value).where(KEYS.c.name == name)
    try:
        with for_writing(engine).begin() as connection:
            found = connection.execute(wanted).scalar()
            if found is None:
                found = secrets.token_bytes(32)
                connection.execute(insert(KEYS).values(name=name, value=found))
    except IntegrityError:
        with engine.connect() as connection:
            found = connection.execute(wanted).scalar_one()
    return bytes(found)
