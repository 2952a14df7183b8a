# interpreted: drawing
"""Shadow Throne on a terminal: battle lines as a table of players and waves, drawn from a seat's view alone."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from underthrone.games.shadow_throne.abilities import ABILITIES
from underthrone.games.shadow_throne.cards import FACTIONS, RANKS
from underthrone.games.shadow_throne.game import ShadowThrone
from underthrone.games.terminal import Terminal, Thing
from underthrone.kernel.state import State

COLOURS: Final = ("yellow", "green", "magenta")
SIGNS: Final = ("■", "▲", "✚")
MARKS: Final = ("dead", "converted", "silenced")


class Drawing(Terminal[ShadowThrone]):
    """Shadow Throne."""

    QUIET = frozenset({"drafted"})

    # --- The board

    def board(self, view: dict[str, Any]) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view), self.track(view), self.lines(view)]
        if view.get("hand"):
            parts.append(self.hand(view["hand"]))
        return Group(*parts)

    def heading(self, view: dict[str, Any]) -> Text:
        """Where the game stands."""
        phase = "phase-save" if view["question"] in ("save", None) else "phase-wave" if view["wave"] else "phase-draft"
        where = self.say(phase, battle=view["battle"], wave=view["wave"])
        return Text(f"── {where} · {self.word('target', target=view['options']['target'])} ", style="bold")

    def track(self, view: dict[str, Any]) -> Text:
        """The power of the three factions."""
        text = Text(self.word("power") + "  ")
        for i, name in enumerate(FACTIONS):
            power = view["power"][name]
            best = power > 0 and power == max(view["power"].values())
            text.append(f"{SIGNS[i]} {self.faction(i)} ", style=COLOURS[i])
            text.append(f"{power}{'*' if best else ''}", style=f"bold {COLOURS[i]}")
            text.append("   ")
        return text

    def lines(self, view: dict[str, Any]) -> RenderableType:
        """A row for each player, a column for each wave."""
        fought = sorted({f["wave"] for seat in view["seats"] for f in seat["line"] + seat["turned"]})
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(f"  {self.word('player')}", no_wrap=True)
        for name in ("gold", "influence", "cards"):
            table.add_column(self.word(name), justify="right", no_wrap=True)
        for wave in fought:
            table.add_column(self.word("wave", wave=wave), ratio=1)
        for number, seat in enumerate(view["seats"]):
            mine = number == view["seat"]
            who = Text("► " if mine else "  ", style="bold" if mine else "")
            who.append(self.player(number))
            for faction in seat["hush"] if view["question"] == "choose" else []:
                i = FACTIONS.index(faction)
                who.append(f"\n  {self.word('hush')} {SIGNS[i]}", style=COLOURS[i])
            numbers = [str(seat["gold"]), str(seat["influence"]), str(seat["cards"])]
            table.add_row(who, *numbers, *[self.cell(seat, wave) for wave in fought])
        return table

    def cell(self, seat: dict[str, Any], wave: int) -> Text:
        """What a player has in a wave: faction and power before each name, what happened to it behind."""
        cards: list[Text] = []
        for f in seat["line"]:
            if f["wave"] == wave:
                i = FACTIONS.index(f["faction"])
                style = f"dim {COLOURS[i]}" if f["dead"] else COLOURS[i]
                card = Text(f"{SIGNS[i]}{f['power']} {self.name(f['card'])}", style=style)
                marks = [f"+{f['plus']}"] if f["plus"] else []
                marks += [self.word(mark) for mark in MARKS if f[mark]]
                card.append("".join(f" {mark}" for mark in marks), style="bold")
                cards.append(card)
        for f in seat["turned"]:
            if f["wave"] == wave:
                cards.append(Text(f"▽ {self.name(f['card'])}", style="dim"))
        return Text("\n").join(cards)

    def hand(self, ids: list[str]) -> Text:
        """The seat's own cards, in a line."""
        text = Text(self.word("hand") + " ")
        for k, card_id in enumerate(ids):
            c = self.g.cards.ids.index(card_id)
            text.append(", " if k else "")
            text.append(
                f"{SIGNS[self.g.cards.faction[c]]} {self.name(card_id)}", style=COLOURS[self.g.cards.faction[c]]
            )
        return text

    # --- In words alone

    def told(self, view: dict[str, Any]) -> list[str]:
        lines = [self.heading(view).plain.strip("─ "), " ".join(self.track(view).plain.split())]
        lines += [self.seat_told(view, number) for number in range(len(view["seats"]))]
        return [*lines, *([self.hand(view["hand"]).plain] if view.get("hand") else [])]

    def seat_told(self, view: dict[str, Any], number: int) -> str:
        """A player's numbers, and the line of battle wave by wave."""
        seat = view["seats"][number]
        mine = "► " if number == view["seat"] else ""
        said = [f"{self.word(name)} {seat[name]}" for name in ("gold", "influence", "cards")]
        hush = seat["hush"] if view["question"] == "choose" else []
        said += [f"{self.word('hush')} {SIGNS[FACTIONS.index(faction)]}" for faction in hush]
        for wave in sorted({f["wave"] for f in seat["line"] + seat["turned"]}):
            said.append(self.labelled(self.word("wave", wave=wave), self.cell(seat, wave).plain.replace("\n", ", ")))
        return self.labelled(f"{mine}{self.player(number)}", " · ".join(said))

    def signs(self, view: dict[str, Any]) -> list[tuple[Text, str]]:
        factions = [(Text(SIGNS[i], style=COLOURS[i]), self.faction(i)) for i in range(len(FACTIONS))]
        others = [("■3", "power"), ("3*", "leads"), ("+1", "plus"), ("†", "dead"), ("▽", "turned")]
        others += [("►", "you"), (self.word("hush"), "hush"), ("(2)", "number"), (self.word("gold"), "gold")]
        return factions + [(Text(sign), self.word(f"sign-{key}")) for sign, key in others]

    # --- Moves and cards

    def columns(self) -> list[str]:
        names = ("faction", "rank", "power", "influence", "consolation", "gold")
        return [self.word(name) for name in names]

    def cells(self, s: State, seat: int, move: int) -> list[Text]:
        cards = self.g.cards
        found = self.g.moves.find(move)
        if found is None or "card" not in found[1]:
            return []
        c = found[1]["card"]
        i = cards.faction[c]
        price = self.g.facts(s, seat, found[0].name, found[1])["price"]
        rank = Text(self.say(f"rank-{RANKS[cards.rank[c]]}"))
        numbers = [str(cards.power[c]), str(cards.influence[c]), str(cards.consolation[c] or "–")]
        numbers.append(f"{-price:+}" if price else "0")
        return [
            Text(f"{SIGNS[i]} {self.faction(i)}", style=COLOURS[i]),
            rank,
            *[Text(n, justify="right") for n in numbers],
        ]

    def note(self, s: State, seat: int, move: int) -> str:
        """The ability of the move's card."""
        found = self.g.moves.find(move)
        c = -1 if found is None else found[1].get("card", -1)
        return self.ability(c) if c >= 0 and self.g.cards.number[c] else ""

    def things(self, view: dict[str, Any]) -> list[Thing]:
        cards = self.g.cards
        return [Thing(cards.ids[c], names[self.lang], partial(self.card, c)) for c, names in enumerate(cards.names)]

    def thing(self, s: State, argument: str, value: int) -> RenderableType | None:
        return self.card(value) if argument == "card" and value < len(self.g.cards.ids) else None

    def card(self, c: int) -> Panel:
        """One character's full text."""
        cards = self.g.cards
        colour = COLOURS[cards.faction[c]]
        rank = self.say(f"rank-{RANKS[cards.rank[c]]}")
        text = Text(f"{SIGNS[cards.faction[c]]} {self.faction(cards.faction[c])} · {rank} · ", style=colour)
        text.append(self.word("copies", n=cards.copies[c]) + "\n", style="dim")
        facts = {"power": cards.power[c], "influence": cards.influence[c], "consolation": cards.consolation[c]}
        text.append(self.word("facts", price=cards.price[c], **facts))
        text.append("\n" + (self.ability(c) if cards.number[c] else self.word("plain")))
        title = Text(cards.names[c][self.lang], style=f"bold {colour}")
        return Panel(text, title=title, title_align="left", expand=False)

    def ability(self, c: int) -> str:
        """An ability's number and text."""
        cards = self.g.cards
        whom = RANKS[cards.whom[c]] if cards.whom[c] >= 0 else ""
        text = self.say(f"effect-{ABILITIES[cards.effect[c]].name}", whom=whom, amount=cards.amount[c])
        return f"({cards.number[c]}) {text}"

    def faction(self, i: int) -> str:
        """A faction's name."""
        return self.say(f"faction-{FACTIONS[i]}")

    def name(self, card_id: str) -> str:
        """A card's name."""
        return self.g.cards.names[self.g.cards.ids.index(card_id)][self.lang]
