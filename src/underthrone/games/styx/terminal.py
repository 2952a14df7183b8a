# interpreted: drawing
"""STYX on a terminal: two emissaries with their tokens, the tracks, and everybody's army, from a seat's view alone."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from underthrone.games.styx.cards import ELEMENTS, KINDS
from underthrone.games.styx.game import Styx
from underthrone.games.styx.state import WAR
from underthrone.games.terminal import Terminal, Thing
from underthrone.kernel.state import State

COLOURS: Final = ("blue", "red", "yellow", "cyan")
SOUL: Final = "○◔◑◕●"
QUARTERS: Final = ("–", "1/4", "1/2", "3/4", "1")
PHASES: Final = {"place": "place", "look": "reveal", "exchange": "reveal", "bid": "reveal", "wager": "reveal"} | {
    "pay": "resolve"
}
FATES: Final = ("mustered", "eliminated", "unclaimed")


class Drawing(Terminal[Styx]):
    """STYX."""

    QUIET = frozenset({"came"})
    GOES_ON = frozenset({"pay", "give", "offer"})

    # --- The Audience

    def board(self, view: dict[str, Any]) -> RenderableType:
        emissaries = Columns([self.emissary(view, slot) for slot in range(len(view["emissaries"]))], padding=(0, 1))
        return Group(self.heading(view), emissaries, self.chaos(view), self.seats(view))

    def heading(self, view: dict[str, Any]) -> Text:
        """Where the game stands."""
        where = self.say(f"phase-{PHASES.get(view['question'], 'effects')}", audience=view["audience"])
        return Text(f"── {where} · {self.word('first', seat=self.player(view['first']))} ", style="bold")

    def emissary(self, view: dict[str, Any], slot: int) -> Panel:
        """A card of the Audience with the tokens on it, in the order in which they were placed."""
        shown = view["emissaries"][slot]
        c = self.g.cards.ids.index(shown["card"])
        text = self.facts(c)
        if self.g.cards.effect[c]:
            text.append("\n" + self.effect(c), style="italic")
        for card_id in shown["brings"]:
            text.append("\n" + self.word("totem", card=self.name(card_id)))
        for i, t in enumerate(view["tokens"]):
            if t["slot"] == slot:
                text.append("\n").append_text(self.token(view, i, t))
        fate = f" ({self.word(shown['fate'])})" if shown["fate"] in FATES else ""
        title = Text(self.g.cards.names[c][self.lang] + fate, style="bold")
        return Panel(text, title=title, title_align="left", width=39, box=box.ROUNDED)

    def token(self, view: dict[str, Any], i: int, t: dict[str, Any]) -> Text:
        """Whose token, what is known of it, and its bid."""
        action = self.say(f"action-{t['action']}") if t["action"] else "?"
        mine = t["seat"] == view["seat"]
        text = Text(f"{i + 1} {self.word('token', seat=self.player(t['seat']))} ", style="bold" if mine else "")
        text.append(action, style="bold" if t["shown"] else "")
        if not t["shown"]:
            text.append(f" ({self.word('hidden')})", style="dim")
        elif t["action"] != "tithe" and t["bid"]:
            text.append(f" {t['bid']}", style="bold")
        if t["seen"] is not None and not t["shown"]:
            text.append(f" ({self.word('looked', seat=self.player(t['seen']))})", style="dim")
        return text

    # --- The tracks and the armies

    def chaos(self, view: dict[str, Any]) -> RenderableType:
        """How far Chaos has come, and what lies where."""
        here = min(view["chaos"], WAR)
        text = Text(f"{self.word('chaos')} ")
        text.append("█" * here, style="magenta")
        text.append("░" * (WAR - here), style="dim")
        text.append(f" {view['chaos']}/{WAR}", style="bold magenta")
        text.append(f" · {self.word('pile', n=len(view['pile']))}")
        if view["summoned"]:
            text.append(" · " + self.word("summoned", cards=self.names(view["summoned"])))
        if view["centre"]:
            text.append("\n" + self.word("centre", cards=self.names(view["centre"])), style="dim")
        return text

    def seats(self, view: dict[str, Any]) -> RenderableType:
        """A row for each player: how near to each way to win, and the army."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(f"  {self.word('player')}", no_wrap=True)
        for name in ("coins", "influence", "soul", "elements", "horsemen", "strength"):
            table.add_column(self.word(name), justify="right", no_wrap=True)
        table.add_column(self.word("army"), ratio=1)
        for number, seat in enumerate(view["seats"]):
            mine = number == view["seat"]
            table.add_row(
                Text(f"{'► ' if mine else '  '}{self.player(number)}", style="bold" if mine else ""),
                f"{seat['coins']} {seat['income']:+d}",
                str(seat["influence"]),
                SOUL[seat["soul"]],
                self.elements(seat),
                str(seat["horsemen"]),
                str(seat["strength"]),
                self.army(seat),
            )
        return table

    def elements(self, seat: dict[str, Any]) -> Text:
        """A letter for each element that is there, and how many choices there are beside them."""
        text = Text()
        for i, name in enumerate(ELEMENTS):
            there = name in seat["elements"]["sure"]
            text.append(self.letter(name) if there else "·", style=COLOURS[i] if there else "dim")
        choices = len(seat["elements"]["choices"])
        text.append(f"+{choices}" if choices else "  ")
        return text

    def army(self, seat: dict[str, Any]) -> Text:
        """Strength and name of each face-up card; what lies face down behind, dimmed."""
        cards: list[Text] = []
        for shown in seat["army"]:
            c = self.g.cards.ids.index(shown["card"])
            text = Text(f"{self.g.cards.strength[c]}\u00a0", style="bold")
            horseman = KINDS[self.g.cards.kind[c]] == "horseman"
            text.append(self.short(c), style="bold red" if horseman else "not bold")
            if "counters" in shown:
                text.append(f"({shown['counters']})")
            cards.append(text)
        cards.extend(
            Text(f"▽{self.short(self.g.cards.ids.index(card_id))}", style="dim") for card_id in seat["discard"]
        )
        return Text(", ").join(cards)

    # --- In words alone

    def told(self, view: dict[str, Any]) -> list[str]:
        emissaries = [self.emissary_told(view, slot) for slot in range(len(view["emissaries"]))]
        seats = [self.seat_told(view, number) for number in range(len(view["seats"]))]
        return [self.heading(view).plain.strip("─ "), *emissaries, self.chaos_told(view), *seats]

    def emissary_told(self, view: dict[str, Any], slot: int) -> str:
        """A card of the Audience with the tokens on it, in a line each."""
        shown = view["emissaries"][slot]
        c = self.g.cards.ids.index(shown["card"])
        fate = f" ({self.word(shown['fate'])})" if shown["fate"] in FATES else ""
        name = f"{slot + 1}. {self.g.cards.names[c][self.lang]}{fate}"
        lines = [self.labelled(name, self.facts(c).plain.replace("\n", " · "))]
        if self.g.cards.effect[c]:
            lines[0] += f" · {self.effect(c)}"
        lines[0] += "".join(f" · {self.word('totem', card=self.name(card_id))}" for card_id in shown["brings"])
        tokens = [self.token(view, i, t).plain for i, t in enumerate(view["tokens"]) if t["slot"] == slot]
        return "\n".join([*lines, *[f"   {'; '.join(tokens)}" for _ in tokens[:1]]])

    def chaos_told(self, view: dict[str, Any]) -> str:
        """How far Chaos has come, and what was discarded."""
        said = [f"{self.word('chaos')} {view['chaos']}/{WAR}", self.word("pile", n=len(view["pile"]))]
        said += [self.word("summoned", cards=self.names(view["summoned"]))] if view["summoned"] else []
        return " · ".join(said)

    def seat_told(self, view: dict[str, Any], number: int) -> str:
        """How near a player is to each way to win, and the army."""
        seat = view["seats"][number]
        elements = ", ".join(self.say(f"element-{name}") for name in seat["elements"]["sure"]) or "–"
        choices = len(seat["elements"]["choices"])
        said = [
            f"{self.word('coins')} {seat['coins']} {seat['income']:+d}",
            f"{self.word('influence')} {seat['influence']}",
            f"{self.word('soul')} {QUARTERS[seat['soul']]}",
            f"{self.word('elements')} {elements}" + (f" +{choices}" if choices else ""),
            f"{self.word('horsemen')} {seat['horsemen']}",
            f"{self.word('strength')} {seat['strength']}",
        ]
        mine = "► " if number == view["seat"] else ""
        return self.labelled(f"{mine}{self.player(number)}", f"{' · '.join(said)} · {self.army(seat).plain or '–'}")

    def signs(self, view: dict[str, Any]) -> list[tuple[Text, str]]:
        letters = [
            (Text(self.letter(name), style=COLOURS[i]), self.say(f"element-{name}")) for i, name in enumerate(ELEMENTS)
        ]
        others = [("+1", "choice"), (SOUL, "soul"), ("4 +2", "coins"), ("3 ▽ (2)", "army"), ("█░", "chaos")]
        others += [("2 … ?", "token"), ("►", "you")]
        return letters + [(Text(sign), self.word(f"sign-{key}")) for sign, key in others]

    # --- Moves and cards

    def columns(self) -> list[str]:
        return [self.word(name) for name in ("strength", "income", "soul", "elements")]

    def cells(self, s: State, seat: int, move: int) -> list[Text]:
        c = self.card_of(move)
        if c < 0:
            return []
        cards = self.g.cards
        numbers = [str(cards.strength[c]), f"{cards.income[c]:+d}", SOUL[cards.soul[c]]]
        return [*[Text(number, justify="right") for number in numbers], self.icons(c)]

    def note(self, s: State, seat: int, move: int) -> str:
        """The effect of the move's card."""
        c = self.card_of(move)
        return self.effect(c) if c >= 0 and self.g.cards.effect[c] else ""

    def number(self, move: int) -> int | None:
        """A bid's own number; giving up is 0."""
        found = self.g.moves.find(move)
        if found is None:
            return None
        return 0 if found[0].name == "give-up" else found[1].get("coins", found[1].get("strength"))

    def card_of(self, move: int) -> int:
        """The card that a move is about; -1 without one."""
        found = self.g.moves.find(move)
        c = -1 if found is None else found[1].get("card", -1)
        return c if c < len(self.g.cards.ids) else -1

    def things(self, view: dict[str, Any]) -> list[Thing]:
        cards = self.g.cards
        return [Thing(cards.ids[c], names[self.lang], partial(self.card, c)) for c, names in enumerate(cards.names)]

    def thing(self, s: State, argument: str, value: int) -> RenderableType | None:
        if argument == "card" and value < len(self.g.cards.ids):
            return self.card(value)
        emissaries = s.view(None)["emissaries"]
        if argument == "slot" and value < len(emissaries):
            return self.card(self.g.cards.ids.index(emissaries[value]["card"]))
        return None

    def card(self, c: int) -> Panel:
        """One card's full text."""
        text = self.facts(c)
        text.append("\n" + self.word("players", n=self.g.cards.players[c]), style="dim")
        text.append("\n" + (self.effect(c) if self.g.cards.effect[c] else self.word("plain")))
        title = Text(self.g.cards.names[c][self.lang], style="bold")
        return Panel(text, title=title, title_align="left", expand=False)

    def facts(self, c: int) -> Text:
        """Numbers, elements and kind of a card."""
        cards = self.g.cards
        income = f"{cards.income[c]:+d}"
        text = Text(self.word("facts", strength=cards.strength[c], income=income, soul=QUARTERS[cards.soul[c]]))
        tags = [self.icons(c)] if cards.gives[c] or cards.either[c] else []
        if KINDS[cards.kind[c]] != "emissary":
            tags.append(Text(self.say(f"kind-{KINDS[cards.kind[c]]}"), style="bold red"))
        if cards.legendary[c]:
            tags.append(Text(self.say("word-legendary"), style="bold"))
        if cards.eternal[c]:
            tags.append(Text(self.say("word-eternal"), style="bold"))
        if tags:
            text.append("\n").append_text(Text(" · ").join(tags))
        return text

    def icons(self, c: int) -> Text:
        """The elements of a card in words."""
        cards = self.g.cards
        if cards.either[c].bit_count() == len(ELEMENTS):
            return Text(self.word("any"), style="bold")
        bits = cards.gives[c] or cards.either[c]
        names = [
            Text(self.say(f"element-{name}"), style=COLOURS[i]) for i, name in enumerate(ELEMENTS) if bits >> i & 1
        ]
        return Text(" + " if cards.gives[c] else f" {self.word('either')} ").join(names)

    def effect(self, c: int) -> str:
        """A card's text."""
        return self.say(f"effect-{self.g.cards.effect[c]}", amount=self.g.cards.amount[c])

    def letter(self, element: str) -> str:
        """An element's letter."""
        return self.say(f"element-{element}")[0]

    def short(self, c: int) -> str:
        """A card's name; a Standard-Bearer is only called so."""
        bearer = KINDS[self.g.cards.kind[c]] == "standard-bearer"
        return self.say("kind-standard-bearer") if bearer else self.g.cards.names[c][self.lang]

    def name(self, card_id: str) -> str:
        """A card's name."""
        return self.g.cards.names[self.g.cards.ids.index(card_id)][self.lang]

    def names(self, ids: list[str]) -> str:
        """Some cards' names."""
        return ", ".join(map(self.name, ids))
