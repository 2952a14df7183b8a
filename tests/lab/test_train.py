"""Learning on a tiny budget: games are kept, weights fitted, a duel decides."""

from __future__ import annotations

from pathlib import Path

import pytest

import underthrone as ut
from underthrone.games.learned import from_text
from underthrone.kernel.errors import Trouble
from underthrone.lab import fit, train
from underthrone.lab.executor import Workers
from underthrone.lab.selfplay import Wanted, collect, kept

ONE = Workers(jobs=1)


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    g = ut.game("styx")
    wanted = [Wanted(2, "habit", 1), Wanted(3, "habit", 2)]
    told: list[int] = []
    first = collect(tmp_path / "games.jsonl", g, wanted, ONE, lambda: told.append(1))
    with (tmp_path / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"game": "styx", "ru')  # somebody pulled the plug
    again = collect(tmp_path / "games.jsonl", g, wanted, ONE, lambda: told.append(1))
    assert sorted(again) == sorted(first)
    assert len(kept(tmp_path / "games.jsonl", g)) == 2
    assert len(told) == 4


def test_a_game_that_is_played_again_ends_as_it_did(tmp_path: Path) -> None:
    g = ut.game("styx")
    [one] = collect(tmp_path / "games.jsonl", g, [Wanted(3, "habit", 4)], ONE, lambda: None)
    s = one.again(g)
    for seat, move in one.moves:
        s.play(seat, move)
    result = s.result()
    assert result is not None
    assert result.winners == one.winners


def test_games_teach_weights_that_fit_better_than_none_and_can_be_read_back(tmp_path: Path) -> None:
    g = ut.game("styx")
    found = train.play(g, tmp_path, train.Plan(["habit"], 30, [2, 3], 1), ONE, lambda: None)
    weights, error = train.fit(g, found)
    assert error["positions"] == len(found.value) > 100
    nothing = fit.brier(found.value, 0 * fit.logit(found.value, 1.0))
    assert fit.brier(found.value, fit.logit(found.value, 1.0)) < nothing
    text = train.text_of(g, weights, {"command": "train", "error": error})
    again = from_text(text, train.learned(g).names, "weights.toml")
    assert again.early == pytest.approx(weights.early, abs=1e-6)
    assert [len(one) for one in again.habit] == [len(one) for one in weights.habit]


def test_a_duel_counts_whole_rotations() -> None:
    g = ut.game("styx")
    text = train.installed(g).read_text("utf-8")
    met = train.duel(g, text, "habit", 5, 3, 1, ONE, lambda: None)
    assert met["games"] == 6
    won = sum(
        train.met(g, train.relearned(g, text, "x"), "habit", train.Meeting(3, i % 3, 1 + i // 3)) for i in range(6)
    )
    assert met["rate"] == won / 6
    assert met["interval"][0] < met["rate"] + 1e-9 < met["interval"][1] + 1e-9


def test_what_has_no_features_is_refused() -> None:
    class Plain:
        heuristics = None

        def title(self) -> str:
            return "Chess"

    with pytest.raises(Trouble, match="Chess has no features"):
        train.learned(Plain())  # type: ignore[arg-type]
