"""`python -m tests.journals` (`make journals`): adds journals of the newest rules of every game where there are none.

Each stands in `<game>/rules-<version>/<players>.journal` and is replayed by the tests for ever: a file that is there is
never written again. A change of rules adds a folder; a change of cards adds nothing: journals carry theirs.
"""

from __future__ import annotations

import hashlib

from tests.journals.folder import FOLDER, path_of
from tests.upgrading import answers

import underthrone as ut
from underthrone.bots import named
from underthrone.journal.journal import Journal
from underthrone.kernel.errors import Illegal
from underthrone.kernel.game import Game

TEAM = "stygian-society"  # is soon beaten when its moves are drawn: its seats think


def main() -> None:
    """Writes what is missing."""
    for game_id in ut.games():
        g = ut.game(game_id)
        for players in g.players:
            path = path_of(g, players)
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(played(g, players).text(words=False), "utf-8")
                print(path.relative_to(FOLDER), flush=True)


def played(g: Game, players: int) -> Journal:
    """A whole game with a secret, every option in its turn, answers that are changed and answers that are undone."""
    options = {name: option.choices[players % len(option.choices)] for name, option in g.options.items()}
    secret = hashlib.sha256(f"{g.id} {g.version} {players}".encode()).digest()
    given = {seat: f"seat {seat}" for seat in range(players - 1)}
    journal = Journal.begin(g, players, options, secret=secret, contributions=given)
    bot = named("greedy", players)
    for number, (seat, move) in enumerate(answers(lambda: journal.state, players), 1):
        chosen = bot.move(journal.state, seat) if g.id == TEAM else move
        journal.play(seat, chosen)
        if number % 11 == 0 and journal.can_undo(seat):
            undone(journal, seat)
    return journal


def undone(journal: Journal, seat: int) -> None:
    """Takes back, where something can be taken back and the game isn't over."""
    if journal.state.deciders():
        try:
            journal.undo(seat)
        except Illegal:
            return


if __name__ == "__main__":
    main()
