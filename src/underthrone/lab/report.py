"""One page out of a simulation, drawn in plain HTML: a file of its own, in English or French."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from underthrone.games.board import BoardGame
from underthrone.games.changes import Change, changes
from underthrone.games.changes import said as said_change
from underthrone.games.edition import stored
from underthrone.kernel.game import Game
from underthrone.lab import drawing
from underthrone.lab.compare import verdict
from underthrone.lab.drawing import histogram, said, section, table
from underthrone.lab.intervals import wilson
from underthrone.lab.match import Figures, Row
from underthrone.lab.measures import Mean, entry_name, entry_of, is_share, mean, measures, worths
from underthrone.lab.rounds import by_round
from underthrone.lab.simulate import summary
from underthrone.lab.words import figure, meaning, number, say, word

FROM_TO: Final = ("from %", "to %")  # the ends of an interval, drawn as a line over the bar of their rate


def html(g: BoardGame, rows: list[Row], about: dict[str, Any], lang: str = "en") -> str:
    """The whole page."""
    first, _rounds, reasons, *own = summary(g, rows, lang)
    scores = [score for row in rows for score in (row["scores"][:1] if g.cooperative else row["scores"])]
    even = None if g.cooperative else 1 / rows[0]["players"]
    rounds = histogram([row["rounds"] for row in rows], "games", lang)
    score_title, of = ("Scores of the team", "games") if g.cooperative else ("Scores", "players")
    pair = section(_title(lang, "Rounds"), rounds) + section(_title(lang, score_title), histogram(scores, of, lang))
    changed = changes_of(g)
    parts = _aims(g, rows, about.pop("aims", None) or {}, lang)
    if changed:
        lines = "".join(f"<li>{escape(said_change(g, change, lang))}</li>" for change in changed)
        parts.append(section(say(lang, "differs"), f"<ul>{lines}</ul>"))
    parts += [section(_title(lang, first[0]), rates(first, even, lang)), f'<div class="pair">{pair}</div>']
    parts.append(section(_title(lang, "How games go"), course(g, rows, lang)))
    cards = with_cards(g, rows, lang, [change.entry for change in changed])
    tables = (*cards, reasons, *by_round(rows), *own)
    parts += [section(_title(lang, figures[0]), table(figures, lang)) for figures in tables]
    parts.append(f'<p class="key">{escape(say(lang, "sort-by"))}</p>')
    title = f"{g.title(lang)}{': ' if lang == 'en' else ' : '}{say(lang, 'games', n=number(lang, f'{len(rows):,}'))}"
    return drawing.whole(lang, title, g.title(lang), _below(rows, about, lang), _tiles(g, rows, lang), parts, about)


def _title(lang: str, name: str) -> str:
    found = word(lang, name)
    return found[:1].upper() + found[1:]


def figures(g: Game, rows: list[Row], about: dict[str, Any]) -> str:
    """The figures alone, with the command that made them."""
    tables = [
        {"title": title, "rows": [dict(zip(_plain(columns), _rounded(row), strict=True)) for row in values]}
        for title, columns, values in summary(g, rows)
    ]
    return json.dumps(about | {"games": len(rows), "tables": tables}, indent=1, ensure_ascii=False) + "\n"


def _plain(columns: list[str]) -> list[str]:
    return [name.removesuffix(" %") for name in columns]  # in JSON a share is a fraction


def _rounded(row: list[Any]) -> list[Any]:
    return [round(value, 4) if isinstance(value, float) else value for value in row]


def changes_of(g: Game) -> list[Change]:
    """What differs from the standard edition."""
    return changes(g.id, stored(g.edition, g.contents)) if g.contents else []


def _means(g: Game, rows: list[Row]) -> dict[str, Mean]:
    taken = [measures(g, row) for row in rows]
    keys = dict.fromkeys(key for game in taken for key in game)
    return {key: mean([game[key] for game in taken if key in game], is_share(g, key)) for key in keys}


def course(g: Game, rows: list[Row], lang: str) -> str:
    """How games go: each measure with its interval, shares as bars, and what it means."""
    drawn: list[str] = []
    for key, found in _means(g, rows).items():
        share = is_share(g, key)
        value, low, high = (figure(lang, end, share) for end in found)
        scale = (
            f"{drawing.bar(100 * found.value)}{drawing.interval(100 * found.low, 100 * found.high)}" if share else ""
        )
        words = " · ".join(filter(None, [say(lang, "from-to", low=low, high=high), meaning(lang, key)]))
        drawn.append(drawing.track(word(lang, key), scale, value, words, "" if share else " bare"))
    return f'{"".join(drawn)}<p class="key">{escape(say(lang, "key-course"))}</p>'


def _aims(g: Game, rows: list[Row], aims: dict[str, list[float]], lang: str) -> list[str]:
    """What the edition's designer wants: what is out of its aim first."""
    means = _means(g, rows)
    known = [(key, means[key], aim, verdict(means[key], aim)) for key, aim in aims.items() if key in means]
    known.sort(key=lambda one: ("out", "unsure", "in").index(one[3]))
    drawn: list[str] = []
    for key, found, aim, way in known:
        share = is_share(g, key)
        ends = [*found, *aim]
        room = (max(ends) - min(ends)) * 0.06 or 1.0
        low, high = min(ends) - room, max(ends) + room
        least, most, value = (figure(lang, end, share) for end in (found.low, found.high, found.value))
        words = say(lang, f"aim-{way}", low=figure(lang, aim[0], share), high=figure(lang, aim[1], share))
        at = [100 * (end - low) / (high - low) for end in (*aim, found.low, found.high, found.value)]
        shown = f"{drawing.aim(at[0], at[1])}{drawing.interval(at[2], at[3])}{drawing.dot(at[4])}"
        said_ = f"{say(lang, 'from-to', low=least, high=most)} · {words}"
        drawn.append(drawing.track(word(lang, key), shown, value, said_, f" {way}"))
    key_ = f'<p class="key">{escape(say(lang, "key-aim-alone"))}</p>'
    return [section(say(lang, "aims"), "".join(drawn) + key_)] if drawn else []


def with_cards(g: Game, rows: list[Row], lang: str = "en", changed: Sequence[str] = ()) -> list[Figures]:
    """Wins with and without each card, by seats, changed ones first; nothing where no cards were counted."""
    found: list[tuple[bool, list[Any]]] = []
    played = worths(g, rows)
    any_chosen = any(one.chosen_won for one in played)  # a team wins together: nothing is won by who chose
    for one in played:
        held, without = one.held or 1, one.without or 1
        rate, low, high = one.held_won / held, *wilson(one.held_won, one.held)
        chosen = one.chosen_won / one.chosen if one.chosen else 0.0
        entry = entry_of(g, one.card, rows[0]["players"])
        is_changed = entry in changed
        name = entry_name(g, entry, lang) + (f" ({say(lang, 'changed')})" if is_changed else "")
        row = [name, one.held, rate, low, high, one.chosen, chosen, one.without_won / without]
        found.append((is_changed, row if any_chosen else row[:5] + row[7:]))
    columns = ["card", "had", "won with %", "from %", "to %", "chosen", "won when chosen %", "won without %"]
    columns = columns if any_chosen else columns[:5] + columns[7:]
    found.sort(key=lambda one: (not one[0], -abs(one[1][2] - one[1][-1])))
    return [("Winning with and without each card", columns, [row for _, row in found])] if found else []


# --- The head


def _below(rows: list[Row], about: dict[str, Any], lang: str) -> str:
    """Players, bots and options in a line."""
    words = [say(lang, "players", n=rows[0]["players"]), ", ".join(dict.fromkeys(rows[0]["bots"]))]
    if about.get("edition_file"):
        words.insert(0, Path(about["edition_file"]).stem)
    return " · ".join(words + [f"{name} {value}" for name, value in about.get("options", {}).items()])


def _tiles(g: Game, rows: list[Row], lang: str) -> str:
    """The first numbers that one wants to know."""
    games = len(rows)
    reason, times = Counter(row["reason"] for row in rows).most_common(1)[0]
    shown = [("games-tile", f"{games:,}")]
    if g.cooperative:
        shown.append(("won-tile", f"{100 * sum(bool(row['winners']) for row in rows) / games:.1f} %"))
    shown.append(("rounds-tile", f"{sum(row['rounds'] for row in rows) / games:.1f}"))
    shown.append(("decisions-tile", f"{sum(row['decisions'] for row in rows) / games:.0f}"))
    named = [(say(lang, key), value) for key, value in shown]
    named.append((say(lang, "ended-by", reason=word(lang, reason)), f"{100 * times / games:.0f} %"))
    return "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(number(lang, value))}</dd></div>" for name, value in named)


def rates(figures: Figures, even: float | None, lang: str = "en") -> str:
    """Rates as bars from 0 to 100 %, each with its interval; a mark where an even share would end."""
    _, columns, rows = figures
    rate, low, high = (columns.index(name) for name in ("rate %", *FROM_TO))
    drawn: list[str] = []
    for row in rows:
        mark = "" if even is None else drawing.even(100 * even)
        shown = f"{drawing.bar(100 * row[rate])}{drawing.interval(100 * row[low], 100 * row[high])}{mark}"
        ends = {"low": number(lang, f"{100 * row[low]:.1f}"), "high": number(lang, f"{100 * row[high]:.1f}")}
        words = [say(lang, "from-to", **ends), say(lang, "wins", n=number(lang, f"{row[1]:,}"))]
        words += [f"{said(row[i], columns[i], lang)} {word(lang, name)}" for i, name in enumerate(columns) if i > high]
        value = number(lang, f"{100 * row[rate]:.1f} %")
        drawn.append(drawing.track(str(row[0]), shown, value, " · ".join(words)))
    if even is None:
        key = say(lang, "key-rates")
    else:
        key = say(lang, "key-even", even=number(lang, f"{100 * even:.1f}"))
    return f'{"".join(drawn)}<p class="key">{escape(key)}</p>'
