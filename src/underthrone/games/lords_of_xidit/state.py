"""The table of Lords of Xidit. Cities, regions, titans and seats count from 0; a pile's top is its last tile."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.lords_of_xidit import redeal, tensor, view
from underthrone.games.lords_of_xidit.kingdom import (
    BARRACKS,
    CITIES,
    GUILD_HEIGHT,
    INFLUENCE,
    PILES,
    REGIONS,
    SPREAD,
    TRIO_SPREAD,
    UNITS,
    WEALTH,
    Kingdom,
    SetOfCities,
    Tiles,
)
from underthrone.games.position import Position
from underthrone.games.tensors import Pen
from underthrone.kernel.data import Record
from underthrone.kernel.game import Setup
from underthrone.kernel.state import Result

NO_TILE: Final = 0
RECRUITMENT: Final = 1
THREAT: Final = 2

BARDS_EACH: Final = 20
STORIES_EACH: Final = 15
N_UNITS: Final = len(UNITS)

Standing = tuple[int, int, int]


class Mode(Record):
    """What the number of players and the options fix: shared by all copies of a state."""

    def __init__(self, land: Kingdom, players: int, short: bool, dummy: int) -> None:
        self.land = land
        self.players = players
        self.tiles: Tiles = land.tiles(players)
        self.spread: int = TRIO_SPREAD if players == 3 else SPREAD
        self.years: int = 9 if short else 12
        self.censuses: list[int] = [3, 6, 9] if short else [4, 8, 12]  # the years that end with one
        self.dummy: int = dummy if players == 3 else 0  # its points for the first assessment; 0: there is none
        self.cities: list[int] = _cities_with_tiles(self.tiles, players, short)
        self.turns: list[list[int]] = [[(first + i) % players for i in range(players)] for first in range(players)]
        tokens = _empty_tokens(players, short)
        self.open: list[list[int]] = [[r for r in near if land.closed[r] not in tokens] for near in land.touching]
        self.closed: list[bool] = [land.closed[r] in tokens for r in range(REGIONS)]


def _cities_with_tiles(tiles: Tiles, players: int, short: bool) -> list[int]:
    """The cities whose tiles are used (p. 5, 17, 18)."""
    without = {3: [14, 18], 4: [19, 20, 21], 5: [20, 21]}[players] if short else []
    return [c for c in tiles.cities if c + 1 not in without]


def _empty_tokens(players: int, short: bool) -> list[int]:
    """The regions that are closed (p. 17, 18)."""
    if players == 3:
        return [1, 2]
    if short:
        return [1, 2] if players == 4 else [2]
    return []


class Player(Record):
    """An Idrakys, what is behind the screen, and what was done this year."""

    def __init__(self, of: Player | None = None) -> None:
        self.city: int = -1 if of is None else of.city
        self.units: list[int] = [0] * len(UNITS) if of is None else of.units[:]
        self.gold: int = 0 if of is None else of.gold
        self.bards: int = BARDS_EACH if of is None else of.bards
        self.stories: int = STORIES_EACH if of is None else of.stories
        self.held: int = 0 if of is None else of.held  # stories of the census that found no guild yet
        self.orders: list[int] = [] if of is None else of.orders[:]  # this year's, once revealed
        self.recruited: SetOfCities = 0 if of is None else of.recruited  # this year, in these cities
        self.beaten: SetOfCities = 0 if of is None else of.beaten  # threats
        self.slain: SetOfCities = 0 if of is None else of.slain  # titans
        self.shown: int = 0 if of is None else of.shown  # units in the last census


class Table(Position):
    """Everything on the table."""

    def __init__(self, setup: Setup, mode: Mode, of: Table | None = None) -> None:
        super().__init__(setup, of)
        self._mode = mode
        self.year: int = 0 if of is None else of.year
        self.first: int = 0 if of is None else of.first  # who has the First Player token
        self.players: list[Player] = [] if of is None else [Player(p) for p in of.players]
        self.tile: list[int] = [NO_TILE] * CITIES if of is None else of.tile[:]
        self.stationed: list[int] = [0] * (CITIES * N_UNITS) if of is None else of.stationed[:]  # see units_in()
        self.barracks: list[int] = [*BARRACKS] if of is None else of.barracks[:]
        self.next_recruitment: int = -1 if of is None else of.next_recruitment
        self.next_threat: int = -1 if of is None else of.next_threat
        self.recruitment_pile: list[int] = [] if of is None else of.recruitment_pile[:]
        self.threat_pile: list[int] = [] if of is None else of.threat_pile[:]
        self.recruitment_discard: list[int] = [] if of is None else of.recruitment_discard[:]
        self.threat_discard: list[int] = [] if of is None else of.threat_discard[:]
        self.hidden: SetOfCities = 0 if of is None else of.hidden  # tiles whose place in the piles nobody knows
        self.second: SetOfCities = 0 if of is None else of.second  # those that may be under the recruitment pile's top
        self.titan_on_top: list[int] = [-1] * PILES if of is None else of.titan_on_top[:]  # by pile; -1: none is left
        self.titan_under: list[int] = [-1] * PILES if of is None else of.titan_under[:]
        self.raging: list[int] = [0] * PILES if of is None else of.raging[:]  # the one on top is awake
        self.fought: int = -1 if of is None else of.fought  # the titan that units are being sent against
        self.weakest: int = 0 if of is None else of.weakest  # of the units that may be sent now
        self.counted: int = 0 if of is None else of.counted  # the unit of the census whose rewards are given
        self.bards: list[int] = [] if of is None else of.bards[:]  # see bards_in()
        self.guild: list[int] = [-1] * CITIES if of is None else of.guild[:]  # whose
        self.height: list[int] = [0] * CITIES if of is None else of.height[:]
        self.assessments: list[int] = [] if of is None else of.assessments[:]
        self.dummy: list[int] = [] if of is None else of.dummy[:]  # its points by assessment
        self.out: list[int] = [] if of is None else of.out[:]  # who was eliminated, in order; the dummy's seat is 3
        self.over: bool = of is not None and of.over

    @property
    def mode(self) -> Mode:
        """Board, tiles and what else is fixed."""
        return self._mode

    def clone(self) -> Table:
        return Table(self.setup, self._mode, self)

    def record(self, field: str) -> Record:
        """A blank record for a field that holds several."""
        return Player()

    def shown(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def dealt(self, seat: int | None, seed: int) -> Table:
        return redeal.redeal(self, seat, seed)

    def encode(self, seat: int, pen: Pen) -> None:
        tensor.write(self, seat, pen)

    def conserved(self) -> list[Any]:
        """Units of each kind, bards and stories of each player, tiles."""
        units = self.barracks[:]
        for c in range(CITIES):
            for unit, count in enumerate(self.units_in(c)):
                units[unit] += count
        owned: list[int] = []
        for seat, p in enumerate(self.players):
            for unit, count in enumerate(p.units):
                units[unit] += count
            owned.append(p.bards + sum([self.bards_in(r)[seat] for r in range(REGIONS)]))
            owned.append(p.stories + p.held + self.influence()[seat])
        tiles = [c for c in range(CITIES) if self.tile[c] != NO_TILE]
        tiles += self.recruitment_pile + self.threat_pile + self.recruitment_discard + self.threat_discard
        tiles += [c for c in (self.next_recruitment, self.next_threat) if c >= 0]
        return [units, owned, sorted(tiles)]

    def round(self) -> int:
        return max(1, self.year)  # placing the Idrakys belongs to the first year

    def tracks(self) -> dict[str, list[int]]:
        """Gold and units that are held; stories and bards that stand on the board, and what the bards score."""
        bards = [0] * len(self.players)
        for r in range(REGIONS):
            for seat, count in enumerate(self.bards_in(r)):
                bards[seat] += count
        return {
            "gold": [p.gold for p in self.players],
            "stories": self.influence(),
            "reputation": self.reputation(),
            "bards": bards,
            "units": [sum(p.units) for p in self.players],
        }

    def in_turn(self) -> list[int]:
        """All seats in turn order, from the First Player."""
        return self._mode.turns[self.first]

    # --- Units in the cities, bards in the regions

    def units_in(self, c: int) -> list[int]:
        """How many of each unit are stationed in a city."""
        return self.stationed[c * N_UNITS : c * N_UNITS + N_UNITS]

    def station(self, c: int, counts: list[int]) -> None:
        """These units stand in a city from now on."""
        self.stationed[c * N_UNITS : c * N_UNITS + N_UNITS] = counts

    def weakest_in(self, c: int) -> int:
        """The weakest unit stationed in a city; -1 when there is none."""
        for unit in range(N_UNITS):
            if self.stationed[c * N_UNITS + unit]:
                return unit
        return -1

    def take_from(self, c: int, unit: int) -> None:
        """A unit leaves a city."""
        self.stationed[c * N_UNITS + unit] -= 1

    def bards_in(self, region: int) -> list[int]:
        """How many bards each seat has in a region."""
        n = len(self.players)
        return self.bards[region * n : region * n + n]

    def add_bards(self, region: int, seat: int, count: int) -> None:
        """More bards of a seat in a region."""
        self.bards[region * len(self.players) + seat] += count

    # --- What a reward really brings (p. 8, 9)

    def new_stories(self, me: int, c: int, count: int) -> int:
        """How many of so many stories from the stock find room in a city."""
        return min(count, self.players[me].stories, GUILD_HEIGHT - self.height[c])

    def coming(self, me: int, source: int) -> list[int]:
        """Gold, bards and stories that would come of a tile: as many as are in stock and find room, with held ones."""
        p = self.players[me]
        tiles = self._mode.tiles
        room = GUILD_HEIGHT - self.height[p.city]
        stories = min(self.new_stories(me, p.city, tiles.stories[source]) + p.held, room)
        return [tiles.gold[source], min(tiles.bards[source], p.bards), stories]

    # --- Titans (p. 12)

    def lay_pair(self, pile: int) -> None:
        """Both titans of a pile sleep, and chance decides which is on top."""
        upper = self.below(2)
        self.titan_on_top[pile] = 2 * pile + upper
        self.titan_under[pile] = 2 * pile + 1 - upper

    def awake(self) -> list[int]:
        """The titans that rage."""
        return [self.titan_on_top[pile] for pile in range(PILES) if self.raging[pile]]

    # --- What the assessments count (p. 14, 15)

    def influence(self) -> list[int]:
        """Stories of every seat's guilds on the board."""
        stories = [0] * len(self.players)
        for c in range(CITIES):
            if self.height[c]:
                stories[self.guild[c]] += self.height[c]
        return stories

    def reputation(self, without: int = -1) -> list[int]:
        """Points of all seats over all regions, or all but one."""
        points = [0] * len(self.players)
        for r in range(REGIONS):
            if r != without:
                self._mode.land.add_reputation(r, self.bards_in(r), points)
        return points

    def points(self, assessment: int) -> list[int]:
        """What every seat has in an assessment."""
        if assessment == WEALTH:
            return [p.gold for p in self.players]
        if assessment == INFLUENCE:
            return self.influence()
        return self.reputation()

    def contestants(self) -> list[int]:
        """Who is assessed: every seat, and behind them the dummy."""
        return list(range(len(self.players) + (1 if self.dummy else 0)))

    def standing(self, assessment: int, points: list[int], seat: int) -> Standing:
        """A rank: points, then units behind the screen, then how far from the First Player; the dummy below equals."""
        n = len(self.players)
        if seat == n:
            return self.dummy[assessment], -1, 0
        return points[seat], sum(self.players[seat].units), (seat - self.first) % n

    def outlasted(self) -> list[int]:
        """How many assessments everybody outlasted who is out, in the order of going; of five, two go first."""
        return [max(0, i - 1) if len(self.players) == 5 else i for i in range(len(self.out))]

    def result(self) -> Result | None:
        if not self.over:
            return None
        n = len(self.players)
        winners = [seat for seat in range(n) if seat not in self.out]
        players = [seat for seat in self.out if seat < n] + winners
        places = [n - players.index(seat) for seat in range(n)]
        survived = [3] * n  # assessments
        for seat, outlasted in zip(self.out, self.outlasted()):
            if seat < n:
                survived[seat] = outlasted
        return Result(winners, places, survived, "savior" if winners else "dummy")
