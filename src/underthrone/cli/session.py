"""A person at the terminal: shows what the seat may know, asks, and lets the bots answer for the others."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Any

from rich import box
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from underthrone import bots
from underthrone.cli import typed as reading
from underthrone.cli.explain import SAY, Explainer
from underthrone.cli.screen import out
from underthrone.cli.typed import Misread, Offer
from underthrone.games.terminal import drawing
from underthrone.journal.journal import Journal
from underthrone.kernel.dice import seeded
from underthrone.kernel.errors import Illegal
from underthrone.kernel.game import Game
from underthrone.kernel.state import Result, State

INDENT = 4  # of the words, behind their number
GAP = 2  # between columns


class Quit(Exception):
    """The person leaves."""


class Session:
    """One person's game: on a journal, or on a scene without one."""

    def __init__(
        self,
        g: Game,
        on: Journal | State,
        seat: int,
        opponents: list[str],
        lang: str,
        again: list[str],
        path: Path | None = None,
    ) -> None:
        self.g = g
        self.journal = on if isinstance(on, Journal) else None
        self.scene = on if isinstance(on, State) else None
        self.seat = seat
        self.lang = lang
        self.drawing = drawing(g, lang)
        self.path = path
        self.again = again
        # other bots in another game, the same when a game by seed is repeated
        chance = secrets.randbits(50) if self.s.draw_key else seeded(self.s.rng) >> 8
        self.bots = [bots.named(name, chance + i) for i, name in enumerate(opponents)]
        self.news: list[str] = self.heard()
        self.tell_bots()
        self.mine = False  # whether the last answer was the person's own

    @property
    def s(self) -> State:
        """The position now."""
        if self.journal is not None:
            return self.journal.state
        assert self.scene is not None
        return self.scene

    def say(self, key: str, **args: Any) -> str:
        """Words of the terminal."""
        return SAY(self.lang, key, args)

    def tell(self, key: str, **args: Any) -> None:
        """A sentence of the terminal on a line of its own."""
        out.print(self.say(key, **args), markup=False)

    # --- The game

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        out.print(Rule(self.g.title(self.lang), characters="═"))
        me = self.g.seat_name(self.s, self.seat, self.lang)
        self.tell("welcome", seat=me)
        try:
            while seats := self.s.deciders():
                others = [seat for seat in seats if seat != self.seat]
                if others:
                    self.let_bot(others[0])
                else:
                    self.ask()
            self.farewell()
        except (Quit, EOFError, KeyboardInterrupt):
            out.print()
            self.leave()
        finally:
            for bot in self.bots:
                bot.leave(self.s.result())

    def answer(self, seat: int, move: int) -> None:
        """A seat answers; what it caused is kept for the next look at the board."""
        if self.journal is not None:
            self.journal.play(seat, move)
        else:
            self.s.play(seat, move)
        self.mine = seat == self.seat
        self.news += self.heard()
        self.tell_bots()

    def tell_bots(self) -> None:
        """Bots that listen hear what the last answer caused."""
        for seat, bot in enumerate(self.bots):
            if bot.listens and seat != self.seat:
                bot.hear(self.g.happened(self.s, seat))

    def heard(self) -> list[str]:
        """What the last answer caused, in sentences, without what goes without saying."""
        events = self.g.happened(self.s, self.seat)
        return [
            self.g.event_words(self.s, seen, self.lang) for seen in events if seen["event"] not in self.drawing.QUIET
        ]

    def let_bot(self, seat: int) -> None:
        """A bot answers for its seat."""
        if out.is_terminal:
            with out.status(self.say("thinking", seat=self.g.seat_name(self.s, seat, self.lang))):
                move = self.bots[seat].move(self.s, seat)
        else:
            move = self.bots[seat].move(self.s, seat)
        self.answer(seat, move)

    # --- Asking

    def ask(self) -> None:
        """Shows what there is to see, and reads until something is chosen."""
        self.save()
        going_on = self.goes_on()
        self.show_news()
        offers = self.offers()
        if not self.s.parts_of(self.seat):
            if not going_on:
                self.show_board()
            self.show_moves(offers)
        while not self.understood(input(self.prompt()).strip(), offers):
            pass

    def goes_on(self) -> bool:
        """Whether this question is part of what the person has begun, so that the board needn't be shown again."""
        question = self.s.rules.question_names[self.s.question]
        return self.mine and (not self.news or question in self.drawing.GOES_ON)

    def understood(self, line: str, offers: list[Offer]) -> bool:
        """Does what was typed; True when that changed the game."""
        verb, _, rest = line.partition(" ")
        if verb.startswith("?"):
            self.explain((verb[1:] + " " + rest).strip(), offers)
        elif line in ("q", "quit"):
            raise Quit
        elif line in ("u", "undo"):
            return self.undo()
        elif line in ("b", "board"):
            self.show_board()
            self.show_moves(offers)
        elif verb in ("why", "pourquoi"):
            self.why(rest.strip(), offers)
        elif line:
            return self.choose(line, offers)
        return False

    def choose(self, line: str, offers: list[Offer]) -> bool:
        """Plays what was typed; otherwise a sentence says what is wrong, and nothing has changed."""
        try:
            moves = reading.moves(line, offers, self.parts() - len(self.s.parts_of(self.seat)))
        except Misread as misread:
            self.tell(misread.key, **misread.said)
            return False
        for move in moves:
            self.answer(self.seat, move)
        self.save()
        return True

    def parts(self) -> int:
        """How many moves make one answer."""
        return self.s.rules.parts[self.s.question]

    def prompt(self) -> str:
        """What stands before the cursor: in a program also what is there already."""
        mine = self.s.parts_of(self.seat)
        if not mine:
            return self.say("prompt") + " "
        so_far = self.drawing.progress(self.s.view(self.seat), mine)
        return self.say("prompt-part", so_far=so_far, number=len(mine) + 1, parts=self.parts()) + " "

    def offers(self) -> list[Offer]:
        """The person's moves, as they are numbered on the screen: from 1, or by numbers of their own."""
        moves = self.s.moves(self.seat)
        own = [number for move in moves if (number := self.drawing.number(move)) is not None]
        numbers = own if len(own) == len(moves) else range(1, len(moves) + 1)
        return [
            Offer(number, move, self.words(move), self.drawing.sign(move))
            for number, move in zip(numbers, moves, strict=True)
        ]

    def words(self, move: int) -> str:
        """What a move does."""
        return self.g.words(self.s, self.seat, move, self.lang)

    def undo(self) -> bool:
        """Takes the person's last answer back where that is allowed."""
        try:
            if self.journal is not None:
                self.journal.undo(self.seat)
            else:
                self.s.withdraw(self.seat)
        except Illegal as illegal:
            out.print(illegal.words[self.lang], markup=False)
            return False
        self.mine = False
        self.tell("undone")
        return True

    def explain(self, what: str, offers: list[Offer]) -> None:
        """What can be typed, or everything about a move, a thing or the signs."""
        explainer = Explainer(self.drawing, self.s, self.seat, offers)
        said = explainer.about(what) if what else explainer.help()
        if said is None:
            self.tell("nothing-about", what=what)
        else:
            out.print(said)

    def why(self, what: str, offers: list[Offer]) -> None:
        """Why a move that isn't in the list isn't possible now."""
        reasons = Explainer(self.drawing, self.s, self.seat, offers).why(what) if what else [self.say("why-what")]
        for reason in reasons or [self.say("nothing-about", what=what)]:
            out.print(reason, markup=False)

    # --- Showing

    def show_news(self) -> None:
        """What happened since the last look."""
        if self.news:
            out.print(Rule(self.say("news"), align="left", style="dim"))
            for sentence in self.news:
                out.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))
        self.news = []

    def show_board(self) -> None:
        """The board as the seat may see it."""
        out.print(self.drawing.board(self.s.view(self.seat)))

    def show_moves(self, offers: list[Offer]) -> None:
        """What is asked, and the numbered moves."""
        out.print(Text(self.g.prompt(self.s, self.lang), style="bold"))
        cells = [self.drawing.cells(self.s, self.seat, offer.move) for offer in offers]
        facts = self.headings(next(filter(None, cells), []))
        signs = [f"  {offer.sign}" if offer.sign else "" for offer in offers]
        said = [Text(offer.words).append(sign, style="bold cyan") for offer, sign in zip(offers, signs, strict=True)]
        widths = [max(len(row[i]) for row in [facts, *cells] if row) for i in range(len(facts))]
        widths.insert(0, max(map(len, said)))
        if facts:
            out.print(_row(Text(), Text(), facts, widths))
        for offer, words, row in zip(offers, said, cells, strict=True):
            out.print(_row(Text(f"{offer.number:2}", style="bold cyan"), words, row, widths))
            if more := self.drawing.note(self.s, self.seat, offer.move):
                out.print(Padding(Text(more, style="dim"), (0, 0, 0, INDENT), expand=False))
        if self.parts() > 1:
            example = " ".join(
                offers[k % len(offers)].sign or str(offers[k % len(offers)].number) for k in range(self.parts())
            )
            self.tell("program", parts=self.parts(), example=example)

    def headings(self, cells: list[Text]) -> list[Text]:
        """The names of the columns, each over its cells."""
        names = self.drawing.columns() if cells else []
        return [Text(name, style="dim", justify=cell.justify) for name, cell in zip(names, cells, strict=True)]

    # --- Leaving

    def save(self) -> None:
        """Writes the journal down."""
        if self.journal is not None and self.path is not None:
            self.journal.save(self.path)

    def leave(self) -> None:
        """Says where the game is and how to go on."""
        self.save()
        if self.path is None:
            self.tell("left-scene")
        else:
            self.tell("left", file=str(self.path))
            out.print("  " + shlex.join([*self.again, "--journal", str(self.path)]), markup=False, soft_wrap=True)

    def farewell(self) -> None:
        """The last news, the last board and the result."""
        self.save()
        self.show_news()
        s = self.s
        self.show_board()
        result = s.result()
        assert result is not None
        out.print(Text(self.g.reason(s, self.lang), style="bold"))
        if not self.g.cooperative:
            out.print(self.standings(result))
        if self.path is not None:
            self.tell("over", file=str(self.path))
            out.print("  " + shlex.join(["underthrone", "verify", str(self.path)]), markup=False, soft_wrap=True)

    def standings(self, result: Result) -> Table:
        """Who came where."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for key in ("place", "player", "score"):
            table.add_column(self.say(f"column-{key}"))
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            name = self.g.seat_name(self.s, seat, self.lang)
            you = f" ({self.say('you')})" if seat == self.seat else ""
            table.add_row(str(result.places[seat]), name + you, str(result.scores[seat]))
        return table


def _row(number: Text, words: Text, cells: list[Text], widths: list[int]) -> Table:
    """A line of the list: the same columns in every line, the words' column as wide as there is room."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=0)
    room = out.width - INDENT - sum(width + GAP for width in widths[1:])
    table.add_column(width=INDENT)
    table.add_column(width=min(widths[0], room))
    for width in widths[1:]:
        table.add_column(width=width + GAP, no_wrap=True)
    table.add_row(number, words, *[Padding(cell, (0, 0, 0, GAP)) for cell in cells])
    return table
