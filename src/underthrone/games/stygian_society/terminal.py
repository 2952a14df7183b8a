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

    def heading(self, view: dict[str, Any]) -> RenderableType:
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
        coming = describe.chart(self.g, self.floor(view), self.lang)[-len(view["lines_left"]) - 1]
        luck = "●" * view["luck"] + "○" * (view["most_luck"] - view["luck"])
        words = f"{self.word('xp', n=view['xp'], needed=view['needed'])} · {self.word('luck')} {luck}"
        if view["shields_left"]:
            words += f" · {self.word('shields', n=view['shields_left'])}"
        table.add_row(self.word("wounds"), bar(view["wounds"], view["most_wounds"], "red"), words)
        peril = bar(view["peril"], view["last_line"], "magenta")
        table.add_row(self.word("peril"), peril, self.word("next", line=coming))
        return table

    # --- Enemies

    def ranks(self, view: dict[str, Any]) -> RenderableType:
        """The rear rank above the front rank, as on the sheet; a giant stands in both."""
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        for rank in ("rear", "front"):
            text = Text()
            for foe in ([view["giant"]] if view["giant"] else []) + view[rank]:
                enemy = self.enemy(foe["enemy"])
                text.append("■ ", style=INKS[enemy.colour])
                text.append(enemy.names[self.lang])
                text.append(f" {foe['of'] - foe['wounds']}/{foe['of']}   ", style="bold")
            who = text if text else Text(self.word("nobody"), style="dim")
            table.add_row(Text(self.word(rank), style="bold"), who)
        return table

    def threats(self, view: dict[str, Any]) -> RenderableType:
        """What each colour of enemy cubes would pay for: the card of the enemy in play, or the floor's own action."""
        floor = self.floor(view)
        standing = self.foes(view)
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
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
            style = "italic" if kinds else "dim italic"
            table.add_row(Text("■", style=INKS[HERO_COLOURS + i]), Text(words, style=style))
        if rules := describe.floor_rules(self.g, floor, self.lang):
            table.add_row("", Text(rules, style="italic"))
        return table

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
            cards = self.names(hero["cards"], view)
            for status, count in hero["statuses"].items():
                cards.append(f"\n{self.g.box.status_names[STATUSES.index(status)][self.lang]}", style="bold red")
                for name, n in count.items():
                    shade = COLOURS.index(name)
                    cards.append(f" {self.g.counted(n, shade, self.lang)}", style=INKS[shade])
            table.add_row(who, cards)
        if view["team_treasures"]:
            table.add_row(Text(f"  {self.word('team')}"), self.names(view["team_treasures"], view))
        return table

    def names(self, ids: list[str], view: dict[str, Any]) -> Text:
        """Cards in a line; exhausted ones are struck out, and in brackets for terminals that can't."""
        text = Text()
        for k, key in enumerate(ids):
            tired = key in view["exhausted"]
            name = self.card(key).names[self.lang]
            text.append(", " if k else "").append(f"({name})" if tired else name, style="dim strike" if tired else "")
        return text

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
        found = [Thing(card.names[lang], partial(self.card_panel, card)) for card in box.cards]
        found += [Thing(enemy.names[lang], partial(self.enemy_panel, enemy)) for enemy in box.enemies]
        found += [Thing(floor.names[lang], partial(self.floor_panel, floor)) for floor in box.floors]
        found += [Thing(names[lang], partial(self.status_panel, i)) for i, names in enumerate(box.status_names)]
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
