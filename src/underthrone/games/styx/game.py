"""STYX as a game of the kernel: setting up, words, scenes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

from underthrone.games.board import BoardGame
from underthrone.games.edition import Edition
from underthrone.games.schema import Schema
from underthrone.games.speech import speech
from underthrone.games.styx import heuristics, scene, schema, tensor
from underthrone.games.styx.book import RULES
from underthrone.games.styx.cards import KINDS, SEATS, Cards, read
from underthrone.games.styx.cards import load as load_cards
from underthrone.games.styx.moves import ACTIONS, DECLINE, EVENTS, MOVES
from underthrone.games.styx.rules import payable, set_up
from underthrone.games.styx.state import Player, Table, ways_of
from underthrone.games.tensors import Layout, layout
from underthrone.kernel.game import Option, Setup
from underthrone.kernel.notation import from_one
from underthrone.kernel.rules import do
from underthrone.kernel.state import State, whole


class Styx(BoardGame):
    """The game with one edition of its cards."""

    def __init__(self, of: Edition) -> None:
        super().__init__(
            game_id="styx",
            version=3,
            oldest=3,
            edition=of.id,
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
            heuristics=heuristics.load(),
        )
        self.longest = 1_000
        self.contents = of.text
        self.cards: Cards = load_cards(of)

    def default(self, option: Option, players: int) -> str:
        return "on" if option.name == "consolation" and players > 4 else option.default

    def blank(self, setup: Setup) -> Table:
        s = Table(setup, self.cards)
        s.players = [Player() for _ in range(setup.players)]
        return s

    def start(self, s: State) -> None:
        do(s, set_up.later())

    def scene(self, data: Mapping[str, Any]) -> Table:
        return scene.build(self, data)

    def tensor_layout(self, players: SupportsIndex) -> Layout:
        return layout(self, whole(players), tensor.write, tensor.LEFT_OUT)

    def vocabulary(self, players: int) -> dict[str, list[str]]:
        return schema.vocabulary(self.cards, players)

    def view_shape(self, players: int, seated: bool) -> Schema:
        return schema.view(self, self.cards, players, seated)

    def things(self) -> dict[str, int]:
        cards = len(self.cards.ids)
        return {"card": cards, "given": cards, "action": len(ACTIONS)}

    def ids(self, name: str) -> list[str]:
        if name == "card":
            return self.cards.ids
        if name == "action":
            return list(ACTIONS)
        return from_one(SEATS) if name in ("slot", "token") else []

    def argument(self, name: str, value: int, lang: str) -> Any:
        if name in ("card", "given"):
            known = 0 <= value < len(self.cards.ids)
            return self.cards.names[value][lang] if known else self.say(lang, "no-card", {"number": value})
        if name == "action":
            return self.say(lang, f"action-{ACTIONS[value]}", {})
        return value

    def prompt(self, s: State, lang: str = "en") -> str:
        """Bids name the emissary and who is still to reveal there, a payment what is left, an effect what fits."""
        assert isinstance(s, Table)
        question = self.rules.question_names[s.question] if s.question >= 0 else ""
        if question in ("bid", "wager"):
            mine = s.tokens[s.arg]
            later = [t.seat for t in s.tokens if not t.shown and t.slot == mine.slot and t.seat != mine.seat]
            rivals = list(dict.fromkeys(later))
            facts = {"card": s.slots[mine.slot], "seats": rivals}
            return self.say(lang, f"ask-{question}", self.named(s, facts, lang) | {"rivals": len(rivals)})
        if question == "pay":
            t = s.tokens[s.arg]
            left = t.bid - s.paid()
            weak = [c for c in payable(s, s.players[t.seat], t.bid) if s.cards.strength[c] < left]
            return self.say(lang, "ask-pay", {"left": left, "several": "yes" if weak else "no"})
        if question == "turn":
            return self.say(lang, "ask-turn", {"must": "no" if DECLINE in s.options(s.decider()) else "yes"})
        if question == "summon":
            return self.say(lang, "ask-summon", {"kind": KINDS[s.cards.seeks[s.arg]]})
        return super().prompt(s, lang)

    def reason(self, s: State, lang: str = "en") -> str:
        """Every winner's own ways to win, with the numbers that decided; those who won alike are named together."""
        assert isinstance(s, Table)
        result = s.result()
        if result is None:
            return ""
        met = s.conditions()
        alike: dict[str, list[int]] = {}
        for seat in result.winners:
            p = s.players[seat]
            facts = {"influence": p.influence, "horsemen": s.horsemen(p), "strength": s.strength(p), "chaos": s.chaos}
            ways = [self.say(lang, f"way-{way}", facts) for way in ways_of(met[seat])]
            alike.setdefault(self.listed(ways, lang), []).append(seat)
        sentences: list[str] = []
        for ways_said, seats in alike.items():
            facts_said = self.named(s, {"seats": seats, "ways": ways_said}, lang)
            sentences.append(self.say(lang, "won-with", facts_said | {"several": "yes" if len(seats) > 1 else "no"}))
        return " ".join(sentences)

    def named(self, s: State, args: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Also names winners and a second player, the way of Chaos, the emissary in a place, whose token lies where."""
        assert isinstance(s, Table)
        said = super().named(s, args, lang)
        if "by" in args:
            by = args["by"]
            said["by"], said["way"] = abs(by), "up" if by > 0 else "back" if by < 0 else "none"
        if "winners" in args:
            seats = [seat for seat in range(len(s.players)) if args["winners"] >> seat & 1]
            said["winners"] = self.listed([self.seat_name(s, seat, lang) for seat in seats], lang)
            said["several"] = "yes" if len(seats) > 1 else "no"
        if "nth" in args:
            said["other"] = self.seat_name(s, 1 - args["seat"], lang)
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


def load(source: Path | Edition | None = None) -> Styx:
    """The game with the standard cards, or with those of an edition."""
    return Styx(source if isinstance(source, Edition) else read(source))
