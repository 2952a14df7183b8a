"""Editions side by side: the same seeds, seats and bots, differences game by game, and a verdict on their aims."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, NamedTuple

from underthrone.games import game, stored
from underthrone.games.changes import REMOVED, Change, changes, said
from underthrone.games.edition import NONE, Edition, nearest
from underthrone.games.fields import reader, standard
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import LANGUAGES, Game
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.match import Cards, Plan, Row, Task
from underthrone.lab.measures import (
    Mean,
    entry_name,
    entry_of,
    is_share,
    known,
    mean,
    measures,
    paired,
    values_of,
    worths,
)
from underthrone.lab.rounds import by_round
from underthrone.lab.words import THIN, number, say, word

ONLY: Final = "only "  # begins the name of a change by itself


class Rival(NamedTuple):
    """An edition in the comparison; the first one is the standard."""

    name: str
    cards: Cards | None  # None: the standard
    changes: list[Change]
    aims: dict[str, list[float]]
    toml: str = ""  # its file


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


def rival_of(game_id: str, of: Edition, name: str = "", toml: str = "") -> Rival:
    """An edition, checked."""
    reader(game_id).load(of)
    return Rival(name or of.name, Cards(of.id, of.text), changes(game_id, of), of.aims, toml)


def check_aims(g: Game, file: str, aims: dict[str, list[float]]) -> None:
    """Refuses an aim that no figure has, before anything is played."""
    figures = known(g)
    for name in aims:
        if name not in figures:
            near = nearest(name, figures)
            meant = "" if near == NONE else f" (did you mean {near}?)"
            raise Trouble(f"{file}, aims: there is no figure {name!r}{meant}; there are: {', '.join(figures)}.")


def one_by_one(game_id: str, whole: Rival) -> tuple[list[Rival], list[str]]:
    """Each change of an edition alone, or with the one that it needs; those that can't stand so are named."""
    found: list[Rival] = []
    left: list[str] = []
    for change in whole.changes:
        others = [[other] for other in whole.changes if other != change]
        alone = next(filter(None, (_some(game_id, whole, [change, *more]) for more in [[], *others])), None)
        if alone is None:
            left.append(change.full)
        else:
            found.append(alone)
    return found, left


def _some(game_id: str, whole: Rival, some: list[Change]) -> Rival | None:
    """The standard edition with some changes; None when it can't be played so."""
    assert whole.cards is not None
    theirs = json.loads(whole.cards.contents)
    parts = {part: dict(entries) for part, entries in standard(game_id).parts.items()}
    for change in some:
        if change.sort == REMOVED:
            parts[change.part].pop(change.entry)
        else:
            parts[change.part][change.entry] = theirs[change.part][change.entry]
    try:
        return rival_of(game_id, Edition(some[0].full, parts), ONLY + " + ".join([change.full for change in some]))
    except Trouble:
        return None


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
        row: dict[str, Any] = {"key": key, "share": is_share(g, key), "editions": []}
        for nth, rival in enumerate(done.rivals):
            found = mean(columns[nth], row["share"])
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
        "deaths": [_deaths(g, rival, rows) for rival, rows in zip(done.rivals, done.rows)],
        "rounds": [[row["rounds"] for row in rows] for rows in done.rows],
        "by_round": [by_round(rows) for rows in done.rows],
        "reasons": [dict(Counter(row["reason"] for row in rows).most_common()) for rows in done.rows],
    }


def _about(g: Game, rival: Rival) -> dict[str, Any]:
    own = stored(g.id, rival.cards.id, rival.cards.contents) if rival.cards else game(g.id)
    lines = {lang: [said(own, change, lang) for change in rival.changes] for lang in LANGUAGES}
    return {
        "name": rival.name,
        "id": rival.cards.id if rival.cards else g.edition,
        "changes": lines,
        "changed": [change.entry for change in rival.changes],
        "toml": rival.toml,
    }


def _worths(g: Game, rival: Rival, rows: list[Row]) -> list[dict[str, Any]]:
    own = stored(g.id, rival.cards.id, rival.cards.contents) if rival.cards else g
    found: list[dict[str, Any]] = []
    for worth in worths(g, rows):
        entry = entry_of(own, worth.card, rows[0]["players"])
        changed = entry in [change.entry for change in rival.changes]
        names = {lang: entry_name(own, entry, lang) for lang in LANGUAGES}
        found.append(worth._asdict() | {"names": names, "changed": changed})
    return found


def _deaths(g: Game, rival: Rival, rows: list[Row]) -> list[dict[str, Any]]:
    """Where teams die: every place that was met, how often, and how often it was the last; nothing in other games."""
    totals: Counter[str] = Counter()
    for row in rows:
        totals.update({name: n for name, n in row["statistics"].items() if name.startswith("sheet.")})
    own = stored(g.id, rival.cards.id, rival.cards.contents) if rival.cards else g
    changed = [change.entry for change in rival.changes]
    found: list[dict[str, Any]] = []
    for entry in [name.split(".")[1] for name in totals if name.endswith(".met") and totals[name]]:
        words = set(re.findall(r"[\w-]+", json.dumps(values_of(own, entry))))
        place = {"entry": entry, "met": totals[f"sheet.{entry}.met"], "died": totals[f"sheet.{entry}.died"]}
        names = {lang: entry_name(own, entry, lang) for lang in LANGUAGES}
        found.append(place | {"names": names, "changed": bool(words.union([entry]).intersection(changed))})
    return found


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
    if len(aimed) == 1 and len([name for name in names if not name.startswith(ONLY)]) == 2:
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


def how_sure(found: dict[str, Any], lang: str = "en") -> str:
    """What so many games can show: how far the least sure share that is aimed at, or any, must differ to be seen."""
    shares = [row for row in found["figures"] if row["share"] and len(row["editions"]) > 1]
    aimed = [row for row in shares if "aim" in row["editions"][1]] or shares
    if not aimed:
        return ""
    ends = [(row["editions"][1]["difference"], row["key"]) for row in aimed]
    widest, key = max([((high - low) / 2, key) for (_, low, high), key in ends])
    half = number(lang, f"{100 * widest:.1f}")
    return say(lang, "how-sure", n=number(lang, f"{found['games']:,}"), what=word(lang, key), half=half)


def sure(difference: list[float]) -> bool:
    """Whether an interval leaves nothing out but one side."""
    return difference[1] > 0 or difference[2] < 0
