"""OpenSpiel: every game as a registered Python game, `underthrone_styx` and so on.

One chance node draws the seed, then seats decide one after the other; several that are asked at once answer in the
order of seats. A world is resampled by redeal; what others have sealed is filled in anew: the same seat decides.

    import pyspiel, underthrone.doors.openspiel
    game = pyspiel.load_game("underthrone_styx", {"players": 2})
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

import underthrone as ut
from underthrone.games.position import Position

SEEDS: Final = 1024  # outcomes of the chance node


def short_name(game_id: str) -> str:
    """What OpenSpiel calls a game."""
    return f"underthrone_{game_id.replace('-', '_')}"


def game_type(game_id: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    g, kinds = ut.game(game_id), pyspiel.GameType
    return kinds(
        short_name=short_name(game_id),
        long_name=g.title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if g.cooperative else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=g.players[-1],
        min_num_players=g.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": g.players[0], "seeds": SEEDS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel may not be there when types are checked
    """A game with a number of players; `seeds` is how many deals there are."""

    game_id = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = ut.game(self.game_id)
        self.players = int(given.get("players", self.game.players[0]))
        self.seeds = int(given.get("seeds", SEEDS))
        about = self.game.about(self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=about.moves,
            max_chance_outcomes=self.seeds,
            num_players=self.players,
            min_utility=about.lowest,
            max_utility=about.highest,
            utility_sum=None,
            max_game_length=about.longest,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        """Before the seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Tensors of the view; strings of the view, with perfect recall of all that was seen and done."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the chance node before the first one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.of = (game.game_id, game.players, game.seeds)
        self.position: Position | None = None

    def current_player(self) -> int:
        """Who decides: the first of the seats that are asked."""
        s = self.position
        if s is None:
            return int(pyspiel.PlayerId.CHANCE)
        return s.decider() if s.waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely as any other."""
        assert self.position is None
        return [(seed, 1.0 / self.of[2]) for seed in range(self.of[2])]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = ut.game(self.of[0]).new(self.of[1], seed=action)
        else:
            self.position.play(self.position.decider(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed:{action}" if player == pyspiel.PlayerId.CHANCE else ut.game(self.of[0]).notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and not self.position.waiting

    def returns(self) -> list[float]:
        """What every seat has won."""
        return [0.0] * self.of[1] if self.position is None else self.position.payoffs()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world that the seat can't tell from this one."""
        other: SpielState = self.clone()
        if self.position is not None:
            other.position = self.position.redeal(player, int(sampler() * (1 << 30)), sealed="keep").with_history()
        return other

    def __str__(self) -> str:
        s = self.position
        return "before the deal" if s is None else f"{self.of[0]} {s.key():016x}"


class Observer:
    """What OpenSpiel asks for: a tensor by parts, and strings."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters of observations: {params}")
        self.layout = game.game.tensor_layout(game.players)
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.offset : part.offset + int(np.prod(part.shape))].reshape(part.shape)
            for part in self.layout.parts
        }
        self.perfect_recall = kind.perfect_recall

    def set_from(self, state: SpielState, player: int) -> None:
        """The tensor of what the seat may know; nothing before the deal."""
        self.tensor.fill(0)
        if state.position is not None:
            state.position.write_tensor(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view, and with perfect recall all that the seat has seen and done."""
        if state.position is None:
            return "before the deal"
        seen = json.dumps(state.position.view(player), separators=(",", ":"), sort_keys=True)
        if not self.perfect_recall:
            return seen
        return "\n".join([*state.position.information(player).lines, seen])


for _id in ut.games():
    if short_name(_id) not in pyspiel.registered_names():
        _kind = game_type(_id)
        pyspiel.register_game(_kind, type(f"Spiel{_id}", (SpielGame,), {"game_id": _id, "kind": _kind}))
