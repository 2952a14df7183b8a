"""Why an answer is better: who wins, what it leads to and what happens more often in the worlds where it was weighed.

Where none of that says it, what the bots look at does.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from underthrone.games.learned import Learned
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
ENOUGH: Final = 0.1  # of the worlds, or nobody can say what goes with it
SOON: Final = 0.1  # more or less often somebody has won
FELT: Final = 0.1  # of the logarithm of a chance: what the bots look at
WEAK: Final = 0.25  # beside reasons of so little weight what the bots look at is told too
ALL_IN_ALL: Final = ("outlook",)  # all that bots look at: told where nothing else is
FEWER_IS_BETTER: Final = ("wounds", "peril")
NO_REASON: Final = ("chaos", "floor")  # nobody's alone, and good for one and bad for another
NO_NEWS: Final = (  # events that say how something is done, or what a track says better
    *("aimed", "paid", "spent", "failed", "turn-began", "luck-changed", "peril-changed", "team-hurt", "healed"),
    *("cubes-called", "cubes-banished", "cube-moved", "status-removed", "shielded", "enemy-moved"),
)
UNWELCOME: Final = (  # happens to the seat or the team: that it happens more often makes no answer better
    *("turned", "silenced", "despaired", "gave-up", "strayed", "cancelled", "denied", "unbuilt", "killed"),
    *("enemy-acted", "floor-acted", "line-reached", "enemy-came", "enemy-mended", "tired", "status-given"),
)
WELCOME: Final = (  # that it happens less often makes no answer better
    *("collected", "consoled", "influenced", "tithed", "mustered", "soul-gained", "recruited", "beaten", "gilded"),
    *("sung", "built", "led", "level-gained", "enemy-killed", "enemy-hit", "floor-completed", "treasure-given"),
)
WHO: Final = ("seat", "other", "owner")  # arguments of events that are players

Key = tuple[tuple[str, Any], ...]


class Reason(NamedTuple):
    """One sentence, and how much it explains."""

    weight: float
    words: Words


def reasons(s: State, seat: int, given: Tried, best: Tried, seed: int) -> list[Words]:
    """The few that explain most; beside a strong one a faint one only distracts."""
    found = [*_from_ends(s, seat, given, best), *_from_tracks(s, seat, given, best)]
    found += _from_events(s, seat, given, best, seed)
    if not found:
        found = _from_features(s, seat, given, best)
    elif max(reason.weight for reason in found) < WEAK:
        found += _from_features(s, seat, given, best, (*ALL_IN_ALL, *given.tracks[0]))
    strong = max((reason.weight for reason in found), default=0.0)
    told: list[Words] = []
    for reason in sorted(found, key=lambda reason: -reason.weight):
        if reason.weight >= FAINT * strong and reason.words not in told:
            told.append(reason.words)
    return told[:REASONS]


def _surely(gaps: Sequence[float], least: float) -> float:
    """The mean, if it is at least so much and no chance; or nothing."""
    mean = sum(gaps) / len(gaps)
    error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / max(1, len(gaps) - 1))
    return mean if mean >= least and mean >= SURE * error else 0.0


# --- Who wins


def _from_ends(s: State, seat: int, given: Tried, best: Tried) -> list[Reason]:
    """The game is won more often, or less often by another, when the look ahead ends: nothing explains more."""
    g, whole = s.setup.game, max(SOON, sum(_gaps(given, best, seat)) / len(given.chances))
    found: list[Reason] = []
    others = [] if g.cooperative else [who for who in range(s.setup.players) if who != seat]
    for who in [seat, *others]:
        ours, theirs = ([_won(end, who) for end in tried.ends] for tried in (best, given))
        sign, way = (1, "wins-more") if who == seat else (-1, "wins-less")
        much = _surely([sign * (a - b) for a, b in zip(ours, theirs)], SOON)
        if much:
            numbers = {"better": percent(sum(ours) / len(ours)), "given": percent(sum(theirs) / len(theirs))}
            words = in_all(lambda lang: say(lang, way, who=_called(s, who, lang), **numbers))  # noqa: B023
            found.append(Reason(2.0 * much / whole, words))
            if who == seat:
                break  # so the others win less often
    return found


def _called(s: State, who: int, lang: str) -> str:
    """A player, or the team."""
    g = s.setup.game
    return say(lang, "team") if g.cooperative else g.seat_name(s, who, lang)


def _won(end: State, who: int) -> int:
    result = end.result()
    return int(result is not None and who in result.winners)


def _won_in(tried: Tried, who: int) -> frozenset[int]:
    """The worlds in which somebody has won at the end."""
    return frozenset(i for i, end in enumerate(tried.ends) if _won(end, who))


def _gaps(given: Tried, best: Tried, seat: int) -> list[float]:
    return [b[seat] - a[seat] for a, b in zip(given.chances, best.chances)]


# --- Numbers that charts follow


def _from_tracks(s: State, seat: int, given: Tried, best: Tried) -> list[Reason]:
    """What is higher at the end, or where that is better lower; the reverse for whoever it is taken from."""
    names, rival = [name for name in given.tracks[0] if name not in NO_REASON], _rival(s, seat, given, best)
    found = [_from_track(s, seat, name, given, best, "mine") for name in names]
    if rival >= 0:
        own = [name for name in names if len(given.tracks[0][name]) > 1]
        found += [_from_track(s, rival, name, given, best, "rival") for name in own]
    return [reason for reason in found if reason is not None]


def _from_track(s: State, who: int, name: str, given: Tried, best: Tried, whose: str) -> Reason | None:
    ours, theirs = _column(best, name, who), _column(given, name, who)
    sign = -1 if (name in FEWER_IS_BETTER) == (whose == "mine") else 1
    mean = _surely([sign * (a - b) for a, b in zip(ours, theirs)], LEAST)
    if not mean:
        return None
    numbers = {"better": round(sum(ours) / len(ours), 1), "given": round(sum(theirs) / len(theirs), 1)}
    usual = max(1.0, sum(map(abs, theirs)) / len(theirs)) * (1.0 if whose == "mine" else 2.0)  # one's own comes first
    words = in_all(lambda lang: say(lang, f"track-{name}", who=_called(s, who, lang), whose=whose, **numbers))
    return Reason(mean / usual, words)


def _rival(s: State, seat: int, given: Tried, best: Tried) -> int:
    """Who loses most by the better answer, where that is at least half of what the seat gains; or nobody: -1."""
    if s.setup.game.cooperative:
        return -1
    gains = [sum(_gaps(given, best, who)) for who in range(s.setup.players)]
    who = gains.index(min(gains))
    return who if -gains[who] >= gains[seat] / 2 > 0.0 else -1


def _column(tried: Tried, name: str, seat: int) -> list[int]:
    return [tracks[name][seat if len(tracks[name]) > 1 else 0] for tracks in tried.tracks]


# --- What happens


def _from_events(s: State, seat: int, given: Tried, best: Tried, seed: int) -> list[Reason]:
    """What happens more often and is good for the seat, or less often and is bad; what is certain the move says."""
    count = len(given.chances)
    ours, theirs = (_happened(s, seat, tried, seed) for tried in (best, given))
    g, found = s.setup.game, list[Reason]()
    told = {(_won_in(best, who), _won_in(given, who)) for who in range(s.setup.players)}  # that is said by who wins
    for key in dict.fromkeys([*ours, *theirs]):
        a, b = len(ours.get(key, ())) / count, len(theirs.get(key, ())) / count
        if abs(a - b) < OFTEN or max(a, b) == 1.0:
            continue
        event = dict(key)
        if a == 0.0 and all(event.get(name, seat) == seat for name in WHO):
            continue  # not to do it is what the better answer says
        if event["event"] in (UNWELCOME if a > b else WELCOME) and event.get("seat", seat) == seat:
            continue
        where = frozenset(ours.get(key, ())), frozenset(theirs.get(key, ()))
        good = _worth(seat, given, best, *where)
        if good * (a - b) <= 0.0 or abs(good) < WORTH or where in told:  # what always comes together is told once
            continue
        told.add(where)
        way, weight = ("event-more", 4.0) if a > b else ("event-less", 2.0)  # what is gained explains more
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
        if min(len(there), len(rest)) >= ENOUGH * len(tried.chances):
            worth.append(_apart(there, rest))
    return sum(worth) / len(worth) if worth else 0.0


def _apart(there: Sequence[float], rest: Sequence[float]) -> float:
    """The difference of two means, or nothing where it may be chance."""
    means = [sum(each) / len(each) for each in (there, rest)]
    squares = [sum((x - mean) ** 2 for x in each) for each, mean in zip((there, rest), means)]
    error = math.sqrt(sum(square / len(each) ** 2 for square, each in zip(squares, (there, rest))))
    return means[0] - means[1] if abs(means[0] - means[1]) >= SURE * error else 0.0


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


# --- What the bots look at


def _from_features(s: State, seat: int, given: Tried, best: Tried, told: Sequence[str] = ()) -> list[Reason]:
    """What speaks more for the seat, or less against it, when the look ahead ends and the game goes on."""
    g = s.setup.game
    if not isinstance(g.heuristics, Learned):
        return []
    ours, theirs = (_features(g.heuristics, seat, tried) for tried in (best, given))
    both = [i for i, row in enumerate(ours) if row and theirs[i]]
    found: list[Reason] = []
    names = [name for name in g.heuristics.names.value if name not in told]
    for name in names if len(both) > 1 else ():
        much = _surely([ours[i][name] - theirs[i][name] for i in both], FELT)
        if much:
            words = in_all(lambda lang: say(lang, "difference", what=g.say(lang, f"feature-{name}", {})))  # noqa: B023
            found.append(Reason(much, words))
    return found


def _features(of: Learned, seat: int, tried: Tried) -> list[dict[str, float]]:
    return [of.reasons(end)[seat] if end.question >= 0 and of.settled(end) else {} for end in tried.ends]
