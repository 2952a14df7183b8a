"""The Audience: its emissaries with tokens and bids, and what can be done there."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.styx.moves import ACTIONS
from underthrone.table.look.boards.styx.bids import price, warning
from underthrone.table.look.boards.styx.faces import ACTION_ICONS, cards, faces, numbers, signed, word
from underthrone.table.look.boards.styx.pieces import Deed, Emissary, Token
from underthrone.table.look.boards.styx.rows import mini
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

LOST: Final = ("outbid", "cancelled")  # how a bid stands that can't win any more


def emissary(sight: Sight, slot: int, say: Say) -> Emissary:
    view = sight.view
    shown = view["emissaries"][slot]
    c = numbers()[shown["card"]]
    waiting = shown["fate"] == "waiting"
    made = Emissary(
        face=faces(sight.lang)[shown["card"]],
        key=f"card-{c}" if waiting else f"fated-{c}",
        title=say("sx-right" if slot else "sx-left"),
        tokens=[_token(sight, i, t, c, say) for i, t in enumerate(view["tokens"]) if t["slot"] == slot],
    )
    if not waiting:
        back = shown["card"] in view["pile"]
        made.fate = shown["fate"]
        made.fate_words = say("sx-fate-returned" if back else f"sx-fate-{shown['fate']}")
        made.by = next((t.seat for t in made.tokens if t.leads), None)
    made.brings = [mini(sight, card_id, "") for card_id in shown["brings"]]
    if sight.choices:
        _deeds(sight, slot, made, say)
    return made


def _token(sight: Sight, i: int, t: dict[str, Any], card: int, say: Say) -> Token:
    view = sight.view
    name = sight.seats[t["seat"]].name
    token = Token(t["seat"], f"token-{view['audience']}-{i} on-{t['seat']}-{card}", "")
    if t["action"] is None:
        by = t["seen"]
        token.seen = by is not None
        token.label = (
            say("sx-token-down", name=name) if by is None else say("sx-token-seen", name=name, by=sight.seats[by].name)
        )
    else:
        token.action, token.icon = t["action"], ACTION_ICONS[t["action"]]
        token.word = word(sight.lang, f"action-{t['action']}")
        token.state = "shown" if t["shown"] else "own" if t["seat"] == sight.me else "peeked"
        token.of = f"on-{t['seat']}-{card}-{ACTIONS.index(t['action'])}"
        token.key += f" {token.of}"
        token.label = say(f"sx-token-{token.state}", name=name, action=token.word)
    if t["shown"] and t["action"] != "tithe":
        token.bid = t["bid"]
        token.outcome = (
            "bid" if t["bid"] else "deciding" if view["bidding"] and view["bidding"]["token"] == i else "gave-up"
        )
        token.leads = t["bid_is"] == "leading"
        token.lost = t["bid_is"] if t["bid_is"] in LOST else ""
    if sight.question == "look" and sight.choices:
        token.choice = sight.choices.at("look", token=i)
        token.why = "" if token.choice else sight.choices.why("look", token=i)
    return token


def _deeds(sight: Sight, slot: int, emissary: Emissary, say: Say) -> None:
    """What can be done with an emissary now: tokens to place, tokens to exchange for, bids."""
    view = sight.view
    if sight.question == "place":
        for i, action in enumerate(ACTIONS):
            choice = sight.choices.at("place", slot=slot, action=i)
            why = "" if choice else sight.choices.why("place", slot=slot, action=i)
            ask = warning(sight, choice, say) if choice else ""
            deed = Deed(ACTION_ICONS[action], word(sight.lang, f"action-{action}"), choice, why, ask, action)
            deed.tip = say(f"sx-about-{action}")
            if action == "tithe":
                _count(sight, slot, deed, say)
            emissary.deeds.append(deed)
    elif sight.question == "exchange":
        for c in sight.choices.of("swap"):
            if view["tokens"][c.args["token"]]["slot"] == slot:
                action = ACTIONS[c.args["action"]]
                emissary.deeds.append(
                    Deed(ACTION_ICONS[action], word(sight.lang, f"action-{action}"), c, action=action)
                )
    elif sight.question in ("bid", "wager"):
        if view["tokens"][view["bidding"]["token"]]["slot"] == slot:
            emissary.bidding = sight.question
            unit, icon = ("coins", "two-coins") if sight.question == "bid" else ("strength", "crossed-swords")
            emissary.bids = [
                Deed(icon, str(c.args[unit]), c, ask=warning(sight, c, say)) for c in sight.choices.of(sight.question)
            ]
            if sight.question == "wager":
                for deed in emissary.bids:
                    price(sight, int(deed.word), deed, say)


def _count(sight: Sight, slot: int, deed: Deed, say: Say) -> None:
    """What a Tithe would bring, and of what it is made."""
    assert sight.me is not None
    me = sight.view["seats"][sight.me]
    here = cards().income[numbers()[sight.view["emissaries"][slot]["card"]]]
    total = me["tithes"][slot]
    deed.gain = signed(total)
    parts = {"emissary": signed(here), "army": signed(me["income"] - me["bonus"]), "soul": signed(me["bonus"])}
    deed.tip = say("sx-tithe-sum", total=total, **parts)
