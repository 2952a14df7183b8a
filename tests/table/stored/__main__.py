"""`python -m tests.table.stored VERSION`: adds what a server of this version has stored, as SQL, if it isn't there.

Later versions open it for ever: a file that is there is never written again.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.table.houses import begun, within
from tests.table.stored.folder import FOLDER, SEATS
from tests.upgrading import answers

from underthrone.table.house import House
from underthrone.table.storage.folder import DATABASE
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.chat import chat


async def story(one: House) -> None:
    """A running table of each game, and one that is over."""
    for game_id, most in [(game_id, 9) for game_id in SEATS] + [("styx", 100_000)]:
        room = await begun(one, game_id, SEATS[game_id])
        await chat(one, room, 0, f"A table of {game_id}.")
        for seat, move in answers(lambda: room.state, 7, most):  # noqa: B023
            await answer(one, room, seat, [move], room.ply)


def main(version: str) -> None:
    """Writes the file."""
    path = FOLDER / f"{version}.sql"
    if path.exists():
        sys.exit(f"{path} is there already.")
    with tempfile.TemporaryDirectory() as folder:
        within(Path(folder), story, bots=0)
        with closing(sqlite3.connect(Path(folder) / DATABASE)) as database:
            path.write_text("\n".join(database.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
