"""What an upgrade would do to what is stored: tried on a copy, or in a transaction that is rolled back."""

from __future__ import annotations

import fcntl
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, RowMapping, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from underthrone.journal.journal import READERS
from underthrone.kernel.errors import OtherRules, Trouble
from underthrone.table.config import Config
from underthrone.table.storage.checking import damage, folder_troubles
from underthrone.table.storage.database import MIGRATIONS, connecting, migrate, shown
from underthrone.table.storage.editions import game_of
from underthrone.table.storage.folder import DATABASE, LOCK
from underthrone.table.storage.schema import TABLES

SAMPLE: Final = 5  # tables of each kind that are played again, the newest first
OPEN: Final = ""  # what closes a table: nothing
BEFORE: Final = "from before 1.0"
LOCK_SECONDS: Final = 5  # that it waits for a server to let go of a table of the database


class Kind(NamedTuple):
    """Tables that are alike: by game, rules and cards."""

    game: str
    rules: int
    edition: str
    closed: str  # why they can't be opened
    running: int  # gathering or being played: they go on
    over: int  # to be looked at, replayed and verified

    @property
    def wrong(self) -> bool:
        """They should open, and don't."""
        return self.closed not in (OPEN, BEFORE)


class Wrong(NamedTuple):
    """A table that can't be played again as it is stored."""

    table: str
    sentence: str


class Found(NamedTuple):
    """What there is, and what would come of it."""

    where: str
    revision: str  # of the database's shape; nothing: it is empty
    pending: list[str]  # the changes of it that would be made
    kinds: list[Kind]
    checked: int  # tables that were played again
    wrong: list[Wrong]
    troubles: list[str]  # of the folder

    @property
    def fine(self) -> bool:
        """Whether a server would start, and open all that it should."""
        return not (self.wrong or self.troubles or any(kind.wrong for kind in self.kinds))


def checked(config: Config, everything: bool, told: Callable[[str], None]) -> Found:
    """Looks at everything, changes nothing; a sample of the tables is played again, or all of them."""
    where = shown(config.database) if config.database else str(config.data.resolve())
    troubles = [] if config.database else folder_troubles(config.data)
    if not config.database and not (config.data / DATABASE).is_file():
        return Found(where, "", [], [], 0, [], troubles)
    try:
        with _connected(config) as connection:
            revision, pending = _shape(connection)
            if pending:
                migrate(connection)
            rows = connection.execute(select(TABLES).order_by(TABLES.c.created.desc())).mappings().all()
            closed = {row["id"]: _closed(connection, row) for row in rows}
            some = _sample(rows, closed, everything)
            wrong: list[Wrong] = []
            for number, row in enumerate(some, 1):
                told(f"Playing table {number} of {len(some)} again")
                if sentence := damage(connection, row["id"], journals=True):
                    wrong.append(Wrong(row["id"], sentence))
    except (SQLAlchemyError, sqlite3.DatabaseError) as error:
        raise Trouble(f"The data in {where} can't be read: {str(getattr(error, 'orig', error)).strip()}.") from None
    return Found(where, revision, pending, _kinds(rows, closed), len(some), wrong, troubles)


# --- Changing nothing


@contextmanager
def _connected(config: Config) -> Iterator[Connection]:
    """A copy of an SQLite, or a transaction on a PostgreSQL that is rolled back."""
    with tempfile.TemporaryDirectory(prefix="underthrone-check-") as folder:
        url = config.url
        if not config.database:
            url = f"sqlite:///{_copied(config.data, Path(folder))}"
        engine = connecting(url)
        try:
            with engine.connect() as connection, connection.begin() as transaction:
                if config.database:
                    connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'")
                yield connection
                transaction.rollback()
        finally:
            engine.dispose()


def _copied(data: Path, folder: Path) -> Path:
    """A copy of the database: with its log, or from the server that has it open."""
    source, copy = data / DATABASE, folder / DATABASE
    if _held(data):
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as database,
            closing(sqlite3.connect(copy)) as target,
        ):
            database.backup(target)
        return copy
    for file in (source, source.with_name(f"{DATABASE}-wal")):
        if file.exists():
            shutil.copyfile(file, folder / file.name)
    return copy


def _held(data: Path) -> bool:
    """Whether a server has the folder."""
    with suppress(FileNotFoundError), (data / LOCK).open("rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


# --- Looking


def _shape(connection: Connection) -> tuple[str, list[str]]:
    """The revision of the database's shape, and the changes that are still to come."""
    scripts = ScriptDirectory(str(MIGRATIONS))
    revision = MigrationContext.configure(connection).get_current_revision() or ""
    steps = {step.revision: step.doc for step in reversed(list(scripts.walk_revisions()))}
    if revision and revision not in steps:
        raise Trouble(f"A newer underthrone has changed this database (shape {revision}); this one knows {max(steps)}.")
    if not revision and inspect(connection).get_table_names():
        raise Trouble("This database has tables of something else: give Underthrone one of its own.")
    return revision, [f"{step} {doc}" for step, doc in steps.items() if step > revision]


def _closed(connection: Connection, row: RowMapping) -> str:
    """Why a table can't be opened; nothing when it can."""
    try:
        game_of(connection, row)
    except OtherRules as other:
        return BEFORE if row["journal"] in READERS or not other.newer else "of a newer underthrone"
    except Trouble as trouble:
        return str(trouble).partition(": ")[2].rstrip(".") or str(trouble)
    return OPEN


def _kinds(rows: Sequence[RowMapping], closed: dict[str, str]) -> list[Kind]:
    counted: dict[tuple[str, int, str, str], list[int]] = {}
    for row in rows:
        key = (row["game"], row["rules"], row["edition"], closed[row["id"]])
        counted.setdefault(key, [0, 0])[1 if row["result"] else 0] += 1
    return [Kind(*key, *counts) for key, counts in sorted(counted.items())]


def _sample(rows: Sequence[RowMapping], closed: dict[str, str], everything: bool) -> list[RowMapping]:
    """Those that are played again: some of each kind."""
    taken: dict[tuple[str, int, str, bool], int] = {}
    some: list[RowMapping] = []
    for row in rows:
        key = (row["game"], row["rules"], row["edition"], bool(row["result"]))
        if closed[row["id"]] == OPEN and (everything or taken.get(key, 0) < SAMPLE):
            taken[key] = taken.get(key, 0) + 1
            some.append(row)
    return some
