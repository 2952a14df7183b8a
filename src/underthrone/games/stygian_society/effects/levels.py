"""Gaining levels: XP, refreshed cards, new skills."""

from __future__ import annotations

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society.book import RULES, then
from underthrone.games.stygian_society.cards import ON_LEVEL
from underthrone.games.stygian_society.effects.responses import occasion
from underthrone.games.stygian_society.moves import LEARN, LEARN_NEXT
from underthrone.games.stygian_society.state import Table
from underthrone.kernel.rules import Reason


def gain_xp(s: Table, n: int) -> None:
    """XP that reaches the needed value brings a level at once."""
    s.xp += n
    if s.xp >= s.needed:
        then(s, gain_level.later())


@RULES.step
def gain_level(s: Table, _a: int, _b: int) -> None:
    """XP to 0, more is needed next time, all cards are refreshed, each hero learns, what is left of the XP is added."""
    if s.xp < s.needed:
        return
    left = s.xp - s.needed
    s.xp = 0
    s.needed = min(s.box.last_xp, s.needed + 1)
    s.exhausted = []
    s.tell(m.LEVEL_GAINED, s.needed)
    then(s, *[teach.later(place) for place in s.order()], leftover.later(left))


@RULES.step
def leftover(s: Table, n: int, _b: int) -> None:
    """The XP that the level didn't need."""
    occasion(s, ON_LEVEL)
    gain_xp(s, n)


@RULES.step
def teach(s: Table, place: int, _b: int) -> None:
    """A hero gains a skill, if one is left."""
    if lessons(s, place):
        then(s, learn.ask(s.owner[place], place))


def lessons(s: Table, place: int) -> list[int]:
    """Any card of a level that the hero holds, or a random one of the next level."""
    cards = s.box.cards
    held = s.held[place]
    knows = [False] * 4
    for c in held:
        knows[cards[c].level] = True  # a treasure has no level
    found: list[int] = []
    for level in (1, 2, 3):
        if knows[level]:
            found += [LEARN.of(c) for c in s.box.skills(s.heroes[place], level) if c not in held]
    if not knows[3]:
        found.append(LEARN_NEXT)
    found.sort()
    return found


@RULES.question("SO-44")
def learn(s: Table, me: int, place: int) -> list[int]:
    """Choose the skill that the hero gains."""
    return lessons(s, place)


@learn.answer
def learned(s: Table, me: int, move: int) -> None:
    place = s.arg
    if move == LEARN_NEXT:
        highest = max([s.box.cards[c].level for c in s.held[place] if s.box.cards[c].hero >= 0])
        cards = s.box.skills(s.heroes[place], highest + 1)
        c = cards[s.below(len(cards))]
    else:
        c = LEARN.card(move)
    shields = s.shields(s.active)
    s.held[place].append(c)
    s.held[place].sort()
    s.changed()
    s.ward += s.shields(s.active) - shields
    s.tell(m.DREW if move == LEARN_NEXT else m.LEARNED, place, c)


@learn.refusal
def not_learned(s: Table, me: int, move: int) -> Reason | None:
    return ("not-to-learn", {"card": LEARN.card(move), "place": s.arg}) if move in LEARN else None
