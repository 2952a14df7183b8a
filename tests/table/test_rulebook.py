"""Every question of every game leads to a rule that is written down."""

from __future__ import annotations

from importlib.resources import files

import pytest

import underthrone as ut
from underthrone.table.rulebook import RULES, rule_of


@pytest.mark.parametrize("id", ut.games())
def test_every_question_has_its_rule(id: str) -> None:
    for name in (f"{id}.md", f"{id}.fr.md"):
        written = (files("underthrone") / "rules" / name).read_text("utf-8")
        for question in ut.game(id).rules.question_names:
            assert f"**{rule_of(id, question)}**" in written, question


def test_no_rule_for_a_question_that_nobody_asks() -> None:
    for id, rules in RULES.items():
        assert set(rules) <= set(ut.game(id).rules.question_names)
