"""What enemies and floors do with the cubes that fell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society.book import RULES
from underthrone.games.stygian_society.cards import ON_ENEMY
from underthrone.games.stygian_society.effects.peril import raise_peril, say
from underthrone.games.stygian_society.effects.responses import occasion
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.vocabulary import BLACK, RED, YELLOW
from underthrone.kernel.rules import Task

# --- C. Resolve enemy actions


@RULES.step
def enemies_act(s: Table, _a: int, _b: int) -> None:
    """Red, then yellow, then black; nothing happens where the cubes pay for nothing."""
    if can_act(s, RED) or can_act(s, YELLOW) or can_act(s, BLACK):
        s.agenda.extend(ENEMY_ACTIONS)


def can_act(s: Table, colour: i64) -> bool:
    """Whether the cubes pay for the cheapest action of a colour, which is printed last."""
    worth = i64(s.field[colour]) + 2 * i64(s.crypt[colour])
    if not worth:
        return False
    kind = s.in_play(colour)
    cost = s.box.enemies[kind].costs[-1] if kind >= 0 else s.sheet_now().costs[colour - RED]
    return 0 < cost <= worth


@RULES.step
def colour_acts(s: Table, colour: int, _b: int) -> None:
    """The card of a colour in play, or else the floor's own action of that colour, with nobody left too."""
    kind = s.in_play(colour)
    if kind >= 0:
        if colour not in s.dazed:
            for i in range(len(s.box.enemies[kind].costs) - 1, -1, -1):  # the last one first, like the agenda
                s.agenda.append(enemy_acts.later(kind, i))
    elif s.sheet_now().costs[colour - RED]:
        s.agenda.append(floor_acts.later(colour))


@RULES.step
def enemy_acts(s: Table, kind: int, i: int) -> None:
    """An action on an enemy's card that the cubes can pay; peril rises after it."""
    enemy = s.box.enemies[kind]
    if spend(s, enemy.colour, enemy.costs[i]):
        s.tell(m.ENEMY_ACTED, kind, enemy.costs[i])
        s.agenda.append(after_enemy.later(1))
        say(s, enemy.deeds[i], 0)


@RULES.step
def after_enemy(s: Table, rise: int, _b: int) -> None:
    """Peril rises after an enemy action, and it may be responded to."""
    occasion(s, ON_ENEMY)
    raise_peril(s, rise)


@RULES.step
def floor_acts(s: Table, colour: int, _b: int) -> None:
    """The floor's own action of a colour without enemies; peril rises unless it raised peril itself."""
    floor = s.sheet_now()
    i = colour - RED
    if spend(s, colour, floor.costs[i]):
        s.tell(m.FLOOR_ACTED, s.sheet, colour)
        deed = floor.deeds[i]
        s.agenda.append(after_enemy.later(0 if s.box.deeds[deed].raises else 1))
        say(s, deed, 0)


def spend(s: Table, colour: int, cost: int) -> bool:
    """Enemies pay as economically as possible, from the field before the crypt."""
    crypt = max(0, (cost - s.field[colour] + 1) // 2)
    if crypt > s.crypt[colour]:
        return False
    field = max(0, cost - 2 * crypt)
    s.field[colour] -= field
    s.crypt[colour] -= crypt
    s.bank[colour] += field + crypt
    s.tell(m.SPENT, colour, field, crypt)
    return True


# --- The order of the colours, last task first like the agenda

ENEMY_ACTIONS: Final[list[Task]] = [colour_acts.later(colour) for colour in (RED, YELLOW, BLACK)][::-1]
