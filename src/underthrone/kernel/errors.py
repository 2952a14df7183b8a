"""What goes wrong, said in one sentence."""

from __future__ import annotations


class Trouble(Exception):
    """Bad input: the sentence names what is wrong and where; nothing was changed."""


class Illegal(Trouble):
    """A move that isn't possible now: why, by language."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__(words["en"])
        self.words = words
