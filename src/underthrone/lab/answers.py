"""How much a game asks: whole games by bots, counted as the engine asks, and as a person answers on the page.

An atom is one answer of the engine. An answer is what a person sends at once: the longest proposal that is exactly what
the bot does next, all parts of an answer in parts, or a single move; what answers itself is counted apart. A click is
an answer, and each plus or minus that leads to another proposal than the usual one, or each part that is set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from underthrone import bots
from underthrone.kernel.game import Game, Proposal
from underthrone.kernel.state import State
from underthrone.lab.match import Figures
from underthrone.lab.stamp import stamp

WISHES: Final = {"": "helps"}  # what a person begins with
VARIANTS: Final = {"lords-of-xidit": {"memory-aid": "on"}}  # where something more answers itself
STEPPED: Final = ("buy",)  # questions where the page goes from one proposal to another with plus and minus


@dataclass
class Decision:
    """A question that a bot has answered, and what the page would have offered."""

    seat: int
    question: str
    move: int
    parts: int
    proposals: list[Proposal]
    by_itself: bool


@dataclass
class Count:
    """What whole games came to; by question, what was sent first."""

    games: int = 0
    rounds: int = 0
    atoms: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    by_itself: Counter[str] = field(default_factory=Counter)
    clicks: int = 0


def measure(
    g: Game,
    players: int,
    games: int,
    seed: int,
    bot: str,
    takes: bool = False,
    options: Mapping[str, Any] | None = None,
) -> Count:
    """Counts over whole games; a player who `takes` what is proposed goes by the bot where nothing usual is."""
    count = Count()
    for i in range(games):
        add(count, game_of(g, players, seed + i, bot, takes, options))
    return count


def game_of(
    g: Game, players: int, seed: int, bot: str, takes: bool, options: Mapping[str, Any] | None
) -> tuple[int, list[Decision]]:
    """A whole game: how many rounds it took, and everything that was asked."""
    s = g.new(players, seed, options, recording=False)
    seats = bots.seated([bot] * players, seed)
    decisions: list[Decision] = []
    while (me := s.decider()) >= 0:
        one = _decision(g, s, me)
        usual = [proposal.moves for proposal in one.proposals if proposal.usual] if takes else []
        moves = usual[0] if usual else [one.move if one.by_itself else seats[me].move(s, me)]
        for k, move in enumerate(moves):
            one = _decision(g, s, me) if k else one
            one.by_itself = one.by_itself and one.move == move
            one.move = move
            decisions.append(one)
            s.play(me, move)
    return s.round(), decisions


def _decision(g: Game, s: State, me: int) -> Decision:
    alone = g.by_itself(s, me, WISHES)
    question = s.rules.question_names[s.question]
    return Decision(me, question, alone, s.rules.parts[s.question], g.proposals(s, me), alone >= 0)


def add(count: Count, game: tuple[int, list[Decision]]) -> None:
    """Adds a game to the count."""
    rounds, decisions = game
    count.games += 1
    count.rounds += rounds
    at = 0
    while at < len(decisions):
        one = decisions[at]
        sent, clicks = _sent(decisions, at)
        for some in decisions[at : at + sent]:
            count.atoms[some.question] += 1
        if one.by_itself and sent == 1:
            count.by_itself[one.question] += 1
        else:
            count.answers[one.question] += 1
            count.clicks += clicks
        at += sent


def _sent(decisions: list[Decision], at: int) -> tuple[int, int]:
    """How many atoms go at once from here, and the clicks that it takes."""
    one = decisions[at]
    if one.parts > 1:
        return one.parts, one.parts + 1
    best, clicks = 1, 1
    for proposal in one.proposals:
        n = len(proposal.moves)
        ahead = decisions[at : at + n]
        if n > best and [some.move for some in ahead] == proposal.moves and {some.seat for some in ahead} == {one.seat}:
            best, clicks = n, 1 + _changes(one, proposal)
    return best, clicks


def _changes(one: Decision, taken: Proposal) -> int:
    """How often plus or minus is pressed between the usual proposal and the one that is taken."""
    usual = [proposal for proposal in one.proposals if proposal.usual]
    if one.question not in STEPPED or not usual or taken.usual:
        return 0
    there, here = Counter(usual[0].moves), Counter(taken.moves)
    return sum((there - here).values()) + sum((here - there).values())


# --- In words


def measured(g: Game, games: int, command: str, options: dict[str, str] | None = None) -> dict[str, Any]:
    """Whole games with as few players as there can be, counted in both ways, as JSON."""
    players, seed, bot = g.players[0], 5001, "greedy"
    freely = measure(g, players, games, seed, bot, options=options)
    taking = measure(g, players, games, seed, bot, takes=True, options=options)
    said = {"players": players, "options": options or {}, "bot": bot, "seed": seed, "games": games}
    return stamp(command, g) | said | {"freely": _numbers(freely), "taking": _numbers(taking)}


def _numbers(count: Count) -> dict[str, Any]:
    def each(numbers: Counter[str]) -> dict[str, float]:
        return {name: round(n / count.rounds, 3) for name, n in numbers.most_common()}

    total = {name: sum(getattr(count, name).values()) for name in ("atoms", "answers", "by_itself")}
    return {
        "rounds": count.rounds,
        **{f"{name}_a_round": round(n / count.rounds, 2) for name, n in total.items()},
        "clicks_a_round": round(count.clicks / count.rounds, 2),
        "answers_a_game": round(total["answers"] / count.games, 1),
        "atoms_by_question": each(count.atoms),
        "answers_by_question": each(count.answers),
        "by_itself_by_question": each(count.by_itself),
    }


def figures(found: dict[str, Any]) -> Figures:
    """A table for people: for each question how often it is asked and answered in a round."""
    both = found["freely"], found["taking"]
    rows: list[list[Any]] = [
        [
            name,
            both[0]["atoms_by_question"][name],
            *(numbers["answers_by_question"].get(name, 0.0) for numbers in both),
            both[0]["by_itself_by_question"].get(name, 0.0),
        ]
        for name in both[0]["atoms_by_question"]
    ]
    whole = [both[0]["atoms_a_round"], *(numbers["answers_a_round"] for numbers in both), both[0]["by_itself_a_round"]]
    rows.append(["all", *whole])
    rows.append(["clicks", "", *(numbers["clicks_a_round"] for numbers in both), ""])
    chosen = "".join(f", {name} {value}" for name, value in found["options"].items())
    counts = f"{found['players']} players, {found['games']} games of {found['bot']}"
    title = f"{found['game']}{chosen}, {counts}; in a round of all players"
    return title, ["question", "atoms", "answers, as bots play", "answers, taking what is usual", "by itself"], rows
