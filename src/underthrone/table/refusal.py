"""What the table refuses: a word for programs, an HTTP status, and a sentence in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underthrone.kernel.errors import Illegal, Trouble
from underthrone.table.words import say

if TYPE_CHECKING:
    from underthrone.table.storage.store import Listed


class Refusal(Exception):
    """Nothing was changed; `error` names the sentence `refused-…` that says why."""

    def __init__(self, error: str, status: int = 409, **args: Any) -> None:
        super().__init__(error)
        self.error = error
        self.status = status
        self.headers: dict[str, str] = {}  # of the answer, beside its usual ones
        self.args_by_name = args

    def words(self, lang: str) -> str:
        """Why, in a sentence."""
        return say(lang, f"refused-{self.error}", **self.args_by_name)


class Unplayed(Refusal):
    """A table that an underthrone from before 1.0, or a newer one, plays; what is seen of it from outside."""

    def __init__(self, newer: bool, table: Listed) -> None:
        super().__init__("newer-table" if newer else "before-one", 410)
        self.table = table


class IllegalMove(Refusal):
    """A move that the rules don't allow now, with the game's own reason."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__("illegal")
        self.by_language = illegal.words

    def words(self, lang: str) -> str:
        """Why, as the game says it."""
        return self.by_language.get(lang, self.by_language["en"])


class BadEdition(Refusal):
    """Cards that a game can't be played with, with the sentence that says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__("bad-edition", 400)
        self.by_language: dict[str, str] = getattr(trouble, "words", {"en": str(trouble)})

    def words(self, lang: str) -> str:
        """What is wrong, and where."""
        return self.by_language.get(lang, self.by_language["en"])


class BadInput(Refusal):
    """Options or players that a game doesn't have."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__("bad-input", 400)
        self.sentence = str(trouble)

    def words(self, lang: str) -> str:
        """What is wrong."""
        return self.sentence
