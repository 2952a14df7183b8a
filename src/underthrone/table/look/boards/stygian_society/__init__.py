"""The Stygian Society's board: the tower in cut-away, the enemies in their ranks, the peril ladder and the heroes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from underthrone.games.stygian_society.moves import BY_LUCK, FROM_FIELD
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS, STATUSES
from underthrone.table.look.boards.stygian_society.faces import (
    HERO_ICONS,
    STATUS_ICONS,
    Act,
    Foe,
    Sheet,
    Skill,
    colour,
    faces,
    foes,
    hero_name,
    sheets,
    skills,
    society,
    status_name,
)
from underthrone.table.look.boards.stygian_society.told import HEADINGS, QUIET, charts, flight, keys, sign
from underthrone.table.look.boards.stygian_society.tower import Drop, inside
from underthrone.table.look.pieces import Gauge, share
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight

__all__ = [
    "HEADINGS",
    "ON_BOARD",
    "QUIET",
    "board",
    "charts",
    "confirm",
    "faces",
    "flight",
    "gauges",
    "keys",
    "phase",
    "sign",
]

ON_BOARD: Final = frozenset(
    {
        "pick",
        "begin",
        "use",
        "regroup",
        "aim",
        "wild",
        "buy",
        "pay",
        "learn",
        "learn-next",
        "refresh",
        "cure",
        "relieve",
        "open",
        "give",
        "trade",
    }
)
WITH_CARDS: Final = ("act", "support", "response", "refresh")
FEW: Final = 4  # cards that are shown in full even when they can't be chosen


@dataclass(slots=True)
class Held:
    """A card of a hero, or of the team."""

    skill: Skill
    choice: Choice | None = None
    why: str = ""
    tired: bool = False
    in_use: bool = False


@dataclass(slots=True)
class Ill:
    """A status with its cubes."""

    icon: str
    name: str
    text: str
    cubes: tuple[str, ...]


@dataclass(slots=True)
class Hero:
    """A hero at the table."""

    place: int
    id: str
    name: str
    icon: str
    seat: int
    player: str
    mine: bool
    active: bool
    asked: bool
    shields: int
    ills: list[Ill]
    cards: list[Held]
    choice: Choice | None = None
    open: list[Held] = field(default_factory=list)  # in full on the table before me; the rest by name
    folded: list[Held] = field(default_factory=list)


@dataclass(slots=True)
class Standing:
    """An enemy in its rank."""

    foe: Foe
    token: int
    left: int
    of: int
    share: int
    target: bool
    choice: Choice | None = None
    why: str = ""


@dataclass(slots=True)
class Cost:
    """An action of the enemies with the cubes that lie there for it."""

    act: Act
    there: int
    lacks: int


@dataclass(slots=True)
class Threat:
    """What a colour of enemy cubes would pay for."""

    colour: str
    name: str
    who: str  # an enemy's name, or the floor's
    icon: str
    costs: list[Cost]
    dazed: bool


@dataclass(slots=True)
class Pile:
    """Cubes of a colour, in all the places where they can be seen."""

    colour: str
    name: str
    bank: int
    field: int
    crypt: int
    inside: int
    choice: Choice | None = None
    why: str = ""


@dataclass(slots=True)
class Rung:
    """A number of the peril ladder."""

    number: int
    words: str
    state: str  # "done", "next", "last" or nothing
    here: bool


@dataclass(slots=True)
class Buying:
    """A step of the action in use."""

    step: int
    cost: tuple[str, ...]
    words: str
    more: bool
    times: int
    choice: Choice | None
    why: str


@dataclass(slots=True)
class Payment:
    """A way to pay."""

    choice: Choice
    colour: str
    field: int
    crypt: int
    luck: int


@dataclass(slots=True)
class Remedy:
    """A status cube that can be removed, with the ways to do it."""

    icon: str
    name: str
    colour: str
    hero: str
    ways: list[tuple[Choice, str]]


@dataclass(slots=True)
class Chest:
    """The chest that was opened last."""

    name: str
    number: int
    works: bool


@dataclass(slots=True)
class Society:
    """Everything that boards/stygian-society.html shows."""

    me: int | None
    question: str
    asking: bool  # I am asked
    begun: bool
    sheet: Sheet | None
    floor: int
    heroes: list[Hero]
    stage: list[Hero] = field(default_factory=list)  # mine, the one whose cards matter now first
    team: list[Held] = field(default_factory=list)
    wounds: Gauge | None = None
    xp: Gauge | None = None
    luck: int = 0
    most_luck: int = 0
    shields: int = 0
    peril: int = 0
    ranks: list[tuple[str, list[Standing]]] = field(default_factory=list)
    threats: list[Threat] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)
    ladder: list[Rung] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    drops: str = ""
    last: Drop | None = None
    going_in: tuple[str, ...] = ()  # what the next drop takes from the banks as far as it is known
    hand: bool = False  # it is gathered already
    used: Held | None = None
    targets: list[str] = field(default_factory=list)
    buying: list[Buying] = field(default_factory=list)
    owed: tuple[str, ...] = ()
    payments: list[Payment] = field(default_factory=list)
    lessons: list[Held] = field(default_factory=list)
    next_level: Choice | None = None
    student: str = ""
    picks: list[tuple[Hero, Choice | None]] = field(default_factory=list)
    remedies: list[Remedy] = field(default_factory=list)
    open: Choice | None = None
    chests: int = 0
    chest: Chest | None = None
    found: Skill | None = None
    trades: list[tuple[Skill, str, list[tuple[Choice, Hero]]]] = field(default_factory=list)
    bosses: str = ""
    solo: bool = False  # one player leads them all
    fighting: bool = False  # somebody stands
    regroup: Choice | None = None
    regroup_asks: str = ""


def board(sight: Sight, say: Say) -> Society:
    view = sight.view
    question = view["question"] or ""
    heroes = [_hero(sight, place, hero, question) for place, hero in enumerate(view["heroes"])]
    b = Society(
        me=sight.me,
        question=question,
        asking=sight.me is not None and sight.seats[sight.me].deciding and not sight.replay,
        begun=view["sheet"] is not None,
        sheet=sheets(sight.lang)[view["sheet"]] if view["sheet"] else None,
        floor=view["floor"],
        heroes=heroes,
        luck=view["luck"],
        most_luck=view["most_luck"],
        peril=view["peril"],
        shields=view["shields_left"],
        solo=len(sight.seats) == 1,
    )
    b.stage = _stage(heroes, view)
    b.team = [_held(sight, id, question) for id in view["team_treasures"]]
    if view["most_wounds"]:
        b.wounds = Gauge(say("so-wounds"), view["wounds"], view["most_wounds"], "heart-drop")
        b.xp = Gauge("XP", view["xp"], view["needed"], "star-medal")
    b.piles = [_pile(sight, n, name, question) for n, name in enumerate(COLOURS)]
    if b.sheet is not None:
        _floor(sight, b, b.sheet, say)
        _action(sight, b)
    _moments(sight, b)
    b.regroup = sight.choices.at("regroup")
    if b.regroup is not None:
        b.regroup_asks = confirm(sight, b.regroup, say)
    return b


# --- Heroes


def _hero(sight: Sight, place: int, hero: dict[str, Any], question: str) -> Hero:
    view, lang = sight.view, sight.lang
    begun = view["sheet"] is not None
    ills = []
    for status, count in hero["statuses"].items():
        name, text = status_name(status, lang)
        ills.append(Ill(STATUS_ICONS[status], name, text, tuple(c for c, n in count.items() for _ in range(n))))
    kind = {"begin": "begin", "give": "give"}.get(question, "")
    return Hero(
        place=place,
        id=hero["hero"],
        name=hero_name(hero["hero"], lang),
        icon=HERO_ICONS[hero["hero"]],
        seat=hero["seat"],
        player=sight.seats[hero["seat"]].name,
        mine=hero["seat"] == sight.me,
        active=begun and place == view["active"],
        asked=place == view["asked_hero"],
        shields=hero["shields"],
        ills=ills,
        cards=[_held(sight, id, question) for id in hero["cards"]],
        choice=sight.choices.at(kind, place=place) if kind else None,
    )


def _held(sight: Sight, id: str, question: str) -> Held:
    skill = skills(sight.lang)[id]
    held = Held(skill, tired=id in sight.view["exhausted"], in_use=id == sight.view["card"])
    if sight.choices and question in WITH_CARDS:
        kind = "refresh" if question == "refresh" else "use"
        held.choice = sight.choices.at(kind, card=skill.number)
        if held.choice is None:
            held.why = _why(sight, question, kind, skill.number)
    return held


_whys: dict[tuple[str, str, int], str] = {}


def _why(sight: Sight, question: str, kind: str, card: int) -> str:
    """Why a card can't be chosen, remembered: for a card and a question it is always the same sentence."""
    key = (question, sight.lang, card)
    if key not in _whys:
        _whys[key] = sight.choices.why(kind, card=card)
    return _whys[key]


def _stage(heroes: list[Hero], view: dict[str, Any]) -> list[Hero]:
    """My heroes, first the one that is asked, or acts, or acts next."""
    n = len(heroes)
    mine = sorted(
        [hero for hero in heroes if hero.mine], key=lambda hero: (not hero.asked, (hero.place - view["active"]) % n)
    )
    for hero in mine:
        few = hero is mine[0] and len(hero.cards) <= FEW
        hero.open = [held for held in hero.cards if held.choice or few or held.in_use]
        hero.folded = [held for held in hero.cards if held not in hero.open]
    return mine


# --- The floor: enemies, threats, ladder, tower


def _floor(sight: Sight, b: Society, sheet: Sheet, say: Say) -> None:
    view, lang = sight.view, sight.lang
    asked = bool(sight.choices) and b.question in ("aim", "hit")
    giant = [view["giant"]] if view["giant"] else []
    for rank in ("rear", "front"):
        b.ranks.append(
            (rank, [_standing(sight, foe, asked) for foe in (giant if rank == "front" else []) + view[rank]])
        )
    everybody = giant + view["front"] + view["rear"]
    b.fighting = bool(everybody)
    for i, name in enumerate(COLOURS[HERO_COLOURS:]):
        kinds = [foes(lang)[foe["enemy"]] for foe in everybody if foes(lang)[foe["enemy"]].colour == name]
        act = sheet.acts[i]
        acts = kinds[0].acts if kinds else (act,) if act else ()
        there = view["worth"].get(name, 0)
        costs = [Cost(a, min(there, a.cost), max(0, a.cost - there)) for a in acts]
        who, icon = (kinds[0].face.name, kinds[0].face.icon) if kinds else (say("so-floor-itself"), "evil-tower")
        b.threats.append(Threat(name, colour(name, lang), who, icon, costs, name in view["dazed"]))
    words = dict(sheet.lines)
    left = view["lines_left"]
    for n in range(sheet.last, -1, -1):
        state = "last" if n == sheet.last else "" if n not in words else "next" if left and n == left[0] else ""
        if n in words and n not in left:
            state = "done"
        b.ladder.append(Rung(n, say("so-lost") if n == sheet.last else words.get(n, ""), state, n == view["peril"]))
    heard = inside(sight)
    total = sum(view["tower"].values())
    b.levels = heard.levels[:] if sum(heard.levels) == total else [total // 5 + (k < total % 5) for k in range(5)]
    b.drops = "|".join(drop.script for drop in heard.drops)
    b.last = heard.drops[-1] if heard.drops else None
    b.bosses = sheet.rules


def _standing(sight: Sight, foe: dict[str, Any], asked: bool) -> Standing:
    token = foe["token"]
    left = foe["of"] - foe["wounds"]
    card = foes(sight.lang)[foe["enemy"]]
    shown = Standing(card, token, left, foe["of"], share(left, foe["of"]), token in sight.view["targets"])
    if asked:
        shown.choice = sight.choices.at("aim", token=token)
        if shown.choice is None:
            shown.why = sight.choices.why("aim", token=token)
    return shown


def _pile(sight: Sight, number: int, name: str, question: str) -> Pile:
    view = sight.view
    pile = Pile(
        name,
        colour(name, sight.lang),
        view["bank"].get(name, 0),
        view["field"].get(name, 0),
        view["crypt"].get(name, 0),
        view["tower"].get(name, 0),
    )
    if question == "wild" and sight.choices and number < HERO_COLOURS:
        pile.choice = sight.choices.at("wild", colour=number)
        if pile.choice is None:
            pile.why = sight.choices.why("wild", colour=number)
    return pile


# --- The action in hand


def _action(sight: Sight, b: Society) -> None:
    view = sight.view
    if view["card"] is not None and b.question in ("aim", "wild", "buy", "pay", "hit"):
        b.used = _held(sight, view["card"], "")
    enemies = _each(view["peril_cubes"])
    extra = _each(view["extra_cubes"])
    if b.question == "wild":
        b.going_in, b.hand = _each(view["hand"]), True
    elif b.question == "aim" and b.used is not None and b.used.skill.kind == "action":
        b.going_in = (*b.used.skill.drop, *extra, *enemies)
    else:
        b.going_in = (*extra, *enemies)
    if b.used is None:
        return
    standing = {foe.token: foe.foe.face.name for _, rank in b.ranks for foe in rank}
    b.targets = [standing[token] for token in view["targets"] if token in standing]
    b.owed = _each(view["to_pay"])
    if b.question in ("buy", "pay"):
        for i, step in enumerate(b.used.skill.steps):
            choice = sight.choices.at("buy", step=i)
            why = sight.choices.why("buy", step=i) if b.question == "buy" and sight.choices and choice is None else ""
            b.buying.append(Buying(i, step.cost, step.words, step.more, view["bought"][i], choice, why))
    if b.question == "pay":
        name = view["paying"]
        owed, lying = view["to_pay"][name], view["crypt"].get(name, 0)
        worth = (view["worth"][name] - view["field"].get(name, 0)) // lying if lying else 0  # of a cube in the crypt
        for choice in sight.choices.of("pay"):
            crypt, luck = choice.args["crypt"], choice.args["luck"]
            b.payments.append(Payment(choice, name, max(0, owed - worth * crypt - luck), crypt, luck))


def _each(cubes: dict[str, int]) -> tuple[str, ...]:
    return tuple(name for name, n in cubes.items() for _ in range(n))


# --- Moments of their own: heroes picked, levels, statuses, chests, treasures


def _moments(sight: Sight, b: Society) -> None:
    view, lang = sight.view, sight.lang
    if b.question == "learn":
        hero = b.heroes[view["asked_hero"]]
        b.student = hero.name
        cards = list(skills(lang).values())
        b.lessons = [Held(cards[c.args["card"]], c) for c in sight.choices.of("learn")]
        b.next_level = sight.choices.at("learn-next")
    elif b.question == "pick":
        taken = [hero.id for hero in b.heroes]
        for n, id in enumerate(society().box.heroes):
            shown = Hero(
                n, id, hero_name(id, lang), HERO_ICONS[id], 0, "", False, False, False, 0, [], [Held(skills(lang)[id])]
            )
            if id not in taken:
                b.picks.append((shown, sight.choices.at("pick", hero=n)))
    elif b.question in ("cure", "relieve"):
        b.remedies = _remedies(sight, b)
    elif b.question == "open_chest":
        b.open = sight.choices.at("open")
    elif b.question == "trade":
        for hero in b.heroes:
            for held in hero.cards:
                ways = [
                    (c, b.heroes[c.args["place"]])
                    for c in sight.choices.of("trade")
                    if c.args["card"] == held.skill.number
                ]
                if ways:
                    b.trades.append((held.skill, hero.name, ways))
    if b.question in ("open_chest", "give"):
        b.chest = _chest(sight, lang)
        b.found = skills(lang)[view["found"][0]] if view["found"] else None


def _remedies(sight: Sight, b: Society) -> list[Remedy]:
    found: dict[tuple[int, int, int], Remedy] = {}
    for choice in sight.choices.of("cure", "relieve"):
        place = choice.args.get("place", sight.view["active"])
        status, shade = choice.args["status"], choice.args["colour"]
        id = STATUSES[status]
        if (place, status, shade) not in found:
            name = status_name(id, sight.lang)[0]
            found[place, status, shade] = Remedy(STATUS_ICONS[id], name, COLOURS[shade], b.heroes[place].name, [])
        source = choice.args.get("source", -1)
        pays = "free" if source < 0 else "field" if source == FROM_FIELD else "luck" if source == BY_LUCK else "crypt"
        found[place, status, shade].ways.append((choice, pays))
    return list(found.values())


def _chest(sight: Sight, lang: str) -> Chest | None:
    """The chest whose treasures are being handed out, from the newest of the log."""
    g = society()
    for told in reversed(sight.log[-6:]):
        for event in reversed(told.events):
            if event["event"] == "chest-opened":
                name = g.box.chest_names[event["chest"]][lang]
                return Chest(name, event["number"], event["number"] <= sight.view["peril"])
            if event["event"] == "floor-completed":
                return None
    return None


# --- What every board says


def gauges(sight: Sight, seat: int, say: Say) -> list[Gauge]:
    """All win or lose together: the tracks stand on the board."""
    return []


def phase(sight: Sight, say: Say) -> str:
    view = sight.view
    if view["sheet"] is None:
        return say("so-gathering")
    return say("so-phase", floor=view["floor"], name=sheets(sight.lang)[view["sheet"]].name)


def confirm(sight: Sight, choice: Choice, say: Say) -> str:
    """Regrouping costs the whole turn."""
    if choice.kind != "regroup":
        return ""
    after = sight.view["peril"] + society().box.regroup_peril
    last = sight.view["last_line"]
    return say("so-confirm-lost" if after >= last else "so-confirm-regroup", peril=after, last=last)
