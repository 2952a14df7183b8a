# interpreted: drawing
"""The Stygian Society on a terminal: tracks, ranks of enemies, cubes and heroes, drawn from a seat's view alone."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from underthrone.games.stygian_society import describe
from underthrone.games.stygian_society.cards import Enemy, Floor
from underthrone.games.stygian_society.game import StygianSociety
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS, STATUSES
from underthrone.kernel.game import Game

QUIET: Final = frozenset({"cube-moved", "aimed", "turn-began"})
INKS: Final = ("bright_white", "bright_blue", "green", "red", "yellow", "bright_black")
PILES: Final = ("field", "crypt", "tower", "bank")
BAR: Final = 16
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "floor": "Floor {0} of 6: {1}",
        "turn": "the {0}’s turn",
        "wounds": "Wounds",
        "peril": "Peril",
        "next": "next line",
        "xp": "XP {0} of {1}",
        "luck": "Luck",
        "shields": "shields left {0}",
        "front": "Front",
        "rear": "Rear",
        "nobody": "nobody",
        "field": "Field",
        "crypt": "Crypt ×2",
        "tower": "Tower",
        "bank": "Bank",
        "peril_cubes": "Dropped",
        "team": "Team",
        "dazed": "dazed",
        "beaten": "beaten: {0}",
    },
    "fr": {
        "floor": "Étage {0} sur 6\u202f: {1}",
        "turn": "au tour de\u202f: {0}",
        "wounds": "Blessures",
        "peril": "Péril",
        "next": "ligne suivante",
        "xp": "XP {0} sur {1}",
        "luck": "Chance",
        "shields": "boucliers restants {0}",
        "front": "Avant",
        "rear": "Arrière",
        "nobody": "personne",
        "field": "Champ",
        "crypt": "Crypte ×2",
        "tower": "Tour",
        "bank": "Réserve",
        "peril_cubes": "Lâchés",
        "team": "Équipe",
        "dazed": "étourdi",
        "beaten": "vaincu\u202f: {0}",
    },
}


def draw(g: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The board as a seat may see it."""
    assert isinstance(g, StygianSociety)
    if view["sheet"] is None:
        return heroes(g, view, lang)
    parts = [heading(g, view, lang), tracks(g, view, lang), ranks(g, view, lang), threats(g, view, lang)]
    return Group(*parts, Columns([cubes(g, view, lang), heroes(g, view, lang)], padding=(0, 2)))


def heading(g: StygianSociety, view: dict[str, Any], lang: str) -> RenderableType:
    """Where the team is and whose turn it is."""
    said = WORDS[lang]
    floor = _floor(g, view)
    parts = [said["floor"].format(view["floor"], floor.names[lang])]
    parts.append(said["turn"].format(_hero(g, view["heroes"][view["active"]]["hero"], lang)))
    if view["beaten"]:
        parts.append(said["beaten"].format(next(f for f in g.box.floors if f.id == view["beaten"]).names[lang]))
    return Text(f"── {' · '.join(parts)} ", style="bold")


def tracks(g: StygianSociety, view: dict[str, Any], lang: str) -> RenderableType:
    """Wounds and peril as bars, XP, luck and shields."""
    said = WORDS[lang]
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    coming = describe.chart(g, _floor(g, view), lang)[-len(view["lines_left"]) - 1]
    luck = "●" * view["luck"] + "○" * (view["most_luck"] - view["luck"])
    table.add_row(
        said["wounds"],
        bar(view["wounds"], view["most_wounds"], "red"),
        f"{said['xp'].format(view['xp'], view['needed'])} · {said['luck']} {luck}"
        + (f" · {said['shields'].format(view['shields_left'])}" if view["shields_left"] else ""),
    )
    table.add_row(said["peril"], bar(view["peril"], view["last_line"], "magenta"), f"{said['next']} {coming}")
    return table


def bar(n: int, of: int, ink: str) -> Text:
    """A track as a bar with its numbers."""
    full = min(BAR, -(-n * BAR // of))
    text = Text("█" * full, style=ink)
    text.append("░" * (BAR - full), style="dim")
    return text.append(f" {n}/{of}", style="bold")


# --- Enemies


def ranks(g: StygianSociety, view: dict[str, Any], lang: str) -> RenderableType:
    """The rear rank above the front rank, as on the sheet; a giant stands in both."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for rank in ("rear", "front"):
        text = Text()
        for foe in ([view["giant"]] if view["giant"] else []) + view[rank]:
            enemy = _enemy(g, foe["enemy"])
            text.append("■ ", style=INKS[enemy.colour])
            text.append(enemy.names[lang])
            text.append(f" {foe['of'] - foe['wounds']}/{foe['of']}   ", style="bold")
        table.add_row(Text(WORDS[lang][rank], style="bold"), text if text else Text(WORDS[lang]["nobody"], style="dim"))
    return table


def threats(g: StygianSociety, view: dict[str, Any], lang: str) -> RenderableType:
    """What each colour of enemy cubes would pay for: the card of the enemy in play, or the floor's own action."""
    floor = _floor(g, view)
    standing = ([view["giant"]] if view["giant"] else []) + view["front"] + view["rear"]
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
    for i, name in enumerate(COLOURS[HERO_COLOURS:]):
        kinds = [_enemy(g, foe["enemy"]) for foe in standing if COLOURS[_enemy(g, foe["enemy"]).colour] == name]
        if kinds:
            words = f"{kinds[0].names[lang]}\u202f· {describe.enemy_acts(g, kinds[0], lang)}"
        elif floor.costs[i]:
            words = describe.act_text(g, floor.costs[i], HERO_COLOURS + i, floor.acts[i], lang)
        else:
            continue
        if name in view["dazed"]:
            words += f" ({WORDS[lang]['dazed']})"
        table.add_row(Text("■", style=INKS[HERO_COLOURS + i]), Text(words, style="italic" if kinds else "dim italic"))
    rules = describe.floor_rules(g, floor, lang)
    if rules:
        table.add_row("", Text(rules, style="italic"))
    return table


# --- Cubes and heroes


def cubes(g: StygianSociety, view: dict[str, Any], lang: str) -> RenderableType:
    """How many of each colour lie where."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    for pile in (*PILES, "peril_cubes"):
        table.add_column(WORDS[lang][pile], justify="right")
    for i, name in enumerate(COLOURS):
        numbers = [str(view[pile].get(name, "·")) for pile in (*PILES, "peril_cubes")]
        table.add_row(Text(f"■ {g.say(lang, f'colour-{name}', {})}", style=INKS[i]), *numbers)
    return table


def heroes(g: StygianSociety, view: dict[str, Any], lang: str) -> RenderableType:
    """Each hero with cards and statuses; team treasures below."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for place, hero in enumerate(view["heroes"]):
        active = view["sheet"] is not None and place == view["active"]
        who = Text("► " if active else "  ", style="bold")
        who.append(_hero(g, hero["hero"], lang), style="bold" if hero["seat"] == view["seat"] else "")
        who.append(f"\n  {g.say(lang, 'seat', {'number': hero['seat'] + 1})}", style="dim")
        cards = names(g, hero["cards"], view, lang)
        for status, count in hero["statuses"].items():
            cards.append(f"\n{g.box.status_names[STATUSES.index(status)][lang]} ", style="bold red")
            for name, n in count.items():
                cards.append("■" * n, style=INKS[COLOURS.index(name)])
        table.add_row(who, cards)
    if view["team_treasures"]:
        table.add_row(Text(f"  {WORDS[lang]['team']}"), names(g, view["team_treasures"], view, lang))
    return table


def names(g: StygianSociety, ids: list[str], view: dict[str, Any], lang: str) -> Text:
    """Cards in a line; exhausted ones are struck out."""
    text = Text()
    for k, id in enumerate(ids):
        text.append(", " if k else "")
        text.append(_card(g, id).names[lang], style="dim strike" if id in view["exhausted"] else "")
    return text


# --- Cards


def columns(lang: str) -> list[str]:
    """Nothing stands beside a move."""
    return []


def cells(g: Game, move: int, lang: str) -> list[Text]:
    """Nothing stands beside a move."""
    return []


def note(g: Game, move: int, lang: str) -> str:
    """What the move's card does."""
    assert isinstance(g, StygianSociety)
    found = g.moves.find(move)
    if found is None or "card" not in found[1]:
        return ""
    card = g.box.cards[found[1]["card"]]
    return f"{describe.card_kind(g, card, lang)}. {describe.card_text(g, card, lang)}"


def described(g: Game, name: str, lang: str) -> list[RenderableType]:
    """Everything about the cards, enemies, floors and statuses whose name has this in it."""
    assert isinstance(g, StygianSociety)
    wanted = name.casefold()
    found: list[RenderableType] = []
    for card in g.box.cards:
        if wanted in card.names[lang].casefold():
            words = f"{describe.card_kind(g, card, lang)}\n{describe.card_text(g, card, lang)}"
            found.append(_panel(card.names[lang], describe.owner(g, card, lang), words))
    for enemy in g.box.enemies:
        if wanted in enemy.names[lang].casefold():
            found.append(_panel(enemy.names[lang], "", describe.enemy_text(g, enemy, lang)))
    for floor in g.box.floors:
        if wanted in floor.names[lang].casefold():
            acts = [describe.floor_acts(g, floor, lang), describe.floor_rules(g, floor, lang)]
            found.append(
                _panel(floor.names[lang], "", "\n".join([a for a in acts if a] + describe.chart(g, floor, lang)))
            )
    for status, title in enumerate(g.box.status_names):
        if wanted in title[lang].casefold():
            found.append(_panel(title[lang], "", describe.status_text(g, status, lang)))
    return found


def _panel(title: str, below: str, words: str) -> Panel:
    return Panel(Text(words), title=Text(title, style="bold"), subtitle=below or None, expand=False)


def _card(g: StygianSociety, id: str) -> Any:
    return g.box.cards[g.box.ids.index(id)]


def _hero(g: StygianSociety, id: str, lang: str) -> str:
    return g.box.hero_names[g.box.heroes.index(id)][lang]


def _enemy(g: StygianSociety, id: str) -> Enemy:
    return next(enemy for enemy in g.box.enemies if enemy.id == id)


def _floor(g: StygianSociety, view: dict[str, Any]) -> Floor:
    return next(floor for floor in g.box.floors if floor.id == view["sheet"])
