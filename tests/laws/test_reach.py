"""Nothing is written in vain: random games reach every step, question, ability, kind of event and card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tests.laws.random_play import chance, every_game, finish, new, walk

import underthrone as ut

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


def abilities(id: str) -> list[Any]:
    """What the game's effects module keeps its effects in, where it has one."""
    name = f"underthrone.games.{id.replace('-', '_')}.effects"
    found: list[Any] = getattr(import_module(name), "ABILITIES", []) if find_spec(name) else []
    return found


@every_game
def test_random_games_reach_every_rule(id: str) -> None:
    g, calls = ut.game(id), Counter[str]()
    rules, effects = g.rules, abilities(id)
    with ExitStack() as counting:
        counting.enter_context(counted(rules.steps, "step", rules.step_names, calls))
        counting.enter_context(counted(rules.options, "question", rules.question_names, calls))
        counting.enter_context(counted(rules.answers, "answer to", rules.question_names, calls))
        counting.enter_context(counted(effects, "ability", [str(i) for i in range(len(effects))], calls))
        for players in g.players:
            for seed in range(GAMES):
                finish(new(id, players, seed, recording=False), chance(seed))
    assert [name for name, count in calls.items() if count == 0] == []


@every_game
def test_random_games_tell_every_kind_of_event_and_show_every_card(id: str) -> None:
    g = ut.game(id)
    told, shown = set[str](), set[int]()
    for players in g.players:
        for seed in range(GAMES):
            s = new(id, players, seed)
            for state in walk(s, chance(seed)):
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
def test_every_question_explains_its_refusals(id: str) -> None:
    g = ut.game(id)
    names = g.rules.question_names
    reasons: dict[str, set[str]] = {name: set() for name in names}
    left = Counter(dict.fromkeys(names, 5))
    for seed in range(GAMES):
        for s in walk(new(id, g.players[seed % len(g.players)], seed), chance(seed)):
            name = names[s.question]
            if left[name] > 0:
                left[name] -= 1
                found = [s.why_not(s.decider(), move) for move in range(g.move_count)]
                reasons[name] |= {reason[0] for reason in found if reason is not None}
    assert [name for name in names if not reasons[name] - {"another-question"}] == []
