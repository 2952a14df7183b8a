"""Cards, enemies and floors of The Stygian Society as they are printed: cubes to drop, steps to buy, what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from underthrone.games.stygian_society import describe
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import (
    ACTION,
    AIMS,
    KINDS,
    OCCASIONS,
    RESPONSE,
    UNLIMITED,
    Buy,
    Card,
    Enemy,
    Floor,
)
from underthrone.games.stygian_society.game import StygianSociety
from underthrone.games.stygian_society.vocabulary import ATTACKS, COLOURS, HERO_COLOURS, STATUSES, Op
from underthrone.table.look.hand import at_hand, by_edition
from underthrone.table.look.pieces import Face, Fact
from underthrone.table.look.words import SAY

GAME: Final = "stygian-society"
WILD: Final = "wild"
KIND_ICONS: Final = {
    "action": "crossed-swords",
    "support": "rally-the-troops",
    "passive": "aura",
    "response": "return-arrow",
}
ATTACK_ICONS: Final = {"melee": "broadsword", "projectile": "bow-arrow", "magic": "magic-swirl"}
TERMS: Final = ("exhausts", "shields", "daze", "frighten", "pull", "ward", "lift", "shake", "refresh")


@dataclass(slots=True, frozen=True)
class Step:
    """A step of an action: what it costs and what it does."""

    cost: tuple[str, ...]  # a colour for each cube
    words: str
    others: str  # beside wounds and healing
    more: bool  # only after the first
    often: bool
    heals: bool


@dataclass(slots=True, frozen=True, eq=False)
class Skill:
    """A mat's skill, a skill card or a treasure; one object for each card and language."""

    number: int
    face: Face
    kind: str
    kind_icon: str
    kind_name: str
    attack: str
    attack_name: str
    needs: tuple[str, ...]  # kinds of attacks without which it is of no use
    team: bool
    reach: str  # whom it reaches, in words
    occasion: str  # of a response
    when: str  # the same in words
    tags: tuple[str, ...]
    drop: tuple[str, ...]
    steps: tuple[Step, ...]
    says: str
    shields: int
    level: int


@dataclass(slots=True, frozen=True)
class Act:
    """An action of an enemy or a floor."""

    cost: int
    words: str  # with all the peril that it brings
    tip: str  # what its words mean


@dataclass(slots=True, frozen=True, eq=False)
class Foe:
    """An enemy's card."""

    number: int
    face: Face
    colour: str
    acts: tuple[Act, ...]
    resists: tuple[tuple[str, int, str], ...]  # icon, number, words
    rider: bool


@dataclass(slots=True, frozen=True, eq=False)
class Sheet:
    """A floor sheet."""

    name: str
    rules: str
    acts: tuple[Act | None, ...]  # red, yellow, black
    lines: tuple[tuple[int, str, str], ...]  # number, words, what they mean
    last: int
    chests: int
    ranks: tuple[int, int]  # how many stand in front and in the rear at first


@by_edition
def society() -> StygianSociety:
    """The game, for its words."""
    g = at_hand(GAME)
    assert isinstance(g, StygianSociety)
    return g


@by_edition
def colour(name: str, lang: str) -> str:
    """A colour's name."""
    return society().say(lang, f"colour-{name}", {})


@by_edition
def hero_name(hero_id: str, lang: str) -> str:
    """A hero's name."""
    return society().box.hero_names[society().box.heroes.index(hero_id)][lang]


def hero_icon(hero_id: str) -> str:
    """A hero's icon."""
    return society().box.hero_icons[society().box.heroes.index(hero_id)]


def status_icon(status_id: str) -> str:
    """A status's icon."""
    return society().box.status_icons[STATUSES.index(status_id)]


@by_edition
def status_name(status_id: str, lang: str) -> tuple[str, str]:
    """A status with what it does."""
    g = society()
    n = STATUSES.index(status_id)
    return g.box.status_names[n][lang], describe.status_text(g, n, lang)


# --- What words mean


@by_edition
def glossary(lang: str) -> dict[str, tuple[str, str]]:
    """Words of cards with what they mean."""
    names = [*TERMS, *STATUSES]
    return {term: status_name(term, lang) if term in STATUSES else _term(term, lang) for term in names}


def _term(term: str, lang: str) -> tuple[str, str]:
    return SAY[lang](f"so-word-{term}"), SAY[lang](f"so-about-{term}")


def _meant(ops: list[Op], lang: str, *more: str) -> tuple[tuple[str, str], ...]:
    """The words among these that need to be explained."""
    ids = [STATUSES[about] if word in (v.STATUS, v.IMMUNE) else v.NAMES[word] for word, _, about in ops]
    ids = ["exhausts" if term == "tire" else term for term in ids]
    known = glossary(lang)
    return tuple(known[term] for term in dict.fromkeys((*ids, *more)) if term in known)


def _tip(ops: list[Op], lang: str) -> str:
    return " ".join(SAY[lang]("so-term", name=name, text=text) for name, text in _meant(ops, lang))


# --- Cards


@by_edition
def skills(lang: str) -> dict[str, Skill]:
    """Every card by its id."""
    box = society().box
    return {box.ids[c]: _skill(c, card, lang) for c, card in enumerate(box.cards)}


def cubes(cost: list[int]) -> tuple[str, ...]:
    """A colour for each cube; the fourth number is of wild ones."""
    names = (*COLOURS[:HERO_COLOURS], WILD)
    return tuple(names[i] for i, n in enumerate(cost) for _ in range(n))


def _skill(c: int, card: Card, lang: str) -> Skill:
    g, say = society(), SAY[lang]
    kind = KINDS[card.kind]
    hero = g.box.heroes[card.hero] if card.hero >= 0 else ""
    attack = ATTACKS[card.attack] if card.attack >= 0 else ""
    when = g.say(lang, f"when-{OCCASIONS[card.when]}", {}) if card.kind == RESPONSE else ""
    every = card.does + card.mods + [op for step in card.steps for op in step.does]
    tags = [when] if when else []
    if card.before:
        tags.append(g.say(lang, "before", {}))
    if card.exhausts:
        tags.append(g.say(lang, "exhausts", {}))
    says = g.told_words(card.does + card.mods, lang)
    text = describe.card_text(g, card, lang)
    if card.shields and not every:
        says = text = say("so-shield-text", n=card.shields)
    marks = (("exhausts",) if card.exhausts else ()) + (("shields",) if card.shields else ())
    kind_words = describe.card_kind(g, card, lang)
    origin = "ours" not in g.box.origins.get(card.id, "ours")
    face = Face(
        id=card.id,
        game=GAME,
        name=card.names[lang],
        icon=card.icon or ATTACK_ICONS.get(attack, KIND_ICONS[kind] if hero else "open-treasure-chest"),
        kin=hero or "treasure",
        family=describe.owner(g, card, lang),
        cost=str(card.level) if card.level else "",
        text=text,
        facts=((say("so-kind"), kind_words), *_meant(every, lang, *marks)),
        origin=say("origin-rulebook" if origin else "origin-ours"),
        mark="◆" if origin else "◇",
        rule=card.rule,
        foot=(Fact("round-shield", str(card.shields), say("so-shields")),) if card.shields else (),
        spoken=f"{kind_words}. {text}",
    )
    return Skill(
        number=c,
        face=face,
        kind=kind,
        kind_icon=ATTACK_ICONS.get(attack, KIND_ICONS[kind]),
        kind_name=g.say(lang, f"kind-{kind}", {}),
        attack=attack,
        attack_name=g.say(lang, f"attack-{attack}", {}) if attack else "",
        needs=tuple(ATTACKS[about] for word, _, about in card.mods if word in v.OF_ATTACKS and about != v.ANY),
        team=card.team,
        reach=g.say(lang, f"aim-{AIMS[card.aim]}", {"n": card.count}) if card.aim else "",
        occasion=OCCASIONS[card.when] if when else "",
        when=when,
        tags=tuple(tags),
        drop=cubes(card.drop) if card.kind == ACTION else (),
        steps=tuple(_step(step, card.many, lang) for step in card.steps),
        says=says[:1].upper() + says[1:],
        shields=card.shields,
        level=card.level,
    )


def _step(step: Buy, many: bool, lang: str) -> Step:
    heals = any(word == v.HEAL for word, _, _ in step.does)
    effect = describe.step_effect(society(), step, many, lang)
    others = society().told_words([op for op in step.others if op[0] != v.HEAL], lang)
    return Step(cubes(step.cost), effect, others, step.after, step.times == UNLIMITED, heals)


# --- Enemies and floors


def _act(cost: int, ops: list[Op], after: int, lang: str) -> Act:
    """Its peril is said in full: its own, and what rises after it."""
    peril = after + sum(n for word, n, _ in ops if word == v.PERIL)
    said = [op for op in ops if op[0] != v.PERIL] + ([(v.PERIL, peril, 0)] if peril else [])
    return Act(cost, society().told_words(said, lang), _tip(ops, lang))


def _paid(shade: int, act: Act, lang: str) -> str:
    """An action with its cost, as the board says it: with all the peril that it brings."""
    g = society()
    return g.say(lang, "acts-for", {"what": g.counted(act.cost, shade, lang), "effect": act.words})


@by_edition
def chest_words(chest: int, lang: str) -> str:
    """What a chest's trap does."""
    return society().told_words(society().box.chests[chest], lang)


@by_edition
def foes(lang: str) -> dict[str, Foe]:
    """Every enemy by its id."""
    return {enemy.id: _foe(n, enemy, lang) for n, enemy in enumerate(society().box.enemies)}


def _foe(number: int, enemy: Enemy, lang: str) -> Foe:
    g, say = society(), SAY[lang]
    name = COLOURS[enemy.colour]
    resists = tuple(
        (
            ATTACK_ICONS[ATTACKS[kind]],
            n,
            g.say(lang, "resists", {"n": n, "what": g.say(lang, f"attack-{ATTACKS[kind]}", {})}),
        )
        for kind, n in enumerate(enemy.resist)
        if n
    )
    acts = tuple(_act(cost, ops, 1, lang) for cost, ops in zip(enemy.costs, enemy.acts))
    text = describe.enemy_text(g, enemy, lang)
    face = Face(
        id=f"enemy-{enemy.id}",
        game=GAME,
        name=enemy.names[lang],
        icon=enemy.icon,
        kin=name,
        family=f"{say('so-enemy')}, {colour(name, lang)}",
        strength=str(enemy.wounds),
        text=" ".join(_paid(enemy.colour, act, lang) for act in acts),
        facts=(
            (say("so-bears"), str(enemy.wounds)),
            ("XP", str(enemy.xp)),
            *((say("so-defence"), r[2]) for r in resists),
            *_meant([op for ops in enemy.acts for op in ops], lang),
        ),
        foot=(Fact("star-medal", str(enemy.xp), "XP"),),
        rule=enemy.rule,
        spoken=text,
    )
    return Foe(number, face, name, acts, resists, enemy.rider)


@by_edition
def sheets(lang: str) -> dict[str, Sheet]:
    """Every floor sheet by its id."""
    return {floor.id: _sheet(floor, lang) for floor in society().box.floors}


def _sheet(floor: Floor, lang: str) -> Sheet:
    g = society()
    return Sheet(
        name=floor.names[lang],
        rules=describe.floor_rules(g, floor, lang),
        acts=tuple(
            _act(cost, ops, 0 if g.box.deeds[deed].raises else 1, lang) if cost else None
            for cost, ops, deed in zip(floor.costs, floor.acts, floor.deeds)
        ),
        lines=tuple((at, g.told_words(ops, lang), _tip(ops, lang)) for at, ops in zip(floor.at, floor.lines)),
        last=floor.last,
        chests=floor.chests,
        ranks=(len(floor.front), len(floor.rear)),
    )


def faces(lang: str) -> list[Face]:
    return [card.face for card in skills(lang).values()] + [foe.face for foe in foes(lang).values()]
