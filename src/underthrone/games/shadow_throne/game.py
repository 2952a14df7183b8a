"""Shadow Throne as a game of the kernel: setting up, words, scenes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, SupportsIndex

from underthrone.games.board import BoardGame
from underthrone.games.edition import Edition
from underthrone.games.names import Name
from underthrone.games.schema import Schema
from underthrone.games.shadow_throne import heuristics, scene, schema, tensor
from underthrone.games.shadow_throne.abilities import PLAY_ANOTHER
from underthrone.games.shadow_throne.book import RULES
from underthrone.games.shadow_throne.cards import FACTIONS, SEATS, Cards, read
from underthrone.games.shadow_throne.cards import load as load_cards
from underthrone.games.shadow_throne.moves import EVENTS, MOVES, doer_of
from underthrone.games.shadow_throne.rules import battle
from underthrone.games.shadow_throne.state import Player, Table
from underthrone.games.speech import speech
from underthrone.games.tensors import Layout, layout
from underthrone.kernel.game import Option, Setup
from underthrone.kernel.rules import do
from underthrone.kernel.state import State, whole

GRAMMAR: Final = {"en": ("it", "they", "it"), "fr": ("m", "mp", "f")}  # of the factions


class ShadowThrone(BoardGame):
    """The game with one edition of its characters."""

    def __init__(self, of: Edition) -> None:
        cards = load_cards(of)
        super().__init__(
            game_id="shadow-throne",
            version=3,
            oldest=3,
            edition=of.id,
            players=range(3, SEATS + 1),
            options=[Option("target", ("15", "20", "25"), "15")],
            rules=RULES,
            moves=MOVES,
            events=EVENTS,
            say=speech("underthrone.games.shadow_throne"),
            heuristics=heuristics.load(),
        )
        self.longest = 3_000
        self.together = True
        self.contents = of.text
        self.cards: Cards = cards

    def blank(self, setup: Setup) -> Table:
        s = Table(setup, self.cards, int(setup.options["target"]))
        s.players = [Player() for _ in range(setup.players)]
        s.deck = self.cards.deck()
        return s

    def start(self, s: State) -> None:
        do(s, battle.later())

    def scene(self, data: Mapping[str, Any]) -> Table:
        return scene.build(self, data)

    def tensor_layout(self, players: SupportsIndex) -> Layout:
        return layout(self, whole(players), tensor.write, tensor.LEFT_OUT)

    def vocabulary(self, players: int) -> dict[str, list[str]]:
        return schema.vocabulary(self.cards)

    def view_shape(self, players: int, seated: bool) -> Schema:
        return schema.view(self, self.cards, players, seated)

    def things(self) -> dict[str, int]:
        return {"card": len(self.cards.ids), "by": len(self.cards.ids), "faction": len(FACTIONS)}

    def ids(self, name: str) -> list[str]:
        return self.cards.ids if name == "card" else []

    def argument(self, name: str, value: int, lang: str) -> Any:
        if name == "card":
            known = 0 <= value < len(self.cards.ids)
            return self.cards.names[value][lang] if known else self.say(lang, "no-card", {"number": value})
        if name == "by":
            full = self.argument("card", value, lang)
            return Name(full.partition(",")[0], full.grammar)
        if name == "faction":
            return Name(self.say(lang, f"faction-{FACTIONS[value]}", {}), GRAMMAR[lang][value])
        return value

    def prompt(self, s: State, lang: str = "en") -> str:
        """An extra card is asked for in the name of the character that allows it."""
        assert isinstance(s, Table)
        acted = [f.card for f in s.line if f.triggered and f.wave == s.wave]
        kings = [c for c in acted if self.cards.effect[c] == PLAY_ANOTHER]
        if kings and self.rules.question_names[s.question] == "extra":
            return self.say(lang, "ask-extra", self.named(s, {"card": kings[-1]}, lang))
        return super().prompt(s, lang)

    def reason(self, s: State, lang: str = "en") -> str:
        """With the numbers that decided."""
        assert isinstance(s, Table)
        result = s.result()
        if result is None:
            return ""
        best = s.players[result.places.index(min(result.places))]
        facts = {"seats": result.winners, "influence": best.influence, "gold": best.gold}
        return self.say(lang, f"end-{result.reason}", self.named(s, facts, lang))

    def named(self, s: State, args: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Also names the character that did it, and whose it is."""
        said = super().named(s, {name: value for name, value in args.items() if name != "by"}, lang)
        if "by" in args:
            seat, card = doer_of(args["by"])
            said["by"] = self.argument("by", card, lang)
            said["owner"] = self.seat_name(s, seat, lang)
        return said

    def facts(self, s: State, seat: int, kind: str, args: dict[str, int]) -> dict[str, Any]:
        assert isinstance(s, Table)
        c = args.get("card", -1)
        if not 0 <= c < len(self.cards.ids) or not 0 <= seat < len(s.players):
            return {"price": 0, "hush": 0, "short": "no"}
        p = s.players[seat]
        price = s.price(seat, c) if kind == "choose" else self.cards.price[c]
        return {"price": price, "hush": price - self.cards.price[c], "short": "yes" if price > p.gold else "no"}


def load(source: Path | Edition | None = None) -> ShadowThrone:
    """The game with the standard characters, or with those of an edition."""
    return ShadowThrone(source if isinstance(source, Edition) else read(source))
