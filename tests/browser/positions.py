"""Positions worth looking at: what `make screens` shows and axe reads."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.browser.stage import Draw

import underthrone as ut
from underthrone.bots import named
from underthrone.table import look, sight
from underthrone.table.room import Room

NAMES: Final = ("Ada", "Björn", "Chiara", "Dmitri", "Élise", "Farid")
LINK: Final = "https://table.example/t/7hq2mzk4pw"


@cache
def room(game: str, players: int, seed: int, answers: int, people: int = 1) -> Room:
    """A table after some answers of greedy bots."""
    at = Room.in_memory(ut.game(game), players=players, seed=seed, names=NAMES[:people])
    bot = named("greedy", seed)
    while at.state.deciders() and at.ply < answers:
        seat = at.state.deciders()[-1]
        at.play(seat, bot.move(at.state, seat))
    return at


def seen(game: str, players: int, seed: int, answers: int, me: int | None = 0) -> Draw:
    """The table's page for a seat."""

    def draw(frame: look.Frame) -> str:
        return look.table(frame, sight.of(room(game, players, seed, answers), me, frame.lang, link=LINK))

    return draw


def replayed(game: str, players: int, seed: int, answers: int, at: int) -> Draw:
    """A moment of a table."""

    def draw(frame: look.Frame) -> str:
        return look.table(frame, sight.at(room(game, players, seed, answers), at, 0, frame.lang, link=LINK))

    return draw


def gathering(frame: look.Frame) -> str:
    """A table that waits for people."""
    g = ut.game("shadow-throne")
    at = Room("7hq2mzk4pw", g, 4, g.setup(4, None).options, b"secret")
    for chair, kind, name in zip(at.chairs, ("person", "open", "bot", "open"), ("Ada", "", "Corvin", "")):
        chair.kind, chair.name, chair.level = kind, name, "hard" if kind == "bot" else ""
    at.host = 0
    return look.table(frame, sight.of(at, 0, frame.lang, link=LINK))


LISTED: Final = [
    look.Listed("a1", "Shadow Throne", ["Ada", "Björn", "Corvin"], "playing", mine=True, my_turn=True),
    look.Listed("a2", "STYX", ["Chiara"], "gathering", open=True),
    look.Listed("a3", "Lords of Xidit", ["Dmitri", "Élise", "Farid"], "playing"),
]
END: Final = 10_000

POSITIONS: Final[dict[str, Draw]] = {
    "home": lambda frame: look.home(frame, LISTED[:1]),
    "lobby": lambda frame: look.lobby(frame, LISTED[:1], LISTED[1:2], LISTED[2:]),
    "create": lambda frame: look.create(frame, "shadow-throne"),
    "rules": lambda frame: look.rules(frame, "shadow-throne"),
    "cards": lambda frame: look.cards(frame, "shadow-throne"),
    "credits": look.credits,
    "error": lambda frame: look.error(frame, 404, "…"),
    "gathering": gathering,
    "throne-draft": seen("shadow-throne", 4, 7, 10),
    "throne-wave": seen("shadow-throne", 4, 7, 34),
    "throne-wave-4": seen("shadow-throne", 5, 8, 44),
    "throne-fallen": seen("shadow-throne", 4, 3, 32),
    "throne-extra": seen("shadow-throne", 4, 6, 105),
    "throne-sealed": seen("shadow-throne", 4, 7, 37, me=3),
    "throne-watch": seen("shadow-throne", 3, 5, 26, me=None),
    "throne-end": seen("shadow-throne", 4, 7, END),
    "throne-replay": replayed("shadow-throne", 4, 7, END, 34),
    "xidit-place": seen("lords-of-xidit", 4, 3, 3),
    "xidit-orders": seen("lords-of-xidit", 4, 3, 181),
    "xidit-orders-5": seen("lords-of-xidit", 5, 8, 404),
    "xidit-rewards": seen("lords-of-xidit", 4, 3, 188),
    "xidit-bard": seen("lords-of-xidit", 4, 5, 109),
    "xidit-titan": seen("lords-of-xidit", 4, 5, 329),
    "xidit-pay": seen("lords-of-xidit", 4, 5, 330),
    "xidit-census": seen("lords-of-xidit", 5, 8, 325),
    "xidit-dummy": seen("lords-of-xidit", 3, 4, 252),
    "xidit-watch": seen("lords-of-xidit", 5, 8, 220, me=None),
    "xidit-end": seen("lords-of-xidit", 3, 4, END),
    "xidit-replay": replayed("lords-of-xidit", 4, 3, END, 200),
}
