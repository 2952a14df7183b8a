"""A game in chapters: years, battles, audiences, floors; for the replay, and as a story to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from underthrone.table.log import LogEntry
from underthrone.table.look.boards.board import Board
from underthrone.table.look.tablepage import Event, sentences
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight


@dataclass(slots=True)
class Passage:
    """Some sentences under a heading."""

    heading: str
    sentences: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Chapter:
    """A part of a game: the answer with which it begins, what it is called, and what happened in it."""

    ply: int
    title: str
    here: bool = False  # the moment that is shown belongs to it
    passages: list[Passage] = field(default_factory=list)


def chapters(sight: Sight, log: Sequence[LogEntry], board: Board, say: Say) -> list[Chapter]:
    """The beginnings of all chapters, with the deal and the end; the one that is shown is marked."""
    kind, _ = board.telling.chapter
    found = [Chapter(e.ply, _title(event, board, say)) for e in log for event in e.events if event["event"] == kind]
    if not found or found[0].ply:
        found.insert(0, Chapter(0, say("chapter-deal")))
    if sight.phase == "over":
        found.append(Chapter(sight.last, say("chapter-end")))
    max((one for one in found if one.ply <= sight.ply), key=lambda one: one.ply).here = True
    return found


def story_chapters(sight: Sight, board: Board, say: Say) -> list[Chapter]:
    """All that happened, in chapters; a passage is what stands under one heading of the log."""
    kind, _ = board.telling.chapter
    found = [Chapter(0, say("chapter-deal"), passages=[Passage("")])]
    for entry in sight.log:
        for event, words, _run in sentences(sight, board, entry, say):
            if event["event"] == kind:
                found.append(Chapter(entry.ply, _title(event, board, say), passages=[Passage("", [words])]))
            elif event["event"] in board.telling.headings:
                found[-1].passages.append(Passage(words.rstrip(".")))
            else:
                found[-1].passages[-1].sentences.append(words)
    return [chapter for chapter in found if any(passage.sentences for passage in chapter.passages)]


def _title(event: Event, board: Board, say: Say) -> str:
    kind, number = board.telling.chapter
    return say(f"chapter-{kind}", n=event[number])
