"""What a person may ask at the terminal: what can be typed, what a move or a thing is, why something isn't possible."""

from __future__ import annotations

import re
from functools import cache, cached_property
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from underthrone.cli.typed import Offer, numbered, telling_word
from underthrone.games import game as find
from underthrone.games.speech import speech
from underthrone.games.terminal import Terminal
from underthrone.kernel.state import State

SAY = speech("underthrone.cli")
SIGNS = ("signs", "signes")
MOST_RULES = 3  # shown for a word
MOST_THINGS = 6  # explained at once; of more only the names are said


class Explainer:
    """Answers for one position, as one seat may know it."""

    def __init__(self, drawing: Terminal[Any], s: State, seat: int, offers: list[Offer]) -> None:
        self.drawing = drawing
        self.g = drawing.g
        self.lang = drawing.lang
        self.s = s
        self.seat = seat
        self.offers = offers
        self.view = s.view(seat)

    def say(self, key: str, **args: Any) -> str:
        """Words of the terminal."""
        return SAY(self.lang, key, args)

    # --- ?

    def help(self) -> RenderableType:
        """What can be typed, with examples of this very list."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2), pad_edge=False)
        table.add_column(no_wrap=True, style="bold cyan")
        for typed, words in self._commands():
            table.add_row(typed, words)
        return Group(Text(self.say("help")), table)

    def _commands(self) -> list[tuple[str, str]]:
        offer = self.offers[-1]
        last = offer.number
        found = [(str(last), self.say("help-number", words=offer.words))]
        if word := telling_word(self.offers, offer):
            found.append((word, self.say("help-word")))
        if offer.sign:
            found.append((" ".join(o.sign for o in self.offers), self.say("help-line")))
        found.append((f"? {last}", self.say("help-about-number", number=last)))
        if thing := self._example():
            found.append((f"? {thing}", self.say("help-about-name")))
        if self.drawing.signs(self.view):
            found.append((self.say("signs"), self.say("help-signs")))
        if name := self._refused():
            found.append((f"{self.say('why')} {name}", self.say("help-why")))
        return found + [(key, self.say(f"help-{key}")) for key in ("b", "u", "q")]

    def _example(self) -> str:
        """The name of something that can be explained: of the list if there is one, otherwise the game's first."""
        things = [thing.name for thing in self.drawing.things(self.view)]
        there = [name for name in things if any(name in offer.words for offer in self.offers)]
        return (there or things or [""])[-1 if there else 0]

    def _refused(self) -> str:
        """The name of a thing that can't be chosen now, for a reason of its own."""
        here = self.g.moves.find(self.offers[-1].move)
        assert here is not None
        for thing in self.drawing.things(self.view):
            for move in self._about(thing.name):
                found = self.g.moves.find(move)
                if found is not None and found[0] == here[0] and self.s.why_not(self.seat, move) is not None:
                    return thing.name
        return ""

    # --- ? 3, ? name, ? signs

    def about(self, what: str) -> RenderableType | None:
        """A move by its number in the list, the signs, things by name, or rules by a word; None when nothing fits."""
        if offer := numbered(what, self.offers):
            return self.move(offer)
        if what.casefold() in SIGNS:
            return self.signs()
        things = self.drawing.named(what, self.view)
        if len(things) > MOST_THINGS:
            return Text(self.say("several-things", typed=what, names=", ".join(thing.name for thing in things)))
        parts = [thing.draw() for thing in things]
        return (
            Group(*parts, *self._possible(things[0].name if len(things) == 1 else "")) if parts else self.written(what)
        )

    def move(self, offer: Offer) -> RenderableType:
        """Everything about a move of the list: its words, what it is about, and the rule that it comes from."""
        parts: list[RenderableType] = [Text(f"{offer.number}  {offer.words}", style="bold")]
        found = self.g.moves.find(offer.move)
        assert found is not None
        things = [self.drawing.thing(self.s, name, value) for name, value in found[1].items()]
        parts += [thing for thing in things if thing is not None]
        if not any(things) and (note := self.drawing.note(self.s, self.seat, offer.move)):
            parts.append(Padding(Text(note), (0, 0, 0, 3)))
        parts.append(self.rule())
        return Group(*parts)

    def rule(self) -> RenderableType:
        """What is asked, and the rule that asks it."""
        prompt = self.g.prompt(self.s, self.lang)
        text = Text(f"{self.say('asked')} {prompt}", style="dim")
        rule = self.s.rules.rule_ids[self.s.question]
        if sentence := rules(self.g.id, self.lang).get(rule, ""):
            text.append(f"\n{self.say('rule', id=rule)} {sentence}")
        return Padding(text, (0, 0, 0, 3))

    def written(self, what: str) -> RenderableType | None:
        """The first rules that have this in their heading, or else in their words."""
        word = re.compile(rf"\b{re.escape(what)}", re.IGNORECASE)
        known = rules(self.g.id, self.lang)
        headed = [rule for rule, heading in chapters(self.g.id, self.lang).items() if word.search(heading)]
        found = [(rule, known[rule]) for rule in headed or [rule for rule in known if word.search(known[rule])]]
        texts = [Text(f"{self.say('rule', id=rule)} {said}") for rule, said in found[:MOST_RULES]]
        return Group(*[Padding(text, (0, 0, 0, 3)) for text in texts]) if texts else None

    def signs(self) -> RenderableType | None:
        """The letters and signs of the board."""
        signs = self.drawing.signs(self.view)
        if not signs:
            return None
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2), pad_edge=False)
        for sign, words in signs:
            table.add_row(sign, words)
        return table

    # --- why

    def why(self, what: str) -> list[str]:
        """Why the moves about something aren't possible now, in sentences; nothing when there are no such moves."""
        if not what.isdecimal():
            return self._answers(self._about(what))
        if numbered(what, self.offers):
            return [self.say("possible", count=1, numbers=what)]
        first, last = self.offers[0].number, self.offers[-1].number
        return [self.say("no-such-number", number=what, first=first, last=last)]

    def _possible(self, name: str) -> list[RenderableType]:
        """Whether a thing can be chosen now, where something of its kind is asked for."""
        moves = [move for move in self._about(name) if self._asked(move)] if name else []
        return [Padding(Text(sentence, style="dim"), (0, 0, 0, 3)) for sentence in self._answers(moves)]

    def _asked(self, move: int) -> bool:
        """Whether moves of this kind are in the list."""
        found = self.g.moves.find(move)
        kinds = [here[0] for offer in self.offers if (here := self.g.moves.find(offer.move)) is not None]
        return found is not None and found[0] in kinds

    def _about(self, what: str) -> list[int]:
        """The moves whose words have this in them: of the kinds that are asked for now, or else of all kinds."""
        wanted = what.casefold()
        fitting = [move for move, words in enumerate(self._words) if wanted in words]
        return [move for move in fitting if self._asked(move)] or fitting

    @cached_property
    def _words(self) -> list[str]:
        """The words of every move of the game, in small letters."""
        every = range(self.g.move_count)
        return [self.g.words(self.s, self.seat, move, self.lang).casefold() for move in every]

    def _answers(self, moves: list[int]) -> list[str]:
        """For moves of the list their number; for the others the reasons, each once."""
        here = [offer.number for offer in self.offers if offer.move in moves]
        if here:
            return [self.say("possible", count=len(here), numbers=self.g.listed([*map(str, here)], self.lang))]
        reasons = [self.g.why_not(self.s, self.seat, move, self.lang) for move in moves]
        return list(dict.fromkeys(reasons))[:1]


@cache
def rules(game: str, lang: str) -> dict[str, str]:
    """The sentences of a game's rules by their ids."""
    found = re.findall(r"^- \*\*([A-Z]+-\d+)\*\* (.+)$", find(game).rules_text(lang), re.MULTILINE)
    return {rule: re.sub(r"[*_`]", "", sentence) for rule, sentence in found}


@cache
def chapters(game: str, lang: str) -> dict[str, str]:
    """The heading that each rule stands under."""
    found: dict[str, str] = {}
    for chapter in re.split(r"^#+ ", find(game).rules_text(lang), flags=re.MULTILINE):
        heading, _, text = chapter.partition("\n")
        found |= dict.fromkeys(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE), heading)
    return found
