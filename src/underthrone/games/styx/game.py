"""STYX as a game of the kernel: setting up, words, scenes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from underthrone.games import edition
from underthrone.games.speech import speech
from underthrone.games.styx import scene
from underthrone.games.styx.cards import SEATS, STANDARD, Cards
from underthrone.games.styx.cards import load as load_cards
from underthrone.games.styx.heuristics import StyxHeuristics
from underthrone.games.styx.moves import ACTIONS, EVENTS, MOVES
from underthrone.games.styx.rules import RULES, payable, set_up
from underthrone.games.styx.state import Player, Table
from underthrone.kernel.game import Game, Option, Setup
from underthrone.kernel.rules import do
from underthrone.kernel.state import State


class Styx(Game):
    """The game with one edition of its cards."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            id="styx",
            version=2,
            edition=edition.fingerprint(path),
            players=range(2, SEATS + 1),
            options=[
                Option("rulebook", ("en", "fr"), "en"),
                Option("consolation", ("on", "off"), "off"),
                Option("first", ("random", "eldest"), "random"),
            ],
            rules=RULES,
            moves=MOVES,
            events=EVENTS,
            say=speech("underthrone.games.styx"),
            heuristics=StyxHeuristics(),
        )
        self.cards: Cards = load_cards(path)

    def default(self, option: Option, players: int) -> str:
        return "on" if option.name == "consolation" and players > 4 else option.default

    def blank(self, setup: Setup) -> Table:
        s = Table(setup, self.cards)
        s.players = [Player() for _ in range(setup.players)]
        return s

    def start(self, s: State) -> None:
        do(s, set_up.later())

    def scene(self, data: Mapping[str, Any]) -> State:
        return scene.build(self, data)

    def things(self) -> dict[str, int]:
        cards = len(self.cards.ids)
        return {"card": cards, "given": cards, "action": len(ACTIONS)}

    def argument(self, name: str, value: int, lang: str) -> Any:
        if name in ("card", "given"):
            known = 0 <= value < len(self.cards.ids)
            return self.cards.names[value][lang] if known else self.say(lang, "no-card", {"number": value})
        if name == "action":
            return self.say(lang, f"action-{ACTIONS[value]}", {})
        return value

    def prompt(self, s: State, lang: str = "en") -> str:
        """Bids name the emissary and who is still to reveal there; a payment says how much is left to pay."""
        assert isinstance(s, Table)
        asked = self.rules.question_names[s.question] if s.question >= 0 else ""
        if asked in ("bid", "wager"):
            mine = s.tokens[s.arg]
            later = [t.seat for t in s.tokens if not t.shown and t.slot == mine.slot and t.seat != mine.seat]
            rivals = list(dict.fromkeys(later))
            facts = {"card": s.slots[mine.slot], "seats": rivals}
            return self.say(lang, f"ask-{asked}", self.named(s, facts, lang) | {"rivals": len(rivals)})
        if asked == "pay":
            t = s.tokens[s.arg]
            left = t.amount - s.paid()
            weak = [c for c in payable(s, s.players[t.seat], t.amount) if s.cards.strength[c] < left]
            return self.say(lang, "ask-pay", {"left": left, "several": "yes" if weak else "no"})
        return super().prompt(s, lang)

    def reason(self, s: State, lang: str = "en") -> str:
        """With the numbers that decided."""
        assert isinstance(s, Table)
        result = s.result()
        if result is None:
            return ""
        best = s.players[result.winners[0]]
        facts = {"seats": result.winners, "influence": best.influence, "strength": s.strength(best), "chaos": s.chaos}
        return self.say(lang, f"end-{result.reason}", self.named(s, facts, lang))

    def named(self, s: State, args: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Also names a second player, winners, the way of Chaos, the emissary in a place, whose token lies where."""
        assert isinstance(s, Table)
        said = super().named(s, args, lang)
        if "by" in args:
            by = args["by"]
            said["by"], said["way"] = abs(by), "up" if by > 0 else "back" if by < 0 else "none"
        if "winners" in args:
            seats = [seat for seat in range(len(s.players)) if args["winners"] >> seat & 1]
            said["winners"] = self.listed([self.seat_name(s, seat, lang) for seat in seats], lang)
            said["several"] = "yes" if len(seats) > 1 else "no"
        if "other" in args:
            said["other"] = self.seat_name(s, args["other"], lang)
        if "slot" in args:
            said["card"] = self.argument("card", s.slots[args["slot"]], lang)
        if "token" in args:
            i = args["token"]
            there = i < len(s.tokens)
            said["token"] = i + 1
            said["owner"] = self.seat_name(s, s.tokens[i].seat, lang) if there else ""
            said["card"] = self.argument("card", s.slots[s.tokens[i].slot], lang) if there else ""
        return said


def load(path: Path | None = None) -> Styx:
    """The game with the standard cards, or with those of an edition file."""
    return Styx(path or STANDARD)
