"""Gymnasium: one seat against bots, and many games at once.

An observation is {"observation": the seat's tensor, "action_mask": its legal moves}. Importing this module registers
`underthrone/GAME-v0` for every game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

import underthrone as ut
from underthrone.bots import named
from underthrone.bots.batch import ANY_SEAT, Batch, Sheets
from underthrone.games.board import BoardGame
from underthrone.kernel.errors import Illegal, Trouble

HIGHEST: Final = 8.0  # no number of a tensor is larger
LOST: Final = -1.0  # the reward of an illegal move, which ends the game

Seen = dict[str, Any]


def observation_space(g: BoardGame, players: int) -> Any:
    """What a seat sees, for one game."""
    size = g.tensor_layout(players).size
    return gym.spaces.Dict(
        {
            "observation": gym.spaces.Box(0.0, HIGHEST, (size,), np.float32),
            "action_mask": gym.spaces.Box(0, 1, (g.move_count,), np.int8),
        }
    )


def observed(s: Any, seat: int, size: int) -> Seen:
    """What a seat sees now, in arrays of its own."""
    seen = {"observation": np.empty(size, np.float32), "action_mask": np.empty(s.setup.game.move_count, np.int8)}
    s.write_tensor(seat, seen["observation"])
    s.write_mask(seat, seen["action_mask"])
    return seen


class VectorSeats(gym.vector.VectorEnv):  # type: ignore[misc]  # Gymnasium may not be there when types are checked
    """Games in step, each waiting for one decision; a game that ended begins anew in the same step.

    With `bots`, by name, one seat of each game is the learner's (`seat`, or any when it is None) and one of the bots
    plays all others. Without bots every decision is asked for, whoever's it is: `infos["seat"]` says whose, and the
    reward is what the move brought its seat at once. `infos["payoffs"]` has those of all seats of games that ended.
    `shaping` adds to rewards, so many times, by how much the game now looks better to the seat than before its move;
    `infos["outlook"]` then says how each game looks to who decides.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str | BoardGame,
        num_envs: int = 64,
        players: int | None = None,
        bots: Sequence[str] = (),
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        shaping: float = 0.0,
        seed: int = 0,
    ) -> None:
        self.game = game if isinstance(game, BoardGame) else ut.game(game)
        self.players = self.game.setup(players, options).players
        if seat is not None and not 0 <= seat < self.players:
            raise Trouble(f"There is no seat {seat}: the seats are numbered 0 to {self.players - 1}.")
        self.num_envs = num_envs
        self.seed = seed
        self.single_observation_space = observation_space(self.game, self.players)
        self.single_action_space = gym.spaces.Discrete(self.game.move_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        rivals = [named(bot, seed + i) for i, bot in enumerate(bots)]
        at = ANY_SEAT if seat is None else seat
        self.batch = Batch(self.game, self.players, num_envs, options, rivals, at, shaping)
        self._size = self.game.tensor_layout(self.players).size
        self._sheets = Sheets(num_envs, self._size, self.game.move_count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New games in all rows; the same seed and the same moves give the same games."""
        if seed is not None:
            self.seed = seed
        self.batch.reset(self.seed)
        self.seed += 1
        seen = self._room()
        self.batch.write(self._sheets)
        return seen, self._infos()

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """One move in every row; Illegal names the first that isn't possible, and rows before it have moved."""
        batch = self.batch
        seen = self._room()
        batch.step(np.asarray(actions).tolist(), self._sheets)
        ended = np.zeros(self.num_envs, np.bool_)
        infos = self._infos()
        if batch.ended:
            ended[batch.ended] = True
            infos["payoffs"] = np.zeros((self.num_envs, self.players), np.float32)
            infos["payoffs"][batch.ended] = batch.payoffs
        return seen, np.array(batch.rewards), ended, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self) -> dict[str, Any]:
        """Who decides now, and how it looks to them if anybody asked."""
        infos: dict[str, Any] = {"seat": np.array(self.batch.seats)}
        if self.batch.shaping:
            infos["outlook"] = np.array(self.batch.outlook)
        return infos

    def _room(self) -> Seen:
        """Arrays of the caller's own for what is seen, to be written."""
        tensors = np.empty((self.num_envs, self._size), np.float32)
        masks = np.empty((self.num_envs, self.game.move_count), np.int8)
        self._sheets.lay(tensors, masks)
        return {"observation": tensors, "action_mask": masks}


class SeatEnv(gym.Env):  # type: ignore[misc]
    """One seat of one game against bots; an illegal move ends the game with a reward of -1."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | BoardGame,
        players: int | None = None,
        bots: Sequence[str] = ("random",),
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.many = VectorSeats(game, 1, players, bots or ("random",), seat, options, shaping)
        self.game, self.players = self.many.game, self.many.players
        self.observation_space = self.many.single_observation_space
        self.action_space = self.many.single_action_space
        self.render_mode = render_mode
        self.over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        self.many.reset(seed=int(self.np_random.integers(1 << 30)))
        self.over = False
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner's move, and those of the others up to its next decision."""
        if self.over:
            raise Trouble("The game is over: reset begins another one.")
        batch = self.many.batch
        try:
            batch.step([int(action)])
        except Illegal as illegal:
            self.over = True
            return self._seen(), LOST, True, False, {**self._info(), "illegal": str(illegal)}
        self.over = bool(batch.ended)
        return self._seen(), batch.rewards[0], self.over, False, self._info()

    def render(self) -> str | None:
        """The moves that are possible, in words."""
        if self.render_mode != "ansi":
            return None
        s, seat = self.many.batch.states[0], self.many.batch.seats[0]
        rows = [f"{self.game.notation(move):24}{self.game.words(s, seat, move)}" for move in s.moves(seat)]
        return "\n".join([self.game.prompt(s), *rows])

    def _seen(self) -> Seen:
        batch = self.many.batch
        return observed(batch.states[0], batch.seats[0], self.observation_space["observation"].shape[0])

    def _info(self) -> dict[str, Any]:
        return {"seat": self.many.batch.seats[0]}


for _id in ut.games():
    if f"underthrone/{_id}-v0" not in gym.registry:
        gym.register(
            f"underthrone/{_id}-v0",
            entry_point="underthrone.doors.gymnasium:SeatEnv",
            vector_entry_point="underthrone.doors.gymnasium:VectorSeats",
            kwargs={"game": _id},
            disable_env_checker=True,
        )
