"""A turn in words that fits: the board, what happened since, what is asked and the moves, for those who read text."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from underthrone.kernel.game import Game
from underthrone.kernel.state import State

LONGEST_TURN: Final = 2500  # characters
ENOUGH_NEWS: Final = 400  # characters that are kept free for news before anything is told beside the moves


def turn_text(
    g: Game,
    s: State,
    seat: SupportsIndex,
    news: list[str],
    lang: str = "en",
    static: bool = False,
    most: int = LONGEST_TURN,
) -> str:
    """What a seat should know at its turn, from its view alone; what is too much is left out of the news, oldest first.

    `static` adds what lies on the board all the game long, beyond the bound.
    """
    me = s.seated(seat)
    you = g.say(lang, "turn-you", {"title": g.title(lang), "seat": g.seat_name(s, me, lang)})
    drawing = g.drawing(g, lang)
    drawing.called = s.setup.names  # news and moves say them too
    board = drawing.board_text(s.view(me), False)
    question = question_text(g, s, me, lang, notes=True)
    room = most - len("\n\n".join([you, board, question])) - 2
    if room < (ENOUGH_NEWS if news else 0):  # then what cards do has to be asked for
        question = question_text(g, s, me, lang)
        room = most - len("\n\n".join([you, board, question])) - 2
    if room < 0 or (
        news and not news_text(g, news, lang, room)
    ):  # so many moves that even what they do has to be asked for
        question = question_text(g, s, me, lang, words=False)
        room = most - len("\n\n".join([you, board, question])) - 2
    parts = [f"{you}\n{board}", news_text(g, news, lang, room), question]
    if static:
        parts[0] = f"{you}\n{drawing.board_text(s.view(me), True)}"
    return "\n\n".join([part for part in parts if part])


def question_text(g: Game, s: State, seat: int, lang: str, notes: bool = False, words: bool = True) -> str:
    """What the seat is asked, with its moves, in words or by their notations alone; or why it isn't."""
    if s.question < 0:
        return over_text(g, s, lang)
    if seat not in s.deciders():
        waiting = g.listed([g.seat_name(s, other, lang) for other in s.deciders()], lang)
        return g.say(lang, "turn-wait", {"seats": waiting})
    lines = [g.prompt(s, lang)]
    parts = s.rules.parts[s.question]
    if parts > 1:
        said = s.parts_of(seat)
        lines[0] += " " + g.say(lang, "turn-part", {"part": len(said) + 1, "parts": parts})
        if said:
            lines.append(g.say(lang, "turn-said", {"said": " ".join([g.notation(move) for move in said])}))
    lines.append(g.say(lang, "turn-moves", {}))
    told = moves_text(g, s, seat, lang, notes) if words else [" ".join([g.notation(move) for move in s.moves(seat)])]
    return "\n".join(lines + told)


def moves_text(g: Game, s: State, seat: int, lang: str, notes: bool = False) -> list[str]:
    """A line for each move: its notation, its words, and what is told beside and below it."""
    lines = [f"{g.notation(move)} – {g.words(s, seat, move, lang)}" for move in s.moves(seat)]
    if not notes:
        return lines
    drawing = g.drawing(g, lang)
    return [line + note(drawing, s, seat, move) for line, move in zip(lines, s.moves(seat))]


def note(drawing: Any, s: State, seat: int, move: int) -> str:
    """The numbers and the text of what a move is about, in brackets."""
    facts = [f"{name} {cell.plain}" for name, cell in zip(drawing.columns(), drawing.cells(s, seat, move))]
    parts = [part for part in (", ".join(facts), drawing.note(s, seat, move)) if part]
    return f" [{'; '.join(parts)}]" if parts else ""


def over_text(g: Game, s: State, lang: str) -> str:
    """How the game ended."""
    result = s.result()
    assert result is not None
    text = g.say(lang, "turn-over", {"reason": g.reason(s, lang)})
    if g.cooperative:
        return text
    seats = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    places = [f"{result.places[seat]}. {g.seat_name(s, seat, lang)} ({result.scores[seat]})" for seat in seats]
    return f"{text}\n{g.say(lang, 'turn-places', {'places': ', '.join(places)})}"


def news_text(g: Game, news: list[str], lang: str, room: int) -> str:
    """The latest news that fit, in the order in which they happened."""
    if not news:
        return ""
    heading = g.say(lang, "turn-news", {})
    longest_hint = g.say(lang, "turn-earlier", {"n": len(news)})
    room -= len(heading) + len(longest_hint) + 2
    kept: list[str] = []
    for sentence in reversed(news):
        room -= len(sentence) + 1
        if room < 0:
            break
        kept.insert(0, sentence)
    if not kept:
        return ""
    hint = [g.say(lang, "turn-earlier", {"n": len(news) - len(kept)})] if len(kept) < len(news) else []
    return "\n".join([heading, *hint, *kept])


def sentences(g: Game, s: State, events: list[dict[str, Any]], lang: str) -> list[str]:
    """What happened, without what goes without saying."""
    quiet = g.drawing(g, lang).QUIET
    return [g.event_words(s, seen, lang) for seen in events if seen["event"] not in quiet]
