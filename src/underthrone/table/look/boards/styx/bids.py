"""What a bid would cost, and where a slip would hurt: both are said before anything is sealed."""

from __future__ import annotations

from typing import Any

from underthrone.games.styx.moves import ACTIONS
from underthrone.table.look.boards.styx.faces import faces, numbers
from underthrone.table.look.boards.styx.pieces import Deed
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight


def warning(sight: Sight, choice: Choice, say: Say) -> str:
    """A token that can't bid, and a bid above what nobody can outbid any more, are asked about."""
    if sight.me is None:
        return ""
    if choice.kind == "place":
        return _bluff(sight, choice, say)
    if choice.kind not in ("bid", "wager"):
        return ""
    n, enough = choice.args["coins" if choice.kind == "bid" else "strength"], sight.view["bidding"]["enough"]
    if n > enough and (choice.kind == "bid" or _cost(sight, enough) != _cost(sight, n)):
        return say(f"sx-confirm-{choice.kind}", n=n, safe=enough)
    return ""


def _bluff(sight: Sight, choice: Choice, say: Say) -> str:
    """A token that couldn't bid as things stand."""
    assert sight.me is not None
    me: dict[str, Any] = sight.view["seats"][sight.me]
    emissary = sight.view["emissaries"][choice.args["slot"]]
    action = ACTIONS[choice.args["action"]]
    if action == "muster" and not me["coins"]:
        return say("sx-confirm-muster")
    if action == "eliminate" and me["strength"] < emissary["least"]:
        card = faces(sight.lang)[emissary["card"]].name
        return say("sx-confirm-eliminate", card=card, least=emissary["least"], strength=me["strength"])
    return ""


def price(sight: Sight, bid: int, deed: Deed, say: Say) -> None:
    """The cards that a bid of Strength would cost at least."""
    cost = [faces(sight.lang)[card_id] for card_id in _cost(sight, bid)]
    deed.cost = " ".join(f"card-{numbers()[face.id]}" for face in cost)
    deed.tip = say("sx-costs", cards=", ".join(f"{face.name} ({face.strength})" for face in cost))


def _cost(sight: Sight, bid: int) -> list[str]:
    found: list[str] = next(cost["cards"] for cost in sight.view["bidding"]["costs"] if cost["strength"] == bid)
    return found
