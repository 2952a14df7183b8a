# interpreted: drawing
"""Shadow Throne on a terminal: battle lines as a table of players and waves, drawn from a seat's view alone."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from underthrone.games.shadow_throne.cards import EFFECTS, FACTIONS, RANKS
from underthrone.games.shadow_throne.game import ShadowThrone
from underthrone.kernel.game import Game

QUIET: Final = frozenset({"drafted"})
COLOURS: Final = ("yellow", "green", "magenta")
SIGNS: Final = ("■", "▲", "✚")
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "faction": "Faction",
        "power": "Power",
        "player": "Player",
        "gold": "Gold",
        "influence": "Infl.",
        "hand": "Hand",
        "wave": "Wave",
        "stayed": "Stayed",
        "dead": "†dead",
        "converted": "converted",
        "silenced": "silenced",
        "turned": "turned face down, not in the battle",
        "target": "to {0} influence",
        "cards": "Your hand:",
        "hush": "hush",
        "facts": "power {0}, influence {1}",
        "cost": "cost {0}",
        "income": "income {0}",
        "consolation": "consolation {0}",
        "copies": "{0} in the deck",
        "plain": "No ability.",
    },
    "fr": {
        "faction": "Faction",
        "power": "Puiss.",
        "player": "Joueur",
        "gold": "Or",
        "influence": "Infl.",
        "hand": "Main",
        "wave": "Vague",
        "stayed": "Resté",
        "dead": "†mort",
        "converted": "converti",
        "silenced": "muet",
        "turned": "face cachée, hors de la bataille",
        "target": "jusqu’à {0} d’influence",
        "cards": "Votre main\u202f:",
        "hush": "silence",
        "facts": "puissance {0}, influence {1}",
        "cost": "coût {0}",
        "income": "revenu {0}",
        "consolation": "consolation {0}",
        "copies": "{0} dans le paquet",
        "plain": "Sans pouvoir.",
    },
}


def draw(g: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The board as a seat may see it."""
    assert isinstance(g, ShadowThrone)
    parts: list[RenderableType] = [heading(g, view, lang), track(g, view, lang), lines(g, view, lang)]
    if any(seat["turned"] for seat in view["seats"]):
        parts.append(Text(f"▽ {WORDS[lang]['turned']}", style="dim"))
    if view.get("hand"):
        parts.append(hand(g, view, lang))
    return Group(*parts)


def heading(g: ShadowThrone, view: dict[str, Any], lang: str) -> RenderableType:
    """Where the game stands."""
    phase = "phase-save" if view["question"] in ("save", None) else "phase-wave" if view["wave"] else "phase-draft"
    where = g.say(lang, phase, {"battle": view["battle"], "wave": view["wave"]})
    return Text(f"── {where} · {WORDS[lang]['target'].format(view['options']['target'])} ", style="bold")


def track(g: ShadowThrone, view: dict[str, Any], lang: str) -> RenderableType:
    """The power of the three factions."""
    text = Text(WORDS[lang]["power"] + "  ")
    for i, name in enumerate(FACTIONS):
        power = view["power"][name]
        best = power > 0 and power == max(view["power"].values())
        text.append(f"{SIGNS[i]} {g.say(lang, f'faction-{name}', {})} ", style=COLOURS[i])
        text.append(f"{power}{'*' if best else ''}", style=f"bold {COLOURS[i]}")
        text.append("   ")
    return text


def lines(g: ShadowThrone, view: dict[str, Any], lang: str) -> RenderableType:
    """A row for each player, a column for each wave."""
    said = WORDS[lang]
    fought = sorted({f["wave"] for seat in view["seats"] for f in seat["line"] + seat["turned"]})
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(f"  {said['player']}", no_wrap=True)
    for name in ("gold", "influence", "hand"):
        table.add_column(said[name], justify="right", no_wrap=True)
    for wave in fought:
        table.add_column(said["stayed"] if wave == 0 else f"{said['wave']} {wave}", ratio=1)
    for number, seat in enumerate(view["seats"]):
        mine = number == view["seat"]
        who = Text("► " if mine else "  ", style="bold" if mine else "")
        who.append(g.say(lang, "seat", {"number": number + 1}))
        for faction in seat["hush"] if view["question"] == "choose" else []:
            i = FACTIONS.index(faction)
            who.append(f"\n  {said['hush']} {SIGNS[i]}", style=COLOURS[i])
        numbers = [str(seat["gold"]), str(seat["influence"]), str(seat["cards"])]
        table.add_row(who, *numbers, *[cell(g, seat, wave, lang) for wave in fought])
    return table


def cell(g: ShadowThrone, seat: dict[str, Any], wave: int, lang: str) -> Text:
    """What a player has in a wave: faction and power before each name, what happened to it behind."""
    cards: list[Text] = []
    for f in seat["line"]:
        if f["wave"] == wave:
            i = FACTIONS.index(f["faction"])
            style = f"dim {COLOURS[i]}" if f["dead"] else COLOURS[i]
            card = Text(f"{SIGNS[i]}{f['power']} {_name(g, f['card'], lang)}", style=style)
            card.append("".join(f" {mark}" for mark in marks(f, lang)), style="bold")
            cards.append(card)
    for f in seat["turned"]:
        if f["wave"] == wave:
            cards.append(Text(f"▽ {_name(g, f['card'], lang)}", style="dim"))
    return Text("\n").join(cards)


def marks(f: dict[str, Any], lang: str) -> list[str]:
    """What happened to a fighter."""
    plus = [f"+{f['plus']}"] if f["plus"] else []
    return plus + [WORDS[lang][name] for name in ("dead", "converted", "silenced") if f[name]]


def hand(g: ShadowThrone, view: dict[str, Any], lang: str) -> RenderableType:
    """The seat's own cards, in a line."""
    text = Text(WORDS[lang]["cards"] + " ")
    for k, id in enumerate(view["hand"]):
        c = g.cards.ids.index(id)
        text.append(", " if k else "")
        text.append(f"{SIGNS[g.cards.faction[c]]} {g.cards.names[c][lang]}", style=COLOURS[g.cards.faction[c]])
    return text


# --- Cards


def columns(lang: str) -> list[str]:
    """What is said of a card beside a move."""
    said = WORDS[lang]
    return [said["faction"], said["power"], said["influence"], said["gold"]]


def cells(g: Game, move: int, lang: str) -> list[Text]:
    """The columns for one move; nothing for a move without a card."""
    assert isinstance(g, ShadowThrone)
    c = _card(g, move)
    if c < 0:
        return []
    i = g.cards.faction[c]
    faction = g.say(lang, f"faction-{FACTIONS[i]}", {})
    numbers = [str(g.cards.power[c]), str(g.cards.influence[c]), f"{-g.cards.price[c]:+}" if g.cards.price[c] else "0"]
    return [Text(f"{SIGNS[i]} {faction}", style=COLOURS[i]), *[Text(number, justify="right") for number in numbers]]


def note(g: Game, move: int, lang: str) -> str:
    """The ability of the move's card."""
    assert isinstance(g, ShadowThrone)
    c = _card(g, move)
    return "" if c < 0 or not g.cards.number[c] else f"({g.cards.number[c]}) {_ability(g, c, lang)}"


def described(g: Game, name: str, lang: str) -> list[RenderableType]:
    """Everything about the characters whose name has this in it."""
    assert isinstance(g, ShadowThrone)
    wanted = name.casefold()
    exact = [c for c, names in enumerate(g.cards.names) if names[lang].casefold() == wanted]
    fitting = exact or [c for c, names in enumerate(g.cards.names) if wanted in names[lang].casefold()]
    return [card(g, c, lang) for c in fitting]


def card(g: ShadowThrone, c: int, lang: str) -> Panel:
    """One character's full text."""
    cards = g.cards
    said = WORDS[lang]
    faction = g.say(lang, f"faction-{FACTIONS[cards.faction[c]]}", {})
    rank = g.say(lang, f"rank-{RANKS[cards.rank[c]]}", {})
    colour = COLOURS[cards.faction[c]]
    text = Text(f"{SIGNS[cards.faction[c]]} {faction} · {rank} · ", style=colour)
    text.append(said["copies"].format(cards.copies[c]) + "\n", style="dim")
    text.append(said["facts"].format(cards.power[c], cards.influence[c]) + _gold(g, c, lang))
    if cards.consolation[c]:
        text.append(", " + said["consolation"].format(cards.consolation[c]))
    if not cards.number[c]:
        text.append("\n" + said["plain"])
    else:
        text.append(f"\n({cards.number[c]}) ", style="bold")
        text.append(_ability(g, c, lang))
    return Panel(text, title=Text(cards.names[c][lang], style=f"bold {colour}"), title_align="left", expand=False)


def _gold(g: ShadowThrone, c: int, lang: str) -> str:
    price = g.cards.price[c]
    return ", " + (WORDS[lang]["cost"].format(price) if price >= 0 else WORDS[lang]["income"].format(-price))


def _name(g: ShadowThrone, id: str, lang: str) -> str:
    return g.cards.names[g.cards.ids.index(id)][lang]


def _card(g: ShadowThrone, move: int) -> int:
    """The card that a move is about; -1 without one."""
    found = g.moves.find(move)
    c = -1 if found is None else found[1].get("card", -1)
    return c if c < len(g.cards.ids) else -1


def _ability(g: ShadowThrone, c: int, lang: str) -> str:
    whom = RANKS[g.cards.whom[c]] if g.cards.whom[c] >= 0 else ""
    return g.say(lang, f"effect-{EFFECTS[g.cards.effect[c]]}", {"whom": whom, "amount": g.cards.amount[c]})
