"""Kills servers, thinkers and PostgreSQL while people and bots play: `python -m tests.table.faults --kills 200`.

People write down what they were told. In the end the database's rows must hold all of it, once, and every table must
have gone on by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.table.faults.trial import Trial, tried
from tests.table.postgres import programs

from underthrone.lab.stamp import stamp

ON_SQLITE: Final = 0.25  # of all kills


def main() -> int:
    """Both databases; says in the end what was lost: 1 when anything was."""
    words = argparse.ArgumentParser(prog="python -m tests.table.faults")
    words.add_argument("--kills", type=int, default=200, help="how many times something is killed, in all")
    words.add_argument("--seed", type=int, default=1, help="what is killed when")
    words.add_argument("--minutes", type=float, default=40.0, help="after which it ends, however many kills are left")
    words.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    asked = words.parse_args()
    command = f"python -m tests.table.faults {' '.join(sys.argv[1:])}".strip()
    said = stamp(command)
    print(" · ".join(str(said[name]) for name in ("command", "date", "commit", "engine", "machine")), flush=True)
    kinds = ["sqlite", "postgresql"] if asked.database == "both" else [asked.database]
    if "postgresql" in kinds and programs() is None:
        print("PostgreSQL is left out: there is none (on Debian: apt install postgresql).")
        kinds.remove("postgresql")
    kills = dict.fromkeys(kinds, asked.kills)
    if len(kinds) == 2:
        few = round(asked.kills * ON_SQLITE)
        kills = {"sqlite": few, "postgresql": asked.kills - few}
    lost = False
    for kind in kinds:
        with tempfile.TemporaryDirectory(prefix="underthrone-faults-", ignore_cleanup_errors=True) as folder:
            share = asked.minutes * kills[kind] / sum(kills.values())
            trial = Trial(Path(folder), kind, kills[kind], random.Random(asked.seed), 60 * share)
            try:
                asyncio.run(tried(trial))
            except AssertionError as error:
                print(f"LOST on {kind}: {error}", flush=True)
                lost = True
    return int(lost)


if __name__ == "__main__":
    sys.exit(main())
