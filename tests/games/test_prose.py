"""A turn in words: it fits in every game at every table, in both languages, and tells no more than the view."""

from __future__ import annotations

import re

import pytest

import underthrone as ut
from underthrone.games.prose import LONGEST_TURN, sentences, turn_text
from underthrone.kernel.dice import Dice
from underthrone.kernel.game import LANGUAGES, Game
from underthrone.kernel.state import State

MARGIN = 400  # for who one is, the latest news, and what stands above news and moves
TABLES = [(game_id, players) for game_id in ut.games() for players in ut.game(game_id).players]


def whole_game(g: Game, players: int, seed: int, most: int = 4000) -> list[tuple[State, int, list[list[str]]]]:
    """The decisions of a game by habit: position, seat, and its news by language since its last one."""
    s, dice = g.new(players, seed=seed), Dice(seed + 1)
    news: list[list[list[str]]] = [[[] for _ in LANGUAGES] for _ in range(players)]
    found: list[tuple[State, int, list[list[str]]]] = []
    while s.deciders() and len(found) < most:
        for seat in range(players):
            for k, lang in enumerate(LANGUAGES):
                news[seat][k] += sentences(g, s, g.happened(s, seat), lang)
        seat = s.decider()
        if len(s.moves(seat)) > 1:
            found.append((s.clone(), seat, news[seat]))
            news[seat] = [[] for _ in LANGUAGES]
        s.play(seat, g.heuristics.habit(s, seat, dice))
    return found


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_turn_of_a_whole_game_fits_in_both_languages(game_id: str, players: int) -> None:
    g = ut.game(game_id)
    left_out = 0
    for s, seat, news in whole_game(g, players, 3):
        for k, lang in enumerate(LANGUAGES):
            text = turn_text(g, s, seat, news[k], lang)
            assert len(text) <= LONGEST_TURN, text
            assert g.board_text(s.view(seat), lang) in text
            assert g.prompt(s, lang) in text
            told = [f"{g.notation(move)} – {g.words(s, seat, move, lang)}" for move in s.moves(seat)]
            if len("\n".join([g.board_text(s.view(seat), lang), g.prompt(s, lang), *told])) > LONGEST_TURN - MARGIN:
                told = [g.notation(move) for move in s.moves(seat)]
            assert all(line in text for line in told)
            if news[k]:
                left_out += news[k][-1] not in text
    assert left_out == 0, "the latest news are always told"


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_board_and_news_call_the_players_by_the_same_names(game_id: str, players: int) -> None:
    g = ut.game(game_id)
    names = [f"Wilhelmina Windermere {seat:02}" for seat in range(players)]  # as long as a table allows
    for s, seat, news in whole_game(g, players, 4, 60)[::5]:
        s.setup.names[:] = names
        for k, lang in enumerate(LANGUAGES):
            text = turn_text(g, s, seat, news[k], lang)
            assert len(text) <= LONGEST_TURN, text
            board = text[: text.index("\n\n")]
            assert all(name in board for name in names)
            assert g.say(lang, "seat", {"number": seat + 1}) not in board


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ut.games())
def test_the_board_is_told_from_the_view_alone(game_id: str, lang: str) -> None:
    g = ut.game(game_id)
    for s, seat, _ in whole_game(g, g.players[0], 5, 40)[::5]:
        other = s.redeal(seat, 77)
        assert g.board_text(s.view(seat), lang) == g.board_text(other.view(seat), lang)
        spectators = g.board_text(s.view(None), lang)
        assert "None" not in spectators
        assert "terminal-" not in spectators
        if lang == "fr":
            assert re.search(r"\w [:;!?]", spectators) is None, "a narrow space stands before these in French"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roads_are_told_on_request(lang: str) -> None:
    g = ut.game("lords-of-xidit")
    s = g.new(4, seed=1)
    view = s.view(s.decider())
    more = g.board_text(view, lang, static=True).removeprefix(g.board_text(view, lang)).strip().splitlines()
    assert len(more) == 22
    assert g.board_text(view, lang, static=True) in turn_text(g, s, s.decider(), [], lang, static=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ut.games())
def test_everything_in_the_notation_can_be_described(game_id: str, lang: str) -> None:
    g = ut.game(game_id)
    drawing = g.drawing(g, lang)
    things = drawing.things(g.new(seed=0).view(None))
    assert len({thing.id for thing in things}) == len(things)
    for thing in things:
        text = g.describe(thing.id, lang)
        assert str(thing.name) in text.splitlines()[0]
        assert len(text) > len(thing.name) + 5
        assert "│" not in text
    assert g.describe("no such thing", lang) == g.describe("", lang) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ut.games())
def test_the_rules_are_there(game_id: str, lang: str) -> None:
    assert len(re.findall(r"^- \*\*[A-Z]+-\d+\*\* ", ut.game(game_id).rules_text(lang), re.MULTILINE)) > 20


def test_when_nothing_is_asked_it_says_why() -> None:
    g = ut.game("styx")
    s = g.new(2, seed=1)
    waiting = 1 - s.decider()
    assert "the game waits for Player" in turn_text(g, s, waiting, [])
    dice = Dice(1)
    while s.deciders():
        s.play(s.decider(), g.heuristics.habit(s, s.decider(), dice))
    assert re.search(r"The game is over\. .*\nPlaces: 1\. Player \d \(\d+\)", turn_text(g, s, 0, []))


def test_old_news_are_left_out_first() -> None:
    g = ut.game("styx")
    s = g.new(2, seed=1)
    text = turn_text(g, s, s.decider(), [f"News number {n} of very many." for n in range(1000)])
    assert len(text) <= LONGEST_TURN
    assert "News number 999 of very many." in text
    assert re.search(r"\(and \d+ before that\)", text)
