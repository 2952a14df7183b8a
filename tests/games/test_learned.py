"""What bots have learned: features are finite and have words, chances are chances, beliefs are possible."""

from __future__ import annotations

from math import isclose, isfinite

import pytest

import underthrone as ut
from underthrone.games.learned import Learned, Names, from_text, picked, shares
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.game import LANGUAGES
from underthrone.kernel.state import State

LEARNED = [game_id for game_id in ut.games() if isinstance(ut.game(game_id).heuristics, Learned)]
EVERY = pytest.mark.parametrize("game_id", LEARNED)
NAMES = Names(("coins",), {"bid": ("share",)}, range(2, 4))
TEXT = """
[sharpness]
2 = 1.0
3 = 0.5
[value]
coins = [1.0, -0.5]
[habit.bid]
share = 2.0
"""


def learned(game_id: str) -> Learned:
    found = ut.game(game_id).heuristics
    assert isinstance(found, Learned)
    return found


def positions(game_id: str, players: int, seed: int) -> list[State]:
    """Some positions of a game by habit."""
    of, dice = learned(game_id), Dice(seeded(seed))
    s = ut.game(game_id).new(players, seed, recording=False)
    found: list[State] = []
    while (seat := s.decider()) >= 0:
        found.append(s.clone())
        s.play(seat, of.habit(s, seat, dice))
    return [*found[:: max(1, len(found) // 12)], s]


@EVERY
def test_chances_are_chances_at_every_table(game_id: str) -> None:
    of = learned(game_id)
    for players in ut.game(game_id).players:
        for s in positions(game_id, players, players):
            chances = of.chances(s)
            assert len(chances) == players
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            if s.setup.game.cooperative:
                assert len(set(chances)) == 1, "one team"
            else:
                assert isclose(sum(chances), 1.0)


@EVERY
def test_features_have_names_and_are_finite(game_id: str) -> None:
    of = learned(game_id)
    for s in positions(game_id, ut.game(game_id).players[-1], 5):
        if s.question >= 0 and of.settled(s):
            assert 0.0 <= of.progress(s) <= 1.0
            for row in of.facts(s):
                assert len(row) == len(of.names.value)
                assert all(isfinite(x) and abs(x) < 100 for x in row)
        for seat in s.deciders():
            options = s.options(seat)
            for kind, features in of.traits(s, seat, options) if len(options) > 1 else []:
                assert len(features) == len(list(of.names.habit.values())[kind])
                assert all(isfinite(x) and abs(x) < 100 for x in features)


@EVERY
def test_what_speaks_for_a_seat_adds_up_to_its_chance(game_id: str) -> None:
    of = learned(game_id)
    for s in positions(game_id, 4, 8):
        if s.question >= 0 and of.settled(s):
            sums = [sum(parts.values()) for parts in of.reasons(s)]
            assert shares(sums)[0] == pytest.approx(of.chances(s)[0])
            assert len(sums) == (2 if s.setup.game.cooperative else 4), "a team, and its foes"


@EVERY
def test_priors_are_of_the_options_and_together_one(game_id: str) -> None:
    of = learned(game_id)
    for s in positions(game_id, 4, 2):
        for seat in s.deciders():
            options = s.options(seat)
            priors = of.priors(s, seat, options)
            assert len(priors) == len(options)
            assert isclose(sum(priors), 1.0)
            assert of.habit(s, seat, Dice(seeded(4))) in options


@EVERY
def test_a_believed_world_looks_the_same_to_the_seat_and_depends_on_nothing_that_it_cannot_know(game_id: str) -> None:
    of = learned(game_id)
    for players in (2, 4) if 2 in ut.game(game_id).players else (4,):
        for s in positions(game_id, players, 11):
            for me in range(players):
                world = of.imagine(s, me, 7)
                assert world.view(me) == s.view(me)
                assert world.conserved() == s.conserved()
                assert of.imagine(s.redeal(me, 3), me, 7) == world


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_of_the_chances_has_words(game_id: str, lang: str) -> None:
    g = ut.game(game_id)
    said = [g.say(lang, f"feature-{name}", {}) for name in learned(game_id).names.value]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("coins = [1.0, -0.5]", "gold = [1.0, -0.5]"), "there is no feature 'gold'"),
        (("share = 2.0", ""), "the feature 'share' is missing"),
        (("[1.0, -0.5]", "1.0"), "coins needs two numbers"),
        (("share = 2.0", "share = nan"), "share must be a number"),
        (("3 = 0.5", ""), "the feature '3' is missing"),
        (("[sharpness]", "[sharp]"), r"has no part \[sharpness\]"),
        (("[value]", "[value"), "isn't TOML"),
    ],
)
def test_weights_that_do_not_fit_are_refused_in_a_sentence(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(ut.Trouble, match=sentence):
        from_text(TEXT.replace(*change), NAMES, "weights.toml")


def test_weights_are_read_by_name() -> None:
    weights = from_text(TEXT, NAMES, "weights.toml")
    assert (weights.early, weights.late) == ([1.0], [-0.5])
    assert weights.habit == [[2.0]]
    assert weights.sharpness[2:] == [1.0, 0.5]


def test_what_has_no_weight_is_never_picked() -> None:
    dice = Dice(seeded(1))
    assert {picked([0.0, 1.0, 3.0, 0.0], dice) for _ in range(200)} == {1, 2}
