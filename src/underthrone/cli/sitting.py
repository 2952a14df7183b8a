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
from underthrone.cli.board import cells, columns, described, drawn, note, quiet
from underthrone.cli.screen import out
from underthrone.games.speech import speech
from underthrone.journal.journal import Journal
from underthrone.kernel.dice import seeded
from underthrone.kernel.errors import Illegal
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

SAY = speech("underthrone.cli")


class Quit(Exception):
    """The person leaves."""


class Sitting:
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
        self.path = path
        self.again = again
        # other bots in another game, the same when a game by seed is repeated
        chance = secrets.randbits(50) if self.s.draw_key else seeded(self.s.rng) >> 8
        self.bots = [bots.named(name, chance + i) for i, name in enumerate(opponents)]
        self.news: list[str] = g.log(self.s, seat, lang)

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

    def answer(self, seat: int, move: int) -> None:
        """A seat answers; what it caused is kept for the next look at the board."""
        if self.journal is not None:
            self.journal.play(seat, move)
        else:
            self.s.play(seat, move)
        told = [seen for seen in self.g.happened(self.s, self.seat) if seen["event"] not in quiet(self.g)]
        self.news += [self.g.told(self.s, seen, self.lang) for seen in told]

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
        """Shows the board and the moves, and reads until one of them is chosen."""
        self.save()
        self.show_news()
        self.show()
        while True:
            typed = input(self.say("prompt") + " ").strip()
            if not typed:
                continue
            verb, _, rest = typed.partition(" ")
            if verb.startswith("?"):
                self.help((verb[1:] + " " + rest).strip())
            elif verb in ("q", "quit"):
                raise Quit
            elif verb in ("u", "undo"):
                if self.undo():
                    return
            elif verb in ("b", "board"):
                self.show()
            elif verb in ("why", "pourquoi"):
                self.why(rest.strip())
            elif (move := self.chosen(typed)) is not None:
                self.answer(self.seat, move)
                return

    def moves(self) -> list[int]:
        """The person's moves, as they are numbered on the screen from 1."""
        return self.s.moves(self.seat)

    def chosen(self, typed: str) -> int | None:
        """The move that was meant by a number or by a part of its words; otherwise a sentence says what is wrong."""
        moves = self.moves()
        if typed.lstrip("-").isdecimal():
            if 1 <= int(typed) <= len(moves):
                return moves[int(typed) - 1]
            self.tell("no-such-number", number=typed, last=len(moves))
            return None
        fitting = [move for move in moves if typed.casefold() in self.words(move).casefold()]
        if len(fitting) == 1:
            return fitting[0]
        self.tell("several-fit" if fitting else "none-fits", typed=typed)
        return None

    def words(self, move: int) -> str:
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
        self.tell("undone")
        return True

    def help(self, what: str) -> None:
        """What can be typed, or everything about a card by its number in the list or its name."""
        if not what:
            self.tell("help")
            return
        names = [what]
        if what.isdecimal() and 1 <= int(what) <= len(self.moves()):
            found = self.g.moves.find(self.moves()[int(what) - 1])
            assert found is not None
            names = [str(self.g.argument(name, value, self.lang)) for name, value in found[1].items()]
        cards = [card for name in names if (card := described(self.g, name, self.lang)) is not None]
        for card in cards:
            out.print(card)
        if not cards:
            self.tell("nothing-about", what=what)

    def why(self, what: str) -> None:
        """Why a move that isn't in the list isn't possible now."""
        if not what:
            self.tell("why-what")
            return
        moves = self.moves()
        if what.isdecimal():
            number = int(what)
            if 1 <= number <= len(moves):
                self.tell("possible", number=number)
            else:
                self.tell("no-such-number", number=what, last=len(moves))
            return
        asked = {found[0].name for move in moves if (found := self.g.moves.find(move)) is not None}
        kinds = sorted(self.g.moves.kinds, key=lambda kind: kind.name not in asked)
        for move in [kind.base + i for kind in kinds for i in range(kind.span)]:
            if what.casefold() in self.words(move).casefold():
                if move in moves:
                    self.tell("possible", number=moves.index(move) + 1)
                else:
                    out.print(self.g.why_not(self.s, self.seat, move, self.lang), markup=False)
                return
        self.tell("nothing-about", what=what)

    # --- Showing

    def show_news(self) -> None:
        """What happened since the last look."""
        if self.news:
            out.print(Rule(self.say("news"), align="left", style="dim"))
            for sentence in self.news:
                out.print(Padding(Text(sentence), (0, 0, 0, 2)))
        self.news = []

    def show(self) -> None:
        """The board and the numbered moves."""
        out.print(drawn(self.g, self.s.view(self.seat), self.lang))
        out.print(Text(self.g.prompt(self.s, self.lang), style="bold"))
        told = any(any(str(cell) for cell in cells(self.g, move, self.lang)) for move in self.moves())
        facts = columns(self.g, self.lang) if told else []
        table = Table(box=None, pad_edge=False, show_header=bool(facts), header_style="dim")
        for name in ("", "", *facts):
            table.add_column(name, no_wrap=bool(name))
        for number, move in enumerate(self.moves(), 1):
            words = Text(self.words(move))
            if more := note(self.g, move, self.lang):
                words.append(f"\n{more}", style="dim")
            table.add_row(
                Text(f"{number:2}", style="bold cyan"), words, *(cells(self.g, move, self.lang) if told else [])
            )
        out.print(table)

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
        out.print(drawn(self.g, s.view(self.seat), self.lang))
        result = s.result()
        assert result is not None
        out.print(Text(self.g.reason(s, self.lang), style="bold"))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for key in ("place", "player", "score"):
            table.add_column(self.say(f"column-{key}"))
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            name = self.g.seat_name(s, seat, self.lang)
            you = f" ({self.say('you')})" if seat == self.seat else ""
            table.add_row(str(result.places[seat]), name + you, str(result.scores[seat]))
        out.print(table)
        if self.path is not None:
            self.tell("over", file=str(self.path))
            out.print("  " + shlex.join(["underthrone", "verify", str(self.path)]), markup=False, soft_wrap=True)
