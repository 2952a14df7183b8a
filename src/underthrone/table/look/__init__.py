"""The look: from what a seat may see to HTML. The server calls these functions and knows no template."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from underthrone.games import game as game_of
from underthrone.games import games
from underthrone.kernel.game import Game
from underthrone.table.look.about import about, all_games
from underthrone.table.look.assets import asset, files, version
from underthrone.table.look.boards import board_of, template_of
from underthrone.table.look.environment import macros, template
from underthrone.table.look.frame import Frame
from underthrone.table.look.hand import in_hand
from underthrone.table.look.pieces import cards_page
from underthrone.table.look.rulepage import rules_of
from underthrone.table.look.tablepage import table_page
from underthrone.table.look.words import SAY
from underthrone.table.refusal import Unplayed
from underthrone.table.sight import Sight

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
    "home",
    "left",
    "lobby",
    "privacy",
    "report",
    "reported",
    "rules",
    "swap",
    "table",
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
)


@dataclass(slots=True, frozen=True)
class Listed:
    """A table in a list."""

    id: str
    title: str  # of the game
    names: list[str]  # of those who sit
    phase: str
    mine: bool = False  # I have a seat there
    my_turn: bool = False
    open: bool = False  # there is a free seat


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
    """The whole page of a table: gathering, playing, over or (sight.replay) a moment of it."""
    return _table("table.html", frame, sight, -1)


def update(frame: Frame, sight: Sight, since: int) -> str:
    """The part that changes, with the news after the ply that the reader has seen (-1: the end page, without news)."""
    return _table("now.html", frame, sight, since)


def _table(name: str, frame: Frame, sight: Sight, since: int) -> str:
    say = SAY[frame.lang]
    board = board_of(sight.game)
    path = f"/t/{sight.table}/replay/{sight.ply}" if sight.replay else f"/t/{sight.table}"
    frame = replace(frame, path=path)  # a part of the page was asked for elsewhere
    with in_hand(sight.choices.game):
        return template(frame.lang, name).render(
            frame=frame,
            sight=sight,
            cards=cards_page(sight.game),
            whole=name == "table.html",  # what never changes is sent once
            s=table_page(sight, board, since, say),
            b=board.pieces(sight, say) if sight.view else None,
            board=macros(frame.lang, template_of(sight.game)),
            scripted=_scripted(frame.lang),
        )


@cache
def _scripted(lang: str) -> str:
    return json.dumps({key: SAY[lang](key) for key in SCRIPTED}, ensure_ascii=False)


def trouble(frame: Frame, sentence: str) -> str:
    """What an answer that was refused says, for the page that stays as it is (4xx to htmx)."""
    return template(frame.lang, "trouble.html").render(sentence=sentence)


# --- Other pages


def home(frame: Frame, mine: list[Listed], closed: str = "") -> str:
    """The four games, and the tables where this browser sits; `closed` says to whom opening tables is left."""
    return _page("home.html", frame, games=all_games(frame.lang), mine=mine, opened="", closed=closed)


def lobby(frame: Frame, yours: list[Listed], gathering: list[Listed], running: list[Listed], closed: str = "") -> str:
    """Public tables: to sit down at, and to watch."""
    return _page("lobby.html", frame, yours=yours, open=gathering, running=running, closed=closed)


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
