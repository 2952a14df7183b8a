"""The Stygian Society's board: the tower in cut-away, the enemies in their ranks, the peril ladder and the heroes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS
from underthrone.table.look.boards.stygian_society import moments
from underthrone.table.look.boards.stygian_society.faces import (
    HERO_ICONS,
    STATUS_ICONS,
    WILD,
    Sheet,
    Skill,
    colour,
    faces,
    foes,
    glossary,
    hero_name,
    sheets,
    skills,
    society,
    status_name,
)
from underthrone.table.look.boards.stygian_society.parts import (
    Buying,
    Cost,
    Held,
    Hero,
    Ill,
    Ladder,
    Payment,
    Pile,
    Rung,
    Society,
    Standing,
    Threat,
)
from underthrone.table.look.boards.stygian_society.told import (
    HEADINGS,
    JOINED,
    QUIET,
    charts,
    counted,
    flight,
    joined,
    keys,
    sign,
)
from underthrone.table.look.boards.stygian_society.tower import inside
from underthrone.table.look.pieces import Gauge, share
from underthrone.table.look.words import SAY, Say
from underthrone.table.sight import Choice, Sight

__all__ = [
    "HEADINGS",
    "JOINED",
    "ON_BOARD",
    "QUIET",
    "UNIT",
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

UNIT: Final = ""
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
WITH_ACTION: Final = ("aim", "wild", "buy", "pay", "hit")
FEW: Final = 4  # cards that are shown in full even when they can't be chosen


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
        terms=tuple(glossary(sight.lang).values()),
    )
    b.team = [_held(sight, id, question) for id in view["team_treasures"]]
    b.stage = _stage(b, view)
    if view["most_wounds"]:
        b.wounds = Gauge(say("so-wounds"), view["wounds"], view["most_wounds"], "heart-drop")
        b.xp = Gauge("XP", view["xp"], view["needed"], "star-medal")
    b.piles = [_pile(sight, n, name, question) for n, name in enumerate(COLOURS)]
    if b.sheet is not None:
        _floor(sight, b, b.sheet, say)
        _action(sight, b, say)
    moments.fill(sight, b, say)
    b.regroup = sight.choices.at("regroup")
    if b.regroup is not None:
        b.regroup_asks = confirm(sight, b.regroup, say)
        b.regroup_peril, b.regroup_reaches = _regroup(sight)
    return b


# --- Heroes


def _hero(sight: Sight, place: int, hero: dict[str, Any], question: str) -> Hero:
    view, lang = sight.view, sight.lang
    begun = view["sheet"] is not None
    ills = tuple(
        Ill(STATUS_ICONS[status], *status_name(status, lang), _each(cubes))
        for status, cubes in hero["statuses"].items()
    )
    kind = {"begin": "begin", "give": "give"}.get(question, "")
    return Hero(
        place=place,
        id=hero["hero"],
        name=hero_name(hero["hero"], lang),
        icon=HERO_ICONS[hero["hero"]],
        seat=hero["seat"],
        player=sight.seats[hero["seat"]].name,
        mine=hero["seat"] == sight.me,
        active=begun and place == view["active"] and not view["end"],
        asked=place == view["asked_hero"],
        shields=hero["shields"],
        ills=ills,
        cards=[_held(sight, id, question, place == view["active"]) for id in hero["cards"]],
        choice=sight.choices.at(kind, place=place) if kind else None,
    )


def _held(sight: Sight, id: str, question: str, own: bool = True) -> Held:
    """A card; `own` are the active hero's and the team's."""
    skill = skills(sight.lang)[id]
    held = Held(skill, tired=id in sight.view["exhausted"])
    if sight.choices and question in WITH_CARDS:
        kind = "refresh" if question == "refresh" else "use"
        held.choice = sight.choices.at(kind, card=skill.number)
        if held.choice is None:
            held.why = _why(sight, question, kind, skill.number, held.tired, own)
    return held


_whys: dict[tuple[str, str, str, int, bool, bool], str] = {}


def _why(sight: Sight, question: str, kind: str, card: int, tired: bool, own: bool) -> str:
    """Why a card can't be chosen, remembered: under the same circumstances it is always the same sentence."""
    view = sight.view
    asked = view["active"] if view["asked_hero"] is None else view["asked_hero"]
    key = (question, sight.lang, view["heroes"][asked]["hero"], card, tired, own)
    if key not in _whys:
        _whys[key] = sight.choices.why(kind, card=card)
    return _whys[key]


def _stage(b: Society, view: dict[str, Any]) -> list[Hero]:
    """My heroes, first the one that is asked, or has something to choose, or acts next; cards to choose lie first."""
    n = len(b.heroes)
    mine = sorted(
        [hero for hero in b.heroes if hero.mine],
        key=lambda hero: (not hero.asked, not hero.lit, (hero.place - view["active"]) % n),
    )
    shared = any(held.choice for held in b.team)
    for hero in mine:
        few = hero is mine[0] and len(hero.cards) <= FEW and b.question not in WITH_ACTION and not shared
        hero.open = sorted([held for held in hero.cards if held.choice or few], key=lambda held: held.choice is None)
        hero.folded = [held for held in hero.cards if held not in hero.open]
    b.team.sort(key=lambda held: held.choice is None)
    b.team_at = sum(hero.lit for hero in mine) if shared else len(mine)
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
        costs = tuple(Cost(a, min(there, a.cost), max(0, a.cost - there)) for a in acts)
        who = kinds[0].face.name if kinds else say("so-floor-itself")
        b.threats.append(Threat(name, colour(name, lang), who, costs, name in view["dazed"], not kinds))
    b.ladder = _ladder(sheet, view["peril"], tuple(view["lines_left"]), lang)
    heard = inside(sight)
    b.levels = tuple(view["levels"])
    b.drops = "|".join(drop.script for drop in heard.drops)
    b.last = heard.drops[-1] if heard.drops else None
    b.floor_rules = sheet.rules


@cache
def _ladder(sheet: Sheet, peril: int, left: tuple[int, ...], lang: str) -> Ladder:
    words = {at: (said, tip) for at, said, tip in sheet.lines} | {sheet.last: (SAY[lang]("so-lost"), "")}
    rungs = []
    for n in range(sheet.last, -1, -1):
        state = "last" if n == sheet.last else "next" if left and n == left[0] else ""
        if n in words and n < sheet.last and n not in left:
            state = "done"
        rungs.append(Rung(n, *words.get(n, ("", "")), state, n == peril))
    return Ladder(tuple(rungs), peril, sheet.chests)


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


def _action(sight: Sight, b: Society, say: Say) -> None:
    view = sight.view
    if view["card"] is not None and b.question in WITH_ACTION:
        b.used = _held(sight, view["card"], "")
    enemies = _each(view["peril_cubes"])
    extra = _each(view["extra_cubes"])
    if b.question == "wild":
        b.going_in, b.hand = _each(view["hand"]), True
    elif b.question == "aim" and b.used is not None and b.used.skill.kind == "action":
        b.going_in = (*b.used.skill.drop, *extra, *enemies)
    else:
        b.going_in = (*extra, *enemies)
    b.going_words = counted([colour(name, sight.lang) for name in b.going_in if name != WILD])
    if b.used is None:
        return
    standing = {foe.token: foe.foe.face.name for _, rank in b.ranks for foe in rank}
    b.targets = counted([standing[token] for token in view["targets"] if token in standing])
    if b.question in ("buy", "pay"):
        _buying(sight, b, b.used.skill, say)
    if b.question == "pay":
        name = view["paying"]
        owed, lying = view["to_pay"][name], view["crypt"].get(name, 0)
        worth = (view["worth"][name] - view["field"].get(name, 0)) // lying if lying else 0  # of a cube in the crypt
        for choice in sight.choices.of("pay"):
            crypt, luck = choice.args["crypt"], choice.args["luck"]
            field = owed - worth * crypt - luck
            b.payments.append(Payment(choice, name, max(0, field), crypt, luck, field < 0))


def _buying(sight: Sight, b: Society, card: Skill, say: Say) -> None:
    """The steps, what they take and what the action would do, as the game says."""
    view = sight.view
    now = view["so_far"]
    later = {name: n for name, n in view["to_pay"].items() if view["paying"] not in (None, name)}
    b.owed = _priced({name: n for name, n in view["to_pay"].items() if name not in later}, now["luck"])
    b.owed_later = _priced(later, now["luck"])
    if any(view["bought"]):
        b.sum = _done(sight, now, say)
    colours = {name for step in card.steps for name in step.cost}
    field, crypt = [_each({c: n for c, n in view[where].items() if c in colours}) for where in ("field", "crypt")]
    b.have = field, crypt
    for i, step in enumerate(card.steps):
        choice = sight.choices.at("buy", step=i)
        why = sight.choices.why("buy", step=i) if b.question == "buy" and sight.choices and choice is None else ""
        one = Buying(i, _priced(Counter(step.cost), {}), step.words, step.more, view["bought"][i], choice, why)
        if choice is not None:
            offer = view["offers"][i]
            short = {name: n - now["luck"].get(name, 0) for name, n in offer["luck"].items()}
            one.cost = _priced(Counter(step.cost), short)
            said = [_done(sight, offer, say)] if offer["blows"] != now["blows"] else []
            if step.heals and not offer["heals"]:
                said.append(say("so-nothing-to-heal"))
            if any(short.values()):
                said.append(say("so-by-luck", n=sum(short.values())))
            one.does = "; ".join(said)
        b.buying.append(one)


def _priced(cost: Mapping[str, int], luck: Mapping[str, int]) -> tuple[tuple[str, bool], ...]:
    """A colour for each cube, and whether luck pays it."""
    return tuple((name, k >= n - luck.get(name, 0)) for name, n in cost.items() for k in range(n))


def _done(sight: Sight, offer: dict[str, Any], say: Say) -> str:
    """What an attack would do to its targets; those alike together."""
    view = sight.view
    giant = [view["giant"]] if view["giant"] else []
    standing = {foe["token"]: foe for foe in giant + view["front"] + view["rear"]}
    alike: Counter[tuple[str, int, int]] = Counter()
    for token, n in offer["blows"]:
        foe = standing[token]
        alike[foes(sight.lang)[foe["enemy"]].face.name, n, foe["of"] - foe["wounds"]] += 1
    said = []
    for (name, n, left), count in alike.items():
        how = "so-blow-none" if not n else "so-blow-kills" if n >= left else "so-blow"
        said.append(say(how, who=name if count == 1 else f"{name} ×{count}", n=n, left=left, count=count))
    return "; ".join(said)


def _each(cubes: dict[str, int]) -> tuple[str, ...]:
    return tuple(name for name, n in cubes.items() for _ in range(n))


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
    after, reaches = _regroup(sight)
    now, last = sight.view["peril"], sight.view["last_line"]
    if after >= last:
        return say("so-confirm-lost", peril=after, last=last)
    lines = " " + say("so-regroup-reaches", what=reaches) if reaches else ""
    return say("so-confirm-regroup", **{"from": now}, peril=after, last=last, lines=lines)


def _regroup(sight: Sight) -> tuple[int, str]:
    """Where peril would be after regrouping, and the lines that it would reach."""
    view, sheet = sight.view, sheets(sight.lang)[sight.view["sheet"]]
    after = view["peril"] + society().box.regroup_peril
    lines = [words for n, words, _ in sheet.lines if n in view["lines_left"] and n <= after]
    return after, "; ".join([*lines, SAY[sight.lang]("so-lost").rstrip(".")] if after >= sheet.last else lines)
