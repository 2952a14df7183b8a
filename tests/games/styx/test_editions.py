"""Edition files and scenes that don't fit are refused with file, entry and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.styx.table import table
from tests.rule import rule

import underthrone as ut
from underthrone.games.styx.cards import STANDARD, load, read

TEXT = STANDARD.read_text("utf-8")


def edition(folder: Path, old: str, new: str) -> Path:
    assert TEXT.count(old) >= 1
    path = folder / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return path


@rule("SX-91")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("strength = 1", "strength = 2", "mine.toml, ember-bearer: a Standard-Bearer has Strength 1"),
        ('effect = "lich"', 'effect = "sing"', "mine.toml, lich: effect must be one of"),
        ("eternal = true", "eternal = true\nsoul = 1", "mine.toml, headless-horseman: an Eternal has no Soul"),
        ('kind = "horseman"', 'kind = "spirit"', "there must be 4 Horsemen of the Apocalypse"),
        ('kind = "horseman"\nplayers = 2', 'kind = "horseman"\nplayers = 3', "all of them for 2 players and more"),
        (
            'kind = "spirit"\nplayers = 2',
            'kind = "spirit"\nplayers = 3',
            "for 2 players cultist doesn't find water-spirit",
        ),
        (
            'elements = ["air"]',
            'elements = ["aether"]',
            "mine.toml, djinn: elements must be one of water, fire, earth, air, not 'aether'",
        ),
        ('kind = "standard-bearer"\n', "players = 2\n", "there must be 6 Standard-Bearers, not 5"),
        ("income = 0", "income = 0\ncolour = 3", "there is no value called 'colour'"),
        ('kind = "totem"', 'kind = "horseman"\nplayers = 2', "there must be 4 Horsemen"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(ut.Trouble) as refused:
        load(read(edition(tmp_path, old, new)))
    assert why in str(refused.value)


@rule("SX-91")
def test_every_element_can_be_had_at_every_player_count(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('"air"', '"fire"').replace("wild = true\n", ""), "utf-8")
    with pytest.raises(ut.Trouble, match="in the deck for 2 players no card gives the element 'air'"):
        load(read(path))


def test_a_game_with_another_edition_plays_with_its_values(tmp_path: Path) -> None:
    path = edition(tmp_path, "amount = 2", "amount = 3")
    s = ut.game("styx", path).new(3, 1)
    assert s.setup.to_data()["edition"].startswith("mine-")
    assert s.deciders()


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        ({"army": ["nobody"]}, r"scene, seats\[0\]: there is no card 'nobody'"),
        ({"army": ["lich", "lich"]}, "'lich' is somewhere else already"),
        ({"army": ["bone-bearer"]}, "bone-bearer is another player's Standard-Bearer"),
        ({"souls": 1}, "there is no value called 'souls'"),
        ({"soul": 5}, "soul must be 0 to 4, not 5"),
    ],
)
def test_a_scene_that_does_not_fit_is_refused(seat: dict[str, object], why: str) -> None:
    with pytest.raises(ut.Trouble, match=why):
        table(seat, {}, {})


@rule("SX-02", "SX-70")
@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"pile": ["shamanic-totem", "lich"]}, "'shamanic-totem' is never drawn"),
        ({"pile": ["rust-bearer", "lich"]}, "'rust-bearer' is never drawn"),
        ({"left": "shamanic-totem"}, "'shamanic-totem' is never drawn"),
        ({"centre": ["night-bearer"]}, "'night-bearer' never lies in the centre discard"),
        ({"centre": ["pyre-phoenix"]}, "'pyre-phoenix' never lies in the centre discard"),
    ],
)
def test_a_scene_that_no_game_could_reach_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(ut.Trouble, match=why):
        table({}, {}, {}, **position)
