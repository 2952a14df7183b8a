"""Editions of all games: what differs from the standard, additions, removals, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from tests.laws.random_play import every_game

import underthrone as ut
from underthrone.bots import named
from underthrone.games.changes import TOLD, all_said, names_of, sentences
from underthrone.games.edition import Unfit
from underthrone.games.fields import fields, reader, standard, value_word, values_said
from underthrone.games.toml import entry_of

EXAMPLES = Path(__file__).parents[2] / "examples" / "editions"
ENTRY = {"shadow-throne": "outlaw", "styx": "hydra", "lords-of-xidit": "tile-1", "stygian-society": "enemies.brute"}
FIELD = {"shadow-throne": "power", "styx": "strength", "lords-of-xidit": "gold", "stygian-society": "wounds"}


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def wrong(game_id: str, folder: Path, text: str) -> Unfit:
    with pytest.raises(Unfit) as refused:
        ut.game(game_id, written(folder, text))
    return refused.value


@every_game
def test_the_example_plays_to_the_end_at_every_number_of_players(game_id: str) -> None:
    g = ut.game(game_id, EXAMPLES / f"{game_id}.toml")
    for players in g.players:
        s = g.new(players, seed=players)
        bots = [named("random", seat) for seat in range(players)]
        while (seat := s.decider()) >= 0:
            moves = s.moves(seat)
            assert moves == sorted(set(moves))
            assert all(g.words(s, seat, move, lang) for move in moves for lang in ("en", "fr"))
            s.play(seat, bots[seat].move(s, seat))
        again = g.from_data(json.loads(json.dumps(s.to_data())))
        assert again.to_data() == s.to_data()


@every_game
def test_a_search_plays_the_example(game_id: str) -> None:
    g = ut.game(game_id, EXAMPLES / f"{game_id}.toml")
    s = g.new(seed=3)
    bot = named("search:20", 1)
    for _ in range(25):
        if (seat := s.decider()) >= 0:
            s.play(seat, bot.move(s, seat))


@every_game
def test_only_what_differs_is_said(game_id: str, tmp_path: Path) -> None:
    entry, field = ENTRY[game_id], FIELD[game_id]
    standard, mine = (
        ut.game(game_id),
        ut.game(game_id, written(tmp_path, f'base = "standard"\n[{entry}]\n{field} = 4\n')),
    )
    ours, theirs = json.loads(standard.contents), json.loads(mine.contents)
    differ = [
        (part, name, key)
        for part, entries in theirs.items()
        for name, values in entries.items()
        for key in values
        if key != "origin" and values[key] != ours[part][name].get(key)
    ]
    assert [(name, key) for _, name, key in differ] == [(entry.rpartition(".")[2], field)]
    assert theirs[differ[0][0]][differ[0][1]]["origin"][field] == "ours"


@every_game
def test_nothing_differs_but_the_name(game_id: str, tmp_path: Path) -> None:
    assert ut.game(game_id, written(tmp_path, 'base = "standard"')).contents == ut.game(game_id).contents


@every_game
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", 'mine.toml: the file is empty; an edition says base = "standard" and what differs'),
        ('base = "special"', "mine.toml: base must be \"standard\", not 'special'."),
        ('remove = ["x"]', 'mine.toml: without base = "standard" there is nothing to remove.'),
        ('base = "standard"\nremove = ["ENTRYY"]', "'ENTRYY' can’t be removed: it isn’t there (did you mean ENTRY?)."),
        ('base = "standard"\nremove = "ENTRY"', "remove must be a list of names."),
        ('base = "standard"\nremove = ["ENTRY"]\n[ENTRY]\nFIELD = 3', "ENTRY: it is removed and changed at once."),
        ('base = "standard"\n[ENTRY]\nFIELD = 300', "mine.toml, ENTRY: FIELD must be "),
        ('base = "standard"\n[ENTRY]\nFIELDS = 3', "ENTRY: there is no value called 'FIELDS' (did you mean FIELD?)."),
        ('base = "standard"\n[ENTRY]\nremove = ["FIELD"]', "ENTRY: FIELD is missing"),
        ('base = "standard"\n[ENTRY]\nremove = ["icing"]', "'icing' can’t be removed: it isn’t there"),
        ('base = "standard"\n[ENTRY]\nname = ""', "ENTRY: name must be 1 to 40 letters long, not 0."),
        ('base = "standard"\n[ENTRY]\nname = "\\u202Egnat"', "ENTRY: name must have letters that one can see and read"),
        ('base = "standard"\n[ENTRY]\nname = "\\u200B"', "ENTRY: name must have letters that one can see and read"),
        (
            'base = "standard"\n[ENTRY]\nname = "a' + "\u0301" * 9 + '"',
            "ENTRY: name must have letters that one can see",
        ),
        ('base = "standard"\n[ENTRY]\norigin = "rulebok"', "not 'rulebok' (did you mean rulebook?)."),
        ("[ENTRY]\nFIELD = 3", 'base = "standard"'),
        ('bse = "standard"', "bse: a table of values is expected, not 'standard' (did you mean base?)."),
        ('base = "standard"\n[ENTRY]\nFIELD = true', "ENTRY: FIELD must be a whole number from"),
        ('base = "standard"\n[ENTRY]\nFIELD = 0x' + "f" * 150, "…."),
        ('base = "standard"\nremove = ["ENTRY", "ENTRY"]', "mine.toml: 'ENTRY' is removed twice."),
        ('base = "standard"\n[ENTRY]\nicon = "<b>"', "ENTRY: icon must be at most 40 letters, digits and hyphens"),
        ('base = "standard"\n[ENTRY]\nicon = [' + "1," * 100 + "]", "mine.toml: a list has more than 99 values."),
        ('base = "standard"\n[aims]\nempire = 3', "the aim empire must be two numbers"),
        ('base = "standard"\nx = ' + "[" * 20 + "]" * 20, "tables and lists are in each other more than 6 times."),
        ('base = "standard"\n[ENTRY]\nname = "' + "w" * 999 + '"', "longer than 200 letters."),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(game_id: str, text: str, says: str, tmp_path: Path) -> None:
    for word, meant in (("ENTRY", ENTRY[game_id]), ("FIELD", FIELD[game_id])):
        text, says = text.replace(word, meant), says.replace(word, meant)
    trouble = wrong(game_id, tmp_path, text)
    assert says in trouble.words["en"]
    assert trouble.words["fr"] != trouble.words["en"]
    assert trouble.words["fr"].startswith("mine.toml")


@every_game
def test_a_file_is_refused_for_its_size(game_id: str, tmp_path: Path) -> None:
    assert "at most 200 kB are read" in str(wrong(game_id, tmp_path, "#" * 200_001))


@every_game
def test_a_very_deep_file_does_not_break_the_reader(game_id: str, tmp_path: Path) -> None:
    assert "in each other" in str(wrong(game_id, tmp_path, "x = " + "[" * 90_000))


@pytest.mark.parametrize(
    ("game_id", "text", "says"),
    [
        ("lords-of-xidit", "[road-1-1]\ncolour = 'red'", "road-1-1: a road leads to another city."),
        ("lords-of-xidit", f"[tile-1]\nneeds = {['mages'] * 11}", "tile-1: nobody can have 11 mages: there are 10."),
        ("lords-of-xidit", "[tyle-1]\ngold = 2", "(did you mean tile?)."),
        (
            "stygian-society",
            "remove = ['brute']",
            "'brute' can’t be removed: it isn’t there (did you mean enemies.brute?).",
        ),
        ("stygian-society", "[tracks.tracks]\nfourth-hero = -9\nwounds-master = 1", "can’t bear a single wound."),
        ("lords-of-xidit", "remove = ['city-4']", "mine.toml: city-4 must be there: the map has city-1 to city-21."),
        ("shadow-throne", "[outlaw]\neffect = 'kill'", "outlaw: ability is missing: a whole number from 1 to 3."),
        ("shadow-throne", "[outlw]\npower = 3", "; a new entry has all its values (did you mean outlaw?)."),
        ("stygian-society", "[enemies.brut]\nxp = 3", "all its values (did you mean enemies.brute?)."),
        (
            "shadow-throne",
            "[bell-ringer]\nname = 'B'",
            "bell-ringer: faction is missing: one of empire, rebels, church.",
        ),
        ("stygian-society", "[cleave]\nlevel = 1", "(did you mean skills.cleave?)."),
        (
            "stygian-society",
            "[skills.cleave]\nsteps = [{ cost = { blu = 3 }, do = ['wound 2'] }]",
            "not blu = 3 (did you mean blue?).",
        ),
        ("stygian-society", "skills = 3", "skills: a table of values is expected, not 3."),
        ("styx", "[hydra]\ngrammar = { en = 'hee', fr = 'm' }", "hydra: grammar.en must be one of it, he, she, they"),
    ],
)
def test_what_nobody_could_play_is_refused_when_it_is_read(game_id: str, text: str, says: str, tmp_path: Path) -> None:
    trouble = wrong(game_id, tmp_path, f'base = "standard"\n{text}')
    assert says in trouble.words["en"]
    assert trouble.words["fr"] != trouble.words["en"]


def test_a_city_without_roads_is_no_part_of_the_kingdom(tmp_path: Path) -> None:
    roads = [name for name in standard("lords-of-xidit").parts["road"] if "1" in name.split("-")]
    trouble = wrong("lords-of-xidit", tmp_path, f'base = "standard"\nremove = {roads}')
    assert "no way leads from city 1 to city 2" in trouble.words["en"]


@every_game
def test_every_word_that_one_chooses_from_is_said_in_both_languages(game_id: str) -> None:
    ours = {entry for entries in standard(game_id).parts.values() for entry in entries}
    chosen = {word for part in fields(game_id).values() for field in part.values() for word in field.ask.choices}
    missing = [word for word in chosen - ours if word not in values_said(game_id)]
    assert not missing
    for lang in ("en", "fr"):
        assert all(value_word(game_id, word, lang) for word in chosen)


@every_game
def test_what_differs_is_said_without_a_word_of_the_file_s_code(game_id: str) -> None:
    g, of = ut.game(game_id, EXAMPLES / f"{game_id}.toml"), reader(game_id).read(EXAMPLES / f"{game_id}.toml")
    for lang in ("en", "fr"):
        lines = all_said(g, of, lang)
        assert not [line for line in lines if re.search(r"[{}\[\]=]|\bdo \w", line)]
    assert not re.search(
        r"\b(church|commoner|militia|water|front-rank|yellow|ash-warden)\b", " ".join(all_said(g, of, "fr"))
    )


def test_nothing_is_said_of_an_entry_that_another_one_does(tmp_path: Path) -> None:
    skill = entry_of(
        "skills.second-cleave", standard("stygian-society").parts["skills"]["cleave"] | {"name": "Second Cleave"}
    )
    chest = "[chests.second]\nname = 'Second'\nnumber = 3\ndo = ['luck 1']"
    file = written(tmp_path, f'base = "standard"\n{skill}\n{chest}\n')
    lines = all_said(ut.game("stygian-society", file), reader("stygian-society").read(file), "en")
    assert lines[-1] == "Second (new): number 3, does: Its trap springs at peril 3 or more: luck +1"


def test_a_card_that_loses_its_effect_is_said_so(tmp_path: Path) -> None:
    file = written(tmp_path, 'base = "standard"\n[hydra]\neffect = "none"\n')
    assert all_said(ut.game("styx", file), reader("styx").read(file), "en") == ["Hydra: effect Hydra → none"]


@every_game
@pytest.mark.slow
def test_random_changes_are_refused_in_words_or_played_to_the_end(game_id: str, tmp_path: Path) -> None:
    rng = Random(18)
    ours, known = standard(game_id), fields(game_id)
    numbers = [
        (part, entry, name, ask)
        for part, entries in ours.parts.items()
        for entry, values in entries.items()
        for name, ask in [(name, field.ask) for name, field in known[part].items() if field.ask.kind == "number"]
        if name in values
    ]
    played, refused = 0, list[str]()
    for _ in range(8):
        changed = {f"{part}.{entry}": (part, entry, name, ask) for part, entry, name, ask in rng.sample(numbers, 6)}
        lines = ['base = "standard"']
        for part, entry, name, ask in changed.values():
            lines.append(entry_of(ours.full(part, entry), {name: rng.randint(ask.low, ask.high)}))
        try:
            g = ut.game(game_id, written(tmp_path, "\n".join(lines)))
        except Unfit as unfit:
            refused.append(unfit.words["en"])
            continue
        s = g.new(rng.choice([*g.players]), seed=rng.randrange(1000))
        while deciders := s.deciders():
            s.play(deciders[0], rng.choice(s.moves(deciders[0])))
        played += 1
    assert played
    assert all(sentence.startswith("mine.toml") for sentence in refused)


@pytest.mark.parametrize("game_id", ut.games())
def test_what_an_entry_does_is_said_in_sentences(game_id: str) -> None:
    """Who compares editions reads no words of the file."""
    g = ut.game(game_id)
    for part in json.loads(g.contents).values():
        for entry, values in part.items():
            if any(field in values for field in TOLD):
                assert sentences(g, entry, names_of(entry, values), list(values), "en"), entry
