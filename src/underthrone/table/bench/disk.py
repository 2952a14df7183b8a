"""The disk alone, as a yardstick: what a durable write takes here without any server."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

BLOCK: Final = b"x" * 8192  # about what an answer adds to the log
ROOM: Final = 512  # blocks, written over again and again as the log is


def disk(folder: Path, seconds: float, pace: float) -> list[float]:
    """The times of so many writes a second, each synced, in seconds."""
    times = []
    file = os.open(folder / "yardstick", os.O_RDWR | os.O_CREAT)
    try:
        os.write(file, BLOCK * ROOM)
        os.fsync(file)
        begun = time.perf_counter()
        for n in range(int(seconds * pace)):
            time.sleep(max(0.0, begun + n / pace - time.perf_counter()))
            at = time.perf_counter()
            os.pwrite(file, BLOCK, n % ROOM * len(BLOCK))
            os.fdatasync(file)
            times.append(time.perf_counter() - at)
    finally:
        os.close(file)
    return sorted(times)
