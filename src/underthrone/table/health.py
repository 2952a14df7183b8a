"""Whether the server is well: what it stores can be written, and there is room on the disk."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from underthrone.table.house import House

KEPT: Final = 2.0  # seconds for which an answer holds: asking often costs nothing
LEAST_FREE: Final = 64 * 1024 * 1024  # bytes on the disk


class Health:
    """Looked at when somebody asks, by one of them for all."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._trouble = ""
        self._tables = 0
        self._until = 0.0
        self._looking = asyncio.Lock()

    async def told(self) -> tuple[int, str]:
        """A status, and a line for people."""
        async with self._looking:
            if time.monotonic() >= self._until:
                self._trouble = await self._look()
                self._until = time.monotonic() + KEPT
        if self._trouble:
            return 503, self._trouble + "\n"
        return 200, f"ok, {self._tables} tables, {self.house.streams.open} listening\n"

    async def _look(self) -> str:
        """What is wrong; nothing when all is well."""
        try:
            await self.house.store.probe()
            self._tables = await self.house.store.count()
        except SQLAlchemyError as error:
            return f"The storage can't be written to: {getattr(error, 'orig', None) or type(error).__name__}."
        if self.house.store.shared:  # the disk is the database's
            return ""
        free = (await asyncio.to_thread(shutil.disk_usage, self.house.config.data)).free
        if free < LEAST_FREE:
            return f"The disk is almost full: {free // 1_000_000} MB are left."
        return ""
