"""The Stygian Society as a game of the kernel: setting up, words, scenes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, SupportsIndex

from underthrone.games.board import BoardGame
from underthrone.games.edition import Edition
from underthrone.games.schema import Schema
from underthrone.games.speech import speech
from underthrone.games.stygian_society import heuristics, proposals, scene, schema, tensor
from underthrone.games.stygian_society.book import RULES
from underthrone.games.stygian_society.cards import DIFFICULTIES, HEROES, STEP_LIMIT, Box
from underthrone.games.stygian_society.moves import BUY, CURE, EVENTS, GIANT, MOVES, PASS, PER_COLOUR
from underthrone.games.stygian_society.reading import load as load_box
from underthrone.games.stygian_society.reading import read
from underthrone.games.stygian_society.rules.setup import set_up
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.vocabulary import (
    ATTACKS,
    COLOURS,
    HERO_COLOURS,
    NAMES,
    RANKS,
    STATUSES,
    WORDS,
    Op,
)
from underthrone.games.tensors import Layout, layout
from underthrone.kernel.game import Option, Proposal, Setup
from underthrone.kernel.notation import from_one
from underthrone.kernel.rules import do
from underthrone.kernel.state import State, whole


class StygianSociety(BoardGame):
    """The game with one edition of its box."""

    def __init__(self, of: Edition) -> None:
        super().__init__(
            game_id="stygian-society",
            version=2,
            oldest=2,
            edition=of.id,
            players=range(1, 5),
            options=[
                Option("difficulty", DIFFICULTIES, "member"),
                Option("heroes", ("drawn", "picked"), "drawn"),
            ],
            rules=RULES,
            moves=MOVES,
            events=EVENTS,
            say=speech("underthrone.games.stygian_society"),
            heuristics=heuristics.load(),
        )
        self.cooperative = True
        self.longest = 5_000
        self.contents = of.text
        self.box: Box = load_box(of)

    def blank(self, setup: Setup) -> Table:
        return Table(setup, self.box)

    def setup(self, players: int | None, options: Mapping[str, Any] | None, rules: int | None = None) -> Setup:
        """Unless it is said otherwise, two players lead all four heroes."""
        return super().setup(2 if players is None else players, options, rules)

    def start(self, s: State) -> None:
        do(s, set_up.later())

    def scene(self, data: Mapping[str, Any]) -> Table:
        return scene.build(self, data)

    def proposals(self, s: State, seat: SupportsIndex) -> list[Proposal]:
        assert isinstance(s, Table)
        return proposals.proposals(s, s.seated(seat))

    def by_itself(self, s: State, seat: SupportsIndex, wishes: Mapping[str, str]) -> int:
        assert isinstance(s, Table)
        return proposals.by_itself(s, s.seated(seat), wishes)

    # --- Words

    def tensor_layout(self, players: SupportsIndex) -> Layout:
        return layout(self, whole(players), tensor.write, tensor.LEFT_OUT)

    def vocabulary(self, players: int) -> dict[str, list[str]]:
        return schema.vocabulary(self.box)

    def view_shape(self, players: int, seated: bool) -> Schema:
        return schema.view(self, self.box, players, seated)

    def things(self) -> dict[str, int]:
        box = self.box
        return {
            "card": len(box.cards),
            "skill": len(box.cards),
            "hero": len(box.hero_names),
            "place": len(box.hero_names),
            "enemy": len(box.enemies),
            "sheet": len(box.floors),
            "chest": len(box.chest_names),
            "status": len(box.status_names),
        }

    def ids(self, name: str) -> list[str]:
        known: dict[str, list[str]] = {
            "hero": self.box.heroes,
            "card": self.box.ids,
            "place": from_one(HEROES),
            "step": from_one(STEP_LIMIT),
            "token": [f"{colour}-{i + 1}" for colour in COLOURS[HERO_COLOURS:] for i in range(PER_COLOUR)] + ["giant"],
            "colour": list(COLOURS),
            "status": list(STATUSES),
            "source": ["field", "luck", "crypt", *[f"crypt-{status}" for status in STATUSES]],
        }
        return known.get(name, [])

    def argument(self, name: str, value: int, lang: str) -> Any:
        box = self.box
        if name in ("card", "skill"):
            return self.card_name(value, lang)
        if name in ("hero", "place"):
            return box.hero_names[value][lang]
        if name == "enemy":
            return box.enemies[value].names[lang]
        if name == "sheet":
            return box.floors[value].names[lang]
        if name == "chest":
            return box.chest_names[value][lang]
        if name == "status":
            return box.status_names[value][lang]
        if name == "colour":
            return self.say(lang, f"colour-{COLOURS[value]}", {})
        if name == "rank":
            return self.say(lang, f"rank-{RANKS[min(value, 1)]}", {})
        return value

    def card_name(self, c: int, lang: str) -> str:
        """A mat's skill, a skill or a treasure."""
        known = 0 <= c < len(self.box.cards)
        return self.box.cards[c].names[lang] if known else self.say(lang, "no-card", {"number": c})

    def named(self, s: State, args: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Also says which hero has a place, and where an enemy stands."""
        assert isinstance(s, Table)
        said = super().named(s, args, lang)
        if "place" in args:
            place = args["place"]
            said["place"] = (
                self.argument("hero", s.heroes[place], lang)
                if place < len(s.heroes)
                else self.say(lang, "nobody", {"number": place + 1})
            )
        if "token" in args:
            said["token"] = self.where(s, args["token"], lang)
        if "step" in args:
            said["step"] = args["step"] + 1
        if "owed" in args:
            said["what"] = self.counted(s.cost[args["owed"]], args["owed"], lang)
        return said

    def where(self, s: Table, token: int, lang: str) -> str:
        """An enemy's name and place in its rank."""
        if s.kinds[token] < 0:
            return self.say(lang, "no-enemy", {"number": token + 1})
        enemy = s.enemy(token)
        left = enemy.wounds - s.hits[token]
        if token == GIANT:
            return self.say(lang, "place-both", {"enemy": enemy.names[lang], "left": left})
        rank = "front" if token in s.front else "rear"
        number = (s.front if rank == "front" else s.rear).index(token) + 1
        return self.say(lang, f"place-{rank}", {"enemy": enemy.names[lang], "number": number, "left": left})

    def prompt(self, s: State, lang: str = "en") -> str:
        """Also says what is paid, and which hero is asked."""
        assert isinstance(s, Table)
        question = self.rules.question_names[s.question] if s.question >= 0 else ""
        if question == "pay":
            said = {"what": self.counted(s.cost[s.arg], s.arg, lang), "worth": s.double()}
            return self.say(lang, "ask-pay", said)
        if question in ("learn", "response"):
            return self.say(lang, f"ask-{question}", self.named(s, {"place": s.asked_place()}, lang))
        return super().prompt(s, lang)

    def worded(self, s: State, seat: int, move: int, lang: str) -> str:
        """Also says in full what a step or a payment is, and what is done."""
        assert isinstance(s, Table)
        found = self.moves.find(move)
        if found is None:
            return super().worded(s, seat, move, lang)
        kind, args = found
        said = self.named(s, args, lang)
        if kind.name == "buy":
            steps = self.box.cards[s.card].steps if s.card >= 0 else []
            known = args["step"] < len(steps)
            said["cost"] = self.cubes(steps[args["step"]].cost, lang) if known else ""
            many = known and self.box.cards[s.card].many
            said["effect"] = self.told_words(steps[args["step"]].does, lang, many) if known else ""
        elif kind.name == "pay":
            colour = s.arg if 0 <= s.arg < 3 else 0
            said["field"] = max(0, s.cost[colour] - s.double() * args["crypt"] - args["luck"]) if s.heroes else 0
            said["what"] = self.counted(s.cost[colour], colour, lang)
        elif kind.name == "regroup":
            said["n"] = self.box.regroup_peril
        elif kind.name == "done" and s.question >= 0:
            question = self.rules.question_names[s.question]
            if question in ("aim", "buy"):
                return self.say(lang, f"done-{question}", {"bought": sum(s.bought)})
        elif kind.name == "cure":
            second = CURE.second_status(move)
            status = self.argument("status", second, lang) if second >= 0 else ""
            said["more"] = self.say(lang, "and-more", {"space": " ", "status": status}) if status else ""
        return self.say(lang, f"move-{kind.name}", said)

    def one_by_one(self, s: Table, seat: int, moves: list[int], lang: str) -> str:
        """Moves in words, each where it is made."""
        c = s.clone()
        said = [self.words(c, seat, moves[0], lang)]
        for before, move in pairwise(moves):
            c.play(seat, before)
            said.append(self.words(c, seat, move, lang))
        return ". ".join(said)

    def proposed(self, s: State, seat: int, proposal: Proposal, lang: str = "en") -> str:
        """A purchase as a whole; that no support skill comes first goes without saying."""
        assert isinstance(s, Table)
        moves = proposal.moves
        if moves[0] == PASS:
            s = s.clone()
            s.play(seat, PASS)
            return self.proposed(s, seat, proposal._replace(moves=moves[1:]), lang)
        if s.question < 0 or self.rules.question_names[s.question] != "buy":
            return self.one_by_one(s, seat, moves, lang)
        steps = self.box.cards[s.card].steps
        counts = [sum([1 for move in moves if move == BUY.of(i)]) for i in range(len(steps))]
        cost = [s.cost[k] + sum([n * step.cost[k] for n, step in zip(counts, steps)]) for k in range(HERO_COLOURS)]
        said = [
            self.say(lang, "times", {"n": n + s.bought[i], "what": self.told_words(step.does, lang)})
            for i, (n, step) in enumerate(zip(counts, steps))
            if n + s.bought[i]
        ]
        if not said:
            return self.say(lang, "done-buy", {"bought": 0})
        luck = proposals.lucky(s, cost)
        effect = self.listed(said, lang)
        return self.say(lang, "propose-spend", {"cost": self.cubes(cost, lang), "luck": luck, "effect": effect})

    def cubes(self, cost: list[int], lang: str) -> str:
        """Numbers of cubes in words; the fourth is wild."""
        names = (*COLOURS[:HERO_COLOURS], "wild")
        return self.listed([self.say(lang, f"count-{names[i]}", {"n": n}) for i, n in enumerate(cost) if n], lang)

    def counted(self, n: int, colour: int, lang: str) -> str:
        """So many cubes of a colour."""
        return self.say(lang, f"count-{COLOURS[colour]}", {"n": n})

    def told_words(self, ops: list[Op], lang: str, many: bool = False) -> str:
        """Words of the vocabulary as a person says them; `many` targets may be meant."""
        said: list[str] = []
        for word, same in groupby(ops, lambda op: op[0]):
            alike = list(same)
            if "c" in WORDS[NAMES[word]][0] and len(alike) > 1:
                what = self.listed([self.counted(n, about, lang) for _, n, about in alike], lang)
                said.append(self.say(lang, f"word-{NAMES[word]}", {"n": len(alike), "what": what}))
            else:
                said += [self.told_word(op, lang, many) for op in alike]
        return ("\u202f; " if lang == "fr" else "; ").join(said)

    def told_word(self, op: Op, lang: str, many: bool = False) -> str:
        """One word with its number and what it is about."""
        word, n, about = op
        spec = WORDS[NAMES[word]][0]
        what = ""
        if "c" in spec:
            what = self.counted(n, about, lang)
        elif "k" in spec:
            what = self.say(lang, f"attacks-{ATTACKS[about]}", {})
        elif "s" in spec:
            what = self.argument("status", about, lang)
        elif "e" in spec:
            what = self.argument("enemy", n, lang)
        rank = self.argument("rank", about, lang) if "r" in spec else ""
        said = {"n": n, "what": what, "rank": rank, "many": "yes" if many else "no"}
        return self.say(lang, f"word-{NAMES[word]}", said)


def load(source: Path | Edition | None = None) -> StygianSociety:
    """The game with the standard box, or with an edition's entries in place of its own."""
    return StygianSociety(source if isinstance(source, Edition) else read(source))
