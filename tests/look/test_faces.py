"""Every card's picture is drawn, and the rule that it points to is on the rule page."""

from __future__ import annotations

import re

import pytest
from tests.rules_table import ROOT, lists

import underthrone as ut
from underthrone.table.look.boards import board_of

ICONS = set(
    re.findall(r'<symbol id="([a-z-]+)"', (ROOT / "src/underthrone/table/look/static/icons.svg").read_text("utf-8"))
)
every_game = pytest.mark.parametrize("game_id", ut.games())


@every_game
def test_every_card_has_a_picture_that_is_there(game_id: str) -> None:
    missing = {face.id: face.icon for face in board_of(game_id).faces("en") if face.icon not in ICONS}
    assert not missing, "name an icon of static/icons.svg, or add it to icons.txt and run `make vendor`"


@every_game
def test_every_card_points_to_a_rule_of_its_game(game_id: str) -> None:
    rules = lists(ROOT)[game_id]
    assert {face.id: face.rule for face in board_of(game_id).faces("en") if face.rule not in rules} == {}
