"""Every game has words in both languages for everything that it asks, offers, tells and refuses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast, parse

import underthrone as ut
from underthrone.games.names import FUNCTIONS
from underthrone.kernel.game import LANGUAGES
from underthrone.kernel.state import State

COMMON = "underthrone.games"
KERNEL_REASONS = {"no-such-seat", "game-over", "not-your-turn", "no-such-move", "another-question"}
KERNEL_REASONS |= {"nothing-sealed", "no-undo", "no-such-text"}
SHARED = {  # words of both languages
    *("action", "air", "archer", "archers", "audience", "bots", "chaos", "consolation", "djinn", "empire", "faction"),
    *("influence", "infl", "journal", "martyr", "max", "menu", "nídhögr", "page", "pages", "pause", "place", "points"),
    *("score", "secret", "standard", "titan", "titans", "totem", "underthrone", "xp", "zombie"),
}
STRAIGHT = re.compile("['\"]")
FRENCH_SPACE = re.compile(r"[^\u202f](?:[;!»]|\?(?! [a-z])|:(?!\d))|«[^\u202f]")  # a ? in a sentence is what one types

SOURCE = Path(ut.__file__).parent
ENGLISH = sorted(SOURCE.rglob("*en.ftl"))

every_game = pytest.mark.parametrize("game_id", ut.games())
every_text = pytest.mark.parametrize("file", ENGLISH, ids=[str(file.relative_to(SOURCE)) for file in ENGLISH])
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def package(game_id: str) -> str:
    return f"{COMMON}.{game_id.replace('-', '_')}"


@cache
def written_in(file: Path) -> dict[str, ast.Message]:
    """The messages of a file by id; anything else than messages and comments is a mistake."""
    messages: dict[str, ast.Message] = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} is written twice"
            messages[entry.id.name] = entry
    return messages


def written(home: str, lang: str) -> dict[str, ast.Message]:
    """The messages of a game, or those of all games."""
    return written_in(Path(str(files(home))) / "text" / f"{lang}.ftl")


def translation(file: Path, lang: str) -> Path:
    """The file with the same words in another language."""
    return file.with_name(file.name.removesuffix("en.ftl") + f"{lang}.ftl")


def parts(node: Any) -> Iterator[ast.BaseNode]:
    """A node of a message and all nodes below it."""
    if isinstance(node, list):
        for part in node:
            yield from parts(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from parts(part)


def texts(message: ast.Message) -> list[str]:
    return [node.value for node in parts(message.value) if isinstance(node, ast.TextElement)]


def patterns(message: ast.Message) -> list[str]:
    """The whole texts of a message, one for each choice, with an x for what is put in."""
    return ["".join(map(_shown, node.elements)) for node in parts(message.value) if isinstance(node, ast.Pattern)]


def _shown(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    inner = element.expression
    space = isinstance(inner, ast.StringLiteral) and inner.parse()["value"] == "\u202f"
    return "\u202f" if space else "x"  # other quoted signs are signs of the game


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in parts(message.value) if isinstance(node, ast.VariableReference)}


def required(game_id: str) -> set[str]:
    """The ids of messages that follow from a game's tables."""
    g = ut.game(game_id)
    keys = {"title", "about"}
    keys |= {f"option-{name}" for name in g.options}
    keys |= {f"option-{name}-{choice}" for name, option in g.options.items() for choice in option.choices}
    keys |= {f"ask-{name.replace('_', '-')}" for name in g.rules.question_names}
    keys |= {f"move-{kind.name}" for kind in g.moves.kinds}
    return keys | {f"event-{kind.name}" for kind in g.events.kinds}


def positions(game_id: str, seed: int) -> Iterator[State]:
    """The positions of a random game, one after each answer."""
    g = ut.game(game_id)
    chance = Random(seed)
    s = g.new(players=g.players[seed % len(g.players)], seed=seed)
    yield s
    while deciders := s.deciders():
        seat = chance.choice(deciders)
        s.play(seat, chance.choice(s.moves(seat)))
        yield s


def test_the_common_words_are_the_kernels() -> None:
    whys = {f"why-{reason}" for reason in KERNEL_REASONS}
    programs = {key for key in written(COMMON, "en") if key.startswith("turn-")}  # a turn in text
    assert set(written(COMMON, "en")) == {"seat", "list", "possible-now", "colon"} | whys | programs


def test_every_text_is_found() -> None:
    """Games, terminal, server and pages keep their words in such files, and nowhere else."""
    found = {file.relative_to(SOURCE).parts[0] for file in ENGLISH}
    assert found == {"cli", "doors", "games", "lab", "review", "table"}


@every_text
def test_both_languages_have_the_same_messages_with_the_same_arguments(file: Path) -> None:
    english, french = written_in(file), written_in(translation(file, "fr"))
    assert list(english) == list(french), "the same ids, in the same order"
    for key in english:
        assert variables(english[key]) == variables(french[key]), key


@every_text
@every_language
def test_a_language_has_the_functions_that_its_texts_ask(file: Path, lang: str) -> None:
    known = {*FUNCTIONS[lang], "ABS", "DATETIME", "NUMBER", "SIGN"}
    for key, message in written_in(translation(file, lang)).items():
        asked = {node.id.name for node in parts(message) if isinstance(node, ast.FunctionReference)}
        assert asked <= known, key


@every_text
def test_french_is_translated(file: Path) -> None:
    english, french = written_in(file), written_in(translation(file, "fr"))
    for key in english:
        if key != "title" and texts(english[key]) == texts(french[key]):
            assert set(re.findall(r"[^\W\d_]{2,}", " ".join(texts(french[key])).lower())) <= SHARED, key


@every_text
@every_language
def test_signs_are_typographic(file: Path, lang: str) -> None:
    for key, message in written_in(translation(file, lang)).items():
        for text in patterns(message):
            assert not STRAIGHT.search(text), f"{key}: {text}"
            if lang == "fr":
                assert not FRENCH_SPACE.search(" " + text), f"{key}: {text}"


@every_game
def test_everything_that_can_be_asked_played_or_told_has_words_and_nothing_else_does(game_id: str) -> None:
    needed = required(game_id)
    mine = set(written(package(game_id), "en"))
    assert needed <= mine
    assert {key for key in mine if key.split("-")[0] in ("title", "about", "option", "ask", "move", "event")} == needed
    assert not mine & set(written(COMMON, "en")), "a game doesn't say the common words in its own way"


@every_game
def test_reasons_in_the_rules_and_in_the_words_are_the_same(game_id: str) -> None:
    g = ut.game(game_id)
    folder = Path(str(files(package(game_id))))
    source = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    for key in written(package(game_id), "en"):
        prefix, _, reason = key.partition("-")
        if prefix in ("why", "end"):
            assert f'"{reason}"' in source, f"{key} is never said"
    refused = re.findall(r'(?:return |\()"([a-z-]+)", \{', source)
    assert {f"why-{reason}" for reason in refused} <= set(written(package(game_id), "en")), g.id


@every_game
@every_language
def test_options_are_said_without_arguments(game_id: str, lang: str) -> None:
    """Questions may name what they are about: a game's own `prompt` says them, in every position of a random game."""
    for key in required(game_id):
        if key.split("-")[0] in ("title", "about", "option"):
            assert ut.game(game_id).say(lang, key, {}).strip()


@every_game
@every_language
def test_every_event_is_told_openly_and_hidden(game_id: str, lang: str) -> None:
    g = ut.game(game_id)
    s = g.new(seed=1)
    for kind in g.events.kinds:
        for value in (0, 1, 2):
            open_ = dict.fromkeys(kind.args, value)
            assert g.event_words(s, {"event": kind.name} | open_, lang).strip()
            hidden = {name: None if secret else value for name, secret in zip(kind.args, kind.secret)}
            if None in hidden.values():
                told = g.event_words(s, {"event": kind.name} | hidden, lang)
                assert told != g.event_words(s, {"event": kind.name} | open_, lang)


@every_game
@every_language
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_is_told_from_first_to_last(game_id: str, lang: str, seed: int) -> None:
    g = ut.game(game_id)
    for s in positions(game_id, seed):
        for seat in [None, *range(s.setup.players)]:
            assert all(g.log(s, seat, lang))
        for seat in s.deciders():
            assert g.prompt(s, lang)
            said = [g.words(s, seat, move, lang) for move in s.moves(seat)]
            assert all(said)
            assert len(set(said)) == len(said), "different moves, different words"
    assert s.result() is not None
    assert g.reason(s, lang)
    assert not g.prompt(s, lang)


@every_game
@every_language
def test_every_number_of_the_table_is_a_move_or_gets_a_reason(game_id: str, lang: str) -> None:
    g = ut.game(game_id)
    for n, s in enumerate(positions(game_id, 5)):
        if n % 17 and s.deciders():
            continue
        for seat in range(-1, s.setup.players + 1):
            possible = s.moves(seat) if 0 <= seat < s.setup.players else []
            for move in range(-1, g.move_count + 1):
                assert g.words(s, max(0, min(seat, s.setup.players - 1)), move, lang)
                assert bool(g.why_not(s, seat, move, lang)) == (move not in possible)


@every_game
def test_an_illegal_move_carries_its_reason_in_every_language(game_id: str) -> None:
    g = ut.game(game_id)
    s = g.new(seed=3)
    with pytest.raises(ut.Illegal) as refused:
        s.play(s.deciders()[0], g.move_count)
    assert refused.value.words["fr"] != refused.value.words["en"] == str(refused.value)
    with pytest.raises(ut.Illegal) as nothing:
        s.withdraw(0)
    assert str(nothing.value) == "You have no sealed answer to take back."
    with pytest.raises(ut.Illegal, match="There is no seat"):
        s.withdraw(s.setup.players)


@every_game
def test_players_who_have_names_are_called_by_them(game_id: str) -> None:
    g = ut.game(game_id)
    s = g.new(seed=3)
    s.setup.names = [f"Nobody the {number}th" for number in range(s.setup.players)]
    assert g.seat_name(s, 1, "fr") == "Nobody the 1th"
    assert g.listed(["A", "B", "C"], "en") == "A, B and C"
    assert g.listed(["A", "B", "C"], "fr") == "A, B et C"
    assert g.listed(["A"], "fr") == "A"
