"""What the pages around lessons show: the list of a game's lessons, and its guide."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from underthrone.games import game as find
from underthrone.kernel.game import Game
from underthrone.table.lessons import Help, PuzzleLesson, guide, lessons, offered, puzzles
from underthrone.table.look.boards import board_of
from underthrone.table.look.pieces import cards_page

KEPT: Final = 64  # lists of lessons that are remembered, of all editions


@dataclass(slots=True, frozen=True)
class Listed:
    """A lesson in the list."""

    id: str
    number: int
    title: str
    tells: str  # its first sentence


@dataclass(slots=True, frozen=True)
class LearnPage:
    """The list of lessons."""

    lessons: list[Listed]
    puzzles: list[Listed]
    ours: str
    of: int  # lessons of the game, whatever the cards
    edition: str  # nothing: the installed one


@dataclass(slots=True, frozen=True)
class Explained:
    """A kind of decision."""

    question: str
    name: str
    says: str
    point: str
    can: list[tuple[str, str]]  # words and rule


@dataclass(slots=True, frozen=True)
class Named:
    """A thing on the board."""

    on: str
    name: str
    says: str


@dataclass(slots=True, frozen=True)
class GuidePage:
    """Decisions and things."""

    decisions: list[Explained]
    things: list[Named]
    cards: str
    ours: str


@lru_cache(KEPT)
def learn_page(g: Game, lang: str) -> LearnPage:
    """The lessons of a game that go with its cards."""
    listed = [Listed(one.id, one.number, one.title[lang], _first(one.tells[lang])) for one in offered(g)]
    solved = [Listed(one.id, one.number, one.title[lang], _lead_in(one, lang)) for one in puzzles(g)]
    edition = "" if g.edition == find(g.id).edition else g.edition
    return LearnPage(listed, solved, guide(g.id).ours[lang], len(lessons(g.id)), edition)


@cache
def guide_page(game: str, lang: str) -> GuidePage:
    """The guide of a game."""
    found = guide(game)
    things = [Named(thing.on, thing.name[lang], thing.says[lang]) for thing in found.things]
    cards = cards_page(game) if board_of(game).faces(lang) else ""
    return GuidePage([_explained(one, lang) for one in found.helps.values()], things, cards, found.ours[lang])


def _explained(one: Help, lang: str) -> Explained:
    can = [(line.words[lang], line.rule) for line in one.can]
    return Explained(one.question, one.name[lang], one.says[lang], one.point, can)


def _lead_in(one: PuzzleLesson, lang: str) -> str:
    """What a puzzle asks."""
    s = one.puzzle.start()
    return s.setup.game.prompt(s, lang)


def _first(text: str) -> str:
    """The first sentence."""
    return text.split(". ")[0].rstrip(".") + "."
