"""`underthrone review`: a game judged by what its players could know."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

import underthrone as ut
from underthrone import bots
from underthrone.cli.paper import Edition, File, Lang
from underthrone.cli.screen import at_least, bar, hung, language, out
from underthrone.journal.journal import Journal
from underthrone.kernel.errors import Trouble
from underthrone.review.curve import sparkline
from underthrone.review.review import SEED, Judged, Review, Reviewer, Turn, summed
from underthrone.review.verdicts import BEST, GOOD, SIGNS, VERDICTS
from underthrone.review.weighing import Budget
from underthrone.review.words import at_least as cost
from underthrone.review.words import gained, named, percent, points, say

COLOURS = {"best": "green", "good": "green", "inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}


def add_to(app: typer.Typer) -> None:
    """The command."""
    app.command()(review)


def review(
    file: File,
    lang: Lang = "en",
    json: Annotated[bool, typer.Option("--json", help="Everything as JSON, for programs.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="List the good decisions too.")] = False,
    times: Annotated[int, typer.Option(metavar="N", help="Think N times as long.")] = 1,
    seed: Annotated[int, typer.Option(help="Other imagined worlds; the same seed gives the same review.")] = SEED,
    bot: Annotated[
        str, typer.Option(help="A bot whose answers are weighed too: also module:Class, cmd:./engine, llm:URL#MODEL.")
    ] = "",
    edition: Edition = None,
) -> None:
    """Review a game: what each decision cost, what would have been better and why, skill and luck apart."""
    language(lang)
    at_least("times", times, 1)
    journal = ut.load_journal(file, edition)
    if not journal.lines:
        raise Trouble(f"{journal.where}: nobody has decided anything in it yet.")
    if bot:
        bots.named(bot, seed)  # a wrong name is told at once
    found = _reviewed(Reviewer(journal, seed, Budget().times(times), bot), lang)
    if json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        return
    Page(found, [journal.game.say(lang, "seat", {"number": n + 1}) for n in range(found.players)], lang).show(
        journal, everything
    )


def _reviewed(reviewer: Reviewer, lang: str) -> Review:
    with bar(say(lang, "reviewing"), len(reviewer)) as done:
        pieces = []
        for place in range(len(reviewer)):
            pieces.append(reviewer.piece(place))
            done()
    return summed(reviewer.journal, pieces, reviewer.seed)


class Page:
    """A review on the terminal."""

    def __init__(self, found: Review, names: list[str], lang: str) -> None:
        self.review = found
        self.names = names
        self.lang = lang

    def say(self, key: str, **args: object) -> str:
        """A sentence of reviews."""
        return say(self.lang, key, **args)

    def show(self, journal: Journal, everything: bool) -> None:
        """All of it: players, curve, moments, decisions."""
        title = journal.game.title(self.lang)
        out.print(Text(self.say("review-of", title=title, players=self.review.players), style="bold"))
        ending = named(journal.game.reason(journal.state, self.lang), self.names)
        hung(Text(ending or self.say("not-over")))
        out.print(self._players())
        hung(Text(self.say("luck-and-skill", **SIGNS), style="dim"))
        out.print()
        self._curve()
        self._moments()
        self._decisions(everything)

    def _players(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("")
        for key in ("accuracy", "decisions", *[f"sign-{name}" for name in VERDICTS], "own", "others", "luck"):
            head = SIGNS[key[5:]] if key.startswith("sign-") else self.say(f"column-{key}")
            table.add_column(head, justify="right", vertical="bottom")
        for player in self.review.seats:
            counts = [str(player.verdicts[name] or "") for name in VERDICTS]
            changes = [points(each) for each in (player.skill, player.others, player.luck)]
            accuracy = f"{player.accuracy:.0f} %"
            table.add_row(self.names[player.seat], accuracy, str(player.decisions), *counts, *changes)
        return table

    def _curve(self) -> None:
        """A line of blocks for each seat; for a team one for all."""
        out.print(Text(self.say("curve"), style="bold"))
        seats = [0] if self.review.cooperative else list(range(self.review.players))
        for seat in seats:
            name = self.say("team") if self.review.cooperative else self.names[seat]
            values = [point.chances[seat] for point in self.review.curve]
            line = Text(f"{name[:12]:12} {percent(values[0]):3} % ")
            line.append(sparkline(values, 50), style="cyan")
            line.append(f" {percent(values[-1]):3} %")
            out.print(line)
        out.print()

    def _moments(self) -> None:
        if self.review.moments:
            out.print(Text(self.say("moments"), style="bold"))
        for number, i in enumerate(self.review.moments, 1):
            turn = self.review.turns[i]
            hung(Text(self.moment(turn)), f"{number}. ")
            for one in [self.review.decisions[place] for place in turn.decisions]:
                who = f"{self.names[one.seat]}{self.say('colon')}"
                hung(Text(f"{who} {self.said(one)}"), f"   {SIGNS[one.verdict]:2} ")
        if self.review.moments:
            out.print()

    def moment(self, turn: Turn) -> str:
        """What changed, and whether luck or decisions did it."""
        changes = _changes(turn, self.review.cooperative)
        team = self.say("team")
        who = ", ".join(
            f"{team if self.review.cooperative else self.names[seat]} {points(turn.change[seat])}" for seat in changes
        )
        return self.say("moment", number=turn.number, round=turn.round, who=who, by=turn.cause)

    def said(self, one: Judged) -> str:
        """What somebody decided."""
        return named(one.said[self.lang], self.names)

    def _decisions(self, everything: bool) -> None:
        shown = [one for one in self.review.decisions if everything or one.verdict not in (BEST, GOOD)]
        out.print(Text(self.say("decisions" if everything else "mistakes"), style="bold"))
        if not shown:
            out.print(self.say("no-mistakes"))
        for one in shown:
            self._decision(one)

    def _decision(self, one: Judged) -> None:
        verdict = self.say(f"verdict-{one.verdict}")
        line = Text(f"{SIGNS[one.verdict]} {verdict}", style=COLOURS[one.verdict])
        line.append(f" {cost(one.sure)}" if cost(one.sure) else "", style="bold")
        line.append(f" {self.say('found', won=gained(one.won))}" if gained(one.won) else "", style="bold")
        line.append(f"  {self.names[one.seat]}", style="bold default")
        line.append(f"{self.say('colon')} {self.said(one)}", style="default")
        more = [self.say("better", what=one.better_said[self.lang])] if one.better else []
        hung(line, f"{one.number:4}  ")
        for sentence in more:
            hung(Text(named(sentence, self.names)), " " * 6)
        for why in one.reasons:
            hung(Text(named(why[self.lang], self.names)), " " * 6 + "– ")


def _changes(turn: Turn, cooperative: bool) -> list[int]:
    """The seats for which most changed, at most three."""
    if cooperative:
        return [0]
    ranked = sorted(range(len(turn.change)), key=lambda seat: -abs(turn.change[seat]))
    return [seat for seat in ranked[:3] if abs(turn.change[seat]) >= 0.01]
