"""One page out of a simulation, drawn in plain HTML: a file of its own, for light and dark, wide and narrow screens."""

from __future__ import annotations

import json
from collections import Counter
from html import escape
from importlib.resources import files
from typing import Any, Final

from underthrone.kernel.game import Game
from underthrone.lab.match import Figures, Row
from underthrone.lab.simulate import summary

MOST_COLUMNS: Final = 40  # of a histogram; more are put together
MOST_NUMBERS: Final = 12  # below a histogram's columns; with more of them only the ends are said
FROM_TO: Final = ("from %", "to %")  # the ends of an interval, drawn as a line over the bar of their rate


def html(g: Game, rows: list[Row], about: dict[str, Any]) -> str:
    """The whole page."""
    first, _rounds, reasons, *own = summary(g, rows)
    scores = [score for row in rows for score in (row["scores"][:1] if g.cooperative else row["scores"])]
    even = None if g.cooperative else 1 / rows[0]["players"]
    rounds = histogram([row["rounds"] for row in rows], "games")
    score_title, of = ("Scores of the team", "games") if g.cooperative else ("Scores", "players")
    pair = _section("Rounds", rounds) + _section(score_title, histogram(scores, of))
    parts = [_section(first[0], rates(first, even)), f'<div class="pair">{pair}</div>']
    parts += [_section(title, table((title, columns, values))) for title, columns, values in (reasons, *own)]
    title = f"{g.title()}: {len(rows):,} games"
    return (
        (files("underthrone.lab") / "report.html")
        .read_text("utf-8")
        .format(
            title=escape(title),
            heading=escape(g.title()),
            below=escape(_below(rows, about)),
            tiles=_tiles(g, rows),
            parts="\n".join(parts),
            facts=_facts(about),
            style=(files("underthrone.lab") / "report.css").read_text("utf-8"),
            script=(files("underthrone.lab") / "report.js").read_text("utf-8"),
        )
    )


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


# --- The head


def _below(rows: list[Row], about: dict[str, Any]) -> str:
    """Players, bots and options in a line."""
    players = rows[0]["players"]
    said = [f"{players} player{'s' * (players > 1)}", ", ".join(dict.fromkeys(rows[0]["bots"]))]
    return " · ".join(said + [f"{name} {value}" for name, value in about.get("options", {}).items()])


def _tiles(g: Game, rows: list[Row]) -> str:
    """The first numbers that one wants to know."""
    games = len(rows)
    reason, times = Counter(row["reason"] for row in rows).most_common(1)[0]
    shown = [("games", f"{games:,}")]
    if g.cooperative:
        shown.append(("won", f"{100 * sum(bool(row['winners']) for row in rows) / games:.1f} %"))
    shown.append(("rounds a game", f"{sum(row['rounds'] for row in rows) / games:.1f}"))
    shown.append(("decisions a game", f"{sum(row['decisions'] for row in rows) / games:.0f}"))
    shown.append((f"ended by {reason}", f"{100 * times / games:.0f} %"))
    return "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in shown)


def _facts(about: dict[str, Any]) -> str:
    flat = {name: value for name, value in about.items() if name != "options"} | about.get("options", {})
    rows = [(name, value) for name, value in flat.items() if value not in (None, "")]
    return "".join(f"<dt>{escape(k)}</dt><dd>{escape(str(v))}</dd>" for k, v in rows)


# --- Drawings


def rates(figures: Figures, even: float | None) -> str:
    """Rates as bars from 0 to 100 %, each with its interval; a mark where an even share would end."""
    _, columns, rows = figures
    rate, low, high = (columns.index(name) for name in ("rate %", *FROM_TO))
    drawn: list[str] = []
    for row in rows:
        mark = "" if even is None else f'<i class="even" style="left:{100 * even:.2f}%"></i>'
        whisker = f'<i class="interval" style="left:{100 * row[low]:.2f}%;right:{100 - 100 * row[high]:.2f}%"></i>'
        bar = f'<i class="bar" style="width:{100 * row[rate]:.2f}%"></i>{whisker}{mark}'
        more = [f"{said(row[i], columns[i])} {name}" for i, name in enumerate(columns) if i > high]
        more.insert(0, f"{row[1]:,} wins")
        words = f"{100 * row[low]:.1f} to {100 * row[high]:.1f} · {' · '.join(more)}"
        drawn.append(
            f'<div class="rate"><b>{escape(str(row[0]))}</b><span class="track">{bar}</span>'
            f"<strong>{100 * row[rate]:.1f} %</strong><small>{escape(words)}</small></div>"
        )
    key = "95 % interval" + ("" if even is None else f", and the even share of {100 * even:.1f} %")
    return f'{"".join(drawn)}<p class="key">Bar: share of games won; lines: its {key}.</p>'


def histogram(values: list[int], what: str) -> str:
    """How often each number came, neighbours put together where there are many."""
    low, high = min(values), max(values)
    step = -(-(high - low + 1) // MOST_COLUMNS)
    counted = Counter((value - low) // step for value in values)
    most = max(counted.values())
    columns: list[str] = []
    for k in range((high - low) // step + 1):
        name = f"{low + k * step}" if step == 1 else f"{low + k * step} to {low + (k + 1) * step - 1}"
        title = f"{name}: {counted[k]:,} of {len(values):,} {what}, {100 * counted[k] / len(values):.1f} %"
        columns.append(f'<i style="height:{100 * counted[k] / most:.2f}%" title="{title}"></i>')
    every = step == 1 and len(columns) <= MOST_NUMBERS
    scale = "".join(f"<span>{n}</span>" for n in (range(low, high + 1) if every else (low, high)))
    mean = f"mean {sum(values) / len(values):.1f}"
    drawn = f'<div class="columns" role="img" aria-label="From {low} to {high}, {mean}">{"".join(columns)}</div>'
    return f'{drawn}<p class="scale{" each" * every}">{scale}</p><p class="key">{mean}</p>'


def _section(title: str, drawn: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{drawn}</section>"


def table(figures: Figures) -> str:
    """A table with a bar behind every number, unless its rows tell of different things; a column's name sorts by it."""
    _, columns, rows = figures
    numbers = [all(isinstance(row[i], int | float) for row in rows) for i in range(len(columns))]
    tops = [max((abs(row[i]) for row in rows), default=0) if numbers[i] else 0 for i in range(len(columns))]
    if columns[0] == "what":
        tops = [0] * len(columns)
    head = "".join(
        f'<th scope="col"{_kind(numbers[i])}><button>{escape(name)}</button></th>' for i, name in enumerate(columns)
    )
    body: list[str] = []
    for row in rows:
        cells = [f'<th scope="row">{escape(said(row[0], columns[0]))}</th>']
        for i, value in enumerate(row[1:], 1):
            bar = f' style="--n:{100 * abs(value) / tops[i]:.1f}%"' if tops[i] else ""
            number = f' data-n="{value}"' if numbers[i] else ""
            cells.append(f"<td{_kind(numbers[i])}{number}{bar}>{escape(said(value, columns[i]))}</td>")
        body.append(f"<tr>{''.join(cells)}</tr>")
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'


def _kind(number: bool) -> str:
    return "" if number else ' class="word"'


def said(value: Any, column: str) -> str:
    """A number for people, as its column wants it."""
    if isinstance(value, float):
        return f"{100 * value:.1f}" if "%" in column else f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
