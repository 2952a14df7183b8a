"""Games with bots right here, in this process."""

from __future__ import annotations

import secrets
from typing import Final

from underthrone import bots
from underthrone.doors.mcp.place import Wish
from underthrone.games import game, games
from underthrone.games.prose import question_text, sentences, turn_text
from underthrone.kernel.errors import Illegal, Trouble

ME: Final = 0


class Here:
    """Every seat but the first is a bot's; which bots there are says whoever started the program, not the model."""

    def __init__(self, opponents: list[str], lang: str, seed: int | None = None) -> None:
        self.opponents = opponents
        self.lang = lang
        self.seed = seed
        for name in opponents:
            bots.named(name, 0)

    def tables(self) -> str:
        lines = [f"{g.id}: {g.title(self.lang)}, {g.players[0]}–{g.players[-1]}" for g in map(game, games())]
        return "\n".join([*lines, f"opponents: {', '.join(self.opponents)}"])

    def sit(self, wish: Wish) -> LocalChair:
        if wish.table:
            raise Trouble(f"There are no tables here, only games to begin: {', '.join(games())}.")
        opponents = wish.opponents or self.opponents[0]
        if opponents not in self.opponents:
            raise Trouble(f"The opponents are one of: {', '.join(self.opponents)}.")
        return LocalChair(wish.game or games()[0], wish.players or None, opponents, self.lang, self.seed)


class LocalChair:
    """A seat in a game with bots."""

    def __init__(self, game_id: str, players: int | None, opponents: str, lang: str, seed: int | None) -> None:
        self.game = game_id
        self.g = game(game_id)
        self.lang = lang
        self.s = self.g.new(players, secrets.randbits(50) if seed is None else seed)
        chance = secrets.randbits(50) if seed is None else seed
        self.bots = bots.seated([opponents] * self.s.setup.players, chance)
        self.news: list[str] = []
        self.tell()

    def tell(self) -> None:
        """What the last answer caused: to the seat and to bots that listen."""
        self.news += sentences(self.g, self.s, self.g.happened(self.s, ME), self.lang)
        for seat, bot in enumerate(self.bots):
            if bot.listens and seat != ME:
                bot.hear(self.g.happened(self.s, seat))

    def let_bots(self) -> None:
        """The others answer, until the seat is asked something that has more than one answer."""
        while seats := self.s.deciders():
            others = [seat for seat in seats if seat != ME]
            if not others and len(self.s.moves(ME)) > 1:
                return
            seat = others[0] if others else ME
            self.s.play(seat, self.bots[seat].move(self.s, seat))
            self.tell()
        for bot in self.bots:
            bot.leave(self.s.result())

    def look(self, static: bool) -> str:
        self.let_bots()
        return turn_text(self.g, self.s, ME, self.news, self.lang, static)

    def moves(self) -> str:
        self.let_bots()
        return question_text(self.g, self.s, ME, self.lang, notes=True)

    def play(self, moves: list[str]) -> None:
        self.let_bots()
        trial = self.s.clone()
        for text in moves:  # all of them or none
            trial.play(ME, self.g.parse(trial, ME, text))
        self.news = []
        for text in moves:
            self.s.play(ME, self.g.parse(self.s, ME, text))
            self.tell()

    def why_not(self, move: str) -> str:
        try:
            self.g.parse(self.s, ME, move)
        except Illegal as illegal:
            return illegal.words[self.lang]
        return ""

    def card(self, name: str) -> str:
        return self.g.describe(name, self.lang, self.s.view(ME))

    def say(self, text: str) -> str:
        return ""  # bots don't listen to talk
