"""What the lab's pages are drawn with: one HTML file for light and dark, wide and narrow screens, in every language."""

from __future__ import annotations

from collections import Counter
from html import escape
from importlib.resources import files
from typing import Any, Final

from underthrone.lab.match import Figures
from underthrone.lab.words import number, say, word

MOST_COLUMNS: Final = 40  # of a histogram; more are put together
MOST_NUMBERS: Final = 12  # below a histogram's columns; with more of them only the ends are said


def whole(lang: str, title: str, heading: str, below: str, tiles: str, parts: list[str], about: dict[str, Any]) -> str:
    """The page around its parts."""
    home = files("underthrone.lab")
    return (
        (home / "report.html")
        .read_text("utf-8")
        .format(
            lang=lang,
            title=escape(title),
            heading=escape(heading),
            below=escape(below),
            tiles=f'<dl class="tiles">{tiles}</dl>' if tiles else "",
            parts="\n".join(parts),
            how=escape(say(lang, "how-made")),
            facts=_facts(about),
            style=(home / "report.css").read_text("utf-8"),
            script=(home / "report.js").read_text("utf-8"),
        )
    )


def _facts(about: dict[str, Any]) -> str:
    flat = {name: value for name, value in about.items() if name != "options"} | about.get("options", {})
    rows = [(name, value) for name, value in flat.items() if value not in (None, "")]
    return "".join(f"<dt>{escape(k)}</dt><dd>{escape(str(v))}</dd>" for k, v in rows)


def section(title: str, drawn: str) -> str:
    """A part of the page under its heading."""
    return f"<section><h2>{escape(title)}</h2>{drawn}</section>"


def track(name: str, drawn: str, value: str, words: str, kind: str = "") -> str:
    """A line of the page: a name, a drawing from left to right, the value, and what is said about it."""
    return (
        f'<div class="rate{kind}"><b>{escape(name)}</b><span class="track">{drawn}</span>'
        f"<strong>{escape(value)}</strong><small>{escape(words)}</small></div>"
    )


def interval(low: float, high: float) -> str:
    """A line between two places, in percent of the track."""
    return f'<i class="interval" style="left:{low:.2f}%;right:{100 - high:.2f}%"></i>'


def bar(share: float) -> str:
    """A bar from the left, in percent of the track."""
    return f'<i class="bar" style="width:{share:.2f}%"></i>'


def aim(low: float, high: float) -> str:
    """The band in which something should be, in percent of the track."""
    return f'<i class="aim" style="left:{low:.2f}%;right:{100 - high:.2f}%"></i>'


def dot(at: float) -> str:
    """A mean, in percent of the track."""
    return f'<i class="dot" style="left:{at:.2f}%"></i>'


def even(at: float) -> str:
    """A mark to compare with, in percent of the track."""
    return f'<i class="even" style="left:{at:.2f}%"></i>'


def folded(title: str, drawn: str) -> str:
    """What is seen when somebody wants to; nothing where there is nothing."""
    return f'<details class="more"><summary>{escape(title)}</summary>{drawn}</details>' if drawn else ""


def histogram(values: list[int], what: str, lang: str = "en", scale_of: tuple[int, int] | None = None) -> str:
    """How often each number came, neighbours put together where there are many."""
    low, high = scale_of or (min(values), max(values))
    step = -(-(high - low + 1) // MOST_COLUMNS)
    counted = Counter((value - low) // step for value in values)
    most = max(counted.values())
    columns: list[str] = []
    for k in range((high - low) // step + 1):
        first, last = low + k * step, low + (k + 1) * step - 1
        name = f"{first}" if step == 1 else say(lang, "from-to", low=f"{first}", high=f"{last}")
        share = number(lang, f"{100 * counted[k] / len(values):.1f}")
        facts = {"n": number(lang, f"{counted[k]:,}"), "all": number(lang, f"{len(values):,}")}
        title = say(lang, "histogram", name=name, what=word(lang, what), share=share, **facts)
        columns.append(f'<i style="height:{100 * counted[k] / most:.2f}%" title="{escape(title)}"></i>')
    every = step == 1 and len(columns) <= MOST_NUMBERS
    scale = "".join(f"<span>{n}</span>" for n in (range(low, high + 1) if every else (low, high)))
    mean = number(lang, f"{sum(values) / len(values):.1f}")
    label = escape(say(lang, "bar-from-to", low=f"{low}", high=f"{high}", mean=mean))
    drawn = f'<div class="columns" role="img" aria-label="{label}">{"".join(columns)}</div>'
    below = f'<p class="scale{" each" * every}">{scale}</p>'
    return f'{drawn}{below}<p class="key">{escape(say(lang, "mean", n=mean))}</p>'


def table(figures: Figures, lang: str = "en") -> str:
    """A table with a bar behind every number, unless its rows tell of different things; a column's name sorts by it."""
    title, columns, rows = figures
    numbers = [all(isinstance(row[i], int | float) for row in rows) for i in range(len(columns))]
    tops = [max((abs(row[i]) for row in rows), default=0) if numbers[i] else 0 for i in range(len(columns))]
    if columns[0] == "what":
        tops = [0] * len(columns)
    head = "".join(
        f'<th scope="col"{_kind(numbers[i])}><button>{escape(word(lang, name))}</button></th>'
        for i, name in enumerate(columns)
    )
    body: list[str] = []
    for row in rows:
        cells = [f'<th scope="row">{escape(said(row[0], columns[0], lang))}</th>']
        for i, value in enumerate(row[1:], 1):
            drawn = f' style="--n:{100 * abs(value) / tops[i]:.1f}%"' if tops[i] else ""
            sorted_by = f' data-n="{value}"' if numbers[i] else ""
            cells.append(f"<td{_kind(numbers[i])}{sorted_by}{drawn}>{escape(said(value, columns[i], lang))}</td>")
        body.append(f"<tr>{''.join(cells)}</tr>")
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(word(lang, title))}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )


def _kind(number: bool) -> str:
    return "" if number else ' class="word"'


def said(value: Any, column: str, lang: str = "en") -> str:
    """A number for people, as its column wants it; a word of ours in their language."""
    if isinstance(value, float):
        return number(lang, f"{100 * value:.1f}" if "%" in column else f"{value:.2f}")
    return number(lang, f"{value:,}") if isinstance(value, int) else word(lang, str(value))
