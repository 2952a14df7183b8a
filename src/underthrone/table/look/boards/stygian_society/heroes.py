"""The heroes: their cards, who acts, what they suffer from, and whose cards lie open before me."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.stygian_society.moves import AIM, USE, WILD
from underthrone.games.stygian_society.vocabulary import COLOURS
from underthrone.table.look.boards.stygian_society.faces import (
    foes,
    hero_icon,
    hero_name,
    skills,
    status_icon,
    status_name,
)
from underthrone.table.look.boards.stygian_society.pieces import (
    Held,
    Hero,
    Ill,
    Society,
)
from underthrone.table.look.boards.stygian_society.telling import counted
from underthrone.table.sight import Sight

WITH_CARDS: Final = ("act", "support", "response", "refresh")
WITH_ACTION: Final = ("aim", "wild", "buy", "pay", "hit")
FEW: Final = 4  # cards that are shown in full even when they can't be chosen


def hero_of(sight: Sight, place: int, hero: dict[str, Any], question: str) -> Hero:
    view, lang = sight.view, sight.lang
    begun = view["sheet"] is not None
    ills = tuple(
        Ill(status_icon(status), *status_name(status, lang), each(cubes)) for status, cubes in hero["statuses"].items()
    )
    kind = {"begin": "begin", "give": "give"}.get(question, "")
    return Hero(
        place=place,
        id=hero["hero"],
        name=hero_name(hero["hero"], lang),
        icon=hero_icon(hero["hero"]),
        seat=hero["seat"],
        player=sight.seats[hero["seat"]].name,
        mine=hero["seat"] == sight.me,
        active=begun and place == view["active"] and not view["end"],
        asked=place == view["deciding_hero"],
        shields=hero["shields"],
        ills=ills,
        cards=[held_card(sight, card_id, question, place == view["active"]) for card_id in hero["cards"]],
        choice=sight.choices.at(kind, place=place) if kind else None,
    )


def held_card(sight: Sight, card_id: str, question: str, own: bool = True) -> Held:
    """A card; `own` are the active hero's and the team's."""
    skill = skills(sight.lang)[card_id]
    held = Held(skill, tired=card_id in sight.view["exhausted"])
    if sight.choices and question in WITH_CARDS:
        kind = "refresh" if question == "refresh" else "use"
        held.choice = sight.choices.at(kind, card=skill.number)
        if question in ("act", "support"):
            _at_once(sight, held)
        if held.choice is None:
            held.why = _why(sight, question, kind, skill.number, held.tired, own)
    return held


def _at_once(sight: Sight, held: Held) -> None:
    """An action that needs no support skill to be passed by, and what the usual target makes of it."""
    used = USE.of(held.skill.number)
    offers = [offer for offer in sight.proposals if used in offer.moves]
    for offer in offers:
        if offer.moves[-1] == used:
            held.choice = offer
        else:
            after = offer.moves[offer.moves.index(used) + 1 :]
            held.quick = offer
            held.quick_at = counted([_foe_name(sight, AIM.token(move)) for move in after if move in AIM])
            held.quick_wild = tuple(COLOURS[WILD.colour(move)] for move in after if move in WILD)


def _foe_name(sight: Sight, token: int) -> str:
    view = sight.view
    standing = [*([view["giant"]] if view["giant"] else []), *view["front"], *view["rear"]]
    return next(foes(sight.lang)[foe["enemy"]].face.name for foe in standing if foe["token"] == token)


_whys: dict[tuple[str, str, str, int, bool, bool], str] = {}


def _why(sight: Sight, question: str, kind: str, card: int, tired: bool, own: bool) -> str:
    """Why a card can't be chosen, remembered: under the same circumstances it is always the same sentence."""
    view = sight.view
    asked = view["active"] if view["deciding_hero"] is None else view["deciding_hero"]
    key = (question, sight.lang, view["heroes"][asked]["hero"], card, tired, own)
    if key not in _whys:
        _whys[key] = sight.choices.why(kind, card=card)
    return _whys[key]


def stage(b: Society, view: dict[str, Any]) -> list[Hero]:
    """My heroes, first the one that is asked, or has something to choose, or acts next; cards to choose lie first."""
    n = len(b.heroes)
    mine = sorted(
        [hero for hero in b.heroes if hero.mine],
        key=lambda hero: (not hero.asked, not hero.lit, (hero.place - view["active"]) % n),
    )
    shared = any(held.choice for held in b.team)
    for hero in mine:
        few = hero is mine[0] and len(hero.cards) <= FEW and b.question not in WITH_ACTION and not shared
        shown = [held for held in hero.cards if held.choice or few]
        hero.open = sorted(shown, key=lambda held: (held.choice is None, held.half))
        hero.folded = [held for held in hero.cards if held not in hero.open]
    b.team.sort(key=lambda held: held.choice is None)
    b.team_at = sum(hero.lit for hero in mine) if shared else len(mine)
    return mine


def each(cubes: dict[str, int]) -> tuple[str, ...]:
    return tuple(name for name, n in cubes.items() for _ in range(n))
