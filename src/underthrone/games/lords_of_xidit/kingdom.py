"""The kingdom of an edition: board, city tiles and titans, as lists indexed by number. Cities count from 0 here."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from underthrone.games.edition import Edition, Entry, read_table
from underthrone.kernel.data import Record
from underthrone.kernel.errors import Trouble

UNITS: Final = ("militia", "archers", "infantry", "clerics", "mages")
BARRACKS: Final = (18, 16, 14, 12, 10)
COLOURS: Final = ("blue", "red", "black")
REWARDS: Final = ("gold", "bards", "stories")
GOLD: Final = REWARDS.index("gold")
BARDS: Final = REWARDS.index("bards")
STORIES: Final = REWARDS.index("stories")
PRIZES: Final = ((GOLD, 1), (GOLD, 2), (BARDS, 1), (BARDS, 2), (STORIES, 1))  # of the census, by unit
ASSESSMENTS: Final = ("wealth", "influence", "reputation")
WEALTH: Final = ASSESSMENTS.index("wealth")
INFLUENCE: Final = ASSESSMENTS.index("influence")
REPUTATION: Final = ASSESSMENTS.index("reputation")
KINDS: Final = ("city", "road", "region", "tile", "trio", "titan")

CITIES: Final = 21
TRIO: Final = 18  # cities with a tile of the three-player set
SPREAD: Final = 5  # tiles of each kind on the board at the start
TRIO_SPREAD: Final = 4  # with three players
REGIONS: Final = 9
GUILD_HEIGHT: Final = 4
PILE_UNITS: Final = (3, 4, 5)  # titans lie in pairs that need as many units
PILES: Final = len(PILE_UNITS)
TITANS: Final = 2 * PILES

SetOfCities = int  # as bits

DATA: Final = Path(__file__).parent / "data"
STANDARD: Final = (DATA / "board.toml", DATA / "tiles.toml")


def pile_of(titan: int) -> int:
    """The pile that a titan lies in."""
    return titan // 2


def source_of(titan: int) -> int:
    """Where a titan's rewards stand in the lists of rewards: after the cities."""
    return CITIES + titan


def among(c: int, cities: SetOfCities) -> bool:
    """The city is in the set."""
    return bool(cities >> c & 1)


def together(c: int, cities: SetOfCities) -> SetOfCities:
    """The set with one more city."""
    return cities | 1 << c


def set_of(cities: list[int]) -> SetOfCities:
    """A set of these cities."""
    found = 0
    for c in cities:
        found |= 1 << c
    return found


def listed(cities: SetOfCities) -> list[int]:
    """The cities of a set, ascending."""
    return [c for c in range(CITIES) if cities >> c & 1]


class Tiles(Record):
    """A set of city tiles; titans follow the 21 cities in the lists of rewards."""

    def __init__(self) -> None:
        self.foes: list[dict[str, str]] = []
        self.icons: list[str] = []  # of the foes
        self.rules: list[str] = []  # the rule that a threat comes under
        self.recruits: list[list[int]] = []  # by city: how many of each unit
        self.needs: list[list[int]] = []
        self.gold: list[int] = []
        self.bards: list[int] = []
        self.stories: list[int] = []
        self.best_two: list[int] = []  # rewards together, for who takes the larger ones
        self.origins: list[dict[str, str]] = []

    def offered(self, source: int) -> list[int]:
        """Gold, bards and stories of a tile or titan."""
        return [self.gold[source], self.bards[source], self.stories[source]]


class Kingdom(Record):
    """Everything that an edition says."""

    def __init__(self) -> None:
        self.cities: list[dict[str, str]] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.roads: list[list[int]] = [[-1] * len(COLOURS) for _ in range(CITIES)]  # by city and colour: where it leads
        self.distance: list[list[int]] = []  # from city to city, in roads
        self.way: list[list[int]] = []  # the colour of the first road from city to city
        self.regions: list[dict[str, str]] = []
        self.region_ids: list[str] = []
        self.region_x: list[int] = []
        self.region_y: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.closed: list[int] = []  # the empty token that can close the region; 0: none
        self.outline: list[list[int]] = []
        self.touching: list[list[int]] = [[] for _ in range(CITIES)]
        self.bastion: int = -1  # the central region
        self.five: Tiles = Tiles()
        self.trio: Tiles = Tiles()
        self.titans: list[dict[str, str]] = []
        self.titan_ids: list[str] = []
        self.titan_units: list[int] = []
        self.titan_icons: list[str] = []
        self.titan_rules: list[str] = []
        self.origins: dict[str, dict[str, str]] = {}

    def tiles(self, players: int) -> Tiles:
        """The city tiles for so many players: three have a set of their own."""
        return self.trio if players == 3 else self.five

    def add_reputation(self, region: int, bards: list[int], points: list[int]) -> None:
        """What the bards of all seats in a region score: tied first, all get the higher value and nobody the lower."""
        best = 0
        leaders = 0
        next_best = 0
        for count in bards:
            if count > best:
                next_best = best
                best = count
                leaders = 1
            elif count == best:
                leaders += 1
            elif count > next_best:
                next_best = count
        if best == 0:
            return
        for seat in range(len(bards)):
            count = bards[seat]
            if count == best:
                points[seat] += self.first[region]
            elif leaders == 1 and count == next_best and count > 0:
                points[seat] += self.second[region]


def read(path: Path | None) -> Edition:
    """The standard kingdom; a kind of entry that an edition file has is taken from it, all of that kind."""
    parts: dict[str, dict[str, Any]] = {}
    files: dict[str, str] = {}
    for file in [*STANDARD] if path is None else [*STANDARD, path]:
        own: dict[str, dict[str, Any]] = {}
        for entry_id, values in read_table(file).items():
            own.setdefault(_kind(Entry(file.name, entry_id, {})), {})[entry_id] = values
        parts.update(own)
        files.update(dict.fromkeys(own, file.name))
    return Edition("kingdom" if path is None else path.stem, parts, files)


def load(of: Edition) -> Kingdom:
    """Makes and checks the kingdom."""
    parts = {kind: of.entries(kind) for kind in KINDS}
    land = Kingdom()
    _cities(land, parts["city"])
    for entry in parts["road"]:
        _road(land, entry)
    _ways(land)
    _regions(land, parts["region"])
    _tiles(land.five, parts["tile"], CITIES, 5, SPREAD)
    _tiles(land.trio, parts["trio"], TRIO, 4, TRIO_SPREAD)
    _titans(land, parts["titan"])
    for kind in KINDS:
        for entry in parts[kind]:
            entry.finish()
            land.origins[entry.id] = {name: entry.origin(name) for name in entry.used if name != "origin"}
    return land


def _kind(entry: Entry) -> str:
    kind = entry.id.split("-")[0]
    if kind not in KINDS:
        raise entry.wrong(f"an entry's name begins with one of {', '.join(KINDS)}")
    return kind


def _numbered(entries: list[Entry], count: int) -> list[Entry]:
    """Entries named by the numbers 1 to count, in that order."""
    for i, entry in enumerate(entries):
        kind = _kind(entry)
        if entry.id != f"{kind}-{i + 1}" or i >= count:
            raise entry.wrong(f"the entries {kind}-1 to {kind}-{count} must stand here in order")
    if len(entries) != count:
        raise entries[-1].wrong(f"there must be {count} of its kind, not {len(entries)}")
    return entries


def _city(entry: Entry, number: object) -> int:
    if type(number) is not int or not 1 <= number <= CITIES:
        raise entry.wrong(f"a city has a number from 1 to {CITIES}, not {number!r}")
    return number - 1


def _cities(land: Kingdom, entries: list[Entry]) -> None:
    for entry in _numbered(entries, CITIES):
        land.cities.append(entry.names())
        land.x.append(entry.number("x", 0, 1000))
        land.y.append(entry.number("y", 0, 720))


def _road(land: Kingdom, entry: Entry) -> None:
    ends = [int(word) if word.isdigit() else 0 for word in entry.id.split("-")[1:]]
    if len(ends) != 2:
        raise entry.wrong("a road is named by its two cities, such as road-5-12")
    a, b = _city(entry, ends[0]), _city(entry, ends[1])
    colour = entry.choice("colour", COLOURS)
    for here, there in ((a, b), (b, a)):
        if land.roads[here][colour] >= 0:
            raise entry.wrong(f"city {here + 1} has another {COLOURS[colour]} road")
        land.roads[here][colour] = there


def _ways(land: Kingdom) -> None:
    """The shortest ways, from every city breadth first."""
    for start in range(CITIES):
        distance = [CITIES] * CITIES
        way = [0] * CITIES
        distance[start] = 0
        reached = [start]
        for c in reached:
            for colour in range(len(COLOURS)):
                there = land.roads[c][colour]
                if there >= 0 and distance[there] == CITIES:
                    distance[there] = distance[c] + 1
                    way[there] = colour if c == start else way[c]
                    reached.append(there)
        land.distance.append(distance)
        land.way.append(way)


def _regions(land: Kingdom, entries: list[Entry]) -> None:
    if len(entries) != REGIONS:
        raise Trouble(f"{entries[0].file}: there must be {REGIONS} regions, not {len(entries)}.")
    for number, entry in enumerate(entries):
        land.region_ids.append(entry.id.removeprefix("region-"))
        land.regions.append(entry.names())
        land.first.append(entry.number("first", 1, 20))
        land.second.append(entry.number("second", 0, land.first[-1]))
        land.closed.append(entry.number("closed", 0, 2, 0))
        land.region_x.append(entry.number("x", 0, 1000))
        land.region_y.append(entry.number("y", 0, 720))
        outline = [_city(entry, city) for city in entry.some("outline")]
        land.outline.append(outline)
        for city in outline:
            land.touching[city].append(number)
        if entry.flag("bastion"):
            if land.bastion >= 0 or land.closed[-1]:
                raise entry.wrong("the bastion stands in one region, which is never closed")
            land.bastion = number
    if land.bastion < 0:
        raise Trouble(f"{entries[0].file}: no region has the bastion.")


def _tiles(tiles: Tiles, entries: list[Entry], count: int, symbols: int, spread: int) -> None:
    for entry in _numbered(entries, count):
        tiles.foes.append(entry.names())
        tiles.icons.append(entry.word("icon", "death-skull"))
        tiles.rules.append(entry.word("rule", "XI-14"))
        recruits = _units(entry, "recruits")
        if sum(recruits) != symbols:
            raise entry.wrong(f"it must show {symbols} units to recruit, not {sum(recruits)}")
        tiles.recruits.append(recruits)
        tiles.needs.append(_units(entry, "needs"))
        if sum(tiles.needs[-1]) == 0:
            raise entry.wrong("a threat needs at least one unit")
        _rewards(tiles, entry)
    for _ in range(count, CITIES):
        for rewards in (tiles.gold, tiles.bards, tiles.stories, tiles.best_two):
            rewards.append(0)
    for unit, stock in enumerate(BARRACKS):
        most = sorted([recruits[unit] for recruits in tiles.recruits])[-spread:]
        if sum(most) > stock:
            raise Trouble(f"{entries[0].file}: {spread} tiles can ask for more {UNITS[unit]} than {stock}.")


def _units(entry: Entry, name: str) -> list[int]:
    counts = [0] * len(UNITS)
    for unit in entry.some(name):
        if unit not in UNITS:
            raise entry.wrong(f"{name} are of {', '.join(UNITS)}, not {unit!r}")
        counts[UNITS.index(unit)] += 1
    return counts


def _rewards(tiles: Tiles, entry: Entry) -> None:
    tiles.gold.append(entry.number("gold", 1, 20))
    tiles.bards.append(entry.number("bards", 1, 20))
    tiles.stories.append(entry.number("stories", 1, 4))
    three = [tiles.gold[-1], tiles.bards[-1], tiles.stories[-1]]
    tiles.best_two.append(sum(three) - min(three))


def _titans(land: Kingdom, entries: list[Entry]) -> None:
    for entry in entries:
        land.titan_ids.append(entry.id.removeprefix("titan-"))
        land.titans.append(entry.names())
        land.titan_units.append(entry.number("units", 3, 5))
        land.titan_icons.append(entry.word("icon", "rock-golem"))
        land.titan_rules.append(entry.word("rule", "XI-40"))
        _rewards(land.five, entry)
        _rewards(land.trio, entry)
    if land.titan_units != [units for units in PILE_UNITS for _ in range(2)]:
        raise Trouble(f"{entries[0].file}: titans need 3, 3, 4, 4, 5 and 5 units, in this order.")
