"""OpenSpiel's own suite on every game and player count; worlds are resampled as its search wants them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.laws.random_play import every_game, every_table

pyspiel: Any = pytest.importorskip("pyspiel", reason="the door to OpenSpiel needs underthrone[spiel]")

from underthrone.doors.openspiel import short_name  # noqa: E402


def load(game_id: str, players: int) -> Any:
    return pyspiel.load_game(short_name(game_id), {"players": players, "seeds": 8})


@every_table
def test_random_play_holds_what_openspiel_asks(game_id: str, players: int) -> None:
    pyspiel.random_sim_test(load(game_id, players), num_sims=1, serialize=False, verbose=False)


@every_table
def test_resampled_worlds_look_the_same(game_id: str, players: int) -> None:
    game, dice = load(game_id, players), random.Random(1)
    state = game.new_initial_state()
    state.apply_action(dice.randrange(8))
    ply = 0
    while not state.is_terminal() and ply < 120:
        me = state.current_player()
        if ply % 15 == 0:
            for seat in range(players):
                world = state.resample_from_infostate(seat, dice.random)
                assert world.current_player() == me
                assert world.information_state_string(seat) == state.information_state_string(seat)
                assert world.observation_string(seat) == state.observation_string(seat)
                assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.legal_actions(me) == state.legal_actions(me) or seat != me
        state.apply_action(dice.choice(state.legal_actions()))
        ply += 1


@every_game
def test_a_state_survives_paper_and_copies(game_id: str) -> None:
    game = load(game_id, 3)
    state = game.new_initial_state()
    for _ in range(20):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[0])
    back = game.deserialize_state(state.serialize())
    assert str(back) == str(state) == str(state.clone())
    assert back.history() == state.history()


def test_its_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("styx", 2)
    state = game.new_initial_state()
    state.apply_action(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1),
        uct_c=1.4,
        max_simulations=5,
        random_state=__import__("numpy").random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
