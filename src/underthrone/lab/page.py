"""The page of a comparison: one HTML file, what is out of its aim on top, changed cards first, intervals as lines."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from underthrone.kernel.game import Game
from underthrone.lab import drawing
from underthrone.lab.compare import sentence, sure
from underthrone.lab.drawing import histogram, section, table
from underthrone.lab.intervals import wilson
from underthrone.lab.words import meaning, number, say, word

MOST_CARDS: Final = 30  # beside those that were changed
MOST_EDITIONS: Final = 3  # that are drawn beside each other where a drawing for each is needed


def page(g: Game, found: dict[str, Any], lang: str = "en") -> str:
    """The whole page."""
    names = [edition["name"] for edition in found["editions"]]
    verdict = "".join(f'<p class="verdict">{escape(line)}</p>' for line in sentence(found, lang).splitlines())
    parts = [section(say(lang, "verdict"), verdict), section(say(lang, "differs"), _changes(found, lang))]
    aimed = [row for row in found["figures"] if any("verdict" in cell for cell in row["editions"])]
    aimed.sort(key=lambda row: min(_order(cell.get("verdict", "in")) for cell in row["editions"]))
    moved = [row for row in found["figures"] if row not in aimed and _moved(row)]
    others = [row for row in found["figures"] if row not in aimed and row not in moved]
    for title, rows in (("aims", aimed), ("moved", moved)):
        if rows:
            drawn = "".join(_figure(row, names, lang) for row in rows) + _key(title == "aims", lang)
            parts.append(section(say(lang, title), drawn))
    parts.append(section(say(lang, "cards"), _cards(found, lang)))
    if others:
        parts.append(
            section(say(lang, "others"), "".join(_figure(row, names, lang) for row in others) + _key(False, lang))
        )
    parts.append(section(say(lang, "ends"), _ends(found, names, lang)))
    parts += _courses(found, names, lang)
    seats = say(lang, "players", n=found["players"])
    against = say(lang, "against", one=", ".join(names[1:MOST_EDITIONS]), other=names[0])
    each = say(lang, "games-each", n=number(lang, f"{found['games']:,}"))
    below = f"{against} · {seats} · {', '.join(dict.fromkeys(found['bots']))} · {each}"
    about = {name: found[name] for name in ("date", "command", "underthrone", "commit", "engine", "machine", "rules")}
    about |= {f"edition {edition['name']}": edition["id"] for edition in found["editions"]}
    title = f"{g.title(lang)}{': ' if lang == 'en' else ' : '}{against}"
    return drawing.whole(lang, title, g.title(lang), below, "", parts, about | {"options": found["options"]})


def _order(verdict: str) -> int:
    return ("out", "unsure", "in").index(verdict)


def _moved(row: dict[str, Any]) -> bool:
    return any("difference" in cell and sure(cell["difference"]) for cell in row["editions"])


def _changes(found: dict[str, Any], lang: str) -> str:
    said: list[str] = []
    for edition in found["editions"][1:]:
        changes = edition["changes"][lang] or [say(lang, "nothing-differs")]
        if not edition["name"].startswith("only ") or len(changes) != 1:
            lines = "".join(f"<li>{escape(line)}</li>" for line in changes)
            said.append(f"<h3>{escape(edition['name'])}</h3><ul>{lines}</ul>")
    return "".join(said)


def _named(name: str, lang: str) -> str:
    """An edition's name; a change by itself is called so."""
    return say(lang, "only", name=name.removeprefix("only ")) if name.startswith("only ") else word(lang, name)


def _figure(row: dict[str, Any], names: list[str], lang: str) -> str:
    """A figure: every edition's mean with its interval on one scale, the aim as a band."""
    cells = row["editions"]
    ends = [end for cell in cells for end in cell["mean"]] + [end for cell in cells for end in cell.get("aim", [])]
    low, high = min(ends), max(ends)
    room = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    low, high = low - room, high + room
    aim: list[float] = next((cell["aim"] for cell in cells if "aim" in cell), [])
    lines = [_line(_named(name, lang), cell, aim, low, high, lang) for name, cell in zip(names, cells)]
    words = [meaning(lang, row["key"])]
    if word(lang, row["key"]) != row["key"]:
        words.append(say(lang, "in-files", name=row["key"]))
    small = " · ".join([part for part in words if part])
    said = f"<small>{escape(small)}</small>" if small else ""
    return f'<div class="figure"><h3>{escape(word(lang, row["key"]))}</h3>{said}{"".join(lines)}</div>'


def _line(name: str, cell: dict[str, Any], aim: list[float], low: float, high: float, lang: str) -> str:
    middle, least, most = cell["mean"]
    aim = cell.get("aim", aim)

    def at(value: float) -> float:
        return 100 * (value - low) / (high - low)

    band = f'<i class="aim" style="left:{at(aim[0]):.2f}%;right:{100 - at(aim[1]):.2f}%"></i>' if aim else ""
    words = [say(lang, "from-to", low=_number(least, lang), high=_number(most, lang))]
    if "difference" in cell:
        by, from_, to = cell["difference"]
        way = "surely-more" if from_ > 0 else "surely-less" if to < 0 else "no-difference"
        ends = say(lang, "from-to", low=number(lang, f"{from_:+.3f}"), high=number(lang, f"{to:+.3f}"))
        words.append(f"{number(lang, f'{by:+.3f}')} ({ends}){':' if lang == 'en' else ' :'} {say(lang, way)}")
    if "verdict" in cell:
        words.append(say(lang, f"aim-{cell['verdict']}", low=_number(aim[0], lang), high=_number(aim[1], lang)))
    dot = f'<i class="dot" style="left:{at(middle):.2f}%"></i>'
    kind = f" {cell['verdict']}" if "verdict" in cell else ""
    drawn = f"{band}{drawing.interval(at(least), at(most))}{dot}"
    return drawing.track(name, drawn, _number(middle, lang), " · ".join(words), kind)


def _number(value: float, lang: str) -> str:
    return number(lang, f"{value:.3f}" if abs(value) < 10 else f"{value:.1f}")


def _key(aims: bool, lang: str) -> str:
    return f'<p class="key">{escape(say(lang, "key-aim" if aims else "key-figure"))}</p>'


# --- Cards


def _cards(found: dict[str, Any], lang: str) -> str:
    """Wins with each card, edition by edition."""
    changed = {entry for edition in found["editions"] for entry in edition["changed"]}
    changed |= {entry.partition("-")[2] for entry in changed if entry.startswith(("tile-", "trio-", "titan-"))}
    by_card: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for edition, worths in zip(found["editions"], found["cards"]):
        for worth in worths:
            by_card.setdefault(worth["card"], []).append((edition["name"], worth))
    order = sorted(by_card, key=lambda card: (card not in changed, -_distance(by_card[card])))
    shown = order[: len([card for card in order if card in changed]) + MOST_CARDS]
    if not shown:
        return f"<p>{escape(say(lang, 'no-cards'))}</p>"
    drawn = [_card(card in changed, by_card[card], found["games"], lang) for card in shown]
    left = len(order) - len(shown)
    key = say(lang, "key-cards") + (f" {say(lang, 'more-cards', n=left)}" if left else "")
    return f'{"".join(drawn)}<p class="key">{escape(key)}</p>'


def _distance(cells: list[tuple[str, dict[str, Any]]]) -> float:
    """How surely those who have a card fare otherwise: how far those without are outside of its interval."""
    worth = cells[-1][1]
    low, high = wilson(worth["held_won"], worth["held"])
    without = _rate(worth["without_won"], worth["without"])
    return max(low - without, without - high)


def _rate(won: int, of: int) -> float:
    return won / of if of else 0.0


def _card(changed: bool, cells: list[tuple[str, dict[str, Any]]], games: int, lang: str) -> str:
    lines: list[str] = []
    for name, worth in cells:
        rate, without = _rate(worth["held_won"], worth["held"]), _rate(worth["without_won"], worth["without"])
        low, high = wilson(worth["held_won"], worth["held"])
        mark = drawing.even(100 * without) if worth["without"] else ""
        facts = {"low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}", "without": f"{100 * without:.0f}"}
        words = [say(lang, "card-held", n=number(lang, f"{worth['held']:,}"), **facts)]
        if worth["chosen_won"]:
            share = f"{100 * _rate(worth['chosen_won'], worth['chosen']):.0f}"
            words.append(say(lang, "card-chosen", share=share, n=number(lang, f"{worth['chosen']:,}")))
        if worth["used"]:
            words.append(say(lang, "card-used", n=number(lang, f"{worth['used'] / games:.2f}")))
        drawn = f"{drawing.bar(100 * rate)}{drawing.interval(100 * low, 100 * high)}{mark}"
        value = number(lang, f"{100 * rate:.1f} %")
        lines.append(drawing.track(_named(name, lang), drawn, value, " · ".join(words)))
    mark = f" <small>{escape(say(lang, 'changed'))}</small>" if changed else ""
    kind = " changed" if changed else ""
    heading = escape(cells[0][1]["names"][lang])
    return f'<div class="figure{kind}"><h3>{heading}{mark}</h3>{"".join(lines)}</div>'


# --- How games go


def _ends(found: dict[str, Any], names: list[str], lang: str) -> str:
    """By reason, the share of games that ended so, edition by edition."""
    drawn: list[str] = []
    for reason in dict.fromkeys(reason for reasons in found["reasons"] for reason in reasons):
        lines: list[str] = []
        for name, reasons in zip(names, found["reasons"]):
            times, games = reasons.get(reason, 0), found["games"]
            low, high = wilson(times, games)
            ends = {"low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"}
            shown = f"{drawing.bar(100 * times / games)}{drawing.interval(100 * low, 100 * high)}"
            words = f"{say(lang, 'from-to', **ends)} · {say(lang, 'of-games', n=number(lang, f'{games:,}'))}"
            lines.append(drawing.track(_named(name, lang), shown, number(lang, f"{100 * times / games:.1f} %"), words))
        drawn.append(f'<div class="figure"><h3>{escape(word(lang, reason))}</h3>{"".join(lines)}</div>')
    return "".join(drawn)


def _courses(found: dict[str, Any], names: list[str], lang: str) -> list[str]:
    """For each of a few editions: how long games are, and what happens round by round."""
    parts: list[str] = []
    for name, rounds, tables in list(zip(names, found["rounds"], found["by_round"]))[:MOST_EDITIONS]:
        drawn = histogram(rounds, "games", lang) + "".join(table(figures, lang) for figures in tables)
        parts.append(section(say(lang, "rounds-of", name=_named(name, lang)), drawn))
    return parts
