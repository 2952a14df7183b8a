"""What abilities do when their number comes: each fixes whom it reaches, then all changes happen together.

Those that act at other moments, in rules.py, have nothing to do then but to trigger.
"""

from __future__ import annotations

from typing import Final

from underthrone.games.shadow_throne.abilities import effect
from underthrone.games.shadow_throne.cards import CHURCH, EMPIRE, REBELS
from underthrone.games.shadow_throne.state import Fighter, Table

CHANGES: Final = ("enrage", "embolden", "convert", "kill", "silence")  # those of one number, in this order
ENRAGE: Final = CHANGES.index("enrage")
EMBOLDEN: Final = CHANGES.index("embolden")
CONVERT: Final = CHANGES.index("convert")
KILL: Final = CHANGES.index("kill")
SILENCE: Final = CHANGES.index("silence")

Change = tuple[int, Fighter, Fighter]  # what happens, to whom, through whom


def living(s: Table, me: Fighter) -> list[Fighter]:
    """The living characters of this one's wave, itself included."""
    return [f for f in s.line if f.wave == me.wave and not f.dead]


def of_rank(s: Table, me: Fighter) -> list[Fighter]:
    """The living characters of its wave that have the rank which the ability names."""
    rank = s.cards.whom[me.card]
    return [f for f in living(s, me) if s.cards.rank[f.card] == rank]


# --- Empire (p. 11)


@effect("kill", whom=True)
def kill(s: Table, me: Fighter) -> list[Change]:
    """Kills all of a rank in its wave, never Empire characters."""
    return [(KILL, f, me) for f in of_rank(s, me) if s.faction(f) != EMPIRE]


# --- Rebels (p. 13)


@effect("embolden-others")
def embolden_others(s: Table, me: Fighter) -> list[Change]:
    """+1 for each other Rebel in its wave."""
    return [(EMBOLDEN, f, me) for f in living(s, me) if f is not me and s.faction(f) == REBELS]


@effect("embolden-so-far", whom=True)
def embolden_so_far(s: Table, me: Fighter) -> list[Change]:
    """+1 for each Rebel of a rank in its wave and all earlier ones."""
    rank = s.cards.whom[me.card]
    return [
        (EMBOLDEN, f, me)
        for f in s.line
        if f.wave <= me.wave and not f.dead and s.cards.rank[f.card] == rank and s.faction(f) == REBELS
    ]


@effect("silence")
def silence(s: Table, me: Fighter) -> list[Change]:
    """Characters of other factions in its wave have no 2 and 3 abilities for the whole battle."""
    mine = s.faction(me)
    return [(SILENCE, f, me) for f in living(s, me) if s.faction(f) != mine and s.cards.number[f.card] > 1]


# --- Church (p. 15)


@effect("convert", whom=True)
def convert(s: Table, me: Fighter) -> list[Change]:
    """Converts all of a rank in its wave."""
    return [(CONVERT, f, me) for f in of_rank(s, me) if s.faction(f) != CHURCH]


@effect("convert-and-embolden", whom=True)
def convert_and_embolden(s: Table, me: Fighter) -> list[Change]:
    """Converts all of a rank in its wave and gives each of them +1."""
    converts = convert(s, me)
    return converts + [(EMBOLDEN, f, me) for _, f, _ in converts]


@effect("poverty", amount=True)
def poverty(s: Table, me: Fighter) -> list[Change]:
    """More power if its player had 0 or 1 gold right after paying."""
    return [(ENRAGE, me, me)] if me.poor else []
