"""Every name of every game, in every sentence that takes one: articles, elisions, spaces."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from tests.games.test_words import ENGLISH, SOURCE, parts, translation, variables, written_in

import underthrone as ut
from underthrone.games.names import KINDS, Name, au, de, du, elides, facts, le, pronoun, que, the
from underthrone.games.speech import speaking
from underthrone.kernel.game import LANGUAGES, Game

PLAYERS = ("Orcus", "Marie", "Hypnos", "Élise")
PERSONS = ("seat", "other", "owner", "name")  # arguments that are players
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LOST_VOWEL = re.compile(r"\b(?:le|la|de|que|ne|se|ce|jusque|lorsque)[ \u202f]$", re.I)
LOST_NOTHING = re.compile(r"(?:\b[ldnsc]|qu)’$", re.I)
UNJOINED = re.compile(r"\b(?:de|à) les?\b|  | \.| ,|\b(?:de|à) le (?=[A-ZÉ])", re.I)
COMMON = [file for file in ENGLISH if "games" not in file.parts and file.name == "en.ftl"]  # terminal, server, pages

every_game = pytest.mark.parametrize("game_id", ut.games())


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        (Name("Sirène", "f"), ("la Sirène", "de la Sirène", "à la Sirène", "de Sirène", "que Sirène")),
        (Name("Hydre", "f"), ("l’Hydre", "de l’Hydre", "à l’Hydre", "d’Hydre", "qu’Hydre")),
        (Name("Roi Kyros", "m"), ("le Roi Kyros", "du Roi Kyros", "au Roi Kyros", "de Roi Kyros", "que Roi Kyros")),
        (Name("Héraut", "m aspirated"), ("le Héraut", "du Héraut", "au Héraut", "de Héraut", "que Héraut")),
        (Name("Élus", "mp"), ("les Élus", "des Élus", "aux Élus", "d’Élus", "qu’Élus")),
        (Name("Datura", "m proper"), ("Datura", "de Datura", "à Datura", "de Datura", "que Datura")),
        (Name("Œil", "m"), ("l’Œil", "de l’Œil", "à l’Œil", "d’Œil", "qu’Œil")),
        ("Orcus", ("Orcus", "d’Orcus", "à Orcus", "d’Orcus", "qu’Orcus")),
        ("Yann", ("Yann", "de Yann", "à Yann", "de Yann", "que Yann")),
        ("Yves", ("Yves", "d’Yves", "à Yves", "d’Yves", "qu’Yves")),
    ],
)
def test_french_joins_names_to_articles_and_prepositions(name: str, forms: tuple[str, ...]) -> None:
    assert (le(name), du(name), au(name), de(name), que(name)) == forms


def test_english_knows_who_takes_an_article_and_a_pronoun() -> None:
    assert the(Name("Hydra", "it"), cap="yes") == "The Hydra"
    assert the(Name("Anna Lys", "she proper")) == "Anna Lys"
    assert [pronoun(Name("X", kind)) for kind in KINDS["en"]] == list(KINDS["en"])
    assert pronoun("Ada") == "they"


def test_a_name_in_one_sentence_is_not_mistaken_for_the_same_word_with_other_grammar() -> None:
    say = speaking({"fr": ["a = { OF($card) }"]})
    said = [say("fr", "a", {"card": word}) for word in (Name("Hydre", "f"), "Hydre", Name("Hydre", "f aspirated"))]
    assert said == ["de l’Hydre", "d’Hydre", "de la Hydre"]


def named(g: Game, lang: str) -> dict[str, list[Any]]:
    """Every name by the argument that brings it."""
    return {name: [g.argument(name, i, lang) for i in range(n)] for name, n in g.things().items()}


@every_game
def test_every_entry_of_the_standard_edition_says_its_grammar(game_id: str) -> None:
    folder = Path(ut.__file__).parent / "games" / game_id.replace("-", "_") / "data"
    for file in folder.glob("*.toml"):
        for entry, values in tomllib.loads(file.read_text("utf-8")).items():
            if isinstance(values, dict) and "name" in values:
                assert set(values.get("grammar", {})) == set(LANGUAGES), f"{file.name}, {entry}"


@every_game
def test_every_name_has_its_grammar_and_no_capital_follows_a_comma(game_id: str) -> None:
    g = ut.game(game_id)
    for lang in LANGUAGES:
        for argument, names in named(g, lang).items():
            for name in names:
                assert lang == "en" or not re.search(", [A-ZÉ]", name), name
                assert isinstance(name, Name), f"{lang}: {argument} {name!r} has no grammar"


def files(game_id: str, lang: str) -> list[Path]:
    """A game's own words and those of its board."""
    own = [
        SOURCE / "games" / game_id.replace("-", "_") / "text" / "en.ftl",
        SOURCE / f"table/look/words/{game_id}.en.ftl",
    ]
    return [translation(SOURCE / file, lang) for file in own]


def values(message: ast.Message, variable: str) -> list[Any]:
    """What a variable that isn't a thing may be: what the message chooses by, or a few numbers."""
    keys: set[str] = set()
    for node in parts(message.value):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            if node.selector.id.name == variable:
                keys |= {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
    words = sorted(keys - PLURALS)
    return words or [0, 1, 2, 5, -1]


def sentences(texts: list[Path], things: dict[str, list[Any]], lang: str) -> Iterator[tuple[str, str, str]]:
    """Every sentence of some texts with each name in it: the message, the name, the text."""
    say = speaking({lang: [file.read_text("utf-8") for file in texts]})
    things = {person: list(PLAYERS) for person in PERSONS} | things
    for key, message in [one for file in texts for one in written_in(file).items()]:
        used = variables(message)
        others = sorted(used - set(things))
        choices = list(product(*[values(message, name) for name in others]))[:60]
        for thing in sorted(used & set(things)):
            rest = {name: things[name][-1] for name in used & set(things) if name != thing}
            for name, chosen in product(things[thing], choices):
                yield key, name, say(lang, key, rest | dict(zip(others, chosen)) | {thing: name})


def fault(text: str, name: str) -> str:
    """What is wrong before a name in a French sentence; nothing when it is right."""
    if joined := UNJOINED.search(text):
        return joined[0]
    at = text.find(name)
    before = text[:at]
    wrong = at > 0 and (LOST_VOWEL if elides(name) else LOST_NOTHING).search(before)
    return wrong[0] if wrong else ""


def test_the_faults_are_found() -> None:
    hydra = Name("Hydre", "f")
    wrong = ("celui de Hydre", "la Hydre", "un jeton de le Roi", "deux  mots")
    assert all(fault(text, hydra) for text in wrong)
    assert fault("l’Sirène", Name("Sirène", "f"))
    assert not fault("celui de l’Hydre", hydra)


def assert_joined(said: Iterator[tuple[str, str, str]]) -> None:
    wrong = {f"{key}: {text}" for key, name, text in said if fault(text, name)}
    assert not wrong, sorted(wrong)[:20]


@every_game
def test_every_french_sentence_joins_every_name_rightly(game_id: str) -> None:
    assert_joined(sentences(files(game_id, "fr"), named(ut.game(game_id), "fr"), "fr"))


@pytest.mark.parametrize("file", COMMON, ids=[file.parent.parent.name for file in COMMON])
def test_every_french_sentence_outside_of_games_joins_players_rightly(file: Path) -> None:
    games = [ut.game(game_id).title("fr") for game_id in ut.games()]
    assert_joined(sentences([translation(file, "fr")], {"game": games}, "fr"))


@every_game
def test_every_english_sentence_is_said_with_every_name(game_id: str) -> None:
    said = 0
    for key, name, text in sentences(files(game_id, "en"), named(ut.game(game_id), "en"), "en"):
        assert "  " not in text, key
        assert not re.search(r"\b(?:the|The) the\b", text), text
        assert not re.search(r"\b(?:the|The) \w+s (?:was|is|has)\b", text) or "they" not in facts(name), text
        said += 1
    assert said
