"""What the table's templates need beside the sight: who waits, the log in groups, the news for the herald."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final
from zlib import crc32

from underthrone.games import game
from underthrone.table.log import LogEntry
from underthrone.table.look import charts
from underthrone.table.look.assets import files
from underthrone.table.look.boards.board import Board
from underthrone.table.look.names import Marked, marking
from underthrone.table.look.pieces import Gauge
from underthrone.table.look.words import Say, away
from underthrone.table.sight import Choice, Seat, Sight

LOG_LINES: Final = 40  # lines of the log on the table; the replay has them all
Event = dict[str, Any]
SIGNS: Final = {  # of what happens around the game
    "person-left": "exit-door",
    "person-returned": "meeple",
    "person-went-on": "meeple",
    "bot-went-on": "vintage-robot",
    "took-back": "anticlockwise-rotation",
}
NEWS_EVENTS: Final = 60  # events that the herald steps through; a year of five lords has as many


@dataclass(slots=True)
class Line:
    """A sentence of the log."""

    ply: int
    words: str
    icon: str
    fresh: bool


@dataclass(slots=True)
class Group:
    """A part of the log under its heading."""

    heading: str
    lines: list[Line]


@dataclass(slots=True)
class Item:
    """An event for the herald: what it says, which pieces it lights, and how it sounds."""

    ply: int
    kind: str
    words: str
    keys: str
    fly: str
    sound: str


@dataclass(slots=True)
class Picture:
    """A chart, drawn."""

    title: str
    svg: str


@dataclass(slots=True)
class TablePage:
    """The `s` of the templates."""

    title: str
    heading: str
    phase: str
    prompt: str
    waiting: str
    my_turn: bool
    question: str  # the same as long as the reader is asked the same
    replaying: bool
    sheet: str
    script: str
    open_seats: int
    alone: bool
    unopened: str
    away: list[str]
    sigil: str
    marked: Marked
    in_already: list[int]
    gauges: list[list[Gauge]]
    plain_choices: list[tuple[Choice, str]]
    board_choices: list[tuple[Choice, str]]
    log: list[Group]
    news: list[Item]
    winner: str
    places: list[tuple[int, Seat, int]]
    unit: str
    charts: list[Picture]
    last_moment: bool
    by: str  # in addresses of the replay: through whose eyes


def table_page(sight: Sight, board: Board, since: int, say: Say) -> TablePage:
    """Everything for the templates; `since` is the ply that the reader has seen already."""
    last_moment = sight.phase == "over" and not sight.replay and since >= 0  # the board stays to show how it ended
    playing = sight.phase == "playing" or sight.replay or last_moment
    mine = sight.me is not None and not sight.replay and sight.seats[sight.me].deciding
    deciding = [seat for seat in sight.seats if seat.deciding]
    possible = [] if sight.replay else [_named(sight, c, board, say) for c in sight.choices]
    choices = [(c, board.confirm(sight, c, say)) for c in possible]
    sealed = {c.move for c in sight.sealed} if sight.parts == 1 else set()
    whole = choices if sight.parts == 1 else []  # an answer of several parts is given on the board, all of it at once
    over = sight.phase == "over" and not sight.replay
    return TablePage(
        title=sight.title,
        heading=_heading(sight, mine, deciding, say),
        phase=say("at-the-end") if last_moment else board.phase(sight, say) if playing else "",
        prompt=board.prompt(sight, say),
        waiting=_waiting(sight, deciding, say),
        my_turn=mine,
        question=_question(sight) if mine or sight.sealed else "",
        replaying=sight.replay,
        sheet=_own(f"boards/{sight.game}.css"),
        script=_own(f"boards/{sight.game}/board.js"),
        open_seats=sum(seat.kind == "open" for seat in sight.seats),
        unopened=_unopened(sight, say),
        away=[away(seat.away_for, say) for seat in sight.seats],
        sigil=_sigil(sight, mine),
        marked=marking(sight, say),
        alone=sum(seat.kind == "person" for seat in sight.seats) == 1,
        in_already=[
            seat for seat in sight.addressed if playing and not sight.seats[seat].deciding and not sight.replay
        ],
        gauges=[board.gauges(sight, seat.number, say) if playing else [] for seat in sight.seats],
        plain_choices=[(c, ask) for c, ask in choices if board.plain(sight, c) and c.move not in sealed],
        board_choices=[(c, ask) for c, ask in whole if not board.plain(sight, c) and c.move not in sealed],
        log=groups(sight, board, since, say) if playing else [],
        news=news(sight, board, since, say) if playing and since >= 0 else [],
        winner=_winner(sight, say) if sight.result else "",
        places=_places(sight) if over else [],
        unit=say(board.unit) if over and board.unit else "",
        charts=pictures(sight, board, say) if over and not playing else [],
        last_moment=last_moment,
        by=f"?by={sight.me}" if sight.replay and sight.me is not None and not sight.seats[sight.me].mine else "",
    )


def pictures(sight: Sight, board: Board, say: Say) -> list[Picture]:
    """The charts of a game that is over, drawn."""
    return [Picture(chart.title, charts.drawn(chart, say)) for chart in board.charts(sight, say)]


def _named(sight: Sight, choice: Choice, board: Board, say: Say) -> Choice:
    """The choice as the board calls it."""
    words = board.words(sight, choice, say)
    return choice if words == choice.words else replace(choice, words=words)


def _question(sight: Sight) -> str:
    since = next((entry.ply for entry in reversed(sight.log) if entry.events), 0)  # sealed answers tell nothing
    asked = since, sight.me, sight.question, sight.prompt, [c.move for c in sight.choices]
    return f"{sight.question}-{crc32(repr(asked).encode()):x}"


def _own(name: str) -> str:
    """The board's own style or script, if it has one."""
    return name if name in files() else ""


def _heading(sight: Sight, mine: bool, deciding: list[Seat], say: Say) -> str:
    """The title of the tab: it says whose turn it is."""
    if sight.replay:
        return say("title-replay", game=sight.title, ply=sight.ply, last=sight.last)
    if mine:
        return say("title-your-turn", game=sight.title)
    if sight.phase == "over":
        return say("title-over", game=sight.title)
    if deciding:
        return say("title-waiting", game=sight.title, who=_waiting(sight, deciding, say))
    return say("title-table", game=sight.title)


def _sigil(sight: Sight, mine: bool) -> str:
    """The picture of the tab says it too."""
    if sight.replay or sight.phase == "gathering":
        return "sigil"
    return "sigil-turn" if mine else "sigil-over" if sight.phase == "over" else "sigil-waiting"


def _waiting(sight: Sight, deciding: list[Seat], say: Say) -> str:
    others = [seat.name for seat in deciding if not seat.mine]
    if sight.replay or not others:
        return say("waiting-nobody")
    return say("waiting-one", name=others[0]) if len(others) == 1 else say("waiting-many", names=listed(others, say))


def _unopened(sight: Sight, say: Say) -> str:
    """Whose word the deal waits for."""
    names = [seat.name for seat in sight.seats if seat.number in sight.seals and seat.number not in sight.contributors]
    return listed(names, say)


def listed(names: list[str], say: Say) -> str:
    """Ada, Bo and Carl."""
    return say("and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


# --- The log


def groups(sight: Sight, board: Board, since: int, say: Say) -> list[Group]:
    """The newest lines of the log, grouped by the headings of the board."""
    kept, lines = list[Group](), list[Line]()
    room = LOG_LINES
    for entry in reversed(sight.log):
        for event, words, _ in reversed(sentences(sight, board, entry, say)):
            if str(event["event"]) in board.telling.headings:
                if room > 0 or lines:
                    kept.append(Group(words.rstrip("."), lines[::-1]))
                lines = []
                if room <= 0:
                    return kept[::-1]
            elif room > 0:
                lines.append(Line(entry.ply, words, sign(board, event), 0 <= since < entry.ply))
            else:
                continue
            room -= 1
    return [Group("", lines[::-1]), *kept[::-1]] if lines else kept[::-1]


def sign(board: Board, event: Event) -> str:
    """The icon of an event of the game, or around it."""
    return SIGNS.get(str(event["event"])) or board.telling.sign(event)


def news(sight: Sight, board: Board, since: int, say: Say) -> list[Item]:
    """What happened after `since`, in order."""
    fresh: list[LogEntry] = []
    for entry in reversed(sight.log):
        if entry.ply <= since:
            break
        fresh.append(entry)
    items, telling = [], board.telling
    for entry in reversed(fresh):
        for event, words, run in sentences(sight, board, entry, say):
            kind = str(event["event"])
            keys = " ".join(dict.fromkeys(key for one in run for key in telling.keys(sight, one)))
            items.append(Item(entry.ply, kind, words, keys, telling.flight(event), telling.sounds.get(kind, "")))
    return items[-NEWS_EVENTS:]


def sentences(sight: Sight, board: Board, entry: LogEntry, say: Say) -> list[tuple[Event, str, list[Event]]]:
    """What is said of one answer: the first event, its words, and all events that they tell of."""
    telling = board.telling
    said: list[tuple[Event, str, list[Event]]] = []
    for event, words in zip(entry.events, entry.sentences):
        kind = event["event"]
        if kind in telling.quiet:
            continue
        if kind in telling.runs and said and said[-1][0]["event"] == kind:
            said[-1][2].append(event)
        else:
            said.append((event, words, [event]))
    return [
        (event, telling.run(sight, run, say) if event["event"] in telling.runs else words, run)
        for event, words, run in said
    ]


# --- The end


def _winner(sight: Sight, say: Say) -> str:
    assert sight.result is not None
    names = [sight.seats[seat].name for seat in sight.result.winners]
    if not names:
        return say("defeat" if game(sight.game).cooperative else "nobody-won")
    if sight.me is not None and sight.result.winners == [sight.me] and sight.seats[sight.me].mine:
        return say("you-won")
    return say("one-won", name=names[0]) if len(names) == 1 else say("many-won", names=listed(names, say))


def _places(sight: Sight) -> list[tuple[int, Seat, int]]:
    assert sight.result is not None
    if len(set(sight.result.places)) == 1:  # won or lost together
        return []
    rows = zip(sight.result.places, sight.seats, sight.result.scores)
    return sorted(rows, key=lambda row: row[0])
