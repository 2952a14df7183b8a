"""What cards, enemies, floors, chests and statuses say, in sentences made of the vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.games.stygian_society.cards import (
    ACTION,
    AIMS,
    KINDS,
    MID_BOSS,
    OCCASIONS,
    RESPONSE,
    UNLIMITED,
    Buy,
    Card,
    Enemy,
    Floor,
)
from underthrone.games.stygian_society.vocabulary import ATTACKS, HERO_COLOURS, STATUSES, Op

if TYPE_CHECKING:
    from underthrone.games.stygian_society.game import StygianSociety


def card_kind(g: StygianSociety, card: Card, lang: str) -> str:
    """Its kind, its attack and whom it reaches, in a few words."""
    said = [g.say(lang, f"kind-{KINDS[card.kind]}", {})]
    if card.kind == RESPONSE:
        said.append(g.say(lang, f"when-{OCCASIONS[card.when]}", {}))
    if card.attack >= 0:
        said.append(g.say(lang, f"attack-{ATTACKS[card.attack]}", {}))
    if card.aim:
        said.append(g.say(lang, f"aim-{AIMS[card.aim]}", {"n": card.count}))
    if card.exhausts:
        said.append(g.say(lang, "exhausts", {}))
    if card.before:
        said.append(g.say(lang, "before", {}))
    if card.shields:
        said.append(g.say(lang, "shields", {"n": card.shields}))
    return ", ".join(said)


def card_text(g: StygianSociety, card: Card, lang: str) -> str:
    """What it does."""
    said: list[str] = []
    if card.kind == ACTION:
        said.append(g.say(lang, "drops", {"cubes": g.cubes(card.drop, lang)}))
    for step in card.steps:
        said.append(step_text(g, step, card.many, lang))
    free = g.told_words(card.does + card.mods, lang, card.many)
    if free:
        said.append(g.say(lang, "step-free", {"effect": free}) if card.steps else _sentence(free))
    return " ".join(said)


def step_text(g: StygianSociety, step: Buy, many: bool, lang: str) -> str:
    """What a step costs, how often it may be bought, and what it does."""
    if step.times == 1:
        key = "step-then" if step.after else "step-first"
    elif step.times == UNLIMITED:
        key = "step-more" if step.after else "step-many"
    else:
        key = "step-more-limited" if step.after else "step-limited"
    said = {"cost": g.cubes(step.cost, lang), "effect": g.told_words(step.does, lang, many), "times": step.times}
    return g.say(lang, key, said)


def step_effect(g: StygianSociety, step: Buy, many: bool, lang: str) -> str:
    """What a step does, and how often at most where its place on the card doesn't say so."""
    effect = g.told_words(step.does, lang, many)
    if step.times == UNLIMITED or (step.times == 1 and not step.after):
        return effect
    return g.say(lang, "step-limit", {"effect": effect, "times": step.times})


def owner(g: StygianSociety, card: Card, lang: str) -> str:
    """Whose card it is."""
    if card.hero < 0:
        return g.say(lang, "team-treasure" if card.team else "hero-treasure", {})
    hero = g.box.hero_names[card.hero][lang]
    return g.say(lang, "of-level" if card.level else "of-mat", {"hero": hero, "n": card.level})


def enemy_text(g: StygianSociety, enemy: Enemy, lang: str) -> str:
    """What it bears, its defences and its actions."""
    said = [g.say(lang, "bears", {"n": enemy.wounds, "xp": enemy.xp})]
    for kind, n in enumerate(enemy.resist):
        if n:
            said.append(g.say(lang, "resists", {"n": n, "what": g.say(lang, f"attack-{ATTACKS[kind]}", {})}))
    if enemy.rider:
        said.append(g.say(lang, "rides", {}))
    if enemy.giant:
        said.append(g.say(lang, "stands-in-both", {}))
    return _sentence(", ".join(said)) + " " + enemy_acts(g, enemy, lang)


def enemy_acts(g: StygianSociety, enemy: Enemy, lang: str) -> str:
    """Its actions with their costs."""
    return " ".join([act_text(g, cost, enemy.colour, ops, lang) for cost, ops in zip(enemy.costs, enemy.acts)])


def act_text(g: StygianSociety, cost: int, colour: int, ops: list[Op], lang: str) -> str:
    """An action of an enemy or a floor with its cost."""
    return g.say(lang, "acts-for", {"what": g.counted(cost, colour, lang), "effect": g.told_words(ops, lang)})


def floor_acts(g: StygianSociety, floor: Floor, lang: str) -> str:
    """What the floor itself does with cubes of colours that have no enemy."""
    acts = [(cost, HERO_COLOURS + i, floor.acts[i]) for i, cost in enumerate(floor.costs) if cost]
    return " ".join([act_text(g, *act, lang) for act in acts])


def chest_text(g: StygianSociety, chest: int, lang: str) -> str:
    """When its trap springs, and what it does then."""
    box = g.box
    return g.say(lang, "springs", {"n": box.chest_numbers[chest], "effect": g.told_words(box.chests[chest], lang)})


def floor_rules(g: StygianSociety, floor: Floor, lang: str) -> str:
    """The rules of its own, and what lasts once a mid-boss is beaten."""
    said: list[str] = []
    if floor.rules:
        said.append(g.say(lang, "own-rule", {"effect": g.told_words(floor.rules, lang)}))
    if floor.sort == MID_BOSS:
        said.append(g.say(lang, "lasting-rule", {"effect": g.told_words(floor.lasting, lang)}))
    return " ".join(said)


def chart(g: StygianSociety, floor: Floor, lang: str) -> list[str]:
    """The lines of the peril chart; the last one loses."""
    said = [
        g.say(lang, "line-at", {"n": at, "effect": g.told_words(ops, lang)}) for at, ops in zip(floor.at, floor.lines)
    ]
    return [*said, g.say(lang, "last-line", {"n": floor.last})]


def status_text(g: StygianSociety, status: int, lang: str) -> str:
    """What a status does."""
    return _sentence(g.say(lang, f"status-{STATUSES[status]}", {}))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."
