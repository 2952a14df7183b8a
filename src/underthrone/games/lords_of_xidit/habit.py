"""Quick and plausible moves of Lords of Xidit: for playouts, no rule."""

from __future__ import annotations

from typing import Final

from underthrone.games.lords_of_xidit import value
from underthrone.games.lords_of_xidit.kingdom import (
    CITIES,
    COLOURS,
    GUILD_HEIGHT,
    INFLUENCE,
    PILES,
    REPUTATION,
    REWARDS,
    UNITS,
    WEALTH,
    SetOfCities,
    among,
    together,
)
from underthrone.games.lords_of_xidit.moves import (
    ACTION,
    BARD,
    DUMMY,
    FIGHT,
    GUILD,
    LEAVE,
    ORDER,
    PAY,
    PLACE,
    SHOW,
    WAIT,
    WHEELS,
    is_road,
)
from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT, Table
from underthrone.kernel.dice import Dice

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
    if first in ORDER:
        return ORDER.of(next_order(s, seat, dice))
    if first in LEAVE:
        return LEAVE.of(least_reward(s, seat, dice))
    if first in BARD:
        return BARD.of(best_region(s, seat, dice))
    if first in PLACE:
        return best_start(s, options, dice)
    if first in FIGHT:
        return options[-2]  # the strongest titan
    if first in PAY:
        return first
    if first in SHOW:
        return options[-1]
    if first in GUILD:
        return options[dice.below(len(options) - 1)]
    if first in DUMMY:
        return DUMMY.of(s.assessments[2 if dice.below(3) else dice.below(3)])
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
    for part in parts if len(parts) < WHEELS else []:
        icon = ORDER.order(part)
        if is_road(icon):
            there = land.roads[at][icon]
            at = there if there >= 0 else at
        elif icon == ACTION:
            acted(s, at, units, done)
            done = together(at, done)
    left = WHEELS - len(parts) % WHEELS
    wanted = wants(s, units)
    army = sum(units)
    titan = False
    for pile in range(PILES):
        if s.raging[pile] and army >= land.titan_units[s.titan_on_top[pile]]:
            titan = True
    best = -1
    most = 0
    distance = land.distance[at]
    for c in range(CITIES):
        away = distance[c]
        if away >= left or among(c, done):
            continue
        tile = s.tile[c]
        worth = 0
        if tile == RECRUITMENT:
            unit = s.weakest_in(c)
            worth = RECRUIT_WORTH[unit] + (WANTED if wanted[unit] else 0)
        elif tile == THREAT:
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
        return WAIT if dice.below(3) == 0 else dice.below(len(COLOURS))
    return ACTION if best == at else land.way[at][best]


def acted(s: Table, c: int, units: list[int], done: SetOfCities) -> None:
    """What an action in a city would do to the units if nobody else came by."""
    if among(c, done):
        return
    if s.tile[c] == RECRUITMENT:
        units[s.weakest_in(c)] += 1
    elif s.tile[c] == THREAT:
        needs = s.mode.tiles.needs[c]
        if covers(units, needs):
            for unit in range(len(UNITS)):
                units[unit] -= needs[unit]


def covers(units: list[int], needs: list[int]) -> bool:
    """The units beat a threat with these needs."""
    for unit in range(len(UNITS)):
        if units[unit] < needs[unit]:
            return False
    return True


def wants(s: Table, units: list[int]) -> list[bool]:
    """Units that would complete what a threat on the board needs, or nearly so."""
    wanted = [False] * len(UNITS)
    for c in range(CITIES):
        if s.tile[c] == THREAT or c == s.next_threat:
            needs = s.mode.tiles.needs[c]
            missing = 0
            for unit in range(len(UNITS)):
                missing += max(0, needs[unit] - units[unit])
            if missing <= 2:
                for unit in range(len(UNITS)):
                    if needs[unit] > units[unit]:
                        wanted[unit] = True
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
    land = s.mode.land
    best = -1
    most = -1
    for r in s.mode.open[s.players[seat].city]:
        counts = s.bards_in(r)
        mine = counts[seat]
        above = 0
        top = 0
        for other in range(len(counts)):
            if other != seat:
                count = counts[other]
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
        distance = land.distance[PLACE.city(move)]
        worth = dice.below(400)
        for other in range(CITIES):
            if s.tile[other] == RECRUITMENT:
                worth += 100 * RECRUIT_WORTH[s.weakest_in(other)] // (distance[other] + 1)
        if worth > most:
            most = worth
            best = move
    return best
