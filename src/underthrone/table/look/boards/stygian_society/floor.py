"""The floor: enemies in their ranks, what their cubes would pay for, the peril ladder, the tower and the piles."""

from __future__ import annotations

from typing import Any

from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS
from underthrone.table.look.boards.stygian_society.faces import (
    Sheet,
    colour,
    foes,
    sheets,
)
from underthrone.table.look.boards.stygian_society.pieces import (
    Cost,
    Ladder,
    Pile,
    Rung,
    Society,
    Standing,
    Threat,
)
from underthrone.table.look.boards.stygian_society.telling import counted
from underthrone.table.look.boards.stygian_society.tower import inside
from underthrone.table.look.hand import by_edition
from underthrone.table.look.pieces import share
from underthrone.table.look.words import SAY, Say, in_parts
from underthrone.table.sight import Choice, Offer, Sight


def floor(sight: Sight, b: Society, sheet: Sheet, say: Say) -> None:
    view, lang = sight.view, sight.lang
    choosing = bool(sight.choices) and b.question in ("aim", "hit")
    giant = [view["giant"]] if view["giant"] else []
    for rank in ("rear", "front"):
        b.ranks.append(
            (rank, [_standing(sight, foe, choosing) for foe in (giant if rank == "front" else []) + view[rank]])
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


@by_edition
def _ladder(sheet: Sheet, peril: int, left: tuple[int, ...], lang: str) -> Ladder:
    words = {at: (said, tip) for at, said, tip in sheet.lines} | {sheet.last: (SAY[lang]("so-lost"), "")}
    rungs = []
    for n in range(sheet.last, -1, -1):
        state = "last" if n == sheet.last else "next" if left and n == left[0] else ""
        if n in words and n < sheet.last and n not in left:
            state = "done"
        rungs.append(Rung(n, *words.get(n, ("", "")), state, n == peril))
    return Ladder(tuple(rungs), peril, sheet.chests)


def _standing(sight: Sight, foe: dict[str, Any], choosing: bool) -> Standing:
    token = foe["token"]
    left = foe["of"] - foe["wounds"]
    card = foes(sight.lang)[foe["enemy"]]
    shown = Standing(card, token, left, foe["of"], share(left, foe["of"]), token in sight.view["targets"])
    if choosing:
        shown.choice = _aimed(sight, token)
        if shown.choice is None:
            shown.why = sight.choices.why("aim", token=token)
    return shown


def _aimed(sight: Sight, token: int) -> Choice | Offer | None:
    """The enemy as a target: as the last one, with the usual wild cubes."""
    choice = sight.choices.at("aim", token=token)
    if choice is None or sight.question != "aim" or len(sight.proposals) == 1:
        return choice
    return next((offer for offer in sight.proposals if offer.moves[0] == choice.move), choice)


def pile_of(sight: Sight, number: int, name: str, question: str) -> Pile:
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


def lacking(sight: Sight) -> tuple[int, str]:
    """The peril that rises before the next drop because the banks lack enemy cubes, and what it brings, in words."""
    view = sight.view
    n = sum(view["lacking_cubes"].values())
    if not n:
        return 0, ""
    say = SAY[sight.lang]
    after, lines = _reached(sight, view["peril"] + n)
    names = counted([colour(name, sight.lang) for name, k in view["lacking_cubes"].items() for _ in range(k)])
    reaches = " " + say("so-regroup-reaches", what=lines) if lines else ""
    return n, say("so-lacking", n=n, what=names, to=after, **{"from": view["peril"]}) + reaches


def regrouped(sight: Sight) -> tuple[int, str]:
    """Where peril would be after regrouping, and the lines that it would reach."""
    return _reached(sight, sight.view["regroup_peril"])


def _reached(sight: Sight, after: int) -> tuple[int, str]:
    """A peril to come, and the lines that it would reach."""
    view, sheet = sight.view, sheets(sight.lang)[sight.view["sheet"]]
    lines = [words for n, words, _ in sheet.lines if n in view["lines_left"] and n <= after]
    say = SAY[sight.lang]
    return after, in_parts([*lines, say("so-lost").rstrip(".")] if after >= sheet.last else lines, say)
