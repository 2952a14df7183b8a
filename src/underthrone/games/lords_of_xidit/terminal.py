# interpreted: drawing
"""Lords of Xidit on a terminal: the map in text, queues, stocks and orders, drawn from a seat's view alone."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from underthrone.games.lords_of_xidit.chart import HIGH, STYLES, Ground, spot
from underthrone.games.lords_of_xidit.game import LordsOfXidit
from underthrone.games.lords_of_xidit.kingdom import CITIES, COLOURS, REGIONS, TITANS, UNITS, Tiles, source_of
from underthrone.games.lords_of_xidit.moves import ORDER, ORDERS, is_road
from underthrone.games.terminal import Terminal, Thing
from underthrone.kernel.state import State

SEATS: Final = ("cyan", "magenta", "green", "yellow", "white")
GAP: Final = "   "


class Drawing(Terminal[LordsOfXidit]):
    """Lords of Xidit."""

    QUIET = frozenset({"orders-began"})
    GOES_ON = frozenset({"place_bard", "place_census_bard", "pay"})

    def board(self, view: dict[str, Any]) -> RenderableType:
        parts = [self.heading(view), self.chart(view), self.key(), self.queues(view), self.regions(view)]
        return Group(*parts, self.seats(view))

    def heading(self, view: dict[str, Any]) -> Text:
        """Where the game stands, and the order of the assessments."""
        order = " → ".join(self.say(f"assessment-{name}") for name in view["assessments"])
        year = self.word("year", year=max(1, view["year"]), years=view["years"])
        text = Text(f"── {year} · {order} ", style="bold")
        if view["dummy"]:
            points = "/".join(str(view["dummy"][name]) for name in view["assessments"])
            text.append(f"· {self.word('dummy', points=points)}")
        return text

    # --- The map

    def chart(self, view: dict[str, Any]) -> RenderableType:
        """Cities at their places with what lies there, roads between them, regions with their values."""
        land = self.g.land
        ground = Ground()
        for c in range(CITIES):
            for colour in range(len(COLOURS)):
                there = land.roads[c][colour]
                if there > c:
                    ground.road(spot(land.x[c], land.y[c]), spot(land.x[there], land.y[there]), colour)
        for r, region in enumerate(view["regions"]):
            values = "×" if region["closed"] else f"({land.first[r]}/{land.second[r]})"
            ground.write(spot(land.region_x[r], land.region_y[r]), values, "dim")
        for c, city in enumerate(view["cities"]):
            x, y = spot(land.x[c], land.y[c])
            ground.write((x, y), *self.label(c, city))
            who = [i for i, seat in enumerate(view["seats"]) if seat["city"] == c + 1]
            for k, i in enumerate(who):
                ground.write((x - len(who) // 2 + k, y - 1 if y else y + 1), str(i + 1), f"bold reverse {SEATS[i]}")
            if city["guild"]:
                ground.write((x, min(HIGH - 1, y + 1)), "∎" * city["guild"]["stories"], SEATS[city["guild"]["seat"]])
        return ground.text()

    def label(self, c: int, city: dict[str, Any]) -> tuple[str, str]:
        """A city's number with what lies there."""
        if city["tile"] == "recruitment":
            return f"{c + 1}+{self.army(list(city['units'].values()))}", "bold green"
        if city["tile"] == "threat":
            return f"{c + 1}!", "bold red"
        return f"[{c + 1}]", "bold"

    def key(self) -> RenderableType:
        """The signs that nobody can guess, in two lines."""
        units = ", ".join(f"{self.letters()[i]} {self.say(f'unit-{name}').lower()}" for i, name in enumerate(UNITS))
        return Text(f"{self.word('roads')}\n{units}", style="dim")

    # --- Beside the map

    def queues(self, view: dict[str, Any]) -> Text:
        """Threats on the board with what they need and give, what comes next, and the titans."""
        tiles = self.tiles(view)
        threats = [c for c, city in enumerate(view["cities"]) if city["tile"] == "threat"]
        text = Text()
        text.append(self.word("threats") + " ", style="bold red")
        text.append(GAP.join(f"{c + 1} {self.threat(tiles, c)}" for c in threats) or "–")
        for name, ink in (("threats", "red"), ("recruitment", "green")):
            queue = view[name]
            text.append(f"\n{self.word(f'next-{name}')} ", style=f"bold {ink}")
            text.append(self.word("queue", first=self.tile(tiles, name, queue["next"]), pile=queue["pile"]))
            if queue["top"]:
                text.append(" · " + self.word("then", tile=self.tile(tiles, name, queue["top"])))
        text.append(f"\n{self.word('titans')} ", style="bold magenta")
        text.append(GAP.join(self.titan_pile(view, pile) for pile in view["titans"]))
        return text

    def tile(self, tiles: Tiles, queue: str, number: int | None) -> str:
        """A tile of a queue: its city and what it is about."""
        if number is None:
            return "–"
        c = number - 1
        return f"{number} {self.threat(tiles, c) if queue == 'threats' else self.army(tiles.recruits[c])}"

    def titan_pile(self, view: dict[str, Any], pile: dict[str, Any]) -> str:
        """What two titans of a kind do."""
        if pile["raging"]:
            titan = self.g.land.titan_ids.index(pile["raging"])
            gives = self.gives(self.tiles(view), source_of(titan))
            return f"{pile['need']}× {self.g.land.titans[titan][self.lang]}→{gives}"
        return f"{pile['need']}× {self.word('asleep' if pile['left'] else 'gone')}"

    def regions(self, view: dict[str, Any]) -> RenderableType:
        """Who has how many bards where."""
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        cells: list[Text] = []
        for r, region in enumerate(view["regions"]):
            if not region["closed"]:
                cells.append(Text(f"{self.region_name(r)} ", style="dim").append_text(self.bards(region["bards"])))
        for k in range(0, len(cells), 3):
            table.add_row(Text(self.word("bards") if k == 0 else "", style="bold"), *cells[k : k + 3])
        return table

    def bards(self, counts: list[int] | None) -> Text:
        """Bards in a region by player; a question mark where they aren't shown."""
        if counts is None:
            return Text("?", style="bold")
        text = Text(" ").join(Text(f"{i + 1}×{n}", style=SEATS[i]) for i, n in enumerate(counts) if n)
        return text if text else Text("–")

    def seats(self, view: dict[str, Any]) -> RenderableType:
        """A row for each player."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        for name in ("player", "city", "orders", "stock"):
            table.add_column(self.word(name), no_wrap=name != "stock")
        for i, seat in enumerate(view["seats"]):
            who = Text("► " if i == view["seat"] else "  ")
            who.append(self.player(i), style=f"bold {SEATS[i]}")
            who.append(" ①" if i == view["first"] else "")
            town = f"{seat['city']} {self.g.land.cities[seat['city'] - 1][self.lang]}" if seat["city"] else "–"
            orders = " ".join(self.order(ORDERS.index(icon)) for icon in seat["orders"])
            table.add_row(who, town, orders or "–", self.stock(seat))
        return table

    def stock(self, seat: dict[str, Any]) -> str:
        """What is behind a screen, if it may be known; stories in stock lie open."""
        if "units" not in seat:
            return self.word("screened", stories=seat["stories"])
        known = {name: seat[name] for name in ("gold", "bards", "stories", "held")}
        return self.word("behind", units=self.army(list(seat["units"].values())) or "–", **known)

    # --- In words alone

    def told(self, view: dict[str, Any]) -> list[str]:
        recruits = [f"{c + 1} {self.army(list(city['units'].values())) or '–'}" for c, city in self.recruiting(view)]
        guilds = [f"{c + 1} {self.guild(city['guild'])}" for c, city in enumerate(view["cities"]) if city["guild"]]
        lines = [self.heading(view).plain.strip("─ "), self.key_told()]
        lines += [f"{self.word('to-recruit')} {GAP.join(recruits)}", self.queues(view).plain]
        lines += [f"{self.word('guilds')} {GAP.join(guilds)}"] if guilds else []
        open_to = [(r, region) for r, region in enumerate(view["regions"]) if not region["closed"]]
        bards = [f"{self.region_words(view, r)} {self.bards(region['bards']).plain}" for r, region in open_to]
        lines.append(f"{self.word('bards')} {' · '.join(bards)}")
        return lines + [self.seat_told(view, i) for i in range(len(view["seats"]))]

    def ground(self, view: dict[str, Any]) -> list[str]:
        """The roads from each city, and the regions that it touches."""
        land = self.g.land
        lines = [self.word("ground")]
        for c in range(CITIES):
            ends = "/".join(str(there + 1) if there >= 0 else "–" for there in land.roads[c])
            near = ", ".join(self.region_name(r) for r in land.touching[c])
            lines.append(self.labelled(self.city_name(c), f"{ends} · {near}"))
        return lines

    def recruiting(self, view: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
        """The cities with units to recruit."""
        return [(c, city) for c, city in enumerate(view["cities"]) if city["tile"] == "recruitment"]

    def guild(self, guild: dict[str, Any]) -> str:
        """Whose guild, and how high."""
        return f"{self.player(guild['seat'])} ×{guild['stories']}"

    def key_told(self) -> str:
        """The letters of the units, and how a threat is written."""
        units = ", ".join(f"{self.letters()[i]} {self.say(f'unit-{name}').lower()}" for i, name in enumerate(UNITS))
        return f"{units}. {self.word('key-rewards')}"

    def seat_told(self, view: dict[str, Any], i: int) -> str:
        """Where a player is, the orders, and what is known of the stock."""
        seat = view["seats"][i]
        mine = "► " if i == view["seat"] else ""
        first = " ①" if i == view["first"] else ""
        town = self.city_name(seat["city"] - 1) if seat["city"] else "–"
        said = [f"{self.word('city')} {town}"]
        orders = " ".join(self.order(ORDERS.index(icon)) for icon in seat["orders"])
        said += [f"{self.word('orders')} {orders}"] if orders else []
        return self.labelled(f"{mine}{self.player(i)}{first}", " · ".join([*said, self.stock(seat)]))

    def signs(self, view: dict[str, Any]) -> list[tuple[Text, str]]:
        units = [(Text(self.letters()[i]), self.say(f"unit-{name}")) for i, name in enumerate(UNITS)]
        orders = [(Text(self.order(i)), self.say(f"order-{name}")) for i, name in enumerate(ORDERS)]
        a, b = self.letters()[0], self.letters()[1]
        others = [(f"7+{a}{b}", "recruits"), ("7!", "threat"), ("[7]", "city"), ("∎∎", "guild"), ("(5/3)", "region")]
        others += [("×", "closed"), ("━ ╌ ·", "roads"), (f"{a}{b}→2/3/1", "rewards"), ("3×", "titans")]
        others += [("2×4", "bards"), ("?", "hidden"), ("①", "first"), ("►", "you")]
        return units + orders + [(Text(sign), self.word(f"sign-{key}")) for sign, key in others]

    # --- Moves

    def columns(self) -> list[str]:
        return [self.say(f"order-{colour}") for colour in COLOURS]

    def cells(self, s: State, seat: int, move: int) -> list[Text]:
        """Where the roads of a city lead, by the numbers of the map."""
        found = self.g.moves.find(move)
        if found is None or found[0].name != "place":
            return []
        ends = self.g.land.roads[found[1]["city"]]
        return [Text(str(c + 1) if c >= 0 else "–", STYLES[i], justify="right") for i, c in enumerate(ends)]

    def note(self, s: State, seat: int, move: int) -> str:
        """What a region or a titan is worth, and where an order leads."""
        found = self.g.moves.find(move)
        if found is None:
            return ""
        kind, args = found
        if kind.name == "order" and is_road(args["order"]):
            view = s.view(seat)
            return "→ " + self.ends(self.reached(view, view["sealed"]))[args["order"]]
        if kind.name == "bard":
            land, r = self.g.land, args["region"]
            return self.word("values", first=land.first[r], second=land.second[r])
        if kind.name == "fight":
            return self.word("against", units=self.g.land.titan_units[args["titan"]], gives=self.titan_gives(s, args))
        return ""

    def titan_gives(self, s: State, args: dict[str, int]) -> str:
        return self.gives(self.tiles(s.view(None)), source_of(args["titan"]))

    def number(self, move: int) -> int | None:
        """How many units are shown."""
        found = self.g.moves.find(move)
        return found[1].get("count") if found else None

    def sign(self, move: int) -> str:
        """An order's sign."""
        found = self.g.moves.find(move)
        return self.order(found[1]["order"]) if found and found[0].name == "order" else ""

    def progress(self, view: dict[str, Any], moves: list[int]) -> str:
        """The orders so far, and the city that they lead to."""
        return f"{super().progress(view, moves)} → {self.city_name(self.reached(view, moves))}"

    def reached(self, view: dict[str, Any], moves: list[int]) -> int:
        """The city that some orders lead to."""
        c: int = view["seats"][view["seat"]]["city"] - 1
        for move in moves:
            order = ORDER.order(move)
            if is_road(order) and self.g.land.roads[c][order] >= 0:
                c = self.g.land.roads[c][order]
        return c

    # --- Cities, regions, titans

    def things(self, view: dict[str, Any]) -> list[Thing]:
        land, lang = self.g.land, self.lang
        cities = [Thing(str(c + 1), land.cities[c][lang], partial(self.city, view, c)) for c in range(CITIES)]
        names = [(land.region_ids[r], land.regions[r][lang]) for r in range(REGIONS)]
        regions = [Thing(*names[r], partial(self.region, view, r)) for r in range(REGIONS)]
        names = [(land.titan_ids[t], land.titans[t][lang]) for t in range(TITANS)]
        return cities + regions + [Thing(*names[t], partial(self.titan, view, t)) for t in range(TITANS)]

    def thing(self, s: State, argument: str, value: int) -> RenderableType | None:
        view = s.view(None)
        if argument == "city":
            return self.city(view, value)
        if argument == "region":
            return self.region(view, value)
        if argument == "titan" and value < TITANS:
            return self.titan(view, value)
        return None

    def named(self, name: str, view: dict[str, Any]) -> list[Thing]:
        """Cities by their numbers, too."""
        if name.isdecimal() and 1 <= int(name) <= CITIES:
            return [self.things(view)[int(name) - 1]]
        return super().named(name, view)

    def city(self, view: dict[str, Any], c: int) -> Panel:
        """Roads, regions and the tile of a city, as this game has them."""
        tiles = self.tiles(view)
        near = [self.region_words(view, r) for r in self.g.land.touching[c]]
        text = Text(self.roads(c) + "\n")
        text.append(self.word("touches", regions=", ".join(near)) + "\n", style="dim")
        if c in tiles.cities:
            text.append(self.word("recruit", units=self.army(tiles.recruits[c])) + "\n", style="green")
            foe = tiles.foes[c][self.lang]
            text.append(self.word("threat", foe=foe, threat=self.threat(tiles, c)), style="red")
        else:
            text.append(self.word("no-tile"), style="dim")
        return Panel(text, title=Text(self.city_name(c), style="bold"), title_align="left", expand=False)

    def region(self, view: dict[str, Any], r: int) -> Panel:
        """What a region is worth, the cities around it, and the bards there."""
        land = self.g.land
        if view["regions"][r]["closed"]:
            text = Text(self.word("closed-here"), style="dim")
        else:
            text = Text(self.word("values", first=land.first[r], second=land.second[r]) + "\n")
            text.append(self.word("bards") + " ").append_text(self.bards(view["regions"][r]["bards"]))
        around = ", ".join(self.city_name(c) for c in sorted(land.outline[r]))
        text.append("\n" + self.word("around", cities=around), style="dim")
        return Panel(text, title=Text(self.region_name(r), style="bold"), title_align="left", expand=False)

    def titan(self, view: dict[str, Any], t: int) -> Panel:
        """What a titan takes and gives."""
        gives = self.gives(self.tiles(view), source_of(t))
        text = Text(self.word("against", units=self.g.land.titan_units[t], gives=gives))
        title = Text(self.g.land.titans[t][self.lang], style="bold")
        return Panel(text, title=title, title_align="left", expand=False)

    # --- Words

    def tiles(self, view: dict[str, Any]) -> Tiles:
        """The tiles of this game: three players have a set of their own."""
        return self.g.land.tiles(view["players"])

    def city_name(self, c: int) -> str:
        return f"{c + 1} {self.g.land.cities[c][self.lang]}"

    def region_name(self, r: int) -> str:
        return self.g.land.regions[r][self.lang]

    def region_words(self, view: dict[str, Any], r: int) -> str:
        """A region with its values, or that it is closed."""
        if view["regions"][r]["closed"]:
            return self.word("closed", region=self.region_name(r))
        return f"{self.region_name(r)} ({self.g.land.first[r]}/{self.g.land.second[r]})"

    def roads(self, c: int) -> str:
        """Where the roads of a city lead."""
        return self.word("roads-of", **dict(zip(COLOURS, self.ends(c), strict=True)))

    def ends(self, c: int) -> list[str]:
        """The cities at the other ends of its roads."""
        ends = self.g.land.roads[c]
        return [self.city_name(there) if there >= 0 else "–" for there in ends]

    def threat(self, tiles: Tiles, c: int) -> str:
        """What a threat needs, and its gold, bards and stories."""
        return f"{self.army(tiles.needs[c])}→{self.gives(tiles, c)}"

    def gives(self, tiles: Tiles, k: int) -> str:
        """Gold, bards and stories."""
        return f"{tiles.gold[k]}/{tiles.bards[k]}/{tiles.stories[k]}"

    def army(self, counts: list[int]) -> str:
        """A letter for each unit."""
        return "".join(self.letters()[i] * n for i, n in enumerate(counts))

    def order(self, order: int) -> str:
        """An order's sign."""
        return self.word("order-signs")[order]

    def letters(self) -> str:
        """The letters of the five units."""
        return self.word("units")
