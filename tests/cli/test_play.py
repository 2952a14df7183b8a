"""A person at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Shell

import underthrone as ut

ONES = "1\n" * 400
START = "play shadow-throne --bots random --seed 9 --journal game.journal"


def test_a_game_without_a_seed_is_provably_fair(shell: Shell, tmp_path: Path) -> None:
    assert shell("play shadow-throne --bots random", ONES).code == 0
    [file] = (tmp_path / "state" / "underthrone").iterdir()
    said = shell(f"verify {file}")
    assert "committed to before the first move" in said.out
    assert "1 contribution." in said.out


@pytest.mark.parametrize(("lang", "prompt"), [("en", "Your contribution, or"), ("fr", "Votre contribution, ou")])
def test_the_seal_is_shown_before_the_contribution_is_typed(
    shell: Shell, tmp_path: Path, lang: str, prompt: str
) -> None:
    said = shell(f"play shadow-throne --bots random --contribution --lang {lang} --journal game.journal", "olive\nq\n")
    journal = ut.load_journal(tmp_path / "game.journal")
    assert journal.contributions == {0: "olive"}
    assert said.out.index(journal.commitment) < said.out.index(prompt) < said.out.index("olive")
    drawn = shell(f"play shadow-throne --bots random --contribution --lang {lang} --journal other.journal", "\nq\n")
    [contribution] = ut.load_journal(tmp_path / "other.journal").contributions.values()
    assert re.fullmatch("[0-9a-f]{32}", contribution)
    assert contribution in drawn.out
    assert "has no part" in shell("play shadow-throne --seed 1 --contribution").err


def test_end_of_input_keeps_the_game_and_it_goes_on(shell: Shell, tmp_path: Path) -> None:
    said = shell(START, "1\n2\n")
    assert said.code == 0
    assert "underthrone play shadow-throne --bots random --seat 1 --lang en --journal game.journal" in said.out
    before = ut.load_journal(tmp_path / "game.journal").lines
    assert len(before) == 8  # two answers of everybody, and the bots' third ones
    on = "play shadow-throne --bots random --journal game.journal"
    assert shell(on, ONES).code == 0
    assert ut.load_journal(tmp_path / "game.journal").lines[:8] == before
    assert "is over" in shell(on).err


def test_q_leaves_and_ctrl_c_does_too(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The game is kept in game.journal." in shell(START, "q\n").out

    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = shell("play shadow-throne --bots random --journal game.journal")
    assert said.code == 0
    assert "The game is kept in game.journal." in said.out


def test_only_the_own_hand_is_shown(shell: Shell, tmp_path: Path) -> None:
    said = shell(f"{START} --seat 2", "1\n1\n1\n1\n1\n")
    s = ut.load_journal(tmp_path / "game.journal").state
    mine, others = s.view(1)["hand"], [*s.view(0)["hand"], *s.view(2)["hand"]]
    board = said.out[said.out.rindex("wave 1 of 4") :]
    names = {card_id: re.sub(r"[-]", " ", card_id) for card_id in {*mine, *others}}
    assert all(names[card_id] in board.casefold().replace("-", " ") for card_id in mine)
    assert not any(names[card_id] in board.casefold().replace("-", " ") for card_id in others if card_id not in mine)


def test_help_why_undo_and_mistakes(shell: Shell) -> None:
    said = shell(START, "?\n? 1\n? kyros\n? dragon\nwhy\nwhy 1\nwhy kyros\nwhy dragon\nu\nb\n99\n-3\ntake\ndragon\n\n")
    for sentence in (
        "What you can type:",
        "one more Empire card now",
        "I know nothing called “dragon”.",
        "Type why and a name",
        "That is possible: it is number 1 in the list.",
        "Your pool doesn’t hold King Kyros.",
        "There is nothing that you may take back",
        "There is no number 99 here: the list goes from 1 to 6.",
        "There is no number -3 here",
        "Several moves fit “take”: numbers 1, 2, 3, 4, 5, 6.",
        "Nothing in the list fits “dragon”",
    ):
        assert sentence in " ".join(said.out.split()), sentence
    assert said.out.count("Battle 1, intrigue") == 2  # at first, and again after b


def test_a_name_chooses(shell: Shell, tmp_path: Path) -> None:
    shell(START)
    journal = ut.load_journal(tmp_path / "game.journal")
    words = journal.game.words(journal.state, 0, journal.state.moves(0)[2])
    shell(START.replace(" --seed 9", ""), words.removeprefix("Take ").casefold() + "\n")
    after = ut.load_journal(tmp_path / "game.journal")
    assert [line.move for line in after.lines if line.seat == 0] == [journal.state.moves(0)[2]]


def test_a_scene_is_played_without_a_journal(shell: Shell, tmp_path: Path) -> None:
    hands = [["outlaw", "pilgrim"], ["outlaw", "conscript"], ["pilgrim", "smuggler"]]
    seats = "".join(f"[[seats]]\nhand = {hand}\ninfluence = 14\n" for hand in hands)
    (tmp_path / "scene.toml").write_text(f"wave = 4\n{seats}")
    said = shell("play shadow-throne --bots random --scene scene.toml", "u\nq\n")
    assert "wave 4 of 4" in said.out
    assert "A scene isn’t kept" in said.out
    assert not (tmp_path / "state").exists()
    assert shell("play shadow-throne --bots random --scene scene.toml", ONES).code == 0
