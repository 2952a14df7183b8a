"""PettingZoo: the AEC interface, one seat after the other, and the parallel one, all seats at once.

An observation is {"observation": the seat's tensor, "action_mask": its legal moves}. An illegal move ends the game: its
seat gets -1 and all others 0. In the parallel interface move number g.move_count is "wait", the one legal move of
who isn't asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

import underthrone as ut
from underthrone.doors.gymnasium import HIGHEST, LOST, Seen, observation_space, observed
from underthrone.games.board import BoardGame
from underthrone.games.position import Position


def env(game: str | BoardGame, **how: Any) -> Seats:
    """A game, one seat after the other."""
    return Seats(game, **how)


def parallel_env(game: str | BoardGame, **how: Any) -> Together:
    """A game, all seats at once."""
    return Together(game, **how)


def drawn(seed: int | None) -> int:
    """The seed of a game: the one that was asked for, or any."""
    return int(np.random.SeedSequence(seed).generate_state(1)[0])


def rendered(s: Position, render_mode: str | None) -> str | None:
    """What is asked, and whom, for people."""
    if render_mode is None:
        return None
    g = s.setup.game
    said = f"{g.prompt(s)} {s.deciders()}" if s.deciders() else g.reason(s)
    if render_mode == "human":
        print(said)
    return said


class Seats(AECEnv):  # type: ignore[misc]  # PettingZoo may not be there when types are checked
    """One seat after the other decides; several that are asked at once answer in the order of seats."""

    def __init__(
        self,
        game: str | BoardGame,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game if isinstance(game, BoardGame) else ut.game(game)
        self.players = self.game.setup(players, options).players
        self.options = options
        self.render_mode = render_mode
        self.metadata = {"name": f"underthrone_{self.game.id}_v0", "render_modes": ["ansi", "human"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._space = observation_space(self.game, self.players)
        self._size = self._space["observation"].shape[0]
        self._moves = {agent: spaces.Discrete(self.game.move_count) for agent in self.possible_agents}
        self._seen = {agent: observation_space(self.game, self.players) for agent in self.possible_agents}
        self.state_now: Position | None = None

    def observation_space(self, agent: str) -> Any:
        """What a seat sees."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        """All moves of the game."""
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        s = self.game.new(self.players, drawn(seed), self.options, recording=False)
        self.state_now = s
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[s.decider()]

    def observe(self, agent: str) -> Seen:
        """What the seat may know; nobody but the one who is asked has legal moves."""
        assert self.state_now is not None
        seen = observed(self.state_now, self.seats[agent], self._size)
        if agent != self.agent_selection or self.terminations[agent]:
            seen["action_mask"][:] = 0
        return seen

    def step(self, action: Any) -> None:
        """The move of the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        s = self.state_now
        assert s is not None
        self._cumulative_rewards[agent] = 0.0
        try:
            s.play(self.seats[agent], action)
        except ut.Illegal as illegal:
            self.infos[agent] = {"illegal": str(illegal)}
            self._end([LOST if other == agent else 0.0 for other in self.possible_agents])
            return
        if s.waiting:
            self.agent_selection = self.possible_agents[s.decider()]
        else:
            self._end(s.payoffs())

    def _end(self, payoffs: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, payoffs))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What is asked, in words."""
        return None if self.state_now is None else rendered(self.state_now, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


class Together(ParallelEnv):  # type: ignore[misc]
    """All seats answer in each step: those that are asked with a move, the others with "wait"."""

    def __init__(
        self,
        game: str | BoardGame,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game if isinstance(game, BoardGame) else ut.game(game)
        self.players = self.game.setup(players, options).players
        self.options = options
        self.render_mode = render_mode
        self.metadata = {"name": f"underthrone_{self.game.id}_v0", "render_modes": ["ansi", "human"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.wait = self.game.move_count
        self._size = self.game.tensor_layout(self.players).size
        self._moves = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seen = {agent: self._space() for agent in self.possible_agents}
        self.state_now: Position | None = None

    def _space(self) -> Any:
        tensor = spaces.Box(0.0, HIGHEST, (self._size,), np.float32)
        return spaces.Dict({"observation": tensor, "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        """What a seat sees."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        """All moves of the game, and to wait."""
        return self._moves[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game."""
        self.state_now = self.game.new(self.players, drawn(seed), self.options, recording=False)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """One answer of every seat; of a question with several parts the next part."""
        s = self.state_now
        assert s is not None
        deciding = set(s.deciders())
        payoffs = [0.0] * self.players
        wrong: dict[int, str] = {}
        for seat, agent in enumerate(self.possible_agents):
            move = int(actions[agent])
            why = "" if (seat not in deciding) == (move == self.wait) else "Who is asked moves, and the others wait."
            why = why or (self.game.why_not(s, seat, move) if seat in deciding else "")
            if why:
                wrong[seat] = why
        if not wrong:
            for seat in sorted(deciding):
                s.play(seat, int(actions[self.possible_agents[seat]]))
            payoffs = s.payoffs()
        over = bool(wrong) or not s.waiting
        rewards = [LOST if seat in wrong else payoff for seat, payoff in enumerate(payoffs)]
        seen, agents = self._observed(), self.agents
        infos = {agent: {"illegal": wrong[seat]} if seat in wrong else {} for seat, agent in enumerate(agents)}
        if over:
            self.agents = []
        ended = dict.fromkeys(agents, over)
        return seen, dict(zip(agents, rewards)), ended, dict.fromkeys(agents, False), infos

    def _observed(self) -> dict[str, Seen]:
        s = self.state_now
        assert s is not None
        found: dict[str, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            tensor, mask = np.empty(self._size, np.float32), np.zeros(self.wait + 1, np.int8)
            s.write_tensor(seat, tensor)
            if s.waiting >> seat & 1:
                s.write_mask(seat, mask[:-1])
            else:
                mask[-1] = 1
            found[agent] = {"observation": tensor, "action_mask": mask}
        return found

    def render(self) -> str | None:
        """What is asked, in words."""
        return None if self.state_now is None else rendered(self.state_now, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
