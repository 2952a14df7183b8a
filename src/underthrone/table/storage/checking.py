"""Whether everything that is stored is well: the shape, the rows, the files, and every game."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, select, text

from underthrone.kernel.errors import Trouble
from underthrone.table.config import Config
from underthrone.table.storage import papers
from underthrone.table.storage.desk import folder_of
from underthrone.table.storage.folder import DATABASE
from underthrone.table.storage.loading import loaded
from underthrone.table.storage.schema import META, TABLES


def ids(engine: Engine) -> list[str]:
    """All tables, the oldest first."""
    with engine.connect() as connection:
        return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created)).scalars())


def whole(engine: Engine, config: Config) -> Iterator[str]:
    """What isn't right with the database and its files, in sentences."""
    with engine.connect() as connection:
        for difference in compare_metadata(MigrationContext.configure(connection), META):
            yield f"The shape of the database isn't what it should be: {difference}."
        if engine.dialect.name == "sqlite":
            said = connection.execute(text("PRAGMA integrity_check")).scalars().all()
            yield from (f"SQLite says: {line}." for line in said if line != "ok")
            for row in connection.execute(text("PRAGMA foreign_key_check")):
                yield f"A row of {row[0]} belongs to a table that there isn't."
    folder = folder_of(config)
    if folder is not None:
        yield from folder_troubles(folder)


def folder_troubles(folder: Path) -> list[str]:
    """What is wrong with the folder of an SQLite, in sentences."""
    if not folder.exists():
        return []
    found: list[str] = []
    if not os.access(folder, os.W_OK | os.X_OK):
        found.append(f"Nothing can be written to the folder {folder}.")
    for path in [folder, *sorted(folder.glob(f"{DATABASE}*"))]:
        mode = path.stat().st_mode
        if mode & (stat.S_IRWXG | stat.S_IRWXO) and (path != folder or (folder / DATABASE).exists()):
            found.append(f"{path} is open to others ({stat.filemode(mode)}); a server that starts closes it to them.")
        if path != folder and not os.access(path, os.R_OK | os.W_OK):
            found.append(f"{path} can't be read and written.")
    return found


def games(engine: Engine, tables: list[str], each: Callable[[], None], journals: bool) -> Iterator[str]:
    """What isn't right with some tables: that they don't open, or that their journals don't verify."""
    for table_id in tables:
        with engine.connect() as connection:
            if sentence := damage(connection, table_id, journals):
                yield sentence
        each()


def damage(connection: Connection, table_id: str, journals: bool) -> str:
    """Opens a table as a server does, and plays it again from its deal; gives what is wrong."""
    try:
        room = loaded(connection, table_id)
        if journals and room is not None and room.journal is not None:
            papers.journal(connection, table_id).verify()
    except Trouble as trouble:
        return str(trouble)
    except Exception as error:  # whatever is in the database
        return f"Table {table_id} is damaged: {error!r}."
    return ""
