"""What a person typed, as moves: a number of the list, a sign, or a part of a move's words."""

from __future__ import annotations

import re
from typing import NamedTuple

DASHES = str.maketrans("-‐‑‒–—−", "–" * 7)  # whichever dash a keyboard has


class Offer(NamedTuple):
    """A move of the list: its number there, what it does in words, and the sign that may stand for it."""

    number: int
    move: int
    words: str
    sign: str = ""


class Misread(Exception):
    """What was typed means no move: which sentence of the terminal says so, with its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.said = args


def moves(typed: str, offers: list[Offer], room: int) -> list[int]:
    """The moves that were meant, at most `room` of them: one, or in a program several in a line; otherwise Misread."""
    try:
        return [_one(typed, offers)]
    except Misread as misread:
        parts = _parts(typed, offers)
        if len(parts) < 2:
            raise
        if room == 1:
            raise misread if any(not part.isdecimal() for part in parts) else Misread("one-at-a-time") from None
    if len(parts) > room:
        raise Misread("too-many", given=len(parts), room=room)
    return [_one(part, offers) for part in parts]


def _parts(typed: str, offers: list[Offer]) -> list[str]:
    """A line by its spaces and commas; signs may also stand without anything between them."""
    parts = [part for part in re.split(r"[\s,;]+", typed) if part]
    signs = {_plain(offer.sign) for offer in offers if offer.sign}
    if len(parts) == 1 and signs and all(_plain(letter) in signs for letter in parts[0]):
        return list(parts[0])
    return parts


def _one(typed: str, offers: list[Offer]) -> int:
    """The move that was meant by a sign, a number or a part of its words."""
    for offer in offers:
        if offer.sign and _plain(typed) == _plain(offer.sign):
            return offer.move
    if typed.lstrip("-").isdecimal():
        named = numbered(typed, offers)
        if named is None:
            raise Misread("no-such-number", number=typed, first=offers[0].number, last=offers[-1].number)
        return named.move
    wanted = typed.casefold()
    fitting = [offer for offer in offers if wanted in offer.words.casefold()]
    if len(fitting) > 1:
        whole = re.compile(rf"\b{re.escape(wanted)}\b")
        fitting = [offer for offer in fitting if whole.search(offer.words.casefold())] or fitting
    if not fitting:
        raise Misread("none-fits", typed=typed)
    if len(fitting) > 1:
        raise Misread("several-fit", typed=typed, numbers=", ".join(str(offer.number) for offer in fitting))
    return fitting[0].move


def _plain(sign: str) -> str:
    return sign.casefold().translate(DASHES)


def numbered(typed: str, offers: list[Offer]) -> Offer | None:
    """The offer of this number."""
    return next((offer for offer in offers if str(offer.number) == typed), None)


def telling_word(offers: list[Offer], wanted: Offer) -> str:
    """A word that means this move and no other, the longest of them; nothing when there is none."""
    words: list[str] = re.findall(r"[^\W\d_]{3,}", wanted.words.casefold())
    alone = [word for word in words if sum(word in offer.words.casefold() for offer in offers) == 1]
    return max(alone, key=len, default="")
