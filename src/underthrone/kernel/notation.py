"""Moves as short texts made of ids, in no language: `draft:outlaw`, `place:2,tithe`."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from underthrone.kernel.kinds import Moves

WORD: Final = re.compile("[a-z0-9][a-z0-9-]*")  # what an id must be to stand in a notation
LONGEST_TEXT: Final = 80  # that is looked up


class Notation:
    """The text of every move of a game, and the move of every text."""

    def __init__(self, moves: Moves, ids: Callable[[str], list[str]]) -> None:
        self.texts: list[str] = [""] * moves.count
        for kind in moves.kinds:
            begun = [""]
            for name, size in zip(kind.args, kind.values()):
                words = said(ids(name), size)
                begun = [f"{text},{word}" if text else word for text in begun for word in words]
            for nth, text in enumerate(begun):
                self.texts[kind.at(nth)] = f"{kind.name}:{text}" if text else kind.name
        self.numbers: dict[str, int] = {text: move for move, text in enumerate(self.texts)}

    def move(self, text: str) -> int:
        """The move that a text means, in capitals or with spaces too; -1: none."""
        return self.numbers.get(re.sub(r"\s", "", text[:LONGEST_TEXT]).lower(), -1)

    def near(self, text: str, possible: list[int]) -> list[str]:
        """Up to three texts that look like it: possible ones rather than others."""
        wanted = text[:LONGEST_TEXT].lower()
        likely = get_close_matches(wanted, [self.texts[move] for move in possible], 3, 0.5)
        return likely or get_close_matches(wanted, self.texts, 3, 0.6)


def said(ids: list[str], size: int) -> list[str]:
    """The words of an argument's values: their ids; numbers where there are none, and `#7` where one doesn't fit."""
    if not ids:
        return [str(value) for value in range(size)]
    fitting = [WORD.fullmatch(word) is not None and ids.index(word) == i for i, word in enumerate(ids)]
    return [ids[i] if i < len(ids) and fitting[i] else f"#{i}" for i in range(size)]


def from_one(size: int) -> list[str]:
    """Ids for places that people count from one."""
    return [str(place + 1) for place in range(size)]
