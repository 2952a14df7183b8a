"""The look: from what a seat may see to HTML. The server calls these functions and knows no template."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from underthrone.games import game as game_of
from underthrone.games import games
from underthrone.kernel.game import Game
from underthrone.kernel.state import Result
from underthrone.review.hints import Hint
from underthrone.review.review import Review
from underthrone.review.verdicts import SIGNS
from underthrone.table.comparing import GAMES, Small
from underthrone.table.lessons import Course, PuzzleLesson
from underthrone.table.log import LogEntry
from underthrone.table.look.about import about, all_games
from underthrone.table.look.assets import asset, files, version
from underthrone.table.look.boards import board_of, template_of
from underthrone.table.look.chapters import chapters, story_chapters
from underthrone.table.look.editor import Tried, entries_of, face_of, form_of, map_of, no_such_icon, parts_of
from underthrone.table.look.environment import icons, macros, template
from underthrone.table.look.frame import Frame
from underthrone.table.look.hand import in_hand
from underthrone.table.look.learnpage import guide_page, learn_page
from underthrone.table.look.lessonpage import LessonPage, lesson_page
from underthrone.table.look.pieces import cards_page
from underthrone.table.look.reviewpage import advice, review_page
from underthrone.table.look.rulepage import rules_of
from underthrone.table.look.tablepage import listed, pictures, table_page
from underthrone.table.look.words import SAY
from underthrone.table.refusal import Unplayed
from underthrone.table.sight import Sight
from underthrone.table.storage.reviews import Stored

__all__ = [
    "Frame",
    "Linked",
    "Listed",
    "asset",
    "cards",
    "create",
    "credits",
    "error",
    "files",
    "forget",
    "forgotten",
    "guide",
    "hint",
    "home",
    "learn",
    "left",
    "lesson",
    "lesson_update",
    "lobby",
    "moment",
    "privacy",
    "report",
    "reported",
    "review",
    "reviewing",
    "rules",
    "story",
    "swap",
    "table",
    "tables",
    "trouble",
    "unplayed",
    "update",
    "version",
]

SCRIPTED = (
    "your-turn",
    "copied",
    "notify-on",
    "notify-no",
    "offline",
    "sure-yes",
    "replay-run",
    "replay-stop",
    "choose-this",
    "herald-pause",
    "herald-on",
    "my-link-copied",
    "what-now-none",
    "companion-hello",
    "companion-got-it",
    "companion-away",
    "companion-back",
    "away-now",
    "away-minutes",
    "away-hours",
    "away-days",
)


@dataclass(slots=True, frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    title: str  # of the game
    names: list[str]  # of those who sit, without me
    phase: str
    at: float  # when something last happened
    mine: bool = False  # I have a seat there
    my_turn: bool = False
    open: bool = False  # there is a free seat
    bots: list[str] = field(default_factory=list)  # whose names are those of bots
    waiting: list[str] = field(default_factory=list)  # who else is to answer
    away_for: int | None = None  # for how many seconds one of them has been away
    seat: int | None = None  # mine
    result: Result | None = None

    @property
    def day(self) -> datetime:
        """When something last happened."""
        return datetime.fromtimestamp(self.at, UTC)

    @property
    def together(self) -> bool:
        """All have won or lost together."""
        return self.result is not None and len(set(self.result.places)) == 1

    @property
    def unit(self) -> str:
        """The word for what scores count."""
        return board_of(self.game).unit


@dataclass(slots=True, frozen=True)
class Linked:
    """What a personal link is about."""

    table: str
    title: str  # of the game
    seat: str  # the name of who sits there, or of the seat
    mine: str  # the name under which this browser sits at the table
    link: str
    token: str


# --- The table


def table(frame: Frame, sight: Sight) -> str:
    """The whole page of a table: gathering, playing or over."""
    return _table("table.html", frame, sight, -1)


def moment(frame: Frame, sight: Sight, log: list[LogEntry], whole: bool = True) -> str:
    """A moment of a game, with its chapters and, once it is over, its charts; or only the part that changes.

    `sight.log` goes up to the moment, `log` as far as the reader may know it by now.
    """
    say, board = SAY[frame.lang], board_of(sight.game)
    more: dict[str, Any] = {"chapters": chapters(sight, log, board, say)}
    if whole and sight.phase == "over":
        with in_hand(sight.choices.game):
            more["pictures"] = pictures(replace(sight, log=log), board, say)
    return _table("table.html" if whole else "now.html", frame, sight, -1, **more)


def update(frame: Frame, sight: Sight, since: int) -> str:
    """The part that changes, with the news after the ply that the reader has seen (-1: the end page, without news)."""
    return _table("now.html", frame, sight, since)


def lesson(frame: Frame, sight: Sight, course: Course) -> str:
    """The whole page of a lesson: a position on the board, and what is to be done there."""
    return _table("table.html", frame, sight, -1, lesson_page(course, frame.lang))


def lesson_update(frame: Frame, sight: Sight, course: Course) -> str:
    """The part of a lesson that changes after an answer."""
    return _table("now.html", frame, sight, course.seen_ply, lesson_page(course, frame.lang))


def _table(name: str, frame: Frame, sight: Sight, since: int, of: LessonPage | None = None, **more: Any) -> str:
    say = SAY[frame.lang]
    board = board_of(sight.game)
    with in_hand(sight.choices.game):
        s = table_page(sight, board, since, say)
        path = f"/t/{sight.table}/replay/{sight.ply}{s.by}" if sight.replay else f"/t/{sight.table}"
        return template(frame.lang, name).render(
            frame=replace(frame, path=of.here if of else path),  # a part of the page was asked for elsewhere
            sight=sight,
            cards=cards_page(sight.game),
            whole=name == "table.html" or since <= 0 or sight.phase != "playing",  # what never changes is sent once
            s=s,
            b=board.pieces(sight, say) if sight.view else None,
            board=macros(frame.lang, template_of(sight.game)),
            scripted=_scripted(frame.lang),
            lesson=of,
            **more,
        )


@cache
def _scripted(lang: str) -> str:
    return json.dumps({key: SAY[lang](key) for key in SCRIPTED}, ensure_ascii=False)


def trouble(frame: Frame, sentence: str) -> str:
    """What an answer that was refused says, for the page that stays as it is (4xx to htmx)."""
    return template(frame.lang, "trouble.html").render(sentence=sentence)


def story(frame: Frame, sight: Sight) -> str:
    """A game that is over, to read."""
    say, board = SAY[frame.lang], board_of(sight.game)
    with in_hand(sight.choices.game):
        return _page(
            "story.html",
            frame,
            sight=sight,
            s=table_page(sight, board, -1, say),
            chapters=story_chapters(sight, board, say),
            names=listed([seat.name for seat in sight.seats], say),
            played=say("date", at=datetime.fromtimestamp(sight.created, UTC)),
        )


def review(frame: Frame, sight: Sight, found: Review | None, stored: Stored) -> str:
    """What decided a game; while it is thought, how far that is."""
    say, board = SAY[frame.lang], board_of(sight.game)
    page = None if found is None else review_page(found, sight, board, frame.lang, say)
    with in_hand(sight.choices.game):
        s = table_page(sight, board, -1, say)
        return _page("review.html", frame, sight=sight, s=s, r=page, stored=stored, signs=SIGNS)


def hint(frame: Frame, table: str, names: list[str], found: Hint | None) -> str:
    """What a bot would do, or that it thinks."""
    return _page("hint.html", frame, table=table, h=None if found is None else advice(found, names, frame.lang))


def reviewing(frame: Frame, sight: Sight, stored: Stored) -> str:
    """How far it is, for the page that waits."""
    return _page("reviewing.html", frame, sight=sight, stored=stored)


# --- Other pages


def home(frame: Frame, mine: list[Listed], closed: str = "", opened: str = "") -> str:
    """The four games, and the tables where this browser sits; `closed` says to whom opening tables is left."""
    return _page("home.html", frame, games=all_games(frame.lang), mine=mine, opened=opened, closed=closed)


def lobby(frame: Frame, yours: list[Listed], gathering: list[Listed], running: list[Listed], closed: str = "") -> str:
    """Public tables: to sit down at, and to watch."""
    return _page("lobby.html", frame, yours=yours, open=gathering, running=running, closed=closed)


def tables(frame: Frame, mine: list[Listed], closed: str = "") -> str:
    """All tables where this browser sits: those that go on, and what was played."""
    going = [table for table in mine if table.phase != "over"]
    over = mine[len(going) :]
    return _page("yours.html", frame, going=going, over=over, record=_record(over), closed=closed)


def _record(over: list[Listed]) -> list[tuple[str, int, int]]:
    """Of each game how many were played to their end, and won."""
    ended = [table for table in over if table.result is not None and table.seat is not None]
    won = Counter(table.title for table in ended if table.result and table.seat in table.result.winners)
    return [(title, n, won[title]) for title, n in Counter(table.title for table in ended).most_common()]


def create(frame: Frame, game: str, values: Mapping[str, str] | None = None, trouble: str = "") -> str:
    """The form for a new table; after a mistake with what was given and what is wrong."""
    return _page(
        "create.html",
        frame,
        g=about(game, frame.lang),
        games=all_games(frame.lang),
        values=dict(values or {}),
        trouble=trouble,
    )


def swap(frame: Frame, linked: Linked) -> str:
    """Asks whether this browser shall hold the seat of a link in place of its own."""
    return _page("swap.html", frame, linked=linked)


def left(frame: Frame, linked: Linked) -> str:
    """A seat that was left in the middle of a game: to sit down, or to hand it on."""
    return _page("left.html", frame, linked=linked)


def rules(frame: Frame, game: str) -> str:
    """The rules of a game, with an anchor for each."""
    text, contents = rules_of(game, frame.lang)
    return _page("rules.html", frame, text=text, contents=contents, title=game_of(game).title(frame.lang))


def cards(frame: Frame, game: Game) -> str:
    """Every card of a game in the open; the table takes its large cards from here."""
    with in_hand(game):
        faces = board_of(game.id).faces(frame.lang)
        return _page("cards.html", frame, game=game.id, faces=faces, title=game.title(frame.lang))


def learn(frame: Frame, game: Game, today: PuzzleLesson | None = None) -> str:
    """The lessons and puzzles of a game that go with its cards."""
    page = learn_page(game, frame.lang)
    return _page("learn.html", frame, g=about(game.id, frame.lang), page=page, today=today)


def guide(frame: Frame, game: str) -> str:
    """A game decision by decision, and everything on its board; the table takes its help from here."""
    return _page("guide.html", frame, g=about(game, frame.lang), page=guide_page(game, frame.lang))


def editor(frame: Frame, tried: Tried) -> str:
    """The editor of a game's editions."""
    title = game_of(tried.game).title(frame.lang)
    lang = frame.lang
    form, parts, entries = form_of(tried, lang), parts_of(tried.game, lang), entries_of(tried, lang)
    lists = {"form": form, "parts": parts, "entries": entries, "icons": sorted(icons())}
    return _page("editor.html", frame, tried=tried, title=title, **lists, **_tried(tried, lang))


def editor_tried(frame: Frame, tried: Tried) -> str:
    """What came of a change, for the page that is open."""
    return _page("tried.html", frame, tried=tried, **_tried(tried, frame.lang))


def _tried(tried: Tried, lang: str) -> dict[str, Any]:
    icon, near = no_such_icon(tried)
    return {"face": face_of(tried, lang), "map": map_of(tried, lang), "icon": icon, "near": near}


def editor_compared(frame: Frame, game: str, file: str, small: Small) -> str:
    """How far a small comparison is, or what it says."""
    rows = [row["words"][frame.lang] for row in (small.result or {}).get("figures", [])]
    return _page("compared.html", frame, game=game, file=file, small=small, most=GAMES, rows=rows)


def credits_page(frame: Frame) -> str:
    """Whose work is in the page."""
    return _page("credits.html", frame)


def privacy(frame: Frame, keep_chat: float, keep_logs: float, contact: str) -> str:
    """What is stored, and for how many days."""
    return _page("privacy.html", frame, keep_chat=_days(keep_chat), keep_logs=_days(keep_logs), contact=contact)


def report(frame: Frame, sight: Sight) -> str:
    """Something that whoever runs the server should know."""
    return _page("report.html", frame, sight=sight, sent=False)


def reported(frame: Frame, sight: Sight) -> str:
    """It was written down."""
    return _page("report.html", frame, sight=sight, sent=True)


def forget(frame: Frame, sight: Sight) -> str:
    """Asks before anything is deleted."""
    return _page("forget.html", frame, sight=sight, done=False)


def forgotten(frame: Frame, sight: Sight) -> str:
    """It is deleted."""
    return _page("forget.html", frame, sight=sight, done=True)


def _days(number: float) -> int | float:
    return int(number) if number == int(number) else number


def error(frame: Frame, status: int, detail: str) -> str:
    """What went wrong, in the reader's language."""
    say = SAY[frame.lang]
    title = say(f"error-{status}") if status in (400, 403, 404, 405, 409, 410, 413, 429) else say("error-other")
    return _page("error.html", frame, status=status, title=title, detail=detail)


def unplayed(frame: Frame, sentence: str, refusal: Unplayed) -> str:
    """A table of another version: what it was, and where to go on."""
    table = refusal.table
    known = table.game if table.game in games() else ""
    return _page(
        "unplayed.html",
        frame,
        key=refusal.error,
        sentence=sentence,
        title=game_of(known).title(frame.lang) if known else table.game,
        known=known,
        table=table,
        names=[chair.name for chair in table.seats if chair.name],
        opened=SAY[frame.lang]("date", at=datetime.fromtimestamp(table.created, UTC)),
    )


def _page(name: str, frame: Frame, **shown: Any) -> str:
    return template(frame.lang, name).render(frame=frame, **shown)
