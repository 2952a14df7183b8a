# interpreted: drawing
"""STYX on a terminal: two emissaries with their tokens, the tracks, and everybody's army, from a seat's view alone."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from underthrone.games.styx.cards import EFFECTS, ELEMENTS, KINDS
from underthrone.games.styx.game import Styx
from underthrone.kernel.game import Game

QUIET: Final = frozenset({"came"})
COLOURS: Final = ("blue", "red", "yellow", "cyan")
SOUL: Final = "○◔◑◕●"
TRACK: Final = 21
PLACING: Final = ("place",)
REVEALING: Final = ("look", "exchange", "bid", "wager")
RESOLVING: Final = ("pay",)
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "first": "First Player: {0}",
        "player": "Player",
        "coins": "Coins",
        "influence": "Infl.",
        "soul": "Soul",
        "elements": "Elem.",
        "horsemen": "Horse",
        "strength": "Str.",
        "army": "Army",
        "income": "Income",
        "chaos": "Chaos",
        "pile": "draw pile {0}",
        "centre": "centre discard",
        "totem": "with it: {0}",
        "summoned": "summoned: {0}",
        "hidden": "face down",
        "looked": "seen by {0}",
        "facts": "Strength {0} · income {1:+d} · Soul {2}",
        "either": "or",
        "any": "any element",
        "gave-up": "gave up",
        "players": "{0}+ players",
        "plain": "No effect.",
        "mustered": "mustered",
        "eliminated": "eliminated",
        "unclaimed": "unclaimed",
    },
    "fr": {
        "first": "Premier Joueur\u202f: {0}",
        "player": "Joueur",
        "coins": "Pièces",
        "influence": "Infl.",
        "soul": "Esprit",
        "elements": "Élém.",
        "horsemen": "Caval.",
        "strength": "Force",
        "army": "Armée",
        "income": "Revenu",
        "chaos": "Chaos",
        "pile": "pioche {0}",
        "centre": "défausse centrale",
        "totem": "avec\u202f: {0}",
        "summoned": "convoqués\u202f: {0}",
        "hidden": "face cachée",
        "looked": "vu par {0}",
        "facts": "Force {0} · revenu {1:+d} · Esprit {2}",
        "either": "ou",
        "any": "élément au choix",
        "gave-up": "abandon",
        "players": "dès {0} joueurs",
        "plain": "Sans effet.",
        "mustered": "recruté",
        "eliminated": "éliminé",
        "unclaimed": "sans preneur",
    },
}


def draw(g: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The board as a seat may see it."""
    assert isinstance(g, Styx)
    emissaries = Columns([emissary(g, view, slot, lang) for slot in range(len(view["emissaries"]))], padding=(0, 1))
    return Group(heading(g, view, lang), emissaries, chaos(g, view, lang), seats(g, view, lang))


def heading(g: Styx, view: dict[str, Any], lang: str) -> RenderableType:
    """Where the game stands."""
    asked = view["question"]
    phase = "place" if asked in PLACING else "reveal" if asked in REVEALING else "effects"
    phase = "resolve" if asked in RESOLVING else phase
    where = g.say(lang, f"phase-{phase}", {"audience": view["audience"]})
    first = g.say(lang, "seat", {"number": view["first"] + 1})
    return Text(f"── {where} · {WORDS[lang]['first'].format(first)} ", style="bold")


# --- The Audience


def emissary(g: Styx, view: dict[str, Any], slot: int, lang: str) -> Panel:
    """A card of the Audience with the tokens on it, in the order in which they were placed."""
    said = WORDS[lang]
    shown = view["emissaries"][slot]
    c = g.cards.ids.index(shown["card"])
    text = facts(g, c, lang)
    if g.cards.effect[c]:
        text.append("\n" + _effect(g, c, lang), style="italic")
    if EFFECTS[g.cards.effect[c]] == "shaman" and view["aside"]:
        text.append("\n" + said["totem"].format(_name(g, view["aside"][0], lang)))
    for i, t in enumerate(view["tokens"]):
        if t["slot"] == slot:
            text.append("\n")
            text.append_text(token(g, view, i, t, lang))
    fate = f" ({said[shown['fate']]})" if shown["fate"] in said else ""
    title = Text(g.cards.names[c][lang] + fate, style="bold")
    return Panel(text, title=title, title_align="left", width=39, box=box.ROUNDED)


def token(g: Styx, view: dict[str, Any], i: int, t: dict[str, Any], lang: str) -> Text:
    """Whose token, what is known of it, and its bid."""
    said = WORDS[lang]
    action = g.say(lang, f"action-{t['action']}", {}) if t["action"] else "?"
    mine = t["seat"] == view["seat"]
    text = Text(f"{i + 1} {g.say(lang, 'seat', {'number': t['seat'] + 1})}: ", style="bold" if mine else "")
    text.append(action, style="bold" if t["shown"] else "")
    if not t["shown"]:
        text.append(f" ({said['hidden']})", style="dim")
    elif t["action"] != "tithe" and t["bid"]:
        text.append(f" {t['bid']}", style="bold")
    if t["seen"] is not None and not t["shown"]:
        seer = g.say(lang, "seat", {"number": t["seen"] + 1})
        text.append(f" ({said['looked'].format(seer)})", style="dim")
    return text


# --- The tracks and the armies


def chaos(g: Styx, view: dict[str, Any], lang: str) -> RenderableType:
    """How far Chaos has come, and what lies where."""
    said = WORDS[lang]
    here = min(view["chaos"], TRACK)
    text = Text(f"{said['chaos']} ")
    text.append("█" * here, style="magenta")
    text.append("░" * (TRACK - here), style="dim")
    text.append(f" {view['chaos']}/{TRACK}", style="bold magenta")
    text.append(f" · {said['pile'].format(len(view['pile']))}")
    if view["summoned"]:
        text.append(" · " + said["summoned"].format(", ".join(_name(g, id, lang) for id in view["summoned"])))
    if view["centre"]:
        text.append(f"\n{said['centre']}: ", style="dim")
        text.append(", ".join(_name(g, id, lang) for id in view["centre"]), style="dim")
    return text


def seats(g: Styx, view: dict[str, Any], lang: str) -> RenderableType:
    """A row for each player: how near to each way to win, and the army."""
    said = WORDS[lang]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(f"  {said['player']}", no_wrap=True)
    for name in ("coins", "influence", "soul", "elements", "horsemen", "strength"):
        table.add_column(said[name], justify="right", no_wrap=True)
    table.add_column(said["army"], ratio=1)
    for number, seat in enumerate(view["seats"]):
        mine = number == view["seat"]
        who = Text("► " if mine else "  ", style="bold" if mine else "")
        who.append(g.say(lang, "seat", {"number": number + 1}))
        table.add_row(
            who,
            f"{seat['coins']} {seat['income']:+d}",
            str(seat["influence"]),
            SOUL[seat["soul"]],
            elements(g, seat, lang),
            str(seat["horsemen"]),
            str(seat["strength"]),
            army(g, seat, lang),
        )
    return table


def elements(g: Styx, seat: dict[str, Any], lang: str) -> Text:
    """A letter for each element that is there, and how many choices there are beside them."""
    text = Text()
    for i, name in enumerate(ELEMENTS):
        there = name in seat["elements"]["sure"]
        text.append(g.say(lang, f"element-{name}", {})[0] if there else "·", style=COLOURS[i] if there else "dim")
    choices = len(seat["elements"]["choices"])
    text.append(f"+{choices}" if choices else "  ")
    return text


def army(g: Styx, seat: dict[str, Any], lang: str) -> Text:
    """Strength and name of each face-up card; what lies face down behind, dimmed."""
    cards: list[Text] = []
    for shown in seat["army"]:
        c = g.cards.ids.index(shown["card"])
        text = Text(f"{g.cards.strength[c]}\u00a0", style="bold")
        text.append(_short(g, c, lang), style="bold red" if KINDS[g.cards.kind[c]] == "horseman" else "not bold")
        if "counters" in shown:
            text.append(f"({shown['counters']})")
        cards.append(text)
    cards.extend(Text(f"▽{_short(g, g.cards.ids.index(id), lang)}", style="dim") for id in seat["discard"])
    return Text(", ").join(cards)


# --- Cards


def facts(g: Styx, c: int, lang: str) -> Text:
    """Numbers, elements and kind of a card."""
    cards = g.cards
    soul = ("–", "1/4", "1/2", "3/4", "1")[cards.soul[c]]
    text = Text(WORDS[lang]["facts"].format(cards.strength[c], cards.income[c], soul))
    tags = [icons(g, c, lang)] if cards.gives[c] or cards.either[c] else []
    if KINDS[cards.kind[c]] != "emissary":
        tags.append(Text(g.say(lang, f"kind-{KINDS[cards.kind[c]]}", {}), style="bold red"))
    if cards.legendary[c]:
        tags.append(Text(g.say(lang, "word-legendary", {}), style="bold"))
    if cards.eternal[c]:
        tags.append(Text(g.say(lang, "word-eternal", {}), style="bold"))
    if tags:
        text.append("\n")
        text.append_text(Text(" · ").join(tags))
    return text


def icons(g: Styx, c: int, lang: str) -> Text:
    """The elements of a card in words."""
    said = WORDS[lang]
    if g.cards.either[c].bit_count() == len(ELEMENTS):
        return Text(said["any"], style="bold")
    bits = g.cards.gives[c] or g.cards.either[c]
    names = [
        Text(g.say(lang, f"element-{name}", {}), style=COLOURS[i]) for i, name in enumerate(ELEMENTS) if bits >> i & 1
    ]
    return Text(" + " if g.cards.gives[c] else f" {said['either']} ").join(names)


def columns(lang: str) -> list[str]:
    """What is said of a card beside a move."""
    said = WORDS[lang]
    return [said["strength"], said["income"], said["soul"], said["elements"]]


def cells(g: Game, move: int, lang: str) -> list[Text]:
    """The columns for one move; nothing for a move without a card."""
    assert isinstance(g, Styx)
    c = _card(g, move)
    if c < 0:
        return []
    numbers = [str(g.cards.strength[c]), f"{g.cards.income[c]:+d}", SOUL[g.cards.soul[c]]]
    return [*[Text(number, justify="right") for number in numbers], icons(g, c, lang)]


def note(g: Game, move: int, lang: str) -> str:
    """The effect of the move's card."""
    assert isinstance(g, Styx)
    c = _card(g, move)
    return _effect(g, c, lang) if c >= 0 and g.cards.effect[c] else ""


def described(g: Game, name: str, lang: str) -> list[RenderableType]:
    """Everything about the cards whose name has this in it."""
    assert isinstance(g, Styx)
    wanted = name.casefold()
    exact = [c for c, names in enumerate(g.cards.names) if names[lang].casefold() == wanted]
    fitting = exact or [c for c, names in enumerate(g.cards.names) if wanted in names[lang].casefold()]
    return [card(g, c, lang) for c in fitting]


def card(g: Styx, c: int, lang: str) -> Panel:
    """One card's full text."""
    text = facts(g, c, lang)
    text.append("\n" + WORDS[lang]["players"].format(g.cards.players[c]), style="dim")
    text.append("\n" + (_effect(g, c, lang) if g.cards.effect[c] else WORDS[lang]["plain"]))
    return Panel(text, title=Text(g.cards.names[c][lang], style="bold"), title_align="left", expand=False)


def _effect(g: Styx, c: int, lang: str) -> str:
    return g.say(lang, f"effect-{EFFECTS[g.cards.effect[c]]}", {"amount": g.cards.amount[c]})


def _short(g: Styx, c: int, lang: str) -> str:
    """A card's name; a Standard-Bearer is only called so."""
    bearer = KINDS[g.cards.kind[c]] == "standard-bearer"
    return g.say(lang, "kind-standard-bearer", {}) if bearer else g.cards.names[c][lang]


def _name(g: Styx, id: str, lang: str) -> str:
    return g.cards.names[g.cards.ids.index(id)][lang]


def _card(g: Styx, move: int) -> int:
    """The card that a move is about; -1 without one."""
    found = g.moves.find(move)
    c = -1 if found is None else found[1].get("card", -1)
    return c if c < len(g.cards.ids) else -1
