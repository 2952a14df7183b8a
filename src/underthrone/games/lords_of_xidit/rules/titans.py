"""Eliminating a raging titan (p. 13)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import UNITS, among, pile_of, source_of, together
from underthrone.games.lords_of_xidit.moves import FIGHT, NO_FIGHT, PAY
from underthrone.games.lords_of_xidit.rules.actions import send
from underthrone.games.lords_of_xidit.rules.dummy import raise_dummy
from underthrone.games.lords_of_xidit.rules.rewards import rewards
from underthrone.games.lords_of_xidit.state import Player, Table
from underthrone.kernel.rules import Reason, do


def face_titans(s: Table, me: int, p: Player) -> None:
    """An action where no tile lies: a raging titan can be fought, if the player hasn't acted in this city this year."""
    if not any(s.raging):
        s.tell(m.CANCELLED, me, p.city, m.NO_TILE_THERE)
    elif among(p.city, p.recruited | p.beaten | p.slain):
        s.tell(m.CANCELLED, me, p.city, m.ACTED_THERE)
    elif not beatable(s, p):
        s.tell(m.CANCELLED, me, p.city, m.ARMY_TOO_SMALL)
    else:
        do(s, fight.ask(me))


def beatable(s: Table, p: Player) -> list[int]:
    """Raging titans that the player has enough units for."""
    army = sum(p.units)
    return [titan for titan in s.awake() if s.mode.land.titan_units[titan] <= army]


@RULES.question("XI-40")
def fight(s: Table, me: int, _a: int) -> list[int]:
    """Fight a raging titan, or none."""
    return [*[FIGHT.of(titan) for titan in beatable(s, s.players[me])], NO_FIGHT]


@fight.answer
def fought(s: Table, me: int, move: int) -> None:
    if move == NO_FIGHT:
        s.tell(m.SPARED, me)
        return
    s.fought = FIGHT.titan(move)
    s.weakest = 0
    do(s, send_units.later(me, s.mode.land.titan_units[s.fought]), beat_titan.later(me))


@fight.refusal
def not_fought(s: Table, me: int, move: int) -> Reason | None:
    if move not in FIGHT:
        return None
    titan = FIGHT.titan(move)
    if titan not in s.awake():
        return "not-raging", {"titan": titan}
    need = s.mode.land.titan_units[titan]
    return "few-units", {"titan": titan, "need": need, "count": sum(s.players[me].units)}


@RULES.step
def send_units(s: Table, me: int, count: int) -> None:
    """So many units, one by one in rising strength; a choice that isn't one makes itself."""
    if count == 0:
        return
    options = payable(s, s.players[me], count)
    if len(options) > 1:
        do(s, pay.ask(me, count))
    else:
        send_one(s, me, options[0], count)


def payable(s: Table, p: Player, count: int) -> list[int]:
    """Units that may come next, so that enough of the same strength or more are left for the rest."""
    options: list[int] = []
    left = 0
    for unit in range(len(UNITS) - 1, s.weakest - 1, -1):
        left += p.units[unit]
        if p.units[unit] and left >= count:
            options.insert(0, unit)
    return options


@RULES.question("XI-40", piecemeal=True)
def pay(s: Table, me: int, count: int) -> list[int]:
    """Send a unit against the titan, in rising strength."""
    return [PAY.of(unit) for unit in payable(s, s.players[me], count)]


@pay.answer
def paid(s: Table, me: int, move: int) -> None:
    send_one(s, me, PAY.unit(move), s.arg)


@pay.refusal
def not_paid(s: Table, me: int, move: int) -> Reason | None:
    if move not in PAY:
        return None
    unit = PAY.unit(move)
    if s.players[me].units[unit] == 0:
        return "no-unit", {"unit": unit}
    return "too-weak" if unit < s.weakest else "too-strong", {"unit": unit}


def send_one(s: Table, me: int, unit: int, count: int) -> None:
    """One of so many units goes; the others follow, none of them weaker."""
    send(s, me, unit, 1)
    s.weakest = unit
    do(s, send_units.later(me, count - 1))


@RULES.step
def beat_titan(s: Table, me: int, _b: int) -> None:
    """The titan leaves the game; the one below it sleeps on. Rewards as for a threat."""
    titan = s.fought
    s.fought = -1
    pile = pile_of(titan)
    s.titan_on_top[pile] = s.titan_under[pile]
    s.titan_under[pile] = -1
    s.raging[pile] = 0
    p = s.players[me]
    p.slain = together(p.city, p.slain)
    s.tell(m.SLAIN, me, titan, p.city)
    do(s, rewards.later(me, source_of(titan)), raise_dummy.later(me))
