"""What cards, enemies, floors and statuses say, in sentences made of the vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underthrone.games.stygian_society.cards import (
    ACTION,
    AIMS,
    KINDS,
    MID_BOSS,
    OCCASIONS,
    RESPONSE,
    Card,
    Enemy,
    Floor,
)
from underthrone.games.stygian_society.vocabulary import ATTACKS, COLOURS, HERO_COLOURS, STATUSES

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
        key = "step-more" if step.after else "step-many" if step.times > 1 else "step-first"
        cost, effect = g.cubes(step.cost, lang), g.told_words(step.does, lang)
        said.append(g.say(lang, key, {"cost": cost, "effect": effect}))
    if card.does or card.mods:
        said.append(_sentence(g.told_words(card.does + card.mods, lang)))
    return " ".join(said)


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
    what = g.say(lang, f"colour-{COLOURS[enemy.colour]}", {})
    said: list[str] = []
    for cost, ops in zip(enemy.costs, enemy.acts):
        said.append(g.say(lang, "acts-for", {"n": cost, "what": what, "effect": g.told_words(ops, lang)}))
    return " ".join(said)


def floor_acts(g: StygianSociety, floor: Floor, lang: str) -> str:
    """What the floor itself does with cubes of colours that have no enemy."""
    said: list[str] = []
    for i, cost in enumerate(floor.costs):
        if cost:
            what = g.say(lang, f"colour-{COLOURS[HERO_COLOURS + i]}", {})
            said.append(g.say(lang, "acts-for", {"n": cost, "what": what, "effect": g.told_words(floor.acts[i], lang)}))
    return " ".join(said)


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
