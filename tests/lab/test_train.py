"""Learning on a tiny budget: games are kept, weights fitted, a duel decides."""

from __future__ import annotations

from pathlib import Path

import pytest

import underthrone as ut
from underthrone.games.learned import Weights, from_text
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.lab import fit, train
from underthrone.lab.better import batches, bettered
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
    assert weights.habit == train.learned(g).weights.habit, "a habit that imitates itself learns nothing"
    assert error["positions"] == len(found.value) > 100
    nothing = fit.brier(found.value, 0 * fit.logit(found.value, 1.0))
    assert fit.brier(found.value, fit.logit(found.value, 1.0)) < nothing
    text = train.text_of(g, weights, {"command": "train", "error": error})
    again = from_text(text, train.learned(g).names, "weights.toml")
    assert again.early == pytest.approx(weights.early, abs=1e-6)
    assert [len(one) for one in again.habit] == [len(one) for one in weights.habit]


def test_a_game_that_nobody_won_teaches_habits_alone(tmp_path: Path) -> None:
    g = ut.game("styx")
    [one] = collect(tmp_path / "games.jsonl", g, [Wanted(3, "greedy", 4)], ONE, lambda: None)
    won = fit.lessons(g, train.learned(g), [one])
    tied = fit.lessons(g, train.learned(g), [one._replace(winners=[])])
    assert won.value
    assert won.players
    assert not tied.value
    assert not tied.players
    assert len(tied.habit) == len(won.habit) > 0
    assert fit.fitted(train.learned(g), won, 1.0).habit != train.learned(g).weights.habit


@pytest.mark.slow
def test_a_habit_is_bettered_by_what_wins() -> None:
    g = ut.game("shadow-throne")
    of = train.learned(g)
    aimless = Weights(of.weights.early, of.weights.late, [[0.0] * len(row) for row in of.weights.habit], [1.0] * 6)
    told: list[int] = []
    better = bettered(g, aimless, 8, 100, [3], ONE, lambda: told.append(1))
    assert len(told) == 8 * batches(100)
    once = bettered(g, aimless, 1, 50, [3], ONE, lambda: None)
    assert bettered(g, aimless, 1, 50, [3], ONE, lambda: None).habit == once.habit != aimless.habit
    assert better.early == aimless.early
    old, new = type(of)(of.names, aimless), type(of)(of.names, better)
    won = 0
    for seed in range(60):
        s = g.new(3, seed, recording=False)
        dice = Dice(seeded(seed))
        while (seat := s.decider()) >= 0:
            s.play(seat, (new if seat == seed % 3 else old).habit(s, seat, dice))
        result = s.result()
        assert result is not None
        won += seed % 3 in result.winners
    assert won >= 30, "an equal share is 20"


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


def test_teams_meet_on_the_same_deals() -> None:
    g = ut.game("stygian-society")
    text = train.installed(g).read_text("utf-8")
    met = train.duel(g, text, "habit", 5, 3, 1, ONE, lambda: None)
    assert met["games"] == 5
    assert met["rate"] == train.equal(g, 3) == 0.5, "nobody is better than oneself"
    aimless = train.text_of(g, Weights([1.0], [0.0], [[0.0] * len(f) for f in habits(g)], [1.0] * 5), {})
    assert train.duel(g, aimless, "habit", 20, 4, 1, ONE, lambda: None)["rate"] < 0.4


def habits(g: Game) -> list[tuple[str, ...]]:
    """The features of each kind of option."""
    return list(train.learned(g).names.habit.values())


def test_a_team_learns_by_how_far_it_comes() -> None:
    g = ut.game("stygian-society")
    of = train.learned(g)
    faint = [[w / 5 for w in row] for row in of.weights.habit]
    unsure = Weights(of.weights.early, of.weights.late, faint, of.weights.sharpness)
    better = bettered(g, unsure, 4, 100, [3, 4], ONE, lambda: None)

    def floors(weights: Weights) -> int:
        following, total = type(of)(of.names, weights), 0
        for seed in range(40):
            s = g.new(3 + seed % 2, seed, recording=False)
            dice = Dice(seeded(seed))
            while (seat := s.decider()) >= 0:
                s.play(seat, following.habit(s, seat, dice))
            result = s.result()
            assert result is not None
            total += result.scores[0]
        return total

    assert floors(better) > 1.15 * floors(unsure)


def test_what_a_teams_games_teach(tmp_path: Path) -> None:
    g = ut.game("stygian-society")
    found = train.play(g, tmp_path, train.Plan(["habit"], 6, [3, 4], 1), ONE, lambda: None)
    assert {tuple(choice.right) for choice in found.value} <= {(1.0, 0.0), (0.0, 1.0)}, "the team, or its foes"
    assert {len(choice.features) for choice in found.value} == {2}
    assert not found.habit


def test_what_has_no_features_is_refused() -> None:
    class Plain:
        heuristics = None

        def title(self) -> str:
            return "Chess"

    with pytest.raises(Trouble, match="Chess has no features"):
        train.learned(Plain())  # type: ignore[arg-type]
