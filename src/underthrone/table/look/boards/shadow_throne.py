"""Shadow Throne's board: from a seat's view to banners, battle lines, hand and pool."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from underthrone.games.shadow_throne.cards import EFFECTS, FACTIONS
from underthrone.table.look.boards.plain import JOINED, joined
from underthrone.table.look.boards.shadow_throne_charts import charts
from underthrone.table.look.boards.shadow_throne_faces import by_id, faces, faction_name, numbers, the_cards, the_game
from underthrone.table.look.pieces import Face, Gauge, share
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight

__all__ = [
    "HEADINGS",
    "JOINED",
    "ON_BOARD",
    "QUIET",
    "board",
    "charts",
    "confirm",
    "faces",
    "flight",
    "gauges",
    "joined",
    "keys",
    "phase",
    "sign",
]

HEADINGS: Final = frozenset({"battle-began", "wave-began", "faction-won", "factions-tied"})
QUIET: Final = frozenset({"drafted"})
UNIT: Final = "st-influence"
ON_BOARD: Final = frozenset({"draft", "choose", "extra", "save"})
ASKED_WITH: Final = {"choose": "choose", "extra": "extra", "save": "save"}
WAVES: Final = 4

KIN_ICONS: Final = {"empire": "imperial-crown", "rebels": "fist", "church": "gothic-cross"}
SIGNS: Final = {
    "battle-began": "crossed-swords",
    "wave-began": "vertical-banner",
    "revealed": "card-pick",
    "collected": "two-coins",
    "paid": "two-coins",
    "turned": "card-draw",
    "rallied": "rose",
    "silenced": "silenced",
    "emboldened": "upgrade",
    "converted": "gothic-cross",
    "killed": "tombstone",
    "suffered": "martyr-memorial",
    "despaired": "prayer",
    "extra-played": "card-pick",
    "extra-declined": "card-pick",
    "counted": "crossed-swords",
    "faction-won": "knight-banner",
    "factions-tied": "knight-banner",
    "influenced": "laurel-crown",
    "consoled": "receive-money",
    "stayed": "crown-of-thorns",
    "saved": "padlock",
    "game-ended": "throne-king",
}
CAUSES: Final = {  # events by the abilities that bring them about
    "silenced": ("silence",),
    "emboldened": ("embolden-others", "embolden-so-far", "convert-and-embolden"),
    "converted": ("convert", "convert-and-embolden"),
    "killed": ("kill",),
    "suffered": ("martyr",),
    "despaired": ("poverty",),
}


@dataclass(slots=True)
class Held:
    """A card in my hand or in the pool before me."""

    face: Face
    key: str
    choice: Choice | None
    why: str = ""
    confirm: str = ""
    picked: bool = False
    price: str = ""  # what it costs now, where hush money changes it
    income: bool = False
    short: bool = False  # more than I have


@dataclass(slots=True)
class Fighter:
    """A character in a battle line."""

    face: Face
    key: str
    kin: str
    power: int
    worth: int = 0  # its influence, as printed
    plus: int = 0
    dead: bool = False
    converted: bool = False
    silenced: bool = False
    turned: bool = False
    start: str = ""  # where it comes from when it is new on the table


@dataclass(slots=True)
class Cell:
    """What a player has in one wave."""

    wave: int
    fighters: list[Fighter]
    state: str = ""  # "in", "deciding" or nothing


@dataclass(slots=True)
class Row:
    """One player's battle line."""

    seat: int
    cells: list[Cell]
    name: str


@dataclass(slots=True)
class Banner:
    """A faction on the power track."""

    kin: str
    name: str
    icon: str
    power: int
    share: int
    leads: bool


@dataclass(slots=True)
class Public:
    """What everybody sees of a player."""

    gold: int
    cards: int
    hush: list[str]


@dataclass(slots=True)
class Throne:
    """Everything that boards/shadow-throne.html shows."""

    me: int | None
    question: str
    drafting: bool
    battle: int
    wave: int
    stayed: bool
    target: int
    banners: list[Banner]
    rows: list[Row]
    public: list[Public]
    hand: list[Held] = field(default_factory=list)
    pool: list[Held] = field(default_factory=list)
    passed: list[list[Face]] = field(default_factory=list)  # pools that went through my hands
    numbers: list[int] = field(default_factory=list)  # abilities in this wave
    giver: int = -1  # who gave me the pool
    gold: int = 0
    influence: int = 0
    hush: list[str] = field(default_factory=list)
    sitting: list[tuple[int, str]] = field(default_factory=list)  # seats and what they do in the draft


# --- The board


def board(sight: Sight, say: Say) -> Throne:
    view = sight.view
    question = view["question"] or ""
    fought = [f for seat in view["seats"] for f in seat["line"]]
    best = max(view["power"].values())
    scale = max(16, best + 2)
    in_wave = sorted({the_cards().number[numbers()[f["card"]]] for f in fought if f["wave"] == view["wave"]} - {0})
    throne = Throne(
        me=sight.me,
        question=question,
        drafting=question == "draft",
        battle=view["battle"],
        wave=view["wave"],
        stayed=any(f["wave"] == 0 for f in fought),
        target=int(view["options"]["target"]),
        banners=[
            Banner(name, faction_name(name, sight.lang), KIN_ICONS[name], power, share(power, scale), 0 < power == best)
            for name, power in view["power"].items()
        ],
        rows=[_row(sight, seat) for seat in range(len(view["seats"]))],
        public=[Public(seat["gold"], seat["cards"], seat["hush"]) for seat in view["seats"]],
        numbers=in_wave,
    )
    throne.sitting = [(seat.number, _state(sight, seat.number)) for seat in sight.seats]
    if sight.me is not None:
        _mine(sight, throne, say)
    return throne


def _mine(sight: Sight, throne: Throne, say: Say) -> None:
    """My hand with what each card would cost, the pool before me, and the pools I passed on."""
    view = sight.view
    assert sight.me is not None
    me = view["seats"][sight.me]
    throne.gold, throne.influence, throne.hush = me["gold"], me["influence"], me["hush"]
    throne.giver = (sight.me - 1) % len(view["seats"])
    kind = ASKED_WITH.get(throne.question, "choose")
    priced = throne.question == "choose"
    seen: dict[str, int] = {}
    for id, price in zip(view["hand"], view["prices"]):
        throne.hand.append(_held(sight, id, kind, seen, say, price if priced else None, me["gold"]))
    if throne.drafting:
        throne.pool = [_held(sight, id, "draft", seen, say, None, me["gold"]) for id in view["pool"]]
    faces_ = by_id(sight.lang)
    throne.passed = [[faces_[id] for id in pool] for pool in view["seen"][:-1]] if throne.drafting else []


def _held(sight: Sight, id: str, kind: str, seen: dict[str, int], say: Say, price: int | None, gold: int) -> Held:
    c = numbers()[id]
    n = seen[id] = seen.get(id, 0) + 1
    choice = sight.choices.at(kind, card=c)
    held = Held(by_id(sight.lang)[id], f"mine-{c}-{n}", choice)
    if choice is None:
        held.why = sight.choices.why(kind, card=c)
    elif n == 1 and choice.move in sight.view["sealed"]:
        held.picked = True
    if price is not None:
        held.short = price > gold
        if price != the_cards().price[c]:
            held.price = f"+{-price}" if price < 0 else str(price)
            held.income = price < 0
        if held.short and choice is not None:
            held.confirm = confirm(sight, choice, say)
    return held


def _row(sight: Sight, seat: int) -> Row:
    view = sight.view
    shown = view["seats"][seat]
    first = 0 if any(f["wave"] == 0 for other in view["seats"] for f in other["line"]) else 1
    cells = []
    for wave in range(first, WAVES + 1):
        fighters = [_fighter(sight, seat, f) for f in shown["line"] + shown["turned"] if f["wave"] == wave]
        now = wave == view["wave"] and not fighters and view["question"] == "choose"
        cells.append(Cell(wave, fighters, _state(sight, seat) if now else ""))
    return Row(seat, cells, sight.seats[seat].name)


def _state(sight: Sight, seat: int) -> str:
    if seat not in sight.asked:
        return ""
    return "deciding" if sight.seats[seat].deciding else "in"


def _fighter(sight: Sight, seat: int, f: dict[str, Any]) -> Fighter:
    c = numbers()[f["card"]]
    face = by_id(sight.lang)[f["card"]]
    key = f"fighter-{seat}-{c} fighter-{seat}-{c}-{f['wave']}"
    if "power" not in f:
        return Fighter(face, key, face.kin, 0, turned=True, start=_start(sight, seat, c))
    return Fighter(
        face,
        key,
        f["faction"],
        f["power"],
        the_cards().influence[c],
        f["plus"],
        f["dead"],
        f["converted"],
        f["silenced"],
        start=_start(sight, seat, c),
    )


def _start(sight: Sight, seat: int, c: int) -> str:
    return f"mine-{c}-2 mine-{c}-1" if seat == sight.me else f"back-{seat} seat-{seat}"


# --- What every board says


def gauges(sight: Sight, seat: int, say: Say) -> list[Gauge]:
    shown = sight.view["seats"][seat]
    target = int(sight.view["options"]["target"])
    return [Gauge(say("st-influence"), shown["influence"], target, "laurel-crown")]


def phase(sight: Sight, say: Say) -> str:
    view = sight.view
    key = "phase-save" if view["question"] in ("save", None) else "phase-wave" if view["wave"] else "phase-draft"
    return the_game().say(sight.lang, key, {"battle": view["battle"], "wave": view["wave"]})


def keys(sight: Sight, event: Mapping[str, Any]) -> list[str]:
    """The fighter that something happened to, and the ability number that did it; else the player."""
    seat, card = event.get("seat"), event.get("card")
    wave, shown = sight.view["wave"], sight.view["seats"]
    found: list[str] = []
    if seat is not None and card is not None:
        now = f"-{wave}" if any(_is(f, card, wave) for name in ("line", "turned") for f in shown[seat][name]) else ""
        found.append(f"fighter-{seat}-{card}{now}")
    elif seat is not None:
        found.append(f"seat-{seat}")
    kind = str(event["event"])
    if kind in CAUSES:
        cards = the_cards()
        for player in shown:
            for f in player["line"]:
                c = numbers()[f["card"]]
                if f["wave"] == wave and EFFECTS[cards.effect[c]] in CAUSES[kind]:
                    found.append(f"ability-{cards.number[c]}")
    if kind == "counted":
        found += [f"banner-{name}" for name in FACTIONS]
    if kind == "faction-won":
        found.append(f"banner-{FACTIONS[event['faction']]}")
    if kind == "wave-began":
        found.append(f"wave-{event['wave']}")
    return found


def _is(f: dict[str, Any], card: int, wave: int) -> bool:
    """The card in its wave: the same character may stand in an earlier one too."""
    return bool(f["wave"] == wave and numbers()[f["card"]] == card)


def sign(event: Mapping[str, Any]) -> str:
    return SIGNS.get(str(event["event"]), "info")


def flight(event: Mapping[str, Any]) -> str:
    """Gold comes from the bank and goes there."""
    seat = event.get("seat")
    if event["event"] in ("collected", "consoled", "turned"):
        return f"two-coins bank seat-{seat}"
    if event["event"] == "paid" and event["gold"]:
        return f"two-coins seat-{seat} bank"
    if event["event"] in ("influenced", "suffered"):
        return f"laurel-crown fighter-{seat}-{event['card']} seat-{seat}"
    return ""


def confirm(sight: Sight, choice: Choice, say: Say) -> str:
    """A card that can't be paid for is lost: that is asked about before."""
    if choice.kind != "choose" or sight.me is None:
        return ""
    id = the_cards().ids[choice.args["card"]]
    price = dict(zip(sight.view["hand"], sight.view["prices"])).get(id, 0)
    gold = sight.view["seats"][sight.me]["gold"]
    if price <= gold:
        return ""
    return say("st-confirm-short", card=by_id(sight.lang)[id].name, price=price, gold=gold)
