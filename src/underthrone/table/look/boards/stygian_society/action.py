"""The action in hand: what goes into the tower, what can be bought, what it costs and would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from underthrone.games.stygian_society.moves import BUY, DONE, WILD
from underthrone.games.stygian_society.vocabulary import COLOURS
from underthrone.table.look.boards.stygian_society import faces
from underthrone.table.look.boards.stygian_society.faces import Skill, colour, foes
from underthrone.table.look.boards.stygian_society.heroes import WITH_ACTION, each, held_card
from underthrone.table.look.boards.stygian_society.pieces import Payment, Plan, Society
from underthrone.table.look.boards.stygian_society.telling import counted
from underthrone.table.look.words import Say, in_parts
from underthrone.table.sight import Offer, Sight


def action(sight: Sight, b: Society, say: Say) -> None:
    view = sight.view
    if view["card"] is not None and b.question in WITH_ACTION:
        b.used = held_card(sight, view["card"], "")
    _going_in(sight, b)
    if b.used is None:
        return
    standing = {foe.token: foe.foe.face.name for _, rank in b.ranks for foe in rank}
    b.targets = counted([standing[token] for token in view["targets"] if token in standing])
    usual = [offer for offer in sight.proposals if offer.usual]
    if b.question in ("aim", "wild"):
        b.wilds = _wilds(sight, b)
    if b.question == "buy":
        b.plans = [_plan(sight, b.used.skill, offer, say) for offer in sight.proposals]
        b.have = _have(sight, b.used.skill)
    elif usual and (b.question in ("pay", "hit") or len(usual[0].moves) > 1):
        b.usual = usual[0]
    if b.question == "pay":
        _paying(sight, b, say)


def _going_in(sight: Sight, b: Society) -> None:
    """What the next drop takes from the banks, as far as it is known."""
    view = sight.view
    enemies, extra = each(view["peril_cubes"]), each(view["extra_cubes"])
    if b.question == "wild":
        b.going_in, b.hand = each(view["hand"]), True
    elif b.question == "aim" and b.used is not None and b.used.skill.kind == "action":
        b.going_in = (*b.used.skill.drop, *extra, *enemies)
    else:
        b.going_in = (*extra, *enemies)
    b.going_words = counted([colour(name, sight.lang) for name in b.going_in if name != faces.WILD])


def _wilds(sight: Sight, b: Society) -> list[tuple[str, tuple[str, ...], str]]:
    """The wild cubes that go with the last target, or that are asked for: the usual ones first."""
    found: dict[str, tuple[str, tuple[str, ...], str]] = {}
    for offer in sight.proposals:
        moves = [move for move in offer.moves if move in WILD]
        if moves:
            names = tuple(COLOURS[WILD.colour(move)] for move in moves)
            value = " ".join(map(str, moves))
            found.setdefault(value, (value, names, counted([colour(name, sight.lang) for name in names])))
    return [] if b.question == "aim" and len(sight.proposals) == 1 else list(found.values())  # more targets come first


# --- What is bought and paid


def _plan(sight: Sight, card: Skill, offer: Offer, say: Say) -> Plan:
    """A purchase as the game describes it."""
    would = offer.would
    said = [_done(sight, would, say)] if would["blows"] else []
    heals = any(step.heals and n for step, n in zip(card.steps, would["bought"]))
    if heals:
        said.append(say("so-heals", n=would["heals"]) if would["heals"] else say("so-nothing-to-heal"))
    for step, n in zip(card.steps, would["bought"]):
        if n and step.others:
            said.append(f"{step.others} ×{n}" if n > 1 else step.others)
    chosen = [move for move in offer.moves if move in BUY or move == DONE]
    rest = " ".join(map(str, chosen)) if chosen and len(chosen) < len(offer.moves) else ""
    return Plan(offer, tuple(would["bought"]), _priced(would["cost"], would["luck"]), in_parts(said, say), rest)


def _have(sight: Sight, card: Skill) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What lies in field and crypt of the card's colours."""
    colours = {name for step in card.steps for name in step.cost}
    field, crypt = [each({c: n for c, n in sight.view[where].items() if c in colours}) for where in ("field", "crypt")]
    return field, crypt


def _paying(sight: Sight, b: Society, say: Say) -> None:
    """What is owed in the colour that is paid, and the ways to pay it."""
    view = sight.view
    now = view["so_far"]
    b.owed = _priced({view["paying"]: view["to_pay"][view["paying"]]}, now["luck"])
    b.sum = _done(sight, now, say) if now["blows"] else ""
    for way in view["payments"]:
        choice = sight.choices.at("pay", crypt=way["crypt"], luck=way["luck"])
        if choice is not None:
            b.payments.append(Payment(choice, view["paying"], **way))


def _priced(cost: Mapping[str, int], luck: Mapping[str, int]) -> tuple[tuple[str, bool], ...]:
    """A colour for each cube, and whether luck pays it."""
    return tuple((name, k >= n - luck.get(name, 0)) for name, n in cost.items() for k in range(n))


def _done(sight: Sight, offer: dict[str, Any], say: Say) -> str:
    """What an attack would do to its targets; those alike together."""
    view = sight.view
    giant = [view["giant"]] if view["giant"] else []
    standing = {foe["token"]: foe for foe in giant + view["front"] + view["rear"]}
    alike: Counter[tuple[str, str, int, int]] = Counter()
    for blow in offer["blows"]:
        name = foes(sight.lang)[standing[blow["token"]]["enemy"]].face.name
        n = blow["wounds"]
        if blow["kills"]:
            alike["so-blow-kills", name, 0, 0] += 1
        else:
            alike["so-blow" if n else "so-blow-none", name, n, blow["left"] - n] += 1
    said = []
    for (how, name, n, left), count in alike.items():
        said.append(say(how, who=name if count == 1 else f"{name} ×{count}", n=n, left=left))
    return in_parts(said, say)
