"""The content, its laws, the tower, editions."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.stygian_society.table import box, by_habit, g, new
from tests.rule import rule

import underthrone as ut
from underthrone.games.stygian_society.cards import KINDS
from underthrone.games.stygian_society.reading import PARTS, load, read
from underthrone.games.stygian_society.tower import CUBE, drop, shake
from underthrone.games.stygian_society.vocabulary import ADD, WORDS
from underthrone.kernel.dice import Dice, seeded


@rule("SO-95")
def test_the_box_is_complete_in_number() -> None:
    assert len(box.heroes) == 4
    for hero in range(4):
        skills = [len(box.skills(hero, level)) for level in (1, 2, 3)]
        assert skills == [6, 5, 4], f"A {box.heroes[hero]} has 6, 5 and 4 skills: a new one takes another's place."
        assert {box.cards[c].kind for level in (1, 2, 3) for c in box.skills(hero, level)} == set(range(len(KINDS)))
    assert sum(not e.boss for e in box.enemies) == 19
    assert {e.colour for e in box.enemies} == {3, 4, 5}
    assert [len(box.sheets(sort)) for sort in range(4)] == [12, 12, 4, 4]
    assert len(box.chests) == 30
    for upper in (False, True):
        cards = [box.cards[c] for c in box.treasures(upper)]
        assert len(cards) == 20
        assert {card.team for card in cards} == {True, False}
    assert {box.cards[c].kind for upper in (False, True) for c in box.treasures(upper)} == set(range(len(KINDS)))
    assert len(box.status_names) == 4


@rule("SO-95")
def test_no_two_cards_are_alike() -> None:
    def face(c: int) -> object:
        card = box.cards[c]
        steps = [(step.cost, step.does, step.times, step.after) for step in card.steps]
        what = [card.kind, card.attack, card.aim, card.count, card.drop, card.before, card.when, card.shields]
        return repr([what, steps, card.does, card.mods])

    for hero in range(4):
        faces = [face(c) for level in (1, 2, 3) for c in box.skills(hero, level)]
        assert len(set(faces)) == len(faces)
    faces = [face(c) for upper in (False, True) for c in box.treasures(upper)]
    assert len(set(faces)) == len(faces)
    assert len({names["en"] for names in box.chest_names}) == len(box.chests)


@rule("SO-95")
def test_what_the_rulebook_names_is_as_the_rulebook_has_it() -> None:
    fist = box.cards[box.heroes.index("knight")]
    assert fist.names["en"] == "Steel Fist"
    assert fist.drop == [0, 2, 0, 1]
    assert [(step.cost[1], step.does[0][1]) for step in fist.steps] == [(2, 3), (2, 2)]
    gatehouse = box.floors[0]
    assert (gatehouse.at[0], gatehouse.lines[0]) == (3, [(ADD, 0, 0)])
    powder = next(floor for floor in box.floors if floor.id == "powder-room")
    assert [box.enemies[e].id for e in powder.front + powder.rear] == ["slasher"] * 3 + ["cannoneer"]
    assert box.origins["heroes.knight"].startswith("{'default': 'rulebook'")


def edition(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text('base = "standard"\n' + text, "utf-8")
    return path


@rule("SO-96")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[chests.mimic]\nname = "M"\nnumber = 3\ndo = ["bite 3"]',
            "mine.toml, chests.mimic: the word 'bite' isn't known",
        ),
        (
            '[chests.mimic]\nname = "M"\nnumber = 3\ndo = ["heal 3"]',
            "mine.toml, chests.mimic: the word 'heal' isn't known",
        ),
        ('[chests.mimic]\nname = "M"\nnumber = 3\ndo = ["hurt"]', "behind the word 'hurt' stands 1 more, not 0"),
        ('[chests.mimic]\nname = "M"\nnumber = 3\ndo = ["call pink 2"]', "'pink' isn't one of white"),
        ('[chests.mimic]\nname = "M"\nnumber = 3\ndo = []', "mine.toml, chests.mimic: do must say what happens"),
        ('[chests.nobody]\nname = "M"', "mine.toml, chests.nobody: number is missing"),
        ('[cheese]\nname = "M"', "the parts of an edition are"),
    ],
)
def test_unknown_words_are_refused_with_file_entry_and_word(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ut.Trouble) as trouble:
        load(read(edition(tmp_path, text)))
    assert message in str(trouble.value)


SKILL = 'remove = ["skills.cleave"]\n[skills.cleaver]\nname = "C"\nhero = "knight"\nlevel = 1\n'
FLOOR = 'remove = ["floors.gatehouse"]\n[floors.porch]\nname = "G"\nsort = "lower"\n'


@rule("SO-96")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (SKILL + 'kind = "support"\ndo = ["peril -1"]', "what lowers peril exhausts"),
        (SKILL + 'kind = "response"\nwhen = "kill"\ndo = ["heal 1"]', "a response exhausts"),
        (SKILL + 'kind = "passive"\nexhausts = true', "a passive card never exhausts"),
        (FLOOR + 'front = ["brute"]\nrear = []\nlast = 11', "last must be 12 to"),
        (FLOOR + 'front = ["brute"]\nrear = ["rider", "rider"]\nlast = 12', "the rear rank is no longer"),
        (FLOOR + 'front = ["brute", "slasher"]\nlast = 12', "one kind of enemy for each colour"),
        (FLOOR + 'front = ["brute"]\nlast = 12\nchart = { 3 = ["add ogre front"] }', "one kind of enemy for each"),
        (FLOOR + 'front = ["brute"]\nlast = 12\ncubes = { blue = 1 }', "there is no value called 'blue'"),
        (FLOOR + 'front = ["brute"]\nlast = 12\ncubes = { red = 0 }', "there must be a peril cube"),
        (FLOOR + 'front = ["gravelord"]\nlast = 12', "there is one boss"),
        (
            '[enemies.brute]\nname = "B"\ncolour = "red"\nwounds = 3\nxp = 1\n'
            'acts = [{ cost = 2, do = ["hurt 1"] }, { cost = 3, do = ["hurt 1"] }]',
            "the dearest action is printed first",
        ),
        (
            '[heroes.knight]\nremove = ["drop", "steps"]\nkind = "support"\nexhausts = true\n',
            "a mat's skill is an action",
        ),
    ],
)
def test_the_laws_of_the_data_are_checked_at_load(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ut.Trouble) as trouble:
        load(read(edition(tmp_path, text)))
    assert message in str(trouble.value)


@rule("SO-97")
def test_only_lines_add_enemies(tmp_path: Path) -> None:
    acts = 'acts = [{ cost = 2, do = ["add brute front"] }]'
    text = '[enemies.brute]\nname = "B"\ncolour = "red"\nwounds = 3\nxp = 1\n' + acts
    with pytest.raises(ut.Trouble, match="the word 'add' isn't known here"):
        load(read(edition(tmp_path, text)))


@rule("SO-96")
def test_an_edition_changes_entries_and_has_a_name_of_its_own(tmp_path: Path) -> None:
    path = edition(tmp_path, '[chests.mimic]\nname = "Maw"\nnumber = 3\ndo = ["hurt 1"]')
    other = ut.game("stygian-society", path)
    assert other.edition != g.edition
    assert other.edition.startswith("mine-")
    assert set(read(path).parts) == set(PARTS)


def test_every_word_of_the_vocabulary_is_used_and_said_in_both_languages() -> None:
    ops = [op for card in box.cards for op in card.does + card.mods + [o for step in card.steps for o in step.does]]
    ops += [op for foe in box.enemies for acts in foe.acts for op in acts]
    ops += [op for floor in box.floors for does in floor.lines + floor.acts for op in does]
    ops += [op for floor in box.floors for op in floor.rules + floor.lasting]
    ops += [op for does in box.chests for op in does]
    assert {op[0] for op in ops} == set(range(len(WORDS)))
    for op in ops:
        assert g.told_word(op, "en") != g.told_word(op, "fr")


# --- The tower


def drops(count: int, seed: int = 1) -> tuple[list[list[int]], list[list[int]]]:
    """A tower after some drops of six, and what fell out each time."""
    dice = Dice(seeded(seed))
    tower: list[list[int]] = [[] for _ in range(5)]
    return tower, [drop(dice, box, tower, [0, 1, 2, 3, 4, 5]) for _ in range(count)]


@rule("SO-80")
def test_cubes_in_are_cubes_out_and_cubes_held_always() -> None:
    for seed in range(50):
        tower, out = drops(20, seed)
        inside = [cube for row in tower for cube in row]
        fallen = [cube for cubes in out for cube in cubes]
        assert sorted(inside + fallen) == sorted([0, 1, 2, 3, 4, 5] * 20)
        assert all(len(row) <= level.room for row, level in zip(tower, box.levels))


@rule("SO-80")
def test_the_tower_has_a_memory_old_and_new_cubes_fall_out_together() -> None:
    dice = Dice(seeded(3))
    tower: list[list[int]] = [[] for _ in range(5)]
    for _ in range(10):
        drop(dice, box, tower, [0] * 6)
    out = [cube for _ in range(3) for cube in drop(dice, box, tower, [1] * 6)]
    assert {0, 1} == set(out)


@rule("SO-80")
def test_the_stock_after_ten_drops_of_six_lets_regroup_matter() -> None:
    stocks = [sum(map(len, drops(10, seed)[0])) for seed in range(300)]
    assert 8 <= sum(stocks) / len(stocks) <= 14


@rule("SO-80")
def test_chance_comes_from_the_seed_and_colours_do_not_matter() -> None:
    assert drops(10, 4) == drops(10, 4)
    one, other = Dice(seeded(9)), Dice(seeded(9))
    first: list[list[int]] = [[] for _ in range(5)]
    second: list[list[int]] = [[] for _ in range(5)]
    for _ in range(5):
        assert len(drop(one, box, first, [0] * 6)) == len(drop(other, box, second, [5] * 6))


@rule("SO-80")
def test_shaking_takes_cubes_from_the_lowest_levels() -> None:
    tower = [[0], [1], [2], [3], [4]]
    assert [cube & CUBE for cube in shake(Dice(seeded(1)), tower, 2)] == [4, 3]
    assert tower == [[0], [1], [2], [], []]


@rule("SO-97")
def test_games_of_plausible_players_end_long_before_any_cap() -> None:
    for seed in range(30):
        s = by_habit(new(1 + seed % 4, seed), seed)
        assert s.result() is not None
        assert s.turns < 150
