"""PettingZoo's and Gymnasium's own suites on every game and player count; many games at once are the same games."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from tests.laws.random_play import every_game, every_table

import underthrone as ut

np: Any = pytest.importorskip("numpy", reason="the doors for learners need underthrone[rl]")
pytest.importorskip("gymnasium", reason="the doors for learners need underthrone[rl]")
pytest.importorskip("pettingzoo", reason="the doors for learners need underthrone[rl]")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from underthrone.doors import pettingzoo  # noqa: E402
from underthrone.doors.gymnasium import SeatEnv, VectorSeats  # noqa: E402

ROWS = 11  # more than a block of them, and no whole number of blocks


def any_move(mask: Any, dice: Any) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


@every_table
def test_pettingzoo_one_seat_after_the_other(game_id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for what an observation in a dictionary doesn't have
        api_test(pettingzoo.env(game_id, players=players), num_cycles=60)


@every_game
def test_pettingzoo_by_seed(game_id: str) -> None:
    seed_test(lambda: pettingzoo.env(game_id), num_cycles=40)


@every_table
def test_pettingzoo_all_seats_at_once(game_id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(pettingzoo.parallel_env(game_id, players=players), num_cycles=40)


@every_table
def test_both_ways_are_the_same_game(game_id: str, players: int) -> None:
    one, all_ = pettingzoo.env(game_id, players=players), pettingzoo.parallel_env(game_id, players=players)
    dice = np.random.default_rng(1)
    one.reset(seed=3)
    seen, _ = all_.reset(seed=3)
    rewards: dict[str, float] = {}
    answers: dict[str, list[int]] = {agent: [] for agent in one.agents}  # of several parts one gives all at once
    while all_.agents:
        moves = {agent: any_move(seen[agent]["action_mask"], dice) for agent in all_.agents}
        for agent, move in moves.items():
            answers[agent] += [move] if move != all_.wait else []
        seen, rewards, *_ = all_.step(moves)
        while not any(one.terminations.values()) and answers[one.agent_selection]:
            one.step(answers[one.agent_selection].pop(0))
    assert one.state_now is not None
    assert one.state_now == all_.state_now
    assert one._cumulative_rewards == rewards
    assert list(rewards.values()) == one.state_now.payoffs()


@every_game
def test_an_illegal_move_loses(game_id: str) -> None:
    env = pettingzoo.env(game_id)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(ut.game(game_id).move_count - 1 if env.observe(agent)["action_mask"][-1] == 0 else 0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    assert env.infos[agent]["illegal"]
    together = pettingzoo.parallel_env(game_id)
    together.reset(seed=1)
    _, rewards, ended, _, infos = together.step(dict.fromkeys(together.agents, together.wait))
    assert all(ended.values())
    assert min(rewards.values()) == -1
    assert any(info.get("illegal") for info in infos.values())


@every_table
def test_gymnasium_one_seat_against_bots(game_id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game_id, players=players), skip_render_check=True)
    env = SeatEnv(game_id, players=players, seat=players - 1, render_mode="ansi")
    seen, info = env.reset(seed=5)
    dice, over, reward = np.random.default_rng(1), False, 0.0
    while not over:
        assert info["seat"] == players - 1
        assert env.render()
        seen, reward, over, _, info = env.step(any_move(seen["action_mask"], dice))
    assert 0 <= reward <= 1
    with pytest.raises(ut.Trouble, match="reset begins another"):
        env.step(0)


@every_game
def test_many_games_are_the_same_as_one(game_id: str) -> None:
    g = ut.game(game_id)
    env = VectorSeats(game_id, ROWS, shaping=0.5)
    seen, infos = env.reset(seed=2)
    again = VectorSeats(game_id, ROWS, shaping=0.5)
    assert np.array_equal(again.reset(seed=2)[0]["observation"], seen["observation"])
    dice, copies, ends = np.random.default_rng(1), [s.clone() for s in env.batch.states], 0
    for _ in range(80):
        assert env.observation_space.contains(seen)
        moves = [any_move(mask, dice) for mask in seen["action_mask"]]
        looked = [g.heuristics.value(s, int(seat)) for s, seat in zip(copies, infos["seat"])]
        assert infos["outlook"].tolist() == looked
        movers = infos["seat"].tolist()
        for row, s in enumerate(copies):
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == s.moves(infos["seat"][row])
            s.play(infos["seat"][row], moves[row])
        seen, rewards, ended, cut, infos = env.step(np.array(moves))
        assert not cut.any()
        assert len(rewards) == ROWS
        for row, s in enumerate(copies):
            assert ended[row] == (not s.deciders())
            mover = movers[row]
            now = s.payoffs()[mover] if ended[row] else g.heuristics.value(s, mover)
            assert rewards[row] == pytest.approx(0.5 * (now - looked[row]) + (now if ended[row] else 0.0))
            if ended[row]:
                assert infos["payoffs"][row].tolist() == pytest.approx(s.payoffs())
                copies[row] = env.batch.states[row].clone()
                ends += 1
            else:
                tensor = np.empty(g.tensor_layout(env.players).size, np.float32)
                s.write_tensor(infos["seat"][row], tensor)
                assert np.array_equal(tensor, seen["observation"][row])


@every_game
def test_a_learner_sits_where_it_wants(game_id: str) -> None:
    env = VectorSeats(game_id, 4, bots=["random"], seat=0)
    seen, infos = env.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(30):
        assert infos["seat"].tolist() == [0] * 4
        seen, rewards, ended, _, infos = env.step([any_move(mask, dice) for mask in seen["action_mask"]])
        assert all(rewards[~ended] == 0)
    with pytest.raises(ut.Trouble, match="There is no seat 9"):
        VectorSeats(game_id, 4, bots=["random"], seat=9)
