"""Reads journals back: a damaged one is refused with file, line and reason."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from underthrone.games import game as find
from underthrone.games import stored
from underthrone.journal.cards import unpacked
from underthrone.journal.journal import READERS, TITLE, VERSION, Journal
from underthrone.journal.moments import ANSWER, BACK, UNDO, Line
from underthrone.journal.starts import read_start
from underthrone.kernel.errors import OtherRules, Trouble
from underthrone.kernel.game import Game

ROW: Final = re.compile(r"\s*(\d+) (\d+)\s+(\d+|back|undo) ([0-9a-f]{16})(?:  .*)?")


def load(path: str | Path, edition: str | Path | None = None) -> Journal:
    """A journal from its file; one that was played with an edition file needs that file too."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"The journal {path} can't be read: {getattr(error, 'strerror', None) or error}.") from None
    return read(text, str(path), edition)


class Paper:
    """The parts of a journal's text, before anything is believed."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.head: dict[str, str] = {}
        self.lines: list[Line] = []


def read(text: str, where: str, edition: str | Path | None = None) -> Journal:
    """A journal from its text; `where` is what messages call it."""
    paper = _parsed(text, where)
    head = paper.head
    game = _game(paper, edition)
    options = {key[7:]: value for key, value in head.items() if key.startswith("option ")}
    try:
        journal = Journal(game, _number(paper, "players"), options, _number(paper, "rules"))
    except OtherRules as other:
        raise OtherRules(f"{where}: {other}", other.newer) from None
    journal.where = where
    if "seed" in head:
        journal.seed = _number(paper, "seed")
    else:
        journal.commitment = _need(paper, "commitment")
    for key, value in head.items():
        if key.startswith("contribution "):
            journal.contributions[int(key[13:])] = _contribution(paper, key, value)
    journal.check_contributors()
    if "secret" in head:
        try:
            journal.secret = bytes.fromhex(head["secret"])
        except ValueError:
            raise Trouble(f"{where}: the secret isn't hexadecimal.") from None
    if "continues" in head:
        try:
            journal.start = read_start(head["continues"], _need(paper, "start"))
        except Trouble as trouble:
            raise Trouble(f"{where}: {trouble}") from None
    journal.first = _need(paper, "deal")
    journal.lines = paper.lines
    journal.ended = head.get("result", "")
    return journal


def _game(paper: Paper, edition: str | Path | None) -> Game:
    """The game with the cards that it was played with: those of a file, the installed ones, or those on the paper."""
    game_id, wanted = _need(paper, "game"), _need(paper, "edition")
    game = find(game_id, edition)
    if edition is None and game.edition != wanted and "cards" in paper.head:
        try:
            return stored(game_id, wanted, unpacked(paper.head["cards"]))
        except Trouble as trouble:
            raise Trouble(f"{paper.where}: {trouble}") from None
    if game.edition != wanted:
        hint = "" if edition else " The file with its cards is given by --edition."
        raise Trouble(f"{paper.where}: it was written with edition {wanted}, and this is edition {game.edition}.{hint}")
    return game


def _parsed(text: str, where: str) -> Paper:
    paper = Paper(where)
    rows = text.splitlines()
    if not rows or rows[0] != TITLE:
        raise Trouble(f"{where}, line 1: {_other(rows[0] if rows else '')}")
    for number, row in enumerate(rows[1:], 2):
        answer = ROW.fullmatch(row)
        if answer:
            if int(answer[1]) != len(paper.lines) + 1:
                raise Trouble(f"{where}, line {number}: answer {len(paper.lines) + 1} is expected, not {answer[1]}.")
            taken_back = answer[3] in (BACK, UNDO)
            verb, move = (answer[3], None) if taken_back else (ANSWER, int(answer[3]))
            paper.lines.append(Line(int(answer[2]), verb, move, answer[4]))
        elif re.fullmatch(r"(contribution \d+|option [\w-]+|[a-z]+): .+", row):
            key, value = row.split(": ", 1)
            if key in paper.head:
                raise Trouble(f"{where}, line {number}: there are two lines {key!r}.")
            paper.head[key] = value
        elif row.strip():
            raise Trouble(f"{where}, line {number}: this is neither a header nor an answer: {row[:60]!r}.")
    return paper


def _other(title: str) -> str:
    """Why this isn't a journal that can be read here."""
    found = re.fullmatch(r"underthrone journal (\d{1,4})", title)
    if found is None:
        return f"{TITLE!r} is expected."
    return other_version(int(found[1]))


def other_version(version: int) -> str:
    """Who reads journals of another version."""
    reader = f"underthrone {READERS[version]}" if version in READERS else "a newer underthrone"
    return f"{reader} reads journals of version {version}; this one reads version {VERSION}."


def _need(paper: Paper, key: str) -> str:
    if key not in paper.head:
        raise Trouble(f"{paper.where}: the line {key!r} is missing.")
    return paper.head[key]


def _number(paper: Paper, key: str) -> int:
    value = _need(paper, key)
    if not re.fullmatch(r"-?\d{1,80}", value):
        raise Trouble(f"{paper.where}: {key} must be a whole number, not {value!r}.")
    return int(value)


def _contribution(paper: Paper, key: str, value: str) -> str:
    try:
        text = json.loads(value)
    except ValueError:
        text = None
    if not isinstance(text, str):
        raise Trouble(f"{paper.where}: the {key} must be a text in quotes, not {value!r}.")
    return text
