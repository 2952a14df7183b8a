"""One page with pictures out of a simulation: a file of its own, readable in the light and in the dark."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from html import escape
from io import StringIO
from typing import Any

from underthrone.kernel.game import Game
from underthrone.lab.intervals import wilson
from underthrone.lab.match import Figures, Row
from underthrone.lab.simulate import summary

INK = "#123456"  # becomes the page's own colour of text
BAR = "#5b8def"
MARK = "#e0832b"
STYLE = """
:root { color-scheme: light dark; --ink: #222; --ground: #fff; --soft: #8884; }
@media (prefers-color-scheme: dark) { :root { --ink: #ddd; --ground: #16181c; } }
body { color: var(--ink); background: var(--ground); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
       max-width: 60rem; padding: 0 1rem; }
figure { margin: 1rem 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
td, th { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid var(--soft); }
td:first-child, th:first-child { text-align: left; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
"""


def html(g: Game, rows: list[Row], about: dict[str, Any]) -> str:
    """The whole page."""
    tables = summary(g, rows)
    parts = [f"<h1>{escape(g.title())}: {len(rows):,} games, {rows[0]['players']} players</h1>", _facts(about)]
    parts.append(_section("Win rate by seat", picture(lambda ax: _seats(ax, rows), 3.2), tables[0]))
    parts.append(_section("Rounds", picture(lambda ax: _bars(ax, Counter(row["rounds"] for row in rows)), 2.6)))
    scores = Counter(score for row in rows for score in row["scores"])
    parts.append(_section("Scores", picture(lambda ax: _bars(ax, scores), 2.6)))
    parts.append(_section("How games ended", picture(lambda ax: _across(ax, tables[2], 1), 1.6)))
    for table in tables[3:]:
        height = 0.8 + 0.24 * len(table[2])
        columns = [1] if len(table[1]) < 4 else [1, len(table[1]) - 1]
        pictures = [picture(_drawer(table, column), height) for column in columns]
        parts.append(_section(table[0], "".join(pictures), table))
    title = escape(f"{g.title()}: {len(rows):,} games")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    head = f"<head>{head}<style>{STYLE}</style></head>"
    return f'<!doctype html>\n<html lang="en">{head}\n<body>{"".join(parts)}</body></html>\n'


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


def picture(draw: Callable[[Any], None], height: float) -> str:
    """A drawing as SVG that takes the page's colours."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    inked = ("text.color", "axes.labelcolor", "xtick.color", "ytick.color", "axes.edgecolor")
    style: Any = dict.fromkeys(inked, INK) | {"svg.fonttype": "none", "svg.hashsalt": "underthrone"}
    with rc_context(style):
        figure = Figure(figsize=(8, height), layout="constrained")
        ax = figure.subplots()
        ax.spines[["top", "right"]].set_visible(False)
        draw(ax)
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
    return f"<figure>{re.sub(r'<metadata>.*?</metadata>', '', svg, flags=re.DOTALL)}</figure>"


def _seats(ax: Any, rows: list[Row]) -> None:
    games, players = len(rows), rows[0]["players"]
    wins = [sum(seat in row["winners"] for row in rows) for seat in range(players)]
    rates = [100 * n / games for n in wins]
    ends = [wilson(n, games) for n in wins]
    low = [rate - 100 * low for rate, (low, _) in zip(rates, ends)]
    high = [100 * high - rate for rate, (_, high) in zip(rates, ends)]
    names = [f"{seat} {rows[0]['bots'][seat]}" for seat in range(players)]
    ax.bar(names, rates, color=BAR, yerr=[low, high], ecolor=INK, capsize=4)
    ax.axhline(100 / players, color=MARK, linestyle="--", label="even share")
    ax.set_ylabel("% of games won, 95 % interval")
    ax.margins(y=0.2)
    ax.legend(frameon=False)


def _bars(ax: Any, counted: Counter[int]) -> None:
    keys = list(range(min(counted), max(counted) + 1))
    ax.bar(keys, [counted[key] for key in keys], color=BAR)
    ax.xaxis.get_major_locator().set_params(integer=True)


def _drawer(table: Figures, column: int) -> Callable[[Any], None]:
    return lambda ax: _across(ax, table, column)


def _across(ax: Any, table: Figures, column: int) -> None:
    _, columns, rows = table
    values = [float(row[column]) for row in rows]
    bars = ax.barh([str(row[0]) for row in rows], values, color=BAR)
    ax.bar_label(bars, [_said(row[column], columns[column]) for row in rows], padding=3, color=INK)
    ax.invert_yaxis()
    ax.margins(x=0.12, y=0.01)
    ax.set_xlabel(columns[column])


def _section(title: str, pictures: str, table: Figures | None = None) -> str:
    return f"<section><h2>{escape(title)}</h2>{pictures}{_table(table) if table else ''}</section>\n"


def _table(table: Figures) -> str:
    _, columns, rows = table
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(_said(v, columns[i]))}</td>" for i, v in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _said(value: Any, column: str) -> str:
    if isinstance(value, float):
        return f"{100 * value:.1f}" if "%" in column else f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def _facts(about: dict[str, Any]) -> str:
    flat = {name: value for name, value in about.items() if name != "options"} | about.get("options", {})
    rows = [(name, value) for name, value in flat.items() if value not in (None, "")]
    return "<dl>" + "".join(f"<dt>{escape(k)}</dt><dd>{escape(str(v))}</dd>" for k, v in rows) + "</dl>"
