"""STYX at each of its questions, and what is drawn of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tests.games.styx.table import asked, bids, do, go, put, table
from tests.look.positions import LINK, NAMES

from underthrone.games import game
from underthrone.games.styx.state import Table
from underthrone.table import look, sight
from underthrone.table.room import Room

REST = ("right tithe", "right muster 1", "right tithe")
LEFT = {  # questions by the emissary whose effect asks them
    "turn": "devils-soul",
    "claim": "headless-horseman",
    "take": "siren",
    "fetch": "necromancer",
    "raise_dead": "lich",
    "reap": "reaper",
    "summon": "cultist",
}
AFTER = {
    "give": ("take", "take", "djinn"),
    "offer": ("fetch", "fetch", "fury"),
    "name": ("summon", "summon", "air-spirit"),
}
QUESTIONS = ("look", "exchange", "bid", "wager", "pay", *LEFT, *AFTER)


def position(question: str) -> Table:
    """A table of four at which the first seat is asked."""
    army = ["ghoul", "harpy", "hydra", *(["dark-oracle"] if question in ("look", "exchange") else [])]
    seats = (
        {"army": army, "discard": ["storm-crow", "ash-imp"], "coins": 7, "soul": 2},
        {"army": ["barrow-king", "djinn", "zombie"], "coins": 3},
        {"army": ["horseman-of-war", "fire-spirit"], "coins": 5, "soul": 4},
        {"army": ["undying-legionary", "mire-witch"]},
    )
    before, kind, card = AFTER.get(question, (question, "", ""))
    left = LEFT.get(before, "hellhound")
    s = table(*seats, left=left, right="plague-choir", centre=["fury", "toll-keeper"])
    if question in ("look", "exchange", "bid"):
        put(s, "left muster", "right tithe", "left eliminate", "left muster")
    elif question in ("wager", "pay"):
        put(s, "left eliminate", "left muster", "right tithe", "right tithe")
        if question == "pay":
            bids(s, "left eliminate 3", "left muster 1", "", "")
    else:
        go(s, "left muster 2", *REST)
    if question == "exchange":
        do(s, "look", 2)
    elif kind:
        do(s, kind, card)
    assert (asked(s), s.deciders()) == (question, [0])
    return s


@cache
def at_table() -> Room:
    return Room.in_memory(game("styx"), players=4, seed=1, names=NAMES[:1])


def looked(s: Table, me: int | None = 0, lang: str = "en") -> sight.Sight:
    """What a seat may see of a table."""
    at = at_table()
    assert at.journal is not None
    at.journal._now = replace(at.journal.now, state=s)
    return sight.of(at, me, lang, link=LINK)


def seen(s: Table, frame: look.Frame, me: int | None = 0) -> str:
    """The page of a table."""
    return look.table(frame, looked(s, me, frame.lang))
