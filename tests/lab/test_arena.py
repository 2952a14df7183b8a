"""The arena: fair seats, and ratings that say what the games said."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from underthrone.lab.arena import ELO, Beats, arena, elo, ratings, tasks, whole
from underthrone.lab.executor import Workers
from underthrone.lab.intervals import wilson
from underthrone.lab.match import Plan, Row

PLAN = Plan("shadow-throne", None, 3, {"target": "15"}, False)


def test_every_bot_sits_equally_often_on_each_seat_on_the_same_deals() -> None:
    games = tasks(["a", "b", "b", "c"], 10, 7)
    assert len(games) == 12  # whole rotations
    seats = Counter((name, seat) for names, _ in games for seat, name in enumerate(names))
    assert {seats["a", seat] for seat in range(4)} == {3}
    assert {seats["b", seat] for seat in range(4)} == {6}
    assert Counter(seed for _, seed in games) == {7: 4, 8: 4, 9: 4}


def test_greedy_beats_random() -> None:
    found = arena(PLAN, ["greedy", "random", "random"], 12, 1, Workers(1))
    by_name = {row["bot"]: row for row in found["standings"]}
    greedy, random = by_name["greedy"], by_name["random"]
    assert (greedy["seats"], random["seats"]) == (12, 24)
    assert greedy["wins"] + random["wins"] <= 12
    assert greedy["rate"] > random["rate"]
    assert greedy["place"] < random["place"]
    assert greedy["elo"] > random["elo"]
    assert greedy["elo_interval"][0] <= greedy["elo"] <= greedy["elo_interval"][1]
    low, high = greedy["interval"]
    assert low < greedy["rate"] <= high
    assert random["decisions_per_second"] > greedy["decisions_per_second"] > 0


def test_deals_that_are_not_whole_do_not_count() -> None:
    rows: list[Row] = [{"seed": seed, "bots": []} for seed in (1, 1, 2)]
    assert [[row["seed"] for row in deal] for deal in whole(rows, 2)] == [[1, 1]]


def test_elo_finds_the_strengths_that_made_the_games() -> None:
    strong = {"a": 100.0, "b": 0.0, "c": -100.0}
    chance = Random(3)
    deals: list[Beats] = []
    for _ in range(3000):
        a, b = chance.sample(sorted(strong), 2)
        won = chance.random() < 1 / (1 + 10 ** ((strong[b] - strong[a]) / 400))
        deals.append({(a, b): float(won), (b, a): float(not won)})
    for name, (rating, low, high) in elo(deals, sorted(strong)).items():
        assert rating == pytest.approx(strong[name], abs=20)
        assert low < strong[name] < high


def test_three_wins_in_four_are_the_textbook_difference() -> None:
    found = ratings({("a", "b"): 3e6, ("b", "a"): 1e6}, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(ELO * 1.0986, abs=0.1)


def test_who_never_loses_is_not_infinitely_strong() -> None:
    found = ratings({("a", "b"): 10.0}, ["a", "b"])
    assert 300 < found["a"] - found["b"] < 800


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (50, 100, 0.404, 0.596)]
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)
