"""Lords of Xidit as a game of the kernel: setting up, words, scenes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, SupportsIndex

from underthrone.games.board import BoardGame
from underthrone.games.edition import Edition
from underthrone.games.lords_of_xidit import heuristics, scene, schema, tensor
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import (
    ASSESSMENTS,
    CITIES,
    REGIONS,
    REWARDS,
    UNITS,
    Kingdom,
    read,
)
from underthrone.games.lords_of_xidit.kingdom import load as load_kingdom
from underthrone.games.lords_of_xidit.moves import CAUSES, EVENTS, LEAVE, MOVES, ORDER, ORDERS
from underthrone.games.lords_of_xidit.plan import VAIN, Outcome, outcomes
from underthrone.games.lords_of_xidit.rules.census import show
from underthrone.games.lords_of_xidit.rules.setup import set_up
from underthrone.games.lords_of_xidit.state import Mode, Player, Table
from underthrone.games.names import FUNCTIONS, Name, facts
from underthrone.games.schema import Schema
from underthrone.games.speech import speech
from underthrone.games.tensors import Layout, layout
from underthrone.kernel.game import Option, Setup
from underthrone.kernel.notation import from_one
from underthrone.kernel.rules import do
from underthrone.kernel.state import State, whole

CENSUS_MOVES: Final = {"place_census_bard": ("bard", "no-bard"), "choose_guild": ("guild", "no-story")}


class LordsOfXidit(BoardGame):
    """The game with one edition of its kingdom."""

    def __init__(self, of: Edition) -> None:
        super().__init__(
            game_id="lords-of-xidit",
            version=3,
            oldest=3,
            edition=of.id,
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
            heuristics=heuristics.load(),
        )
        self.longest = 3_000
        self.together = True
        self.contents = of.text
        self.land: Kingdom = load_kingdom(of)
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

    def scene(self, data: Mapping[str, Any]) -> Table:
        return scene.build(self, data)

    def tensor_layout(self, players: SupportsIndex) -> Layout:
        return layout(self, whole(players), tensor.write, tensor.LEFT_OUT)

    def vocabulary(self, players: int) -> dict[str, list[str]]:
        return schema.vocabulary(self.land)

    def view_shape(self, players: int, seated: bool) -> Schema:
        return schema.view(self, players, seated)

    def things(self) -> dict[str, int]:
        land = self.land
        return {
            "city": len(land.cities),
            "region": len(land.regions),
            "titan": len(land.titans),
            "unit": len(UNITS),
            "assessment": len(ASSESSMENTS),
        }

    def ids(self, name: str) -> list[str]:
        land = self.land
        known: dict[str, list[str]] = {
            "city": from_one(CITIES),
            "region": land.region_ids,
            "titan": land.titan_ids,
            "unit": list(UNITS),
            "order": list(ORDERS),
            "reward": list(REWARDS),
            "assessment": list(ASSESSMENTS),
        }
        return known.get(name, [])

    def argument(self, name: str, value: int, lang: str) -> Any:
        if name == "city":
            city = self.land.cities[value][lang]
            return Name(f"{city} ({value + 1})", " ".join(facts(city)))
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
        if name == "cause":
            return CAUSES[value]
        return value

    def named(self, s: State, args: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """With a unit also how many of them: one, unless a count says otherwise."""
        said = super().named(s, args, lang)
        if "unit" in args:
            said["units"] = self.counted(args["unit"], args.get("count", 1), lang)
        return said

    def counted(self, unit: int, count: int, lang: str) -> str:
        """2 archers."""
        return self.say(lang, f"count-{UNITS[unit]}", {"count": count})

    def prompt(self, s: State, lang: str = "en") -> str:
        """Says which unit, titan or threat it is about, and how many units or bards are still to come."""
        if s.question < 0:
            return ""
        assert isinstance(s, Table)
        question = s.rules.question_names[s.question]
        return self.say(lang, f"ask-{question.replace('_', '-')}", self.asking(s, question, lang))

    def asking(self, s: Table, question: str, lang: str) -> dict[str, Any]:
        """The facts of a question."""
        if question == "show":
            return self.named(s, {"unit": s.arg}, lang)
        if question == "place_bard":
            return {"left": s.arg}
        if question in ("place_census_bard", "choose_guild"):
            return self.named(s, {"unit": s.counted, "left": s.arg}, lang)
        if question == "pay":
            return self.named(s, {"titan": s.fought, "left": s.arg}, lang)
        if question == "choose_rewards" and s.arg >= CITIES:
            return self.named(s, {"source": "titan", "titan": s.arg - CITIES}, lang)
        if question == "choose_rewards":
            return self.named(s, {"source": "threat", "city": s.arg}, lang)
        if question == "fight":
            the = FUNCTIONS[lang]["THE"]
            titans = [the(self.land.titans[titan][lang]) for titan in s.awake()]
            return {"titans": self.listed(titans, lang), "count": len(titans)}
        return {}

    def by_itself(self, s: State, seat: SupportsIndex, wishes: Mapping[str, str]) -> int:
        """A census without units shows none, where everybody knows that anyway."""
        assert isinstance(s, Table)
        known = s.question == show.id and s.setup.options["memory-aid"] == "on"
        me = s.seated(seat)
        options = s.options(me) if known and wishes.get("", "ask") != "ask" else []
        return options[0] if len(options) == 1 else -1

    def worded(self, s: State, seat: int, move: int, lang: str) -> str:
        """Rewards say how much of each would really come, those of the census for which unit."""
        assert isinstance(s, Table)
        if move in LEAVE:
            said = self.rewards(s, seat, lang)
            left = said.pop(LEAVE.reward(move))
            return self.say(lang, "move-leave", {"one": said[0], "other": said[1], "left": left})
        found = self.moves.find(move)
        if found is not None and s.question >= 0:
            kind, args = found
            if kind.name in CENSUS_MOVES.get(s.rules.question_names[s.question], ()):
                return self.say(lang, f"census-{kind.name}", self.named(s, args | {"unit": s.counted}, lang))
        return super().worded(s, seat, move, lang)

    def foretell(self, s: State, seat: int, moves: list[int], lang: str = "en") -> list[dict[str, Any]]:
        """Where each order of a program would lead, whether it would work, and what it would do in a few words."""
        assert isinstance(s, Table)
        orders = [ORDER.order(move) for move in moves]
        return [
            {"city": one["city"] + 1, "works": one["what"] not in VAIN, "words": self.foretold(s, one, lang)}
            for one in outcomes(s, seat, orders)
        ]

    def foretold(self, s: Table, one: Outcome, lang: str) -> str:
        """What would come of an order."""
        said = self.named(s, one, lang)
        lacking: list[int] = said.pop("lacking", [])
        if lacking:
            said["units"] = ", ".join([self.counted(unit, n, lang) for unit, n in enumerate(lacking) if n])
        if one["what"] == "beaten":
            said["foe"] = s.mode.tiles.foes[one["city"]][lang]
        return self.say(lang, f"would-{one['what']}", said)

    def rewards(self, s: Table, seat: int, lang: str) -> list[str]:
        """Gold, bards and stories that the seat may choose from; without numbers while it isn't asked."""
        choosing = s.question >= 0 and s.rules.question_names[s.question] == "choose_rewards" and seat == s.decider()
        offered = s.mode.tiles.offered(s.arg) if choosing else [0, 0, 0]
        coming = s.coming(seat, s.arg) if choosing else offered
        said: list[str] = []
        for name, n, full in zip(REWARDS, coming, offered):
            fewer = "fewer-" if n < full else ""
            said.append(self.say(lang, f"reward-{fewer}{name}", {"n": n, "all": full}))
        return said


def load(source: Path | Edition | None = None) -> LordsOfXidit:
    """The game with the standard kingdom, or with what an edition changes in it."""
    return LordsOfXidit(source if isinstance(source, Edition) else read(source))
