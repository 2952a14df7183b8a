"""What a bid would cost, and where a slip would hurt: both are said before anything is sealed."""

from __future__ import annotations

from typing import Any

from underthrone.games.styx.moves import ACTIONS
from underthrone.table.look.boards.styx.faces import cards, faces, numbers
from underthrone.table.look.boards.styx.pieces import Deed
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight


def warning(sight: Sight, choice: Choice, say: Say) -> str:
    """A token that can't bid, and a bid above what nobody can outbid any more, are asked about."""
    if sight.me is None:
        return ""
    me = sight.view["seats"][sight.me]
    if choice.kind == "place":
        return _bluff(sight, choice, me, say)
    if choice.kind in ("bid", "wager"):
        unit = "coins" if choice.kind == "bid" else "strength"
        safe = _safe(sight, unit)
        n = choice.args[unit]
        if n > safe and (unit == "coins" or cheapest(sight, safe) != cheapest(sight, n)):
            return say(f"sx-confirm-{choice.kind}", n=n, safe=safe)
    return ""


def _safe(sight: Sight, unit: str) -> int:
    """The least bid that nobody who is still to reveal a token there could outbid."""
    view = sight.view
    slot = max((k, t["slot"]) for k, t in enumerate(view["tokens"]) if t["shown"])[1]
    rivals = {t["seat"] for t in view["tokens"] if t["slot"] == slot and not t["shown"]} - {sight.me}
    least = min(c.args[unit] for c in sight.choices.of("bid", "wager"))
    return max([least, *(int(view["seats"][seat][unit]) for seat in rivals)])


def _bluff(sight: Sight, choice: Choice, me: dict[str, Any], say: Say) -> str:
    action = ACTIONS[choice.args["action"]]
    if action == "muster" and not me["coins"]:
        return say("sx-confirm-muster")
    if action == "eliminate":
        card_id = sight.view["emissaries"][choice.args["slot"]]["card"]
        c = numbers()[card_id]
        if cards().legendary[c] and me["strength"] < cards().strength[c]:
            name = faces(sight.lang)[card_id].name
            return say("sx-confirm-eliminate", card=name, least=cards().strength[c], strength=me["strength"])
    return ""


def price(sight: Sight, bid: int, deed: Deed, say: Say) -> None:
    """The cards that a bid of Strength would cost at least."""
    spent = cheapest(sight, bid)
    names = [faces(sight.lang)[cards().ids[c]] for c in spent]
    deed.cost = " ".join(f"card-{c}" for c in spent)
    deed.tip = say("sx-costs", cards=", ".join(f"{face.name} ({face.strength})" for face in names))


def cheapest(sight: Sight, bid: int) -> tuple[int, ...]:
    """Own cards that meet a bid of Strength with the least loss: what stays face up costs nothing."""
    assert sight.me is not None
    sums: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}  # loss, how many cards, which
    for card in sight.view["seats"][sight.me]["army"]:
        c = numbers()[card["card"]]
        if cards().eternal[c]:
            continue
        strength = cards().strength[c]
        loss = 0 if "stays" in card else strength
        for total, (lost, n, chosen) in list(sums.items()):
            better = (lost + loss, n + 1, (*chosen, c))
            sums[total + strength] = min(sums.get(total + strength, better), better)
    enough = [(found[0], total, found[2]) for total, found in sums.items() if total >= bid]
    return min(enough)[2] if enough else ()
