"""What the server is started with."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from underthrone.bots.levels import LEVELS
from underthrone.table.addresses import Proxies
from underthrone.table.connections import Bounds
from underthrone.table.limits import NEW_TABLES, RATE
from underthrone.table.logbook import TEXT
from underthrone.table.storage.folder import DATABASE

EVERYBODY: Final = "everybody"
INVITED: Final = "invited"
ADMINS: Final = "admins"
KEEP_CHAT: Final = 365.0


@dataclass(slots=True, frozen=True)
class Config:
    """One server: where its data is, how it is reached, and its bounds."""

    data: Path
    base_url: str = ""  # the address that people use; nothing: as the request says
    database: str = ""  # SQLAlchemy's URL of a PostgreSQL; nothing: SQLite in the data folder
    rooms: int = 2000  # tables kept in memory
    bots: int | None = None  # processes that think; None: one less than there are cores, but one at least
    pause: float = 0.6  # seconds that a bot takes at least, so that people can follow
    limits: bool = True  # how often one address and one seat may ask
    rate: float = RATE  # requests per second of one person
    new_tables: float = NEW_TABLES  # tables per hour that one person opens
    bounds: Bounds = field(default_factory=Bounds)  # of connections
    proxies: Proxies = field(default_factory=Proxies)  # those who say from where people come
    open_tables: str = EVERYBODY  # who may open tables
    keep_chat: float = KEEP_CHAT  # days for which chat is kept; 0: for ever
    keep_logs: float = 0.0  # days for which whoever runs the server keeps its log: said on the page about privacy
    contact: str = ""  # how to reach whoever runs the server: said there too
    metrics_token: str = ""  # opens /metrics from elsewhere; without one it is seen on this machine alone
    log: str = TEXT  # or json
    quiet: bool = False  # no line in the log for each event
    engines: tuple[tuple[str, str], ...] = ()  # bots from outside that are offered beside ours: name and what runs it

    @property
    def bot_processes(self) -> int:
        """How many processes think; with none others do it, `underthrone think`."""
        return max(1, (os.cpu_count() or 1) - 1) if self.bots is None else self.bots

    @property
    def levels(self) -> tuple[str, ...]:
        """What bots there are: ours by strength, then the operator's engines by name."""
        return (*LEVELS, *[name for name, _ in self.engines])

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite:///{(self.data / DATABASE).absolute()}"
