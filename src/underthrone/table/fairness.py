"""Fairness: what chance was made of, recomputed and shown once a game is over."""

from __future__ import annotations

from dataclasses import dataclass

from underthrone.journal.journal import Journal
from underthrone.kernel.errors import Trouble


@dataclass(slots=True, frozen=True)
class Fairness:
    """What chance was made of, revealed after the end; `trouble` says what isn't right, and nothing when all is."""

    verified: bool
    secret: str
    key: str  # of every draw
    contributions: dict[int, str]  # by seat
    answers: int
    trouble: str


def fairness(journal: Journal) -> Fairness:
    """Everything recomputed from the secret."""
    try:
        journal.verify()
        trouble = ""
    except Trouble as error:
        trouble = str(error)
    secret = "" if journal.secret is None else journal.secret.hex()
    key, given = journal.draw_key(), dict(journal.contributions)
    return Fairness(not trouble, secret, key, given, len(journal.lines), trouble)
