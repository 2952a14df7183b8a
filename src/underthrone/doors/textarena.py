"""TextArena: every game as a registered environment, `Underthrone-Styx-v0` and so on.

    import textarena as ta, underthrone.doors.textarena
    env = ta.make("Underthrone-Styx-v0")
    env.reset(num_players=2, seed=7)

An observation is a turn in words; an action holds a move's notation in brackets, [place:2,tithe], and where it holds
several the last one counts. Seats that are asked at once answer in the order of seats.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

import textarena as ta
from textarena.envs import BOARDGAME_WRAPPERS, DEFAULT_WRAPPERS, register_with_versions
from textarena.envs.registration import ENV_REGISTRY

import underthrone as ut
from underthrone.doors.llm import SAY
from underthrone.games.position import Position
from underthrone.games.prose import sentences, turn_text

LOST: Final = -1.0  # who is refused too often; all others get 0
ALLOWED: Final = 3  # refusals of one question, before the game is lost
BRACKETED: Final = re.compile(r"\[([^\[\]]+)\]")


def env_id(game_id: str) -> str:
    """What TextArena calls a game."""
    return f"Underthrone-{game_id.title().replace('-', '')}-v0"


class TextTable(ta.Env):  # type: ignore[misc]  # TextArena may not be there when types are checked
    """A game in words; rewards are the game's own payoffs."""

    def __init__(
        self,
        game: str,
        lang: str = "en",
        options: Mapping[str, Any] | None = None,
        rules: bool = True,
        error_allowance: int = ALLOWED,
    ) -> None:
        self.game = ut.game(game)
        self.lang = lang
        self.options = options
        self.rules = rules  # whether the first words hold the rules
        self.error_allowance = error_allowance
        self.position: Position | None = None
        self.news: list[list[str]] = []  # by seat: what happened since it was asked last

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """A new game."""
        s = self.game.new(num_players, secrets.randbits(50) if seed is None else seed, self.options)
        self.position = s
        self.news = [[] for _ in range(num_players)]
        self.state = ta.MinimalMultiPlayerState(num_players, seed, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._observe(s)
        self._ask(s)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The move of the seat that is asked."""
        s, me = self.position, self.state.current_player_id
        assert s is not None
        kind = ta.ObservationType.PLAYER_ACTION
        self.state.add_observation(action, kind, from_id=me, to_id=me)  # others see what the rules show them
        said = BRACKETED.findall(action)
        try:
            move = self.game.parse(s, me, said[-1] if said else action)
        except ut.Illegal as illegal:
            self._refuse(s, me, illegal.words[self.lang])
            return self._stepped()
        s.play(me, move)
        self._observe(s)
        if s.waiting:
            self._ask(s)
        else:
            self.state.set_game_outcome(dict(enumerate(s.payoffs())), self.game.reason(s, self.lang))
        return self._stepped()

    def get_board_str(self) -> str:
        """The board in words as a spectator sees it, for TextArena's own renderers."""
        assert self.position is not None
        return self.game.board_text(self.position.view(None), self.lang)

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        """How to answer, the rules, and what lies on the board all the game long."""
        assert self.position is not None
        drawing = self.game.drawing(self.game, self.lang)
        ground = "\n".join(drawing.ground(self.position.view(player_id)))
        system = SAY(self.lang, "textarena-system", {"title": self.game.title(self.lang)})
        return "\n\n".join([part for part in (system, drawing.rules_text() if self.rules else "", ground) if part])

    def _observe(self, s: Position) -> None:
        """Everybody hears what happened."""
        for seat, news in enumerate(self.news):
            news += sentences(self.game, s, self.game.happened(s, seat), self.lang)

    def _ask(self, s: Position) -> None:
        """The next seat gets its turn in words."""
        me = s.decider()
        self.state.manually_set_current_player_id(me)
        text = turn_text(self.game, s, me, self.news[me], self.lang)
        self.news[me] = []
        self.state.add_observation(text, ta.ObservationType.GAME_BOARD, to_id=me)

    def _refuse(self, s: Position, me: int, why: str) -> None:
        """Too often loses; otherwise the turn is told again with the reason, which some wrappers leave out."""
        if self.state.set_invalid_move(why):
            payoffs = {seat: LOST if seat == me else 0.0 for seat in range(s.setup.players)}
            self.state.set_game_outcome(payoffs, why)
        else:
            text = f"{why}\n\n{turn_text(self.game, s, me, [], self.lang)}"
            self.state.add_observation(text, ta.ObservationType.GAME_BOARD, to_id=me)

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step()
        return bool(done), dict(info)


for _id in ut.games():
    if env_id(_id) not in ENV_REGISTRY:
        _wrappers = {"default": DEFAULT_WRAPPERS, "-train": BOARDGAME_WRAPPERS}  # and "-raw" without any
        register_with_versions(env_id(_id), TextTable, _wrappers, game=_id)
