"""Why an answer is better: what it leads to in the worlds where it was weighed, and what happens there more often."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Any, Final, NamedTuple

from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State
from underthrone.review.weighing import Tried, end, imagined
from underthrone.review.words import Words, in_all, percent, say

REASONS: Final = 3  # are given
FAINT: Final = 0.4  # of what the strongest explains
SURE: Final = 2.0  # standard errors
LEAST: Final = 0.3  # of a track: less isn't worth a word
OFTEN: Final = 0.3  # more or less often
WORTH: Final = 0.03  # win chance that goes with something that happens, or it is no reason
FEWER_IS_BETTER: Final = ("wounds", "peril")
NO_REASON: Final = ("chaos", "floor")  # nobody's alone, and good for one and bad for another
NO_NEWS: Final = ("aimed", "paid", "spent", "cubes-called")  # what comes of a choice says more than how it is made
WHO: Final = ("seat", "other", "owner")  # arguments of events that are players

Key = tuple[tuple[str, Any], ...]


class Reason(NamedTuple):
    """One sentence, and how much it explains."""

    weight: float
    words: Words


def reasons(s: State, seat: int, given: Tried, best: Tried, seed: int) -> list[Words]:
    """The few that explain most; beside a strong one a faint one only distracts."""
    found = [*_from_tracks(seat, given, best), *_from_events(s, seat, given, best, seed)]
    strong = max((reason.weight for reason in found), default=0.0)
    told: list[Words] = []
    for reason in sorted(found, key=lambda reason: -reason.weight):
        if reason.weight >= FAINT * strong and reason.words not in told:
            told.append(reason.words)
    return told[:REASONS]


# --- Numbers that charts follow


def _from_tracks(seat: int, given: Tried, best: Tried) -> list[Reason]:
    """What is higher, or where that is better lower, when the look ahead ends."""
    found: list[Reason] = []
    for name in given.tracks[0]:
        if name in NO_REASON:
            continue
        ours, theirs = _column(best, name, seat), _column(given, name, seat)
        sign = -1 if name in FEWER_IS_BETTER else 1
        gaps = [sign * (a - b) for a, b in zip(ours, theirs)]
        mean = sum(gaps) / len(gaps)
        error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / max(1, len(gaps) - 1))
        if mean >= LEAST and mean >= SURE * error:
            numbers = {"better": round(sum(ours) / len(ours), 1), "given": round(sum(theirs) / len(theirs), 1)}
            usual = max(1.0, sum(map(abs, theirs)) / len(theirs))
            found.append(Reason(mean / usual, in_all(lambda lang: say(lang, f"track-{name}", **numbers))))  # noqa: B023
    return found


def _column(tried: Tried, name: str, seat: int) -> list[int]:
    return [tracks[name][seat if len(tracks[name]) > 1 else 0] for tracks in tried.tracks]


# --- What happens


def _from_events(s: State, seat: int, given: Tried, best: Tried, seed: int) -> list[Reason]:
    """What happens more often and is good for the seat, or less often and is bad; what is certain the move says."""
    count = len(given.chances)
    ours, theirs = (_happened(s, seat, tried, seed) for tried in (best, given))
    g, found = s.setup.game, list[Reason]()
    told: set[tuple[frozenset[int], frozenset[int]]] = set()
    for key in dict.fromkeys([*ours, *theirs]):
        a, b = len(ours.get(key, ())) / count, len(theirs.get(key, ())) / count
        if abs(a - b) < OFTEN or max(a, b) == 1.0:
            continue
        where = frozenset(ours.get(key, ())), frozenset(theirs.get(key, ()))
        good = _worth(seat, given, best, *where)
        if good * (a - b) <= 0.0 or abs(good) < WORTH or where in told:  # what always comes together is told once
            continue
        told.add(where)
        way, weight = ("event-more", 4.0) if a > b else ("event-less", 2.0)  # what is gained explains more
        event = dict(key)
        words = in_all(
            lambda lang: say(lang, way, what=g.event_words(s, event, lang), better=percent(a), given=percent(b))  # noqa: B023
        )
        found.append(Reason(weight * abs(a - b) * abs(good), words))
    return found


def _worth(seat: int, given: Tried, best: Tried, ours: frozenset[int], theirs: frozenset[int]) -> float:
    """How much better the seat stands where something happened than where it didn't, after the same answer."""
    worth: list[float] = []
    for tried, where in ((best, ours), (given, theirs)):
        there = [chances[seat] for i, chances in enumerate(tried.chances) if i in where]
        rest = [chances[seat] for i, chances in enumerate(tried.chances) if i not in where]
        if there and rest:
            worth.append(sum(there) / len(there) - sum(rest) / len(rest))
    return sum(worth) / len(worth) if worth else 0.0


def _happened(s: State, seat: int, tried: Tried, seed: int) -> dict[Key, set[int]]:
    """What happened that concerns the seat, with the worlds where it did."""
    g, found = s.setup.game, defaultdict[Key, set[int]](set)
    for number in range(len(tried.chances)):
        world, chance = imagined(s, seat, seed, number)
        for event in _played(world, seat, tried.answer, Dice(chance)):
            if g.cooperative or seat in [event.get(name) for name in WHO]:
                found[tuple(event.items())].add(number)
    return found


def _played(world: State, seat: int, answer: tuple[int, ...], dice: Dice) -> list[dict[str, Any]]:
    """The world goes on as it did when the answer was weighed, and tells what happens."""
    g, last = world.setup.game, end(world)
    events: list[dict[str, Any]] = []
    world.recording = True
    for move in answer:
        world.answered(seat, move)
        events += _told(world, seat)
    while world.question >= 0 and world.round() < last:
        other = world.decider()
        world.answered(other, g.heuristics.habit(world, other, dice))
        told = _told(world, seat)
        events += told[1:] if other == seat else told  # first comes what the seat then chooses: that is no reason
    return events


def _told(world: State, seat: int) -> list[dict[str, Any]]:
    """What the last answer caused, as the seat sees it; a card that is turned over explains nothing."""
    g = world.setup.game
    kinds = [g.events.kinds[event.kind] for event in world.events]
    return [g.seen(e, seat) for e, kind in zip(world.events, kinds) if not kind.reveals and kind.name not in NO_NEWS]
