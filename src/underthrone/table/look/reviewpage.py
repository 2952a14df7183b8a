"""A review on its page: the curve of win chances, what decided, how everybody played, every decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from underthrone.review.hints import Hint
from underthrone.review.review import Judged, Player, Review, Turn
from underthrone.review.verdicts import BEST, GOOD, SIGNS, VERDICTS
from underthrone.review.words import at_least, gained, named, percent, points
from underthrone.review.words import say as spoken
from underthrone.table.look.boards.board import Board
from underthrone.table.look.chapters import Chapter, chapters
from underthrone.table.look.curve import Curve
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

LEAST_CHANGE = 0.015  # of a win chance: less isn't told
MOST_CHANGES = 3


@dataclass(slots=True, frozen=True)
class Verdict:
    """A verdict in words, with its sign."""

    key: str
    sign: str
    words: str


@dataclass(slots=True, frozen=True)
class DecisionRow:
    """A decision as the page tells it."""

    number: int  # the answer
    before: int  # the moment when it was asked for
    seat: int
    question: str
    said: str
    verdict: Verdict
    lost: str  # points; nothing where nothing was lost
    won: str
    better: str
    reasons: list[str]


@dataclass(slots=True, frozen=True)
class Change:
    """What a moment changed for somebody; seat -1 is the team."""

    seat: int
    points: str
    before: int  # percent
    after: int


@dataclass(slots=True, frozen=True)
class MomentCard:
    """A moment that decided."""

    number: int
    place: int  # from 1: its mark on the curve
    chapter: str
    changes: list[Change]
    cause: str
    decisions: list[DecisionRow]


@dataclass(slots=True, frozen=True)
class PlayerRow:
    """How somebody played."""

    seat: int
    accuracy: int
    decisions: int
    verdicts: list[tuple[Verdict, int]]
    skill: str
    others: str
    luck: str


@dataclass(slots=True, frozen=True)
class ReviewPage:
    """What the template shows."""

    curve: Markup
    key: list[int]  # seats with a line of their own; none for a team
    moments: list[MomentCard]
    players: list[PlayerRow]
    costly: list[DecisionRow]
    rest: list[DecisionRow]


@dataclass(slots=True, frozen=True)
class Advice:
    """A hint in one language."""

    said: str
    instead: str
    gain: str  # points; nothing where it is hardly better
    reasons: list[str]


def advice(hint: Hint, names: Sequence[str], lang: str) -> Advice:
    """What a bot would do, in words."""
    gain = points(hint.gain) if percent(hint.gain) > 0 else ""
    reasons = [named(why[lang], names) for why in hint.reasons]
    return Advice(named(hint.said[lang], names), named(hint.instead.get(lang, ""), names), gain, reasons)


def review_page(review: Review, sight: Sight, board: Board, lang: str, say: Say) -> ReviewPage:
    """Everything in one language, with the names that the players have by now."""
    names = [seat.name for seat in sight.seats]
    rows = [_row(one, names, lang) for one in review.decisions]
    parts = chapters(sight, sight.log, board, say)
    moments = [_moment(review, review.turns[i], place, rows, parts, say) for place, i in enumerate(review.moments, 1)]
    curve = Curve(review, sight, names, say).drawn()
    return ReviewPage(
        curve,
        [] if review.cooperative else list(range(review.players)),
        moments,
        [_player(player, lang) for player in review.seats],
        [row for row in rows if row.verdict.key not in (BEST, GOOD)],
        [row for row in rows if row.verdict.key in (BEST, GOOD)],
    )


def _row(one: Judged, names: Sequence[str], lang: str) -> DecisionRow:
    reasons = [named(why[lang], names) for why in one.reasons]
    return DecisionRow(
        one.number,
        one.number - 1,
        one.seat,
        named(one.question[lang], names),
        named(one.said[lang], names),
        _verdict(one.verdict, lang),
        at_least(one.sure),
        gained(one.won),
        named(one.better_said[lang], names) if one.better else "",
        reasons,
    )


def _verdict(key: str, lang: str) -> Verdict:
    return Verdict(key, SIGNS[key], spoken(lang, f"verdict-{key}"))


def _player(player: Player, lang: str) -> PlayerRow:
    counts = [(_verdict(key, lang), player.verdicts[key]) for key in VERDICTS]
    changes = (points(each) for each in (player.skill, player.others, player.luck))
    return PlayerRow(player.seat, round(player.accuracy), player.decisions, counts, *changes)


def _moment(
    review: Review, turn: Turn, place: int, rows: Sequence[DecisionRow], parts: Sequence[Chapter], say: Say
) -> MomentCard:
    seats = [0] if review.cooperative else sorted(range(review.players), key=lambda seat: -abs(turn.change[seat]))
    before = next(a for a, b in zip(review.curve, review.curve[1:]) if b.number == turn.number)
    changes = [
        Change(
            -1 if review.cooperative else seat,
            points(turn.change[seat]),
            percent(before.chances[seat]),
            percent(before.chances[seat] + turn.change[seat]),
        )
        for seat in seats[:MOST_CHANGES]
        if abs(turn.change[seat]) >= LEAST_CHANGE
    ]
    costly = [rows[i] for i in turn.decisions if rows[i].better]
    told = costly or [rows[i] for i in turn.decisions]  # where nobody erred: what was answered when luck came
    chapter = [part for part in parts if part.ply < turn.number][-1]  # a turn ends before the next chapter
    return MomentCard(turn.number, place, chapter.title, changes, say(f"review-by-{turn.cause}"), told)
