"""The curve of win chances where there is no picture: a line of blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BLOCKS: Final = "▁▂▃▄▅▆▇█"


def sparkline(values: Sequence[float], width: int) -> str:
    """Chances as a line at most so wide: each sign is the mean of what it stands for."""
    count = min(width, len(values))
    signs: list[str] = []
    for i in range(count):
        some = values[i * len(values) // count : (i + 1) * len(values) // count]
        mean = sum(some) / len(some)
        signs.append(BLOCKS[min(len(BLOCKS) - 1, int(mean * len(BLOCKS)))])
    return "".join(signs)
