"""Editions side by side: the same seeds, seats and bots, differences game by game, and a verdict on their aims."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

from underthrone.games import stored
from underthrone.games.changes import REMOVED, Change, changes, said
from underthrone.games.edition import Edition
from underthrone.games.fields import reader, standard
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import LANGUAGES, Game
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.match import Cards, Plan, Row, Task
from underthrone.lab.measures import Mean, card_name, mean, measures, paired, worths
from underthrone.lab.rounds import by_round
from underthrone.lab.words import THIN, say, word


class Rival(NamedTuple):
    """An edition in the comparison; the first one is the standard."""

    name: str
    cards: Cards | None  # None: the standard
    changes: list[Change]
    aims: dict[str, list[float]]


class Turn(NamedTuple):
    """A game of one of the editions."""

    rival: int
    task: Task


class Contest(NamedTuple):
    """What is the same for all games: the plan of each edition."""

    plans: list[Plan]

    def ready(self) -> Callable[[Turn], tuple[int, Row]]:
        """What plays one game."""
        players = [plan.ready() for plan in self.plans]
        return lambda turn: (turn.rival, players[turn.rival](turn.task))


class Comparison(NamedTuple):
    """What came of it: rows of each edition, those with the same seeds."""

    rivals: list[Rival]
    rows: list[list[Row]]
    stopped: bool  # by Ctrl-C
    lost: int
    late: bool = False  # the time was over before all games were played


def rival_of(game_id: str, of: Edition, name: str = "") -> Rival:
    """An edition, checked."""
    reader(game_id).load(of)
    return Rival(name or of.name, Cards(of.id, of.text), changes(game_id, of), of.aims)


def one_by_one(game_id: str, whole: Rival) -> tuple[list[Rival], list[str]]:
    """Each change of an edition alone; those that can't stand alone are named."""
    found: list[Rival] = []
    left: list[str] = []
    assert whole.cards is not None
    theirs = json.loads(whole.cards.contents)
    for change in whole.changes:
        parts = {part: dict(entries) for part, entries in standard(game_id).parts.items()}
        if change.sort == REMOVED:
            parts[change.part].pop(change.entry)
        else:
            parts[change.part][change.entry] = theirs[change.part][change.entry]
        alone = Edition(change.full, parts)
        try:
            found.append(rival_of(game_id, alone, f"only {change.full}"))
        except Trouble:
            left.append(change.full)
    return found, left


def compare(
    plan: Plan,
    rivals: list[Rival],
    names: list[str],
    games: int,
    seed: int,
    workers: Workers,
    tell: Callable[[], None] = lambda: None,
    seconds: float = 0.0,
) -> Comparison:
    """So many games of each, or what can be played in time; seed after seed, so that what is done can be compared."""
    plans = [plan._replace(edition=rival.cards, statistics=True) for rival in rivals]
    turns = [Turn(nth, Task(names, seed + i)) for i in range(games) for nth in range(len(rivals))]
    rows: list[dict[int, Row]] = [{} for _ in rivals]
    stopped, lost, late = False, 0, False
    begun = monotonic()
    try:
        for done in spread(Contest(plans), turns, workers):
            if isinstance(done, DeadWorker):
                lost += len(done.lost)
                continue
            nth, row = done
            rows[nth][row["seed"]] = row
            tell()
            if seconds and monotonic() - begun > seconds and len(_played_by_all(rows)) > 1:
                late = True
                break
    except KeyboardInterrupt:
        stopped = True
    seeds = sorted(_played_by_all(rows))
    return Comparison(rivals, [[by_seed[one] for one in seeds] for by_seed in rows], stopped, lost, late)


def _played_by_all(rows: list[dict[int, Row]]) -> set[int]:
    """The seeds that every edition has been played with."""
    return set.intersection(*[set(by_seed) for by_seed in rows])


# --- What it says


def verdict(found: Mean, aim: list[float]) -> str:
    """Whether a mean is where it should be: in, out, or not yet sure."""
    low, high = aim
    if found.high < low or found.low > high:
        return "out"
    return "in" if low <= found.low and found.high <= high else "unsure"


def summary(g: Game, done: Comparison) -> dict[str, Any]:
    """Everything as plain data: figures with means, paired differences and verdicts; changes; cards."""
    taken = [[measures(g, row) for row in rows] for rows in done.rows]
    keys = list(dict.fromkeys(key for games in taken for game in games for key in game))
    figures: list[dict[str, Any]] = []
    for key in keys:
        columns = [[game[key] for game in games if key in game] for games in taken]
        row: dict[str, Any] = {"key": key, "editions": []}
        for nth, rival in enumerate(done.rivals):
            found = mean(columns[nth])
            cell: dict[str, Any] = {"mean": list(found)}
            if nth:
                both = [(a[key], b[key]) for a, b in zip(taken[0], taken[nth]) if key in a and key in b]
                cell["difference"] = list(paired([a for a, _ in both], [b for _, b in both]))
            if key in rival.aims:
                cell |= {"aim": rival.aims[key], "verdict": verdict(found, rival.aims[key])}
            row["editions"].append(cell)
        figures.append(row)
    unknown = sorted({name for rival in done.rivals for name in rival.aims} - set(keys))
    return {
        "games": len(done.rows[0]),
        "editions": [_about(g, rival) for rival in done.rivals],
        "figures": figures,
        "unknown_aims": unknown,
        "cards": [_worths(g, rival, rows) for rival, rows in zip(done.rivals, done.rows)],
        "rounds": [[row["rounds"] for row in rows] for rows in done.rows],
        "by_round": [by_round(rows) for rows in done.rows],
        "reasons": [dict(Counter(row["reason"] for row in rows).most_common()) for rows in done.rows],
    }


def _about(g: Game, rival: Rival) -> dict[str, Any]:
    lines = {lang: [said(g.id, change, lang) for change in rival.changes] for lang in ("en", "fr")}
    return {
        "name": rival.name,
        "id": rival.cards.id if rival.cards else g.edition,
        "changes": lines,
        "changed": [change.entry for change in rival.changes],
    }


def _worths(g: Game, rival: Rival, rows: list[Row]) -> list[dict[str, Any]]:
    own = stored(g.id, rival.cards.id, rival.cards.contents) if rival.cards else g
    return [
        worth._asdict() | {"names": {lang: card_name(own, worth.card, lang) for lang in LANGUAGES}}
        for worth in worths(g, rows)
    ]


def judged(found: dict[str, Any], nth: int) -> tuple[str, list[str], list[str]]:
    """Whether an edition is better than the standard one by its aims: what came surely nearer, and what went away."""
    nearer: list[str] = []
    further: list[str] = []
    for row in found["figures"]:
        cell = row["editions"][nth]
        if "aim" in cell and sure(cell["difference"]):
            before, now = away(row["editions"][0]["mean"][0], *cell["aim"]), away(cell["mean"][0], *cell["aim"])
            if now != before:
                (nearer if now < before else further).append(row["key"])
    if nearer and further:
        return "mixed", nearer, further
    return "better" if nearer else "worse" if further else "same", nearer, further


def away(value: float, low: float, high: float) -> float:
    """How far a figure is from its aim, measured by the width of the aim."""
    return max(low - value, value - high, 0.0) / max(high - low, 1e-9)


def sentence(found: dict[str, Any], lang: str = "en") -> str:
    """The whole in a line for each edition: better or worse by its aims; without aims, what is surely different."""
    names = [edition["name"] for edition in found["editions"]]
    aimed = [nth for nth in range(1, len(names)) if any("verdict" in row["editions"][nth] for row in found["figures"])]
    if not aimed:
        moved = [row["key"] for row in found["figures"] if len(names) > 1 and sure(row["editions"][1]["difference"])]
        return say(lang, "surely-different", what=_listed(moved, lang)) if moved else say(lang, "nothing-surely")
    lines = [_of_aims(found, nth, lang) for nth in aimed]
    if len(aimed) == 1:
        return lines[0]
    return "\n".join(say(lang, "of-edition", name=names[nth], what=line) for nth, line in zip(aimed, lines))


def _of_aims(found: dict[str, Any], nth: int, lang: str) -> str:
    """Better or worse, and how many aims are met."""
    verdicts = {row["key"]: row["editions"][nth].get("verdict", "") for row in found["figures"]}
    by_verdict = {want: [key for key, one in verdicts.items() if one == want] for want in ("in", "out", "unsure")}
    way, nearer, further = judged(found, nth)
    said_way = say(lang, f"way-{way}", nearer=_listed(nearer, lang), further=_listed(further, lang))
    met = [say(lang, "aims-met", met=len(by_verdict["in"]), all=sum(map(len, by_verdict.values())))]
    met += [
        say(lang, f"aims-{want}", what=_listed(by_verdict[want], lang))
        for want in ("out", "unsure")
        if by_verdict[want]
    ]
    return f"{said_way} {'; '.join(met) if lang == 'en' else f'{THIN}; '.join(met)}."


def _listed(keys: list[str], lang: str) -> str:
    return ", ".join(word(lang, key) for key in keys)


def sure(difference: list[float]) -> bool:
    """Whether an interval leaves nothing out but one side."""
    return difference[1] > 0 or difference[2] < 0
