"""Lords of Xidit at each of its questions, and what is drawn of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from tests.games.lords_of_xidit.table import answer, asked, orders, position, recruiting, seat
from tests.look.positions import LINK, NAMES

from underthrone.games import game
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.dice import Dice, seeded
from underthrone.table import look, sight
from underthrone.table.room import Room

QUESTIONS = (
    "program",
    "choose_rewards",
    "place_bard",
    "fight",
    "pay",
    "show",
    "place_census_bard",
    "choose_guild",
    "help_dummy",
)


def at_question(question: str) -> Table:
    """A table at which the first seat is asked."""
    others = [seat(5, "PA", gold=4, guilds={7: 3}), seat(18, "C", bards={"high-moors": 2}), seat(12, "IM")]
    tiles: dict[str, Any] = {"recruitment": recruiting(_9="AIM", _2="PPA"), "threats": [16, 10]}
    if question == "help_dummy":
        s = answer(
            orders(position(seat(1, "PPP"), players=3, raging=["root-mother"]), "action"),
            "Root Mother",
            "leave 3 bards",
        )
    elif question in ("show", "place_census_bard", "choose_guild"):
        army = {"show": "PPA", "place_census_bard": "III", "choose_guild": "MMM"}[question]
        s = position(seat(10, army, guilds={3: 2, 7: 1, 9: 4}), *others[1:], seat(19), moment="census", year=4, **tiles)
        while asked(s) != question:
            s.play(s.decider(), s.moves(s.decider())[-1])
    elif question in ("fight", "pay"):
        s = position(seat(4, "PPAC"), *others, raging=["root-mother", "sky-anvil"], **tiles)
        orders(s, "action")
        if question == "pay":
            answer(s, "Root Mother")
    else:
        s = position(seat(10, "AAM"), *others, **tiles)
        if question != "program":
            orders(s, "action")
        if question == "place_bard":
            answer(s, "bards and")
    assert (asked(s), 0 in s.deciders()) == (question, True)
    return s


@cache
def at_table(players: int) -> Room:
    return Room.in_memory(game("lords-of-xidit"), players=players, seed=1, names=NAMES[:1])


@cache
def over(players: int, seed: int) -> Room:
    """The end of a game that was played by habit."""
    g, dice = game("lords-of-xidit"), Dice(seeded(seed))
    at = Room.in_memory(g, players=players, seed=seed, names=NAMES[:1])
    while at.state.deciders():
        seat = at.state.decider()
        at.play(seat, g.heuristics.habit(at.state, seat, dice))
    return at


def seen(s: Table, frame: look.Frame) -> str:
    at = at_table(s.setup.players)
    assert at.journal is not None
    at.journal._now = replace(at.journal.now, state=s)
    return look.table(frame, sight.of(at, 0, frame.lang, link=LINK))
