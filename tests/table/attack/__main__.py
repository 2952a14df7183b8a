"""All points, with much of everything."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.table.attack import POINTS, Attack, attacked
from tests.table.raw import memory


def main() -> int:
    """Attacks at all points; gives how many gave way."""
    given = 0
    with tempfile.TemporaryDirectory() as folder, attacked(Path(folder) / "data") as server:
        for number, one in enumerate(POINTS):
            try:
                told = "held       " + one(Attack(server, number, much=True))
            except AssertionError as error:
                given += 1
                told = f"GAVE WAY   {error}"
            print(f"{one.__name__.replace('_', ' '):42} {told}", flush=True)
        print(f"{len(POINTS) - given} of {len(POINTS)} points held; {memory(server):.0f} MB in the end")
    return given


if __name__ == "__main__":
    sys.exit(main())
