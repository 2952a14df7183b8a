"""A process that only thinks: it takes bots' decisions from the database, on whatever host."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from underthrone.table.config import Config
from underthrone.table.house import House


async def think(config: Config, ready: Callable[[], None]) -> None:
    """Until it is told to stop; what it hasn't finished others take."""
    house = House(config)
    await house.open()
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    ready()
    await stop.wait()
    await house.close()
