"""Edition files: the example of the manual, the standard one, and what is wrong with damaged ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.shadow_throne.table import WORKSHOP, throne

import underthrone as ut
from underthrone.games.shadow_throne.abilities import ABILITIES
from underthrone.games.shadow_throne.cards import STANDARD, load, read

MANUAL = Path(__file__).parents[3] / "docs" / "editions.md"

CROWD = """
[mob]
name = "Mob"
faction = "empire"
rank = "commoner"
copies = 18
power = 1
influence = 1
cost = 0

[band]
name = "Band"
faction = "rebels"
rank = "commoner"
copies = 18
power = 1
influence = 1
income = 1

[choir]
name = "Choir"
faction = "church"
rank = "commoner"
copies = 18
power = 1
influence = 1
income = 1
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_example_of_the_manual_is_an_edition(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    assert load(read(written(tmp_path, next(block for block in blocks if "base = " in block)))).ids[-1] == "bell-ringer"
    example = next(block for block in blocks if "[bentheon-knights]" in block)
    of = load(read(written(tmp_path, example + CROWD)))
    outlaw, knights = of.ids.index("outlaw"), of.ids.index("bentheon-knights")
    assert of.price[outlaw] == -2
    assert of.origins[outlaw]["income"] == "rulebook"
    assert of.origins[outlaw]["power"] == "ours"
    assert (of.number[knights], of.whom[knights], of.copies[knights]) == (2, 0, 1)


def test_the_manual_names_every_effect() -> None:
    assert [one.name for one in ABILITIES[1:] if f"| `{one.name}` |" not in MANUAL.read_text("utf-8")] == []


def test_a_game_of_an_edition_plays_to_its_end_and_names_it() -> None:
    g = ut.game("shadow-throne", WORKSHOP)
    s = g.new(4, seed=2)
    assert s.to_data()["edition"].startswith("workshop-")
    while s.deciders():
        s.play(s.decider(), s.moves(s.decider())[0])
    assert s.result() is not None


def test_a_state_is_not_carried_on_with_other_cards() -> None:
    data = throne(WORKSHOP).new(3, seed=1).to_data()
    with pytest.raises(ut.Trouble, match=r"This state is of edition 'workshop-\w+', and 'cards-\w+' is expected"):
        throne().from_data(data)


def test_a_file_with_the_same_contents_is_the_same_edition(tmp_path: Path) -> None:
    copy = tmp_path / "cards.toml"
    copy.write_bytes(STANDARD.read_bytes())
    assert ut.game("shadow-throne", copy).edition == throne().edition


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (
            '[mob]\nname = "Mob"',
            "[mob]",
            "mine.toml, mob: name is missing: a word, or a table with en and fr; without base",
        ),
        ('name = "Mob"', 'name = { en = "Mob" }', "mine.toml, mob: name must be a word, or a table with en and fr."),
        (
            'faction = "empire"',
            'faction = "emperor"',
            "mine.toml, mob: faction must be one of empire, rebels, church, not 'emperor' (did you mean empire?).",
        ),
        ('rank = "commoner"', "rank = 1", "mine.toml, mob: rank must be one of commoner, elite, noble, not 1."),
        ("copies = 18", "copies = 0", "mine.toml, mob: copies must be 1 to 18, not 0."),
        ("power = 1", "power = -1", "mine.toml, mob: power must be 0 to 20, not -1."),
        ("power = 1", "power = 1.5", "mine.toml, mob: power must be a whole number from 0 to 20, not 1.5."),
        ("cost = 0", "", "mine.toml, mob: there must be either a cost or an income."),
        ("cost = 0", "cost = 0\nincome = 2", 'must be either a cost or an income (remove = ["cost"] takes one away).'),
        ("cost = 0", "income = 0", "mine.toml, mob: income must be 1 to 20, not 0."),
        ("cost = 0", "cost = 0\ncolour = 3", "mine.toml, mob: there is no value called 'colour'."),
        ("cost = 0", 'cost = 0\neffect = "fly"', "mine.toml, mob: effect must be one of none, play-another, "),
        (
            "cost = 0",
            'cost = 0\neffect = "kill"',
            "mine.toml, mob: ability is missing: a whole number from 1 to 3; without base",
        ),
        ("cost = 0", 'cost = 0\neffect = "kill"\nability = 4', "mine.toml, mob: ability must be 1 to 3, not 4."),
        (
            "cost = 0",
            'cost = 0\neffect = "kill"\nability = 2',
            "mine.toml, mob: whom is missing: one of commoner, elite, noble; without base",
        ),
        (
            "cost = 0",
            'cost = 0\neffect = "martyr"\nability = 1',
            "mine.toml, mob: amount is missing: a whole number from 1 to 20; without base",
        ),
        ("cost = 0", "cost = 0\nability = 2", "mine.toml, mob: there is no value called 'ability'."),
        (
            "cost = 0",
            'cost = 0\neffect = "play-another"\nability = 2',
            "mine.toml, mob: the ability of the effect 'play-another' must be 3, not 2.",
        ),
        (
            "cost = 0",
            'cost = 0\norigin = "hearsay"',
            "mine.toml, mob: the origin of name must be one of rulebook, inferred, elsewhere, ours, not 'hearsay'.",
        ),
        ("copies = 18", "copies = 2", "mine.toml: five players need at least 35 cards, and there are 6."),
        ("influence = 1", "influence = 0", "mine.toml: no character of the faction 'empire' brings influence."),
        ("[mob]", "mob = 3\n[crowd]", "mine.toml, mob: a table of values is expected, not 3."),
        ("[mob]", "[mob", "mine.toml isn't TOML: "),
    ],
)
def test_a_damaged_edition_gets_one_sentence_with_file_card_and_reason(
    tmp_path: Path, old: str, new: str, wrong: str
) -> None:
    everywhere = old.startswith(("copies", "influence")) and not wrong.startswith("mine.toml, ")
    text = CROWD.replace(old, new) if everywhere else CROWD.replace(old, new, 1)
    assert text != CROWD
    with pytest.raises(ut.Trouble, match=re.escape(wrong)):
        ut.game("shadow-throne", written(tmp_path, text))


def test_there_must_be_cards_enough_for_those_that_stay(tmp_path: Path) -> None:
    few = CROWD.replace("copies = 18", "copies = 12").replace("cost = 0", 'cost = 0\neffect = "stay"\nability = 2')
    with pytest.raises(ut.Trouble, match="five players need at least 47 cards, and there are 36"):
        load(read(written(tmp_path, few)))


def test_there_is_room_for_64_characters(tmp_path: Path) -> None:
    card = '[c{0}]\nname = "C{0}"\nfaction = "church"\nrank = "elite"\npower = 1\ninfluence = 1\ncost = 1\n'
    assert len(load(read(written(tmp_path, CROWD + "".join(card.format(n) for n in range(61))))).ids) == 64
    with pytest.raises(ut.Trouble, match="at most 64 different characters fit, not 65"):
        load(read(written(tmp_path, CROWD + "".join(card.format(n) for n in range(62)))))


def test_a_missing_or_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ut.Trouble, match=r"nowhere\.toml can't be read: No such file"):
        ut.game("shadow-throne", tmp_path / "nowhere.toml")
    with pytest.raises(ut.Trouble, match="can't be read: Is a directory"):
        ut.game("shadow-throne", tmp_path)
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ut.Trouble, match=r"noise\.toml isn't TOML: "):
        ut.game("shadow-throne", tmp_path / "noise.toml")
