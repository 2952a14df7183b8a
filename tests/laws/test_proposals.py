"""What a game proposes can be played and tells no secret; nor does an answer that comes by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import underthrone as ut
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

OPTIONS = {"lords-of-xidit": {"memory-aid": "on"}}
PLAIN = {"": "helps"}  # what a person begins with
CASES = [(game_id, n) for game_id in ut.games() for n in ut.game(game_id).players]
every_game = pytest.mark.parametrize(("game_id", "players"), CASES)
MOST_ANSWERS = 400


def positions(g: Game, players: int, seed: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """The decisions of a game that is played by habit."""
    s, dice = g.new(players, seed, options), Dice(seeded(seed))
    for _ in range(MOST_ANSWERS):
        if s.question < 0:
            return
        yield s
        me = s.deciders()[dice.below(len(s.deciders()))]
        s.play(me, g.heuristics.habit(s, me, dice))


@every_game
def test_proposals_can_be_played_and_are_the_same_in_every_world_that_the_seat_imagines(
    game_id: str, players: int
) -> None:
    g = ut.game(game_id)
    for k, s in enumerate(positions(g, players, 31 + players)):
        for me in s.deciders():
            found = g.proposals(s, me)
            assert sum(one.usual for one in found) <= 1
            assert g.proposals(s.redeal(me, k), me) == found
            for one in found:
                after = s.clone()
                for move in one.moves:
                    after.play(me, move)
                assert g.proposed(s, me, one, "fr")


@every_game
def test_how_soon_an_answer_comes_tells_nobody_anything(game_id: str, players: int) -> None:
    """Whoever watches could have said that the seat wouldn't be asked."""
    g = ut.game(game_id)
    for k, s in enumerate(positions(g, players, 47 + players, OPTIONS.get(game_id))):
        for me in s.deciders():
            move = g.by_itself(s, me, PLAIN)
            assert move < 0 or move in s.moves(me)
            assert g.by_itself(s, me, {}) < 0, "who wishes nothing is asked everything"
            for other in [*range(players), None]:
                if other != me:
                    assert g.by_itself(s.redeal(other, k), me, PLAIN) == move
