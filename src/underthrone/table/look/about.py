"""The games as the home page and the form for a new table tell of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from underthrone.games import game, games
from underthrone.kernel.game import Game
from underthrone.table.lessons import guide, lessons
from underthrone.table.look.boards import board_of

MINUTES: Final = {  # with people who know the rules
    "shadow-throne": (20, 40),
    "styx": (30, 60),
    "lords-of-xidit": (60, 90),
    "stygian-society": (60, 120),
}
BEST: Final = {"shadow-throne": 4, "styx": 4, "lords-of-xidit": 4, "stygian-society": 3}
ORDER: Final = ("shadow-throne", "styx", "stygian-society", "lords-of-xidit")


@dataclass(slots=True, frozen=True)
class Way:
    """A value of an option, in words."""

    value: str
    words: str
    short: str  # the words before a colon
    first: bool = False  # for a first game


@dataclass(slots=True, frozen=True)
class Setting:
    """An option, in words."""

    name: str
    words: str
    default: str
    choices: tuple[Way, ...]


@dataclass(slots=True, frozen=True)
class About:
    """A game in short."""

    id: str
    title: str
    about: str
    least: int
    most: int
    best: int
    short: int
    long: int
    options: tuple[Setting, ...]
    cards: bool  # there is a page of all its cards
    lessons: int
    quick: tuple[Setting, ...]  # the options that matter for a newcomer
    first: int  # players of a first game
    allied: bool  # bots are on everybody's side
    ours: str  # what isn't the printed game's


@cache
def about(game_id: str, lang: str) -> About:
    """One game."""
    g = game(game_id)
    short, long = MINUTES.get(game_id, (30, 60))
    best = BEST.get(game_id, g.players[0])
    known = guide(game_id)
    settings = [
        Setting(
            name,
            g.say(lang, f"option-{name}", {}),
            g.default(option, best),
            tuple(_way(g, name, value, lang, known.beginner.get(name) == value) for value in option.choices),
        )
        for name, option in g.options.items()
    ]
    return About(
        game_id,
        g.title(lang),
        g.say(lang, "about", {}),
        g.players[0],
        g.players[-1],
        best,
        short,
        long,
        tuple(settings),
        bool(board_of(game_id).faces(lang)),
        len(lessons(game_id)),
        tuple(setting for setting in settings if setting.name in known.quick),
        known.players or best,
        g.cooperative,
        known.ours[lang],
    )


def _way(g: Game, option: str, value: str, lang: str, first: bool) -> Way:
    words = g.say(lang, f"option-{option}-{value}", {})
    short = words.partition(":")[0].strip()
    return Way(value, words, short[:1].upper() + short[1:], first)


@cache
def all_games(lang: str) -> list[About]:
    """Every game that there is, in our order."""
    known = sorted(games(), key=lambda game_id: ORDER.index(game_id) if game_id in ORDER else len(ORDER))
    return [about(game_id, lang) for game_id in known]
