"""The folder of a table on SQLite: readable by its owner only, and held by one process at a time."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

from underthrone.kernel.errors import Trouble

DATABASE: Final = "underthrone.db"
LOCK: Final = "underthrone.lock"
OWNER_ONLY: Final = 0o600


class Folder:
    """Claims a data folder for life; Trouble when another process holds it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._private()
        self._lock = os.open(path / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            raise Trouble(
                f"Another server has its tables in {path.resolve()}: SQLite serves one process; "
                "several share a PostgreSQL, with --database."
            ) from None

    def release(self) -> None:
        """Another process may take it."""
        os.close(self._lock)

    def _private(self) -> None:
        """Folder and files are their owner's alone; a folder that was there before and isn't ours stays as it is."""
        database = self.path / DATABASE
        if database.exists():
            self.path.chmod(0o700)
        else:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(database, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        for file in self.path.glob(f"{DATABASE}*"):
            file.chmod(OWNER_ONLY)
