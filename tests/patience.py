"""Waiting in tests: until something is so. How fast the machine is decides nothing; only what never comes fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 300.0  # seconds
MILLISECONDS: Final = 1000 * PATIENCE
NAP: Final = 0.02


def until(so: Callable[[], object], otherwise: str) -> None:
    """Waits until it is so."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, otherwise
        time.sleep(NAP)


async def till(so: Callable[[], object], otherwise: str) -> None:
    """The same while other tasks go on."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, otherwise
        await asyncio.sleep(NAP)
