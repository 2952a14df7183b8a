"""A review of a game: piece by piece, and what the pieces come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby, pairwise
from typing import Final

import msgspec

from underthrone.journal.journal import Journal
from underthrone.kernel.state import State
from underthrone.review.decisions import Answer, Decision, decisions
from underthrone.review.reasons import reasons
from underthrone.review.verdicts import BEST, GOOD, VERDICTS, accuracy, verdict
from underthrone.review.weighing import Budget, Tried, lost, outlook, tried, weighed
from underthrone.review.words import Words, in_all, marks

VERSION: Final = 1
SEED: Final = 1
SPACE: Final = 10_000  # between the seeds of two reviews: more than a game has lines
MOMENTS: Final = 3
LEAST_SWING: Final = 0.03  # a moment that changed less decided nothing


class Point(msgspec.Struct, frozen=True):
    """The win chances of all seats after a line, when no sealed answer lies on the table."""

    number: int
    round: int
    chances: list[float]


class Judged(msgspec.Struct, frozen=True):
    """A decision, by what its player could know."""

    number: int  # of its first line
    last: int
    seat: int
    round: int
    question: Words
    answer: list[int]
    said: Words
    verdict: str
    lost: float  # win chance, against the best that came to mind
    sure: float  # of it, by one standard error
    won: float  # against what a quick player would do, where that is worse
    swing: list[float]  # what it cost or gave each seat
    better: list[int] = []  # nothing where nothing was
    better_said: Words = {}
    reasons: list[Words] = []


class Piece(msgspec.Struct, frozen=True):
    """What a review says of the deal, or of one decision; of a forced one nothing but the point."""

    judged: Judged | None = None
    point: Point | None = None


class Turn(msgspec.Struct, frozen=True):
    """From one point of the curve to the next: what changed for each seat, by decisions and by luck."""

    number: int
    round: int
    change: list[float]
    skill: list[float]
    luck: list[float]
    decisions: list[int]  # their places in the review

    @property
    def cause(self) -> str:
        """luck, decisions or both: by what moved more chance."""
        luck, skill = (sum(map(abs, each)) for each in (self.luck, self.skill))
        return "luck" if luck > 3 * skill else "decisions" if skill > 3 * luck else "both"


class Player(msgspec.Struct, frozen=True):
    """How a seat played, and what it met with; in points of win chance from the deal to the end."""

    seat: int
    accuracy: float
    decisions: int  # that were none of necessity
    verdicts: dict[str, int]
    skill: float  # what its own decisions cost
    others: float  # what those of the others gave or cost it
    luck: float  # what chance and hidden cards did


class Review(msgspec.Struct, frozen=True):
    """The whole of it: the same journal, seed and budget give the same."""

    version: int
    game: str
    edition: str
    rules: int
    players: int
    cooperative: bool
    result: str
    seed: int
    curve: list[Point]
    decisions: list[Judged]
    turns: list[Turn]
    moments: list[int]  # the turns that decided, as places in `turns`, in their order
    seats: list[Player]


class Reviewer:
    """Reviews a game piece by piece; from now on the players of its journal are called by their marks."""

    def __init__(self, journal: Journal, seed: int = SEED, budget: Budget | None = None, adviser: str = "") -> None:
        self.journal = journal
        self.seed = seed
        self.budget = Budget() if budget is None else budget
        self.adviser = adviser  # a bot whose answers are weighed too
        journal.setup.names[:] = marks(journal.setup.players)
        self.decisions = decisions(journal.moments())

    def __len__(self) -> int:
        return len(self.decisions) + 1

    def piece(self, place: int) -> Piece:
        """The deal is piece 0; pieces may be asked for in any order, and anywhere."""
        if place == 0:
            return Piece(None, self._point(0, self.journal.replay(0)))
        decision = self.decisions[place - 1]
        judged = None if decision.forced else judge(decision, self._seed(decision.number), self.budget, self.adviser)
        return Piece(judged, self._point(decision.last, decision.after) if decision.resolved else None)

    def _point(self, number: int, s: State) -> Point:
        return Point(number, s.round(), _short(outlook(s, self._seed(number), self.budget.outlook)))

    def _seed(self, number: int) -> int:
        return self.seed * SPACE + number


def review(
    journal: Journal, seed: int = SEED, budget: Budget | None = None, done: Callable[[], None] = lambda: None
) -> Review:
    """The review of a game; `done` is called after each piece."""
    reviewer = Reviewer(journal, seed, budget)
    pieces: list[Piece] = []
    for place in range(len(reviewer)):
        pieces.append(reviewer.piece(place))
        done()
    return summed(journal, pieces, seed)


# --- One decision


def judge(decision: Decision, seed: int, budget: Budget, adviser: str = "") -> Judged:
    """The verdict on a decision: it depends on what the seat knew alone."""
    s, seat = decision.before, decision.seat
    found = weighed(s, seat, decision.answer, seed, budget, adviser)
    if found is None:
        return _judged(decision, BEST)
    given, best = found.given, found.best
    cost, sure = lost(given, best, seat)
    if cost == 0.0:  # what seemed better was none: nothing was lost, and nothing was given to anybody
        return _judged(decision, BEST, won=0.0 if found.usual is None else lost(found.usual, given, seat)[1])
    swing = _swing(given, best)
    if verdict(cost, sure) not in (BEST, GOOD):
        part = _of_it(s, seat, given, best, seed, budget)
        cost, sure, swing = part * cost, part * sure, [part * each for each in swing]
    name = verdict(cost, sure)
    if name in (BEST, GOOD):
        return _judged(decision, name, cost, sure, swing)
    return _judged(decision, name, cost, sure, swing, best.answer, reasons(s, seat, given, best, seed))


def _of_it(s: State, seat: int, given: Tried, best: Tried, seed: int, budget: Budget) -> float:
    """What part of the cost is left where the seat thinks before its later answers: habit's slips aren't its own."""
    first, other = tried(s, seat, [given.answer, best.answer], range(budget.first), seed, thinks=True)
    return min(1.0, lost(first, other, seat)[0] / lost(given, best, seat)[0])


def _swing(given: Tried, best: Tried) -> list[float]:
    return [a - b for a, b in zip(given.mean(), best.mean())]


def _judged(
    decision: Decision,
    name: str,
    cost: float = 0.0,
    sure: float = 0.0,
    swing: Sequence[float] = (),
    better: Answer = (),
    why: Sequence[Words] = (),
    won: float = 0.0,
) -> Judged:
    s, seat = decision.before, decision.seat
    g = s.setup.game
    return Judged(
        decision.number,
        decision.last,
        seat,
        s.round(),
        in_all(lambda lang: g.prompt(s, lang)),
        list(decision.answer),
        in_all(lambda lang: said(s, seat, decision.answer, lang)),
        name,
        _cut(cost),
        _cut(sure),
        _cut(won),
        _short(swing or [0.0] * s.setup.players),
        list(better),
        in_all(lambda lang: said(s, seat, better, lang)) if better else {},
        list(why),
    )


def said(s: State, seat: int, answer: Sequence[int], lang: str) -> str:
    """A whole answer in words: as the seat sees it."""
    world = s.redeal(seat, 0)
    words: list[str] = []
    for part, move in enumerate(answer, 1):
        words.append(world.setup.game.words(world, seat, move, lang))
        if part < len(answer):
            world.answered(seat, move)
    head = _said_of_all(words) if s.rules.parts[s.question] > 1 and len(answer) > 1 else ""
    return head + " · ".join([f"{same} (×{n})" if n > 1 else same for same, n in _runs(words, head)])


def _said_of_all(words: Sequence[str]) -> str:
    """Of “Order: red road” and “Order: action” it is “Order: ”."""
    head, colon, _ = words[0].partition(": ")
    return head + colon if colon and all(each.startswith(head + colon) for each in words) else ""


def _runs(words: Sequence[str], head: str) -> list[tuple[str, int]]:
    return [(same, len(list(run))) for same, run in groupby(each.removeprefix(head) for each in words)]


# --- All of them


def summed(journal: Journal, pieces: Sequence[Piece], seed: int = SEED) -> Review:
    """What the pieces of a review come to."""
    setup, game = journal.setup, journal.game
    curve = [piece.point for piece in pieces if piece.point is not None]
    judged = [piece.judged for piece in pieces if piece.judged is not None]
    turns = _turns(curve, judged)
    return Review(
        VERSION,
        game.id,
        game.edition,
        setup.rules,
        setup.players,
        game.cooperative,
        journal.ended,
        seed,
        curve,
        judged,
        turns,
        _deciding(turns, game.cooperative),
        [_player(seat, curve, judged, turns) for seat in range(setup.players)],
    )


def _turns(curve: Sequence[Point], judged: Sequence[Judged]) -> list[Turn]:
    turns: list[Turn] = []
    for before, after in pairwise(curve):
        mine = [i for i, one in enumerate(judged) if before.number < one.last <= after.number]
        change = [b - a for a, b in zip(before.chances, after.chances)]
        skill = [_came_to_pass(c, [judged[i] for i in mine], seat) for seat, c in enumerate(change)]
        luck = [c - k for c, k in zip(change, skill)]
        turns.append(Turn(after.number, before.round, _short(change), _short(skill), _short(luck), mine))
    return turns


def _came_to_pass(change: float, mine: Sequence[Judged], seat: int) -> float:
    """What a seat's own decisions cost, and what the others' gave or took: of that no more than there is to explain."""
    own, others = _own(mine, seat), sum(one.swing[seat] for one in mine if one.seat != seat)
    rest = change - own
    return own + (max(min(others, rest), 0.0) if rest > 0.0 else min(max(others, rest), 0.0))


def _own(judged: Sequence[Judged], seat: int) -> float:
    return sum(one.swing[seat] for one in judged if one.seat == seat)


def _deciding(turns: Sequence[Turn], team: bool) -> list[int]:
    """The places of the few turns that moved most of what was still so at the end of their round, in their order."""
    whole: dict[int, list[float]] = {}
    for turn in turns:
        whole[turn.round] = [a + b for a, b in zip(whole.get(turn.round, [0.0] * len(turn.change)), turn.change)]
    found: list[int] = []
    while len(found) < MOMENTS:
        lasting = [0.0 if i in found else _lasting(turn, whole[turn.round], team) for i, turn in enumerate(turns)]
        most = max(lasting, default=0.0)
        if most < LEAST_SWING:
            break
        found.append(lasting.index(most))
        left = whole[turns[found[-1]].round]  # what this turn moved, no other one of its round has moved
        left[:] = [b - a for a, b in zip(_kept(turns[found[-1]], left), left)]
    return sorted(found)


def _lasting(turn: Turn, whole: Sequence[float], team: bool) -> float:
    """How much win chance a turn moved for good; a team has one."""
    kept = _kept(turn, whole)
    if team:
        return abs(kept[0])
    return max(sum(c for c in kept if c > 0), -sum(c for c in kept if c < 0))


def _kept(turn: Turn, whole: Sequence[float]) -> list[float]:
    """What of a turn is still so for each seat at the end of its round: what comes and goes decides nothing."""
    return [0.0 if a * b <= 0.0 else min(a, b) if a > 0.0 else max(a, b) for a, b in zip(turn.change, whole)]


def _player(seat: int, curve: Sequence[Point], judged: Sequence[Judged], turns: Sequence[Turn]) -> Player:
    mine = [one for one in judged if one.seat == seat]
    skill = _own(mine, seat)
    others = sum(turn.skill[seat] - _own([judged[i] for i in turn.decisions], seat) for turn in turns)
    change = curve[-1].chances[seat] - curve[0].chances[seat]
    counts = Counter(one.verdict for one in mine)
    return Player(
        seat,
        round(accuracy([one.lost for one in mine]), 1),
        len(mine),
        {name: counts[name] for name in VERDICTS},
        _cut(skill),
        _cut(others),
        _cut(change - skill - others),
    )


def _cut(number: float) -> float:
    return round(number, 4)


def _short(numbers: Sequence[float]) -> list[float]:
    return [_cut(number) for number in numbers]
