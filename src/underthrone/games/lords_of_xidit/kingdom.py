"""The kingdom of an edition: board, city tiles and titans, as lists indexed by number. Cities count from 0 here."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underthrone.games import formats
from underthrone.games.edition import Edition, Entry
from underthrone.kernel.data import Record

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
PILE: Final = 5  # tiles to recruit beside those on the board
SPREAD: Final = 5  # tiles of each kind on the board at the start
LEFT_OUT: Final = 3  # tiles that a short game is played without, at most
TRIO_SPREAD: Final = 4  # with three players
REGIONS: Final = 9
GUILD_HEIGHT: Final = 4
PILE_UNITS: Final = (3, 4, 5)  # titans lie in pairs that need as many units
PILES: Final = len(PILE_UNITS)
TITANS: Final = 2 * PILES

SetOfCities = int  # as bits

DATA: Final = Path(__file__).parent / "data"
STANDARD: Final = (DATA / "board.toml", DATA / "tiles.toml")
FORMAT: Final = formats.Format("kingdom", KINDS, STANDARD, lambda entry: entry.split("-")[0])


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
    """A set of city tiles, in lists by city; titans follow the 21 cities in the lists of rewards."""

    def __init__(self) -> None:
        self.cities: list[int] = []  # those that have a tile
        self.foes: list[dict[str, str]] = [{"en": "", "fr": ""} for _ in range(CITIES)]
        self.icons: list[str] = [""] * CITIES  # of the foes
        self.rules: list[str] = [""] * CITIES  # the rule that a threat comes under
        self.recruits: list[list[int]] = [[0] * len(UNITS) for _ in range(CITIES)]  # how many of each unit
        self.needs: list[list[int]] = [[0] * len(UNITS) for _ in range(CITIES)]
        self.gold: list[int] = [0] * CITIES
        self.bards: list[int] = [0] * CITIES
        self.stories: list[int] = [0] * CITIES
        self.best_two: list[int] = [0] * CITIES  # rewards together, for who takes the larger ones

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
    """The standard kingdom, or that of an edition file."""
    return formats.read(FORMAT, path)


def load(of: Edition) -> Kingdom:
    """Makes and checks the kingdom."""
    parts = {kind: of.entries(kind) for kind in KINDS}
    land = Kingdom()
    _cities(land, of, parts["city"])
    for entry in parts["road"]:
        _road(land, entry)
    _ways(land, of)
    _regions(land, parts["region"])
    _tiles(land.five, parts["tile"], "tile", 5, SPREAD)
    _tiles(land.trio, parts["trio"], "trio", 4, TRIO_SPREAD)
    _titans(land, parts["titan"])
    for kind in KINDS:
        for entry in parts[kind]:
            entry.finish()
            land.origins[entry.id] = {name: entry.origin(name) for name in entry.used if name != "origin"}
    return land


def _numbered(entry: Entry, kind: str) -> int:
    """The city that an entry is named by."""
    number = entry.id.removeprefix(f"{kind}-")
    if not number.isdecimal() or number[0] == "0" or not 1 <= int(number) <= CITIES:
        raise entry.wrong(
            f"the entries are {kind}-1 to {kind}-{CITIES}, by the numbers of the cities",
            f"les entrées sont {kind}-1 à {kind}-{CITIES}, d’après les numéros des cités",
        )
    return int(number) - 1


def _city(entry: Entry, name: str, number: object) -> int:
    if type(number) is not int or not 1 <= number <= CITIES:
        raise entry.wrong(
            f"a city has a number from 1 to {CITIES}, not {number!r}",
            f"une cité a un numéro de 1 à {CITIES}, et non {number!r}",
            name,
        )
    return number - 1


def _cities(land: Kingdom, of: Edition, entries: list[Entry]) -> None:
    places = [_numbered(entry, "city") for entry in entries]
    if places != [*range(CITIES)]:
        lost = next((city for city in range(CITIES) if city not in places), -1) + 1
        if lost:
            raise of.wrong(
                "city",
                f"city-{lost} must be there: the map has city-1 to city-{CITIES}",
                f"city-{lost} doit être là\u202f: la carte a city-1 à city-{CITIES}",
            )
        raise entries[-1].wrong(
            f"the entries city-1 to city-{CITIES} must stand here in order",
            f"les entrées city-1 à city-{CITIES} doivent être là, dans l’ordre",
        )
    for entry in entries:
        land.cities.append(entry.names())
        land.x.append(entry.number("x", 0, 1000))
        land.y.append(entry.number("y", 0, 720))


def _road(land: Kingdom, entry: Entry) -> None:
    ends = [int(word) if word.isdigit() else 0 for word in entry.id.split("-")[1:]]
    if len(ends) != 2:
        raise entry.wrong(
            "a road is named by its two cities, such as road-5-12",
            "une route est nommée par ses deux cités, comme road-5-12",
        )
    a, b = _city(entry, "colour", ends[0]), _city(entry, "colour", ends[1])
    if a == b:
        raise entry.wrong("a road leads to another city", "une route mène à une autre cité", "colour")
    colour = entry.choice("colour", COLOURS)
    for here, there in ((a, b), (b, a)):
        if land.roads[here][colour] >= 0:
            raise entry.wrong(
                f"city {here + 1} has another {COLOURS[colour]} road",
                f"la cité {here + 1} a une autre route {COLOURS[colour]}",
                "colour",
            )
        land.roads[here][colour] = there


def _ways(land: Kingdom, of: Edition) -> None:
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
        if len(reached) < CITIES:
            lost = distance.index(CITIES) + 1
            raise of.wrong(
                "road",
                f"no way leads from city {start + 1} to city {lost}",
                f"aucun chemin ne mène de la cité {start + 1} à la cité {lost}",
            )
        land.distance.append(distance)
        land.way.append(way)


def _regions(land: Kingdom, entries: list[Entry]) -> None:
    if len(entries) != REGIONS:
        raise entries[-1].wrong(
            f"there must be {REGIONS} regions, not {len(entries)}", f"il faut {REGIONS} régions, et non {len(entries)}"
        )
    for number, entry in enumerate(entries):
        land.region_ids.append(entry.id.removeprefix("region-"))
        land.regions.append(entry.names())
        land.first.append(entry.number("first", 1, 20))
        land.second.append(entry.number("second", 0, land.first[-1]))
        land.closed.append(entry.number("closed", 0, 2, 0))
        land.region_x.append(entry.number("x", 0, 1000))
        land.region_y.append(entry.number("y", 0, 720))
        outline = [_city(entry, "outline", city) for city in entry.some("outline")]
        land.outline.append(outline)
        for city in outline:
            land.touching[city].append(number)
        if entry.flag("bastion"):
            if land.bastion >= 0 or land.closed[-1]:
                raise entry.wrong(
                    "the bastion stands in one region, which is never closed",
                    "le bastion est dans une seule région, qui n’est jamais fermée",
                    "bastion",
                )
            land.bastion = number
    if land.bastion < 0:
        raise entries[-1].wrong("no region has the bastion", "aucune région n’a le bastion")


def _tiles(tiles: Tiles, entries: list[Entry], kind: str, symbols: int, spread: int) -> None:
    for entry in entries:
        c = _numbered(entry, kind)
        tiles.cities.append(c)
        tiles.foes[c] = entry.names()
        tiles.icons[c] = entry.word("icon", "death-skull")
        tiles.rules[c] = entry.word("rule", "XI-14")
        tiles.recruits[c] = _units(entry, "recruits")
        there = sum(tiles.recruits[c])
        if there != symbols:
            raise entry.wrong(
                f"it must show {symbols} units to recruit, not {there}",
                f"elle doit montrer {symbols} unités à recruter, et non {there}",
                "recruits",
            )
        tiles.needs[c] = _units(entry, "needs")
        if sum(tiles.needs[c]) == 0:
            raise entry.wrong("a threat needs at least one unit", "une menace demande au moins une unité", "needs")
        for unit, stock in enumerate(BARRACKS):
            if tiles.needs[c][unit] > stock:
                raise entry.wrong(
                    f"nobody can have {tiles.needs[c][unit]} {UNITS[unit]}: there are {stock}",
                    f"personne ne peut avoir {tiles.needs[c][unit]} {UNITS[unit]}\u202f: il y en a {stock}",
                    "needs",
                )
        rewards = _rewards(entry)
        tiles.gold[c], tiles.bards[c], tiles.stories[c] = rewards
        tiles.best_two[c] = sum(rewards) - min(rewards)
    tiles.cities.sort()
    least = 2 * spread + PILE + LEFT_OUT + 1
    if len(tiles.cities) < least:
        there = len(tiles.cities)
        raise entries[-1].wrong(
            f"there must be at least {least} of its kind, not {there}", f"il en faut au moins {least}, et non {there}"
        )
    for unit, stock in enumerate(BARRACKS):
        most = sorted([tiles.recruits[c][unit] for c in tiles.cities])[-spread:]
        if sum(most) > stock:
            raise entries[-1].wrong(
                f"{spread} tiles can ask for more {UNITS[unit]} than {stock}",
                f"{spread} tuiles peuvent demander plus de {UNITS[unit]} que {stock}",
                "recruits",
            )


def _units(entry: Entry, name: str) -> list[int]:
    counts = [0] * len(UNITS)
    for unit in entry.some_of(name, UNITS):
        counts[unit] += 1
    return counts


def _rewards(entry: Entry) -> tuple[int, int, int]:
    return entry.number("gold", 1, 20), entry.number("bards", 1, 20), entry.number("stories", 1, 4)


def _titans(land: Kingdom, entries: list[Entry]) -> None:
    for entry in entries:
        land.titan_ids.append(entry.id.removeprefix("titan-"))
        land.titans.append(entry.names())
        land.titan_units.append(entry.number("units", 3, 5))
        land.titan_icons.append(entry.word("icon", "rock-golem"))
        land.titan_rules.append(entry.word("rule", "XI-40"))
        rewards = _rewards(entry)
        for tiles in (land.five, land.trio):
            tiles.gold.append(rewards[0])
            tiles.bards.append(rewards[1])
            tiles.stories.append(rewards[2])
            tiles.best_two.append(sum(rewards) - min(rewards))
    if land.titan_units != [units for units in PILE_UNITS for _ in range(2)]:
        raise entries[-1].wrong(
            "titans need 3, 3, 4, 4, 5 and 5 units, in this order",
            "les titans demandent 3, 3, 4, 4, 5 et 5 unités, dans cet ordre",
            "units",
        )
