"""Lords of Xidit as a game of the kernel: setting up, words, scenes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from underthrone.games.lords_of_xidit import scene
from underthrone.games.lords_of_xidit.heuristics import XiditHeuristics
from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, REGIONS, REWARDS, UNITS, Kingdom, fingerprint
from underthrone.games.lords_of_xidit.kingdom import load as load_kingdom
from underthrone.games.lords_of_xidit.moves import CAUSES, EVENTS, MOVES, ORDERS
from underthrone.games.lords_of_xidit.rules.book import RULES
from underthrone.games.lords_of_xidit.rules.setup import set_up
from underthrone.games.lords_of_xidit.state import Mode, Player, Table
from underthrone.games.speech import speech
from underthrone.kernel.game import Game, Option, Setup
from underthrone.kernel.rules import do
from underthrone.kernel.state import State


class LordsOfXidit(Game):
    """The game with one edition of its kingdom."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(
            id="lords-of-xidit",
            version=2,
            edition=fingerprint(path),
            players=range(3, 6),
            options=[
                Option("length", ("long", "short"), "long"),
                Option("first", ("random", "oldest"), "random"),
                Option("dummy", ("6-5-4", "7-6-5"), "6-5-4"),
                Option("memory-aid", ("off", "on"), "off"),
            ],
            rules=RULES,
            moves=MOVES,
            events=EVENTS,
            say=speech("underthrone.games.lords_of_xidit"),
            heuristics=XiditHeuristics(),
        )
        self.land: Kingdom = load_kingdom(path)
        self.modes: dict[tuple[int, str, str], Mode] = {}

    def blank(self, setup: Setup) -> Table:
        s = Table(setup, self.mode(setup.players, setup.options["length"], setup.options["dummy"]))
        s.players = [Player() for _ in range(setup.players)]
        s.bards = [0] * (REGIONS * setup.players)
        return s

    def mode(self, players: int, length: str, dummy: str) -> Mode:
        """What the number of players and the options fix, worked out once."""
        key = (players, length, dummy)
        if key not in self.modes:
            self.modes[key] = Mode(self.land, players, length == "short", int(dummy[0]))
        return self.modes[key]

    def start(self, s: State) -> None:
        do(s, set_up.later(-1 if s.setup.options["first"] == "random" else 0))

    def scene(self, data: Mapping[str, Any]) -> State:
        return scene.build(self, data)

    def things(self) -> dict[str, int]:
        land = self.land
        return {
            "city": len(land.cities),
            "region": len(land.regions),
            "titan": len(land.titans),
            "unit": len(UNITS),
        }

    def argument(self, name: str, value: int, lang: str) -> Any:
        if name == "city":
            return f"{self.land.cities[value][lang]} ({value + 1})"
        if name == "region":
            return self.land.regions[value][lang]
        if name == "titan":
            return self.land.titans[value][lang]
        if name == "unit":
            return self.say(lang, f"unit-{UNITS[value]}", {})
        if name == "order":
            return self.say(lang, f"order-{ORDERS[value]}", {})
        if name == "assessment":
            return self.say(lang, f"assessment-{ASSESSMENTS[value]}", {})
        if name == "reward":
            return REWARDS[value]
        if name == "cause":
            return CAUSES[value]
        return value

    def prompt(self, s: State, lang: str = "en") -> str:
        """Says how many bards are still to be placed, too."""
        asked = s.rules.question_names[s.question] if s.question >= 0 else ""
        if asked not in ("place_bard", "place_census_bard"):
            return super().prompt(s, lang)
        assert isinstance(s, Table)
        left = min(s.arg, s.players[s.decider()].bards)
        return self.say(lang, f"ask-{asked.replace('_', '-')}", {"left": left})

    def facts(self, s: State, seat: int, kind: str, args: dict[str, int]) -> dict[str, Any]:
        assert isinstance(s, Table)
        if kind != "leave":
            return {}
        asked = s.question >= 0 and s.rules.question_names[s.question] == "choose_rewards"
        tiles = s.mode.tiles
        source = s.arg if asked else 0
        return {"gold": tiles.gold[source], "bards": tiles.bards[source], "stories": tiles.stories[source]}


def load(path: Path | None = None) -> LordsOfXidit:
    """The game with the standard kingdom, or with what an edition file changes in it."""
    return LordsOfXidit(path)
