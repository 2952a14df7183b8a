"""The action in hand: what goes into the tower, which steps are bought, what they cost and would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from underthrone.table.look.boards.stygian_society.faces import (
    WILD,
    Skill,
    colour,
    foes,
)
from underthrone.table.look.boards.stygian_society.heroes import WITH_ACTION, each, held_card
from underthrone.table.look.boards.stygian_society.pieces import (
    Buying,
    Payment,
    Society,
)
from underthrone.table.look.boards.stygian_society.telling import counted
from underthrone.table.look.words import Say, in_parts
from underthrone.table.sight import Sight


def action(sight: Sight, b: Society, say: Say) -> None:
    view = sight.view
    if view["card"] is not None and b.question in WITH_ACTION:
        b.used = held_card(sight, view["card"], "")
    enemies = each(view["peril_cubes"])
    extra = each(view["extra_cubes"])
    if b.question == "wild":
        b.going_in, b.hand = each(view["hand"]), True
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
        for way in view["payments"]:
            choice = sight.choices.at("pay", crypt=way["crypt"], luck=way["luck"])
            if choice is not None:
                b.payments.append(Payment(choice, view["paying"], **way))


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
    field, crypt = [each({c: n for c, n in view[where].items() if c in colours}) for where in ("field", "crypt")]
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
            one.does = in_parts(said, say)
        b.buying.append(one)


def _priced(cost: Mapping[str, int], luck: Mapping[str, int]) -> tuple[tuple[str, bool], ...]:
    """A colour for each cube, and whether luck pays it."""
    return tuple((name, k >= n - luck.get(name, 0)) for name, n in cost.items() for k in range(n))


def _done(sight: Sight, offer: dict[str, Any], say: Say) -> str:
    """What an attack would do to its targets; those alike together."""
    view = sight.view
    giant = [view["giant"]] if view["giant"] else []
    standing = {foe["token"]: foe for foe in giant + view["front"] + view["rear"]}
    alike: Counter[tuple[str, int, int, bool]] = Counter()
    for blow in offer["blows"]:
        name = foes(sight.lang)[standing[blow["token"]]["enemy"]].face.name
        alike[name, blow["wounds"], blow["left"], blow["kills"]] += 1
    said = []
    for (name, n, left, kills), count in alike.items():
        how = "so-blow-none" if not n else "so-blow-kills" if kills else "so-blow"
        said.append(say(how, who=name if count == 1 else f"{name} ×{count}", n=n, left=left, count=count))
    return in_parts(said, say)
