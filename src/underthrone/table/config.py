"""What the server is started with."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from underthrone.table.storage.folder import DATABASE


@dataclass(slots=True, frozen=True)
class Config:
    """One server: where its data is, how it is reached, and its bounds."""

    data: Path
    base_url: str = ""  # the address that people use; nothing: as the request says
    database: str = ""  # SQLAlchemy's URL of a PostgreSQL; nothing: SQLite in the data folder
    rooms: int = 500  # tables kept in memory
    bots: int | None = None  # processes that think; None: one less than there are cores, but one at least
    pause: float = 0.6  # seconds that a bot takes at least, so that people can follow
    limits: bool = True  # how often one address and one seat may ask
    quiet: bool = False  # no line in the log for each event

    @property
    def proxied(self) -> bool:
        """Whether people come through a proxy on this machine, which says where from."""
        return bool(self.base_url)

    @property
    def bot_processes(self) -> int:
        """How many processes think; with none others do it, `underthrone think`."""
        return max(1, (os.cpu_count() or 1) - 1) if self.bots is None else self.bots

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite:///{(self.data / DATABASE).absolute()}"
