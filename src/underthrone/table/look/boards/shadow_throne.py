"""Shadow Throne's board: from a seat's view to banners, battle lines, hand and pool."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from underthrone.games import game
from underthrone.games.shadow_throne.cards import EFFECTS, FACTIONS, RANKS, Cards
from underthrone.games.shadow_throne.game import ShadowThrone
from underthrone.table.look.pieces import Chart, Face, Fact, Gauge, Series, share
from underthrone.table.look.words import SAY, Say
from underthrone.table.sight import Choice, Sight

HEADINGS: Final = frozenset({"battle-began", "wave-began", "faction-won", "factions-tied"})
QUIET: Final = frozenset({"drafted"})
ON_BOARD: Final = frozenset({"draft", "choose", "extra", "save"})
ASKED_WITH: Final = {"choose": "choose", "extra": "extra", "save": "save"}
WAVES: Final = 4

KIN_ICONS: Final = {"empire": "imperial-crown", "rebels": "fist", "church": "gothic-cross"}
RANK_ICONS: Final = {"commoner": "wheat", "elite": "broadsword", "noble": "queen-crown"}
ICONS: Final = {
    "dutiful-peasant": "farmer",
    "tax-collector": "abacus",
    "conscript": "spears",
    "castle-scribe": "scroll-quill",
    "bentheon-knights": "mounted-knight",
    "anna-lys": "dagger-rose",
    "datura": "hooded-assassin",
    "iron-legion": "roman-shield",
    "king-kyros": "crown",
    "lord-chancellor": "wax-seal",
    "margravine": "castle",
    "outlaw": "robin-hood-hat",
    "smuggler": "barrel",
    "deserter": "broken-shield",
    "pamphleteer": "newspaper",
    "phabos-scouts": "spyglass",
    "langman": "crown-of-thorns",
    "sythera": "secret-book",
    "hill-riders": "cavalry",
    "picureas": "rose",
    "queen-eletheria": "jewel-crown",
    "rotan-prince": "sharp-crown",
    "pilgrim": "pilgrim-hat",
    "alms-collector": "shiny-purse",
    "lay-brother": "monk-face",
    "flagellant": "whip",
    "shepherd-of-the-lost": "shepherds-crook",
    "thavma": "prayer",
    "protis": "holy-water",
    "temple-guard": "templar-shield",
    "simone": "martyr-memorial",
    "princess-beatice": "angel-wings",
    "high-prelate": "pope-crown",
}
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


@cache
def _game() -> ShadowThrone:
    g = game("shadow-throne")
    assert isinstance(g, ShadowThrone)
    return g


@cache
def _cards() -> Cards:
    return _game().cards


@cache
def _numbers() -> dict[str, int]:
    return {id: c for c, id in enumerate(_cards().ids)}


# --- Faces


@cache
def _faces(lang: str) -> dict[str, Face]:
    return {id: _face(c, lang) for id, c in _numbers().items()}


def faces(lang: str) -> list[Face]:
    return list(_faces(lang).values())


def _face(c: int, lang: str) -> Face:
    g = _game()
    say = SAY[lang]
    cards = _cards()
    faction = FACTIONS[cards.faction[c]]
    rank = RANKS[cards.rank[c]]
    family = g.say(lang, f"faction-{faction}", {})
    order = g.say(lang, f"rank-{rank}", {})
    price = cards.price[c]
    number = cards.number[c]
    whom = RANKS[cards.whom[c]] if cards.whom[c] >= 0 else ""
    text = (
        g.say(lang, f"effect-{EFFECTS[cards.effect[c]]}", {"whom": whom, "amount": cards.amount[c]}) if number else ""
    )
    foot = [Fact("laurel-crown", str(cards.influence[c]), say("st-influence"))]
    if cards.consolation[c]:
        foot.append(Fact("receive-money", str(cards.consolation[c]), say("st-consolation")))
    foot.append(Fact(RANK_ICONS[rank], "", order))
    facts = [
        (say("st-faction"), family),
        (say("st-rank"), order),
        (say("st-power"), str(cards.power[c])),
        (say("st-influence").capitalize(), str(cards.influence[c])),
        (say("st-cost"), str(price)) if price >= 0 else (say("st-income"), str(-price)),
        (say("st-consolation").capitalize(), str(cards.consolation[c])),
        (say("st-copies"), str(cards.copies[c])),
    ]
    ours = "rulebook" not in cards.origins[c].values()
    return Face(
        id=cards.ids[c],
        game="shadow-throne",
        name=cards.names[c][lang],
        icon=ICONS.get(cards.ids[c], RANK_ICONS[rank]),
        kin=faction,
        family=f"{family}, {order}",
        cost=str(abs(price)) if price >= 0 else f"+{-price}",
        income=price < 0,
        strength=str(cards.power[c]),
        number=str(number) if number else "",
        text=text,
        plainly=say("st-no-ability"),
        foot=tuple(foot),
        facts=tuple(fact for fact in facts if fact[1] != "0" or fact[0] != say("st-consolation").capitalize()),
        origin=say("origin-ours" if ours else "origin-rulebook"),
        mark="◇" if ours else "◆",
        rule="TH-24" if number else "TH-03",
        spoken=f"{', '.join(f'{name} {value}' for name, value in facts[:5])}. {text}",
    )


# --- The board


def board(sight: Sight, say: Say) -> Throne:
    view = sight.view
    question = view["question"] or ""
    fought = [f for seat in view["seats"] for f in seat["line"]]
    best = max(view["power"].values())
    scale = max(16, best + 2)
    in_wave = sorted({_cards().number[_numbers()[f["card"]]] for f in fought if f["wave"] == view["wave"]} - {0})
    throne = Throne(
        me=sight.me,
        question=question,
        drafting=question == "draft",
        battle=view["battle"],
        wave=view["wave"],
        stayed=any(f["wave"] == 0 for f in fought),
        target=int(view["options"]["target"]),
        banners=[
            Banner(name, _faction(name, sight.lang), KIN_ICONS[name], power, share(power, scale), 0 < power == best)
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
    faces_ = _faces(sight.lang)
    throne.passed = [[faces_[id] for id in pool] for pool in view["seen"][:-1]] if throne.drafting else []


def _held(sight: Sight, id: str, kind: str, seen: dict[str, int], say: Say, price: int | None, gold: int) -> Held:
    c = _numbers()[id]
    n = seen[id] = seen.get(id, 0) + 1
    choice = sight.choices.at(kind, card=c)
    held = Held(_faces(sight.lang)[id], f"mine-{c}-{n}", choice)
    if choice is None:
        held.why = sight.choices.why(kind, card=c)
    elif n == 1 and choice.move in sight.view["sealed"]:
        held.picked = True
    if price is not None:
        held.short = price > gold
        if price != _cards().price[c]:
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
    c = _numbers()[f["card"]]
    face = _faces(sight.lang)[f["card"]]
    if "power" not in f:
        return Fighter(face, f"fighter-{seat}-{c}", face.kin, 0, turned=True, start=_start(sight, seat, c))
    return Fighter(
        face,
        f"fighter-{seat}-{c}",
        f["faction"],
        f["power"],
        _cards().influence[c],
        f["plus"],
        f["dead"],
        f["converted"],
        f["silenced"],
        start=_start(sight, seat, c),
    )


def _start(sight: Sight, seat: int, c: int) -> str:
    return f"mine-{c}-2 mine-{c}-1" if seat == sight.me else f"back-{seat} seat-{seat}"


def _faction(name: str, lang: str) -> str:
    return _game().say(lang, f"faction-{name}", {})


# --- What every board says


def gauges(sight: Sight, seat: int, say: Say) -> list[Gauge]:
    shown = sight.view["seats"][seat]
    target = int(sight.view["options"]["target"])
    return [Gauge(say("st-influence"), shown["influence"], target, "laurel-crown")]


def phase(sight: Sight, say: Say) -> str:
    view = sight.view
    key = "phase-save" if view["question"] in ("save", None) else "phase-wave" if view["wave"] else "phase-draft"
    return _game().say(sight.lang, key, {"battle": view["battle"], "wave": view["wave"]})


def keys(sight: Sight, event: Mapping[str, Any]) -> list[str]:
    """The fighter that something happened to, and the ability number that did it; else the player."""
    seat, card = event.get("seat"), event.get("card")
    found: list[str] = []
    if seat is not None and card is not None:
        found.append(f"fighter-{seat}-{card}")
    elif seat is not None:
        found.append(f"seat-{seat}")
    kind = str(event["event"])
    if kind in CAUSES:
        cards = _cards()
        wave = sight.view["wave"]
        for shown in sight.view["seats"]:
            for f in shown["line"]:
                c = _numbers()[f["card"]]
                if f["wave"] == wave and EFFECTS[cards.effect[c]] in CAUSES[kind]:
                    found.append(f"ability-{cards.number[c]}")
    if kind == "counted":
        found += [f"banner-{name}" for name in FACTIONS]
    if kind == "faction-won":
        found.append(f"banner-{FACTIONS[event['faction']]}")
    if kind == "wave-began":
        found.append(f"wave-{event['wave']}")
    return found


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
    id = _cards().ids[choice.args["card"]]
    price = dict(zip(sight.view["hand"], sight.view["prices"])).get(id, 0)
    gold = sight.view["seats"][sight.me]["gold"]
    if price <= gold:
        return ""
    return say("st-confirm-short", card=_faces(sight.lang)[id].name, price=price, gold=gold)


def charts(sight: Sight, say: Say) -> list[Chart]:
    """Influence and gold after each battle, and the factions' power in it."""
    n = len(sight.seats)
    influence, gold = [[0] for _ in range(n)], [[3] for _ in range(n)]
    power: list[list[int]] = []
    battle = 0
    for told in sight.log:
        for event in told.events:
            kind, seat = event["event"], event.get("seat")
            if kind == "battle-began":
                battle = event["battle"]
                for row in (*influence, *gold):
                    row.append(row[-1])
            elif kind == "counted":
                power[battle - 1 :] = [[event[name] for name in FACTIONS]]
            elif seat is not None:
                influence[seat][-1] += event.get("influence", 0)
                gold[seat][-1] += _gold(event)
    labels = (say("chart-start"), *[str(k) for k in range(1, battle + 1)])
    names = [seat.name for seat in sight.seats]
    factions = [
        Series(_faction(name, sight.lang), f"kin {name}", tuple(row[i] for row in power))
        for i, name in enumerate(FACTIONS)
    ]
    target = int(sight.view["options"]["target"])
    return [
        Chart(say("st-chart-influence"), "lines", labels, _lines(names, influence), target),
        Chart(
            say("st-chart-power"), "bars", tuple(say("st-battle", n=k) for k in range(1, battle + 1)), tuple(factions)
        ),
        Chart(say("st-chart-gold"), "lines", labels, _lines(names, gold)),
    ]


def _gold(event: Mapping[str, Any]) -> int:
    """What an event does to its player's gold."""
    kind = event["event"]
    return -event["gold"] if kind == "paid" else 1 if kind == "turned" else int(event.get("gold", 0))


def _lines(names: list[str], rows: list[list[int]]) -> tuple[Series, ...]:
    return tuple(Series(name, f"s{i}", tuple(row)) for i, (name, row) in enumerate(zip(names, rows)))
