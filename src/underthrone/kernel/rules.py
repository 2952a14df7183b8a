"""The vocabulary of rules: steps run by themselves, questions wait for a seat, the agenda holds both as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from underthrone.kernel.state import State

Task = tuple[int, ...]  # a step or question and two arguments; its length is open, or compiled code would unpack it
Reason = tuple[str, dict[str, Any]]

S = TypeVar("S", bound="State")
KEPT: Final = 1 << 6  # tasks of a step or a question that are made once


class Step(Generic[S]):
    """A rule that runs by itself."""

    def __init__(self, number: int) -> None:
        self.id = number
        self.bare: list[Task] = [(number, a, 0) for a in range(KEPT)]  # by the first argument, without a second

    def later(self, a: int = 0, b: int = 0) -> Task:
        """This step, written down for the agenda."""
        return (self.id, a, b) if b or not 0 <= a < KEPT else self.bare[a]


class Question(Generic[S]):
    """A rule that waits: its options, what the answer does, and why an option may be missing."""

    def __init__(self, rules: Rules[S], number: int) -> None:
        self.rules = rules
        self.id = number
        self.bare: list[Task] = [(-1 - number, seats, 0) for seats in range(KEPT)]  # by the seats asked, about nothing

    def answer(self, fn: Callable[[S, int, int], None]) -> Callable[[S, int, int], None]:
        """Decorates what an answer does: `(s, me, move)`; called once for each part of the answer."""
        self.rules.answers[self.id] = fn
        return fn

    def refusal(self, fn: Callable[[S, int, int], Reason | None]) -> Callable[[S, int, int], Reason | None]:
        """Decorates why a move is no option: `(s, me, move)`; None when the move answers another question."""
        self.rules.refusals[self.id] = fn
        return fn

    def ask(self, seat: int, a: int = 0) -> Task:
        """This question to one seat, written down for the agenda."""
        return self.to(1 << seat, a)

    def ask_all(self, players: int, a: int = 0) -> Task:
        """This question to every seat at once: answers stay sealed until the last is in."""
        return self.to((1 << players) - 1, a)

    def ask_each(self, seats: list[int], a: int = 0) -> Task:
        """This question to some seats at once; it is skipped when there are none."""
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        return self.to(mask, a)

    def to(self, seats: int, a: int) -> Task:
        """This question to seats given as bits, written down for the agenda."""
        return (-1 - self.id, seats, a) if a or seats >= KEPT else self.bare[seats]


class Rules(Generic[S]):
    """A game's steps and questions by number; `parts` says how many moves make one answer."""

    def __init__(self) -> None:
        self.steps: list[Callable[[S, int, int], None]] = []
        self.step_names: list[str] = []
        self.options: list[Callable[[S, int, int], list[int]]] = []
        self.answers: list[Callable[[S, int, int], None]] = []
        self.refusals: list[Callable[[S, int, int], Reason | None]] = []
        self.question_names: list[str] = []
        self.rule_ids: list[str] = []  # of the rule that asks each question
        self.parts: list[int] = []
        self.piecemeal: list[bool] = []  # questions asked again and again until the answer is whole

    def step(self, fn: Callable[[S, int, int], None]) -> Step[S]:
        """Decorates a step: `(s, a, b)`; or takes a function that other rules call at once, too."""
        self.steps.append(fn)
        self.step_names.append(fn.__name__)
        return Step(len(self.steps) - 1)

    def question(
        self, rule: str, parts: int = 1, piecemeal: bool = False
    ) -> Callable[[Callable[[S, int, int], list[int]]], Question[S]]:
        """Decorates a question: `(s, me, a)` gives the options, ascending; `rule` is the id of the rule that asks.

        What is asked `piecemeal`, as a payment card by card, is one decision for whoever judges it.
        """

        def decorate(fn: Callable[[S, int, int], list[int]]) -> Question[S]:
            self.options.append(fn)
            self.answers.append(_unanswered)
            self.refusals.append(_unexplained)
            self.question_names.append(fn.__name__)
            self.rule_ids.append(rule)
            self.parts.append(parts)
            self.piecemeal.append(piecemeal)
            return Question(self, len(self.options) - 1)

        return decorate


def _unanswered(s: State, me: int, move: int) -> None:
    raise AssertionError("a question without an answer rule")


def _unexplained(s: State, me: int, move: int) -> Reason | None:
    return None


def do(s: State, *tasks: Task) -> None:
    """Puts tasks on the agenda, the first to run first: the last statement of a rule."""
    do_all(s, tasks)


def do_all(s: State, tasks: tuple[Task, ...]) -> None:
    """do() for tasks that were gathered before."""
    agenda = s.agenda
    for i in range(len(tasks) - 1, -1, -1):
        agenda.append(tasks[i])
