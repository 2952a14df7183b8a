# interpreted: drawing
"""Lords of Xidit on a terminal: the map in text, queues, stocks and orders, drawn from a seat's view alone."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from underthrone.games.lords_of_xidit.game import LordsOfXidit
from underthrone.games.lords_of_xidit.kingdom import CITIES, COLOURS, UNITS, Tiles
from underthrone.games.lords_of_xidit.moves import ORDER, ORDERS, PLACE
from underthrone.kernel.game import Game

QUIET: Final = frozenset({"orders-began"})
WIDE: Final = 78
HIGH: Final = 22
LETTERS: Final = "PAICM"
STYLES: Final = ("blue", "red", "bright_black")  # roads
LINES: Final = ("━", "╌", "·")  # one style for each colour, for those who can't tell colours apart
SEATS: Final = ("cyan", "magenta", "green", "yellow", "white")
ARROWS: Final = {"blue": "B", "red": "R", "black": "K", "action": "!", "wait": "–"}
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "year": "Year {0} of {1}",
        "roads": "roads: ━ blue  ╌ red  · black   city: {0} to recruit, {1} threat, ∎ guild",
        "recruits": "To recruit",
        "threats": "Threats",
        "next": "next {0}, then {1}, {2} in the pile",
        "titans": "Titans",
        "asleep": "asleep",
        "gone": "beaten",
        "player": "Player",
        "city": "City",
        "orders": "Orders",
        "stock": "Behind the screen",
        "regions": "Region",
        "bards": "Bards",
        "dummy": "Dummy player",
        "closed": "closed",
        "needs": "needs",
        "gold": "gold",
        "songs": "bards",
        "stories": "stories",
        "held": "held",
        "roads_of": "blue to {0}, red to {1}, black to {2}",
        "recruit": "to recruit: {0}",
        "threat": "threat: {0}",
    },
    "fr": {
        "year": "Année {0} sur {1}",
        "roads": "routes\u202f: ━ bleue  ╌ rouge  · noire   ville\u202f: {0} recrutement, {1} menace, ∎ guilde",
        "recruits": "À recruter",
        "threats": "Menaces",
        "next": "ensuite {0}, puis {1}, {2} dans la pile",
        "titans": "Titans",
        "asleep": "endormi",
        "gone": "vaincus",
        "player": "Joueur",
        "city": "Ville",
        "orders": "Ordres",
        "stock": "Derrière le paravent",
        "regions": "Région",
        "bards": "Bardes",
        "dummy": "Joueur fictif",
        "closed": "fermée",
        "needs": "demande",
        "gold": "or",
        "songs": "bardes",
        "stories": "étages",
        "held": "gardés",
        "roads_of": "bleue vers {0}, rouge vers {1}, noire vers {2}",
        "recruit": "à recruter\u202f: {0}",
        "threat": "menace\u202f: {0}",
    },
}


def draw(g: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The board as a seat may see it."""
    assert isinstance(g, LordsOfXidit)
    return Group(
        heading(g, view, lang),
        chart(g, view),
        Text(WORDS[lang]["roads"].format("+", "!"), style="dim"),
        queues(g, view, lang),
        regions(g, view, lang),
        seats(g, view, lang),
    )


def heading(g: LordsOfXidit, view: dict[str, Any], lang: str) -> RenderableType:
    """Where the game stands, and the order of the assessments."""
    order = " → ".join(g.say(lang, f"assessment-{name}", {}) for name in view["assessments"])
    text = Text(f"── {WORDS[lang]['year'].format(max(1, view['year']), view['years'])} · {order} ", style="bold")
    if view["dummy"]:
        points = " ".join(str(view["dummy"][name]) for name in view["assessments"])
        text.append(f"· {WORDS[lang]['dummy']} {points}")
    return text


# --- The map


def chart(g: LordsOfXidit, view: dict[str, Any]) -> RenderableType:
    """Cities at their places with what lies there, roads between them, regions with their values."""
    land = g.land
    grid = [[" "] * WIDE for _ in range(HIGH)]
    style = [[""] * WIDE for _ in range(HIGH)]
    for c in range(CITIES):
        for colour in range(len(COLOURS)):
            there = land.road[c * 3 + colour]
            if there > c:
                _road(grid, style, _spot(land.x[c], land.y[c]), _spot(land.x[there], land.y[there]), colour)
    for r, region in enumerate(view["regions"]):
        values = "×" if region["closed"] else f"({land.first[r]}/{land.second[r]})"
        _write(grid, style, _spot(land.region_x[r], land.region_y[r]), values, "dim")
    for c, city in enumerate(view["cities"]):
        x, y = _spot(land.x[c], land.y[c])
        _write(grid, style, (x, y), *_label(c, city))
        who = [i for i, seat in enumerate(view["seats"]) if seat["city"] == c + 1]
        for k, i in enumerate(who):
            _write(grid, style, (x - len(who) // 2 + k, y - 1 if y else y + 1), str(i + 1), f"bold reverse {SEATS[i]}")
        if city["guild"]:
            i = city["guild"]["seat"]
            _write(grid, style, (x, min(HIGH - 1, y + 1)), "∎" * city["guild"]["stories"], SEATS[i])
    text = Text()
    for row in range(HIGH):
        for column in range(WIDE):
            text.append(grid[row][column], style=style[row][column])
        text.append("\n" if row + 1 < HIGH else "")
    return text


def _label(c: int, city: dict[str, Any]) -> tuple[str, str]:
    """A city's number with what lies there."""
    if city["tile"] == "recruitment":
        return f"{c + 1}+{_army(city['units'])}", "bold green"
    if city["tile"] == "threat":
        return f"{c + 1}!", "bold red"
    return f"[{c + 1}]", "bold"


def _spot(x: int, y: int) -> tuple[int, int]:
    return 3 + x * (WIDE - 7) // 1000, 1 + y * (HIGH - 2) // 720


def _road(grid: list[list[str]], style: list[list[str]], a: tuple[int, int], b: tuple[int, int], colour: int) -> None:
    steps = max(abs(a[0] - b[0]), 2 * abs(a[1] - b[1]))
    for k in range(1, steps):
        x = a[0] + round((b[0] - a[0]) * k / steps)
        y = a[1] + round((b[1] - a[1]) * k / steps)
        grid[y][x] = LINES[colour]
        style[y][x] = STYLES[colour]


def _write(grid: list[list[str]], style: list[list[str]], at: tuple[int, int], word: str, how: str) -> None:
    x = max(0, min(WIDE - len(word), at[0] - len(word) // 2))
    for k, letter in enumerate(word):
        grid[at[1]][x + k] = letter
        style[at[1]][x + k] = how


# --- Beside the map


def queues(g: LordsOfXidit, view: dict[str, Any], lang: str) -> RenderableType:
    """Threats on the board with what they need and give, what comes next, and the titans."""
    said = WORDS[lang]
    text = Text()
    tiles = _tiles(g, view)
    threats = [c for c, city in enumerate(view["cities"]) if city["tile"] == "threat"]
    text.append(f"{said['threats']}: ", style="bold red")
    text.append("  ".join(f"{c + 1} {_threat(tiles, c)}" for c in threats))
    for name, tone in (("threats", "red"), ("recruitment", "green")):
        queue = view[name]
        word = said["threats"] if name == "threats" else said["recruits"]
        text.append(f"\n{word}: ", style=f"bold {tone}")
        text.append(said["next"].format(queue["next"] or "–", queue["top"] or "–", queue["pile"]))
        if name == "threats" and queue["next"]:
            text.append(f"  ({queue['next']} {_threat(tiles, queue['next'] - 1)})", style="dim")
        elif queue["next"]:
            army = "".join(LETTERS[i] * n for i, n in enumerate(tiles.recruits[queue["next"] - 1]))
            text.append(f"  ({queue['next']} {army})", style="dim")
    text.append(f"\n{said['titans']}: ", style="bold magenta")
    text.append("  ".join(_titan(g, pile, lang) for pile in view["titans"]))
    return text


def _titan(g: LordsOfXidit, pile: dict[str, Any], lang: str) -> str:
    said = WORDS[lang]
    if pile["raging"]:
        titan = g.land.titan_ids.index(pile["raging"])
        rewards = g.land.five
        k = CITIES + titan
        gives = f"{rewards.gold[k]}/{rewards.bards[k]}/{rewards.stories[k]}"
        return f"{pile['need']}× {g.land.titans[titan][lang]} {gives}"
    return f"{pile['need']}× {said['asleep'] if pile['left'] else said['gone']}"


def regions(g: LordsOfXidit, view: dict[str, Any], lang: str) -> RenderableType:
    """Who has how many bards where."""
    text = Text(f"{WORDS[lang]['bards']}: ", style="bold")
    for r, region in enumerate(view["regions"]):
        if region["closed"]:
            continue
        text.append(f"{g.land.regions[r][lang]} {g.land.first[r]}/{g.land.second[r]} ", style="dim")
        if region["bards"] is None:
            text.append("?", style="bold")
        else:
            there = [(i, count) for i, count in enumerate(region["bards"]) if count]
            for i, count in there:
                text.append(f"{i + 1}×{count} ", style=SEATS[i])
            text.append("" if there else "–")
        text.append("  ")
    return text


def seats(g: LordsOfXidit, view: dict[str, Any], lang: str) -> RenderableType:
    """A row for each player."""
    said = WORDS[lang]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for name in ("player", "city", "orders", "stock"):
        table.add_column(said[name], no_wrap=name != "stock")
    for i, seat in enumerate(view["seats"]):
        who = Text("► " if i == view["seat"] else "  ")
        who.append(g.say(lang, "seat", {"number": i + 1}), style=f"bold {SEATS[i]}")
        who.append(" ①" if i == view["first"] else "")
        town = f"{seat['city']} {g.land.cities[seat['city'] - 1][lang]}" if seat["city"] else "–"
        icons = seat["orders"]
        if view["question"] == "program" and i == view["seat"]:
            icons = [ORDERS[move - ORDER] for move in view["sealed"]]
        orders = " ".join(ARROWS[icon] for icon in icons)
        table.add_row(who, town, orders or "–", _stock(seat, lang))
    return table


def _stock(seat: dict[str, Any], lang: str) -> str:
    if "units" not in seat:
        return "?"
    said = WORDS[lang]
    parts = [_army(seat["units"]) or "–", f"{seat['gold']} {said['gold']}", f"{seat['bards']} {said['songs']}"]
    parts.append(f"{seat['stories']} {said['stories']}")
    return ", ".join(parts + ([f"{seat['held']} {said['held']}"] if seat["held"] else []))


def _army(units: dict[str, int]) -> str:
    return "".join(LETTERS[i] * units[name] for i, name in enumerate(UNITS))


def _threat(tiles: Tiles, c: int) -> str:
    """What a threat needs, and its gold, bards and stories."""
    needs = "".join(LETTERS[i] * n for i, n in enumerate(tiles.needs[c]))
    return f"{needs}→{tiles.gold[c]}/{tiles.bards[c]}/{tiles.stories[c]}"


def _tiles(g: LordsOfXidit, view: dict[str, Any]) -> Tiles:
    return g.land.trio if view["players"] == 3 else g.land.five


# --- Moves and cities


def columns(lang: str) -> list[str]:
    """What is said beside a move."""
    return []


def cells(g: Game, move: int, lang: str) -> list[Text]:
    """The columns for one move."""
    return []


def note(g: Game, move: int, lang: str) -> str:
    """Where the roads of a city lead."""
    assert isinstance(g, LordsOfXidit)
    return _roads(g, move - PLACE, lang) if PLACE <= move < PLACE + CITIES else ""


def described(g: Game, name: str, lang: str) -> list[RenderableType]:
    """Everything about the cities whose name or number this is."""
    assert isinstance(g, LordsOfXidit)
    wanted = name.casefold().strip()
    fitting = [c for c in range(CITIES) if wanted == str(c + 1) or wanted in g.land.cities[c][lang].casefold()]
    return [city(g, c, lang) for c in fitting]


def city(g: LordsOfXidit, c: int, lang: str) -> Panel:
    """Roads, regions and the tile of a city."""
    land = g.land
    said = WORDS[lang]
    army = "".join(LETTERS[i] * n for i, n in enumerate(land.five.recruits[c]))
    text = Text(_roads(g, c, lang) + "\n")
    text.append(", ".join(land.regions[r][lang] for r in land.touching[c]) + "\n", style="dim")
    text.append(said["recruit"].format(army) + "\n", style="green")
    text.append(said["threat"].format(f"{land.five.foes[c][lang]}, {_threat(land.five, c)}"), style="red")
    return Panel(text, title=f"{c + 1} {land.cities[c][lang]}", title_align="left", expand=False)


def _roads(g: LordsOfXidit, c: int, lang: str) -> str:
    ends = [g.land.road[c * 3 + colour] for colour in range(len(COLOURS))]
    return WORDS[lang]["roads_of"].format(*[there + 1 if there >= 0 else "–" for there in ends])
