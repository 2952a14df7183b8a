# interpreted: drawing
"""The Stygian Society on a terminal: tracks, ranks of enemies, cubes and heroes, drawn from a seat's view alone."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from underthrone.games.stygian_society import describe
from underthrone.games.stygian_society.cards import Card, Enemy, Floor
from underthrone.games.stygian_society.game import StygianSociety
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS, STATUSES
from underthrone.games.terminal import Terminal, Thing
from underthrone.kernel.state import State

INKS: Final = ("bright_white", "bright_blue", "green", "red", "yellow", "bright_black")
PILES: Final = ("field", "crypt", "tower", "bank", "peril_cubes")
BAR: Final = 16


class Drawing(Terminal[StygianSociety]):
    """The Stygian Society."""

    QUIET = frozenset({"cube-moved", "aimed", "turn-began"})
    GOES_ON = frozenset({"aim", "wild", "pay", "hit"})

    def board(self, view: dict[str, Any]) -> RenderableType:
        if view["sheet"] is None:
            return self.heroes(view)
        parts = [self.heading(view), self.tracks(view), self.ranks(view), self.threats(view)]
        return Group(*parts, Columns([self.cubes(view), self.heroes(view)], padding=(0, 2)))

    def heading(self, view: dict[str, Any]) -> Text:
        """Where the team is and whose turn it is."""
        hero = self.hero_name(view["heroes"][view["active"]]["hero"])
        parts = [self.word("floor", n=view["floor"], sheet=self.floor(view).names[self.lang])]
        parts.append(self.word("turn", hero=hero))
        if view["beaten"]:
            beaten = next(floor for floor in self.g.box.floors if floor.id == view["beaten"])
            parts.append(self.word("beaten", sheet=beaten.names[self.lang]))
        return Text(f"── {' · '.join(parts)} ", style="bold")

    def tracks(self, view: dict[str, Any]) -> RenderableType:
        """Wounds and peril as bars, XP, luck and shields."""
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        luck = "●" * view["luck"] + "○" * (view["most_luck"] - view["luck"])
        words = f"{self.word('xp', n=view['xp'], needed=view['needed'])} · {self.word('luck')} {luck}"
        if view["shields_left"]:
            words += f" · {self.word('shields', n=view['shields_left'])}"
        table.add_row(self.word("wounds"), bar(view["wounds"], view["most_wounds"], "red"), words)
        peril = bar(view["peril"], view["last_line"], "magenta")
        table.add_row(self.word("peril"), peril, self.word("next", line=self.coming(view)))
        return table

    def coming(self, view: dict[str, Any]) -> str:
        """The next line of the peril chart."""
        return describe.chart(self.g, self.floor(view), self.lang)[-len(view["lines_left"]) - 1]

    # --- Enemies

    def ranks(self, view: dict[str, Any]) -> RenderableType:
        """The rear rank above the front rank, as on the sheet; a giant stands in both."""
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        for rank in ("rear", "front"):
            table.add_row(Text(self.word(rank), style="bold"), self.rank(view, rank))
        return table

    def rank(self, view: dict[str, Any], rank: str) -> Text:
        """Who stands in a rank."""
        text = Text()
        for foe in ([view["giant"]] if view["giant"] else []) + view[rank]:
            enemy = self.enemy(foe["enemy"])
            text.append("■ ", style=INKS[enemy.colour])
            text.append(enemy.names[self.lang])
            text.append(f" {foe['of'] - foe['wounds']}/{foe['of']}   ", style="bold")
        return text if text else Text(self.word("nobody"), style="dim")

    def threats(self, view: dict[str, Any]) -> RenderableType:
        """What each colour of enemy cubes would pay for."""
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
        for colour, words, stands in self.acts(view):
            table.add_row(Text("■", style=INKS[colour]), Text(words, style="italic" if stands else "dim italic"))
        if rules := describe.floor_rules(self.g, self.floor(view), self.lang):
            table.add_row("", Text(rules, style="italic"))
        return table

    def acts(self, view: dict[str, Any]) -> list[tuple[int, str, bool]]:
        """By colour: the card of the enemy in play, or the floor's own action; and whether an enemy stands there."""
        floor = self.floor(view)
        standing = self.foes(view)
        found: list[tuple[int, str, bool]] = []
        for i, name in enumerate(COLOURS[HERO_COLOURS:]):
            kinds = [enemy for foe in standing if COLOURS[(enemy := self.enemy(foe["enemy"])).colour] == name]
            if kinds:
                words = f"{kinds[0].names[self.lang]}\u202f· {describe.enemy_acts(self.g, kinds[0], self.lang)}"
            elif floor.costs[i]:
                words = describe.act_text(self.g, floor.costs[i], HERO_COLOURS + i, floor.acts[i], self.lang)
            else:
                continue
            if name in view["dazed"]:
                words += f" ({self.word('dazed')})"
            found.append((HERO_COLOURS + i, words, bool(kinds)))
        return found

    # --- Cubes and heroes

    def cubes(self, view: dict[str, Any]) -> RenderableType:
        """How many of each colour lie where."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("")
        for pile in PILES:
            table.add_column(self.word(pile.replace("_", "-")), justify="right")
        for i, name in enumerate(COLOURS):
            numbers = [str(view[pile].get(name, "·")) for pile in PILES]
            table.add_row(Text(f"■ {self.say(f'colour-{name}')}", style=INKS[i]), *numbers)
        return table

    def heroes(self, view: dict[str, Any]) -> RenderableType:
        """Each hero with cards and statuses; team treasures below."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
        for place, hero in enumerate(view["heroes"]):
            active = view["sheet"] is not None and place == view["active"]
            who = Text("► " if active else "  ", style="bold")
            who.append(self.hero_name(hero["hero"]), style="bold" if hero["seat"] == view["seat"] else "")
            you = f" ({self.word('you')})" if hero["seat"] == view["seat"] else ""
            who.append(f"\n  {self.player(hero['seat'])}{you}", style="dim")
            table.add_row(who, self.belongings(view, hero))
        if view["team_treasures"]:
            table.add_row(Text(f"  {self.word('team')}"), self.names(view["team_treasures"], view))
        return table

    def belongings(self, view: dict[str, Any], hero: dict[str, Any]) -> Text:
        """A hero's cards, and each status on a line of its own."""
        cards = self.names(hero["cards"], view)
        for status, count in hero["statuses"].items():
            cards.append(f"\n{self.g.box.status_names[STATUSES.index(status)][self.lang]}", style="bold red")
            for name, n in count.items():
                shade = COLOURS.index(name)
                cards.append(f" {self.g.counted(n, shade, self.lang)}", style=INKS[shade])
        return cards

    def names(self, ids: list[str], view: dict[str, Any]) -> Text:
        """Cards in a line; exhausted ones are struck out, and in brackets for terminals that can't."""
        text = Text()
        for k, key in enumerate(ids):
            tired = key in view["exhausted"]
            name = self.card(key).names[self.lang]
            text.append(", " if k else "").append(f"({name})" if tired else name, style="dim strike" if tired else "")
        return text

    # --- In words alone

    def told(self, view: dict[str, Any]) -> list[str]:
        heroes = [self.hero_told(view, hero) for hero in view["heroes"]]
        if view["team_treasures"]:
            heroes.append(self.labelled(self.word("team"), self.names(view["team_treasures"], view).plain))
        if view["sheet"] is None:
            return heroes
        standing = {rank: self.rank(view, rank).plain.replace("■ ", "").strip() for rank in ("rear", "front")}
        ranks = [self.labelled(self.word(rank), foes) for rank, foes in standing.items()]
        heading = self.heading(view).plain.strip("─ ")
        return [heading, *self.tracks_told(view), *ranks, *self.acts_told(view), *self.cubes_told(view), *heroes]

    def tracks_told(self, view: dict[str, Any]) -> list[str]:
        """Wounds, XP, luck and shields; peril and what it brings next."""
        said = [f"{self.word('wounds')} {view['wounds']}/{view['most_wounds']}"]
        said.append(self.word("xp", n=view["xp"], needed=view["needed"]))
        said.append(f"{self.word('luck')} {view['luck']}/{view['most_luck']}")
        said += [self.word("shields", n=view["shields_left"])] if view["shields_left"] else []
        peril = f"{self.word('peril')} {view['peril']}/{view['last_line']}"
        return [" · ".join(said), f"{peril} · {self.word('next', line=self.coming(view))}"]

    def acts_told(self, view: dict[str, Any]) -> list[str]:
        """What cubes of each enemies' colour would pay for."""
        return [self.labelled(self.say(f"colour-{COLOURS[colour]}"), words) for colour, words, _ in self.acts(view)]

    def cubes_told(self, view: dict[str, Any]) -> list[str]:
        """How many of each colour lie where."""
        lines = []
        for pile in PILES:
            some = [f"{self.say(f'colour-{name}')} {n}" for name in COLOURS if (n := view[pile].get(name, 0))]
            lines.append(self.labelled(self.word(pile.replace("_", "-")), ", ".join(some) or "–"))
        return lines

    def hero_told(self, view: dict[str, Any], hero: dict[str, Any]) -> str:
        """A hero with cards and statuses."""
        who = f"{self.hero_name(hero['hero'])}, {self.player(hero['seat'])}"
        you = f" ({self.word('you')})" if hero["seat"] == view["seat"] else ""
        return self.labelled(f"{who}{you}", self.belongings(view, hero).plain.replace("\n", " · "))

    def signs(self, view: dict[str, Any]) -> list[tuple[Text, str]]:
        inks = [(Text("■", style=INKS[i]), self.say(f"colour-{name}")) for i, name in enumerate(COLOURS)]
        words = [(self.word(key.replace("_", "-")), key.replace("_", "-")) for key in PILES]
        others = [("4/6", "health"), ("█░", "bars"), ("●○", "luck"), ("►", "active")]
        others += [(f"({self.word('a-card')})", "exhausted")]
        return inks + [(Text(sign), self.word(f"sign-{key}")) for sign, key in others + words]

    # --- Moves, cards, enemies, floors

    def note(self, s: State, seat: int, move: int) -> str:
        """What the move's card does."""
        found = self.g.moves.find(move)
        if found is None or "card" not in found[1]:
            return ""
        card = self.g.box.cards[found[1]["card"]]
        return f"{describe.card_kind(self.g, card, self.lang)}. {describe.card_text(self.g, card, self.lang)}"

    def thing(self, s: State, argument: str, value: int) -> RenderableType | None:
        if argument == "card":
            return self.card_panel(self.g.box.cards[value])
        if argument == "status":
            return self.status_panel(value)
        if argument == "token":
            view = s.view(None)
            foe = next((foe for foe in self.foes(view) if foe["token"] == value), None)
            return self.enemy_panel(self.enemy(foe["enemy"])) if foe else None
        return None

    def foes(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """Every enemy that stands."""
        return [*([view["giant"]] if view["giant"] else []), *view["front"], *view["rear"]]

    def things(self, view: dict[str, Any]) -> list[Thing]:
        box, lang = self.g.box, self.lang
        found = [Thing(card.id, card.names[lang], partial(self.card_panel, card)) for card in box.cards]
        found += [Thing(enemy.id, enemy.names[lang], partial(self.enemy_panel, enemy)) for enemy in box.enemies]
        found += [Thing(floor.id, floor.names[lang], partial(self.floor_panel, floor)) for floor in box.floors]
        chests = enumerate(box.chest_names)
        found += [Thing(box.chest_ids[i], names[lang], partial(self.chest_panel, i)) for i, names in chests]
        states = enumerate(box.status_names)
        found += [Thing(STATUSES[i], names[lang], partial(self.status_panel, i)) for i, names in states]
        return found

    def card_panel(self, card: Card) -> Panel:
        """A skill or a treasure."""
        words = f"{describe.card_kind(self.g, card, self.lang)}\n{describe.card_text(self.g, card, self.lang)}"
        return panel(card.names[self.lang], words, describe.owner(self.g, card, self.lang))

    def enemy_panel(self, enemy: Enemy) -> Panel:
        """An enemy with its actions."""
        return panel(enemy.names[self.lang], describe.enemy_text(self.g, enemy, self.lang))

    def floor_panel(self, floor: Floor) -> Panel:
        """A floor's actions, rules and peril chart."""
        words = [describe.floor_acts(self.g, floor, self.lang), describe.floor_rules(self.g, floor, self.lang)]
        return panel(
            floor.names[self.lang], "\n".join([*filter(None, words), *describe.chart(self.g, floor, self.lang)])
        )

    def chest_panel(self, chest: int) -> Panel:
        """What a chest's trap does."""
        return panel(self.g.box.chest_names[chest][self.lang], describe.chest_text(self.g, chest, self.lang))

    def status_panel(self, status: int) -> Panel:
        """What a status does."""
        return panel(self.g.box.status_names[status][self.lang], describe.status_text(self.g, status, self.lang))

    def card(self, key: str) -> Card:
        return self.g.box.cards[self.g.box.ids.index(key)]

    def hero_name(self, key: str) -> str:
        return self.g.box.hero_names[self.g.box.heroes.index(key)][self.lang]

    def enemy(self, key: str) -> Enemy:
        return next(enemy for enemy in self.g.box.enemies if enemy.id == key)

    def floor(self, view: dict[str, Any]) -> Floor:
        return next(floor for floor in self.g.box.floors if floor.id == view["sheet"])


def panel(title: str, words: str, below: str = "") -> Panel:
    """Something explained."""
    return Panel(Text(words), title=Text(title, style="bold"), title_align="left", subtitle=below or None, expand=False)


def bar(n: int, of: int, ink: str) -> Text:
    """A track as a bar with its numbers."""
    full = min(BAR, -(-n * BAR // of))
    text = Text("█" * full, style=ink)
    text.append("░" * (BAR - full), style="dim")
    return text.append(f" {n}/{of}", style="bold")
