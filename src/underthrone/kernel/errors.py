"""What goes wrong, said in one sentence."""

from __future__ import annotations


class Trouble(Exception):
    """Bad input: the sentence names what is wrong and where; nothing was changed."""


class OtherRules(Trouble):
    """A game by rules that aren't played here: they are newer than this program, or from before its first release."""

    def __init__(self, sentence: str, newer: bool) -> None:
        super().__init__(sentence)
        self.newer = newer


class Illegal(Trouble):
    """A move that isn't possible now: why, by language."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__(words["en"])
        self.words = words
