"""The table of rules and tests finds gaps and strangers."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import rules_table

LIST = "# Rules\n- **TH-01** Three to five.\n- **TH-02** Fifteen.\nsee TH-03 and **TH-04** here\n"
TEST = '@rule("TH-01")\ndef test_three_to_five() -> None: ...\n'


def project(root: Path, text: str) -> Path:
    (root / "docs" / "rules").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "docs" / "rules" / "shadow-throne.md").write_text(LIST, "utf-8")
    (root / "docs" / "rules" / "shadow-throne.fr.md").write_text(LIST, "utf-8")
    (root / "tests" / "test_it.py").write_text(text, "utf-8")
    return root


def test_a_rule_without_a_test_is_a_gap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_table.main(project(tmp_path, TEST)) == 1
    said = capsys.readouterr().out
    assert "1 of 2 rules held by 1 tests" in said
    assert "Without a test: TH-02." in said


def test_an_id_that_no_list_knows_is_named_with_its_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two = TEST.replace("TH-01", "TH-02") + TEST.replace('"TH-01"', '"TH-01", "TH-99"').replace("three", "any")
    assert rules_table.main(project(tmp_path, two)) == 1
    assert "No rule list knows TH-99: test_it.py::test_any_to_five." in capsys.readouterr().out


def test_no_gap_and_no_stranger_is_fine(tmp_path: Path) -> None:
    assert rules_table.main(project(tmp_path, TEST.replace('"TH-01"', '"TH-01", "TH-02"'))) == 0
