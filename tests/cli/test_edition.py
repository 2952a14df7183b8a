"""The commands about editions, as a designer types them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Shell

import underthrone as ut

EXAMPLES = Path(__file__).parents[2] / "examples" / "editions"
every_game = pytest.mark.parametrize("game_id", ut.games())


@every_game
def test_a_new_edition_changes_nothing_until_it_is_changed(shell: Shell, tmp_path: Path, game_id: str) -> None:
    file = tmp_path / "mine.toml"
    assert shell(f"edition new {game_id} --out {file}").code == 0
    assert "It changes nothing yet" in shell(f"edition check {game_id} {file}").out
    assert shell(f"edition new {game_id} --out {file}").code == 2
    text = file.read_text("utf-8")
    comments = [
        line[2:] for line in text.splitlines() if line.startswith(("# [", "# ")) and ("=" in line or "[" in line)
    ]
    values = [line for line in comments if not line.startswith(("-", "    ", "remove", "An edition", "Behind"))]
    file.write_text("\n".join(['base = "standard"', *values]), "utf-8")  # every comment taken away
    assert ut.game(game_id, file).contents.count("{") >= ut.game(game_id).contents.count("{")
    assert "It changes nothing yet" in shell(f"edition check {game_id} {file}").out


@every_game
def test_what_differs_is_said_in_both_languages_and_printed(shell: Shell, tmp_path: Path, game_id: str) -> None:
    file = EXAMPLES / f"{game_id}.toml"
    english, french = (shell(f"edition diff {game_id} {file} --lang {lang}").out for lang in ("en", "fr"))
    assert "(new): " in english
    assert "(ajout)\u202f: " in french
    assert len(english.splitlines()) == len(french.splitlines())
    page = tmp_path / "cards.html"
    assert shell(f"edition print {game_id} {file} --out {page}").code == 0
    assert page.read_text("utf-8").count("<article") >= 25
    assert 'class="new"' in page.read_text("utf-8")
    both = shell(f"edition diff {game_id} {file} {file}").out
    assert both.count("nothing") == 2


def test_an_edition_that_does_not_fit_is_refused_in_a_sentence(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('base = "standard"\n[outlaw]\nfaction = "rebel"\n', "utf-8")
    refused = shell(f"edition check shadow-throne {file}")
    assert refused.code == 2
    assert "outlaw: faction must be one of empire, rebels, church, not 'rebel' (did you mean rebels?)." in refused.err
