"""Whether everything that is stored is well: the shape, the rows, the files, and every game."""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, select, text

from underthrone.kernel.errors import Trouble
from underthrone.table.config import Config
from underthrone.table.storage import papers
from underthrone.table.storage.desk import folder_of
from underthrone.table.storage.folder import DATABASE
from underthrone.table.storage.loading import OtherVersion, loaded
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
        yield from _open_files(folder)


def _open_files(folder: Path) -> Iterator[str]:
    for path in [folder, *sorted(folder.glob(f"{DATABASE}*"))]:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            yield f"{path} can be read by others (mode {mode:o}): `serve` closes it when it starts."


def games(engine: Engine, config: Config, tables: list[str], each: Callable[[], None], journals: bool) -> Iterator[str]:
    """What isn't right with some tables: that they don't open, or that their journals don't verify."""
    for table_id in tables:
        try:
            with engine.connect() as connection:
                room = loaded(connection, table_id)
            if journals and room is not None and room.journal is not None:
                _, trouble = papers.verify(config.url, table_id)
                if trouble:
                    yield f"{trouble}"
        except OtherVersion as other:
            yield f"Table {table_id}: {other}"
        except Trouble as trouble:
            yield str(trouble)
        except Exception as error:  # whatever is stored there
            yield f"Table {table_id} is damaged: {error!r}."
        each()
