"""Nothing is written in vain: random games reach every step, question, ability, kind of event and card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tests.laws.random_play import chance, every_game, lively, new, walk

import underthrone as ut
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

GAMES = 100  # for each number of players


@contextmanager
def counted(functions: list[Any], what: str, names: list[str], calls: Counter[str]) -> Iterator[None]:
    """Counts the calls that go through a list of functions."""
    before = functions[:]

    def counting(fn: Callable[..., Any], name: str) -> Callable[..., Any]:
        def counted_call(*args: Any) -> Any:
            calls[name] += 1
            return fn(*args)

        return counted_call

    for i, fn in enumerate(before):
        if fn is not None:
            name = f"{what} {names[i]}"
            calls[name] = 0
            functions[i] = counting(fn, name)
    try:
        yield
    finally:
        functions[:] = before


def abilities(game_id: str) -> list[Any]:
    """What the game's effects module keeps its effects in, where it has one."""
    name = f"underthrone.games.{game_id.replace('-', '_')}.effects"
    found: list[Any] = getattr(import_module(name), "ABILITIES", []) if find_spec(name) else []
    return found


def course(s: State, seed: int) -> Iterator[State]:
    """Every second game is played by chance alone."""
    return lively(s, chance(seed)) if seed % 2 else walk(s, chance(seed))


@every_game
def test_random_games_reach_every_rule(game_id: str) -> None:
    g, calls = ut.game(game_id), Counter[str]()
    rules, effects = g.rules, abilities(game_id)
    with ExitStack() as counting:
        counting.enter_context(counted(rules.steps, "step", rules.step_names, calls))
        counting.enter_context(counted(rules.options, "question", rules.question_names, calls))
        counting.enter_context(counted(rules.answers, "answer to", rules.question_names, calls))
        counting.enter_context(counted(effects, "ability", [str(i) for i in range(len(effects))], calls))
        for players in g.players:
            for seed in range(GAMES):
                for s in course(new(game_id, players, seed, recording=False), seed):
                    assert s.clone().moves(s.decider()) == s.moves(s.decider()), "what was offered is what is asked"
    assert [name for name, count in calls.items() if count == 0] == []


@every_game
def test_random_games_tell_every_kind_of_event_and_show_every_card(game_id: str) -> None:
    g = ut.game(game_id)
    told, shown = set[str](), set[int]()
    for players in g.players:
        for seed in range(GAMES):
            s = new(game_id, players, seed)
            for state in course(s, seed):
                for event in state.events:
                    kind = g.events.kinds[event[0]]
                    told.add(kind.name)
                    if "card" in kind.args and not kind.secret[kind.args.index("card")]:
                        shown.add(event[1 + kind.args.index("card")])
            told |= {g.events.kinds[event[0]].name for event in s.events}
    assert {kind.name for kind in g.events.kinds} - told == set()
    cards = getattr(g, "cards", None)
    assert cards is None or {name for c, name in enumerate(cards.ids) if c not in shown} == set()


@every_game
def test_every_question_explains_its_refusals(game_id: str) -> None:
    g = ut.game(game_id)
    names = g.rules.question_names
    reasons: dict[str, set[str]] = {name: set() for name in names}
    left = Counter(dict.fromkeys(names, 5))
    refusing = set[str]()  # questions that offer some moves of a kind and not others
    for seed in range(GAMES):
        for s in course(new(game_id, g.players[seed % len(g.players)], seed), seed):
            name = names[s.question]
            if left[name] > 0:
                left[name] -= 1
                kinds = {kind_of(g, move) for move in s.moves(s.decider())}
                for move in range(g.move_count):
                    reason = s.why_not(s.decider(), move)
                    if reason is not None:
                        reasons[name].add(reason[0])
                        refusing |= {name} if kind_of(g, move) in kinds else set()
    assert [name for name in names if left[name] == 5] == []
    assert [name for name in refusing if not reasons[name] - {"another-question"}] == []


def kind_of(g: Game, move: int) -> str:
    found = g.moves.find(move)
    assert found is not None
    return found[0].name
