"""Eliminating a raging titan (p. 13)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.kingdom import CITIES, UNITS
from underthrone.games.lords_of_xidit.moves import FIGHT, NO_FIGHT, PAY, SHOW
from underthrone.games.lords_of_xidit.rules.actions import send
from underthrone.games.lords_of_xidit.rules.book import RULES
from underthrone.games.lords_of_xidit.rules.dummy import raise_dummy
from underthrone.games.lords_of_xidit.rules.rewards import rewards
from underthrone.games.lords_of_xidit.state import Player, Table
from underthrone.kernel.rules import Reason, do


def can_fight(s: Table, p: Player) -> bool:
    """A titan rages that the player's units can beat, and nothing else was done in this city this year."""
    if (p.recruited | p.beaten | p.slain) >> p.city & 1:
        return False
    return len(beatable(s, p)) > 0


def beatable(s: Table, p: Player) -> list[int]:
    """Raging titans that the player has enough units for."""
    army = sum(p.units)
    awake = [s.lair[2 * pile] for pile in range(3) if s.raging[pile]]
    return [titan for titan in awake if s.mode.land.titan_units[titan] <= army]


@RULES.question("XI-40")
def fight(s: Table, me: int, _a: int) -> list[int]:
    """Fight a raging titan, or none."""
    return [*[FIGHT + titan for titan in beatable(s, s.players[me])], NO_FIGHT]


@fight.answer
def fought(s: Table, me: int, move: int) -> None:
    if move == NO_FIGHT:
        s.tell(m.SPARED, me)
        return
    titan = move - FIGHT
    do(s, send_units.later(me, s.mode.land.titan_units[titan] * 8), titan_gone.later(me, titan))


@fight.refusal
def not_fought(s: Table, me: int, move: int) -> Reason | None:
    if not FIGHT <= move < NO_FIGHT:
        return None
    titan = move - FIGHT
    for pile in range(3):
        if s.raging[pile] and s.lair[2 * pile] == titan:
            need = s.mode.land.titan_units[titan]
            return "few-units", {"titan": titan, "need": need, "count": sum(s.players[me].units)}
    return "not-raging", {"titan": titan}


@RULES.step
def send_units(s: Table, me: int, due: int) -> None:
    """In rising strength: `due` is 8 times the units still to send, plus the weakest that may come now."""
    if due >> 3 == 0:
        return
    options = payable(s.players[me], due)
    if len(options) > 1:
        do(s, pay.ask(me, due))
    else:
        sent(s, me, due, options[0])


def payable(p: Player, due: int) -> list[int]:
    """Units that may come next, so that enough of the same strength or more are left for the rest."""
    options: list[int] = []
    left = 0
    for unit in range(len(UNITS) - 1, (due & 7) - 1, -1):
        left += p.units[unit]
        if p.units[unit] and left >= due >> 3:
            options.insert(0, unit)
    return options


@RULES.question("XI-40")
def pay(s: Table, me: int, due: int) -> list[int]:
    """Send a unit against the titan, in rising strength."""
    return [PAY + unit for unit in payable(s.players[me], due)]


@pay.answer
def paid(s: Table, me: int, move: int) -> None:
    sent(s, me, s.arg, move - PAY)


@pay.refusal
def not_paid(s: Table, me: int, move: int) -> Reason | None:
    if not PAY <= move < SHOW:
        return None
    unit = move - PAY
    if s.players[me].units[unit] == 0:
        return "no-unit", {"unit": unit}
    return "too-weak" if unit < s.arg & 7 else "too-strong", {"unit": unit}


def sent(s: Table, me: int, due: int, unit: int) -> None:
    """One unit goes; the others follow."""
    send(s, me, unit, 1)
    do(s, send_units.later(me, ((due >> 3) - 1) * 8 + unit))


@RULES.step
def titan_gone(s: Table, me: int, titan: int) -> None:
    """The titan leaves the game; the one below it sleeps on. Rewards as for a threat."""
    pile = titan >> 1
    s.lair[2 * pile] = s.lair[2 * pile + 1]
    s.lair[2 * pile + 1] = -1
    s.raging[pile] = 0
    p = s.players[me]
    p.slain |= 1 << p.city
    s.tell(m.SLAIN, me, titan, p.city)
    do(s, rewards.later(me, CITIES + titan), raise_dummy.later(me))
