"""Bots from outside: what they are asked, how their answers are read, and what plays when none is legal."""

from __future__ import annotations

import hashlib
import logging
from typing import Any, Final

from underthrone.bots import Bot, Seat
from underthrone.doors.settings import Settings
from underthrone.kernel.dice import Dice
from underthrone.kernel.errors import Illegal
from underthrone.kernel.game import Game

MOST_HEARD: Final = 400  # events that are kept until the next question; the oldest go first
FAULTS: Final = ("illegal", "rubbish", "late", "died", "fallback")
LOG: Final = logging.getLogger("underthrone.doors")
_reported: set[tuple[str, str]] = set()  # what was said once of a bot isn't said again


class Wrong(Exception):
    """An answer that can't be played, and why; `fault` says of which kind."""

    def __init__(self, fault: str, why: str) -> None:
        super().__init__(why)
        self.fault = fault


class Foreign(Bot):
    """A bot that isn't ours: it dies, lies or sleeps, and loses its time by that, not the game."""

    def __init__(self, name: str, settings: Settings, seed: int) -> None:
        super().__init__(seed)
        self.name = name
        self.settings = settings
        self.listens = True
        self.patience = settings.start + settings.time * (settings.tries + 1)
        self.faults = dict.fromkeys(FAULTS, 0)
        self.heard: list[dict[str, Any]] = []
        # numbers that are the same again with the same seed, and from which nobody reads the seed of the deal
        self.match = hashlib.sha256(f"underthrone {seed}".encode()).hexdigest()[:16]
        self.chance = int(self.match, 16) >> 12

    def hear(self, events: list[dict[str, Any]]) -> None:
        self.heard = (self.heard + events)[-MOST_HEARD:]

    def choose(self, seat: Seat) -> int:
        """What the bot answers; without a legal answer in time, what its fallback does."""
        news, self.heard = self.heard, []
        move = self.ask(seat, news)
        if move is None:
            self.faults["fallback"] += 1
            return fallback(self.settings.fallback, seat, self.dice)
        return move

    def ask(self, seat: Seat, news: list[dict[str, Any]]) -> int | None:
        """The bot's own answer; None when there is none."""
        raise AssertionError("each bot is asked in its own way")

    def fault(self, kind: str, why: str) -> None:
        """Counts what went wrong; each kind is told once."""
        self.faults[kind] += 1
        if (self.name, kind) not in _reported:
            _reported.add((self.name, kind))
            LOG.warning("%s: %s (said once)", self.name, why)

    def new(self, seat: Seat) -> dict[str, Any]:
        """The game that is played, for a bot that is told once."""
        return {**seat.setup(), "seat": seat.me, "match": self.match, "seed": self.chance}


def read_move(seat: Seat, said: Any, lang: str = "en") -> int:
    """A move by its number or its notation; Wrong when it isn't possible now."""
    if isinstance(said, str):
        try:
            return seat.parse(said)
        except Illegal as error:
            raise Wrong("illegal", error.words[lang]) from None
    if type(said) is not int:
        raise Wrong("rubbish", "A move is a number or a notation from the list of moves.")
    if why := seat.why_not(said, lang):
        raise Wrong("illegal", why)
    return said


def fallback(kind: str, seat: Seat, dice: Dice) -> int:
    """A move that needs nobody."""
    moves = seat.moves()
    if kind == "first":
        return moves[0]
    if kind == "random":
        return moves[dice.below(len(moves))]
    return seat.heuristics().habit(seat.redeal(dice.below(1 << 29)), seat.me, dice)


# --- What is asked


def question(seat: Seat, news: list[dict[str, Any]], lang: str, wants: set[str]) -> dict[str, Any]:
    """What a seat is asked, as JSON: all that it may know, and nothing else."""
    g = seat.game()
    said = seat.said() if seat.parts() > 1 else []
    message: dict[str, Any] = {
        "game": g.id,
        "players": seat.players(),
        "seat": seat.me,
        "question": seat.question(),
        "prompt": seat.prompt(lang),
        "part": len(said) + 1,
        "parts": seat.parts(),
        "said": [g.notation(move) for move in said],
        "moves": [offer(seat, move, lang, "words" in wants) for move in seat.moves()],
    }
    if "view" in wants:
        message["view"] = seat.view()
    if "events" in wants:
        message["events"] = [event(seat, seen, lang, "words" in wants) for seen in news]
    return message


def offer(seat: Seat, move: int, lang: str, words: bool) -> dict[str, Any]:
    """A move by number, notation and words."""
    found: dict[str, Any] = {"move": move, "notation": seat.game().notation(move)}
    return found | {"words": seat.words(move, lang)} if words else found


def event(seat: Seat, seen: dict[str, Any], lang: str, words: bool) -> dict[str, Any]:
    """Something that happened; cards and the like by their ids, as in the view."""
    found = {name: by_id(seat.game(), name, value) for name, value in seen.items()}
    return found | {"words": seat.event_words(seen, lang)} if words else found


def by_id(g: Game, name: str, value: Any) -> Any:
    """An argument's value by its id, where it has one."""
    ids = g.ids(name) if type(value) is int else []
    return ids[value] if ids and 0 <= value < len(ids) else value
