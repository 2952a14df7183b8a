"""What bots look at in Lords of Xidit, of an option: for quick and plausible moves, no rule."""

from __future__ import annotations

from typing import Final

from underthrone.games.learned import Trait
from underthrone.games.lords_of_xidit.kingdom import (
    CITIES,
    COLOURS,
    GUILD_HEIGHT,
    INFLUENCE,
    PILES,
    REPUTATION,
    UNITS,
    WEALTH,
    Kingdom,
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
    NO_BARD,
    ORDER,
    PAY,
    PLACE,
    SHOW,
    WHEELS,
    is_road,
)
from underthrone.games.lords_of_xidit.outlook import CLOSE, RECRUIT_WORTH, missing, pressures, wants
from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT, Table

HABIT: Final = {
    "road": ("best", "recruit", "wanted", "threat", "contested", "titan", "many", "no-road", "back", "rest"),
    "action": ("best", "recruit", "wanted", "threat", "contested", "titan", "vain", "always"),
    "wait": ("always", "late"),
    "leave": ("worth", "least", "gold", "bards", "stories", "amount", "pressure"),
    "bard": ("worth", "gain", "gain-all", "takes", "ahead", "behind", "first"),
    "no-bard": ("always",),
    "place": ("recruits", "nearest", "threats", "crowd"),
}  # fmt: skip
KINDS: Final = tuple(HABIT)
ROADS: Final = KINDS.index("road")
ACTIONS: Final = KINDS.index("action")
WAITS: Final = KINDS.index("wait")
LEAVES: Final = KINDS.index("leave")
BARDS_THERE: Final = KINDS.index("bard")
NO_BARDS: Final = KINDS.index("no-bard")
PLACES: Final = KINDS.index("place")

WANTED: Final = 0.9  # more for a unit that a threat on the board waits for
TITAN_WORTH: Final = 6.0
BARD_POINTS: Final = 0.6  # reputation that a bard brings


def traits(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """The features of orders, rewards to leave, regions and places to begin; none of other questions."""
    first = options[0]
    if first in ORDER:
        return ordering(s, seat)
    if first in LEAVE:
        return leaving(s, seat)
    if first in BARD:
        return singing(s, seat, options)
    if first in PLACE:
        return placing(s, options)
    return []


def thumb(s: Table, options: list[int]) -> list[float]:
    """Elsewhere: the strongest titan, the weakest units against it, all units in a census, any guild."""
    first = options[0]
    count = len(options)
    if first in FIGHT:
        return only(count - 2, count)
    if first in PAY:
        return only(0, count)
    if first in SHOW:
        return only(count - 1, count)
    if first in GUILD:
        return [*[1.0] * (count - 1), 0.0]
    if first in DUMMY:
        return [7.0 if DUMMY.assessment(move) == s.assessments[2] else 1.0 for move in options]
    return [1.0] * count


def only(i: int, count: int) -> list[float]:
    """One of the options and no other."""
    return [1.0 if j == i else 0.0 for j in range(count)]


# --- Orders


class Course:
    """Where the orders so far lead a seat, if nobody else comes by."""

    def __init__(self, s: Table, seat: int) -> None:
        p = s.players[seat]
        self.at = p.city
        self.before = -1  # the city that the last order left
        self.units = p.units[:]
        self.done: SetOfCities = 0
        parts = s.parts_of(seat)
        if len(parts) >= WHEELS:
            parts = []
        self.left = WHEELS - len(parts)
        roads = s.mode.land.roads
        for part in parts:
            icon = ORDER.order(part)
            here = self.at
            self.before = -1
            if is_road(icon):
                if roads[here][icon] >= 0:
                    self.before = here
                    self.at = roads[here][icon]
            elif icon == ACTION:
                self.act(s, here)

    def act(self, s: Table, c: int) -> None:
        """What an action in a city would do to the units."""
        if among(c, self.done):
            return
        if s.tile[c] == RECRUITMENT:
            self.units[s.weakest_in(c)] += 1
        elif s.tile[c] == THREAT:
            needs = s.mode.tiles.needs[c]
            if missing(self.units, needs) == 0:
                for unit in range(len(UNITS)):
                    self.units[unit] -= needs[unit]
        self.done = together(c, self.done)


class Prospect:
    """The best that an order leads to, of each sort: worth for its distance."""

    def __init__(self) -> None:
        self.best = 0.0
        self.recruit = 0.0
        self.wanted = 0.0
        self.threat = 0.0
        self.contested = 0.0
        self.titan = 0.0
        self.many = 0.0

    def see(self, tile: int, score: float, odd: bool) -> None:
        """Something there: a unit that is wanted or not, a threat that is contested or not, or room for a titan."""
        self.many += score
        self.best = max(self.best, score)
        if tile == RECRUITMENT:
            self.recruit = max(self.recruit, score)
            if odd:
                self.wanted = max(self.wanted, score)
        elif tile == THREAT:
            self.threat = max(self.threat, score)
            if odd:
                self.contested = max(self.contested, score)
        else:
            self.titan = max(self.titan, score)


def ordering(s: Table, seat: int) -> list[Trait]:
    """Roads towards what is worth an action, an action here, a wait."""
    course = Course(s, seat)
    roads = s.mode.land.roads[course.at]
    prospects = [Prospect() for _ in range(ACTION + 1)]
    look(s, seat, course, prospects)
    found: list[Trait] = []
    for colour in range(len(COLOURS)):
        x = prospects[colour]
        there = roads[colour]
        found.append(
            (
                ROADS,
                [
                    x.best,
                    x.recruit,
                    x.wanted,
                    x.threat,
                    x.contested,
                    x.titan,
                    x.many / 5.0,
                    1.0 if there < 0 else 0.0,
                    1.0 if there >= 0 and there == course.before else 0.0,
                    1.0 if course.left == 1 else 0.0,
                ],
            )
        )
    x = prospects[ACTION]
    vain = 0.0 if x.best > 0.0 else 1.0
    found.append((ACTIONS, [x.best, x.recruit, x.wanted, x.threat, x.contested, x.titan, vain, 1.0]))
    found.append((WAITS, [1.0, course.left / WHEELS]))
    return found


def look(s: Table, seat: int, course: Course, prospects: list[Prospect]) -> None:
    """Every city where something can be done, by each road that begins here, or here."""
    land = s.mode.land
    wanted = wants(s, course.units)
    titan = TITAN_WORTH if beats_titan(s, course.units) else 0.0
    spent = WHEELS - course.left
    for c in range(CITIES):
        if among(c, course.done):
            continue
        tile = s.tile[c]
        worth = titan
        odd = False
        if tile == RECRUITMENT:
            unit = s.weakest_in(c)
            odd = wanted[unit]
            worth = RECRUIT_WORTH[unit] + (WANTED if odd else 0.0)
        elif tile == THREAT:
            worth = reward(s, seat, c) if missing(course.units, s.mode.tiles.needs[c]) == 0 else 0.0
            odd = worth > 0.0 and rivalled(s, seat, c, spent + land.distance[course.at][c])
        if worth > 0.0:
            see_from(land, course, c, tile, worth, odd, prospects)


def see_from(
    land: Kingdom, course: Course, c: int, tile: int, worth: float, odd: bool, prospects: list[Prospect]
) -> None:
    """Something worth an action, as far as the orders that are left lead there."""
    if c == course.at:
        prospects[ACTION].see(tile, worth, odd)
    for colour in range(len(COLOURS)):
        there = land.roads[course.at][colour]
        if there >= 0:
            away = 1 + land.distance[there][c]
            if away < course.left:
                prospects[colour].see(tile, worth * CLOSE[away], odd)


def reward(s: Table, seat: int, c: int) -> float:
    """The larger two rewards of a threat, as far as they would come."""
    p = s.players[seat]
    tiles = s.mode.tiles
    gold = tiles.gold[c]
    bards = min(tiles.bards[c], p.bards) if s.mode.open[c] else 0
    stories = s.new_stories(seat, c, tiles.stories[c]) if s.guild[c] in (-1, seat) else 0
    return float(gold + bards + stories - min(gold, bards, stories))


def rivalled(s: Table, seat: int, c: int, away: int) -> bool:
    """Somebody else can beat the threat there and begins the year no further from it."""
    distance = s.mode.land.distance[c]
    needs = s.mode.tiles.needs[c]
    for other, p in enumerate(s.players):
        if other != seat and distance[p.city] <= away and missing(p.units, needs) == 0:
            return True
    return False


def beats_titan(s: Table, units: list[int]) -> bool:
    """The units are enough for a titan that rages."""
    army = sum(units)
    for pile in range(PILES):
        if s.raging[pile] and army >= s.mode.land.titan_units[s.titan_on_top[pile]]:
            return True
    return False


# --- Rewards, bards, the first city


def leaving(s: Table, seat: int) -> list[Trait]:
    """One of three rewards to leave: what it would help not to be the last of its assessment."""
    tiles = s.mode.tiles
    p = s.players[seat]
    stories = min(tiles.stories[s.arg], GUILD_HEIGHT - s.height[p.city], p.stories + p.held)
    amounts = [float(tiles.gold[s.arg]), BARD_POINTS * min(tiles.bards[s.arg], p.bards), float(stories)]
    pressure = pressures(s, seat)
    helps = [pressure[WEALTH], pressure[REPUTATION], pressure[INFLUENCE]]
    worths = [amounts[i] * helps[i] for i in range(3)]
    most = max(worths) + 1e-9
    least = min(worths)
    found: list[Trait] = []
    for i in range(3):
        found.append(
            (
                LEAVES,
                [
                    worths[i] / most,
                    1.0 if worths[i] == least else 0.0,
                    1.0 if i == 0 else 0.0,
                    1.0 if i == 1 else 0.0,
                    1.0 if i == 2 else 0.0,
                    amounts[i] / 3.0,
                    min(5.0, 5.0 * helps[i]),
                ],
            )
        )
    return found


def singing(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """A region to place a bard in: what it scores, and who is ahead."""
    found: list[Trait] = []
    for move in options:
        found.append((NO_BARDS, [1.0]) if move == NO_BARD else (BARDS_THERE, song(s, seat, BARD.region(move))))
    return found


def song(s: Table, seat: int, r: int) -> list[float]:
    """A bard more in a region."""
    land = s.mode.land
    counts = s.bards_in(r)
    mine = counts[seat]
    now = points_in(s, seat, r, 0)
    top = 0
    above = 0
    for other, count in enumerate(counts):
        if other != seat:
            top = max(top, count)
            if count > mine:
                above += 1
    return [
        hope(land.first[r], land.second[r], mine, top, above) / 10.0,
        (points_in(s, seat, r, 1) - now) / 5.0,
        (points_in(s, seat, r, s.arg) - now) / 5.0,
        1.0 if mine == top and top > 0 else 0.0,
        1.0 if mine > top + 1 else 0.0,
        min(5, max(0, top - mine)) / 5.0,
        land.first[r] / 10.0,
    ]


def hope(first: int, second: int, mine: int, top: int, above: int) -> float:
    """What a bard brings: a lead, a second place, or a step towards one."""
    if mine > top + 1:
        return 0.25
    if top - mine <= 1:
        return float(first)
    if above == 1:
        return 2.0 * first / (top - mine + 1)
    return 0.75 * second


def points_in(s: Table, seat: int, r: int, more: int) -> int:
    """What a seat scores in a region with more bards there."""
    counts = s.bards_in(r)
    counts[seat] += more
    points = [0] * len(counts)
    s.mode.land.add_reputation(r, counts, points)
    return points[seat]


def placing(s: Table, options: list[int]) -> list[Trait]:
    """A city to begin in: what lies around it, and who."""
    found: list[Trait] = []
    for move in options:
        distance = s.mode.land.distance[PLACE.city(move)]
        recruits = 0.0
        nearest = 0.0
        threats = 0.0
        for c in range(CITIES):
            if s.tile[c] == RECRUITMENT:
                worth = RECRUIT_WORTH[s.weakest_in(c)] * CLOSE[distance[c]]
                recruits += worth
                nearest = max(nearest, worth)
            elif s.tile[c] == THREAT:
                threats += CLOSE[distance[c]]
        crowd = 0.0
        for p in s.players:
            if p.city >= 0:
                crowd += CLOSE[distance[p.city]]
        found.append((PLACES, [recruits, nearest, threats, crowd]))
    return found
