"""Positions and answers in words, for tests that read like sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import underthrone as ut
from underthrone.games.stygian_society.game import StygianSociety
from underthrone.games.stygian_society.moves import MOVES
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.vocabulary import COLOURS, PER_HERO, STATUSES
from underthrone.kernel.dice import Dice, seeded

_game = ut.game("stygian-society")
assert isinstance(_game, StygianSociety)
g: StygianSociety = _game
box = g.box
KNIGHT = {"hero": "knight", "cards": ["rallying-cry", "vow-of-vengeance", "unbroken"]}
OTHERS = [{"hero": "burglar"}, {"hero": "doctor", "cards": ["triage"]}]
QUIET = {"red": 0, "yellow": 0, "black": 0}  # no peril cubes are dropped


def table(**position: Any) -> Table:
    """A position at the start of a hero's turn: Knight, Burglar and Spellsling unless it says otherwise."""
    s = ut.scene("stygian-society", position)
    assert isinstance(s, Table)
    return s


def new(players: int = 3, seed: int = 1, **options: str) -> Table:
    s = g.new(players, seed, options)
    assert isinstance(s, Table)
    return s


def asked(s: Table) -> str:
    """The name of the question that is open; nothing at the end."""
    return s.rules.question_names[s.question] if s.question >= 0 else ""


def move(kind: str, *args: str | int) -> int:
    """A move by its kind and arguments; cards, colours and statuses by name."""
    found = next(k for k in MOVES.kinds if k.name == kind)
    number = 0
    for name, size, arg in zip(found.args, found.sizes, args, strict=True):
        value = arg
        if isinstance(arg, str):
            value = {"card": box.ids, "colour": COLOURS, "status": STATUSES, "hero": box.heroes}[name].index(arg)
        number = number * size + int(value)
    return found.base + number


def do(s: Table, kind: str, *args: str | int) -> Table:
    """The decider's answer."""
    s.play(s.decider(), move(kind, *args))
    return s


def can(s: Table, kind: str, *args: str | int) -> bool:
    return move(kind, *args) in s.moves(s.decider())


def offered(s: Table) -> list[str]:
    """What the decider may choose: the cards' ids, and the other moves by their kinds."""
    said: list[str] = []
    for number in s.moves(s.decider()):
        found = MOVES.find(number)
        assert found is not None
        said.append(box.ids[found[1]["card"]] if "card" in found[1] else found[0].name)
    return said


def act(s: Table, card: str, *, aim: int | None = None, wild: str = "white") -> Table:
    """Uses an action up to where something else is asked: no support, one target, wild cubes of one colour."""
    while asked(s) == "support":
        do(s, "pass")
    do(s, "use", card)
    while asked(s) in ("aim", "wild"):
        if asked(s) == "wild":
            do(s, "wild", wild)
        elif s.targets:
            do(s, "done")
        else:
            s.play(s.decider(), move("aim", aim) if aim is not None else s.moves(s.decider())[0])
    return s


def dropped(used: str = "knight", **position: Any) -> Table:
    """The action has dropped its cubes on the first enemy; what lies there is what the position says."""
    return table(**{"used": used, "targets": [0], **position})


def buy(s: Table, *steps: int) -> Table:
    """Buys these steps and no more, and pays with luck and the crypt as little as possible."""
    for step in steps:
        do(s, "buy", step)
    if asked(s) == "buy":
        do(s, "done")
    while asked(s) == "pay":
        s.play(s.decider(), s.moves(s.decider())[0])
    return s


def idle(s: Table) -> Table:
    """The active hero does as little as possible: the mat's skill without spending; statuses are kept."""
    now = s.turns
    while s.turns == now and asked(s):
        if asked(s) == "act":
            do(s, "use", box.heroes[s.heroes[s.active]])
        elif can(s, "done"):
            do(s, "done")
        elif can(s, "pass"):
            do(s, "pass")
        else:
            s.play(s.decider(), s.moves(s.decider())[0])
    return s


def now(s: Table, happens: Callable[[], None]) -> Table:
    """Lets something happen before what is asked."""
    s.agenda.append((-1 - s.question, s.called, s.arg))
    s.noted = []
    s.menu = None
    happens()
    s.advance()
    return s


def cubes(s: Table, place: int, status: str) -> list[int]:
    """The cubes on a status card: white, blue, green."""
    i = place * PER_HERO + STATUSES.index(status) * 3
    return s.ills[i : i + 3]


def enemy(enemy_id: str) -> int:
    return [e.id for e in box.enemies].index(enemy_id)


def names(s: Table, tokens: list[int]) -> list[str]:
    return [s.enemy(token).id for token in tokens]


def happened(s: Table, name: str) -> list[dict[str, Any]]:
    """The events of one kind that the last answer caused."""
    return [event for event in g.happened(s, None) if event["event"] == name]


def by_habit(s: Table, seed: int = 1, most: int = 5000) -> Table:
    """Plays on as bots plausibly would."""
    dice = Dice(seeded(seed))
    for _ in range(most):
        if not s.deciders():
            break
        s.play(s.decider(), s.setup.game.heuristics.habit(s, s.decider(), dice))
    return s
