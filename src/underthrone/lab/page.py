"""The page of a comparison: one HTML file, what is out of its aim on top, changed cards first, intervals as lines."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from underthrone.kernel.game import Game
from underthrone.lab import drawing
from underthrone.lab.compare import ONLY, how_sure, judged, sentence, sure
from underthrone.lab.drawing import folded, histogram, section, table
from underthrone.lab.intervals import wilson
from underthrone.lab.invite import invitation
from underthrone.lab.words import COLON, figure, meaning, number, say, signed, word

SHOWN: Final = 8  # cards that are seen at once beside those that were changed
MOST_EDITIONS: Final = 3  # that are drawn beside each other where a drawing for each is needed


def page(g: Game, found: dict[str, Any], lang: str = "en", table_at: str = "") -> str:
    """The whole page; `table_at` is where it can be played with friends."""
    names = [edition["name"] for edition in found["editions"]]
    parts = [section(say(lang, "verdict"), _verdict(found, lang)), section(say(lang, "differs"), _changes(found, lang))]
    if any(edition.get("toml") for edition in found["editions"]):
        parts.append(section(say(lang, "play-it"), invitation(g.id, found, lang, table_at)))
    aimed = [row for row in found["figures"] if any("verdict" in cell for cell in row["editions"])]
    aimed.sort(key=lambda row: min(_order(cell.get("verdict", "in")) for cell in row["editions"]))
    moved = [row for row in found["figures"] if row not in aimed and _moved(row)]
    others = [row for row in found["figures"] if row not in aimed and row not in moved]
    for title, rows in (("aims", aimed), ("moved", moved)):
        if rows:
            drawn = "".join(_figure(row, names, lang) for row in rows) + _key(title == "aims", lang)
            parts.append(section(say(lang, title), drawn))
    parts.append(section(say(lang, "cards"), _cards(found, lang)))
    if any(found.get("deaths", [])):
        parts.append(section(say(lang, "deaths"), _deaths(found, lang)))
    parts.append(section(say(lang, "ends"), _ends(found, names, lang)))
    if others:
        drawn = "".join(_figure(row, names, lang, each=False) for row in others) + _key(False, lang)
        parts.append(section(say(lang, "others"), drawn))
    parts += _courses(found, names, lang)
    seats = say(lang, "players", n=found["players"])
    mine = [name for name in names[1:] if not name.startswith(ONLY)]
    against = say(lang, "against", one=", ".join(mine), other=word(lang, names[0]))
    each = say(lang, "games-each", n=number(lang, f"{found['games']:,}"))
    below = f"{against} · {seats} · {', '.join(dict.fromkeys(found['bots']))} · {each}"
    about = {name: found[name] for name in ("date", "command", "underthrone", "commit", "engine", "machine", "rules")}
    about |= {f"edition {edition['name']}": edition["id"] for edition in found["editions"]}
    title = f"{g.title(lang)}{COLON[lang]}{against}"
    return drawing.whole(lang, title, g.title(lang), below, "", parts, about | {"options": found["options"]})


def _order(verdict: str) -> int:
    return ("out", "unsure", "in").index(verdict)


def _moved(row: dict[str, Any]) -> bool:
    return any("difference" in cell and sure(cell["difference"]) for cell in row["editions"])


def _verdict(found: dict[str, Any], lang: str) -> str:
    """Better or worse, in a word and in a line for each edition, and what so many games can show."""
    aimed = [nth for nth in range(1, len(found["editions"])) if _is_aimed(found, nth)]
    marks = [f" {judged(found, nth)[0]}" for nth in aimed] or [""]
    lines = "".join(
        f'<p class="verdict{mark}">{escape(line)}</p>' for mark, line in zip(marks, sentence(found, lang).splitlines())
    )
    return f'{lines}<p class="key">{escape(how_sure(found, lang))}</p>'


def _is_aimed(found: dict[str, Any], nth: int) -> bool:
    return any("verdict" in row["editions"][nth] for row in found["figures"])


def _changes(found: dict[str, Any], lang: str) -> str:
    said: list[str] = []
    for edition in found["editions"][1:]:
        if not edition["name"].startswith(ONLY):
            changes = edition["changes"][lang] or [say(lang, "nothing-differs")]
            lines = "".join(f"<li>{escape(line)}</li>" for line in changes)
            said.append(f"<h3>{escape(edition['name'])}</h3><ul>{lines}</ul>")
    return "".join(said)


def _named(name: str, lang: str) -> str:
    """An edition's name; a change by itself is called so."""
    return say(lang, "only", name=name.removeprefix(ONLY)) if name.startswith(ONLY) else word(lang, name)


# --- Figures


def _figure(row: dict[str, Any], names: list[str], lang: str, each: bool = True) -> str:
    """A figure: every edition's mean with its interval on one scale, the aim as a band."""
    drawn = [(name, cell) for name, cell in zip(names, row["editions"]) if each or not name.startswith(ONLY)]
    cells = [cell for _, cell in drawn]
    ends = [end for cell in cells for end in cell["mean"]] + [end for cell in cells for end in cell.get("aim", [])]
    low, high = min(ends), max(ends)
    room = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    aim: list[float] = next((cell["aim"] for cell in cells if "aim" in cell), [])
    share = row.get("share", False)
    lines = [_line(_named(name, lang), cell, aim, (low - room, high + room), share, lang) for name, cell in drawn]
    words = [meaning(lang, row["key"])]
    if word(lang, row["key"]) != row["key"]:
        words.append(say(lang, "in-files", name=row["key"]))
    small = " · ".join([part for part in words if part])
    said = f"<small>{escape(small)}</small>" if small else ""
    return f'<div class="figure"><h3>{escape(word(lang, row["key"]))}</h3>{said}{"".join(lines)}</div>'


def _line(name: str, cell: dict[str, Any], aim: list[float], scale: tuple[float, float], share: bool, lang: str) -> str:
    middle, least, most = cell["mean"]
    aim = cell.get("aim", aim)

    def at(value: float) -> float:
        return 100 * (value - scale[0]) / (scale[1] - scale[0])

    def said(value: float) -> str:
        return figure(lang, value, share)

    band = drawing.aim(at(aim[0]), at(aim[1])) if aim else ""
    words = [say(lang, "from-to", low=said(least), high=said(most))]
    if "difference" in cell:
        _, low, high = cell["difference"]
        by, from_, to = (signed(lang, value, share) for value in cell["difference"])
        way = "surely-more" if low > 0 else "surely-less" if high < 0 else "no-difference"
        unit = f" {say(lang, 'points')}" if share else ""
        words.append(f"{by}{unit} ({say(lang, 'from-to', low=from_, high=to)}){COLON[lang]}{say(lang, way)}")
    if "verdict" in cell:
        words.append(say(lang, f"aim-{cell['verdict']}", low=said(aim[0]), high=said(aim[1])))
    kind = f" {cell['verdict']}" if "verdict" in cell else ""
    drawn = f"{band}{drawing.interval(at(least), at(most))}{drawing.dot(at(middle))}"
    return drawing.track(name, drawn, said(middle), " · ".join(words), kind)


def _key(aims: bool, lang: str) -> str:
    return f'<p class="key">{escape(say(lang, "key-aim" if aims else "key-figure"))}</p>'


# --- Cards


def _cards(found: dict[str, Any], lang: str) -> str:
    """Wins with each card, edition by edition."""
    by_card: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for edition, worths in zip(found["editions"], found["cards"]):
        for worth in worths if not edition["name"].startswith(ONLY) else []:
            by_card.setdefault(worth["card"], []).append((edition["name"], worth))
    changed = [card for card, cells in by_card.items() if any(worth["changed"] for _, worth in cells)]
    order = sorted(by_card, key=lambda card: (card not in changed, -_distance(by_card[card])))
    if not order:
        return f"<p>{escape(say(lang, 'no-cards'))}</p>"
    drawn = [_card(card in changed, by_card[card], found["games"], lang) for card in order]
    at_once = len(changed) + SHOWN
    more = folded(say(lang, "more-cards", n=len(order) - at_once), "".join(drawn[at_once:]))
    return f'{"".join(drawn[:at_once])}<p class="key">{escape(say(lang, "key-cards"))}</p>{more}'


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
            least, most = wilson(worth["chosen_won"], worth["chosen"])
            share = f"{100 * _rate(worth['chosen_won'], worth['chosen']):.0f}"
            ends = {"low": f"{100 * least:.0f}", "high": f"{100 * most:.0f}"}
            words.append(say(lang, "card-chosen", share=share, n=number(lang, f"{worth['chosen']:,}"), **ends))
        if worth["used"]:
            words.append(say(lang, "card-used", n=number(lang, f"{worth['used'] / games:.2f}")))
        drawn = f"{drawing.bar(100 * rate)}{drawing.interval(100 * low, 100 * high)}{mark}"
        lines.append(drawing.track(_named(name, lang), drawn, number(lang, f"{100 * rate:.1f} %"), " · ".join(words)))
    return _marked(cells[-1][1]["names"][lang], changed, lines, lang)


def _marked(heading: str, changed: bool, lines: list[str], lang: str) -> str:
    mark = f" <small>{escape(say(lang, 'changed'))}</small>" if changed else ""
    kind = " changed" if changed else ""
    return f'<div class="figure{kind}"><h3>{escape(heading)}{mark}</h3>{"".join(lines)}</div>'


def _deaths(found: dict[str, Any], lang: str) -> str:
    """By place, the share of the teams that came there and went no further; changed places first, then the worst."""
    by_place: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for edition, places in zip(found["editions"], found["deaths"]):
        for place in places if not edition["name"].startswith(ONLY) else []:
            by_place.setdefault(place["entry"], []).append((edition["name"], place))
    changed = [entry for entry, cells in by_place.items() if any(place["changed"] for _, place in cells)]
    order = sorted(
        by_place,
        key=lambda one: (one not in changed, -wilson(by_place[one][-1][1]["died"], by_place[one][-1][1]["met"])[0]),
    )
    drawn: list[str] = []
    for entry in order:
        lines = [_share(name, place["died"], place["met"], "of-teams", lang) for name, place in by_place[entry]]
        drawn.append(_marked(by_place[entry][-1][1]["names"][lang], entry in changed, lines, lang))
    at_once = len(changed) + SHOWN
    more = folded(say(lang, "more-places", n=len(order) - at_once), "".join(drawn[at_once:]))
    return f'{"".join(drawn[:at_once])}<p class="key">{escape(say(lang, "key-deaths"))}</p>{more}'


# --- How games go


def _share(name: str, times: int, of: int, words: str, lang: str) -> str:
    low, high = wilson(times, of)
    ends = {"low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"}
    shown = f"{drawing.bar(100 * _rate(times, of))}{drawing.interval(100 * low, 100 * high)}"
    said = f"{say(lang, 'from-to', **ends)} % · {say(lang, words, n=number(lang, f'{of:,}'), count=of)}"
    return drawing.track(_named(name, lang), shown, number(lang, f"{100 * _rate(times, of):.1f} %"), said)


def _ends(found: dict[str, Any], names: list[str], lang: str) -> str:
    """By reason, the share of games that ended so, edition by edition."""
    drawn: list[str] = []
    for reason in dict.fromkeys(reason for reasons in found["reasons"] for reason in reasons):
        lines = [
            _share(name, reasons.get(reason, 0), found["games"], "of-games", lang)
            for name, reasons in zip(names, found["reasons"])
            if not name.startswith(ONLY)
        ]
        drawn.append(_marked(word(lang, reason), False, lines, lang))
    return "".join(drawn)


def _courses(found: dict[str, Any], names: list[str], lang: str) -> list[str]:
    """For each of a few editions: how long games are, all on one scale, and what happens round by round."""
    parts: list[str] = []
    drawn = [one for one in zip(names, found["rounds"], found["by_round"]) if not one[0].startswith(ONLY)]
    played = [n for _, rounds, _ in drawn[:MOST_EDITIONS] for n in rounds]
    for name, rounds, tables in drawn[:MOST_EDITIONS]:
        lengths = histogram(rounds, "games", lang, (min(played), max(played)))
        told = "".join(f"<h3>{escape(word(lang, figures[0]))}</h3>{table(figures, lang)}" for figures in tables)
        parts.append(section(say(lang, "rounds-of", name=_named(name, lang)), lengths + told))
    return parts
