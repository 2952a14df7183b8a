"""Quick and plausible moves of Lords of Xidit: for playouts, no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from underthrone.games.lords_of_xidit import value
from underthrone.games.lords_of_xidit.kingdom import (
    CITIES,
    GUILD_HEIGHT,
    INFLUENCE,
    REPUTATION,
    REWARDS,
    UNITS,
    WEALTH,
)
from underthrone.games.lords_of_xidit.moves import (
    ACTION,
    BARD,
    DUMMY,
    FIGHT,
    GUILD,
    LEAVE,
    NO_BARD,
    NO_FIGHT,
    NO_STORY,
    ORDER,
    PAY,
    PLACE,
    WAIT,
)
from underthrone.kernel.dice import Dice

if TYPE_CHECKING:
    from underthrone.games.lords_of_xidit.state import Table

RECRUIT_WORTH: Final = [10, 13, 16, 19, 22]  # by unit, in tenths of a reward's point
WANTED: Final = 9  # more for a unit that a threat on the board waits for
TITAN_WORTH: Final = 60
BARD_POINTS: Final = 0.6  # reputation that a bard brings


def habit(s: Table, seat: int, dice: Dice) -> int:
    """A move that a person in a hurry might make."""
    options = s.options(seat)
    first = options[0]
    if len(options) == 1:
        return first
    if first == ORDER:
        return ORDER + next_order(s, seat, dice)
    if first == LEAVE:
        return LEAVE + least_reward(s, seat, dice)
    if BARD <= first < NO_BARD:
        return BARD + best_region(s, seat, dice)
    if first < ORDER:
        return best_start(s, options, dice)
    if FIGHT <= first < NO_FIGHT:
        return options[-2]
    if PAY <= first < GUILD:
        return first if first < PAY + len(UNITS) else options[-1]
    if GUILD <= first < NO_STORY:
        return options[dice.below(len(options) - 1)]
    if first == DUMMY:
        return DUMMY + s.assessments[2 if dice.below(3) else dice.below(3)]
    return options[dice.below(len(options))]


def next_order(s: Table, seat: int, dice: Dice) -> int:
    """Towards the city where an action brings the most for its distance, as far as the orders so far have led."""
    p = s.players[seat]
    land = s.mode.land
    tiles = s.mode.tiles
    parts = s.parts_of(seat)
    at = p.city
    units = p.units[:]
    done = 0
    for part in parts if len(parts) < 6 else []:
        icon = part - ORDER
        if icon < ACTION:
            there = land.road[at * 3 + icon]
            at = there if there >= 0 else at
        elif icon == ACTION:
            acted(s, at, units, done)
            done |= 1 << at
    left = 6 - len(parts) % 6
    wanted = wants(s, units)
    army = sum(units)
    titan = False
    for pile in range(3):
        if s.raging[pile] and army >= pile + 3:
            titan = True
    best = -1
    most = 0
    for c in range(CITIES):
        away = land.distance[at * CITIES + c]
        if away >= left or done >> c & 1:
            continue
        tile = s.tile[c]
        worth = 0
        if tile == 1:
            unit = weakest(s, c)
            worth = RECRUIT_WORTH[unit] + (WANTED if wanted >> unit & 1 else 0)
        elif tile == 2:
            if covers(units, tiles.needs[c]):
                worth = 10 * tiles.best_two[c]
        elif titan:
            worth = TITAN_WORTH
        if worth:
            score = worth * (60 + dice.below(40)) // (away + 1)
            if score > most:
                most = score
                best = c
    if best < 0:
        return WAIT if dice.below(3) == 0 else dice.below(ACTION)
    return ACTION if best == at else land.way[at * CITIES + best]


def acted(s: Table, c: int, units: list[int], done: int) -> None:
    """What an action in a city would do to the units if nobody else came by."""
    if done >> c & 1:
        return
    if s.tile[c] == 1:
        units[weakest(s, c)] += 1
    elif s.tile[c] == 2:
        needs = s.mode.tiles.needs[c]
        if covers(units, needs):
            for unit in range(5):
                units[unit] -= needs[unit]


def weakest(s: Table, c: int) -> int:
    """The unit that is recruited next in a city."""
    unit = 0
    while unit < 4 and s.stationed[c * 5 + unit] == 0:
        unit += 1
    return unit


def covers(units: list[int], needs: list[int]) -> bool:
    """The units beat a threat with these needs."""
    for unit in range(5):
        if units[unit] < needs[unit]:
            return False
    return True


def wants(s: Table, units: list[int]) -> int:
    """Units that would complete what a threat on the board needs, or nearly so, as bits."""
    wanted = 0
    for c in range(CITIES):
        if s.tile[c] == 2 or c == s.next_threat:
            needs = s.mode.tiles.needs[c]
            missing = 0
            lacks = 0
            for unit in range(5):
                if needs[unit] > units[unit]:
                    missing += needs[unit] - units[unit]
                    lacks |= 1 << unit
            if missing <= 2:
                wanted |= lacks
    return wanted


def least_reward(s: Table, seat: int, dice: Dice) -> int:
    """Leaves what helps least not to be the last of an assessment."""
    tiles = s.mode.tiles
    p = s.players[seat]
    stories = min(tiles.stories[s.arg], GUILD_HEIGHT - s.height[p.city], p.stories + p.held)
    worth = [
        tiles.gold[s.arg] * value.pressure(s, seat, WEALTH),
        BARD_POINTS * min(tiles.bards[s.arg], p.bards) * value.pressure(s, seat, REPUTATION),
        stories * value.pressure(s, seat, INFLUENCE),
    ]
    least = 0
    low = -1.0
    for reward in range(len(REWARDS)):
        mine = worth[reward] * (90 + dice.below(20))
        if low < 0.0 or mine < low:
            low = mine
            least = reward
    return least


def best_region(s: Table, seat: int, dice: Dice) -> int:
    """Where a bard brings the most: a lead, a second place, or a step towards one."""
    n = len(s.players)
    land = s.mode.land
    best = -1
    most = -1
    for r in s.mode.open[s.players[seat].city]:
        mine = s.bards[r * n + seat]
        above = 0
        top = 0
        for other in range(n):
            if other != seat:
                count = s.bards[r * n + other]
                if count > mine:
                    above += 1
                top = max(top, count)
        if mine > top + 1:
            worth = 1
        elif top - mine <= 1:
            worth = land.first[r] * 4
        elif above == 1:
            worth = land.first[r] * 8 // (top - mine + 1)
        else:
            worth = land.second[r] * 3
        worth = worth * 4 + dice.below(16)
        if worth > most:
            most = worth
            best = r
    return best


def best_start(s: Table, options: list[int], dice: Dice) -> int:
    """A city with much to do around it."""
    land = s.mode.land
    best = options[0]
    most = -1
    for move in options:
        c = move - PLACE
        worth = dice.below(400)
        for other in range(CITIES):
            if s.tile[other] == 1:
                worth += 100 * RECRUIT_WORTH[weakest(s, other)] // (land.distance[c * CITIES + other] + 1)
        if worth > most:
            most = worth
            best = move
    return best
