"""The Audience before this one, told again from the log: what lay there goes on at once when all is revealed."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx.moves import ACTIONS
from underthrone.table.look.boards.board import Event, latest_first
from underthrone.table.look.boards.styx.faces import ACTION_ICONS, cards, faces, word
from underthrone.table.look.boards.styx.pieces import Past, Token
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

DECIDED_BY: Final = {"mustered": "muster", "eliminated": "eliminate"}


def past(sight: Sight, say: Say) -> list[Past]:
    """The Audience before this one, told again from the log: what lay there goes on at once when all is revealed."""
    found: list[Event] = []
    begun = 0
    for event in latest_first(sight):
        if begun:
            found.append(event)
        begun += event["event"] == "audience-began"
        if begun == 2:
            return _replayed(sight, found[::-1], say)
    return []


def _replayed(sight: Sight, events: list[Event], say: Say) -> list[Past]:
    lang = sight.lang
    pasts = {e["card"]: _new_past(e["card"], lang) for e in events if e["event"] == "came"}
    for e in events:
        kind, past = e["event"], pasts.get(e.get("card", -1))
        if past is None:
            continue
        if kind == "revealed":
            action = ACTIONS[e["action"]]
            name = word(lang, f"action-{action}")
            label = say("sx-token-shown", name=sight.seats[e["seat"]].name, action=name)
            there = f"on-{e['seat']}-{e['card']}"
            of = f"{there}-{e['action']}"
            key = f"past-{len(past.tokens)}-{e['card']} {there} {of}"
            past.tokens.append(Token(e["seat"], key, label, action, ACTION_ICONS[action], name, "shown", of=of))
        elif kind in ("bade", "wagered", "gave-up"):
            token = past.tokens[-1]
            token.bid = e.get("coins", e.get("strength", 0))
            token.outcome = "bid" if token.bid else "gave-up"
        elif kind in ("eliminated", "mustered", "unclaimed"):
            past.fate, past.by = kind, e.get("seat")
        elif kind == "returned" and past.fate == "unclaimed":
            past.fate = "returned"
    for past in pasts.values():
        action = DECIDED_BY.get(past.fate, "")
        past.fate_words = say(f"sx-fate-{past.fate}")
        for t in past.tokens:
            t.leads = (t.seat, t.action) == (past.by, action)
            if t.leads:
                past.price = t.bid
            elif t.bid:
                t.lost = "outbid" if t.action == action else "cancelled"
        past.lay = tuple(past.tokens)
    return list(pasts.values())


def _new_past(c: int, lang: str) -> Past:
    return Past(faces(lang)[cards().ids[c]], f"was-{c}", [])
