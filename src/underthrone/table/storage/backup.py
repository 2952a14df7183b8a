"""A backup: one file for both databases, and the way from one to the other. A zip of JSON lines.

`manifest.json` names the version of the file, the shape of the database, and the rows and the SHA-256 of each part.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, Final

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, Table, insert, select, text

from underthrone.kernel.errors import Trouble
from underthrone.table.storage.database import MIGRATIONS, for_writing, migrate
from underthrone.table.storage.desk import shape
from underthrone.table.storage.folder import OWNER_ONLY

FORMAT: Final = "underthrone backup"
VERSION: Final = 1
MANIFEST: Final = "manifest.json"
LEFT_OUT: Final = {"alembic_version", "news", "served"}  # of the moment
REPLACED: Final = {"keys"}  # a server that never had a table has these
AT_ONCE: Final = 500  # rows
BYTES: Final = "base64"
Progress = Callable[[str, int], None]


def backup(engine: Engine, file: Path, progress: Progress = lambda part, rows: None) -> dict[str, int]:
    """Everything as it is at one moment, while servers run; gives the rows of each part. Never over another file."""
    beside = file.with_name(file.name + ".part")
    try:
        with _private(beside) as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as pack:
            parts = _packed(engine, pack, progress)
        os.link(beside, file)  # fails where there is a file
    except FileExistsError:
        raise Trouble(f"{file} is there already: a backup never replaces another.") from None
    finally:
        beside.unlink(missing_ok=True)
    return {name: part["rows"] for name, part in parts.items()}


def _private(file: Path) -> IO[bytes]:
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb")


def _packed(engine: Engine, pack: zipfile.ZipFile, progress: Progress) -> dict[str, dict[str, Any]]:
    parts: dict[str, dict[str, Any]] = {}
    moment = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.connect().execution_options(**moment) as connection, connection.begin():
        for table in _parts(connection):
            rows, seal = 0, hashlib.sha256()
            found = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
            with pack.open(f"{table.name}.jsonl", "w", force_zip64=True) as out:
                for row in found.mappings():
                    line = _line(dict(row))
                    seal.update(line)
                    out.write(line)
                    rows += 1
            parts[table.name] = {"rows": rows, "sha256": seal.hexdigest()}
            progress(table.name, rows)
    manifest = {"format": FORMAT, "version": VERSION, "shape": shape(engine), "made": time.time(), "parts": parts}
    pack.writestr(MANIFEST, json.dumps(manifest, indent=1))
    return parts


def _parts(connection: Connection) -> list[Table]:
    """The tables of the database as it is, those first that others point to."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name not in LEFT_OUT]


def _line(row: dict[str, Any]) -> bytes:
    plain = {name: {BYTES: base64.b64encode(v).decode()} if isinstance(v, bytes) else v for name, v in row.items()}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _row(line: bytes) -> dict[str, Any]:
    row: dict[str, Any] = json.loads(line)
    return {name: base64.b64decode(v[BYTES]) if isinstance(v, dict) else v for name, v in row.items()}


# --- Back


def restore(engine: Engine, file: Path, progress: Progress = lambda part, rows: None) -> dict[str, int]:
    """Everything from a backup, into a database without tables: whole, or nothing; gives the rows of each part."""
    try:
        with zipfile.ZipFile(file) as pack:
            manifest = _checked(pack, file)
            with for_writing(engine).begin() as connection:
                _emptied(connection)
                migrate(connection, manifest["shape"])
                _unpacked(connection, pack, manifest, progress)
                migrate(connection)
    except (zipfile.BadZipFile, zlib.error, KeyError, ValueError) as error:
        raise Trouble(f"{file} is no backup of Underthrone, or a damaged one: {error}") from None
    return {name: part["rows"] for name, part in manifest["parts"].items()}


def _checked(pack: zipfile.ZipFile, file: Path) -> dict[str, Any]:
    """The manifest; Trouble when a part isn't what it must be, or when this version can't read it."""
    manifest: dict[str, Any] = json.loads(pack.read(MANIFEST))
    if manifest["format"] != FORMAT or manifest["version"] != VERSION:
        raise Trouble(f"{file} was made by another version of Underthrone.")
    try:
        ScriptDirectory(str(MIGRATIONS)).get_revision(manifest["shape"])
    except CommandError:
        raise Trouble(f"{file} has the shape {manifest['shape']}, of a newer version of Underthrone.") from None
    for name, part in manifest["parts"].items():
        seal = hashlib.sha256()
        for line in _lines(pack, name):
            seal.update(line)
        if seal.hexdigest() != part["sha256"]:
            raise Trouble(f"{file} is damaged: {name} isn't what was backed up.")
    return manifest


def _lines(pack: zipfile.ZipFile, name: str) -> Iterator[bytes]:
    with pack.open(f"{name}.jsonl") as lines:
        yield from lines


def _emptied(connection: Connection) -> None:
    """Away with the empty shape that is there; Trouble when there is something in it, or somebody who uses it."""
    there = MetaData()
    there.reflect(connection)
    for table in there.sorted_tables:
        if table.name in LEFT_OUT | REPLACED:
            continue
        if connection.execute(select(table).limit(1)).first() is not None:
            raise Trouble(f"There are {table.name} already: a backup is restored to an empty folder or database.")
    if connection.dialect.name == "postgresql":
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        if connection.execute(text(others)).scalar_one():
            raise Trouble("The database is in use: stop its servers and thinkers first.")
    there.drop_all(connection)


def _unpacked(connection: Connection, pack: zipfile.ZipFile, manifest: dict[str, Any], progress: Progress) -> None:
    for table in _parts(connection):
        rows: list[dict[str, Any]] = []
        count = 0
        for line in _lines(pack, table.name):
            rows.append(_row(line))
            if len(rows) == AT_ONCE:
                connection.execute(insert(table), rows)
                count, rows = count + len(rows), []
        if rows:
            connection.execute(insert(table), rows)
        progress(table.name, count + len(rows))
        _count_on(connection, table)
    missing = set(manifest["parts"]) - {table.name for table in _parts(connection)}
    if missing:
        raise Trouble(f"The backup has {', '.join(sorted(missing))}, for which there is no place.")


def _count_on(connection: Connection, table: Table) -> None:
    """PostgreSQL goes on counting reports where the backup ended."""
    if connection.dialect.name == "postgresql" and table.name == "reports":
        after = "SELECT setval(pg_get_serial_sequence('reports', 'number'), coalesce(max(number), 0) + 1, false)"
        connection.execute(text(f"{after} FROM reports"))
