"""Shadow Throne's board: from a seat's view to banners, battle lines, hand and pool."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from underthrone.games.shadow_throne.cards import FACTIONS, MOST
from underthrone.table.look.boards.plain import JOINED, joined
from underthrone.table.look.boards.shadow_throne_charts import charts
from underthrone.table.look.boards.shadow_throne_faces import (
    by_id,
    faces,
    faction_name,
    numbers,
    the_cards,
    the_game,
    tiles,
)
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
IN_A_WAVE: Final = frozenset({"revealed", "turned", "extra-played", "silenced", "converted", "killed", "despaired"})
GAINS: Final = frozenset({"faction-won", "influenced", "consoled"})


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
    doer: str  # its key where it is the one that does something
    kin: str
    power: int
    worth: int = 0  # its influence, as printed
    was: int = 0  # its power before what is told last
    plus: int = 0
    extra: int = 0  # power of its own ability
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
    was: int  # before the last count, and its share
    was_share: int


@dataclass(slots=True)
class Public:
    """What everybody sees of a player."""

    gold: int
    cards: int
    hush: list[str]


@dataclass(slots=True)
class Gain:
    """What a battle brought a player."""

    seat: int
    name: str
    influence: int
    gold: int


@dataclass(slots=True)
class Throne:
    """Everything that boards/shadow-throne.html shows."""

    me: int | None
    question: str
    drafting: bool
    first: bool  # the first draft: there is nothing to see yet, so it is told how the game goes
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
    icons: Mapping[str, str] = field(default_factory=lambda: KIN_ICONS)
    victors: list[str] = field(default_factory=list)  # who won the battle
    gains: list[Gain] = field(default_factory=list)
    sitting: list[tuple[int, str]] = field(default_factory=list)  # seats and what they do in the draft


# --- The board


def board(sight: Sight, say: Say) -> Throne:
    view = sight.view
    question = view["question"] or ""
    fought = [f for seat in view["seats"] for f in seat["line"]]
    best = max(view["power"].values())
    scale = max(16, best + 2)
    before = _counted_before(sight)
    in_wave = sorted({the_cards().number[numbers()[f["card"]]] for f in fought if f["wave"] == view["wave"]} - {0})
    throne = Throne(
        me=sight.me,
        question=question,
        drafting=question == "draft",
        first=question == "draft" and view["battle"] == 1,
        battle=view["battle"],
        wave=view["wave"],
        stayed=any(f["wave"] == 0 for f in fought),
        target=int(view["options"]["target"]),
        banners=[
            Banner(
                name,
                faction_name(name, sight.lang),
                KIN_ICONS[name],
                power,
                share(power, scale),
                0 < power == best,
                before[name],
                share(before[name], scale),
            )
            for name, power in view["power"].items()
        ],
        rows=[_row(sight, seat) for seat in range(len(view["seats"]))],
        public=[Public(seat["gold"], seat["cards"], seat["hush"]) for seat in view["seats"]],
        numbers=in_wave,
    )
    if question in ("save", "") and not throne.drafting:
        _gains(sight, throne)
    throne.sitting = [(seat.number, _state(sight, seat.number)) for seat in sight.seats]
    if sight.me is not None:
        _mine(sight, throne, say)
    return throne


def _counted_before(sight: Sight) -> dict[str, int]:
    """The power track before the last count of this battle."""
    counts: list[Mapping[str, Any]] = []
    for event in _backwards(sight):
        if event["event"] == "battle-began" or len(counts) == 2:
            break
        if event["event"] == "counted":
            counts.append(event)
    return {name: counts[1][name] if len(counts) == 2 else 0 for name in FACTIONS}


def _gains(sight: Sight, throne: Throne) -> None:
    """Who won this battle and what it brought everybody, a martyr's influence included."""
    throne.gains = [Gain(seat.number, seat.name, 0, 0) for seat in sight.seats]
    for event in _backwards(sight):
        kind = event["event"]
        if kind == "battle-began":
            break
        if kind == "faction-won":
            throne.victors.insert(0, FACTIONS[event["faction"]])
        elif kind in ("influenced", "suffered"):
            throne.gains[event["seat"]].influence += event["influence"]
        elif kind == "consoled":
            throne.gains[event["seat"]].gold += event["gold"]
    if not throne.victors:
        throne.gains = []


def _backwards(sight: Sight) -> Iterator[Mapping[str, Any]]:
    """What happened, the latest first."""
    for told in reversed(sight.log):
        yield from reversed(told.events)


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
    small = kind != "draft" and sight.view["question"] == "draft"
    held = Held((tiles if small else by_id)(sight.lang)[id], f"mine-{c}-{n}", choice)
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
    face = tiles(sight.lang)[f["card"]]
    key = f"fighter-{seat}-{c} fighter-{seat}-{c}-{f['wave']}"
    if "power" not in f:
        return Fighter(face, key, "", face.kin, 0, turned=True, start=_start(sight, seat, c))
    printed = the_cards().power[c]
    late = f["wave"] == max(g["wave"] for other in sight.view["seats"] for g in other["line"])
    return Fighter(
        face,
        key,
        f"doer-{seat}-{c}",
        f["faction"],
        f["power"],
        the_cards().influence[c],
        printed if late else f["power"] - 1,  # in earlier waves all that comes is one more
        f["plus"],
        0 if f["dead"] else f["power"] - printed - f["plus"],
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
    """The fighter that something happened to, and the one that did it with its number; else the player."""
    seat, card = event.get("seat"), event.get("card")
    found: list[str] = []
    if seat is not None and card is not None:
        found.append(_key(sight, seat, card, event["event"] in IN_A_WAVE))
    elif seat is not None:
        found.append(f"seat-{seat}")
    kind = str(event["event"])
    if "by" in event:
        owner, doer = divmod(event["by"], MOST)
        found += [f"doer-{owner}-{doer}", f"ability-{the_cards().number[doer]}"]
    if kind == "counted":
        found += [f"banner-{name}" for name in FACTIONS]
    if kind == "faction-won":
        found.append(f"banner-{FACTIONS[event['faction']]}")
    if kind in GAINS:
        found.append("gains")
    if kind == "wave-began":
        found.append(f"wave-{event['wave']}")
    return found


def _key(sight: Sight, seat: int, card: int, late: bool) -> str:
    """A fighter's key; what happens in a wave only is about the last copy of the card that the player sent."""
    shown = sight.view["seats"][seat]
    waves = [f["wave"] for name in ("line", "turned") for f in shown[name] if numbers()[f["card"]] == card]
    return f"fighter-{seat}-{card}" + (f"-{max(waves)}" if late and waves else "")


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
