"""Positions worth looking at: what `make screens` shows and axe reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from itertools import count
from typing import Final

import underthrone as ut
from underthrone.bots import named
from underthrone.journal.reading import read
from underthrone.kernel.state import Result
from underthrone.review import Review, Reviewer
from underthrone.review.hints import Hint
from underthrone.review.review import summed
from underthrone.review.weighing import Budget
from underthrone.table import lessons, look, sight
from underthrone.table.lessons.naming import move_of
from underthrone.table.room import Room
from underthrone.table.storage.reviews import Stored

NAMES: Final = ("Ada", "Björn", "Chiara", "Dmitri", "Élise", "Farid")
LINK: Final = "https://table.example/t/7hq2mzk4pw"
SOCIETY: Final = "stygian-society"
Options = tuple[tuple[str, str], ...]
When = Callable[[Room], bool]
Draw = Callable[[look.Frame], str]
EASY: Final[Options] = (("difficulty", "apprentice"),)
HARD: Final[Options] = (("difficulty", "master"),)


def asked(at: Room) -> str:
    """The question of the moment by name; nothing at the end."""
    return at.state.rules.question_names[at.state.question] if at.state.deciders() else ""


def always(at: Room) -> bool:
    return True


class Played:
    """A game of greedy bots, played as far as somebody has asked."""

    def __init__(self, game: str, players: int, seed: int, options: Options) -> None:
        self.begin = partial(Room.in_memory, ut.game(game), players=players, seed=seed, options=dict(options))
        self.at = self.begin(names=NAMES[:1])
        self.bot = named("greedy", seed)
        self.moves: list[tuple[int, int]] = []
        self.asked: list[str] = [asked(self.at)]

    def on(self) -> bool:
        """One answer more; False at the end."""
        if not self.at.state.deciders():
            return False
        seat = self.at.state.deciders()[-1]
        self.moves.append((seat, self.bot.move(self.at.state, seat)))
        self.at.play(*self.moves[-1])
        self.asked.append(asked(self.at))
        return True

    def room(self, answers: int, people: int = 1) -> Room:
        """The table after some answers."""
        while len(self.moves) < answers and self.on():
            pass
        at = self.begin(names=NAMES[:people])
        for seat, move in self.moves[:answers]:
            at.play(seat, move)
        return at


@cache
def played(game: str, players: int, seed: int, options: Options = ()) -> Played:
    return Played(game, players, seed, options)


@cache
def room(game: str, players: int, seed: int, answers: int, people: int = 1, options: Options = ()) -> Room:
    """A table after some answers of greedy bots."""
    return played(game, players, seed, options).room(answers, people)


@cache
def turn(game: str, players: int, question: str, when: When = always, options: Options = ()) -> Room:
    """The first table where Ada is asked something under some circumstances, in the games of bots."""
    for seed in count(1):
        one, n = played(game, players, seed, options), 0
        while n < len(one.moves) or one.on():
            if one.asked[n] == question and one.moves[n][0] == 0 and when(one.room(n)):
                return one.room(n)
            n += 1
    raise AssertionError


def seen(game: str, players: int, seed: int, answers: int, me: int | None = 0) -> Draw:
    """The table's page for a seat."""

    def draw(frame: look.Frame) -> str:
        return look.table(frame, sight.of(room(game, players, seed, answers), me, frame.lang, link=LINK))

    return draw


def mine(
    game: str,
    players: int,
    question: str,
    when: When = always,
    options: Options = (),
    seed: int = 1,
    me: int | None = 0,
) -> Draw:
    """The page at a turn of Ada's."""

    def draw(frame: look.Frame) -> str:
        return look.table(frame, sight.of(turn(game, players, question, when, options), me, frame.lang, link=LINK))

    return draw


def written(question: str) -> Draw:
    """The page at a position of STYX that bots hardly ever come to."""

    def draw(frame: look.Frame) -> str:
        from tests.look import styx  # which takes its names from here

        return styx.seen(styx.position(question), frame)

    return draw


def after(answers: int) -> When:
    return lambda at: at.ply >= answers


def in_the_fray(at: Room) -> bool:
    """A floor of The Stygian Society with much to see."""
    view = at.state.view(0)
    standing, lying = len(view["front"] + view["rear"]), sum(view["field"].values())
    return view["floor"] > 1 and standing > 3 and lying > 5 and view["wounds"] > 1 and view["peril"] > 1


def well_off(at: Room) -> bool:
    """Several treasures of the team can be used."""
    return len(at.state.moves(0)) > 3


def by_chance(at: Room) -> bool:
    """A step would be paid with luck too."""
    return any(offer["luck"] for offer in at.state.view(0)["offers"]) and len(at.state.moves(0)) > 1


def lost(frame: look.Frame) -> str:
    """The end of a hard game of The Stygian Society."""
    at = room(SOCIETY, 3, 1, END, 1, HARD)
    return look.table(frame, sight.of(at, 0, frame.lang, link=LINK))


def replayed(game: str, players: int, seed: int, answers: int, at: int) -> Draw:
    """A moment of a table."""

    def draw(frame: look.Frame) -> str:
        table = room(game, players, seed, answers)
        seen = sight.at(table, at, 0, frame.lang, link=LINK)
        return look.moment(frame, seen, sight.whole_log(table, 0, frame.lang))

    return draw


def told(game: str, players: int, seed: int) -> Draw:
    """A whole game to read."""

    def draw(frame: look.Frame) -> str:
        return look.story(frame, sight.of(room(game, players, seed, END), 0, frame.lang, link=LINK))

    return draw


def taught(game: str, number: int, end: str = "") -> Draw:
    """A lesson: before anything is answered, after a mistake, or done."""

    def draw(frame: look.Frame) -> str:
        course = lessons.Course(lessons.lessons(game)[number - 1])
        for step in course.lesson.steps[: None if end == "done" else 1 if end else 0]:
            for text in step.solution if end == "done" else step.wrong[0]:
                move = move_of(course.s, course.lesson.me, text)
                assert move is not None
                course.answer([move])
        return look.lesson(frame, lessons.seen(course, frame.lang), course)

    return draw


def reviewed(game: str, players: int, seed: int) -> Draw:
    """A game as its review tells it."""

    def draw(frame: look.Frame) -> str:
        at = room(game, players, seed, END)
        seen = sight.of(at, 0, frame.lang, link=LINK)
        return look.review(frame, seen, *_review(game, players, seed))

    return draw


@cache
def _review(game: str, players: int, seed: int) -> tuple[Review, Stored]:
    """The last decisions of a game, and what comes of them: thought quickly."""
    at = room(game, players, seed, END)
    assert at.journal is not None
    copy = read(at.journal.text(words=False), "copy")
    reviewer = Reviewer(copy, budget=Budget(iterations=20, worlds=12, first=6, outlook=2))
    pieces = [reviewer.piece(place) for place in [0, *range(len(reviewer) - 36, len(reviewer))]]
    return summed(copy, pieces), Stored(pieces, len(pieces), False)


def unreviewed(frame: look.Frame) -> str:
    """Nobody has asked for it yet."""
    return look.review(frame, sight.of(room("styx", 4, 7, END), 0, frame.lang), None, Stored([], 0, False))


def advised(frame: look.Frame) -> str:
    """A hint on a page of its own, as it stands in the table's."""
    words = {"en": "Muster on the left", "fr": "Collecte à gauche"}
    found = Hint([1], words, words, 0.07, [words])
    return look.error(frame, 404, "").replace("</main>", look.hint(frame, "7hq2mzk4pw", [*NAMES], found) + "</main>")


def gathering(frame: look.Frame) -> str:
    """A table that waits for people."""
    g = ut.game("shadow-throne")
    at = Room("7hq2mzk4pw", g, 4, g.setup(4, None).options, b"secret")
    for chair, kind, name in zip(at.chairs, ("person", "open", "bot", "open"), ("Ada", "", "Corvin", "")):
        chair.kind, chair.name, chair.level = kind, name, "hard" if kind == "bot" else ""
    at.host = 0
    return look.table(frame, sight.of(at, 0, frame.lang, link=LINK))


LISTED: Final = [
    look.Listed("a1", "shadow-throne", "Shadow Throne", ["Björn", "Nyx"], "playing", 1.79e9, True, True, bots=["Nyx"]),
    look.Listed("a2", "styx", "STYX", ["Chiara"], "gathering", 1.79e9, open=True),
    look.Listed("a3", "lords-of-xidit", "Lords of Xidit", ["Dmitri", "Élise", "Farid"], "playing", 1.79e9),
    look.Listed("a4", "styx", "STYX", ["Élise"], "playing", 1.79e9, True, waiting=["Élise"], away_for=400, seat=0),
]
PLAYED: Final = [
    look.Listed("b1", "shadow-throne", "Shadow Throne", ["Björn", "Nyx"], "over", 1.78e9, True, seat=0, bots=["Nyx"]),
    look.Listed("b2", "styx", "STYX", ["Chiara", "Farid"], "over", 1.77e9, True, seat=1),
    look.Listed("b3", SOCIETY, "The Stygian Society", ["Nyx"], "over", 1.76e9, True, seat=0, bots=["Nyx"]),
]
RESULTS: Final = (
    Result([0], [1, 3, 2], [16, 4, 9], "influence"),
    Result([0], [1, 2, 3], [9, 7, 2], "souls"),
    Result([], [1, 1], [4, 4], "wounds"),
)
YOURS: Final = [LISTED[0], LISTED[3], *[replace(one, result=end) for one, end in zip(PLAYED, RESULTS)]]
END: Final = 10_000

POSITIONS: Final[dict[str, Draw]] = {
    "home": lambda frame: look.home(frame, LISTED[:1]),
    "tables": lambda frame: look.tables(frame, YOURS),
    "lobby": lambda frame: look.lobby(frame, LISTED[:1], LISTED[1:2], LISTED[2:3]),
    "create": lambda frame: look.create(frame, "shadow-throne"),
    "rules": lambda frame: look.rules(frame, "shadow-throne"),
    "cards": lambda frame: look.cards(frame, ut.game("shadow-throne")),
    "credits": look.credits_page,
    "learn": lambda frame: look.learn(frame, ut.game("styx")),
    "guide": lambda frame: look.guide(frame, "lords-of-xidit"),
    "lesson-styx": taught("styx", 1),
    "lesson-styx-missed": taught("styx", 1, "missed"),
    "lesson-throne": taught("shadow-throne", 2),
    "lesson-throne-done": taught("shadow-throne", 2, "done"),
    "lesson-society": taught(SOCIETY, 2),
    "lesson-xidit": taught("lords-of-xidit", 1),
    "error": lambda frame: look.error(frame, 404, "…"),
    "gathering": gathering,
    "throne-first": seen("shadow-throne", 4, 7, 0),
    "throne-draft": seen("shadow-throne", 4, 7, 10),
    "throne-wave": seen("shadow-throne", 4, 7, 34),
    "throne-wave-4": seen("shadow-throne", 5, 8, 44),
    "throne-fallen": seen("shadow-throne", 4, 3, 32),
    "throne-extra": mine("shadow-throne", 4, "extra"),
    "throne-save": mine("shadow-throne", 4, "save"),
    "throne-sealed": seen("shadow-throne", 4, 7, 37, me=3),
    "throne-watch": seen("shadow-throne", 3, 5, 26, me=None),
    "throne-end": seen("shadow-throne", 4, 7, END),
    "throne-replay": replayed("shadow-throne", 4, 7, END, 34),
    "throne-story": told("shadow-throne", 4, 7),
    "throne-review": reviewed("shadow-throne", 4, 7),
    "styx-unreviewed": unreviewed,
    "hint": advised,
    "styx-others": seen("styx", 4, 1, 49),
    "styx-turn": mine("styx", 4, "place", after(60)),
    "styx-bid": mine("styx", 4, "bid", after(20)),
    "styx-exchange": written("exchange"),
    "styx-pay": mine("styx", 4, "pay"),
    "styx-six": seen("styx", 6, 1, 66),
    "styx-watch": seen("styx", 5, 5, 63, me=None),
    "styx-end": seen("styx", 4, 7, END),
    "styx-replay": replayed("styx", 4, 7, END, 60),
    "xidit-place": seen("lords-of-xidit", 4, 3, 3),
    "xidit-orders": seen("lords-of-xidit", 4, 3, 181),
    "xidit-orders-5": seen("lords-of-xidit", 5, 8, 404),
    "xidit-rewards": mine("lords-of-xidit", 4, "choose_rewards", after(100)),
    "xidit-bard": mine("lords-of-xidit", 4, "place_bard", after(100)),
    "xidit-titan": mine("lords-of-xidit", 4, "fight"),
    "xidit-pay": mine("lords-of-xidit", 4, "pay"),
    "xidit-census": mine("lords-of-xidit", 5, "show", after(200)),
    "xidit-dummy": mine("lords-of-xidit", 3, "help_dummy", after(100)),
    "xidit-watch": seen("lords-of-xidit", 5, 8, 220, me=None),
    "xidit-end": seen("lords-of-xidit", 3, 4, END),
    "xidit-replay": replayed("lords-of-xidit", 4, 3, END, 200),
    "society-begin": mine(SOCIETY, 1, "begin"),
    "society-act": mine(SOCIETY, 1, "act", in_the_fray, EASY),
    "society-aim": mine(SOCIETY, 1, "aim", after(20), EASY),
    "society-buy": mine(SOCIETY, 2, "buy", after(40), EASY),
    "society-luck": mine(SOCIETY, 1, "buy", by_chance, EASY),
    "society-pay": mine(SOCIETY, 1, "pay", options=EASY),
    "society-support": mine(SOCIETY, 1, "support", well_off, EASY),
    "society-give": mine(SOCIETY, 1, "give", options=EASY),
    "society-trade": mine(SOCIETY, 1, "trade", options=EASY),
    "society-learn": mine(SOCIETY, 1, "learn", options=EASY),
    "society-chest": mine(SOCIETY, 1, "open_chest", options=EASY),
    "society-watch": mine(SOCIETY, 2, "act", after(40), EASY, me=None),
    "society-replay": replayed(SOCIETY, 2, 1, END, 80),
    "society-end": lost,
}
