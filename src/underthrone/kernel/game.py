"""A game: how it is set up, and how its numbers are said in words."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, SupportsIndex
from zlib import crc32

from underthrone.kernel.dice import seeded
from underthrone.kernel.errors import Illegal, OtherRules, Trouble
from underthrone.kernel.kinds import EventKinds, Moves
from underthrone.kernel.notation import Notation
from underthrone.kernel.rules import Reason, Rules
from underthrone.kernel.state import Event, State, whole

LANGUAGES: Final = ("en", "fr")
Say = Callable[[str, str, dict[str, Any]], str]


class Option(NamedTuple):
    """A choice made when a game is set up."""

    name: str
    choices: tuple[str, ...]
    default: str
    since: int = 0  # the rules that brought it


class Proposal(NamedTuple):
    """Moves of one seat that answer together, where the rules ask one by one."""

    moves: list[int]
    usual: bool  # what most would do
    would: dict[str, Any]  # what they would take and do, as JSON, where a game says it


class Setup:
    """What is fixed before the first move; shared by all copies of a state and never changed."""

    def __init__(self, game: Game, players: int, options: dict[str, str], rules: int, mark: int = 0) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.rules = rules  # the version that it is played by: `s.setup.rules >= 4` is "from rules 4 on"
        self.names: list[str] = []  # what the players call themselves, where somebody knows
        self.mark: int = mark or crc32(repr(self.to_data()).encode())  # stands for it in the key of a position

    def to_data(self) -> dict[str, Any]:
        """The setup as JSON."""
        game = self.game
        return {
            "game": game.id,
            "rules": self.rules,
            "edition": game.edition,
            "players": self.players,
            "options": dict(self.options),
        }


class Game:
    """One game with one edition of its cards; a game's own class adds `blank`, `start`, `scene` and `argument`."""

    def __init__(
        self,
        game_id: str,
        version: int,
        edition: str,
        players: range,
        options: list[Option],
        rules: Rules[Any],
        moves: Moves,
        events: EventKinds,
        say: Say,
        heuristics: Any,
        oldest: int = 1,
    ) -> None:
        self.id = game_id
        self.version = version  # of the rules: new games are played by it
        self.oldest = oldest  # the first version that is still played
        self.edition = edition
        self.contents: str = ""  # what the edition holds, as JSON; nothing in a game without cards
        self.players = players
        self.options: dict[str, Option] = {option.name: option for option in options}
        self.rules = rules
        self.moves = moves
        self.move_count = moves.count
        self.events = events
        self.say = say
        self.heuristics = heuristics  # what its bots go by: Heuristics of `games`
        self.cooperative: bool = False  # True: all seats win or lose together
        self.drawing: Any = None  # a function of the game and a language: who draws it; `games` brings it along
        self._notation: Notation | None = None  # made when somebody asks for it

    # --- What a game defines

    def blank(self, setup: Setup) -> State:
        """A state with every field in place and nothing on the table."""
        raise AssertionError("each game has a state of its own")

    def start(self, s: State) -> None:
        """Puts the first tasks on a blank state's agenda."""
        raise AssertionError("each game begins in its own way")

    def scene(self, data: Mapping[str, Any]) -> State:
        """A position written by hand."""
        raise AssertionError("each game reads its own scenes")

    def argument(self, name: str, value: int, lang: str) -> Any:
        """What a move's or an event's argument is called: a card's name for a card's number."""
        return value

    def things(self) -> dict[str, int]:
        """The arguments that are things with a name, and how many of each there are."""
        return {}

    def ids(self, name: str) -> list[str]:
        """The ids of an argument's values, by number, for the notation; none where they are plain numbers."""
        return []

    def facts(self, s: State, seat: int, kind: str, args: dict[str, int]) -> dict[str, Any]:
        """More facts for the words of a move, such as what it costs now."""
        return {}

    def default(self, option: Option, players: int) -> str:
        """An option's default, which may depend on the number of players."""
        return option.default

    # --- What a person needn't be asked

    def proposals(self, s: State, seat: SupportsIndex) -> list[Proposal]:
        """Whole answers of a seat to what is asked, the usual one first; they depend on what the seat knows alone."""
        s.seated(seat)
        return []

    def by_itself(self, s: State, seat: SupportsIndex, wishes: Mapping[str, str]) -> int:
        """The move that a seat needn't be asked for, by its wishes; -1: ask. What somebody may read is never told."""
        s.seated(seat)
        return -1

    # --- Setting up

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        recording: bool = True,
        draw_key: str = "",
        rules: int | None = None,
    ) -> State:
        """A new game at its first decision: by seed, by key, or as nobody knows; by key no draw tells about another."""
        if seed is not None and (isinstance(seed, bool) or not hasattr(seed, "__index__")):
            raise Trouble(f"A seed is a whole number, not {seed!r}.")
        s = self.blank(self.setup(None if players is None else whole(players), options, rules))
        if draw_key:
            if seed is not None or not re.fullmatch("[0-9a-f]{64}", draw_key):
                raise Trouble("A key is 64 hexadecimal digits, and a game with a key has no seed.")
            s.rng, s.draw_key = 0, draw_key
        else:
            s.rng = seeded(secrets.randbits(63) if seed is None else whole(seed))
        s.recording = recording
        self.start(s)
        s.advance()
        return s

    def setup(self, players: int | None, options: Mapping[str, Any] | None, rules: int | None = None) -> Setup:
        """Checked players, options and rules, defaults filled in: the newest rules unless others are asked for."""
        rules = self.version if rules is None else self.played(rules)
        if players is None:
            players = self.players[0]
        if players not in self.players:
            raise Trouble(f"{self.title('en')} takes {self.players[0]} to {self.players[-1]} players, not {players}.")
        known = {name: option for name, option in self.options.items() if option.since <= rules}
        chosen = {name: self.default(option, players) for name, option in known.items()}
        for name, value in (options or {}).items():
            option = known.get(name)
            if option is None:
                raise Trouble(f"{self.title('en')} has no option {name!r}; it has: {', '.join(known) or 'none'}.")
            if str(value) not in option.choices:
                raise Trouble(f"The option {name} is one of {', '.join(option.choices)}, not {str(value)!r}.")
            chosen[name] = str(value)
        return Setup(self, players, chosen, rules)

    def played(self, rules: int) -> int:
        """A version of the rules that is played here; OtherRules says who plays it otherwise."""
        if not self.oldest <= rules <= self.version:
            newer = rules > self.version
            reader = "a newer underthrone" if newer else "an underthrone from before 1.0"
            ours = f"{self.oldest} to {self.version}" if self.oldest < self.version else f"{self.version}"
            sentence = f"{reader} plays {self.title('en')} by rules {rules}; this one plays rules {ours}."
            raise OtherRules(f"{sentence[0].upper()}{sentence[1:]}", newer)
        return rules

    def from_data(self, data: Mapping[str, Any]) -> State:
        """The reverse of a state's to_data()."""
        for name, mine in (("game", self.id), ("edition", self.edition)):
            if data.get(name) != mine:
                raise Trouble(f"This state is of {name} {data.get(name)!r}, and {mine!r} is expected.")
        try:
            s = self.blank(self.setup(data["players"], data["options"], int(data["rules"])))
            s.fill(data["state"])
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise Trouble(f"This state of {self.title()} is damaged: {error}.") from None
        return s

    # --- Notation

    def notation(self, move: SupportsIndex) -> str:
        """The move as a short text made of ids, in no language: `draft:outlaw`."""
        texts, number = self.written().texts, whole(move)
        if not 0 <= number < len(texts):
            raise Trouble(f"There is no move {number}: the moves are numbered 0 to {len(texts) - 1}.")
        return texts[number]

    def parse(self, s: State, seat: SupportsIndex, text: str) -> int:
        """The move that a text means; Illegal, with what looks like it and what is possible now, unless it is legal."""
        me = s.seated(seat)
        written = self.written()
        move = written.move(text)
        reason = s.why_not(me, move)
        if reason is None:
            return move
        possible = s.options(me)
        near = written.near(text, possible) if move < 0 and possible else []
        if reason[0] == "no-such-move":
            reason = "no-such-text", {"text": text[:40], "near": " ".join(near), "guess": "yes" if near else "no"}
        words = self.say_all(s, reason)
        if possible:
            listed = {"moves": " ".join([written.texts[move] for move in possible])}
            words = {lang: f"{words[lang]} {self.say(lang, 'possible-now', listed)}" for lang in words}
        raise Illegal(words)

    def written(self) -> Notation:
        """The texts of all moves."""
        if self._notation is None:
            self._notation = Notation(self.moves, self.ids)
        return self._notation

    # --- Words

    def title(self, lang: str = "en") -> str:
        """The game's name."""
        return self.say(lang, "title", {})

    def words(self, s: State, seat: SupportsIndex, move: SupportsIndex, lang: str = "en") -> str:
        """What the move does, in words."""
        return self.worded(s, s.seated(seat), whole(move), lang)

    def worded(self, s: State, seat: int, move: int, lang: str) -> str:
        """For words(): a game may know more to say."""
        found = self.moves.find(move)
        if found is None:
            return self.sentence(s, ("no-such-move", {"number": move, "last": self.move_count - 1}), lang)
        kind, args = found
        facts = self.facts(s, seat, kind.name, args)
        return self.say(lang, f"move-{kind.name}", self.named(s, args, lang) | facts)

    def proposed(self, s: State, seat: int, proposal: Proposal, lang: str = "en") -> str:
        """What the moves of a proposal do together, in words: a game that proposes says it in full."""
        return self.words(s, seat, proposal.moves[0], lang)

    def prompt(self, s: State, lang: str = "en") -> str:
        """What is asked now, in one sentence; nothing when the game is over."""
        if s.question < 0:
            return ""
        return self.say(lang, f"ask-{_key(self.rules.question_names[s.question])}", {})

    def foretell(self, s: State, seat: int, moves: list[int], lang: str = "en") -> list[dict[str, Any]]:
        """What each part of an answer would come to, as far as the seat can know; nothing where nobody can tell."""
        return []

    def why_not(self, s: State, seat: SupportsIndex, move: SupportsIndex, lang: str = "en") -> str:
        """Why this move isn't possible now; nothing when it is."""
        reason = s.why_not(whole(seat), whole(move))
        return "" if reason is None else self.sentence(s, reason, lang)

    def say_all(self, s: State, reason: Reason) -> dict[str, str]:
        """A reason in words, by language."""
        return {lang: self.sentence(s, reason, lang) for lang in LANGUAGES}

    def sentence(self, s: State, reason: Reason, lang: str) -> str:
        """A reason in words."""
        key, args = reason
        said = self.named(s, args, lang)
        if key == "another-question":
            said["asked"] = self.prompt(s, lang)
        return self.say(lang, f"why-{key}", said)

    def reason(self, s: State, lang: str = "en") -> str:
        """Why the game ended as it did, in words; nothing while it goes on."""
        result = s.result()
        if result is None:
            return ""
        return self.say(lang, f"end-{result.reason}", self.named(s, {"seats": result.winners}, lang))

    def named(self, s: State, args: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Arguments by name, in words where they are a game's things."""
        return {name: self._named(s, name, value, lang) for name, value in args.items()}

    def _named(self, s: State, name: str, value: Any, lang: str) -> Any:
        if name == "seat":
            return self.seat_name(s, value, lang)
        if name == "seats":
            return self.listed([self.seat_name(s, seat, lang) for seat in value], lang)
        return self.argument(name, value, lang) if isinstance(value, int) else value

    def seat_name(self, s: State, seat: int, lang: str) -> str:
        """The player's name, or the seat in words."""
        names = s.setup.names
        name = names[seat] if 0 <= seat < len(names) else ""
        return name or self.say(lang, "seat", {"number": seat + 1})

    def listed(self, names: list[str], lang: str) -> str:
        """A, B and C."""
        if len(names) < 2:
            return "".join(names)
        return self.say(lang, "list", {"first": ", ".join(names[:-1]), "last": names[-1]})

    # --- Events

    def happened(self, s: State, seat: SupportsIndex | None) -> list[dict[str, Any]]:
        """What the last answer caused, as the seat may know it: secret arguments of others are None."""
        me = None if seat is None else s.seated(seat)
        return [self.seen(event, me) for event in s.events]

    def seen(self, event: Event, seat: int | None) -> dict[str, Any]:
        """One event, as the seat may know it."""
        kind = self.events.kinds[event.kind]
        is_open = event.open_to(seat)
        seen: dict[str, Any] = {"event": kind.name}
        for name, secret, value in zip(kind.args, kind.secret, (event.a, event.b, event.c)):
            seen[name] = None if secret and not is_open else value
        return seen

    def log(self, s: State, seat: SupportsIndex | None, lang: str = "en") -> list[str]:
        """What the last answer caused, in sentences, as the seat may know it."""
        return [self.event_words(s, seen, lang) for seen in self.happened(s, seat)]

    def event_words(self, s: State, seen: dict[str, Any], lang: str) -> str:
        """One event in a sentence; a secret is said as `hidden`."""
        args = {name: value for name, value in seen.items() if name != "event" and value is not None}
        hidden = "yes" if len(args) + 1 < len(seen) else "no"
        return self.say(lang, f"event-{seen['event']}", self.named(s, args, lang) | {"hidden": hidden})


def _key(name: str) -> str:
    return name.replace("_", "-")
