"""Searches values of an edition that meet its aims with as few changes as possible; the search itself is optuna's."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from underthrone.games.edition import Edition
from underthrone.games.fields import fields, standard
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.lab.compare import away, compare, rival_of
from underthrone.lab.executor import Workers
from underthrone.lab.match import Plan
from underthrone.lab.measures import mean, measures

CHANGE: Final = 0.02  # what a step away from where it began costs, against the distance from the aims
NEAR: Final = 3  # without bounds of its own a value is tried so far from where it is


class Let(NamedTuple):
    """A value that may change, within bounds."""

    part: str
    entry: str
    field: str
    low: int
    high: int
    now: int

    @property
    def name(self) -> str:
        """As it was asked for."""
        return f"{self.entry}.{self.field}"


class Trial(NamedTuple):
    """Values that were tried, and what came of them."""

    values: dict[str, int]
    figures: dict[str, float]
    distance: float  # from all aims together; 0: every mean is within its aim
    changes: int
    score: float


def let_of(game_id: str, of: Edition, text: str) -> Let:
    """`outlaw.cost`, or with bounds `outlaw.cost=0..4`."""
    name, _, bounds = text.partition("=")
    place, _, field = name.rpartition(".")
    form = standard(game_id)
    for part, entries in of.parts.items():
        for entry_id, values in entries.items():
            if place in (entry_id, form.full(part, entry_id)):
                return _let(game_id, part, entry_id, values, field, bounds, text)
    known = [form.full(part, entry_id) for part, entries in of.parts.items() for entry_id in entries]
    raise Trouble(f"--let {text}: there is no entry {place!r}; there are: {', '.join(known[:12])}, …")


def _let(game_id: str, part: str, entry: str, values: dict[str, Any], field: str, bounds: str, text: str) -> Let:
    known = fields(game_id)[part]
    if field not in known or known[field].ask.kind != "number":
        numbers = ", ".join(name for name, one in known.items() if one.ask.kind == "number")
        raise Trouble(f"--let {text}: {field!r} isn't a number of {entry}; there are: {numbers}.")
    ask = known[field].ask
    now = values.get(field, ask.default)
    if type(now) is not int:
        raise Trouble(f"--let {text}: {entry} has no {field}.")
    low, high = max(ask.low, now - NEAR), min(ask.high, now + NEAR)
    if bounds:
        first, dots, last = bounds.partition("..")
        if not dots or not first.lstrip("-").isdecimal() or not last.lstrip("-").isdecimal() or int(first) > int(last):
            raise Trouble(f"--let {text}: bounds are given as {field}=0..4.")
        low, high = max(ask.low, int(first)), min(ask.high, int(last))
    return Let(part, entry, field, low, high, now)


def changed(of: Edition, lets: list[Let], values: dict[str, int]) -> Edition:
    """The edition with other values."""
    parts = {part: dict(entries) for part, entries in of.parts.items()}
    for let in lets:
        parts[let.part][let.entry] = parts[let.part][let.entry] | {let.field: values[let.name]}
    made = Edition(of.name, parts, of.files)
    made.prefixed, made.aims = of.prefixed, of.aims
    return made


class Bench(NamedTuple):
    """How values are tried: the same games for all of them, which `about` says in short."""

    g: Game
    of: Edition
    lets: list[Let]
    plan: Plan
    names: list[str]
    games: int
    seed: int
    workers: Workers

    def about(self) -> str:
        """What figures of two tries must have in common to be compared."""
        plan = self.plan
        said = [self.of.id, plan.players, plan.options, self.names, self.games, self.seed, self.of.aims]
        return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


def tried(bench: Bench, values: dict[str, int], tell: Callable[[], None] = lambda: None) -> Trial | None:
    """What some values bring; None when the game can't be played with them."""
    g, of, lets = bench.g, bench.of, bench.lets
    try:
        rival = rival_of(g.id, changed(of, lets, values))
    except Trouble:
        return None
    done = compare(bench.plan, [rival], bench.names, bench.games, bench.seed, bench.workers, tell)
    if done.stopped:
        raise KeyboardInterrupt
    taken = [measures(g, row) for row in done.rows[0]]
    figures = {name: mean([game.get(name, 0.0) for game in taken]).value for name in of.aims}
    distance = sum(away(figures[name], *aim) for name, aim in of.aims.items())
    steps = sum(values[let.name] != let.now for let in lets)
    return Trial(values, figures, distance, steps, distance + CHANGE * steps)


class Log(NamedTuple):
    """The file that keeps what was tried; lines of another edition, or of other games, don't count."""

    path: Path | None
    about: str

    def read(self, lets: list[Let]) -> list[Trial]:
        """What was tried before, with the same values and within the same bounds."""
        if self.path is None or not self.path.is_file():
            return []
        found: list[Trial] = []
        for number, line in enumerate(self.path.read_text("utf-8").splitlines(), 1):
            try:
                said = json.loads(line)
                about, trial = said.pop("about"), Trial(**said)
            except (ValueError, TypeError, KeyError, AttributeError):
                raise Trouble(f"{self.path}, line {number}: this isn't what `underthrone balance` writes.") from None
            within = [let.low <= trial.values.get(let.name, let.low - 1) <= let.high for let in lets]
            if about == self.about and len(trial.values) == len(lets) and all(within):
                found.append(trial)
        return found

    def write(self, trial: Trial) -> None:
        """One more line."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"about": self.about} | trial._asdict()) + "\n")


def search(
    lets: list[Let],
    attempt: Callable[[dict[str, int]], Trial | None],
    trials: int,
    seed: int,
    log: Log,
    tell: Callable[[Trial], None],
) -> list[Trial]:
    """Asks optuna what to try next; what was tried before, by the log, isn't tried again. Ctrl-C keeps what is done."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    bounds: dict[str, optuna.distributions.BaseDistribution] = {
        let.name: optuna.distributions.IntDistribution(let.low, let.high) for let in lets
    }
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed, multivariate=False))
    done: dict[str, Trial] = {}
    for trial in log.read(lets):
        done[_key(trial.values)] = trial
        study.add_trial(optuna.trial.create_trial(params=trial.values, distributions=bounds, value=trial.score))
    if _key({let.name: let.now for let in lets}) not in done:
        study.enqueue_trial({let.name: let.now for let in lets})
    try:
        for _ in range(trials):
            asked = study.ask(bounds)
            values = {name: int(value) for name, value in asked.params.items()}
            known = done.get(_key(values)) or attempt(values)
            if known is None:
                study.tell(asked, state=optuna.trial.TrialState.FAIL)
                continue
            study.tell(asked, known.score)
            if _key(values) not in done:
                done[_key(values)] = known
                log.write(known)
                tell(known)
    except KeyboardInterrupt:
        pass
    return sorted(done.values(), key=lambda trial: trial.score)


def _key(values: dict[str, int]) -> str:
    return json.dumps(values, sort_keys=True)
