"""Sight: everything that one seat, or a spectator, may see of a table, as plain data in one language.

Pages, updates and the API get this and nothing else, so that no secret can slip out: it is made of the seat's view, of
its own moves and of events as the seat may know them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from underthrone.games import game as find
from underthrone.games import stored
from underthrone.games.changes import all_said
from underthrone.games.edition import stored as stored_edition
from underthrone.journal.journal import commitment
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import State
from underthrone.table.chair import BOT, PERSON, Chair
from underthrone.table.fairness import Fairness
from underthrone.table.log import LogEntry, Milestone, Reader
from underthrone.table.presence import ABSENT_SECONDS, whose
from underthrone.table.room import GATHERING, OVER, PLAYING, Room, Said
from underthrone.table.verbs.hint import allowed

MOST_EDITIONS: Final = 64  # whose changes are remembered in words


@dataclass(slots=True, frozen=True)
class Choice:
    """A move that is possible now: its number and notation, its kind and arguments, and what it does in words."""

    move: int
    notation: str
    kind: str
    args: dict[str, int]
    words: str


@dataclass(slots=True, frozen=True)
class Offer:
    """Several moves that answer together, and what they do in words; `usual`: what most would do."""

    moves: list[int]
    usual: bool
    would: dict[str, Any]  # what they would take and do, where the game says it
    words: str

    @property
    def move(self) -> str:
        """As a page sends them."""
        return " ".join(map(str, self.moves))


class Choices(list[Choice]):
    """The moves of the seat, also by what they are about."""

    def __init__(self, game: Game, choices: list[Choice], why: Callable[[int], str]) -> None:
        super().__init__(choices)
        self.game = game
        self._why = why
        self._by: dict[tuple[str, tuple[tuple[str, int], ...]], Choice] = {
            (c.kind, tuple(sorted(c.args.items()))): c for c in choices
        }

    def at(self, kind: str, **args: int) -> Choice | None:
        """The choice of this kind with these arguments, if it is possible now."""
        return self._by.get((kind, tuple(sorted(args.items()))))

    def of(self, *kinds: str) -> list[Choice]:
        """The choices of some kinds."""
        return [c for c in self if c.kind in kinds]

    def why(self, kind: str, **args: int) -> str:
        """Why this move isn't possible now, in a sentence; nothing when it is, or when nobody could ever make it."""
        for known in self.game.moves.kinds:
            if known.name == kind and set(known.args) == set(args):
                move = 0
                for name, size in zip(known.args, known.values()):
                    if not 0 <= args[name] < size:
                        return ""
                    move = move * size + args[name]
                return self._why(known.at(move))
        return ""


@dataclass(slots=True, frozen=True)
class Seat:
    """Who sits where, as everybody may see it."""

    number: int
    name: str  # as the person wrote it: escape it; for an open seat what the seat is called
    kind: str  # person, bot or open
    level: str  # of a bot: easy, normal, hard or expert
    deciding: bool
    present: bool
    away_for: int | None  # for how many seconds the person has been away; None for those who are here
    mine: bool
    host: bool
    can_give: bool  # I may give this seat to a bot now


@dataclass(slots=True, frozen=True)
class ChosenOption:
    """An option that the game was set up with, in words."""

    name: str
    value: str
    title: str
    words: str


@dataclass(slots=True, frozen=True)
class Outcome:
    """How the game ended."""

    winners: list[int]
    places: list[int]
    scores: list[int]
    reason: str
    words: str


@dataclass(slots=True, frozen=True)
class Sight:
    """A table as one seat sees it; `me` is None for a spectator."""

    table: str
    game: str
    title: str  # of the game
    lang: str
    players: int
    options: list[ChosenOption]
    edition: str  # the id of the cards
    changes: list[str]  # what differs from the installed cards, in words
    phase: str  # gathering, playing or over
    live: bool  # False: turn-based, no clock
    public: bool
    open_chat: bool  # spectators may write too
    seats: list[Seat]
    me: int | None
    may: list[str]  # what I may do beside answering: sit, start, leave, rename, chat, undo
    host: bool  # I started this table and start the game
    ply: int  # answers given up to what is shown
    last: int  # answers given so far; more than `ply` in a replay
    replay: bool
    addressed: list[int]  # the seats that the question was put to; those of them that still think are `deciding`
    question: str  # what is asked, by name, such as "choose"; nothing while gathering or when the game is over
    prompt: str  # what is asked, in words
    rule: str  # the id of the rule that applies
    parts: int  # how many moves make one answer
    view: dict[str, Any]  # what I may know of the game; empty while gathering
    views: list[dict[str, Any]]  # what every seat knew: once the game is over
    choices: Choices
    proposals: list[Offer]  # whole answers where several moves are asked one by one, the usual one first
    wishes: dict[str, str]  # what I want to be asked, by card; "": whatever isn't named
    sealed: list[Choice]  # what I have sealed so far and may still change
    can_undo: bool
    log: list[LogEntry]
    course: list[Milestone]  # the deal, every round and the end, once the game is over
    chat: list[Said]
    result: Outcome | None
    fair: Fairness | None  # once the game is over
    commitment: str  # the SHA-256 of the host's secret
    seals: dict[int, str]  # the SHA-256 of what each seat contributes to chance
    contributors: list[int]  # the seats whose contribution is opened; nothing binds the host without any
    dealing: bool  # seals are final and contributions are being opened: then the game begins
    created: float
    waiting_since: float
    link: str  # the table's address, to invite others
    continues: str  # the table of the game that this one goes on from; nothing for one that began with a deal
    continued: int  # after how many answers there
    redealt: int | None  # the seat for which what it couldn't know was dealt anew
    next: str  # the id of the rematch's table; nothing as long as nobody asked for one
    my_link: str  # the address that sits another device of mine on my seat; nothing when it isn't known


def of(room: Room, me: int | None, lang: str, *, link: str = "", my_link: str = "") -> Sight:
    """The table now."""
    s = None if room.journal is None else room.state
    return _sight(room, s, room.ply, me, lang, False, link, my_link)


def at(
    room: Room,
    ply: int,
    me: int | None,
    lang: str,
    *,
    position: State | None = None,
    link: str = "",
    through: int | None = None,
) -> Sight:
    """A replay: the table after `ply` answers, as the seat saw it then; nothing can be chosen in it.

    Once the game is over anybody may look at it through the eyes of any seat.
    """
    assert room.journal is not None
    assert through is None or room.phase == OVER, "a hand is shown to nobody else before the end"
    s = room.journal.replay(ply) if position is None else position
    seen = _sight(room, s, ply, me if through is None else through, lang, True, link, "")
    return seen if through is None else replace(seen, seats=_seats(room, s, ply, me, lang, True), host=me == room.host)


def staged(room: Room, s: State, ply: int, me: int, lang: str) -> Sight:
    """A position that no journal holds, such as a lesson's: nobody may do anything but answer."""
    seen = _sight(room, s, ply, me, lang, False, "", "")
    return replace(seen, phase=PLAYING, may=[], last=ply)


def _sight(
    room: Room, s: State | None, ply: int, me: int | None, lang: str, replay: bool, link: str, my_link: str
) -> Sight:
    g, over = room.game, room.phase == OVER
    question = "" if s is None or s.question < 0 else s.rules.question_names[s.question]
    mine = s if s is not None and not replay and me is not None else None
    can_undo = mine is not None and me is not None and not over and _can_undo(room, me)
    return Sight(
        table=room.id,
        game=g.id,
        title=g.title(lang),
        lang=lang,
        players=room.players,
        options=options(g, room.setup.options, lang),
        edition=g.edition,
        changes=changes(g, lang),
        phase=room.phase,
        live=room.live,
        public=room.public,
        open_chat=room.open_chat,
        seats=_seats(room, s, ply, me, lang, replay),
        me=me,
        may=[] if replay else _may(room, me, can_undo),
        host=me is not None and me == room.host,
        ply=ply,
        last=room.ply,
        replay=replay,
        addressed=[] if s is None else s.addressed,
        question=question,
        prompt="" if s is None else g.prompt(s, lang),
        rule=s.rules.rule_ids[s.question] if s is not None and question else "",
        parts=s.rules.parts[s.question] if s is not None and question else 1,
        view={} if s is None else s.view(me),
        views=[s.view(seat) for seat in range(room.players)] if s is not None and over else [],
        choices=choices(g, mine, me, lang),
        proposals=proposals(g, mine, me, lang),
        wishes={} if me is None else dict(room.wishes.get(room.chairs[me].token, {})),
        sealed=[] if mine is None or me is None else [choice(g, mine, me, move, lang) for move in mine.parts_of(me)],
        can_undo=can_undo,
        log=[] if s is None else _log(room, s, ply, me, lang),
        course=room.log.course() if over else [],
        chat=room.chat[:],
        result=None if s is None else _outcome(g, s, lang),
        fair=room.fairness if over else None,
        commitment=_commitment(room),
        seals={chair.seat: chair.seal for chair in room.chairs if chair.seal},
        contributors=[chair.seat for chair in room.chairs if chair.contribution],
        dealing=room.dealing and room.phase == GATHERING,
        created=room.created,
        waiting_since=room.moved,
        link=link,
        continues=room.continues,
        continued=0 if room.start is None else room.start.number,
        redealt=None if room.start is None else room.start.seat,
        next=room.next,
        my_link=my_link,
    )


# --- Seats


def _seats(room: Room, s: State | None, ply: int, me: int | None, lang: str, replay: bool) -> list[Seat]:
    giving = [] if replay else replaceable(room, me)
    names = room.names_at(ply) if replay else room.names
    return [
        Seat(
            number=chair.seat,
            name=names[chair.seat] or room.game.say(lang, "seat", {"number": chair.seat + 1}),
            kind=PERSON if replay and names[chair.seat] != chair.name else chair.kind,
            level=chair.level,
            deciding=s is not None and not replay and bool(s.waiting >> chair.seat & 1),
            present=chair.kind == BOT or present(room, chair),
            away_for=int(room.away(chair)) if chair.kind == PERSON and not present(room, chair) else None,
            mine=chair.seat == me,
            host=chair.seat == room.host,
            can_give=chair.seat in giving,
        )
        for chair in room.chairs
    ]


def present(room: Room, chair: Chair) -> bool:
    """A person with a page open, or who was here a moment ago."""
    return chair.kind == PERSON and room.presence.here(whose(room.id, chair))


def replaceable(room: Room, me: int | None) -> list[int]:
    """The seats that somebody may give to a bot: open ones, and at a live table those of people long absent."""
    if room.phase == OVER or me is None:
        return []
    if room.phase == GATHERING:
        return room.open_seats() if me == room.host else []
    gone = [
        chair.seat
        for chair in room.chairs
        if room.live and chair.kind == PERSON and chair.seat != me and room.away(chair) >= ABSENT_SECONDS
    ]
    return sorted(room.open_seats() + gone)


def _may(room: Room, me: int | None, can_undo: bool) -> list[str]:
    may: list[str] = []
    if me is None:
        may = ["sit"] if room.open_seats() and room.phase == GATHERING else []
        return [*may, "chat"] if room.open_chat else may
    if room.phase == GATHERING and me == room.host and not room.open_seats():
        may.append("start")
    if room.phase == PLAYING or (room.phase == GATHERING and not room.dealing):
        may.append("leave")
    may += ["rename", "chat"]
    if allowed(room, me):
        may.append("hint")
    return [*may, "undo"] if can_undo else may


# --- The game


def options(g: Game, chosen: dict[str, str], lang: str) -> list[ChosenOption]:
    """What the game is set up with, in words."""
    return [
        ChosenOption(name, value, g.say(lang, f"option-{name}", {}), g.say(lang, f"option-{name}-{value}", {}))
        for name, value in chosen.items()
    ]


def changes(g: Game, lang: str) -> list[str]:
    """What differs from the installed cards, a line for each card; nothing when they are the installed ones."""
    return [] if g.edition == find(g.id).edition else _changes(g.id, g.edition, g.contents, lang)[:]


@lru_cache(maxsize=MOST_EDITIONS)
def _changes(game_id: str, edition: str, contents: str, lang: str) -> list[str]:
    try:
        return all_said(stored(game_id, edition, contents), stored_edition(edition, contents), lang)
    except Trouble:  # a game without edition files
        return []


def choices(g: Game, s: State | None, me: int | None, lang: str) -> Choices:
    """The seat's moves with their words."""
    if s is None or me is None:
        return Choices(g, [], lambda move: "")
    possible = [choice(g, s, me, move, lang) for move in s.options(me)]
    return Choices(g, possible, lambda move: g.why_not(s, me, move, lang))


def proposals(g: Game, s: State | None, me: int | None, lang: str) -> list[Offer]:
    """Whole answers of the seat with their words."""
    if s is None or me is None:
        return []
    return [Offer(*one, g.proposed(s, me, one, lang)) for one in g.proposals(s, me)]


def choice(g: Game, s: State, me: int, move: int, lang: str) -> Choice:
    """One move with its words."""
    found = g.moves.find(move)
    assert found is not None
    return Choice(move, g.notation(move), found[0].name, found[1], g.words(s, me, move, lang))


def foretold(g: Game, s: State | None, me: int, moves: list[int], lang: str) -> list[dict[str, Any]]:
    """What each part of the seat's answer would come to, as far as the seat can know; nothing where it isn't asked."""
    if s is None or s.question < 0 or len(moves) > s.rules.parts[s.question]:
        return []
    return g.foretell(s, me, moves, lang) if set(moves) <= set(s.options(me)) else []


def _can_undo(room: Room, me: int) -> bool:
    return room.journal is not None and room.phase == PLAYING and room.journal.can_undo(me)


def _outcome(g: Game, s: State, lang: str) -> Outcome | None:
    result = s.result()
    if result is None:
        return None
    return Outcome(result.winners, result.places, result.scores, result.reason, g.reason(s, lang))


# --- What happened


def _log(room: Room, s: State, ply: int, me: int | None, lang: str) -> list[LogEntry]:
    """The log up to a ply; once the game is over everything is told to everybody."""
    entries = room.log.read(room.game, s, Reader(me, lang, everything=room.phase == OVER))
    if room.handovers:
        between = room.log.handed_over(room.game, s, lang)
        entries = sorted([*entries, *between], key=lambda entry: entry.ply)
    return [entry for entry in entries if entry.ply <= ply]


def whole_log(room: Room, me: int | None, lang: str) -> list[LogEntry]:
    """All that the reader may know by now, whatever moment is shown."""
    return [] if room.journal is None else _log(room, room.state, room.ply, me, lang)


# --- Fairness


def _commitment(room: Room) -> str:
    """The seal of the host's secret, shown before anybody could know what it brings."""
    if room.journal is not None:
        return room.journal.commitment
    return commitment(room.secret) if room.secret else ""
