"""Every question of every game leads to a rule that is written down."""

from __future__ import annotations

from importlib.resources import files

import pytest

import underthrone as ut


@pytest.mark.parametrize("game_id", ut.games())
def test_every_question_has_its_rule(game_id: str) -> None:
    rules = ut.game(game_id).rules
    for name in (f"{game_id}.md", f"{game_id}.fr.md"):
        written = (files("underthrone") / "rules" / name).read_text("utf-8")
        for question, rule in zip(rules.question_names, rules.rule_ids, strict=True):
            assert f"**{rule}**" in written, question
